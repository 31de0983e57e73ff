"""The review of a game of Pretty Tricky: chances to win, by playing on, and in a race rolls, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Final

from ...kit.coach.advisor import ControlValues
from ...kit.language.words import Words
from ...kit.review.reviewer import Reviewer, WorthReviewer
from ...kit.rules.answer import Answer, Watch, unwatched
from ...kit.rules.errors import importing
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
ACCURATE: Final = 0.01
"""From a decision games are played on until the standard error of each cost is a chance of one per cent or less."""
GAMES: Final = 4_000
"""So many are played on where nobody decides: the chance to win then has a standard error of less than one per cent."""
READY: Final = 0.2
"""What the solution of the race, which the best bot needs, is taken for of all the work."""

OWN: Final = "own"
OTHERS: Final = "others"


class TickReviewer(WorthReviewer[Game, Question]):
    """What every decision of a player cost, in chances to win the game, with its standard error.

    What costs 2, 4 and 8 per cent is called doubtful, bad and very bad, as in GNU Backgammon.
    """

    kinds = (OWN, OTHERS)
    advisor: Any = TickAdvisor()
    settings: ControlValues = {"goal": WINS}
    thresholds = (0.02, 0.04, 0.08)
    joined = True
    plot_unit = 0.01

    # Of one review
    _answers: dict[Question, Answer]
    _bot: ChampionBot | ChanceBot
    _still_wanted: Watch

    def for_game(self, game: Game) -> Reviewer[Game]:
        """In a race rolls are counted."""
        return RaceReviewer() if len(game.names) == 1 else self

    # In words

    def amount(self, value: float, words: Words, *, signed: bool = False) -> str:
        """Per cent, rounded before the sign is chosen."""
        return super().amount(round(100 * value, 1), words, signed=signed)

    def counted(self, value: float, words: Words) -> str:
        """Per cent."""
        return words.say("coach-percent", percent=value)

    def kind(self, question: Question) -> str:
        """After whose roll."""
        return OWN if question.game.to_move == question.game.active else OTHERS

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """Who plays on, and what is not exact."""
        return [words.say("review-assumes-bot"), words.say("review-assumes-error")]

    # In numbers

    def review(self, game: Game, seat: Seat, watch: Watch = unwatched) -> Review:
        with importing():
            from ..strategy.simulator import check_compiles
        check_compiles()
        done = 0.0

        def watched(share: float) -> None:
            nonlocal done
            done = share
            watch(share)

        one = copy(self)  # `report` may wait for a review while the same is worked out in a thread
        one._answers, one._still_wanted = {}, lambda share: watch(done)
        one._bot = simulated(game.start_state(), lambda share: watched(READY * share))
        return super(TickReviewer, one).review(game, seat, lambda share: watched(READY + (1 - READY) * share))

    def answer(self, question: Question) -> Answer:
        """By games that are played on from every choice until each cost is accurate, or one choice surely the best."""
        if question not in self._answers:
            from ..strategy.simulator import MANY_GAMES, Comparison

            comparison = Comparison(question.game, self._bot, SEED)
            comparison.grow(MANY_GAMES, lambda: _is_enough(comparison), self._still_wanted)
            self._answers[question] = comparison.answer(of_wins=True)
        return self._answers[question]

    def matters(self, state: Game, seat: Seat) -> bool:
        """What happens between an own decision and the next own roll or decision is told in one."""
        return state.to_move == seat or (state.to_move is CHANCE and state.active == seat)

    def worth(self, state: Game, seat: Seat) -> float:
        """The chance to win."""
        if state.to_move is None:
            return self.worth_at_end(state, seat)
        if state.to_move == seat:
            return self.answer(self._question(state)).options[0].value
        from ..strategy.simulator import play_on

        return play_on(state, self._bot, GAMES, SEED).wins[seat]

    def worth_at_end(self, state: Game, seat: Seat) -> float:
        """1 for a win; one that is shared counts in parts."""
        assert state.result is not None
        return (seat in state.result.winners) / len(state.result.winners)

    def roller(self, state: Game) -> Seat:
        return state.active


def _is_enough(comparison: Comparison) -> bool:
    errors = [worth.wins_lost.error for worth in comparison.worths.values()]
    return comparison.is_sure(of_wins=True) or max(errors) <= ACCURATE


class RaceReviewer(WorthReviewer[Game, Question]):
    """What every decision of a race cost, in rolls, exactly.

    A moment is worth how many rolls the race is ahead of the mean with best play from its beginning.
    """

    kinds = (OWN,)
    advisor: Any = TickAdvisor()
    settings: ControlValues = {"goal": WINS}
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
