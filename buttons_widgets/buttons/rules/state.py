"""What a state of a game holds, and what can be asked of it. How one state follows another is in `game`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, Self, TypeVar

from ...kit.rules.game import ChanceMover, Seat
from ...kit.rules.history import History
from ...kit.rules.numbers import number_of
from ...kit.rules.state import State as KitState
from ..cells import Cell
from .ending import Result, line_in
from .laying import legal_mask
from .layout import Layout
from .moves import Dice, Move
from .phase import Phase, Standing
from .position import MOST_BLACK_DICE, Earnings, Position
from .setup import Setup, starter_of

BUTTONS_IN_THE_BOX = 50
STARS_IN_THE_BOX = 60


@dataclass(frozen=True, slots=True, repr=False)
class State(KitState[Move]):
    """A state of a game, without the rules for going on. `Game` adds them.

    Attributes:
        round: the number of the round, from 1.
        rolls: how many rolls the game has seen.
        turn: the seat whose turn it is.
        phase: what is to be done.
        to_move: who does it: a seat, `CHANCE`, or `None` when the game is over.
        dice: the last roll of this round, `None` before the first.
        button_masks: each seat's buttons of this round.
        star_masks: each seat's stars.
        standings: who is in, opted out, or bust.
        cards: the colours of each seat's cards in this round.
        result: who won and why, `None` until the game is over.
        setup: what is fixed before the first move.
        history: every move so far; a game is its setup and its moves.
    """

    # Two states are compared in this order: what is cheap to compare comes first. And without `field()` a dataclass
    # would take a property of its base for the default.
    round: int = field()
    rolls: int
    turn: Seat
    phase: Phase
    to_move: Seat | ChanceMover | None = field()
    dice: Dice | None
    button_masks: tuple[int, ...]
    star_masks: tuple[int, ...]
    standings: tuple[Standing, ...]
    cards: tuple[str, ...]
    result: Result | None = field()
    setup: Setup
    history: History[Move]

    @property
    def layouts(self) -> tuple[Layout, ...]:
        """The players' layouts, seat by seat."""
        return self.setup.layouts

    @property
    def size(self) -> int:
        """How many rows, and columns, every player's board has."""
        return self.setup.grid.size

    @property
    def black_dice(self) -> int:
        """How many black dice, the gold one among them, lie in no depot."""
        out = len(self.names) - self.standings.count(Standing.IN)
        return max(1, MOST_BLACK_DICE - out * self.setup.depot_dice)

    @property
    def starter(self) -> Seat:
        """The seat that starts this round: the holder of the red card."""
        return starter_of(self.cards)

    @property
    def pool(self) -> tuple[int, int]:
        """How many buttons and stars of the box lie on no board: shown, but never in the way of a move."""
        buttons = sum(mask.bit_count() for mask in self.button_masks)
        stars = sum(mask.bit_count() for mask in self.star_masks)
        return max(0, BUTTONS_IN_THE_BOX - buttons), max(0, STARS_IN_THE_BOX - stars)

    def depot(self, seat: Seat) -> int:
        """How many black dice lie in a seat's depot.

        Raises:
            GameError: the game has no such seat.
        """
        return 0 if self.standings[self._seat(seat)] is Standing.IN else self.setup.depot_dice

    def position(self, seat: Seat) -> Position:
        """A seat's board as a position of its own.

        Raises:
            GameError: the game has no such seat.
        """
        seat = self._seat(seat)
        return Position.from_masks(
            self.layouts[seat], self.button_masks[seat], self.star_masks[seat], self.cards[seat], self.black_dice
        )

    def stars(self, seat: Seat) -> int:
        """How many stars a seat has.

        Raises:
            GameError: the game has no such seat.
        """
        return self.star_masks[self._seat(seat)].bit_count()

    def earnings(self, seat: Seat) -> Earnings:
        """What a seat's buttons would earn if the round ended now, or earn now that it has ended.

        Raises:
            GameError: the game has no such seat.
        """
        seat = self._seat(seat)
        return Earnings.of(self.layouts[seat].masks, self.button_masks[seat], self.cards[seat])

    def line_of(self, seat: Seat, more: Iterable[Cell | str] = ()) -> tuple[Cell, ...]:
        """The cells of a seat's line of five stars, empty if there is none; `more` are stars that may still come.

        Raises:
            GameError: the game has no such seat, or a cell of `more` is not on the board.
        """
        stars = self.star_masks[self._seat(seat)] | self.setup.grid.mask_of(more)
        return self.setup.grid.cells_of(line_in(self.size, stars))

    # For the rules

    def _seat(self, seat: object) -> Seat:
        """A seat of this game as a plain number."""
        return number_of("seat", seat, 0, len(self.setup.names) - 1)

    def _legal_mask(self, seat: Seat) -> int:
        """The mask of the spaces on which a seat may lay, whatever the dice show."""
        return legal_mask(self.setup.grid, self.button_masks[seat], self.star_masks[seat])

    def _cells_to_lay(self, dice: Dice) -> tuple[Cell, ...]:
        """The spaces that the dice offer to the player in turn and that are legal, by column."""
        row = dice.white
        legal = self._legal_mask(self.turn) >> (row - 1) * self.size
        return tuple((row, column) for column in dice.columns if legal >> column - 1 & 1)

    def _changed(self, **changes: Any) -> Self:
        """The same state with some attributes changed."""
        # This is what `dataclasses.replace` does, but every move comes through here and that one is slow.
        state = object.__new__(type(self))
        for put, value in zip(_PUTS, _VALUES(self), strict=True):
            put(state, value)
        for name, value in changes.items():
            _PUT[name](state, value)
        return state

    def _situation(self) -> str:
        return f", {self.position(self.to_move if isinstance(self.to_move, int) else self.turn)}"


T = TypeVar("T")


def with_value(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Values seat by seat, with the one of a seat changed.

    >>> with_value((1, 2, 3), 1, 0)
    (1, 0, 3)
    """
    return (*values[:seat], value, *values[seat + 1 :])


_PUT: dict[str, Any] = {one.name: State.__dict__[one.name].__set__ for one in fields(State)}
_PUTS = tuple(_PUT.values())
_VALUES = attrgetter(*_PUT)
