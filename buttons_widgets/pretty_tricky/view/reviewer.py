"""The review of a game of Pretty Tricky: chances to win, by playing on, and in a race rolls, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ...kit.coach.advisor import ControlValues
from ...kit.language.words import Words
from ...kit.review.reviewer import GrowingReviewer, Reviewer, WorthReviewer
from ...kit.rules.answer import Answer, Watch, unwatched
from ...kit.rules.game import CHANCE, Seat
from ...kit.rules.review import Review
from ..analysis.race import solve_race
from ..rules.game import Game
from ..strategy.bots import ChampionBot, ChanceBot
from .advisor import WINS, Question, TickAdvisor, simulated, solved

if TYPE_CHECKING:
    from ..strategy.simulator import Comparison

SEED: Final = "review"
"""Of the dice with which games are played on: the same game has the same review."""
GAMES: Final = 4_000
"""So many are played on where nobody decides: the chance to win then has a standard error of less than one per cent."""


class TickReviewer(GrowingReviewer[Game, Question]):
    """What every decision of a player cost, in chances to win the game, with its standard error."""

    kinds = ("own", "others")
    advisor = TickAdvisor()
    settings: ControlValues = {"goal": WINS}
    _bot: ChampionBot | ChanceBot

    def for_game(self, game: Game) -> Reviewer[Game]:
        """In a race rolls are counted."""
        return RaceReviewer() if len(game.names) == 1 else self

    def kind(self, question: Question) -> str:
        """After whose roll."""
        return "own" if question.game.to_move == question.game.active else "others"

    def get_ready(self, game: Game, watch: Watch) -> None:
        self._bot = simulated(game, watch)

    def begun(self, question: Question) -> Comparison:
        from ..strategy.simulator import Comparison

        return Comparison(question.game, self._bot, SEED)

    def wins(self, state: Game, seat: Seat) -> float:
        from ..strategy.simulator import play_on

        return play_on(state, self._bot, GAMES, SEED).wins[seat]

    def roller(self, state: Game) -> Seat:
        return state.active


class RaceReviewer(WorthReviewer[Game, Question]):
    """What every decision of a race cost, in rolls, exactly.

    A moment is worth how many rolls the race is ahead of the mean with best play from its beginning.
    """

    kinds = ("own",)
    advisor: Any = TickAdvisor()
    thresholds = (0.1, 0.2, 0.4)
    joined = True

    def counted(self, value: float, words: Words) -> str:
        """Rolls."""
        return words.say("review-rolls", rolls=round(value, 2))

    def plot_name(self, words: Words) -> str:
        return words.say("review-plot-race")

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """What it is measured by."""
        return [words.say("review-assumes-race", rolls=round(_to_come(game.start_state()), 2))]

    def review(self, game: Game, seat: Seat, watch: Watch = unwatched) -> Review:
        _to_come(game.start_state(), watch)  # it takes seconds; then it is remembered
        return super().review(game, seat, watch)

    def answer(self, question: Question) -> Answer:
        return solved(question.game)

    def worth(self, state: Game, seat: Seat) -> float:
        """How many rolls it is ahead."""
        before = state.round - (state.to_move is CHANCE)
        to_come = _to_come(state) if state.to_move is CHANCE else -solved(state).options[0].value
        return _to_come(state.start_state()) - before - to_come

    def worth_at_end(self, state: Game, seat: Seat) -> float:
        """How many rolls fewer it took than the mean."""
        return _to_come(state.start_state()) - state.round


def _to_come(state: Game, watch: Watch = unwatched) -> float:
    """How many rolls are to come with best play, on average."""
    return solve_race(state.position(0), state.setup.marks_needed, watch=watch).value
