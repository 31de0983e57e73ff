"""BUTTONS in numbers, for agents in training: 39 actions on a board of six rows, and planes of a board's shape."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...kit.rules.game import Seat
from ..cells import COLOURS, cell_text
from ..rules.game import Game
from ..rules.laying import legal_mask
from ..rules.moves import Lay, Move, OptOut, Pass, PlaceStars, Roll
from ..rules.phase import Phase, Standing

Plane = NDArray[Any] | int

OF_A_PLAYER: Final = (
    "buttons",
    "stars",
    *(f"spaces of colour {colour}" for colour in COLOURS),
    *(f"cards of colour {colour}" for colour in COLOURS),
    "is in",
    "has opted out",
    "has the turn",
)
"""The planes that each player has; a fact that is no place fills its whole plane."""
PHASES: Final = (Phase.DECIDE, Phase.LAY, Phase.GOLD, Phase.STARS)
OF_THE_TABLE: Final = (
    "spaces on which the viewer may lay",
    "row of the white die",
    "column of the gold die",
    "how many black dice show the column",
    "black dice in play",
    *(
        f"the player to move is to {what}"
        for what in ("roll or opt out", "lay", "take the golden space", "place stars")
    ),
    "spaces chosen for stars",
    "stars still to place",
)
MOST: Final = 7
"""The greatest number in an observation: a round earns up to seven stars."""


class ButtonsCoding:
    """The actions of BUTTONS and its observations.

    Action `size * (row - 1) + column - 1` is a space: to lay on it, to take it when it is golden, or to put a star on
    it. The last three are to roll, to opt out and to pass. Stars are placed one action a star, in any order.

    Args:
        game: any state of a game; the coding is for all games of as many players on boards of that size.

    >>> game = Game.start(["Ada", "Bo"], cards=["ry", "bg"], seed="one")
    >>> coding = ButtonsCoding(game)
    >>> [coding.actions[action] for action in coding.legal(game, ())], coding.shape
    (['roll'], (37, 6, 6))
    """

    def __init__(self, game: Game) -> None:
        self.size = game.size
        self.players = len(game.names)
        spaces = game.setup.grid.cells_of(game.setup.grid.all)
        self._spaces = spaces
        self._number = {cell: number for number, cell in enumerate(spaces)}
        self._roll, self._opt_out, self._pass = range(len(spaces), len(spaces) + 3)
        self.actions: Sequence[str] = (*map(cell_text, spaces), *map(str, (Roll(), OptOut(), Pass())))
        self.most = MOST
        # A board's cells as bits, one by one, to spread a mask over a plane.
        self._bits = np.array([1 << game.setup.grid.bit(cell) for cell in spaces], np.int64)

    @cached_property
    def planes(self) -> Sequence[str]:
        """What each plane of an observation shows: the viewer's own, the others' clockwise, and the table's."""
        whose = ["the viewer", *(f"player {seat} to the left" for seat in range(1, self.players))]
        return (*(f"{who}: {plane}" for who in whose for plane in OF_A_PLAYER), *OF_THE_TABLE)

    @property
    def shape(self) -> tuple[int, int, int]:
        """How many planes, rows and columns an observation has."""
        return self.players * len(OF_A_PLAYER) + len(OF_THE_TABLE), self.size, self.size

    def legal(self, game: Game, chosen: tuple[int, ...]) -> Sequence[int]:
        """The actions that the player to move may choose next; see `Coding`."""
        if game.phase is Phase.STARS:  # its moves are all ways to choose the spaces, which can be tens of thousands
            assert isinstance(game.to_move, int)
            return [space for space in self._in(game.button_masks[game.to_move]) if space not in chosen]
        return sorted(self._action(move) for move in game.legal_moves())

    def move(self, game: Game, chosen: tuple[int, ...]) -> Move | None:
        """The move that these actions make, or `None` while stars are left to place."""
        if game.phase is Phase.STARS:
            assert isinstance(game.to_move, int)
            missing = game.earnings(game.to_move).total - len(chosen)
            return None if missing else PlaceStars(tuple(self._spaces[number] for number in sorted(chosen)))
        (action,) = chosen
        if action < len(self._spaces):
            return Lay(self._spaces[action])
        moves: dict[int, Move] = {self._roll: Roll(), self._opt_out: OptOut(), self._pass: Pass()}
        return moves[action]

    def observe(self, game: Game, seat: Seat, chosen: tuple[int, ...] = ()) -> NDArray[np.int8]:
        """The planes as a player sees them, int8, in the order of `planes`."""
        around = [(seat + place) % self.players for place in range(self.players)]
        planes = [plane for whose in around for plane in self._of_a_player(game, whose)]
        planes += self._of_the_table(game, seat, chosen)
        return np.stack([np.broadcast_to(np.asarray(plane, np.int8), self.shape[1:]) for plane in planes])

    def score(self, game: Game, seat: Seat) -> float:
        """How many stars a player has."""
        return game.stars(seat)

    # What the planes show: an array where places count, a number where the whole plane is alike

    def _of_a_player(self, game: Game, seat: Seat) -> list[Plane]:
        return [
            self._plane(game.button_masks[seat]),
            self._plane(game.star_masks[seat]),
            *(self._plane(game.layouts[seat].masks[colour]) for colour in COLOURS),
            *(game.cards[seat].count(colour) for colour in COLOURS),
            game.standings[seat] is Standing.IN,
            game.standings[seat] is Standing.OUT,
            game.turn == seat,
        ]

    def _of_the_table(self, game: Game, seat: Seat, chosen: tuple[int, ...]) -> list[Plane]:
        rows, columns = np.indices(self.shape[1:]) + 1
        dice = game.dice
        placer = game.to_move if game.phase is Phase.STARS else None
        return [
            self._plane(legal_mask(game.setup.grid, game.button_masks[seat], game.star_masks[seat])),
            rows == dice.white if dice else 0,
            columns == dice.gold if dice else 0,
            sum(columns == pips for pips in (dice.gold, *dice.black)) if dice else 0,
            game.black_dice,
            *(game.phase is phase for phase in PHASES),
            self._plane(sum(1 << game.setup.grid.bit(self._spaces[action]) for action in chosen)),
            game.earnings(placer).total - len(chosen) if isinstance(placer, int) else 0,
        ]

    def _plane(self, mask: int) -> Plane:
        """Ones on the cells of a mask."""
        shown: Plane = (self._bits & mask != 0).reshape(self.shape[1:])
        return shown

    def _in(self, mask: int) -> list[int]:
        """The numbers of the cells of a mask."""
        return [int(number) for number in np.flatnonzero(self._bits & mask)]

    def _action(self, move: Move) -> int:
        """The number of a move that is one action."""
        match move:
            case Lay(cell):
                return self._number[cell]
            case Roll():
                return self._roll
            case OptOut():
                return self._opt_out
            case Pass():
                return self._pass
        raise AssertionError(f"{move} is not one action")
