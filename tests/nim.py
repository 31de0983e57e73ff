"""A tiny game for tests: Nim with a die. It supplies what a game has to supply, and nothing else.

Three heaps of sticks (a test may ask for others). Chance rolls a blue die: the player in turn takes that many sticks or
fewer from one heap. Taking the last stick wins the round; after two rounds more wins win the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from html import escape
from typing import Any, Self

import numpy as np

from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.rules.chance import fair_dice, new_seed
from buttons_widgets.kit.rules.errors import GameError, IllegalMove, NotationError
from buttons_widgets.kit.rules.game import CHANCE, ChanceMover, Seat
from buttons_widgets.kit.rules.history import History, WithHistory
from buttons_widgets.kit.rules.names import checked_names, checked_seed
from buttons_widgets.kit.rules.notation import NumberedLine, game_text, parse_game
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.table.picture_board import Drawing, PictureBoard
from buttons_widgets.kit.table.scene import (
    Action,
    BoardShown,
    DiceShown,
    Draft,
    Refusal,
    Scene,
    SeatLine,
    Summary,
    SummaryRow,
)
from buttons_widgets.kit.table.view import View

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


class NimView(View[Nim, Move]):
    """A board in the middle, a die that can be clicked, and no words of its own."""

    def owners(self, game: Nim) -> Sequence[Seat | None]:
        return [None]

    def make_board(self, words: Words) -> PictureBoard:
        return PictureBoard()

    def board(self, scene: Scene[Nim], place: int, marks: Mapping[Any, Any]) -> BoardShown:
        game = scene.game
        picks = {}
        if scene.seat is not None:
            sticks = {(move.heap, move.sticks) for move in game.legal_moves() if isinstance(move, Take)}
            picks = {f"{heap}-{n}": f"take {n} sticks of heap {heap}" for heap, n in sticks}
        return BoardShown(Drawing(_picture(game), picks), f"Heaps of {game.left}", offers=bool(picks))

    def seat_line(self, scene: Scene[Nim], seat: Seat) -> SeatLine:
        score = str(scene.game.won.count(seat))
        return super().seat_line(scene, seat)._replace(score=f"{score} won", moves=scene.game.turn == seat)

    def actions(self, scene: Scene[Nim]) -> Sequence[Action]:
        largest = _largest(scene.game)
        return [Action("one", f"Take 1 of {largest}", key="t", move=Take(largest, 1), main=True)]

    def pick(self, scene: Scene[Nim], place: int, what: str) -> Move | Draft | Refusal:
        heap, sticks = map(int, what.split("-"))
        move = Take(heap, sticks)
        return move if move in scene.game.legal_moves() else Refusal("the die does not allow that")

    def pick_die(self, scene: Scene[Nim], index: int) -> Move | Draft | Refusal:
        game = scene.game
        return Take(_largest(game), min(game.pips, max(game.left)))

    def dice(self, scene: Scene[Nim]) -> DiceShown:
        pips = scene.game.pips
        return DiceShown([Die(pips, "blue", "white", pick=scene.seat is not None)], f"The die shows {pips}")

    def summary(self, scene: Scene[Nim]) -> Summary | None:
        game = scene.game
        if not scene.round_over and game.to_move is not None:
            return None
        rows = [
            SummaryRow(
                name, ["took the last stick"] * (seat == game.won[-1]), f"+{int(seat == game.won[-1])}",
                str(game.won.count(seat)), "did not",
            )
            for seat, name in enumerate(game.names)
        ]  # fmt: skip
        return Summary(f"Round {len(game.won)}", rows)

    def picture(self, game: Nim) -> str:
        return _picture(game)


def _largest(game: Nim) -> int:
    return game.left.index(max(game.left)) + 1


def _picture(game: Nim) -> str:
    sticks = "".join(
        f'<rect data-pick="{heap}-{left - n}" x="{30 * n + 40}" y="{50 * heap - 36}" width="14" height="34" rx="4"'
        ' fill="#a9743b" stroke="#6b4520"/>'
        for heap, left in enumerate(game.left, start=1)
        for n in range(left)
    )
    title = escape(" against ".join(game.names))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 170" width="300" height="255" role="img"'
        f' aria-label="{title}"><rect width="200" height="170" rx="10" fill="#fcf8ef"/>{sticks}</svg>'
    )


class NimCoding:
    """Nim in numbers: first the heap, then how many sticks. A plane shows the heaps, another the die."""

    planes = ("sticks in each heap", "die")
    most = 9

    def __init__(self, game: Nim) -> None:
        self.heaps = len(game.heaps)
        self.actions = [*(f"heap {n}" for n in range(1, self.heaps + 1)), *(f"{n}" for n in range(1, game.sides + 1))]
        self.shape = (2, 1, self.heaps)

    def legal(self, game: Nim, chosen: tuple[int, ...]) -> Sequence[int]:
        if not chosen:
            return [heap for heap, left in enumerate(game.left) if left]
        return [self.heaps + n for n in range(min(game.left[chosen[0]], game.pips))]

    def move(self, game: Nim, chosen: tuple[int, ...]) -> Take | None:
        return Take(chosen[0] + 1, chosen[1] - self.heaps + 1) if len(chosen) == 2 else None

    def observe(self, game: Nim, seat: Seat, chosen: tuple[int, ...]) -> Any:
        return np.array([[game.left], [[game.pips] * self.heaps]], np.int8)

    def score(self, game: Nim, seat: Seat) -> float:
        return game.won.count(seat)


class NimKind(Kind[Nim, Move]):
    """Nim, as the kit knows it."""

    name = "nim"
    code_word = "NIM"
    seats = SEATS
    view: View[Nim, Move] = NimView()
    state: type[Nim] = Nim

    def coding(self, game: Nim) -> NimCoding:
        return NimCoding(game)

    def start(self, names: Sequence[str], choices: Any = None, *, seed: object = None, **options: Any) -> Nim:
        return self.state.start(names, seed)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def write_start(self, game: Nim) -> Mapping[str, tuple[str, ...]]:
        if game.seed is None:
            raise GameError("a game without a seed cannot be written down")
        return {"heaps": tuple(map(str, game.heaps)), "sides": (str(game.sides),), "seed": (game.seed,)}

    def read_start(self, names: tuple[str, ...], start: Mapping[str, tuple[str, ...]]) -> Nim:
        if start.keys() != {"heaps", "sides", "seed"} or len(start["sides"]) != 1 or len(start["seed"]) != 1:
            raise GameError("a game of Nim begins with heaps, the sides of a die and a seed")
        return self.state.start(names, start["seed"][0], tuple(map(int, start["heaps"])), int(start["sides"][0]))


class PlainNimKind(NimKind):
    """Nim without a view of its own: the kit's plain view shows it."""

    name = "plain nim"
    coding = None
    view = View()


NIM = NimKind()
PLAIN_NIM = PlainNimKind()
