"""What the kit asks of a game, so that one table, one file format and one set of bots serve them all.

A game is a frozen state. Chance is one of the movers: when dice are to fall, `to_move` is `CHANCE` and the dice are a
move like any other. So a game is its start and its list of moves, and nothing else has to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeVar

from .errors import GameError

if TYPE_CHECKING:
    from fractions import Fraction


class ChanceMover(Enum):
    """The type of `CHANCE`, the mover of the dice."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE: Final = ChanceMover.CHANCE
"""`to_move` of a game in which dice are to fall."""

M = TypeVar("M", bound=Hashable)

Seat = int
"""A player's place at the table, counted from 0, clockwise."""


class Move(Protocol):
    """A tiny frozen value whose `str` is its short text."""

    def __hash__(self) -> int: ...
    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Result:
    """How a game ended. A game that has more to say of it adds fields.

    Attributes:
        winners: the seats that won, ascending: several if they share the win, none if nobody won.
        reason: why, in English: often one of a `StrEnum`; "" to say nothing of it.
    """

    winners: tuple[Seat, ...]
    reason: str = field(default_factory=str)  # not "", which fields that a game adds behind it would have to follow


class Game(Protocol[M]):
    """A frozen state of a game."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, seat by seat."""

    @property
    def moves(self) -> tuple[M, ...]:
        """Every move so far, chance's included. It may be made anew each time: keep it to use it twice."""

    @property
    def last_move(self) -> M | None:
        """The last of them, or `None` if no move was made."""

    @property
    def ply(self) -> int:
        """How many moves were made."""

    @property
    def round(self) -> int:
        """The number of the round, battle or hand, from 1; always 1 in a game without rounds."""

    @property
    def to_move(self) -> Seat | ChanceMover | None:
        """Who moves: a seat, `CHANCE`, or `None` when the game is over."""

    @property
    def result(self) -> Result | None:
        """How the game ended; `None` while it goes on."""

    def legal_moves(self) -> Sequence[M]:
        """Every legal move, always in the same order; for chance, every outcome; empty when the game is over."""

    def play(self, move: M) -> Self:
        """The state after a move.

        Raises:
            IllegalMove: the move is against the rules.
        """

    def chances(self) -> Sequence[tuple[M, Fraction]]:
        """At `CHANCE` every outcome once with its probability, adding up to exactly 1; empty for any other mover."""

    def chance_move(self) -> M:
        """The move that the game's seed holds for chance now.

        Raises:
            IllegalMove: chance is not to move.
            GameError: the state holds no seed, because `seen_by` removed it.
        """

    def start_state(self) -> Self:
        """The same game with no move made."""

    def seen_by(self, seat: Seat) -> Self:
        """The state as a player sees it, without the seed and whatever else the player must not know.

        This is what a bot is given.

        Raises:
            GameError: the game has no such seat.
        """

    def __str__(self) -> str:
        """The whole game as text that a person can follow; `parse` reads it."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the text that `str(game)` writes.

        Raises:
            IllegalMove: a move that stands in its right place is against the rules.
            NotationError: anything else is wrong with the text.
        """


def mover_of(game: Game[Any]) -> Seat:
    """The seat that is to move.

    Raises:
        GameError: no player is to move: dice are to fall, or the game is over.
    """
    seat = game.to_move
    if not isinstance(seat, int):
        raise GameError("no player is to move in this state, so there is nothing to decide")
    return seat


Bot = Callable[[Any], Any]
"""A function that takes a game in which it is to move and returns one of the game's legal moves."""
