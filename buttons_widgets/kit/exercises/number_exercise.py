"""Exercises that are answered with a number: a chance, a count, or any other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, ClassVar, Final, Literal

from ..language.figures import Figure
from ..language.words import Words
from ..rules.errors import GameError, quoted
from ..rules.typed_number import COARSEST, TypedNumber, interval_ends, number_text, read_count, read_number
from .exercise import AnsweredBy, Exercise, Guess, Judged, Slip, mistaken, right, wrong

Wanted = Literal["chance", "count", "number"]
"""A chance is 0 to 1, a count is a whole number from 0 on, and a number may be anything."""


_EXAMPLES: Final[Mapping[Wanted, Sequence[Fraction]]] = {
    "chance": [Fraction(*one) for one in ((5, 36), (7, 40), (3, 16), (9, 80), (11, 48))],
    "count": [Fraction(one) for one in (40, 70, 24, 17, 150, 33)],
    "number": [Fraction(*one) for one in ((5, 2), (9, 4), (-3, 4), (7, 8), (25, 8))],
}
"""How a number may be written is shown with one of these."""


class TypedExercise(Exercise):
    """A number is typed: whatever is to be done with it.

    Attributes:
        wanted: see `Wanted`.
        coarsest: a decimal has to be as fine as this at least; `Fraction(1, 10)` asks for one decimal.
        per_cent: whether a `number` may be typed in per cent; a chance always may.
        example: the message that stands in the empty field; the kit's for what is wanted if left out.
    """

    answered_by: ClassVar[AnsweredBy] = "number"
    wanted: ClassVar[Wanted] = "chance"
    coarsest: ClassVar[Fraction] = COARSEST
    per_cent: ClassVar[bool] = False
    example: ClassVar[str] = ""

    @cached_property
    def example_number(self) -> Fraction:
        """A number that shows how one is written, and is no answer that anybody would give."""
        return _EXAMPLES[self.wanted][0]

    def example_values(self) -> Mapping[str, object]:
        """The example for messages: as a fraction, as a decimal and in per cent."""
        shown = self.example_number
        return {
            "example": number_text(shown if shown.denominator > 1 else int(shown)),
            "decimal": Figure(float(shown), ".3f" if self.wanted == "chance" else ".2f"),
            "percent": Figure(float(shown), ".1%"),
        }

    def example_text(self, words: Words) -> str:
        """What stands in the empty field."""
        return words.say(self.example or "card-example", **self.example_values())

    def read(self, answer: Any) -> str:
        text = number_text(answer)
        if text == "":
            raise Slip("course-empty")
        if text is None:
            raise Slip(f"course-no-{self.wanted}", answer=quoted(answer), **self.example_values())
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
            raise Slip(f"course-no-{self.wanted}", answer=quoted(text), **self.example_values()) from error
        if self.wanted == "count" and (typed.per_cent or typed.value.denominator > 1 or typed.value < 0):
            raise Slip("course-no-count", answer=quoted(text), **self.example_values())
        if self.wanted == "number" and typed.per_cent and not self.per_cent:
            raise Slip("course-no-per-cent", answer=text)
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
        return (words.say(f"course-how-{self.wanted}", digits=digits, **self.example_values()),)


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

    @property
    def counted(self) -> tuple[int, int] | None:
        """The favourable outcomes and all of them, where a chance is counted; to type the former alone is a mistake."""
        return None

    def mistakes(self) -> Mapping[str, Fraction | str]:
        """The numbers to which the usual mistakes lead, by the names of the mistakes; the most telling first.

        A text such as `"10/36"` is a fraction that was typed just so: 5/18 is no such mistake then, because it does not
        show where it came from. A mistake that with some numbers leads nowhere is left out there.
        """
        return {}

    @cached_property
    def _known(self) -> Mapping[str, Fraction | str]:
        """The mistakes, worked out once: to judge an answer asks for them again and again. Not while it is drawn."""
        return self.mistakes()

    def is_fair(self) -> bool:
        """Whether the right answer and all mistakes differ."""
        found = [_value(one) for one in (self.right, *self.mistakes().values())]
        return len(set(found)) == len(found)

    @cached_property
    def example_number(self) -> Fraction:
        """The first one that is neither right nor a usual mistake."""
        known = {_value(one) for one in (self.right, *self._known.values())}
        return next((one for one in _EXAMPLES[self.wanted] if one not in known), _EXAMPLES[self.wanted][0])

    def lacks_sign(self, typed: TypedNumber) -> bool:
        """The same, unless a mistake leads to just that number: odds, or a sum that nobody divided, may be above 1."""
        if not super().lacks_sign(typed) or typed.fits(100 * Fraction(self.right)):
            return super().lacks_sign(typed)
        return not (self._is_favourable(typed) or any(self._is(typed, one) for one in self._numbers().values()))

    def judge(self, answer: str) -> Judged:
        typed, exact = self.typed(answer), Fraction(self.right)
        for name, mistake in self._known.items():
            if isinstance(mistake, str) and "".join(answer.split()) == mistake:
                return mistaken(name)
        if self._is(typed, exact):
            return right()
        # Who types a whole number rounds nothing: it may be a mistake, though it lies near the right answer.
        if typed.unit == 1 or not self._is_rough(typed, exact):
            for name, mistake in self._numbers().items():
                if self._is(typed, mistake):
                    return mistaken(name)
        if self.wanted == "chance" and (generic := self._mistaken_chance(typed, exact)):
            return mistaken(generic, favourable=int(typed.value))
        self._refuse_near(typed, exact)
        return wrong(message="course-too-high" if typed.value > exact else "course-too-low")

    def _numbers(self) -> Mapping[str, Fraction]:
        """The mistakes that are no texts."""
        return {name: Fraction(one) for name, one in self._known.items() if not isinstance(one, str)}

    def _refuse_near(self, typed: TypedNumber, exact: Fraction) -> None:
        """Say what is missing to an answer that is nearly right.

        Raises:
            Slip: it is.
        """
        if not typed.unit and self.wanted != "count" and abs(typed.value - exact) <= self.coarsest / 2:
            raise Slip("course-not-exact")
        if self._is_rough(typed, exact) and 4 * abs(typed.value - exact) <= abs(exact):
            raise Slip("course-too-coarse" if self.wanted == "chance" else "course-too-coarse-number",
                       digits=len(str(self.coarsest.denominator)) - 1)  # fmt: skip
        missing = (exact - typed.value) * (-1 if exact < 0 else 1)
        if typed.unit and not self._is_coarse(typed) and 0 < missing < typed.unit:
            raise Slip("course-cut-off")

    def _is(self, typed: TypedNumber, number: Fraction) -> bool:
        if abs(typed.value - number) <= self.tolerance:
            return True
        return not self._is_coarse(typed) and typed.fits(number)

    def _is_coarse(self, typed: TypedNumber) -> bool:
        # A count has no decimals to be missed.
        return self.wanted != "count" and typed.unit > self.coarsest

    def _is_rough(self, typed: TypedNumber, exact: Fraction) -> bool:
        """Whether it is the right answer with too few digits."""
        return self._is_coarse(typed) and typed.fits(exact)

    def _is_favourable(self, typed: TypedNumber) -> bool:
        return self.counted is not None and typed.value == self.counted[0] and not typed.per_cent

    def _mistaken_chance(self, typed: TypedNumber, exact: Fraction) -> str:
        """The mistake that shows in any question about a chance; "" for none."""
        if self._is_favourable(typed):
            return "favourable-alone"
        if typed.value > 1:
            return "above-one"
        if typed.value < 0:
            return "below-zero"
        if typed.value in (0, 1) and (typed.unit == 1 or not self._is_rough(typed, exact)):
            return "certain" if typed.value else "impossible"
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

    def holds(self, guess: Exercise, guessed: str) -> bool | None:
        if not isinstance(guess, NumberGuess):
            return None
        low, high = guess.ends(guessed)
        # What would be taken for right is near enough: of some thousand rounds nobody guesses the last one.
        near = any(self._is(end, Fraction(self.right)) or end.fits(Fraction(self.right)) for end in (low, high))
        return near or low.value <= self.right <= high.value

    def measured(self, guess: Exercise, guessed: str) -> Mapping[str, object]:
        """How the guess lies to the right answer: `off` is `higher` or `lower`, or `same` if the answer is in it."""
        if not isinstance(guess, NumberGuess):
            return {"off": "unknown"}
        if self.holds(guess, guessed):
            return {"off": "same"}
        return {"off": "higher" if guess.ends(guessed)[0].value > self.right else "lower"}


SURE: Final = 0.8
"""How sure one is to be that the number is in the interval that one guesses."""


class NumberGuess(Guess, TypedExercise):
    """An interval is guessed: one is to be 80% sure that the number is in it, and that is scored over many guesses.

    A single number was guessed in earlier versions, and is still read: as an interval that begins and ends there.
    """

    def read(self, answer: Any) -> str:
        text = number_text(answer)
        if text == "":
            raise Slip("course-empty")
        if text is None:
            raise Slip("course-no-interval", answer=quoted(answer), **self.interval_values())
        try:
            low, high = self.ends(text)
        except Slip as slip:
            # An end that is no number: a single number, which that would ask for, is not wanted here.
            if slip.message == f"course-no-{self.wanted}":
                raise Slip("course-no-interval", answer=quoted(text), **self.interval_values()) from slip
            raise
        if low.value == high.value:
            raise Slip("course-no-interval", answer=quoted(text), **self.interval_values())
        if low.value > high.value:
            raise Slip("course-interval-exchanged")
        return text

    def ends(self, text: str) -> tuple[TypedNumber, TypedNumber]:
        """Where an interval begins and ends.

        Raises:
            Slip: one of its ends is no number of the kind that is wanted.
        """
        low, high = map(self.typed, interval_ends(text))
        if self.wanted == "chance" and not (0 <= low.value <= 1 and 0 <= high.value <= 1):
            raise Slip("course-no-chance-range", answer=text)
        return low, high

    def answer_text(self, answer: str, words: Words) -> str:
        low, high = (super(NumberGuess, self).answer_text(end, words) for end in interval_ends(answer))
        return low if low == high else f"{low}–{high}"

    def interval_values(self) -> Mapping[str, object]:
        """An interval for messages, which no guess should be: it holds nearly everything."""
        low, high = {"chance": ("1%", "99%"), "count": ("1", "1000000"), "number": ("-100", "100")}[self.wanted]
        return {"low": low, "high": high}

    def example_text(self, words: Words) -> str:
        return words.say(self.example or "card-example-interval", **self.interval_values())

    def how(self, words: Words) -> tuple[str, ...]:
        return (words.say("course-how-interval", **self.interval_values()),)

    def model_answer(self, words: Words) -> str:
        """Any interval will do."""
        return "20%–60%" if self.wanted == "chance" else "2–20"


def _value(number: Fraction | str) -> Fraction | str:
    return number if isinstance(number, str) else Fraction(number)
