"""What a simple rule looks at when it decides to opt out, and what it says; see `stopping_rules`."""

from __future__ import annotations

from collections.abc import Callable
from numbers import Integral
from typing import Any, Final, NamedTuple

from ...kit.rules.errors import GameError, parsed_as, quoted
from ..rules.position import Position

_TRUTHS: Final = ("bool", "bool_")
"""What numpy's type of truth values is called: it is no number."""


class Situation(NamedTuple):
    """What a rule may look at, in solo practice.

    Attributes:
        buttons: how many buttons lie there, 1 or more.
        stars: how many stars opting out earns now, 1 to 7.
        bust: the chance that the next roll is bust, 0 to 1.
        open_spaces: on how many spaces a button may be laid.
        closed_rows: in how many rows there is no such space.
    """

    buttons: int
    stars: int
    bust: float
    open_spaces: int
    closed_rows: int


Rule = Callable[[Situation], Any]
"""Says `True` (or 1) to opt out and `False` (or 0) to roll."""


def situation_of(position: Position | str) -> Situation:
    """What a rule sees of a position.

    Raises:
        GameError: `position` is neither a `Position` nor the text of one.

    >>> situation_of(Position.parse("rby/gRy/ybg r 2"))
    Situation(buttons=1, stars=1, bust=0.4074074074074074, open_spaces=4, closed_rows=1)
    """
    position = parsed_as(Position, position)
    size, dice = position.size, position.black_dice
    by_row = [(position.legal_mask & row).bit_count() for row in position.grid.rows]
    return Situation(
        len(position.buttons),
        position.stars_for_opting_out(),
        sum((size - spaces) ** dice for spaces in by_row) / size ** (dice + 1),
        sum(by_row),
        by_row.count(0),
    )


def opts_out(rule: Rule, situation: Situation) -> bool:
    """Whether somebody who plays by a rule opts out; who has no button never does, and who has no open space always.

    Raises:
        GameError: the rule says neither yes nor no.
    """
    if not situation.buttons:
        return False
    if not situation.open_spaces:
        return True
    said = rule(situation)
    if not (isinstance(said, Integral) or type(said).__name__ in _TRUTHS) or said not in (0, 1):
        raise GameError(
            f"a rule says True for opting out or False for rolling, and this one says {quoted(said)} for {situation}"
        )
    return bool(said)
