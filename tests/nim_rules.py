"""The rules of the tiny game for tests: Nim with a die (tests/nim.py). They need no widget, and so load at once.

Three heaps of sticks (a test may ask for others). Chance rolls a blue die: the player in turn takes that many sticks or
fewer from one heap. Taking the last stick wins the round; after two rounds more wins win the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Self

from buttons_widgets.kit.rules.chance import fair_dice, new_seed
from buttons_widgets.kit.rules.errors import GameError, IllegalMove, NotationError
from buttons_widgets.kit.rules.game import CHANCE, ChanceMover, Seat
from buttons_widgets.kit.rules.history import History, WithHistory
from buttons_widgets.kit.rules.names import checked_names, checked_seed
from buttons_widgets.kit.rules.notation import NumberedLine, game_text, parse_game

HEAPS = (2, 3, 4)
SIDES = 3
ROUNDS = 2
SEATS = range(1, 4)


@dataclass(frozen=True)
class Fall:
    """The die falls."""

    pips: int

    def __str__(self) -> str:
        return f"die {self.pips}"


@dataclass(frozen=True)
class Take:
    """Take sticks from a heap, counted from 1."""

    heap: int
    sticks: int

    def __str__(self) -> str:
        return f"take {self.sticks} of {self.heap}"


Move = Fall | Take


def parse_move(text: str) -> Move:
    match text.split():
        case ["die", pips] if pips.isdecimal():
            return Fall(int(pips))
        case ["take", sticks, "of", heap] if sticks.isdecimal() and heap.isdecimal():
            return Take(int(heap), int(sticks))
    raise NotationError(f"{text[:60]!r} is not a move: write die 2, or take 1 of 3")


@dataclass(frozen=True)
class Result:
    winners: tuple[Seat, ...]


@dataclass(frozen=True)
class Nim(WithHistory[Move]):
    """A state: `heaps` and `sides` are fixed before the first move, `left` is what the heaps hold now."""

    names: tuple[str, ...]
    seed: str | None = field(repr=False)
    heaps: tuple[int, ...]
    sides: int
    left: tuple[int, ...]
    history: History[Move] = field(default_factory=History)
    pips: int = 0
    turn: Seat = 0
    won: tuple[Seat, ...] = ()

    @classmethod
    def start(
        cls, names: Sequence[str], seed: object = None, heaps: tuple[int, ...] = HEAPS, sides: int = SIDES
    ) -> Self:
        if not heaps or min(*heaps, sides) < 1:
            raise GameError("every heap has a stick, and the die a side")
        text = new_seed() if seed is None else checked_seed(seed)
        return cls(checked_names(names, SEATS), text, heaps, sides, left=heaps)

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
        return Result(tuple(sorted({seat for seat in self.won if self.won.count(seat) == most})))

    def chances(self) -> Sequence[tuple[Move, Fraction]]:
        return [(fall, Fraction(1, self.sides)) for fall in self.legal_moves()] if self.to_move is CHANCE else []

    def legal_moves(self) -> Sequence[Move]:
        if self.to_move is None:
            return []
        if self.to_move is CHANCE:
            return [Fall(pips) for pips in range(1, self.sides + 1)]
        return [Take(heap, n) for heap, left in enumerate(self.left, 1) for n in range(1, min(left, self.pips) + 1)]

    def chance_move(self) -> Fall:
        if self.to_move is not CHANCE:
            raise IllegalMove("chance does not move")
        if self.seed is None:
            raise GameError("this state holds no seed")
        return Fall(*fair_dice(self.seed, self.ply, 1, self.sides))

    def play(self, move: Move) -> Self:
        if move not in self.legal_moves():
            raise IllegalMove(f"{move} is not legal with a die of {self.pips} and heaps of {self.left}")
        history = self.history.add(move)
        if isinstance(move, Fall):
            return replace(self, history=history, pips=move.pips)
        left = tuple(sticks - move.sticks * (heap == move.heap) for heap, sticks in enumerate(self.left, 1))
        turn = (self.turn + 1) % len(self.names)
        if any(left):
            return replace(self, history=history, left=left, pips=0, turn=turn)
        return replace(self, history=history, left=self.heaps, pips=0, turn=turn, won=(*self.won, self.turn))

    def start_state(self) -> Self:
        return type(self)(self.names, self.seed, self.heaps, self.sides, left=self.heaps)

    def seen_by(self, seat: Seat) -> Self:
        return replace(self, seed=None)

    def __str__(self) -> str:
        seed = "seed hidden" if self.seed is None else f"seed: {self.seed}"
        names, heaps = ", ".join(self.names), " ".join(map(str, self.heaps))
        return game_text(self, "NIM", [seed, f"names: {names}", f"heaps: {heaps}", f"sides: {self.sides}"])

    @classmethod
    def parse(cls, text: str) -> Nim:
        def start(lines: Sequence[NumberedLine]) -> Nim:
            seed, names, heaps, sides = (line.partition(": ")[2] for _, line in lines)
            return cls.start(names.split(", "), seed, tuple(map(int, heaps.split())), int(sides))

        return parse_game(text, "NIM", start, parse_move)
