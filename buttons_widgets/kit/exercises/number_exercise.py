"""Exercises that are answered with a number: a chance, a count, or any other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar, Literal

from ..language.words import Words
from ..rules.errors import GameError, quoted
from ..rules.typed_number import COARSEST, TypedNumber, number_text, read_count, read_number
from .exercise import NOTED, AnsweredBy, Exercise, Guess, Judged, Slip, mistaken, right, wrong

Wanted = Literal["chance", "count", "number"]
"""A chance is 0 to 1, a count is a whole number from 0 on, and a number may be anything."""


class TypedExercise(Exercise):
    """A number is typed: whatever is to be done with it.

    Attributes:
        wanted: see `Wanted`.
        coarsest: a decimal has to be as fine as this at least; `Fraction(1, 10)` asks for one decimal.
        example: the message that stands in the empty field; the kit's for what is wanted if left out.
    """

    answered_by: ClassVar[AnsweredBy] = "number"
    wanted: ClassVar[Wanted] = "chance"
    coarsest: ClassVar[Fraction] = COARSEST
    example: ClassVar[str] = ""

    def read(self, answer: Any) -> str:
        text = number_text(answer)
        if text == "":
            raise Slip("course-empty")
        if text is None:
            raise Slip(f"course-no-{self.wanted}", answer=quoted(answer))
        self.typed(text)
        return text

    def typed(self, text: str) -> TypedNumber:
        """A number that was typed.

        Raises:
            Slip: it is none, or none of the kind that is wanted.
        """
        try:
            typed = read_count(text) if self.wanted == "count" else read_number(text)
        except GameError as error:
            raise Slip(f"course-no-{self.wanted}", answer=quoted(text)) from error
        if self.wanted == "count" and (typed.per_cent or typed.value.denominator > 1 or typed.value < 0):
            raise Slip("course-no-count", answer=quoted(text))
        if self.wanted == "chance" and self.lacks_sign(typed):
            raise Slip("course-per-cent-sign", answer=text)
        return typed

    def lacks_sign(self, typed: TypedNumber) -> bool:
        """Whether a chance was probably meant in per cent, and the sign left out."""
        return 1 < typed.value <= 100 and bool(typed.unit) and not typed.per_cent

    def answer_text(self, answer: str, words: Words) -> str:
        """The number as it was typed; a whole number that code gave as a fraction without its denominator."""
        return answer.removesuffix("/1") if answer.count("/") == 1 and " " not in answer else answer

    def how(self, words: Words) -> tuple[str, ...]:
        digits = len(str(self.coarsest.denominator)) - 1
        return (words.say(f"course-how-{self.wanted}", digits=digits),)


class NumberExercise(TypedExercise):
    """A number that is right or wrong.

    A fraction has to be exact, and need not be reduced. A decimal or a percentage is right if it is rounded rightly, to
    whole per cents or two decimals at least, see `coarsest`. `mistakes` are judged in the same way.

    Attributes:
        tolerance: an answer that is no farther off than this is right as well; the question says so.
        figure: how teachers see the right number, such as `".2f"`; as a fraction or a whole number if left out.
    """

    tolerance: ClassVar[Fraction] = Fraction(0)
    figure: ClassVar[str] = ""

    @property
    @abstractmethod
    def right(self) -> Fraction:
        """The right answer."""

    def mistakes(self) -> Mapping[str, Fraction]:
        """The numbers to which the usual mistakes lead, by the names of the mistakes; the most telling first.

        A number that happens to be the right one is no mistake.
        """
        return {}

    def lacks_sign(self, typed: TypedNumber) -> bool:
        """The same, unless a mistake leads to just that number: odds, or a sum that nobody divided, may be above 1."""
        if not super().lacks_sign(typed) or typed.fits(100 * Fraction(self.right)):
            return super().lacks_sign(typed)
        return not any(self._is(typed, Fraction(mistake)) for mistake in self.mistakes().values())

    def judge(self, answer: str) -> Judged:
        typed, exact, mistakes = self.typed(answer), Fraction(self.right), self.mistakes()
        if self._is(typed, exact):
            return right()
        # Nobody rounds a chance to impossible or certain: where that is a mistake, it is meant.
        meant = self.wanted == "chance" and typed.value in (0, 1) and typed.value in map(Fraction, mistakes.values())
        if self._is_coarse(typed) and typed.fits(exact) and not meant:
            raise Slip("course-too-coarse" if self.wanted == "chance" else "course-too-coarse-number",
                       digits=len(str(self.coarsest.denominator)) - 1)  # fmt: skip
        for name, mistake in mistakes.items():
            if self._is(typed, Fraction(mistake)) or (meant and mistake == typed.value):
                return mistaken(name)
        if self.wanted == "chance" and (generic := self._mistaken_chance(typed, exact)):
            return mistaken(generic)
        if typed.unit and not self._is_coarse(typed) and 0 < abs(exact) - abs(typed.value) < typed.unit:
            raise Slip("course-cut-off")
        return wrong(message="course-too-high" if typed.value > exact else "course-too-low")

    def _is(self, typed: TypedNumber, number: Fraction) -> bool:
        if abs(typed.value - number) <= self.tolerance:
            return True
        return not self._is_coarse(typed) and typed.fits(number)

    def _is_coarse(self, typed: TypedNumber) -> bool:
        # A count has no decimals to be missed.
        return self.wanted != "count" and typed.unit > self.coarsest

    def _mistaken_chance(self, typed: TypedNumber, exact: Fraction) -> str:
        """The mistake that shows in any question about a chance; "" for none."""
        if typed.value > 1:
            return "above-one"
        if typed.value < 0:
            return "below-zero"
        if self._is(typed, 1 - exact):
            return "complement"
        if typed.unit and abs(100 * typed.value - exact) <= 50 * typed.unit:
            return "per-cent-twice"
        return ""

    def model_answer(self, words: Words) -> str:
        if self.figure:
            return words.number(float(self.right), self.figure)
        return str(number_text(Fraction(self.right) if self.right.denominator > 1 else int(self.right)))

    def how(self, words: Words) -> tuple[str, ...]:
        """How a number is written, and what is near enough."""
        told = super().how(words)
        if not self.tolerance:
            return told
        if self.wanted == "chance":
            return (*told, words.say("course-tolerance-chance", percent=100 * float(self.tolerance)))
        return (*told, words.say("course-tolerance", tolerance=float(self.tolerance)))

    def measured(self, guess: Exercise, guessed: str) -> Mapping[str, object]:
        """How the guess lies to the right answer: `off` is `higher`, `lower` or `same` for a guess that is a number."""
        if not isinstance(guess, TypedExercise):
            return {"off": "unknown"}
        typed = guess.typed(guessed)
        # What would be taken for right is near enough: of some thousand rounds nobody guesses the last one.
        near = typed.fits(Fraction(self.right)) or abs(typed.value - self.right) <= self.tolerance
        return {"off": "same" if near else "higher" if typed.value > self.right else "lower"}


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
