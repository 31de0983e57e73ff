"""A game of War of the Buttons for two to four players, as a frozen state.

Everything that lies on the table, and what is to be done, is its `table`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Self

from ...kit.rules.chance import fair_dice
from ...kit.rules.errors import GameError, parsed_as, quoted
from ...kit.rules.game import ChanceMover, Result, Seat
from ...kit.rules.phrase import Phrase
from ...kit.rules.setup import GameSetup, OptionKind, Parsed, option
from ...kit.rules.state import State
from .box import LOOSE, OURS, SETTINGS, Box
from .course import after, chances, drawn, go_on, is_legal, legal_moves, result_of, to_move, why_illegal
from .moves import MOVES, Move
from .parts import SEATS, UNKNOWN_SCALE
from .table import Table, new_table

if TYPE_CHECKING:
    from fractions import Fraction

PRINTED: Final = "printed"
DEALT: Final = "dealt"
NEW: Final = "new"
"""What stands in the text of a game that begins with nothing on the table."""


class _Scales(OptionKind[str]):
    """Printed, dealt, or the letters of loose scales, one for each setting in play."""

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> str:
        if value is None:
            return PRINTED
        wanted = len(_in_play(len(names)))
        is_named = isinstance(value, str) and len(value) == wanted == len(set(value)) and set(value) <= set(LOOSE)
        if value not in (PRINTED, DEALT) and not is_named:
            raise GameError.of(
                "refused-war-scales",
                "scales are printed, dealt, or {count} of the letters A to F, not {text}",
                count=wanted,
                text=quoted(value),
            )
        return str(value)


class _Beginning(OptionKind[Table | None]):
    """A table to go on from; `None` for a new game."""

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> Table | None:
        if value is None:
            return None
        table = parsed_as(Table, value)
        if len(table.players) != len(names):
            raise GameError.of(
                "refused-war-players",
                "the table has {count} players, and there are {names} names",
                count=len(table.players),
                names=len(names),
            )
        return table

    def texts(self, value: Table | None) -> tuple[str, ...]:
        return () if value is None else (_line(value),)

    def read(self, texts: tuple[str, ...]) -> Any:
        return " ".join(texts) or None

    def line(self, value: Table | None, names: tuple[str, ...]) -> str:
        return NEW if value is None else _line(value)

    def read_line(self, text: str) -> Any:
        return None if text == NEW else text


def _line(table: Table) -> str:
    return " / ".join(str(table).splitlines())


def _in_play(players: int) -> Sequence[str]:
    return SETTINGS if players == len(SEATS) else SETTINGS[:2]


@dataclass(frozen=True)
class Setup(GameSetup):
    """All that is fixed before the first move.

    Attributes:
        box: the numbers of the game.
        scales: `printed`, `dealt`, or a letter of a loose scale for each setting in play.
        table: what lay on the table at the beginning; `None` for a new game.
    """

    box: Box = option(
        Parsed(Box, OURS), "the numbers of the game, as a `Box` or its text; the project's own if left out"
    )
    scales: str = option(
        _Scales(),
        """`"printed"`, `"dealt"`, or the letters of loose scales such as `"DA"`; printed if left out""",
    )
    table: Table | None = option(_Beginning(), "a table to go on from, or its text; a new game if left out")

    seats = range(2, len(SEATS) + 1)

    @classmethod
    def of(cls, names: Collection[str], seed: object = None, **given: Any) -> Self:
        """Check what `Game.start` was given; the text of a table is read with the numbers of the box."""
        box, table = given.get("box"), given.get("table")
        if isinstance(table, str):
            given["table"] = Table.parse(table, OURS if box is None else parsed_as(Box, box))
        elif isinstance(table, Table):
            given["box"] = table.box
        return super().of(names, seed, **given)

    @cached_property
    def start_table(self) -> Table:
        """What lies on the table before the first move."""
        if self.table is not None:
            return go_on(self.table)
        names, box = _in_play(len(self.names)), self.box
        if self.scales == PRINTED:
            scales = [box.scales[name] for name in names]
        else:
            scales = [
                UNKNOWN_SCALE if self.scales == DEALT else box.loose[self.scales[place]] for place in range(len(names))
            ]
        return new_table(len(self.names), scales, box)


@dataclass(frozen=True, slots=True, repr=False)
class Game(State[Move]):
    """A state of a game. Make the first with `Game.start`, the next with `play`.

    Attributes:
        table: all that lies on the table, and what is to be done.
        setup: what is fixed before the first move.
        history: every move so far; a game is its setup and its moves.

    >>> game = Game.start(["Ada", "Bo"], seed="one")
    >>> print(game.table.do, game.chance_move())
    A detained dice 356
    """

    # Without `field()` a dataclass would take a property of its base for the default.
    table: Table = field()
    setup: Setup

    title = "War of the Buttons"
    example = 'Bid("quarry", "44w4b")'
    texts = MOVES

    @classmethod
    def start(cls, names: Collection[str], box: Box | str = OURS, scales: str = PRINTED, seed: object = None) -> Game:
        """The beginning of a game.

        Args:
            names: two to four different names, clockwise; the first one starts.
            box: the numbers of the game, or their text.
            scales: `"printed"`, `"dealt"` by chance, or a letter of a loose scale for each setting in play: `"DA"`.
            seed: whatever decides chance (kept as its `str`); a fresh one if left out.

        Raises:
            GameError: an argument is invalid; the message says which and why.
        """
        return cls.begin(Setup.of(names, seed, box=box, scales=scales))

    @classmethod
    def at_table(cls, table: Table | str, names: Collection[str], seed: object = None) -> Game:
        """A game that goes on from a table.

        Args:
            table: what lies there, or its text. If a round has ended there, it is settled first.
            names: as many as the table has players.
            seed: whatever decides chance; a fresh one if left out.

        Raises:
            GameError: an argument is invalid.

        >>> text = str(Game.start(["Ada", "Bo"]).table)
        >>> Game.at_table(text, ["Cy", "Dee"]).names
        ('Cy', 'Dee')
        """
        # What is given as a value may be none that lies on any table: it is read as its text is.
        text = table if isinstance(table, str) else Table.parse(str(table), table.box)
        return cls.begin(Setup.of(names, seed, table=text))

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        return cls(setup.start_table, setup)

    # What can be asked of a state

    @property
    def to_move(self) -> Seat | ChanceMover | None:
        """Who moves: a seat, `CHANCE`, or `None` when the game is over."""
        return to_move(self.table)

    @property
    def round(self) -> int:
        """The number of the round, from 1 for that in which the game begins, which may be a later one of its table."""
        return self.table.round - self.setup.start_table.round + 1

    @property
    def result(self) -> Result | None:
        """How the game ended; `None` while it goes on."""
        return result_of(self.table)

    def legal_moves(self) -> Sequence[Move]:
        """Every legal move in a fixed order; for chance, every outcome."""
        return legal_moves(self.table)

    def chances(self) -> Sequence[tuple[Move, Fraction]]:
        """Every outcome of chance with its probability, adding up to exactly 1; empty if it is not to move.

        >>> sum(chance for _, chance in Game.start(["Ada", "Bo"]).chances())
        Fraction(1, 1)
        """
        return chances(self.table)

    def play(self, move: Move | str) -> Game:
        """The state after a move.

        Raises:
            IllegalMove: the move is against the rules; the message names the move, the rule and the state.
        """
        if not isinstance(move, self.texts.moves) or not is_legal(self.table, move):
            why = why_illegal(self.table, move) if isinstance(move, self.texts.moves) else ""
            return self._read(move, why)
        return self._next(move, table=go_on(after(self.table, move)))

    def unsettled(self, move: Move) -> Game:
        """The state after a legal move; if that ends a round, all still lies there, and nothing is settled."""
        return self._next(move, table=after(self.table, move))

    def _drawn(self, seed: str) -> Move:
        # It depends on the round and on what falls or is dealt, and not on what was decided before.
        do = self.table.do
        what = f"{SEATS[do.seat]} again" if do.seat is not None and do.about else str(do)
        return drawn(self.table, lambda count, sides: fair_dice(f"{seed}/{self.table.round} {what}", 0, count, sides))

    def _doing(self) -> str:
        return Phrase("refused-while-war", "do {task}", task=str(self.table.do))
