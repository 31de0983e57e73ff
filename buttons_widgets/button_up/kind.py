"""Button Up!, as the kit knows it, and `play()`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..kit.rules.bots import RandomBot
from ..kit.table.kind import Kind
from .rules.game import Game
from .rules.moves import Move
from .rules.setup import SEATS
from .saving.game_format import ButtonUpFormat
from .strategy.bots import HeightBot, PerfectBot, ReplayBot, SearchBot


class ButtonUp(ButtonUpFormat, Kind[Game, Move]):
    """The game Button Up!."""

    seats = SEATS
    bots = {"beginner": RandomBot, "easy": ReplayBot, "medium": HeightBot, "hard": SearchBot, "best": PerfectBot}
    at_first = ("person", "easy")

    def start(  # type: ignore[override]  # its options have names
        self,
        names: Sequence[str],
        choices: Sequence[Any] | None = None,
        *,
        seed: object = None,
        first: object = None,
        army: int = 3,
    ) -> Game:
        """The beginning of a match."""
        return Game.start(names, first, seed, army)

    def same_again(self, game: Game) -> Game:
        """The same players with fresh deals; whoever was second in battle 1 is first."""
        return Game.start(game.names, 1 - game.setup.first, army=game.setup.army)


BUTTON_UP: Final = ButtonUp()
