"""The moves of War of the Buttons, each a tiny frozen value with a short text.

| who | move | text |
| --- | --- | --- |
| chance | `Dice("13446")`, `Scale("D")`, `Mark("hut+3")`, `Deal("hut/3")` | `dice 13446`, `scale D`, `marker hut+3`, `deal hut/3` |
| powers | `Reset(2, 6)`, `Reroll("113")`, `Done()` | `set 2 6`, `reroll 113`, `done` |
| supplement | `White(4)`, `Change(3, 5)`, `GiveUp("star/3")` | `white 4`, `change 3 5`, `give up star/3` |
| dice action | `Bid("quarry", "44w4b")`, `School("exam", 4)`, `Buy(1, "222")`, `Market("w3")` | `quarry 44w4b`, `exam 4`, `buy 1 222`, `market w3` |
| choices | `Free(3)`, `Build(5)`, `Detain("mill", 6, 2)` | `free 3`, `build 5`, `detain mill 6 at 2` |
"""  # noqa: E501

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from ...kit.rules.errors import GameError, quoted, unwanted
from ...kit.rules.moves import MoveTexts, TextMove
from ...kit.rules.numbers import number_within, whole_number
from ...kit.rules.phrase import Phrase
from .box import CARDS, LOOSE, MARKERS, SCHOOL, SECTIONS, SETTINGS, Card
from .hand import PIPS, Hand

CARD_SOURCE: Final = "card"
"""Where dice beside a slot lie, before its number: `card1`."""
MARKET: Final = "market"
MILL: Final = "mill"
SLOTS: Final = range(1, 4)

_PIPS: Final = Phrase("refused-war-pips", "a die shows 1 to 6")
_SECTION: Final = Phrase("refused-war-section", "a section is one of 1 to 6")
_SLOT: Final = Phrase("refused-war-slot", "an open card is one of 1 to 3")
_DICE: Final = Phrase("refused-war-dice", "dice are written as their pips, rising, such as 13446")


def _among(texts: Iterable[str]) -> Callable[[object], str]:
    """What checks that a text is one of several."""
    known = tuple(texts)

    def checked(given: object) -> str:
        if not isinstance(given, str) or given not in known:
            wanted, text = ", ".join(known), quoted(given)
            raise GameError.of("refused-war-one-of", "{wanted} are wanted, not {text}", wanted=wanted, text=text)
        return given

    return checked


def _up_to(most: int, wanted: Phrase) -> Callable[[object], int]:
    """What checks that a number is one from 1 on."""
    return lambda given: number_within(given, 1, most, wanted)


def _hand(value: object) -> str:
    """Dice as they are written."""
    hand = value if isinstance(value, Hand) else Hand.parse(value)
    if not hand.count:
        raise unwanted(_DICE, value)
    return str(hand)


def _own_dice(value: object) -> str:
    """Coloured dice alone, as they are written."""
    if not isinstance(value, str) or not re.fullmatch("[1-6]{1,8}", value, re.ASCII):
        raise unwanted(_DICE, value)
    return "".join(sorted(value))


def _market_die(value: object) -> str:
    """A die, or a big brother, as it is written."""
    number = whole_number(value)
    die = str(value if number is None else number)
    if not re.fullmatch("w?[1-6]|b", die, re.ASCII):
        raise unwanted(Phrase("refused-war-die", "a die is written as 3, a white one as w3, a big brother as b"), die)
    return die


def _card(value: object) -> Card:
    if not isinstance(value, str) or not re.fullmatch("[a-z]+[123]?/[2-8]", value) or value[:-2] not in CARDS:
        raise unwanted(Phrase("refused-war-card", "a card is its name and its price, such as hut/3"), value)
    return value


CHECKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "pips": _up_to(PIPS[-1], _PIPS),
    "new": _up_to(PIPS[-1], _PIPS),
    "letter": _among(LOOSE),
    "marker": _among(MARKERS),
    "card": _card,
    "setting": _among(SETTINGS),
    "place": _among(SCHOOL),
    "slot": _up_to(SLOTS[-1], _SLOT),
    "dice": _hand,
    "die": _market_die,
    "section": _up_to(len(SECTIONS), _SECTION),
    "source": _among((*SETTINGS, *SCHOOL, *(f"{CARD_SOURCE}{slot}" for slot in SLOTS), MARKET, MILL)),
}
"""What checks a field of a move, and writes it as the kit does, by the field's name."""


class CheckedMove(TextMove):
    """A move whose fields are checked when it is made, as `CHECKS` says or the class itself."""

    __slots__ = ()

    checks: ClassVar[Mapping[str, Callable[[Any], Any]]] = CHECKS

    def __post_init__(self) -> None:
        for name in self.__match_args__:  # type: ignore[attr-defined]  # the fields of a dataclass
            object.__setattr__(self, name, self.checks[name](getattr(self, name)))


# Chance


@dataclass(frozen=True, slots=True)
class Dice(CheckedMove):
    """How dice fall.

    >>> Dice("64431")
    Dice(pips='13446')
    """

    pips: str

    form = "dice {pips}"
    checks = {"pips": _own_dice}


@dataclass(frozen=True, slots=True)
class Scale(CheckedMove):
    """Which loose scale is dealt to a setting."""

    letter: str

    form = "scale {letter}"


@dataclass(frozen=True, slots=True)
class Mark(CheckedMove):
    """Which bonus marker is dealt."""

    marker: str

    form = "marker {marker}"


@dataclass(frozen=True, slots=True)
class Deal(CheckedMove):
    """Which card is dealt."""

    card: Card

    form = "deal {card}"


# After the roll


@dataclass(frozen=True, slots=True)
class Reset(CheckedMove):
    """With the card of a number one own die that shows it is set to another."""

    pips: int
    new: int

    form = "set {pips} {new}"


@dataclass(frozen=True, slots=True)
class Reroll(CheckedMove):
    """Some own dice are rolled again."""

    pips: str

    form = "reroll {pips}"
    checks = {"pips": _own_dice}


@dataclass(frozen=True, slots=True)
class Done(CheckedMove):
    """No more of that."""

    form = "done"


# The supplement


@dataclass(frozen=True, slots=True)
class White(CheckedMove):
    """A white die is taken from the lake, as it lies."""

    pips: int

    form = "white {pips}"


@dataclass(frozen=True, slots=True)
class Change(CheckedMove):
    """An own die that is not placed yet is changed, pip by pip."""

    pips: int
    new: int

    form = "change {pips} {new}"


@dataclass(frozen=True, slots=True)
class GiveUp(CheckedMove):
    """A card leaves the game, and a detained die is free."""

    card: Card

    form = "give up {card}"


# The dice action


@dataclass(frozen=True, slots=True)
class Bid(CheckedMove):
    """Dice of one value are placed on a setting.

    >>> print(Bid("quarry", "44w4b"))
    quarry 44w4b
    """

    setting: str
    dice: str

    form = "{setting} {dice}"

    @classmethod
    def read(cls, **words: str) -> Self | None:
        """The bid that is written so."""
        return cls(words["setting"], words["dice"]) if words["setting"] in SETTINGS else None

    @property
    def hand(self) -> Hand:
        """The dice."""
        return Hand.parse(self.dice)


@dataclass(frozen=True, slots=True)
class School(CheckedMove):
    """A coloured die is placed at school."""

    place: str
    pips: int

    form = "{place} {pips}"

    @classmethod
    def read(cls, **words: str) -> Self | None:
        """The die that is written so."""
        place, pips = words["place"], words["pips"]
        return cls(place, int(pips)) if place in SCHOOL and re.fullmatch("[1-6]", pips, re.ASCII) else None


@dataclass(frozen=True, slots=True)
class Buy(CheckedMove):
    """An open card is bought with equal dice."""

    slot: int
    dice: str

    form = "buy {slot} {dice}"

    @property
    def hand(self) -> Hand:
        """The dice."""
        return Hand.parse(self.dice)


@dataclass(frozen=True, slots=True)
class Market(CheckedMove):
    """A die is placed at the market: an own one, a white one, or a big brother.

    >>> Market(3), Market("w3"), Market("b")
    (Market(die='3'), Market(die='w3'), Market(die='b'))
    """

    die: str

    form = "market {die}"

    @property
    def hand(self) -> Hand:
        """The die."""
        return Hand.parse(self.die)


# Choices


@dataclass(frozen=True, slots=True)
class Free(CheckedMove):
    """The detained die beside a section is taken."""

    section: int

    form = "free {section}"


@dataclass(frozen=True, slots=True)
class Build(CheckedMove):
    """A section is built."""

    section: int

    form = "build {section}"


@dataclass(frozen=True, slots=True)
class Detain(CheckedMove):
    """A die is moved from the board to a detention place.

    Attributes:
        source: where it lies: a setting, a place at school, beside a slot (`card1`), at the market, in the mill.
        pips: what it shows.
        section: beside which it is detained.
    """

    source: str
    pips: int
    section: int

    form = "detain {source} {pips} at {section}"


Supplement = White | Change | GiveUp
Action = Bid | School | Buy | Market
Chance = Dice | Scale | Mark | Deal
Move = (
    Dice | Scale | Mark | Deal | Reset | Reroll | Done | White | Change | GiveUp
    | Buy | Market | Free | Build | Detain | Bid | School
)  # fmt: skip

MOVES: Final[MoveTexts[Move]] = MoveTexts(
    Move,
    Phrase("refused-war-moves", "quarry 44, exam 4, buy 1 222, market 3, white 4, change 3 5, give up hut/3, or done"),
)
"""How the moves are written."""

parse_move = MOVES.parse
