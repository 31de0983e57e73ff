"""The exact solution of Button Up!, as the coach and the review of a match show it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from ...kit.coach.advisor import ControlValues, WorthAdvisor
from ...kit.language.figures import sign_of
from ...kit.language.words import Words
from ...kit.review.reviewer import WorthReviewer
from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.game import Seat
from ..analysis.solver import GOALS
from ..analysis.worths import Question, mean_worths, question_about, worths
from ..phrases import points_text
from ..rules.game import Game
from ..rules.moves import Move, Sow


class ExactAdvisor(WorthAdvisor[Game, Question]):
    """What every choice is worth by best play of both: points in this battle, or the chance to win the match."""

    goals = GOALS
    chance = "match"
    least = 0.5
    counted = staticmethod(points_text)

    def question(self, game: Game, settings: ControlValues) -> Question | None:
        """What the player to move has to decide."""
        return question_about(game, settings["goal"])

    def worths(self, question: Question, watch: Watch = unwatched) -> Mapping[Move, float]:
        """What the solver says: it takes some thousandths of a second."""
        return worths(question)

    def places(self, question: Question) -> Mapping[Move, str]:
        return {move: str(move.place) for move in question.choices if isinstance(move, Sow)}

    def code(self, game: Game, settings: ControlValues) -> str:
        """The position, and the solver."""
        question = question_about(game, settings["goal"])
        if question is None or question.decides:
            return ""
        names = "from buttons_widgets.button_up import Position, solve\n"
        more = f', "match", {question.points}, {question.decider}' if question.goal == "match" else ""
        return f'{names}solve(Position.parse("{question.position}"){more})'

    # In words

    def choice_name(self, choice: Hashable, question: Question, words: Words) -> str:
        """The name of a choice, as on its button."""
        return words.say("do-sow", place=choice.place) if isinstance(choice, Sow) else words.say(f"do-{choice}")

    def mark_text(self, kind: str, value: float, question: Question, words: Words) -> str:
        """A worth in a few letters."""
        if self.is_chance(question):
            return words.say("coach-space-chance", percent=100 * value)
        return f"{sign_of(value)}{abs(round(value))}"


class ExactReviewer(WorthReviewer[Game, Question]):
    """What every decision of a player cost, in points of its battle.

    Between 0 : 15 and 15 : 0 the usual 2, 4 and 8 per cent are 0.6, 1.2 and 2.4 points; costs are whole points.

    >>> from buttons_widgets.button_up import CHANCE
    >>> game = Game.start(["Ada", "Bo"], seed=1)
    >>> for _ in range(30):
    ...     game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    >>> review = ExactReviewer().review(game, 0)
    >>> abs(review.start + review.luck + review.others - review.cost - review.result) < 1e-9
    True
    """

    kinds = ("sow", "first")
    thresholds = (1.0, 2.0, 3.0)
    advisor = ExactAdvisor()
    settings: ControlValues = {"goal": "margin"}

    def kind(self, question: Question) -> str:
        """Which pile, or who is first."""
        return "first" if question.decides else "sow"

    def worth_at_chance(self, state: Game, seat: Seat) -> float:
        """What the battle is worth before it is dealt."""
        for_first, for_decider = mean_worths(state.setup.army)
        who, worth = (state.setup.first, for_first) if state.decider is None else (state.decider, for_decider)
        return worth if who == seat else -worth

    def worth_at_end(self, state: Game, seat: Seat) -> float:
        """By how many points the player's army was higher in the last battle."""
        margin = state.battles[-1].margin
        return -margin if seat else margin

    def counted(self, value: float, words: Words) -> str:
        """Points, with two digits where a mean over deals is in it."""
        return words.say("review-amount", points=round(value, 2))

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """Best play of both, battle by battle."""
        return [words.say("review-assumes-best"), words.say("review-assumes-battle")]
