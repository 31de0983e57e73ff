"""The exact solution of Button Up!, as the coach and the review of a match show it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from ...kit.coach.advisor import ControlValues, WorthAdvisor
from ...kit.language.figures import sign_of
from ...kit.language.words import Words
from ...kit.review.reviewer import Reviewer
from ...kit.rules.answer import Watch, unwatched
from ..analysis.solver import GOALS
from ..analysis.worths import KINDS, Question, question_about, review_of, worths
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


class ExactReviewer(Reviewer[Game]):
    """What every decision of a player cost, in points of its battle."""

    kinds = KINDS
    advisor = ExactAdvisor()
    review = staticmethod(review_of)

    def counted(self, value: float, words: Words) -> str:
        """Points, with two digits where a mean over deals is in it."""
        return words.say("review-amount", points=round(value, 2))

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """Best play of both, battle by battle."""
        return [words.say("review-assumes-best"), words.say("review-assumes-battle")]
