"""A tiny game for tests: Nim with a die. It supplies what a game has to supply, and nothing else.

Its rules are in tests/nim_rules.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

import numpy as np

from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.rules.game import Seat
from buttons_widgets.kit.table.kind import Kind
from buttons_widgets.kit.table.picture_board import PictureView
from buttons_widgets.kit.table.scene import (
    Action,
    DiceShown,
    Draft,
    Refusal,
    Scene,
    SeatLine,
    Summary,
    SummaryRow,
)
from buttons_widgets.kit.table.view import View

from .nim_rules import SEATS
from .nim_rules import Fall as Fall
from .nim_rules import Move as Move
from .nim_rules import Nim as Nim
from .nim_rules import Take as Take


class NimView(PictureView[Nim, Move]):
    """A board in the middle, a die that can be clicked, and no words of its own."""

    def board_name(self, game: Nim, words: Words) -> str:
        return f"Heaps of {game.left}"

    def seat_line(self, scene: Scene[Nim], seat: Seat) -> SeatLine:
        score = str(scene.game.won.count(seat))
        return super().seat_line(scene, seat)._replace(score=f"{score} won", moves=scene.game.turn == seat)

    def actions(self, scene: Scene[Nim]) -> Sequence[Action]:
        largest = _largest(scene.game)
        return [Action("one", f"Take 1 of {largest}", key="t", move=Take(largest, 1), main=True)]

    def move_name(self, move: Move, words: Words) -> str:
        return str(move).replace(" of ", " sticks of heap ")

    def pick(self, scene: Scene[Nim], place: int, what: str) -> Any:
        picked = super().pick(scene, place, what)
        return Refusal("the die does not allow that") if isinstance(picked, Refusal) else picked

    def pick_die(self, scene: Scene[Nim], index: int) -> Move | Draft | Refusal:
        game = scene.game
        return Take(_largest(game), min(game.pips, max(game.left)))

    def die_keys(self, scene: Scene[Nim]) -> dict[str, int]:
        return {"1": 0} if scene.seat is not None else {}

    def tumbles(self, states: Sequence[Nim]) -> bool:
        return states[-1].pips < 3

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
        f'<rect data-pick="take {left - n} of {heap}" x="{30 * n + 40}" y="{50 * heap - 36}" width="14" height="34"'
        ' rx="4" fill="#a9743b" stroke="#6b4520"/>'
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
        self.heaps = len(game.setup.heaps)
        sides = range(1, game.setup.sides + 1)
        self.actions = [*(f"heap {n}" for n in range(1, self.heaps + 1)), *map(str, sides)]
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
    seats = SEATS
    view: View[Nim, Move] = NimView()
    state: type[Nim] = Nim

    def coding(self, game: Nim) -> NimCoding:
        return NimCoding(game)


class PlainNimKind(NimKind):
    """Nim without a view of its own: the kit's plain view shows it."""

    name = "plain nim"
    coding = None
    view = View()


NIM = NimKind()
PLAIN_NIM = PlainNimKind()
