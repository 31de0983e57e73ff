"""Predictions: a guess is made before anything is seen, stays as it is, and is compared with later."""

from __future__ import annotations

from typing import ClassVar

from ..language.words import Words
from .choice_exercise import OptionsExercise
from .exercise import NOTED, AnsweredBy, Exercise, Judged, Slip
from .number_exercise import TypedExercise


class Guess(Exercise):
    """A prediction: made once, and neither right nor wrong. Put it before the kind of exercise among the bases."""

    once: ClassVar[bool] = True

    def judge(self, answer: str) -> Judged:
        return NOTED


class NumberGuess(Guess, TypedExercise):
    """A number is guessed."""

    def judge(self, answer: str) -> Judged:
        """It is kept, if it can be one at all."""
        if self.wanted == "chance" and not 0 <= self.typed(answer).value <= 1:
            raise Slip("course-no-chance", answer=answer)
        return NOTED

    def model_answer(self, words: Words) -> str:
        """Any number will do."""
        return "50%" if self.wanted == "chance" else "10"


class ChoiceGuess(Guess, OptionsExercise):
    """An option is guessed."""

    answered_by: ClassVar[AnsweredBy] = "choice"

    def model_answer(self, words: Words) -> str:
        """Any option will do."""
        return "A"
