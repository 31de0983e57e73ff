"""What the outcome of a round is worth to the player: by the number of stars, and for a win."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite
from numbers import Real
from typing import Final

from ...kit.rules.errors import GameError, quoted
from ..rules.ending import STARS_TO_WIN, line_masks
from ..rules.position import Earnings, Position

MOST_STARS: Final = 7
"""No round earns more: one star for opting out, four for the colours, and two for the own cards."""


@dataclass(frozen=True)
class Payoff:
    """What the outcome of a round is worth: any table, in place of the stars themselves or of a win now.

    The worth of a star depends on the game: the third one may be worth little to a player who needs two, and a bust is
    not always worth nothing. `solve` finds the choices with the greatest worth to expect.

    Attributes:
        stars: what a round is worth that earns 0, 1, … 7 stars, eight numbers. The first one is the worth of a bust,
            and none is smaller.
        line: what it is worth, whatever the number of stars, if they can be placed so as to win: in a line of five, or
            as the twelfth. Left out, winning counts no more than its stars.

    Raises:
        GameError: there are not eight numbers, one is less than the worth of a bust, or one is not finite.

    >>> two_are_enough = Payoff([0, 0.2, 1, 1, 1, 1, 1, 1])
    >>> two_are_enough.stars[2], two_are_enough.bust, two_are_enough.line
    (1.0, 0.0, None)
    """

    stars: tuple[float, ...]
    line: float | None = None

    def __init__(self, stars: Iterable[float], line: float | None = None) -> None:
        if isinstance(stars, str) or not isinstance(stars, Iterable):
            raise GameError(
                f"a payoff has a number for each count of stars from 0 to {MOST_STARS}, not {quoted(stars)}"
            )
        worths = tuple(_number(worth) for worth in stars)
        if len(worths) != MOST_STARS + 1:
            raise GameError(
                f"a payoff has {MOST_STARS + 1} numbers, for 0 to {MOST_STARS} stars, and this one has {len(worths)}"
            )
        at_win = None if line is None else _number(line)
        for worth in (*worths, *([] if at_win is None else [at_win])):
            if worth < worths[0]:
                raise GameError(f"no outcome is worth less than a bust ({worths[0]:g}), and this one is: {worth:g}")
        object.__setattr__(self, "stars", worths)
        object.__setattr__(self, "line", at_win)

    @property
    def bust(self) -> float:
        """What a bust is worth."""
        return self.stars[0]

    def worth(self, stars: int, wins: bool) -> float:
        """What it is worth to opt out with a number of stars, if they can be placed so as to win or if not."""
        return self.line if wins and self.line is not None else self.stars[stars]


def _number(worth: object) -> float:
    """A worth as a plain number."""
    if isinstance(worth, bool) or not isinstance(worth, Real) or not isfinite(worth):
        raise GameError(f"a worth is a number, not {quoted(worth)}")
    return float(worth)


OF_GOAL: Final = {"stars": Payoff(range(MOST_STARS + 1)), "win": Payoff([0] * (MOST_STARS + 1), line=1)}
"""The payoffs of the goals that have a name."""


# What it is worth to opt out, and whether its stars can be placed so as to win.


def line_gaps(position: Position) -> tuple[int, ...]:
    """For each line of five that this round could complete, the cells that still need a star."""
    board = position.grid
    all_gaps = [line & ~position.star_mask for line in line_masks(position.size)]
    could_be = position.button_mask | position.legal_mask
    return tuple(gaps for gaps in all_gaps if not gaps & ~could_be and not gaps & board.beside(gaps))


def worth_of_stopping(position: Position, buttons: int, payoff: Payoff, lines: tuple[int, ...]) -> float:
    """What opting out is worth with these buttons, the position's own and others; `lines` are its `line_gaps`."""
    stars = Earnings.of(position.colour_masks, buttons, position.cards).total
    wins = stars + len(position.stars) >= STARS_TO_WIN or any(
        gaps & buttons == gaps and gaps.bit_count() <= stars for gaps in lines
    )
    return payoff.worth(stars, wins)
