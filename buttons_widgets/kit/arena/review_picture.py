"""A review as a picture, for saved notebooks and exports."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ..coach.coach_picture import FONT, INK, WORTH
from ..page.lettering import wrapped
from .review import Review
from .review_plot import plot_of

WIDTH: Final = 620
_LINE: Final = 21
_PLOT: Final = (150, 30)
"""How high the plot is, and how far from the left."""


def review_svg(lines: Sequence[tuple[str, bool]], review: Review | None) -> str:
    """A panel of its own, readable on a light and on a dark page: lines of text, and the plot below them.

    Args:
        lines: the texts, and for each whether it is a heading.
        review: whose plot is drawn; `None` for no plot.

    >>> review_svg([("Review: Ada", True)], None).count("<text")
    1
    """
    parts, y = [], 30
    for text, heading in lines:
        size = 17 if heading else 13
        for line in wrapped(text, WIDTH - 32, size, bold=heading, spare=8):
            weight = 650 if heading else 400
            parts.append(
                f'<text x="16" y="{y}" font-family="{FONT}" font-size="{size}" font-weight="{weight}"'
                f' fill="{INK}">{escape(line, quote=False)}</text>'
            )
            y += _LINE
    if review is not None:
        parts.append(_plot_svg(review, y))
        y += _PLOT[0] + 34
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" width="{WIDTH}" height="{y}" role="img"'
        f' aria-label="{escape(lines[0][0])}">'
        f'<rect width="{WIDTH}" height="{y}" rx="12" fill="#fcf8ef" stroke="#e0d2b4"/>{"".join(parts)}</svg>'
    )


def _plot_svg(review: Review, top: int) -> str:
    height, left = _PLOT
    plot = plot_of(review)
    across, down = (WIDTH - left - 24) / 100, height / 100

    def text(x: float, y: float, what: object, anchor: str) -> str:
        return (
            f'<text x="{x:g}" y="{y:g}" font-family="{FONT}" font-size="12" fill="{INK}"'
            f' text-anchor="{anchor}">{what}</text>'
        )

    grid = "".join(
        f'<path d="M0,{y * down:g}H{100 * across:g}" stroke="#e0d2b4"/>{text(-8, y * down + 4, level, "end")}'
        for level, y in plot.levels
    )
    rounds = "".join(text(x * across, height + 18, number, "middle") for number, x in plot.rounds)
    lines = "".join(
        f'<polyline points="{" ".join(_scaled(point, across, down) for point in line.split())}"'
        f' fill="none" stroke="{WORTH}" stroke-width="2"/>'
        for line in plot.lines
    )
    marks = "".join(text(x * across, y * down - 6, mark, "middle") for mark, x, y in plot.marks)
    return f'<g transform="translate({left} {top})">{grid}{rounds}{lines}{marks}</g>'


def _scaled(point: str, across: float, down: float) -> str:
    x, y = map(float, point.split(","))
    return f"{x * across:.1f},{y * down:.1f}"
