"""What is fixed before the first move: names, layouts, cards and chance's seed, and the checks of each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any, Self

from ...kit.rules.chance import fair_shuffle
from ...kit.rules.errors import GameError, NotationError, quoted, unwanted
from ...kit.rules.game import Seat
from ...kit.rules.notation import ROUND, NumberedLine
from ...kit.rules.phrase import Phrase
from ...kit.rules.setup import GameSetup, OptionKind, option, read_fields
from ..cells import COLOURS
from .grid import Grid, grid
from .layout import LAYOUTS, Layout, side


class Layouts(OptionKind[tuple[Layout, ...]]):
    """The players' layouts, all of one size; the sides A, B, C, D in turn if they are left out."""

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> tuple[Layout, ...]:
        return checked_layouts(value, len(names))

    def texts(self, value: tuple[Layout, ...]) -> tuple[str, ...]:
        return tuple(map(str, value))

    def read(self, texts: tuple[str, ...]) -> list[Layout]:
        return [Layout.parse(letters) for letters in texts]


class Cards(OptionKind[tuple[str, ...]]):
    """The colours of the players' cards in the first round; dealt by the seed if they are left out."""

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> tuple[str, ...]:
        return deal(seed, len(names)) if value is None else checked_cards(value, len(names))

    def texts(self, value: tuple[str, ...]) -> tuple[str, ...]:
        return value

    def read(self, texts: tuple[str, ...]) -> tuple[str, ...]:
        return texts


@dataclass(frozen=True)
class Setup(GameSetup):
    """All that is fixed before the first move. In a text each player has a line with cards and layout.

    Attributes:
        layouts: the players' layouts.
        cards: the colours of their cards in the first round.
    """

    layouts: tuple[Layout, ...] = option(Layouts(), "for each player a side A to H, or a layout; A to D if left out")
    cards: tuple[str, ...] = option(Cards(), "for each player the letters of its button cards; dealt if left out")

    seats = range(1, 5)

    @cached_property
    def grid(self) -> Grid:
        """The grid of every player's board."""
        return grid(self.layouts[0].size)

    @cached_property
    def depot_dice(self) -> int:
        """How many black dice one player's depot takes in: two with two players, none in solo practice."""
        return {1: 0, 2: 2}.get(len(self.names), 1)

    @classmethod
    def parse(cls, text: str) -> Setup:
        """Read the lines that `str(setup)` writes.

        Raises:
            NotationError: a line is malformed, or the setup is invalid; the message says which line and why.

        >>> Setup.parse("seed: one\\nAda: card r, layout rby/gry/ybg").names
        ('Ada',)
        """
        if not isinstance(text, str):
            raise GameError(f"a setup is the text of a seed and of players, not {quoted(text)}")
        lines = text.splitlines() or [""]
        return cls.from_lines([(number, line.strip()) for number, line in enumerate(lines, start=1)])

    @classmethod
    def from_lines(cls, lines: Sequence[NumberedLine], part: str = ROUND) -> Self:
        """Read the same lines where each has a number, which the messages name.

        Raises:
            NotationError: a line is malformed, or the setup is invalid.
        """
        (seed,) = read_fields(lines, ["seed"])
        players = [_parse_player(number, line) for number, line in lines[1:]]
        names, cards, layouts = zip(*players, strict=True) if players else ((), (), ())
        try:
            setup = cls.of(names, seed or "hidden", layouts=layouts, cards=cards)
        except GameError as error:
            raise NotationError(str(error)) from None
        return setup if seed else setup.without_seed

    def __str__(self) -> str:
        lines = [self.seed_line]
        for name, layout, cards in zip(self.names, self.layouts, self.cards, strict=True):
            lines.append(f"{name}: {'card' if len(cards) == 1 else 'cards'} {cards}, layout {'/'.join(layout.rows())}")
        return "\n".join(lines)


def _parse_player(number: int, line: str) -> tuple[str, str, Layout]:
    """The name, cards and layout of a line such as `Ada: card r, layout rby/gry/ybg`."""
    # A name may hold a colon and a space, so the line is read from its end.
    before, comma, layout = line.rpartition(", layout ")
    name, colon, cards = before.rpartition(": ")
    if not comma or not colon or not cards.startswith(("card ", "cards ")):
        raise NotationError(f"line {number}: a player is written 'Ada: card r, layout rbygrb/…', not {quoted(line)}")
    try:
        return name, cards.split(" ", 1)[1], Layout.parse(layout)
    except GameError as error:
        raise NotationError(f"line {number}: {error}") from None


def starter_of(cards: tuple[str, ...]) -> Seat:
    """The holder of the red card; in solo practice the only player."""
    return next((seat for seat, own in enumerate(cards) if "r" in own), 0)


def checked_layouts(layouts: Sequence[str | Layout] | None, players: int) -> tuple[Layout, ...]:
    """A layout for each player, all of one size; the sides A, B, C, D in turn if they are left out.

    Raises:
        GameError: there are not as many layouts as players, one is malformed, or they have different sizes.
    """
    if layouts is None:
        return tuple(LAYOUTS.values())[:players]
    if isinstance(layouts, str | Layout) or not isinstance(layouts, Collection) or len(layouts) != players:
        raise unwanted(
            Phrase("refused-layouts", "{count} players need a list of {count} layouts", count=players), layouts
        )
    found = tuple(map(side, layouts))
    sizes = {layout.size for layout in found}
    if len(sizes) > 1:
        raise GameError.of(
            "refused-layout-sizes",
            "all boards of a game have one size, but these have {sizes} rows",
            sizes=sorted(sizes),
        )
    return found


def deal(seed: str, players: int) -> tuple[str, ...]:
    """Deal the cards; with three players one that is not red is left out, in solo practice the red one is dealt."""
    if players == 1:
        return ("r",)
    others = fair_shuffle(f"{seed}/cards left out", COLOURS[1:])
    dealt = fair_shuffle(f"{seed}/cards", ("r", *others[: 2 if players == 3 else 3]))
    if players == 2:
        return _in_order(dealt[0] + dealt[1]), _in_order(dealt[2] + dealt[3])
    return dealt


def checked_cards(cards: Sequence[str], players: int) -> tuple[str, ...]:
    """The letters of each player's cards, in the order `r b y g`.

    Raises:
        GameError: a player has too few or too many cards, a letter is not a colour, two cards are the same, or the
            red card is missing.
    """
    each = 2 if players == 2 else 1
    is_list = not isinstance(cards, str) and isinstance(cards, Collection)
    if not is_list or not all(isinstance(own, str) for own in islice(cards, players)):
        wanted = Phrase("refused-cards-list", "cards are a list with each player’s letters such as ['r', 'b']")
        raise unwanted(wanted, cards)
    if len(cards) != players or any(len(own) != each for own in cards):
        wanted = Phrase("refused-card-each", "{count} players hold 1 card each", count=players)
        if each > 1:
            wanted = Phrase("refused-cards-each", "{count} players hold {each} cards each", count=players, each=each)
        raise unwanted(wanted, cards)
    everything = "".join(cards)
    if any(card not in COLOURS for card in everything) or len(set(everything)) != len(everything):
        raise unwanted(Phrase("refused-cards-once", "the cards are r b y g, one of each"), cards)
    if players > 1 and "r" not in everything:
        raise GameError.of(
            "refused-cards-red",
            "somebody holds the red card, which starts the round, but the cards are {cards}",
            cards=quoted(cards),
        )
    return tuple(map(_in_order, cards))


def _in_order(cards: str) -> str:
    return "".join(colour for colour in COLOURS if colour in cards)
