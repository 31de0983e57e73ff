"""What lies on the table, part by part: settings, slots, what lies before a player; and what is to be done."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from ...kit.rules.errors import NotationError, quoted
from ...kit.rules.game import Seat
from .box import FIELDS, POWERS, SCHOOL, SECTIONS, SETTINGS, Card, name_of
from .hand import NO_DICE, NOTHING, Hand

SEATS: Final = "ABCD"
DICE: Final = 8
"""Each player has so many dice of a colour."""
EMPTY, BUILT = ".", "#"
"""How a section is written beside which no die is detained."""
_BESIDE: Final = dict(zip("abcdef", SECTIONS, strict=True))
"""How a die is written that is detained beside a built section."""

REROLL: Final = POWERS[-1]

UNKNOWN_SCALE: Final = NOTHING
"""How a scale is written before it is dealt."""


@dataclass(frozen=True, slots=True)
class Task:
    """What is to be done now.

    Attributes:
        what: one of `detained`, `scale`, `marker`, `card`, `dice`, `lake`, which are chance's; `powers`, `turn`,
            `market`, `free`, `build`, `after`, `detain`, which are a player's; `over`, `end`.
        seat: whose it is, or whose dice fall; `None` for nobody's.
        about: a setting or `school`, the number of a slot, the powers that are used, the die put last at the market, or
            why something is freed or built; "" for nothing.
        used: whether the supplement of the turn is used.
    """

    what: str
    seat: Seat | None = None
    about: str = ""
    used: bool = False

    @property
    def is_chance(self) -> bool:
        """Whether chance is to move."""
        return self.what in ("detained", "scale", "marker", "card", "dice", "lake")

    @property
    def is_of_turn(self) -> bool:
        """Whether it is a part of a turn, which ends with the next one's or with the round."""
        return self.what in ("turn", "market", "after") or self.about in ("turn", "after", "card", *SCHOOL)

    @property
    def begins_turn(self) -> bool:
        """Whether a turn begins, and not goes on."""
        return self.what == "turn" and not self.used

    @property
    def mover(self) -> Seat:
        """Whose it is, where it is somebody's."""
        assert self.seat is not None
        return self.seat

    @property
    def powers(self) -> tuple[str, ...]:
        """The powers that are used, in this order."""
        return tuple(self.about.split(",")) if self.about else ()

    def __str__(self) -> str:
        if self.what in ("scale", "marker"):
            return f"{self.about} {self.what}"
        if self.what == "lake":
            return "lake dice"
        seat = [] if self.seat is None else [SEATS[self.seat]]
        return " ".join([*seat, self.what, *([self.about] if self.about else []), *(["used"] if self.used else [])])

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` writes.

        Raises:
            NotationError: there is no such task.
        """
        setting, seat, power = "|".join(SETTINGS), "([A-D])", "|".join(POWERS)
        why = "|".join(["release", "tattle", "hut", "card", "turn", "after", "school", *SETTINGS])
        forms = (
            (f"({setting}) (scale|marker)|(school) (marker)",
             lambda one, what, other, mark: cls(what or mark, None, one or other)),
            ("(over|end)", lambda what: cls(what)),
            ("lake dice", lambda: cls("lake")),
            ("card ([123])", lambda slot: cls("card", None, slot)),
            (f"{seat} (detained|after|detain)", lambda who, what: cls(what, SEATS.index(who))),
            (f"{seat} (dice|powers)(?: ((?:{power})(?:,(?:{power}))*))?",
             lambda who, what, used: cls(what, SEATS.index(who), used or "")),
            (f"{seat} turn( used)?", lambda who, used: cls("turn", SEATS.index(who), "", bool(used))),
            (f"{seat} market (w?[1-6])( used)?",
             lambda who, die, used: cls("market", SEATS.index(who), die, bool(used))),
            (f"{seat} (free|build) ({why})( used)?",
             lambda who, what, why, used: cls(what, SEATS.index(who), why, bool(used))),
        )  # fmt: skip
        for pattern, made in forms:
            if found := re.fullmatch(pattern, text, re.ASCII):
                return made(*found.groups())
        raise NotationError(f"what is to be done is written as 'do A turn', not {quoted(text)}")


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting.

    Attributes:
        scale: what its fields pay; `-` before it is dealt.
        field: the field that was paid last, from 1; 0 before the first one.
        by: whose dice lie there; `None` if there are white ones at most.
        dice: what lies there and has to be beaten. On a field that a big brother has marked there is nothing.
        marker: the bonus marker; "" if there is none.
    """

    scale: str
    field: int = 0
    by: Seat | None = None
    dice: Hand = NO_DICE
    marker: str = ""

    @property
    def next_field(self) -> int:
        """The field that the next bid takes."""
        return min(self.field + 1, FIELDS)

    @property
    def pay(self) -> int:
        """What the next bid is paid."""
        return int(self.scale[self.next_field - 1])

    def __str__(self) -> str:
        there = f"{self.field}:{owned(self.by, self.dice, 'b')}" if self.field else NOTHING
        return f"{self.scale} {there} {self.marker or NOTHING}"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for an open card.

    Attributes:
        card: the card; "" if there is none.
        by: whose dice lie beside it; `None` if there are white ones at most.
        dice: with which the card was bought in this round.
    """

    card: Card = ""
    by: Seat | None = None
    dice: Hand = NO_DICE

    def __str__(self) -> str:
        return self.card or owned(self.by, self.dice, NOTHING)


def owned(by: Seat | None, dice: Hand, nothing: str) -> str:
    """Dice with the letter of whose they are."""
    return f"{'' if by is None else SEATS[by]}{dice}" if dice.has_dice else nothing


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before a player.

    Attributes:
        buttons: how many.
        stars: how many.
        brothers: how many big brothers.
        hut: its six sections: `.` empty, `#` built, `1` to `6` a die detained beside an empty one, `a` to `f` beside a
            built one.
        cards: the own ones, in order.
        dice: those that are to be placed.
        market: the own dice at the market.
        mill: the own dice that are beaten.
    """

    buttons: int = 0
    stars: int = 0
    brothers: int = 0
    hut: str = EMPTY * len(SECTIONS)
    cards: tuple[Card, ...] = ()
    dice: Hand = NO_DICE
    market: str = ""
    mill: str = ""

    @property
    def built_sections(self) -> tuple[int, ...]:
        """The sections that are built."""
        return tuple(at for at, sign in enumerate(self.hut, start=1) if sign == BUILT or sign in _BESIDE)

    @property
    def built(self) -> int:
        """How many sections are built."""
        return len(self.built_sections)

    @property
    def detained(self) -> Mapping[int, int]:
        """The detained dice: what each shows, by its section."""
        return {
            at: int(_BESIDE.get(sign, sign)) for at, sign in enumerate(self.hut, start=1) if sign not in EMPTY + BUILT
        }

    @property
    def open_sections(self) -> tuple[int, ...]:
        """The sections that can be built: empty ones without a die beside them."""
        return tuple(at for at, sign in enumerate(self.hut, start=1) if sign == EMPTY)

    def powers(self, used: Sequence[str]) -> tuple[str, ...]:
        """The powers that can be used now, when some were used; the last one may go on, if it sets dice."""
        own = self.dice.own
        return tuple(
            power
            for power in POWERS
            if self.owns(power)
            and (power not in used or (power == used[-1] and power != REROLL))
            and (own if power == REROLL else power[-1] in own)
        )

    def market_dice(self, last: Hand = NO_DICE) -> tuple[str, ...]:
        """The dice that may be placed at the market after another one: own, white, a big brother, in rising order."""
        own, white = sorted(set(self.dice.own)), sorted(set(self.dice.white))
        if last.brother:
            return ()
        first = () if last.white else (pips for pips in own if pips >= last.own)
        return *first, *(f"w{pips}" for pips in white if pips >= last.white), *(["b"] if self.brothers else [])

    def owns(self, name: str) -> bool:
        """Whether a card of a name is among the own ones."""
        return any(name_of(card) == name for card in self.cards)

    def with_section(self, section: int, sign: str) -> Player:
        """The player with another sign for a section."""
        return replace(self, hut=f"{self.hut[: section - 1]}{sign}{self.hut[section:]}")

    def with_detained(self, section: int, pips: int) -> Player:
        """The player with a die detained beside a section."""
        sign = str(pips)
        if self.hut[section - 1] == BUILT:
            sign = next(beside for beside, shown in _BESIDE.items() if shown == sign)
        return self.with_section(section, sign)

    def freed(self, section: int) -> Player:
        """The player with a detained die taken."""
        taken = self.with_section(section, BUILT if section in self.built_sections else EMPTY)
        return replace(taken, dice=taken.dice.plus(own=str(self.detained[section])))

    def __str__(self) -> str:
        return (
            f"buttons={self.buttons} stars={self.stars} brothers={self.brothers} hut={self.hut} "
            f"cards={cards_text(self.cards)} dice={self.dice} "
            f"market={self.market or NOTHING} mill={self.mill or NOTHING}"
        )


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as they are written: `hut/3*2,star/3`.

    >>> cards_text(["hut/3", "hut/3", "star/3"]), cards_text([])
    ('hut/3*2,star/3', '-')
    """
    counts = Counter(cards)
    return ",".join(card if many == 1 else f"{card}*{many}" for card, many in counts.items()) or NOTHING
