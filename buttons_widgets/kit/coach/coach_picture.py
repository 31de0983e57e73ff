"""What the coach says as a picture, for saved notebooks and exports: the verdict, and a bar for each choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..page.lettering import wrapped
from ..page.svg import panel, written
from .coach_page import BarRow

WORTH: Final = "#6a3fc4"
RISK: Final = "#b3261e"
_ROW: Final = 24
_LINE: Final = 22
_BAR: Final = (120, 150)
"""Where a bar begins, and how long the longest is."""


def says_svg(head: str, rows: Sequence[BarRow], heads: tuple[str, str], width: int) -> tuple[str, int]:
    """A panel of its own, readable on a light and on a dark page.

    Args:
        head: what stands first: the verdict, or the question; a long one takes several lines.
        rows: the options; none if the answer is not shown.
        heads: the headings of the columns of worths and of risks.
        width: in units.

    Returns:
        The markup, with its upper left corner at the origin, and its height.

    >>> markup, height = says_svg("Roll or stop?", [], ("", ""), 300)
    >>> markup.count("<text"), height
    (1, 44)
    >>> markup, height = says_svg("How likely is it that the next roll is lost? Roll or stop?", [], ("", ""), 300)
    >>> markup.count("<text"), height
    (2, 66)
    """
    lines = wrapped(head, width - 32, 16, bold=True, spare=8) or [""]
    more = _LINE * (len(lines) - 1)
    height = 44 + more + (_ROW * len(rows) + 26 if rows else 0)
    parts = [
        panel(width, height),
        *(written(line, 16, 28 + _LINE * number, size=16, weight=650) for number, line in enumerate(lines)),
    ]
    if rows:
        start, length = _BAR
        risks = width - 16
        top = 54 + more
        parts += [written(heads[0], start, top, size=12), written(heads[1], risks, top, size=12, anchor="end")]
        for number, row in enumerate(rows):
            y, weight = top + 20 + _ROW * number, 650 if row.best else 400
            tint = "1" if row.best else ".45"
            parts += [
                written(row.name, 16, y, weight=weight),
                _bar(start, y, length, "#eee4cf", "1"),
                _bar(start, y, length * row.share, WORTH, tint),
                written(row.worth, start + length + 76, y, weight=weight, anchor="end"),
                written(row.risk_text, risks, y, fill=RISK, anchor="end") if row.risk_text else "",
            ]
    return "".join(parts), height


def _bar(x: float, y: float, length: float, fill: str, opacity: str) -> str:
    return f'<rect x="{x:g}" y="{y - 11:g}" width="{length:.1f}" height="12" rx="3" fill="{fill}" opacity="{opacity}"/>'
