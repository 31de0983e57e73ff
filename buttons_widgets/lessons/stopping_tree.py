"""A picture of a roll on a small board: what may come of it, how likely, and what that is worth."""

from __future__ import annotations

from fractions import Fraction

from ..buttons.drawing.picture import board_svg
from ..buttons.rules.position import Position
from ..kit.rules.errors import GameError
from .charts import BAD
from .picture import Picture, picture_words, sheet, written
from .stopping import Worth, best_worth, branches, roll_worth, stars_now

_SCALES = {3: 0.3, 4: 0.245}
_BOARD = 90
"""A board of three rows and one of four are both so high."""
_STEP = 112
_MOST = 6


def roll_tree(position: Position, worth: Worth = best_worth, stop: Worth = stars_now) -> Picture:
    """The branches of a roll, with the chance and the worth of each, and the worth of rolling and of opting out.

    Args:
        position: on a board of three or four rows.
        worth: what a position is worth after the roll: `best_worth`, or `stars_now` if one opts out after it.
        stop: what opting out is worth: the stars, or with `best_chance` for the worth `win_now`.

    Raises:
        GameError: the board is too large, or there are too many branches for a picture.

    >>> roll_tree(Position.parse("R*r/*r*/r*r r 2"))
    <picture: rolling is worth 250/243, opting out 1>
    """
    if position.size > 4:
        raise GameError.of(
            "refused-tree-size", "a tree by hand is for boards of three or four rows, not of {rows}", rows=position.size
        )
    found = branches(position, worth)
    if len(found) > _MOST:
        raise GameError.of(
            "refused-tree-wide",
            "this roll has {count} branches, and the picture has room for {most}",
            count=len(found),
            most=_MOST,
        )
    height = _STEP * (len(found) + 1) - 16
    middle, rolling, leaving = height / 2, roll_worth(position, worth), stop(position)
    unit = " ★" if stop is stars_now else ""
    say = picture_words().say
    marks = [
        _small(position, 0, middle - _BOARD / 2),
        written(say("tree-out", worth=f"{leaving}{unit}"), 0, middle + _BOARD / 2 + 18),
        written(say("tree-roll", worth=rolling), 0, middle + _BOARD / 2 + 38, bold=rolling > leaving),
    ]
    for place, one in enumerate(found):
        y = _STEP * place + _BOARD / 2
        marks += [
            f'<path d="M{_BOARD + 14} {middle:g}L300 {y:g}" stroke="#b79f6b" stroke-width="2"/>',
            written(say("tree-row", row=one.row, chance=one.chance), 290, _beside_line(y, middle), anchor="end"),
            _small(one.after, 306, y - _BOARD / 2),
            written(say("tree-worth", worth=one.worth), 306 + _BOARD + 14, y + 5, bold=True),
        ]
    bust = 1 - sum((one.chance for one in found), Fraction(0))
    y = _STEP * len(found) + _BOARD / 2
    marks += [
        f'<path d="M{_BOARD + 14} {middle:g}L300 {y:g}" stroke="{BAD}" stroke-width="2"/>',
        written(say("tree-bust", chance=bust), 290, _beside_line(y, middle), anchor="end"),
        written(say("tree-worth", worth=0), 306, y + 5, bold=True),
    ]
    title = say("tree-title", roll=rolling, out=leaving)
    return sheet(title, 520, height, marks)


def _beside_line(y: float, middle: float) -> float:
    """Where a branch's text stands, off its line: above one that rises, below one that falls."""
    return y - 10 if y <= middle else y + 24


def _small(position: Position, x: float, y: float) -> str:
    """A board at a place of the picture."""
    svg = board_svg(position.view(), scale=_SCALES[position.size], title=str(position))
    return svg.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" ', 1)
