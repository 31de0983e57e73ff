"""What the kit asks of a game, so that one table, one file format and one set of bots serve them all.

A game is a frozen state. Chance is one of the movers: when dice are to fall, `to_move` is `CHANCE` and the dice are a
move like any other. So a game is its start and its list of moves, and nothing else has to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import Enum
from typing import Any, Final, Protocol, Self, TypeVar


class Chance(Enum):
    """The type of `CHANCE`, the mover of the dice."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE: Final = Chance.CHANCE
"""`to_move` of a game in which dice are to fall."""

M = TypeVar("M", bound=Hashable)

Seat = int
"""A player's place at the table, counted from 0, clockwise."""


class IllegalMove(ValueError):
    """A move that is well formed but against the rules: the message names the move, the rule and the position."""


class Move(Protocol):
    """A tiny frozen value whose `str` is its short text."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


class Game(Protocol[M]):
    """A frozen state of a game."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""
        ...

    @property
    def moves(self) -> tuple[M, ...]:
        """Every move so far, chance's included."""
        ...

    @property
    def to_move(self) -> Seat | Chance | None:
        """Who moves: a seat, `CHANCE`, or `None` when the game is over."""
        ...

    @property
    def ply(self) -> int:
        """How many moves were made."""
        ...

    def legal_moves(self) -> Sequence[M]:
        """Every legal move, always in the same order; empty when the game is over."""
        ...

    def play(self, move: M) -> Self:
        """The state after a move. Raises `IllegalMove`."""
        ...

    def chance_move(self) -> M:
        """The move that the game's seed holds for chance now."""
        ...

    def start_state(self) -> Self:
        """The same game with no move made."""
        ...


Bot = Callable[[Any], Any]
"""Whatever takes a game in which it is to move and returns one of the game's legal moves."""
