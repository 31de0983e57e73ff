"""The moves of Button Up!, each a tiny frozen value with a short text.

| move | text |
| --- | --- |
| `Deal("kkwwrkrwr")` | `deal kkwwrkrwr`: the circle, place by place; chance's move |
| `PlayFirst()` | `first`: who decides is the first to sow |
| `PlaySecond()` | `second` |
| `Sow(8)` | `sow 8` |
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...kit.rules.errors import GameError, NotationError, quoted
from ...kit.rules.numbers import number_within
from ...kit.rules.phrase import Phrase
from .position import COLOURS, MOST_EACH, checked_deal

_PLACES: Final = MOST_EACH * len(COLOURS)
_WANTED: Final = Phrase("refused-sow-place", "a pile is sown from a place from 1 to {most}", most=_PLACES)


@dataclass(frozen=True, slots=True)
class Deal:
    """How the circle is dealt: chance's move.

    Attributes:
        letters: the buttons place by place, clockwise from place 1.
    """

    letters: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "letters", str(checked_deal(self.letters)))

    def __str__(self) -> str:
        return f"deal {self.letters}"


@dataclass(frozen=True, slots=True)
class PlayFirst:
    """Who decides will be the first to sow in this battle."""

    def __str__(self) -> str:
        return "first"


@dataclass(frozen=True, slots=True)
class PlaySecond:
    """Who decides lets the other player be the first to sow."""

    def __str__(self) -> str:
        return "second"


@dataclass(frozen=True, slots=True)
class Sow:
    """The pile of a place is sown."""

    place: int

    def __post_init__(self) -> None:
        number = number_within(self.place, 1, _PLACES, _WANTED)
        object.__setattr__(self, "place", number)

    def __str__(self) -> str:
        return f"sow {self.place}"


Move = Deal | PlayFirst | PlaySecond | Sow

LONGEST_TEXT: Final = 1000
"""A text longer than this is no move: it is refused before anything else is done with it."""

_SOW = re.compile(r"sow ([1-9])")
_DEAL = re.compile(r"deal ([rkw]{3,9})")


def parse_move(text: str) -> Move:
    """Read the short text of a move.

    Raises:
        NotationError: it is not the text of a move; the message quotes it.

    >>> parse_move("sow 8")
    Sow(place=8)
    """
    if isinstance(text, str) and len(text) <= LONGEST_TEXT:
        words = " ".join(text.split())
        if words in ("first", "second"):
            return PlayFirst() if words == "first" else PlaySecond()
        if sow := _SOW.fullmatch(words):
            return Sow(int(sow[1]))
        if deal := _DEAL.fullmatch(words):
            try:
                return Deal(deal[1])
            except GameError as error:
                raise NotationError.of(
                    "refused-up-deal", "{text} is not a move: {error}", text=quoted(text), error=error
                ) from None
    raise NotationError.of(
        "refused-up-move", "{text} is not a move: write sow 8, first, second, or deal kkwwrkrwr", text=quoted(text)
    )


@cache
def every_deal(army: int) -> tuple[Deal, ...]:
    """Every circle that can be dealt, in the order of their letters: (3 · army)! / (army!)³ of them.

    Args:
        army: how many buttons of each colour there are: 1 to 3.

    >>> [len(every_deal(army)) for army in (1, 2, 3)]
    [6, 90, 1680]
    """
    return tuple(map(Deal, _arrangements(COLOURS * army)))


def _arrangements(letters: str) -> list[str]:
    """Every order of some letters, each once, ascending."""
    return [
        first + rest for first in sorted(set(letters)) for rest in _arrangements(letters.replace(first, "", 1))
    ] or [""]
