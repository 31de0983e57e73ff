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
from dataclasses import dataclass
from typing import Final, Self

from ...kit.rules.errors import GameError, unwanted
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


def _texts_among(wanted: str, given: object, texts: object) -> str:
    """A text, if it is one of several."""
    if not isinstance(given, str) or given not in texts:  # type: ignore[operator]
        raise GameError.of("refused-war-one-of", "{wanted} are wanted, not {text}", wanted=wanted, text=str(given)[:60])
    return given


def _pips(value: object) -> int:
    return number_within(value, PIPS[0], PIPS[-1], _PIPS)


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


def _card(value: object) -> Card:
    if not isinstance(value, str) or not re.fullmatch("[a-z]+[123]?/[2-8]", value) or value[:-2] not in CARDS:
        raise unwanted(Phrase("refused-war-card", "a card is its name and its price, such as hut/3"), value)
    return value


# Chance


@dataclass(frozen=True, slots=True)
class Dice(TextMove):
    """How dice fall.

    >>> Dice("64431")
    Dice(pips='13446')
    """

    pips: str

    form = "dice {pips}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "pips", _own_dice(self.pips))


@dataclass(frozen=True, slots=True)
class Scale(TextMove):
    """Which loose scale is dealt to a setting."""

    letter: str

    form = "scale {letter}"

    def __post_init__(self) -> None:
        _texts_among(", ".join(LOOSE), self.letter, LOOSE)


@dataclass(frozen=True, slots=True)
class Mark(TextMove):
    """Which bonus marker is dealt."""

    marker: str

    form = "marker {marker}"

    def __post_init__(self) -> None:
        _texts_among(", ".join(MARKERS), self.marker, MARKERS)


@dataclass(frozen=True, slots=True)
class Deal(TextMove):
    """Which card is dealt."""

    card: Card

    form = "deal {card}"

    def __post_init__(self) -> None:
        _card(self.card)


# After the roll


@dataclass(frozen=True, slots=True)
class Reset(TextMove):
    """With the card of a number one own die that shows it is set to another."""

    pips: int
    new: int

    form = "set {pips} {new}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "pips", _pips(self.pips))
        object.__setattr__(self, "new", _pips(self.new))


@dataclass(frozen=True, slots=True)
class Reroll(TextMove):
    """Some own dice are rolled again."""

    pips: str

    form = "reroll {pips}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "pips", _own_dice(self.pips))


@dataclass(frozen=True, slots=True)
class Done(TextMove):
    """No more of that."""

    form = "done"


# The supplement


@dataclass(frozen=True, slots=True)
class White(TextMove):
    """A white die is taken from the lake, as it lies."""

    pips: int

    form = "white {pips}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "pips", _pips(self.pips))


@dataclass(frozen=True, slots=True)
class Change(TextMove):
    """An own die that is not placed yet is changed, pip by pip."""

    pips: int
    new: int

    form = "change {pips} {new}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "pips", _pips(self.pips))
        object.__setattr__(self, "new", _pips(self.new))


@dataclass(frozen=True, slots=True)
class GiveUp(TextMove):
    """A card leaves the game, and a detained die is free."""

    card: Card

    form = "give up {card}"

    def __post_init__(self) -> None:
        _card(self.card)


# The dice action


@dataclass(frozen=True, slots=True)
class Bid(TextMove):
    """Dice of one value are placed on a setting.

    >>> print(Bid("quarry", "44w4b"))
    quarry 44w4b
    """

    setting: str
    dice: str

    form = "{setting} {dice}"

    def __post_init__(self) -> None:
        _texts_among(", ".join(SETTINGS), self.setting, SETTINGS)
        object.__setattr__(self, "dice", _hand(self.dice))

    @classmethod
    def read(cls, **words: str) -> Self | None:
        """The bid that is written so."""
        return cls(words["setting"], words["dice"]) if words["setting"] in SETTINGS else None

    @property
    def hand(self) -> Hand:
        """The dice."""
        return Hand.parse(self.dice)


@dataclass(frozen=True, slots=True)
class School(TextMove):
    """A coloured die is placed at school."""

    place: str
    pips: int

    form = "{place} {pips}"

    def __post_init__(self) -> None:
        _texts_among(", ".join(SCHOOL), self.place, SCHOOL)
        object.__setattr__(self, "pips", _pips(self.pips))

    @classmethod
    def read(cls, **words: str) -> Self | None:
        """The die that is written so."""
        place, pips = words["place"], words["pips"]
        return cls(place, int(pips)) if place in SCHOOL and re.fullmatch("[1-6]", pips, re.ASCII) else None


@dataclass(frozen=True, slots=True)
class Buy(TextMove):
    """An open card is bought with equal dice."""

    slot: int
    dice: str

    form = "buy {slot} {dice}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "slot", number_within(self.slot, SLOTS[0], SLOTS[-1], _SLOT))
        object.__setattr__(self, "dice", _hand(self.dice))

    @property
    def hand(self) -> Hand:
        """The dice."""
        return Hand.parse(self.dice)


@dataclass(frozen=True, slots=True)
class Market(TextMove):
    """A die is placed at the market: an own one, a white one, or a big brother.

    >>> Market(3), Market("w3"), Market("b")
    (Market(die='3'), Market(die='w3'), Market(die='b'))
    """

    die: str

    form = "market {die}"

    def __post_init__(self) -> None:
        number = whole_number(self.die)
        die = str(self.die if number is None else number)
        if not re.fullmatch("w?[1-6]|b", die, re.ASCII):
            raise unwanted(
                Phrase("refused-war-die", "a die is written as 3, a white one as w3, a big brother as b"), die
            )
        object.__setattr__(self, "die", die)

    @property
    def hand(self) -> Hand:
        """The die."""
        return Hand.parse(self.die)


# Choices


@dataclass(frozen=True, slots=True)
class Free(TextMove):
    """The detained die beside a section is taken."""

    section: int

    form = "free {section}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "section", number_within(self.section, 1, len(SECTIONS), _SECTION))


@dataclass(frozen=True, slots=True)
class Build(TextMove):
    """A section is built."""

    section: int

    form = "build {section}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "section", number_within(self.section, 1, len(SECTIONS), _SECTION))


@dataclass(frozen=True, slots=True)
class Detain(TextMove):
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

    def __post_init__(self) -> None:
        sources = (*SETTINGS, *SCHOOL, *(f"{CARD_SOURCE}{slot}" for slot in SLOTS), MARKET, MILL)
        _texts_among(", ".join(sources), self.source, sources)
        object.__setattr__(self, "pips", _pips(self.pips))
        object.__setattr__(self, "section", number_within(self.section, 1, len(SECTIONS), _SECTION))


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
