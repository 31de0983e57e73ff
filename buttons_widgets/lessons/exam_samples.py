"""Questions for tests about samples, their errors and confidence intervals: lesson 5 in exam words."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import ClassVar, Final

from ..kit.exercises.choice_exercise import ChoiceExercise
from ..kit.exercises.number_exercise import Wanted
from ..kit.language.words import Words
from .exam_values import TENTHS, ExamNumber, all_shown, per_cent, root, shown

SAMPLES: Final = tuple(
    (Fraction(percent, 100), people)
    for percent in (10, 20, 36, 50, 64, 80, 90)
    for people in (400, 625, 900, 1600, 2500)
    if percent * people % 100 == 0
)
"""Shares and sizes of samples whose standard errors are no long decimals."""


def error_of(share: Fraction, people: int) -> Fraction:
    """The standard error of a share."""
    return root(share * (1 - share) / people)


class FewOrMany(ChoiceExercise):
    """Whether few or many tosses are more likely to have a certain relative frequency: the law of large numbers."""

    number = "5.201"
    options = ("few", "many", "same", "unknown")

    def draw(self, random: Random) -> None:
        self.few, self.many = random.choice((10, 20)), random.choice((200, 400, 1000))
        self.off = Fraction(random.choice((10, 15, 20)), 100)
        self.is_near = random.random() < 0.5

    def standard(self) -> None:
        self.draw(Random(self.number))

    def values(self, words: Words) -> Mapping[str, object]:
        half = Fraction(1, 2)
        return {
            "few": self.few,
            "many": self.many,
            "low": per_cent(half - self.off),
            "high": per_cent(half + self.off),
            "event": "near" if self.is_near else "far",
        }

    @property
    def right(self) -> str:
        return "many" if self.is_near else "few"


class ErrorOfShare(ExamNumber):
    """The standard error of a share."""

    number = "5.202"
    coarsest: ClassVar[Fraction] = Fraction(1, 10)

    def draw(self, random: Random) -> None:
        self.share, self.people = random.choice(SAMPLES)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "people": self.people,
            "yes": int(self.share * self.people),
            **all_shown(share=self.share, rest=1 - self.share, product=self.share * (1 - self.share)),
            **all_shown(error=self.right / 100, answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return 100 * error_of(self.share, self.people)

    def mistakes(self) -> Mapping[str, Fraction]:
        spread = root(self.share * (1 - self.share))
        return {
            "as-share": self.right / 100,
            "not-divided": 100 * spread,
            "without-root": 100 * spread * spread / self.people,
            "interval": Fraction(196, 100) * self.right,
            "in-people": spread * root(self.people),
        }


class UpperEnd(ExamNumber):
    """The upper end of a 95% confidence interval, from a share and its standard error."""

    number = "5.203"
    wanted: ClassVar[Wanted] = "chance"
    coarsest: ClassVar[Fraction] = Fraction(1, 1000)
    figure = ".1%"

    def draw(self, random: Random) -> None:
        self.share = Fraction(random.choice((20, 30, 36, 40, 50, 60, 64)), 100)
        self.error = Fraction(random.choice((15, 20, 25, 30, 40)), 1000)

    def values(self, words: Words) -> Mapping[str, object]:
        margin = Fraction(196, 100) * self.error
        return {
            "share": per_cent(self.share),
            "percent": shown(100 * self.share),
            **all_shown(points=100 * self.error, margin=100 * margin, low=100 * (self.share - margin)),
            "answer": shown(100 * self.right),
        }

    @property
    def right(self) -> Fraction:
        return self.share + Fraction(196, 100) * self.error

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "one-error": self.share + self.error,
            "lower-end": self.share - Fraction(196, 100) * self.error,
            "half-margin": self.share + Fraction(98, 100) * self.error,
            "margin-alone": Fraction(196, 100) * self.error,
        }


class SampleSize(ExamNumber):
    """How many people must be asked for a margin of error, with 2 in place of 1.96."""

    number = "5.204"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        percent, points = random.choice(
            ((50, 10), (50, 5), (50, 2), (20, 4), (20, 2), (80, 4), (80, 2), (10, 6), (10, 3), (10, 2), (90, 3))
        )
        self.share, self.margin = Fraction(percent, 100), Fraction(points, 100)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "share": per_cent(self.share),
            "product": shown(self.share * (1 - self.share)),
            **all_shown(points=100 * self.margin, margin=self.margin, square=self.margin**2, answer=self.right),
        }

    @property
    def right(self) -> Fraction:
        return 4 * self.share * (1 - self.share) / self.margin**2

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "one-error": self.right / 4,
            "factor-not-squared": self.right / 2,
            "whole-width": 4 * self.right,
            "margin-not-squared": self.right * self.margin,
        }


class WhatSaysNinetyFive(ChoiceExercise):
    """What the 95% of a confidence interval mean."""

    number = "5.205"
    options = ("method", "pupils", "next", "certain")
    right = "method"

    def draw(self, random: Random) -> None:
        self.middle, self.margin = Fraction(random.randint(25, 70), 100), Fraction(random.randint(3, 8), 100)

    def standard(self) -> None:
        self.draw(Random(self.number))

    def values(self, words: Words) -> Mapping[str, object]:
        return {"low": per_cent(self.middle - self.margin), "high": per_cent(self.middle + self.margin)}


DISTRIBUTIONS: Final = tuple(
    ((low, middle, high), chances, mean)
    for low in range(3)
    for middle in range(low + 1, 7)
    for high in range(middle + 1, 10)
    for chances in TENTHS
    if (mean := low * chances[0] + middle * chances[1] + high * chances[2]).denominator == 1
)
"""Three values and their probabilities, with an expected value that is a whole number."""


class Variance(ExamNumber):
    """The expected value and the variance of a small distribution."""

    number = "5.206"

    def draw(self, random: Random) -> None:
        self.points, self.chances, self.mean = random.choice(DISTRIBUTIONS)

    def values(self, words: Words) -> Mapping[str, object]:
        (low, middle, high), (first, second, third) = self.points, self.chances
        return {
            "low": low,
            "middle": middle,
            "high": high,
            **all_shown(first=first, second=second, third=third, mean=self.mean, answer=self.right),
            "squares": " + ".join(
                f"{words.number(float(chance), '.1f')} · {(one - self.mean) ** 2}"
                for one, chance in zip(self.points, self.chances, strict=True)
            ),
        }

    @property
    def right(self) -> Fraction:
        return self._expected([(one - self.mean) ** 2 for one in self.points])

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "expected-value": self.mean,
            "squares-only": self._expected([Fraction(one**2) for one in self.points]),
            "not-squared": self._expected([abs(one - self.mean) for one in self.points]),
            "unweighted": sum(((one - self.mean) ** 2 for one in self.points), Fraction(0)) / 3,
        }

    def _expected(self, numbers: list[Fraction]) -> Fraction:
        return sum((one * chance for one, chance in zip(numbers, self.chances, strict=True)), Fraction(0))


class Missing(ExamNumber):
    """How many of many confidence intervals miss the true chance, on average."""

    number = "5.207"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        self.groups = random.choice((40, 80, 120, 160, 200, 240, 320, 400))
        self.level = Fraction(random.choice((90, 95)), 100)

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "groups": self.groups,
            "level": int(100 * self.level),
            "rest": per_cent(1 - self.level),
            "holding": int(self.level * self.groups),
            "answer": int(self.right),
        }

    @property
    def right(self) -> Fraction:
        return (1 - self.level) * self.groups

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "holding": self.level * self.groups,
            "per-cent": 100 * (1 - self.level),
            "one-side": self.right / 2,
            "none": Fraction(0),
        }


ESTIMATES: Final = (FewOrMany, ErrorOfShare, UpperEnd, SampleSize, WhatSaysNinetyFive, Variance, Missing)
"""All of them, in the order of their numbers; lesson 5 has their words."""
