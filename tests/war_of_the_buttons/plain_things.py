"""Dice, cards and players as the plain referee has them, each a thing that lies somewhere; and the numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

LETTERS = "ABCD"
SETTINGS = ("quarry", "forest", "meadow")
SCHOOL = ("exam", "release", "tattle", "first", "brothers", "hut", "star")
SECTIONS = range(1, 7)
DICE_OF_A_COLOUR = 8
DETAINED_AT_FIRST = 3

COPIES = {
    "hut": 4, "star": 1, "star2": 1, "brothers2": 1, "brothers3": 1, "quarry": 1, "forest": 1, "meadow": 1, "school": 1,
    "market": 1, "equal": 1, "set1": 1, "set2": 1, "set3": 1, "reroll": 1,
}  # fmt: skip
CARD_NAMES = tuple(COPIES)
MARKERS = [
    "hut+star", "hut+star", "hut", "hut+3", "hut+4", "hut+5",
    "hut+free", "free", "free+3", "5", "brother+3", "brothers2",
]  # fmt: skip

SCALES = {"quarry": "43210", "forest": "24210", "meadow": "53221"}
LOOSE = {"A": "33211", "B": "12321", "C": "52110", "D": "01234", "E": "22222", "F": "40302"}
TWO_DICE = ("quarry", "forest", "meadow", "market", "brothers2", "set1", "set2", "set3")
PRICES = {
    name: ("2" if name in TWO_DICE else "4" if name == "star2" else "3") * copies for name, copies in COPIES.items()
}

MARKET_ORDER = [*"123456", *(f"w{pips}" for pips in "123456"), "b"]
"""How dice are put at the market: the own ones, the white ones, the brother."""


@dataclass
class Box:
    """The numbers of the page's table; of the first three, what is left out stays as it is."""

    scales: dict[str, str] = field(default_factory=dict)
    loose: dict[str, str] = field(default_factory=dict)
    prices: dict[str, str] = field(default_factory=dict)
    places: str = "1234"
    release: int = 8
    brothers: int = 2
    hut: int = 5
    star: int = 5
    white: int = 3
    pip: int = 1
    market: int = 1
    income: int = 2
    goal: int = 6
    fives: int = 5
    whites: str = "456"
    slots: str = "223"
    buttons: str = "2345"

    def __post_init__(self) -> None:
        self.scales = SCALES | self.scales
        self.loose = LOOSE | self.loose
        self.prices = PRICES | self.prices


@dataclass(eq=False)
class Die:
    """A die of a player's colour, or a white one (`w`).

    It lies in the `cup`, in the `lake`, before a player (`A`), on that player's plan (`plan3`), on a setting, at a
    place of the school, beside a card (`card1`), at the `market` or in the `mill`.
    """

    colour: str
    pips: int
    where: str

    def twin(self) -> Die:
        """Another one that is like it."""
        return Die(self.colour, self.pips, self.where)


@dataclass(eq=False)
class Card:
    """A card in the `stack`, on the `discard` pile, in a slot (`card1`), with a player (`A`), or out of the game."""

    name: str
    price: str
    where: str

    @property
    def text(self) -> str:
        return f"{self.name}/{self.price}"

    def twin(self) -> Card:
        """Another one that is like it."""
        return Card(self.name, self.price, self.where)


@dataclass(eq=False)
class Player:
    """What a player has, besides dice and cards."""

    letter: str
    buttons: int
    stars: int = 0
    brothers: int = 0
    built: set[int] = field(default_factory=set)

    def twin(self) -> Player:
        """Another one that has as much."""
        return Player(self.letter, self.buttons, self.stars, self.brothers, set(self.built))


@dataclass(eq=False)
class Setting:
    """A scale, how many of its fields have been taken, and whether a brother marks the last of these."""

    scale: str
    taken: int = 0
    mark: bool = False

    def twin(self) -> Setting:
        """Another one that is like it."""
        return Setting(self.scale, self.taken, self.mark)


class Group(NamedTuple):
    """Equal dice of a hand, perhaps with a brother, or a brother alone."""

    pips: int
    own: int
    white: int
    brother: int

    @property
    def number(self) -> int:
        return self.own + self.white + self.brother

    @property
    def text(self) -> str:
        own, white = str(self.pips) * self.own, str(self.pips) * self.white
        return own + ("w" + white if white else "") + "b" * self.brother


def groups_of(hand: Sequence[Die], brothers: int) -> list[Group]:
    """All groups of dice of a hand, without a brother and with one; and a brother alone."""
    own = Counter(die.pips for die in hand if die.colour != "w")
    white = Counter(die.pips for die in hand if die.colour == "w")
    groups = [
        Group(pips, some, whites, brother)
        for pips in range(1, 7)
        for some in range(own[pips] + 1)
        for whites in range(white[pips] + 1)
        for brother in range(min(brothers, 1) + 1)
        if some + whites
    ]
    return groups + [Group(6, 0, 0, 1)] * min(brothers, 1)


def pips_of(colour: str, dice: Iterable[Die]) -> str:
    """What the dice of a colour show, in order."""
    return "".join(sorted([str(die.pips) for die in dice if die.colour == colour])) or "-"


def pips_text(dice: Iterable[Die], *, with_owner: bool = False) -> str:
    dice = list(dice)
    own = "".join(sorted(str(die.pips) for die in dice if die.colour != "w"))
    white = "".join(sorted(str(die.pips) for die in dice if die.colour == "w"))
    owner = next((die.colour for die in dice if die.colour != "w"), "") if with_owner else ""
    return owner + own + ("w" + white if white else "") or "-"


def cards_text(cards: Iterable[Card]) -> str:
    return _in_order(tuple([(card.name, card.price) for card in cards]))


@cache
def _in_order(cards: tuple[tuple[str, str], ...]) -> str:
    """Names and prices as text: of all tables of a turn nearly all have the same cards."""
    in_order = sorted(cards, key=lambda card: (CARD_NAMES.index(card[0]), card[1]))
    copies = Counter("/".join(card) for card in in_order)
    return ",".join(text if number == 1 else f"{text}*{number}" for text, number in copies.items()) or "-"


@cache
def rolls(dice: int) -> dict[str, Fraction]:
    return {
        f"dice {''.join(pips)}": Fraction(
            factorial(dice), prod(factorial(times) for times in Counter(pips).values()) * 6**dice
        )
        for pips in combinations_with_replacement("123456", dice)
    }
