"""A tiny game for tests of the kit: it has all that the kit asks of a game, and nothing of BUTTONS.

A round begins with a die, thrown by chance, of one to four pebbles. Then the players take one or two pebbles in turn.
Who takes the last one wins the round; the game has two rounds.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from buttons_widgets.kit.rules.chance import fair_dice
from buttons_widgets.kit.rules.errors import GameError, IllegalMove, NotationError
from buttons_widgets.kit.rules.game import CHANCE, ChanceMover, Game, Seat
from buttons_widgets.kit.rules.history import History
from buttons_widgets.kit.rules.notation import game_text, parse_game

ROUNDS = 2
DIE = range(1, 5)


@dataclass(frozen=True)
class Fall:
    """Chance's move: so many pebbles lie there."""

    pebbles: int

    def __str__(self) -> str:
        return f"fall {self.pebbles}"


@dataclass(frozen=True)
class Take:
    """A player takes pebbles."""

    pebbles: int

    def __str__(self) -> str:
        return f"take {self.pebbles}"


Move = Fall | Take


def parse_move(text: str) -> Move:
    verb, _, number = text.partition(" ")
    if verb in ("fall", "take") and number in set("0123456789"):
        return (Fall if verb == "fall" else Take)(int(number))
    raise NotationError(f"{text!r} is not a move")


@dataclass(frozen=True)
class Pebbles:
    names: tuple[str, ...]
    seed: str | None = field(repr=False)
    history: History[Move] = field(default_factory=History)
    to_move: Seat | ChanceMover | None = CHANCE
    round: int = 1
    pebbles: int = 0

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.history.moves

    @property
    def last_move(self) -> Move | None:
        return self.history.last_move

    @property
    def ply(self) -> int:
        return self.history.ply

    def legal_moves(self) -> tuple[Move, ...]:
        if self.to_move is CHANCE:
            return tuple(map(Fall, DIE))
        return tuple(Take(number) for number in (1, 2) if number <= self.pebbles)

    def play(self, move: Move) -> Pebbles:
        if move not in self.legal_moves():
            raise IllegalMove(f"{move} is not legal at {self}")
        after = replace(self, history=self.history.add(move))
        if isinstance(move, Fall):
            return replace(after, to_move=(self.round - 1) % len(self.names), pebbles=move.pebbles)
        assert isinstance(self.to_move, int)
        left = self.pebbles - move.pebbles
        if left:
            return replace(after, pebbles=left, to_move=(self.to_move + 1) % len(self.names))
        if self.round < ROUNDS:
            return replace(after, pebbles=0, round=self.round + 1, to_move=CHANCE)
        return replace(after, pebbles=0, to_move=None)

    def chances(self) -> tuple[tuple[Move, Fraction], ...]:
        return tuple((move, Fraction(1, len(DIE))) for move in self.legal_moves()) if self.to_move is CHANCE else ()

    def chance_move(self) -> Move:
        if self.seed is None:
            raise GameError("no seed")
        return Fall(*fair_dice(self.seed, self.round, 1, len(DIE)))

    def start_state(self) -> Pebbles:
        return Pebbles(self.names, self.seed)

    def seen_by(self, seat: Seat) -> Pebbles:
        return replace(self, seed=None)

    def __str__(self) -> str:
        return game_text(self, "PEBBLES", [f"names: {', '.join(self.names)}"])

    @classmethod
    def parse(cls, text: str) -> Pebbles:
        def start(lines: Any) -> Pebbles:
            return cls(tuple(lines[0][1].removeprefix("names: ").split(", ")), "a seed")

        return parse_game(text, "PEBBLES", start, parse_move)


def as_game(pebbles: Pebbles) -> Game[Any]:
    """A type checker sees here that the game has all that the kit asks for."""
    return pebbles
