"""Button Up!, as the kit knows it, and `play()`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from ..kit.language.words import Words
from ..kit.rules.bots import RandomBot
from ..kit.rules.errors import GameError
from ..kit.rules.game import Seat
from ..kit.saving.shelf import Shelf
from ..kit.table.kind import Kind
from ..kit.table.play import play_kind
from ..kit.table.players import Player
from ..kit.table.stage import Play
from .rules.game import Game
from .rules.moves import Move
from .rules.setup import SEATS
from .saving.game_format import ButtonUpFormat
from .strategy.bots import HeightBot, PerfectBot, ReplayBot, SearchBot
from .view.advisor import ExactAdvisor
from .view.game_view import CIRCLE_SHEET, GameView
from .view.messages import MESSAGES

if TYPE_CHECKING:
    from ..kit.arena.game_review import GameReview


class ButtonUp(ButtonUpFormat, Kind[Game, Move]):
    """The game Button Up!."""

    seats = SEATS
    messages = MESSAGES
    style_sheets = (CIRCLE_SHEET,)
    view = GameView()
    bots = {"beginner": RandomBot, "easy": ReplayBot, "medium": HeightBot, "hard": SearchBot, "best": PerfectBot}
    at_first = ("person", "easy")

    def start(
        self, names: Sequence[str], choices: Sequence[Any] | None = None, *, seed: object = None, **options: Any
    ) -> Game:
        """The beginning of a match; its options are `first` and `army`."""
        return Game.start(names, seed=seed, **options)

    def same_again(self, game: Game) -> Game:
        """The same players with fresh deals; whoever was second in battle 1 is first."""
        return Game.start(game.names, 1 - game.setup.first, army=game.setup.army)

    advisor = ExactAdvisor

    def review(self, game: Game, seat: Seat, words: Words, on_back: Callable[[], None]) -> GameReview:
        """The review against best play of both."""
        # Late: only whoever has finished a match needs it.
        from .view.review import review_of_game

        return review_of_game(game, seat, words, on_back)


BUTTON_UP: Final = ButtonUp()


def play(
    players: Sequence[Player] | None = None,
    *,
    first: object = None,
    army: int | None = None,
    seed: object = None,
    pace: str | None = None,
    coach: bool | None = None,
    language: str | None = None,
    shelf: Shelf | None = None,
) -> Play:
    """Play Button Up!.

    Without arguments it asks who plays. A match that was cut off, say by a restarted kernel, is offered first. What is
    left out is as it was chosen last time.

    Args:
        players: two, red and black: a name for a person, a bot, or a pair of a name and a bot.
        first: who is first in battle 1, as a seat, 0 or 1, or as a name; decided by the seed if left out.
        army: how many buttons of each colour there are: 3, or in a small battle 2 or 1.
        seed: decides the deals; a fresh one if left out.
        pace: of the bots: `"slow"`, `"normal"`, `"fast"` or `"once"`; at first `"normal"`.
        coach: whether the people at the table may ask what every choice is worth; at first they may.
        language: of everything on the table, such as `"en"`.
        shelf: where matches are kept; the usual place if left out.

    Raises:
        ValueError: the players, seed or pace are invalid, or there are no words in the language.

    >>> from buttons_widgets.button_up import RandomBot, play
    >>> play(["Ada", ("Bo", RandomBot())], seed=1)
    Play(Ada, Bo)
    """
    if players is None and (first is not None or army is not None):
        raise GameError("first and army are given together with players")
    options: dict[str, Any] = {"first": first, "army": 3 if army is None else army}
    return play_kind(BUTTON_UP, players, seed=seed, pace=pace, coach=coach, language=language, shelf=shelf, **options)
