"""Button Up!, as the kit knows it, and what people import of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..kit.door import GameDoor
from ..kit.rules.bots import RandomBot
from .rules.game import Game
from .rules.moves import Move
from .strategy import HeightBot, PerfectBot, ReplayBot, SearchBot
from .view.advisor import ExactAdvisor, ExactReviewer
from .view.game_view import CIRCLE_SHEET, GameView

if TYPE_CHECKING:
    from .view.puzzles import CirclePuzzleView


class ButtonUp(GameDoor[Game, Move]):
    """The game Button Up!."""

    name = "button_up"
    state = Game
    style_sheets = (CIRCLE_SHEET,)
    view = GameView()
    bots = {"beginner": RandomBot, "easy": ReplayBot, "medium": HeightBot, "hard": SearchBot, "best": PerfectBot}
    at_first = ("person", "easy")
    advisor = ExactAdvisor
    reviewer = ExactReviewer

    def same_again(self, game: Game) -> Game:
        """The same players with fresh deals; whoever was second in battle 1 is first."""
        return Game.start(game.names, 1 - game.setup.first, army=game.setup.army)

    def puzzle_view(self) -> CirclePuzzleView:
        """A live circle."""
        # Late: only whoever solves puzzles needs it.
        from .view.puzzles import PUZZLE_VIEW

        return PUZZLE_VIEW


BUTTON_UP: Final = ButtonUp()

play, review, tournament = BUTTON_UP.play, BUTTON_UP.review, BUTTON_UP.tournament
save, load, code_of, game_from_code = BUTTON_UP.save, BUTTON_UP.load, BUTTON_UP.code_of, BUTTON_UP.game_from_code
puzzle, puzzle_book = BUTTON_UP.puzzle, BUTTON_UP.puzzle_book
load_pack, packs, generate_puzzle = BUTTON_UP.load_pack, BUTTON_UP.packs, BUTTON_UP.generate_puzzle
