"""All that lies on the table, and its text.

    round 2 first B do A turn
    quarry 43210 2:B44w4 hut+3
    forest 24210 2:b 5
    school free exam:A4 brothers:B2
    cards hut/3 A222
    white lake=13 market=- mill=-
    A buttons=6 stars=1 brothers=2 hut=3#.5#. cards=star/3,school/3 dice=2w5 market=- mill=6
    B buttons=3 stars=0 brothers=2 hut=246... cards=- dice=16 market=- mill=-
    stack hut/3*3,star2/4 discard set1/2

What is to be done now, `do`, is a `Task`. What may be done and what comes of it stands in `course.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Self

from ...kit.rules.errors import GameError, NotationError, quoted
from ...kit.rules.game import Seat
from .box import DETAINED_AT_FIRST, MARKERS, OURS, SCHOOL, SETTINGS, Box, Card, in_order
from .hand import NOTHING, Hand, rising
from .moves import MARKET, MILL
from .parts import BUILT, DICE, EMPTY, REROLL, SEATS, UNKNOWN_SCALE, Player, Setting, Slot, Task, cards_text

LONGEST: Final = 5_000
"""A text longer than this is no table."""
AT_SCHOOL: Final = "school"

SchoolDie = tuple[Seat, int]
"""A die at school: whose it is, and what it shows."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that lies on the table, and what is to be done.

    Attributes:
        round: its number, from 1.
        first: the start player.
        do: what is to be done.
        settings: the quarry, the forest, and with four players the meadow.
        school_marker: the bonus marker at school; "" if there is none.
        school: the dice at school, by the order of its places; `None` for a place that is free.
        slots: the places for open cards.
        lake: the white dice in the lake, rising.
        white_market: those at the market.
        white_mill: those that are beaten.
        players: seat by seat.
        stack: the cards to come, in the order in which they are written.
        discard: the cards that nobody bought.
        box: the numbers of the game.
    """

    round: int
    first: Seat
    do: Task
    settings: tuple[Setting, ...]
    school_marker: str
    school: tuple[SchoolDie | None, ...]
    slots: tuple[Slot, ...]
    lake: str
    white_market: str
    white_mill: str
    players: tuple[Player, ...]
    stack: tuple[Card, ...]
    discard: tuple[Card, ...]
    box: Box = OURS

    # What lies where

    @property
    def in_play(self) -> tuple[str, ...]:
        """The names of the settings in play."""
        return SETTINGS[: len(self.settings)]

    def setting(self, name: str) -> Setting:
        """A setting in play."""
        return self.settings[SETTINGS.index(name)]

    def at_school(self, place: str) -> SchoolDie | None:
        """The die at a place of the school."""
        return self.school[SCHOOL.index(place)]

    def turn_order(self) -> Iterator[Seat]:
        """The seats from the start player on, clockwise."""
        players = len(self.players)
        return ((self.first + step) % players for step in range(players))

    @property
    def placed(self) -> Sequence[tuple[Seat | None, Hand]]:
        """The dice on settings and beside cards, and whose they are."""
        settings = [(there.by, there.dice) for there in self.settings]
        return [*settings, *((slot.by, slot.dice) for slot in self.slots)]

    def dice_of(self, seat: Seat) -> int:
        """How many dice of a colour lie on the table."""
        player = self.players[seat]
        lying = [*player.dice.own, *player.market, *player.mill, *player.detained]
        at_school = [die for die in self.school if die is not None and die[0] == seat]
        return len(lying) + len(at_school) + sum(len(dice.own) for by, dice in self.placed if by == seat)

    @property
    def whites(self) -> int:
        """How many white dice lie on the table."""
        hands = [dice for _, dice in self.placed] + [player.dice for player in self.players]
        return len(self.lake + self.white_market + self.white_mill) + sum(len(hand.white) for hand in hands)

    @property
    def markers(self) -> tuple[str, ...]:
        """The bonus markers that lie open."""
        return tuple(filter(None, (self.school_marker, *(setting.marker for setting in self.settings))))

    def has_supplement(self, seat: Seat) -> bool:
        """Whether a player can pay a supplementary action."""
        player, box = self.players[seat], self.box
        can_change = player.dice.own and player.buttons >= box.pip
        return bool((self.lake and player.buttons >= box.white) or can_change or (player.detained and player.cards))

    def most_with(self, pips: int, besides: str = "") -> Seat | None:
        """The one player with the most dice of a value; `None` if there is none. See `counts_with`."""
        counts = self.counts_with(pips, besides)
        most = max(counts)
        return counts.index(most) if most and counts.count(most) == 1 else None

    def counts_with(self, pips: int, besides: str = "") -> Sequence[int]:
        """How many coloured dice of a value each player has at school, on settings and by cards.

        Args:
            pips: the value.
            besides: a place of the school whose die does not count.
        """
        counts = [0] * len(self.players)
        for place, die in zip(SCHOOL, self.school, strict=True):
            if die is not None and die[1] == pips and place != besides:
                counts[die[0]] += 1
        for by, dice in self.placed:
            if by is not None:
                counts[by] += dice.own.count(str(pips))
        return counts

    def free_places(self, seat: Seat) -> list[int]:
        """The detention places of a player at which no die lies."""
        return [int(place) for place in self.box.places if self.players[seat].hut[int(place) - 1] in EMPTY + BUILT]

    def marker_at(self, place: str) -> str:
        """The bonus marker of a setting or of the school; "" if there is none."""
        return self.school_marker if place == AT_SCHOOL else self.setting(place).marker

    @property
    def enders(self) -> Mapping[Seat, str]:
        """Who has the sections or the stars that end the game, and which: `hut`, `stars` or `both`."""
        goal, found = self.box.goal, {}
        for seat, player in enumerate(self.players):
            has = [what for what, many in (("hut", player.built), ("stars", player.stars)) if many >= goal]
            if has:
                found[seat] = has[0] if len(has) == 1 else "both"
        return found

    # What changes

    def with_player(self, seat: Seat, player: Player, **more: Any) -> Table:
        """The table with another player at a seat, and other values of some fields."""
        return replace(self, players=_put(self.players, seat, player), **more)

    def with_setting(self, name: str, setting: Setting, **more: Any) -> Table:
        """The table with another setting, and other values of some fields."""
        return replace(self, settings=_put(self.settings, SETTINGS.index(name), setting), **more)

    def with_slot(self, number: int, slot: Slot) -> Table:
        """The table with another slot, counted from 1."""
        return replace(self, slots=_put(self.slots, number - 1, slot))

    def at_place(self, place: str, die: SchoolDie | None) -> Table:
        """The table with a die at a place of the school."""
        return replace(self, school=_put(self.school, SCHOOL.index(place), die))

    # As text

    def __str__(self) -> str:
        settings = [f"{name} {setting}" for name, setting in zip(SETTINGS, self.settings, strict=False)]
        school = [
            f"{place}:{SEATS[die[0]]}{die[1]}"
            for place, die in zip(SCHOOL, self.school, strict=True)
            if die is not None
        ]
        whites = zip(("lake", MARKET, MILL), (self.lake, self.white_market, self.white_mill), strict=True)
        return "\n".join([
            f"round {self.round} first {SEATS[self.first]} do {self.do}",
            *settings,
            " ".join(["school", self.school_marker or NOTHING, *school]),
            " ".join(["cards", *map(str, self.slots)]),
            " ".join(["white", *(f"{name}={pips or NOTHING}" for name, pips in whites)]),
            *(f"{seat} {player}" for seat, player in zip(SEATS, self.players, strict=False)),
            f"stack {cards_text(self.stack)} discard {cards_text(self.discard)}",
        ])  # fmt: skip

    @classmethod
    def parse(cls, text: str, box: Box = OURS) -> Self:
        """Read the text of a table: its lines, or the lines joined by `" / "`.

        Args:
            text: the text.
            box: the numbers of the game.

        Raises:
            NotationError: it is malformed, or there can be no such table; the message says which line is wrong and why.
            GameError: it is no text, or the box is none.
        """
        if not isinstance(box, Box):
            raise GameError(f"a Box is wanted here, not {quoted(box)}")
        if not isinstance(text, str) or len(text) > LONGEST:
            raise GameError(f"a table is a text of at most {LONGEST} characters, not {quoted(text)}")
        split = (line for part in text.splitlines() for line in part.split(" / "))
        table = _Reader([" ".join(line.split()) for line in split if line.split()], box).table()
        if why := _why_not(table):
            raise NotationError(f"there can be no such table: {why}")
        return cls(**{name: getattr(table, name) for name in cls.__slots__})

    def __repr__(self) -> str:
        return f"Table.parse({' / '.join(str(self).splitlines())!r})"


def new_table(players: int, scales: Sequence[str], box: Box) -> Table:
    """The table before the first die falls.

    Args:
        players: how many.
        scales: what the fields of each setting in play pay; `-` for those that are to be dealt.
        box: the numbers of the game.
    """
    beginning = tuple(Player(buttons=int(box.buttons[seat])) for seat in range(players))
    return Table(
        1, 0, Task("detained", 0), tuple(map(Setting, scales)), "", (None,) * len(SCHOOL),
        (Slot(),) * box.open_cards(players), "", "", "", beginning, box.cards(players), (), box,
    )  # fmt: skip


def _put(items: tuple, place: int, item: object) -> tuple:  # type: ignore[type-arg]
    return (*items[:place], item, *items[place + 1 :])


# Reading


_CARDS: Final = "-|[a-z]+[123]?/[2-8](?:[*][1-9])?(?:,[a-z]+[123]?/[2-8](?:[*][1-9])?)*"
_PLAYER: Final = re.compile(
    rf"([A-D]) buttons=([0-9]{{1,4}}) stars=([0-9]{{1,2}}) brothers=([0-9]{{1,2}}) hut=([.#1-6a-f]{{6}}) "
    rf"cards=({_CARDS}) dice=(\S+) market=([1-6]{{1,8}}|-) mill=([1-6]{{1,8}}|-)",
    re.ASCII,
)


class _Reader:
    """Reads the lines of a table one after the other.

    Args:
        lines: those that hold something.
        box: the numbers of the game.
    """

    def __init__(self, lines: list[str], box: Box) -> None:
        self._lines, self._box = lines[::-1], box

    def table(self) -> Table:
        """What they say.

        Raises:
            NotationError: a line is malformed; the message quotes it.
        """
        number, first, do = self._line("round 2 first B do A turn", "round ([1-9][0-9]{0,2}) first ([A-D]) do (.+)")
        names = SETTINGS if len(self._lines) > 2 and self._lines[-3].startswith(SETTINGS[2]) else SETTINGS[:2]
        settings = tuple(map(self._setting, names))
        marker, school = self._line("school free exam:A4", r"school (\S+)((?: [a-z]+:[A-D][1-6])*)")
        (slots,) = self._line("cards hut/3 A222", "cards (.+)")
        whites = self._line("white lake=13 market=- mill=-", "white lake=([1-6]*|-) market=([1-6]*|-) mill=([1-6]*|-)")
        players = list[Player]()
        while self._lines and self._lines[-1][:1] in SEATS and len(players) < len(SEATS):
            players.append(self._player(SEATS[len(players)]))
        stack, discard = self._line("stack hut/3*3 discard -", f"stack ({_CARDS}) discard ({_CARDS})")
        if self._lines:
            raise NotationError(f"the table ends before the line {quoted(self._lines[-1])}")
        lake, white_market, white_mill = (rising(pips.strip(NOTHING)) for pips in whites)
        return Table(
            int(number), SEATS.index(first), Task.parse(do), settings, self._marker(marker), self._school(school),
            tuple(map(self._slot, slots.split())), lake, white_market, white_mill, tuple(players),
            self._cards(stack), self._cards(discard), self._box,
        )  # fmt: skip

    def _line(self, example: str, pattern: str) -> Sequence[str]:
        """What stands in the next line."""
        line = self._lines.pop() if self._lines else ""
        found = re.fullmatch(pattern, line, re.ASCII)
        if not found:
            raise NotationError(f"a line such as {example!r} should stand here, not {quoted(line)}")
        return found.groups()

    def _setting(self, name: str) -> Setting:
        scale, there, marker = self._line(f"{name} 43210 2:B44w4 hut+3", rf"{name} ([0-9]{{5}}|-) (\S+) (\S+)")
        if there == NOTHING:
            return Setting(scale, marker=self._marker(marker))
        found = re.fullmatch("([1-5]):(?:b|([A-D])?([1-6w]+))", there, re.ASCII)
        if not found:
            raise NotationError(f"the {name} holds dice such as 2:B44w4, a mark such as 2:b, or -, not {quoted(there)}")
        by, dice = self._owned(found[2], found[3] or NOTHING)
        if dice.has_dice and not dice.is_equal:
            raise NotationError(f"the dice on the {name} show the same, but these are {dice}")
        return Setting(scale, int(found[1]), by, dice, self._marker(marker))

    def _owned(self, letter: str | None, text: str) -> tuple[Seat | None, Hand]:
        """Dice with the letter of whose they are, which stands there if some of them are coloured."""
        dice = self._hand(text)
        if bool(dice.own) != bool(letter):
            raise NotationError(
                f"coloured dice, and no others, have the letter of their player: {quoted((letter or '') + text)}"
            )
        return (SEATS.index(letter) if letter else None), dice

    def _hand(self, text: str) -> Hand:
        try:
            dice = Hand.parse(text)
        except GameError as error:
            raise NotationError(str(error)) from None
        if dice.brother:
            raise NotationError(f"a big brother does not lie among dice: {quoted(text)}")
        return dice

    def _marker(self, text: str) -> str:
        if text != NOTHING and text not in MARKERS:
            raise NotationError(f"a bonus marker is one of {', '.join(MARKERS)}, or -, not {quoted(text)}")
        return text.strip(NOTHING)

    def _school(self, text: str) -> tuple[tuple[Seat, int] | None, ...]:
        dice: dict[str, tuple[Seat, int]] = {}
        for part in text.split():
            place, _, die = part.partition(":")
            if place not in SCHOOL or place in dice:
                raise NotationError(
                    f"the places at school are {', '.join(SCHOOL)}, each once, but here is {quoted(part)}"
                )
            dice[place] = SEATS.index(die[0]), int(die[1])
        return tuple(dice.get(place) for place in SCHOOL)

    def _slot(self, text: str) -> Slot:
        if text == NOTHING:
            return Slot()
        if re.fullmatch("[a-z]+[123]?/[2-8]", text, re.ASCII):
            return Slot(card=self._cards(text)[0])
        found = re.fullmatch("([A-D])?([1-6w]+)", text, re.ASCII)
        if not found:
            raise NotationError(f"a card such as hut/3, dice such as A222, or - should stand here, not {quoted(text)}")
        by, dice = self._owned(found[1], found[2])
        if not dice.is_equal:
            raise NotationError(f"the dice beside a card show the same, but these are {dice}")
        return Slot(by=by, dice=dice)

    def _player(self, letter: str) -> Player:
        line = self._lines.pop()
        found = _PLAYER.fullmatch(line)
        if not found or found[1] != letter:
            example = f"{letter} buttons=6 stars=1 brothers=2 hut=3#.5#. cards=star/3 dice=2w5 market=- mill=6"
            raise NotationError(f"a line such as {example!r} should stand here, not {quoted(line)}")
        market, mill = (rising(pips.strip(NOTHING)) for pips in found.groups()[7:])
        return Player(
            int(found[2]),
            int(found[3]),
            int(found[4]),
            found[5],
            self._cards(found[6]),
            self._hand(found[7]),
            market,
            mill,
        )

    def _cards(self, text: str) -> tuple[Card, ...]:
        cards: list[Card] = []
        for part in [] if text == NOTHING else text.split(","):
            card, _, many = part.partition("*")
            cards += [card] * int(many or 1)
        known = self._box.cards(len(SEATS))
        if strange := [card for card in cards if card not in known]:
            raise NotationError(f"there is no card {quoted(strange[0])} in this box")
        return in_order(cards)


# What can be


def _why_not(table: Table) -> str:
    """Why there can be no such table; "" if there can."""
    players, box, do = len(table.players), table.box, table.do
    if players < 2:
        return "two to four players have a line each, from A on"
    if len(table.settings) != (3 if players == len(SEATS) else 2):
        return "the meadow is in play with four players, and with four only"
    if len(table.slots) != box.open_cards(players):
        return f"{box.open_cards(players)} cards lie open with {players} players"
    owners = [table.first, *(by for by, _ in table.placed), *(die[0] for die in table.school if die)]
    if max(seat for seat in [*owners, do.seat, 0] if seat is not None) >= players:
        return f"there are {players} players only"
    if do.about in SETTINGS and do.about not in table.in_play:
        return f"the {do.about} is not in play"
    if do.what == "card" and int(do.about) > len(table.slots):
        return f"there is no card {do.about}"
    cards = Counter([*table.stack, *table.discard, *(slot.card for slot in table.slots if slot.card)])
    for player in table.players:
        cards.update(player.cards)
    if too_many := cards - Counter(box.cards(players)):
        return f"there are too many cards {next(iter(too_many))}"
    if too_many := Counter(table.markers) - Counter(MARKERS):
        return f"there are too many markers {next(iter(too_many))}"
    return _why_not_scales(table) or _why_not_dice(table) or _why_not_do(table)


def _why_not_scales(table: Table) -> str:
    do, box = table.do, table.box
    dealt = do.what in ("detained", "scale")
    for name, there in zip(table.in_play, table.settings, strict=True):
        if there.scale == UNKNOWN_SCALE:
            late = do.what == "scale" and table.in_play.index(name) < table.in_play.index(do.about)
            if not dealt or late:
                return f"the scale of the {name} is dealt by now"
        elif do.what == "scale" and table.in_play.index(name) >= table.in_play.index(do.about):
            return f"the scale of the {name} is not dealt yet"
        elif there.scale not in (box.scales[name], *box.loose.values()):
            return f"the box has no scale {there.scale} for the {name}"
    return ""


def _why_not_dice(table: Table) -> str:
    """Why the dice cannot lie so: all are there but for those that are still to fall."""
    do, players, box = table.do, table.players, table.box
    for letter, player in zip(SEATS, players, strict=False):
        if strange := [section for section in player.detained if str(section) not in box.places]:
            return f"{letter} has no detention place beside section {strange[0]}"
    before_roll = do.what in ("detained", "scale", "marker", "card")
    rolling = do.what == "dice" and not do.about
    order = list(table.turn_order())
    for seat, letter in zip(range(len(players)), SEATS, strict=False):
        there, detained = table.dice_of(seat), len(players[seat].detained)
        waits = before_roll or (rolling and order.index(seat) >= order.index(do.seat or 0))
        if do.what == "detained" and detained != (
            0 if seat >= (do.seat or 0) else min(DETAINED_AT_FIRST, len(box.places))
        ):
            return f"{letter} has {detained} detained dice"
        if do.what == "dice" and do.about and seat == do.seat:
            if not detained <= there < DICE:
                return f"some dice of {letter} are still to fall"
        elif there != (detained if waits else DICE):
            return f"of the dice of {letter} {there} are there, not {detained if waits else DICE}"
    whites = 0 if before_roll or rolling or do.what == "lake" else box.white_dice(len(players))
    if table.whites != whites:
        return f"of the white dice {table.whites} are there, not {whites}"
    if do.is_chance or do.what == "powers":
        placed = any(there.field for there in table.settings) or any(dice.has_dice for _, dice in table.placed)
        beside = table.white_market + table.white_mill + "".join(player.market + player.mill for player in players)
        if placed or any(table.school) or beside or any(player.dice.white for player in players):
            return "nothing is placed before the first turn"
    return ""


def _why_not_do(table: Table) -> str:
    """Why this cannot be what is to be done."""
    do, reason = table.do, f"there can be no 'do {table.do}'"
    if do.what == "dice" and do.about:
        *_, last = do.powers
        return "" if last == REROLL and _can_have_used(table.players[do.mover], do.powers) else reason
    if do.is_chance:
        return "" if do.what not in ("marker", "card") or _is_dealt_up_to(table) else reason
    waiting = any(player.dice.has_dice for player in table.players)
    if do.seat is None:
        return "" if (table.enders if do.what == "over" else not waiting) else reason
    return "" if _can_be_asked(table, do.seat, waiting=waiting) else reason


def _can_be_asked(table: Table, seat: Seat, *, waiting: bool) -> bool:
    """Whether a player can be asked for what is to be done."""
    do, player = table.do, table.players[seat]
    match do.what:
        case "powers":
            return _can_have_used(player, do.powers) and bool(player.powers(do.powers))
        case "turn":
            return player.dice.has_dice
        case "market":
            last = Hand.parse(do.about)
            lies = last.own in player.market if last.own else last.white in table.white_market
            return lies and bool(player.market_dice(last))
        case "after":
            return table.has_supplement(seat)
        case "detain":
            tattled = table.at_school("tattle")
            has_most = tattled is not None and table.most_with(tattled[1], besides="tattle") == seat
            return has_most and not waiting and bool(table.free_places(seat))
    return bool(player.detained if do.what == "free" else player.open_sections) and _is_due(table)


def _can_have_used(player: Player, powers: Sequence[str]) -> bool:
    """Whether a player can have used these powers in a round."""
    return len(set(powers)) == len(powers) and all(map(player.owns, powers))


def _is_dealt_up_to(table: Table) -> bool:
    """Whether markers and cards are dealt up to the one that is due."""
    places = [*table.in_play, AT_SCHOOL]
    due = places.index(table.do.about) if table.do.what == "marker" else len(places)
    dealt = [bool(table.marker_at(place)) for place in places]
    number = int(table.do.about) if table.do.what == "card" else 1
    cards = [bool(slot.card) for slot in table.slots]
    has_card = table.do.what == "marker" or bool(table.stack)
    return dealt == [place < due for place in range(len(places))] and not any(cards[number - 1 :]) and has_card


def _is_due(table: Table) -> bool:
    """Whether there is a reason to free a die, or to build."""
    do, seat = table.do, table.do.mover
    free = do.what == "free"
    if do.about in ("turn", "after"):
        return free and not do.used
    if do.about in ("release", "tattle", "hut"):
        die = table.at_school(do.about)
        return (do.about != "hut") == free and die is not None and die[0] == seat
    if do.about == "card":
        return not free and table.players[seat].owns("hut")
    if do.used or do.what not in table.marker_at(do.about).replace("hut", "build").split("+"):
        return False
    if do.about == AT_SCHOOL:
        examined = table.at_school("exam")
        return examined is not None and table.most_with(examined[1]) == seat
    return table.setting(do.about).by == seat
