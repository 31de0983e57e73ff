"""The moves of Pretty Tricky, each a tiny frozen value with a short text.

| move | text |
| --- | --- |
| `Dice((2, 4, 5), 5)` | `dice 245 5`: the blue dice, then the red one; chance's move |
| `Tick(7)` | `tick 7`: a box of row 7 |
| `Tick(7, 9)` | `tick 7 9`: a box of each, with both pairs of a split |
| `Pass()` | `pass`: nothing is ticked |
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Final, Self

from ...kit.rules.chance import orders_of
from ...kit.rules.errors import unwanted
from ...kit.rules.moves import MoveTexts, TextMove
from ...kit.rules.numbers import number_within
from ...kit.rules.phrase import Phrase
from .sheet import ROWS

if TYPE_CHECKING:
    from fractions import Fraction

PIPS: Final = range(1, 7)
BLUE_DICE: Final = 3

_BLUE: Final = Phrase("refused-blue-dice", "three blue dice show 1 to 6 each, such as (2, 4, 5)")
_RED: Final = Phrase("refused-red-die", "the red die shows 1 to 6")
_ROW: Final = Phrase("refused-tick-row", "a box is ticked in a row from 2 to 12")


@dataclass(frozen=True)
class Dice(TextMove):
    """How the dice fall: chance's move.

    Attributes:
        blue: the three blue dice, kept in ascending order.
        red: the red die, with which only the active player makes a pair.

    >>> dice = Dice((5, 2, 4), 5)
    >>> str(dice), dice.splits, dice.sums, dice.blue_sums
    ('dice 245 5', ((6, 10), (7, 9)), (6, 7, 9, 10), (6, 7, 9))
    """

    blue: tuple[int, ...]
    red: int

    form = "dice {blue_text} {red}"
    example = "dice 245 5"

    def __post_init__(self) -> None:
        blue = self.blue
        if isinstance(blue, str) or not isinstance(blue, Iterable):
            raise unwanted(_BLUE, blue)
        pips = tuple(sorted(number_within(die, PIPS[0], PIPS[-1], _BLUE) for die in blue))
        if len(pips) != BLUE_DICE:
            raise unwanted(_BLUE, blue)
        object.__setattr__(self, "blue", pips)
        object.__setattr__(self, "red", number_within(self.red, PIPS[0], PIPS[-1], _RED))

    @property
    def blue_text(self) -> str:
        """The blue dice as they are written: `245`."""
        return "".join(map(str, self.blue))

    @cached_property
    def splits(self) -> tuple[tuple[int, int], ...]:
        """The two sums of every split into two pairs, each ascending, one after the other, none twice: one to three."""
        first, *others = (*self.blue, self.red)
        total = first + sum(others)
        return tuple(sorted({_ascending(first + die, total - first - die) for die in others}))

    @cached_property
    def sums(self) -> tuple[int, ...]:
        """The sums of any two dice, ascending: what the active player may tick."""
        return tuple(sorted({row for split in self.splits for row in split}))

    @cached_property
    def blue_sums(self) -> tuple[int, ...]:
        """The sums of two blue dice, ascending: what the others may tick."""
        return tuple(sorted({one + other for one, other in combinations(self.blue, 2)}))

    @classmethod
    def read(cls, **words: str) -> Self | None:
        """The dice that are written so."""
        blue, red = words["blue_text"], words["red"]
        return cls(tuple(map(int, blue)), int(red)) if re.fullmatch("[1-6]{3} [1-6]", f"{blue} {red}") else None


@dataclass(frozen=True, slots=True)
class Tick(TextMove):
    """A box is ticked, or, by the active player alone, one for each pair of a split.

    Attributes:
        first: the row, which is the sum of two dice.
        second: the row of the other pair, no lower than the first; `None` if one box is ticked.

    >>> Tick(9, 7)
    Tick(first=7, second=9)
    """

    first: int
    second: int | None = None

    form = "tick {first} {second?}"

    def __post_init__(self) -> None:
        first = number_within(self.first, ROWS[0], ROWS[-1], _ROW)
        if self.second is not None:
            first, second = _ascending(first, number_within(self.second, ROWS[0], ROWS[-1], _ROW))
            object.__setattr__(self, "second", second)
        object.__setattr__(self, "first", first)

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows in which a box is ticked: one, or two that may be the same."""
        return (self.first,) if self.second is None else (self.first, self.second)


@dataclass(frozen=True, slots=True)
class Pass(TextMove):
    """Whoever is asked ticks nothing."""

    form = "pass"


Move = Dice | Tick | Pass

MOVES: Final[MoveTexts[Move]] = MoveTexts(Move, Phrase("refused-tricky-moves", "tick 7, tick 7 9, pass, or dice 245 5"))
"""How the moves are written."""

parse_move = MOVES.parse


@cache
def every_roll() -> tuple[Dice, ...]:
    """Every outcome of a roll once: the order of the blue dice does not matter.

    >>> len(every_roll())  # 56 multisets of three, and 6 sides of the red die
    336
    """
    return tuple(Dice(blue, red) for blue in combinations_with_replacement(PIPS, BLUE_DICE) for red in PIPS)


@cache
def roll_chances() -> tuple[tuple[Dice, Fraction], ...]:
    """Every outcome of a roll with its probability.

    The blue dice show the numbers 1 to 6 m₁, …, m₆ times in 3! / (m₁! · … · m₆!) of 6³ ways (the multinomial
    coefficient), and each side of the red die is as likely as another.

    >>> dict(roll_chances())[Dice((2, 4, 5), 5)]
    Fraction(1, 216)
    """
    # Late: it takes a while to load, and few games ask for all outcomes of a roll.
    from fractions import Fraction

    ways = len(PIPS) ** (BLUE_DICE + 1)
    return tuple((dice, Fraction(orders_of(dice.blue), ways)) for dice in every_roll())


def _ascending(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one <= other else (other, one)
