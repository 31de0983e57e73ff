"""War of the Buttons, as the kit knows it, and what people import of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ..kit.door import GameDoor
from ..kit.rules.bots import RandomBot
from ..kit.rules.errors import GameError
from ..kit.rules.game import CHANCE
from .rules.game import Game
from .rules.moves import Move
from .strategy.bots import GreedyBot, TunedBot, WatchfulBot
from .strategy.playouts import PlayoutBot
from .view.advisor import TurnAdvisor, TurnReviewer
from .view.first_game import TAUGHT, ScalePicker, first_table
from .view.game_view import VILLAGE_STYLE, GameView

if TYPE_CHECKING:
    from .view.puzzles import WarPuzzleView

SAMPLE_ROUND: Final = 2
"""The picture before a game begins shows a turn of this round."""


class WarOfTheButtons(GameDoor[Game, Move]):
    """The game War of the Buttons."""

    name = "war_of_the_buttons"
    state = Game
    style_sheets = (VILLAGE_STYLE,)
    view = GameView()
    bots = {"beginner": RandomBot, "easy": GreedyBot, "medium": TunedBot, "hard": WatchfulBot, "best": PlayoutBot}
    at_first = ("person", "easy")
    chosen_for_table = "scales"
    advisor = TurnAdvisor
    reviewer = TurnReviewer
    table_options = staticmethod(ScalePicker)

    def start(
        self, names: Sequence[str], choices: Sequence[Any] | None = None, *, seed: object = None, **options: Any
    ) -> Game:
        """The beginning of a game; with the scales `"taught"` that of the first game, which has two players."""
        if options.get("scales") == TAUGHT:
            if len(names) != len(first_table().players):
                raise GameError.of(
                    "refused-war-taught", "the first game is for two: choose “nobody” for the other seats"
                )
            options = {**options, "scales": None, "table": str(first_table())}
        return super().start(names, choices, seed=seed, **options)

    def puzzle_view(self) -> WarPuzzleView:
        """Tables, and dice."""
        # Late: only whoever solves puzzles needs it.
        from .view.puzzles import PUZZLE_VIEW

        return PUZZLE_VIEW

    def sample(self) -> Game:
        """A game of two in its second round."""
        game, bot = Game.start(["Ada", "Bo"], seed="picture"), GreedyBot(seed=1)
        while game.round < SAMPLE_ROUND or game.table.do.what != "after":
            game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
        return game

    def same_again(self, game: Game) -> Game:
        """The same players; who has been taught plays a whole game."""
        if str(game.setup.table) == str(first_table()):
            return Game.start(game.names, game.setup.box)
        return super().same_again(game)


WAR_OF_THE_BUTTONS: Final = WarOfTheButtons()

play, review, tournament = WAR_OF_THE_BUTTONS.play, WAR_OF_THE_BUTTONS.review, WAR_OF_THE_BUTTONS.tournament
save, load = WAR_OF_THE_BUTTONS.save, WAR_OF_THE_BUTTONS.load
code_of, game_from_code = WAR_OF_THE_BUTTONS.code_of, WAR_OF_THE_BUTTONS.game_from_code
puzzle, puzzle_book, packs = WAR_OF_THE_BUTTONS.puzzle, WAR_OF_THE_BUTTONS.puzzle_book, WAR_OF_THE_BUTTONS.packs
load_pack, generate_puzzle = WAR_OF_THE_BUTTONS.load_pack, WAR_OF_THE_BUTTONS.generate_puzzle
