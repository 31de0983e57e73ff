"""A review as a picture, for saved notebooks and exports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..coach.coach_picture import WORTH
from ..page.lettering import wrapped
from ..page.svg import group, panel, picture, written
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
            parts.append(written(line, 16, y, size=size, weight=650 if heading else 400))
            y += _LINE
    if review is not None:
        parts.append(_plot_svg(review, y))
        y += _PLOT[0] + 34
    return picture((0, 0, WIDTH, y), panel(WIDTH, y), *parts, label=lines[0][0])


def _plot_svg(review: Review, top: int) -> str:
    height, left = _PLOT
    plot = plot_of(review)
    across, down = (WIDTH - left - 24) / 100, height / 100

    def text(x: float, y: float, what: object, anchor: str) -> str:
        return written(what, x, y, size=12, anchor=anchor)

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
    return group(grid, rounds, lines, marks, at=(left, top))


def _scaled(point: str, across: float, down: float) -> str:
    x, y = map(float, point.split(","))
    return f"{x * across:.1f},{y * down:.1f}"
