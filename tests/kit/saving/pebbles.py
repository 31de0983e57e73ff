"""A tiny game for tests: a die is thrown, and the player takes as many pebbles as it shows, or fewer."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Self
from weakref import WeakSet

from buttons_widgets.kit.rules.chance import fair_dice
from buttons_widgets.kit.rules.errors import IllegalMove
from buttons_widgets.kit.rules.game import CHANCE, ChanceMover, Seat
from buttons_widgets.kit.saving.game_format import GameFormat

SIDES = 100


@dataclass(frozen=True)
class Throw:
    """The die falls."""

    pips: int

    def __str__(self) -> str:
        return f"throw {self.pips}"


@dataclass(frozen=True)
class Take:
    """A player takes pebbles."""

    pebbles: int

    def __str__(self) -> str:
        return f"take {self.pebbles}"


THROWS = tuple(map(Throw, range(1, SIDES + 1)))


@dataclass(frozen=True, eq=False)
class Pebbles:
    """A state of the game; `alive` holds every state that exists."""

    names: tuple[str, ...]
    heap: int
    seed: str | None
    moves: tuple[Throw | Take, ...] = ()
    left: int = field(default=-1)

    alive: ClassVar[WeakSet[Pebbles]] = WeakSet()
    most_alive: ClassVar[int] = 0

    def __post_init__(self) -> None:
        if self.left < 0:
            object.__setattr__(self, "left", self.heap)
        Pebbles.alive.add(self)
        Pebbles.most_alive = max(Pebbles.most_alive, len(Pebbles.alive))

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def to_move(self) -> Seat | ChanceMover | None:
        if not self.left:
            return None
        return CHANCE if self.ply % 2 == 0 else self.ply // 2 % len(self.names)

    def legal_moves(self) -> Sequence[Throw | Take]:
        if self.to_move is CHANCE:
            return THROWS
        if self.to_move is None:
            return ()
        shown = self.moves[-1]
        assert isinstance(shown, Throw)
        return tuple(map(Take, range(1, min(shown.pips, self.left) + 1)))

    def chance_move(self) -> Throw:
        assert self.seed is not None
        return Throw(*fair_dice(self.seed, self.ply, 1, SIDES))

    def play(self, move: Throw | Take) -> Self:
        if move not in self.legal_moves():
            raise IllegalMove(f"{move} is not legal at ply {self.ply}")
        taken = move.pebbles if isinstance(move, Take) else 0
        return replace(self, moves=(*self.moves, move), left=self.left - taken)

    def start_state(self) -> Self:
        return replace(self, moves=(), left=self.heap)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pebbles) and self._key == other._key

    __hash__ = object.__hash__

    @property
    def _key(self) -> object:
        return self.names, self.heap, self.seed, self.moves


class PebblesFormat(GameFormat[Pebbles, Throw | Take]):
    """Supplies what has to be supplied and nothing else."""

    name = "pebbles"
    code_word = "PEBBLES"

    def parse_move(self, text: str) -> Throw | Take:
        verb, _, number = text.partition(" ")
        if verb not in ("throw", "take") or not number.isdecimal():
            raise ValueError(f"{text!r} is not a move")
        return Throw(int(number)) if verb == "throw" else Take(int(number))

    def write_start(self, game: Pebbles) -> Mapping[str, tuple[str, ...]]:
        if game.seed is None:
            raise ValueError("the seed is missing")
        return {"heap": (str(game.heap),), "seed": (game.seed,)}

    def read_start(self, names: tuple[str, ...], start: Mapping[str, tuple[str, ...]]) -> Pebbles:
        if start.keys() != {"heap", "seed"} or not start["heap"][0].isdecimal():
            raise ValueError("a heap and a seed are needed")
        return Pebbles(names, int(start["heap"][0]), start["seed"][0])


def played(heap: int = 400, seed: int = 0, plies: int = 10_000, own_dice: bool = False, most: int = SIDES) -> Pebbles:
    """A game between Ada and Bo, played at random; at most so many pebbles are taken at once."""
    chance = random.Random(seed)
    game = Pebbles(("Ada", "Bo: ü"), heap, f"seed {seed}")
    for _ in range(plies):
        if game.to_move is None:
            break
        is_fair = game.to_move is CHANCE and not own_dice
        game = game.play(game.chance_move() if is_fair else chance.choice(game.legal_moves()[:most]))
    return game
