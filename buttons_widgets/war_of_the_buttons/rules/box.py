"""The box: every number of the game, and what its cards and bonus markers are called.

The rulebook's pictures show numbers that this project does not have. Ours stand here, and nowhere else: whoever owns
the game puts the printed ones into a `Box`, in Python or in a small TOML file.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, Self

from ...kit.rules.errors import GameError, NotationError, quoted
from ...kit.rules.numbers import number_within

SETTINGS: Final = ("quarry", "forest", "meadow")
"""Where dice are placed and beaten; the meadow is in play with four players only."""
FIELDS: Final = 5
"""A scale has so many fields."""
LOOSE: Final = "ABCDEF"
"""The letters of the loose scales."""

SCHOOL: Final = ("exam", "release", "tattle", "first", "brothers", "hut", "star")
"""The places of the school, in their order."""

SECTIONS: Final = "123456"
"""The sections of a hut."""
DETAINED_AT_FIRST: Final = 3
"""So many dice of each player are detained before the game."""

MARKERS: Final[Mapping[str, int]] = {
    "hut+star": 2, "hut": 1, "hut+3": 1, "hut+4": 1, "hut+5": 1, "hut+free": 1,
    "free": 1, "free+3": 1, "5": 1, "brother+3": 1, "brothers2": 1,
}  # fmt: skip
"""The bonus markers, and how many there are of each: `hut` is a section, `free` a detained die, a number is buttons."""

CARDS: Final[Mapping[str, int]] = {
    "hut": 4, "star": 1, "star2": 1, "brothers2": 1, "brothers3": 1, "quarry": 1, "forest": 1, "meadow": 1,
    "school": 1, "market": 1, "equal": 1, "set1": 1, "set2": 1, "set3": 1, "reroll": 1,
}  # fmt: skip
"""The cards in the order in which they are written, and how many there are of each."""

POWERS: Final = ("set1", "set2", "set3", "reroll")
"""The cards that are used after the roll."""

Card = str
"""A card is its name and its price in dice, such as `hut/3`."""


class Named(Mapping[str, str]):
    """Texts by name, which cannot be changed and have a hash."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._texts = tuple(texts.items())

    def __getitem__(self, name: str) -> str:
        return dict(self._texts)[name]

    def __iter__(self) -> Iterator[str]:
        return (name for name, _ in self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def __hash__(self) -> int:
        return hash(self._texts)

    def __repr__(self) -> str:
        return repr(dict(self._texts))


_TWO: Final = ("quarry", "forest", "meadow", "market", "brothers2", "set1", "set2", "set3")
_PRICES: Final = {
    name: ("2" if name in _TWO else "4" if name == "star2" else "3") * many for name, many in CARDS.items()
}
_LOOSE: Final = dict(zip(LOOSE, ("33211", "12321", "52110", "01234", "22222", "40302"), strict=True))
_PRINTED: Final = dict(zip(SETTINGS, ("43210", "24210", "53221"), strict=True))

_TEXTS: Final = {
    "scales": (f"[0-9]{{{FIELDS}}}", "a scale is five digits, such as '43210'"),
    "loose": (f"[0-9]{{{FIELDS}}}", "a scale is five digits, such as '33211'"),
    "prices": ("[2-8]+", "a card costs 2 to 8 dice, a digit a copy, such as '2334' for the four huts"),
    "places": ("1?2?3?4?5?6?", "places are the sections with a detention place, three at least, such as '1234'"),
    "whites": ("[0-6]{3}", "whites are how many white dice there are for 2, 3 and 4 players, such as '456'"),
    "slots": ("[1-3]{3}", "slots are how many cards lie open for 2, 3 and 4 players, such as '223'"),
    "buttons": ("[0-9]{4}", "buttons are how many the players begin with, in turn order, such as '2345'"),
}
"""How the texts of a box are written, and what may stand there."""
_MOST: Final = {"goal": (1, len(SECTIONS)), "fives": (1, 99)}
"""The least and the greatest number where they are not 0 and 99."""


@dataclass(frozen=True)
class Box:
    """The numbers of the game. Names and cards that are left out keep the project's own.

    Attributes:
        scales: what the fields of each setting's printed scale pay, from left to right.
        loose: the same of the loose scales, A to F.
        prices: how many dice each card costs, a digit a copy.
        places: the sections that have a detention place; the first three are filled at the start.
        release: what the place at school costs that frees a detained die.
        brothers: what the place costs that brings two big brothers.
        hut: what the place costs that builds, and one more for each section built.
        star: what the place costs that brings a star, and one more for each star owned.
        white: what a white die costs.
        pip: what it costs to change a die by one pip.
        market: what a die at the market earns.
        income: what each card earns in a round.
        goal: so many sections or stars end the game.
        fives: so many buttons count as a point.
        whites: how many white dice there are with 2, 3 and 4 players.
        slots: how many cards lie open with 2, 3 and 4 players.
        buttons: how many the players begin with, in turn order.

    Raises:
        GameError: a number or a text may not stand there; the message names it.

    >>> Box(white=4, prices={"hut": "2334"}).prices["hut"], Box().scales["quarry"]
    ('2334', '43210')
    """

    scales: Mapping[str, str] = Named(_PRINTED)
    loose: Mapping[str, str] = Named(_LOOSE)
    prices: Mapping[str, str] = Named(_PRICES)
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
        for one in fields(self):
            name, value, ours = one.name, getattr(self, one.name), one.default
            if isinstance(ours, Named):
                object.__setattr__(self, name, _named(name, value, ours))
            elif isinstance(ours, str):
                _check_text(name, name, value)
            else:
                least, most = _MOST.get(name, (0, 99))
                number = number_within(value, least, most, f"{name} is a number from {least} to {most}")
                object.__setattr__(self, name, number)
        if len(self.places) < DETAINED_AT_FIRST:
            raise GameError(f"{_TEXTS['places'][1]}, not {quoted(self.places)}")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the one-line text of a box, which names what differs from the project's own.

        Raises:
            NotationError: it is malformed, or there is no such box; the message says why.
            GameError: it is not a text.

        >>> print(Box.parse("white=4 prices.hut=2334"))
        prices.hut=2334 white=4
        """
        if not isinstance(text, str):
            raise GameError(f"a box is its numbers, such as 'white=4 prices.hut=2334', not {quoted(text)}")
        given: dict[str, Any] = {}
        for part in [] if text.strip() == _OURS else text.split():
            head, equals, value = part.partition("=")
            name, dot, inner = head.partition(".")
            if not equals or not value:
                raise NotationError(f"a number of a box is written as 'white=4', not {quoted(part)}")
            where, key = (given.setdefault(name, {}), inner) if dot else (given, name)
            if not isinstance(where, dict) or key in where:
                raise NotationError(f"a box has each number once, and here is {quoted(part)} as well")
            is_number = not dot and name not in _TEXTS and re.fullmatch("[0-9]{1,2}", value)
            where[key] = int(value) if is_number else value
        try:
            return cls.of(given)
        except GameError as error:
            raise NotationError(str(error)) from None

    @classmethod
    def read(cls, path: str | Path) -> Self:
        """Read a TOML file with the names of a box.

            white = 4
            [prices]
            hut = "2334"

        Raises:
            GameError: the file is no TOML, or there is no such box; the message names the file and what is wrong.
            OSError: it cannot be read.
        """
        place = Path(path)
        try:
            return cls.of(tomllib.loads(place.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            raise GameError(f"{place.name}: it is no text in UTF-8") from None
        except RecursionError:
            raise GameError(f"{place.name}: its brackets are nested too deeply") from None
        except (GameError, ValueError) as error:
            raise GameError(f"{place.name}: {error}") from None

    @classmethod
    def of(cls, given: Mapping[str, Any]) -> Self:
        """The box of what is given by name.

        Raises:
            GameError: there is no such name, or something may not stand there.
        """
        names = [one.name for one in fields(cls)]
        if unknown := [name for name in given if name not in names]:
            raise GameError(f"a box has no {quoted(unknown[0])}: it has {', '.join(names)}")
        return cls(**given)

    def __str__(self) -> str:
        written = []
        for one in fields(self):
            value, ours = getattr(self, one.name), one.default
            if isinstance(ours, Named):
                written += [f"{one.name}.{name}={text}" for name, text in value.items() if text != ours[name]]
            elif value != ours:
                written.append(f"{one.name}={value}")
        return " ".join(written) or _OURS

    # What follows from it

    def cards(self, players: int) -> tuple[Card, ...]:
        """All cards in a game of so many, in their order: without the meadow's if it is not in play."""
        names = [name for name in CARDS if name != SETTINGS[-1] or players == 4]
        return in_order(f"{name}/{price}" for name in names for price in self.prices[name])

    def price_of_turning(self, pips: int, new: int) -> int:
        """What a player pays to turn a die from a number of pips to another one.

        >>> Box().price_of_turning(6, 2)
        4
        """
        return abs(new - pips) * self.pip

    def white_dice(self, players: int) -> int:
        """How many white dice there are in a game of so many."""
        return int(self.whites[players - 2])

    def open_cards(self, players: int) -> int:
        """How many cards lie open in a game of so many."""
        return int(self.slots[players - 2])


_OURS: Final = "ours"
"""The text of a box with the project's own numbers."""


def in_order(cards: Any) -> tuple[Card, ...]:
    """Cards in the order in which they are written: as the table of the cards has them, then by price."""
    return tuple(sorted(cards, key=_place))


def name_of(card: Card) -> str:
    """The name of a card, without its price."""
    return card.partition("/")[0]


def price_of(card: Card) -> int:
    """How many dice a card costs."""
    return int(card.partition("/")[2])


_ORDER: Final = {name: place for place, name in enumerate(CARDS)}


def _place(card: Card) -> tuple[int, int]:
    return _ORDER[name_of(card)], price_of(card)


def _named(what: str, given: object, ours: Named) -> Named:
    """The texts of a box that are by name, those that are left out being ours."""
    if not isinstance(given, Mapping):
        raise GameError(f"{what} are texts by name, such as {{{next(iter(ours))!r}: ...}}, not {quoted(given)}")
    if unknown := [name for name in given if name not in ours]:
        raise GameError(f"{what} has no {quoted(unknown[0])}: it has {', '.join(ours)}")
    for name, value in given.items():
        _check_text(what, f"{what}.{name}", value)
        if what == "prices" and len(value) != CARDS[name]:
            raise GameError(f"{what}.{name}: there are {CARDS[name]} copies, a digit each, not {quoted(value)}")
    return Named({name: given.get(name, text) for name, text in ours.items()})


def _check_text(what: str, name: str, value: object) -> None:
    pattern, wanted = _TEXTS[what]
    if not isinstance(value, str) or not re.fullmatch(pattern, value, re.ASCII):
        raise GameError(f"{name}: {wanted}, not {quoted(value)}")


OURS: Final = Box()
"""The project's own numbers."""
