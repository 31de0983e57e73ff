"""Pretty Tricky, as the kit knows it, and what people import of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..kit.door import GameDoor
from ..kit.rules.bots import RandomBot
from ..kit.rules.game import CHANCE
from .rules.game import Game
from .rules.moves import Move
from .strategy.bots import ChampionBot, ChanceBot, NearestBot, RaceBot
from .view.advisor import TickAdvisor
from .view.game_view import SHEET_STYLE, GameView
from .view.on_paper import printed, rolled
from .view.reviewer import TickReviewer
from .view.sheet_picker import SheetPicker

if TYPE_CHECKING:
    from .view.puzzles import SheetPuzzleView

SAMPLE_ROUND: Final = 9
"""The picture before a game begins shows the beginning of this round."""


class PrettyTricky(GameDoor[Game, Move]):
    """The game Pretty Tricky."""

    name = "pretty_tricky"
    state = Game
    style_sheets = (SHEET_STYLE,)
    view = GameView()
    bots = {"beginner": RandomBot, "easy": NearestBot, "medium": ChanceBot, "hard": RaceBot, "best": ChampionBot}
    at_first = ("person", "easy", "medium")
    chosen_for_table = "sheet"
    advisor = TickAdvisor
    reviewer = TickReviewer
    table_options, printed, rolled = staticmethod(SheetPicker), staticmethod(printed), staticmethod(rolled)

    def puzzle_view(self) -> SheetPuzzleView:
        """Sheets."""
        # Late: only whoever solves puzzles needs it.
        from .view.puzzles import PUZZLE_VIEW

        return PUZZLE_VIEW

    def sample(self) -> Game:
        """A game of two in which whoever is asked ticks what comes first."""
        game = Game.start(["Ada", "Bo"], seed="picture")
        while game.round < SAMPLE_ROUND:
            game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
        return game


PRETTY_TRICKY: Final = PrettyTricky()

play, review, tournament = PRETTY_TRICKY.play, PRETTY_TRICKY.review, PRETTY_TRICKY.tournament
dice_roller = PRETTY_TRICKY.dice_roller
save, load = PRETTY_TRICKY.save, PRETTY_TRICKY.load
code_of, game_from_code = PRETTY_TRICKY.code_of, PRETTY_TRICKY.game_from_code
puzzle, puzzle_book = PRETTY_TRICKY.puzzle, PRETTY_TRICKY.puzzle_book
load_pack, packs, generate_puzzle = PRETTY_TRICKY.load_pack, PRETTY_TRICKY.packs, PRETTY_TRICKY.generate_puzzle
