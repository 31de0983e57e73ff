"""Lesson 10, *Is it luck?*: which of two rules is better, and how much it takes to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import ceil, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev, stdev
from typing import Any, ClassVar, Final

from ..kit.exercises.choice_exercise import ChoiceExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import OpenExercise
from ..kit.exercises.function_exercise import FunctionExercise
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .exam_models import TESTED_10
from .simulated_rounds import bold, paired, separate, stars_of_rounds
from .simulating import NORMAL_95, rolls_needed


class PatientRule(FunctionExercise):
    """Write: a rule for opting out."""

    number = "10.2"
    starter = """
def patient(buttons, stars):
    return stars >= 3
"""

    def reference(self, buttons: int, stars: int) -> bool:
        """Three stars, or six buttons."""
        return stars >= 3 or buttons >= 6

    def cases(self) -> Sequence[tuple[int, int]]:
        """Each of the usual mistakes shows in one of them."""
        return ((2, 1), (3, 3), (6, 1), (5, 2), (8, 4), (7, 2), (5, 4), (4, 1))

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        return {
            "both": lambda buttons, stars: stars >= 3 and buttons >= 6,
            "more-than": lambda buttons, stars: stars > 3 or buttons > 6,
            "exactly": lambda buttons, stars: stars == 3 or buttons == 6,
            "turned": lambda buttons, stars: buttons >= 3 or stars >= 6,
            "stars-only": lambda buttons, stars: stars >= 3,
            "buttons-only": lambda buttons, stars: buttons >= 6,
            "two-stars": lambda buttons, stars: stars >= 2 or buttons >= 6,
            "rolls": lambda buttons, stars: stars < 3 and buttons < 6,
        }


class PairedDifference(FunctionExercise):
    """Write: the mean difference with the same dice, and its standard error."""

    number = "10.4"
    starter = """
def paired(first, second):
    error = (stdev(first) ** 2 / len(first) + stdev(second) ** 2 / len(second)) ** 0.5
    return mean(first) - mean(second), error
"""

    def reference(self, first: Sequence[int], second: Sequence[int]) -> tuple[float, float]:
        """From the differences, pair by pair."""
        return paired(first, second)

    def cases(self) -> Sequence[tuple[list[int], list[int]]]:
        """Stars as they come in a round."""
        return (
            ([3, 2, 0, 3], [3, 1, 0, 2]),
            ([2, 0, 3, 2, 2], [2, 1, 0, 2, 1]),
            ([1, 4], [3, 0]),
            ([2, 2, 3], [1, 1, 2]),
            ([0, 3, 3, 0, 2, 4], [1, 3, 3, 1, 2, 0]),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def of(
            mean: Callable[[list[int]], float], error: Callable[[list[int]], float]
        ) -> Callable[[Sequence[int], Sequence[int]], tuple[float, float]]:
            def function(first: Sequence[int], second: Sequence[int]) -> tuple[float, float]:
                differences = [one - other for one, other in zip(first, second, strict=True)]
                return mean(differences), error(differences)

            return function

        return {
            "separate": separate,
            "not-divided": of(fmean, stdev),
            "by-n": of(fmean, lambda found: stdev(found) / len(found)),
            "all-alike": of(fmean, lambda found: pstdev(found) / sqrt(len(found))),
            "turned": lambda first, second: paired(second, first),
            "sum": of(sum, lambda found: stdev(found) / sqrt(len(found))),
            "error-first": lambda first, second: paired(first, second)[::-1],
        }


BETTER: Final = Fraction(52, 100)
"""The share of duels that the better rule of exercise 10.5 wins in the long run."""
EVEN: Final = Fraction(1, 2)


class HowManyDuels(NumberGuess):
    """How many duels until the share of wins is hardly ever two points off? By feeling."""

    number = "10.1"
    wanted: ClassVar[Wanted] = "count"


class ErrorOfDifference(NumberExercise):
    """The standard error of the difference of two means, with dice of one's own."""

    number = "10.3"
    wanted: ClassVar[Wanted] = "number"
    figure = ".3f"

    def draw(self, random: Random) -> None:
        """Two standard deviations in tenths of a star, and a number of rounds."""
        self.first, self.second = random.choice(((9, 13), (8, 11), (10, 15), (9, 14), (11, 16)))
        self.count = random.choice((40, 50, 80, 100))

    def standard(self) -> None:
        self.first, self.second, self.count = 9, 13, 100

    def _error(self, *tenths: float) -> Fraction:
        """The root of the added squares, by the number of rounds."""
        return Fraction(sqrt(sum((one / 10) ** 2 for one in tenths) / self.count))

    @property
    def right(self) -> Fraction:
        """The variances of the means are added."""
        return self._error(self.first, self.second)

    def values(self, words: Words) -> Mapping[str, object]:
        first, second = self.first / 10, self.second / 10
        return {
            "first": Figure(first, ".1f"),
            "second": Figure(second, ".1f"),
            "rounds": self.count,
            "squares": " + ".join(words.number(one**2, ".2f") for one in (first, second)),
            "sum": Figure(first**2 + second**2, ".2f"),
            "error": Figure(float(self.right), ".3f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "errors-added": self._error(self.first) + self._error(self.second),
            "errors-subtracted": self._error(self.second) - self._error(self.first),
            "variances-subtracted": Fraction(sqrt(float(self._error(self.second) ** 2 - self._error(self.first) ** 2))),
            "not-divided": self.right * Fraction(sqrt(self.count)),
            "no-root": self.right**2,
            "divided-twice": self.right / Fraction(sqrt(self.count)),
            "all-rounds": self.right / Fraction(sqrt(2)),
            "interval": Fraction(NORMAL_95) * self.right,
        }


class DuelsNeeded(NumberExercise):
    """How many duels until 1.96 standard errors are as small as the difference?"""

    number = "10.5"
    guess = "10.1"
    wanted: ClassVar[Wanted] = "count"
    tolerance: ClassVar[Fraction] = Fraction(20)

    @property
    def right(self) -> Fraction:
        """The margin is 1.96 standard errors."""
        return rolls_needed(EVEN, BETTER - EVEN)

    def values(self, words: Words) -> Mapping[str, object]:
        return {"needed": int(self.right)}

    def mistakes(self) -> Mapping[str, Fraction]:
        margin = BETTER - EVEN
        return {
            "one-error": rolls_needed(EVEN, margin, errors=1),
            "two": rolls_needed(EVEN, margin, errors=2),
            "whole-gap": rolls_needed(EVEN, 2 * margin),
            "spread-left-out": Fraction(ceil(NORMAL_95**2 / float(margin) ** 2)),
            "factor-not-squared": rolls_needed(EVEN, margin, errors=sqrt(NORMAL_95)),
            "margin-not-squared": Fraction(ceil(NORMAL_95**2 / 4 / float(margin))),
            "hundred": Fraction(100),
        }


class HowManyContestsTell(ChoiceExercise):
    """With so many duels, how many contests tell the better rule?"""

    number = "10.6"
    options = ("few", "half", "nearly-all", "every")
    ordered = True
    right = "half"

    def draw(self, random: Random) -> None:
        """A number of contests."""
        self.count = random.choice((100, 200, 400, 600, 1000))

    def standard(self) -> None:
        self.count = 200

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "contests": self.count,
            "duels": int(DuelsNeeded().right),
            "most": self.count * 95 // 100,
            "half": self.count // 2,
            "rest": self.count * 5 // 100,
        }


class SomebodyWinsAll(NumberExercise):
    """How likely is it that somebody in a class wins all duels, by nothing but luck?"""

    number = "10.7"
    figure = ".0%"

    def draw(self, random: Random) -> None:
        """A class, and a number of duels."""
        self.students, self.duels = random.choice((20, 24, 25, 26, 28, 30)), random.choice((4, 5, 6))

    def standard(self) -> None:
        """Thirty students, five duels."""
        self.students, self.duels = 30, 5

    @property
    def of_one(self) -> Fraction:
        """The chance of one student to win all."""
        return Fraction(1, 2**self.duels)

    @property
    def right(self) -> Fraction:
        return 1 - (1 - self.of_one) ** self.students

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "students": self.students,
            "duels": self.duels,
            "one": self.of_one,
            "not-one": 1 - self.of_one,
            "nobody": Figure(float(1 - self.right), ".0%"),
            "percent": Figure(float(self.right), ".0%"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "one-student": self.of_one,
            "nobody": 1 - self.right,
            "added": self.students * self.of_one,
            "exactly-one": self.students * self.of_one * (1 - self.of_one) ** (self.students - 1),
            "one-duel": Fraction(self.duels, self.students),
        }


class BestOfThirty(ChoiceExercise):
    """How many stars will the best of a class earn next time, if all play by the same rule?"""

    number = "10.8"
    options = ("again", "half-way", "average", "below")
    right = "average"
    variants = 30
    students: ClassVar[int] = 30
    rounds: ClassVar[int] = 10

    def draw(self, random: Random) -> None:
        """A class with one that is best, well above the average."""
        while True:
            start = random.randrange(10**6)
            stars = stars_of_rounds(bold, range(start, start + self.students * self.rounds))
            totals = [sum(stars[one : one + self.rounds]) for one in range(0, len(stars), self.rounds)]
            self.best, self.average = max(totals), round(sum(totals) / self.students)
            if totals.count(self.best) == 1 and self.best - self.average >= 4:
                return

    def values(self, words: Words) -> Mapping[str, object]:
        ahead = self.best - self.average
        return {
            "students": self.students,
            "rounds": self.rounds,
            "best": self.best,
            "average": self.average,
            "half-way": self.average + ahead / 2,
            "below": self.average - ahead,
        }


class DoesStartingHelp(ChoiceExercise):
    """A difference and its standard error: what can be said?"""

    number = "10.9"
    options = ("helps", "hurts", "open", "none")

    def draw(self, random: Random) -> None:
        """A difference of so many standard errors, in thousandths of a star."""
        self.error = random.choice((20, 30, 40, 50))
        self.difference = round(self.error * random.choice((-3, -2.6, -1.3, -0.8, 0.8, 1.3, 2.6, 3)))
        self.count = round((1500 / self.error) ** 2, -2)

    def standard(self) -> None:
        self.error, self.difference, self.count = 40, 40, 1400

    @property
    def right(self) -> str:
        """Where the interval lies."""
        margin = NORMAL_95 * self.error
        return "open" if abs(self.difference) <= margin else "helps" if self.difference > 0 else "hurts"

    def values(self, words: Words) -> Mapping[str, object]:
        margin = NORMAL_95 * self.error
        return {
            "rounds": self.count,
            "difference": _stars(self.difference),
            "error": _stars(self.error),
            "margin": _stars(margin),
            "low": _stars(self.difference - margin),
            "high": _stars(self.difference + margin),
            "sign": "plus" if self.difference > 0 else "minus",
            "case": self.right,
        }


def _stars(thousandths: float) -> Figure:
    return Figure(thousandths / 1000, "-.3f")


class PlanAContest(OpenExercise):
    """A rule that was ahead in a few rounds: is it better?"""

    number = "10.10"


LESSON: Final = Lesson(
    10,
    (
        HowManyDuels,
        PatientRule,
        ErrorOfDifference,
        PairedDifference,
        DuelsNeeded,
        HowManyContestsTell,
        SomebodyWinsAll,
        BestOfThirty,
        DoesStartingHelp,
        PlanAContest,
    ),
    Path(__file__).parent / "words" / "lesson_10",
    tested=TESTED_10,
)
"""The lesson's exercises."""
