"""The exact solution of Button Up!, as the coach and the review of a match show it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from ...kit.arena.review import Review
from ...kit.arena.reviewer import Reviewer
from ...kit.coach.advisor import ControlValues, Selector, WorthAdvisor
from ...kit.language.words import Words
from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.game import Seat
from ..analysis.worths import FIRST, KINDS, SECOND, Choice, Question, choice_of, question_about, review_of, worths
from ..phrases import points_text, sign_of
from ..rules.game import Game
from ..rules.moves import Move


class ExactAdvisor(WorthAdvisor[Game, Question]):
    """What every choice is worth by best play of both: points in this battle, or the chance to win the match."""

    def selectors(self, words: Words) -> Sequence[Selector]:
        """What counts."""
        goals = [(words.say("coach-goal-margin"), "margin"), (words.say("coach-goal-match"), "match")]
        return [Selector("goal", words.say("coach-goal"), goals)]

    def question(self, game: Game, settings: ControlValues) -> Question | None:
        """What the player to move has to decide."""
        return question_about(game, settings["goal"])

    def choices(self, question: Question) -> Sequence[Choice]:
        """The piles with a spy, or to be first or second."""
        return question.choices

    def choice_of(self, move: Move) -> Choice:
        """The choice that a move makes."""
        return choice_of(move)

    def worths(self, question: Question, watch: Watch = unwatched) -> Mapping[Choice, float]:
        """What the solver says: it takes some thousandths of a second."""
        return worths(question)

    def places(self, question: Question) -> Mapping[Choice, str]:
        """The piles."""
        return {} if question.decides else {place: str(place) for place in question.choices}

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
        if choice in (FIRST, SECOND):
            return words.say(f"do-{choice}")
        return words.say("do-sow", place=choice)

    def amount(self, value: float, question: Question, words: Words) -> str:
        """Points won or lost, or a chance to win."""
        if question.goal == "match":
            return words.say("coach-percent", percent=100 * value)
        return points_text(value, words)

    def smallest(self, question: Question) -> float:
        """Half of the last digit that is shown."""
        return 0.0005 if question.goal == "match" else 0.5

    def mark_text(self, kind: str, value: float, question: Question, words: Words) -> str:
        """A worth in a few letters."""
        if question.goal == "match":
            return words.say("coach-space-chance", percent=100 * value)
        return f"{sign_of(value)}{abs(round(value))}"

    def heads(self, question: Question, words: Words) -> tuple[str, str]:
        """The worth in points or as a chance."""
        return words.say("coach-head-worth", goal=question.goal), ""


class ExactReviewer(Reviewer[Game]):
    """What every decision of a player cost, in points of its battle."""

    kinds = KINDS

    def __init__(self) -> None:
        self.advisor = ExactAdvisor()

    def review(self, game: Game, seat: Seat, watch: Watch = unwatched) -> Review:
        """The review against best play of both."""
        return review_of(game, seat, watch)

    def kind_name(self, kind: str, words: Words) -> str:
        """What was decided."""
        return words.say(f"review-kind-{kind}")

    def amount(self, value: float, words: Words, *, signed: bool = False) -> str:
        """Points, with two digits where a mean over deals is in it."""
        shown = round(value, 2)
        sign = sign_of(shown) if signed or shown < 0 else ""
        return words.say("review-amount", sign=sign, points=abs(shown))

    def assumed(self, game: Game, words: Words) -> Sequence[str]:
        """Best play of both, battle by battle."""
        return [words.say("review-assumes-best"), words.say("review-assumes-battle")]
