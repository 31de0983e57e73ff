"""The rules of the tiny game for tests: Nim with a die (tests/nim.py). They need no widget, and so load at once.

Three heaps of sticks (a test may ask for others). Chance rolls a blue die: the player in turn takes that many sticks or
fewer from one heap. Taking the last stick wins the round; after two rounds more wins win the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from buttons_widgets.kit.rules.chance import fair_dice
from buttons_widgets.kit.rules.errors import GameError
from buttons_widgets.kit.rules.game import CHANCE, ChanceMover, Result, Seat
from buttons_widgets.kit.rules.moves import MoveTexts, TextMove
from buttons_widgets.kit.rules.setup import GameSetup, OptionKind, Whole, option
from buttons_widgets.kit.rules.state import State

HEAPS = (2, 3, 4)
SIDES = 3
ROUNDS = 2
SEATS = range(1, 4)


@dataclass(frozen=True)
class Fall(TextMove):
    """The die falls."""

    pips: int

    form = "die {pips}"


@dataclass(frozen=True)
class Take(TextMove):
    """Take sticks from a heap, counted from 1."""

    heap: int
    sticks: int

    form = "take {sticks} of {heap}"


Move = Fall | Take
MOVES: MoveTexts[Move] = MoveTexts(Move, "die 2, or take 1 of 3")


class Heaps(OptionKind[tuple[int, ...]]):
    """How many sticks each heap has."""

    def checked(self, value: Any, names: tuple[str, ...], seed: str) -> tuple[int, ...]:
        heaps = HEAPS if value is None else tuple(value)
        if not heaps or min(heaps) < 1:
            raise GameError("every heap has a stick")
        return heaps

    def texts(self, value: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(map(str, value))

    def read(self, texts: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(int(text) for text in " ".join(texts).split())


@dataclass(frozen=True)
class Setup(GameSetup):
    heaps: tuple[int, ...] = option(Heaps(), "how many sticks each heap has")
    sides: int = option(Whole(1, 100, "a die has 1 to 100 sides", default=SIDES), "of the die")

    seats = SEATS


@dataclass(frozen=True)
class Nim(State[Move]):
    """A state: `left` is what the heaps hold now."""

    setup: Setup
    left: tuple[int, ...]
    pips: int = 0
    turn: Seat = 0
    won: tuple[Seat, ...] = ()

    title = "Nim"
    example = "Take(3, 1)"
    texts = MOVES

    @classmethod
    def start(cls, names: Sequence[str], seed: object = None, **options: Any) -> Self:
        return cls.begin(Setup.of(names, seed, **options))

    @classmethod
    def begin(cls, setup: Setup) -> Self:
        return cls(setup, left=setup.heaps)

    @property
    def round(self) -> int:
        return min(ROUNDS, len(self.won) + 1)

    @property
    def to_move(self) -> Seat | ChanceMover | None:
        return None if len(self.won) == ROUNDS else self.turn if self.pips else CHANCE

    @property
    def result(self) -> Result | None:
        if self.to_move is not None:
            return None
        most = max(map(self.won.count, self.won))
        return Result(tuple(sorted({seat for seat in self.won if self.won.count(seat) == most})), "more rounds won")

    def legal_moves(self) -> Sequence[Move]:
        if self.to_move is None:
            return []
        if self.to_move is CHANCE:
            return [Fall(pips) for pips in range(1, self.setup.sides + 1)]
        return [Take(heap, n) for heap, left in enumerate(self.left, 1) for n in range(1, min(left, self.pips) + 1)]

    def _drawn(self, seed: str) -> Fall:
        return Fall(*fair_dice(seed, self.ply, 1, self.setup.sides))

    def _made(self, move: Move) -> Self:
        if isinstance(move, Fall):
            return self._next(move, pips=move.pips)
        left = tuple(sticks - move.sticks * (heap == move.heap) for heap, sticks in enumerate(self.left, 1))
        won = self.won if any(left) else (*self.won, self.turn)
        turn = (self.turn + 1) % len(self.names)
        return self._next(move, left=left if any(left) else self.setup.heaps, pips=0, turn=turn, won=won)

    def _situation(self) -> str:
        return f" with a die of {self.pips} and heaps of {self.left}"
