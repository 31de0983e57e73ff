"""The moves of Button Up!, each a tiny frozen value with a short text.

| move | text |
| --- | --- |
| `Deal("kkwwrkrwr")` | `deal kkwwrkrwr`: the circle, place by place; chance's move |
| `PlayFirst()` | `first`: who decides is the first to sow |
| `PlaySecond()` | `second` |
| `Sow(8)` | `sow 8` |
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ...kit.rules.moves import MoveTexts, TextMove
from ...kit.rules.numbers import number_within
from ...kit.rules.phrase import Phrase
from .position import COLOURS, SIZES, checked_deal

_WANTED: Final = Phrase("refused-sow-place", "a pile is sown from a place from 1 to {most}", most=SIZES[-1])


@dataclass(frozen=True, slots=True)
class Deal(TextMove):
    """How the circle is dealt: chance's move.

    Attributes:
        letters: the buttons place by place, clockwise from place 1.
    """

    letters: str

    form = "deal {letters}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "letters", str(checked_deal(self.letters)))


@dataclass(frozen=True, slots=True)
class PlayFirst(TextMove):
    """Who decides will be the first to sow in this battle."""

    form = "first"


@dataclass(frozen=True, slots=True)
class PlaySecond(TextMove):
    """Who decides lets the other player be the first to sow."""

    form = "second"


@dataclass(frozen=True, slots=True)
class Sow(TextMove):
    """The pile of a place is sown."""

    place: int

    form = "sow {place}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "place", number_within(self.place, 1, SIZES[-1], _WANTED))


Move = Deal | PlayFirst | PlaySecond | Sow

DECISIONS: Final[tuple[Move, ...]] = (PlayFirst(), PlaySecond())
"""What can be decided before the first sowing."""

MOVES: Final[MoveTexts[Move]] = MoveTexts(Move, Phrase("refused-up-moves", "sow 8, first, second, or deal kkwwrkrwr"))
"""How the moves are written."""

parse_move = MOVES.parse


@cache
def every_deal(army: int) -> tuple[Deal, ...]:
    """Every circle of 1 to 3 buttons of each colour, in the order of their letters: (3 · army)! / (army!)³ of them.

    >>> [len(every_deal(army)) for army in (1, 2, 3)]
    [6, 90, 1680]
    """
    return tuple(map(Deal, _arrangements(COLOURS * army)))


def _arrangements(letters: str) -> list[str]:
    """Every order of some letters, each once, ascending."""
    return [
        first + rest for first in sorted(set(letters)) for rest in _arrangements(letters.replace(first, "", 1))
    ] or [""]
