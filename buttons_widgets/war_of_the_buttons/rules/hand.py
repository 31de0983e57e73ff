"""Dice in a hand: own ones, white ones, and a big brother, who stands for a die of any value."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, Self

from ...kit.rules.errors import unwanted
from ...kit.rules.phrase import Phrase

PIPS: Final = range(1, 7)
NOTHING: Final = "-"
"""How nothing is written."""
ALONE: Final = 6
"""What a big brother counts who stands alone."""

_HAND: Final = re.compile("([1-6]*)(?:w([1-6]+))?(b?)", re.ASCII)
_WANTED: Final = Phrase(
    "refused-war-hand", "dice are written as their pips, white ones after w, a big brother as b: 44w4b"
)


def rising(pips: Iterable[str]) -> str:
    """Pips as they are written: `445`."""
    return "".join(sorted(pips))


def without(pips: str, some: Iterable[str]) -> str:
    """Pips without some of them, which are there."""
    left = list(pips)
    for each in some:
        left.remove(each)
    return "".join(left)


def parts(pips: str) -> Iterator[str]:
    """Every way to take some of the dice, none of them at first: which of equal ones is taken makes no difference.

    >>> list(parts("114"))
    ['', '4', '1', '14', '11', '114']
    """
    counts = sorted(Counter(pips).items())
    for taken in product(*(range(many + 1) for _, many in counts)):
        yield "".join(value * number for (value, _), number in zip(counts, taken, strict=True))


@dataclass(frozen=True, slots=True)
class Hand:
    """Some dice.

    Attributes:
        own: the pips of the coloured ones, rising.
        white: those of the white ones.
        brother: whether a big brother is with them.

    >>> hand = Hand.parse("44w4b")
    >>> hand.count, hand.value, str(hand.without_brother)
    (4, 4, '44w4')
    """

    own: str = ""
    white: str = ""
    brother: bool = False

    @classmethod
    def parse(cls, text: object) -> Self:
        """Read dice as they are written; `-` is none.

        Raises:
            GameError: they are not written so.
        """
        found = _HAND.fullmatch(text) if isinstance(text, str) and text else None
        if text == NOTHING:
            return cls()
        if not found or rising(found[1]) != found[1] or rising(found[2] or "") != (found[2] or ""):
            raise unwanted(_WANTED, text)
        return cls(found[1], found[2] or "", bool(found[3]))

    @property
    def count(self) -> int:
        """How many dice they count as."""
        return len(self.own) + len(self.white) + self.brother

    @property
    def values(self) -> frozenset[int]:
        """The numbers that the dice show."""
        return frozenset(map(int, self.own + self.white))

    @property
    def value(self) -> int:
        """What all show, where all show the same; a big brother alone counts as a six."""
        return max(self.values, default=ALONE)

    @property
    def is_equal(self) -> bool:
        """Whether there is something in it, and all dice show the same."""
        return self.count > 0 and len(self.values) <= 1

    @property
    def has_dice(self) -> bool:
        """Whether there are dice in it, and not at most a big brother."""
        return bool(self.own or self.white)

    @property
    def without_brother(self) -> Hand:
        """The dice alone."""
        return Hand(self.own, self.white)

    def plus(self, own: str = "", white: str = "") -> Hand:
        """The hand with some dice more."""
        return Hand(rising(self.own + own), rising(self.white + white), self.brother)

    def minus(self, own: str = "", white: str = "") -> Hand:
        """The hand without some dice that are in it."""
        return Hand(without(self.own, own), without(self.white, white), self.brother)

    def holds(self, other: Hand) -> bool:
        """Whether all dice of another hand are in it."""
        return not (Counter(other.own) - Counter(self.own) or Counter(other.white) - Counter(self.white))

    def __str__(self) -> str:
        return f"{self.own}{'w' if self.white else ''}{self.white}{'b' if self.brother else ''}" or NOTHING


@lru_cache(maxsize=256)
def equal_dice(hand: Hand, brother: bool) -> Sequence[Hand]:
    """Every hand of dice that show the same, by their value; with a big brother too, if there is one.

    A big brother alone comes last.
    """
    several = (False, True) if brother else (False,)
    found = [
        Hand(pips * many, pips * whites, helped)
        for pips in map(str, PIPS)
        for many in range(hand.own.count(pips) + 1)
        for whites in range(hand.white.count(pips) + 1)
        if many or whites
        for helped in several
    ]
    return (*found, Hand(brother=True)) if brother else tuple(found)


NO_DICE: Final = Hand()
"""A hand with nothing in it."""
