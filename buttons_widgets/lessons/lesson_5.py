"""Lesson 5, *Let the computer roll*: how near a simulation comes, and how one can know it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from math import ceil, sqrt
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.rules.position import Position
from ..kit.exercises.choice_exercise import ChoiceExercise, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import OpenExercise
from ..kit.exercises.number_exercise import NumberExercise, NumberGuess, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.rules.typed_number import TypedNumber
from .dice_questions import RollsOfABoard, ShowsPosition, bust_share
from .exam_samples import ESTIMATES
from .lesson_5_functions import Interval, IsItBust, RunningShare
from .simulating import NORMAL_95, confidence_interval, rolls_needed, standard_error

SIMULATED: Final = Position.parse("YrBgyr/rg*rBg/Gyb**b/ybrgbg/Grybrb/bygrgy b 3")
"""The board of the lesson: one roll in four is bust."""
MARGIN: Final = Fraction(1, 100)
"""The estimate shall be no farther off."""


class HowManyRolls(ShowsPosition, NumberGuess):
    """How many rolls does a simulation need? By feeling."""

    number = "5.1"
    wanted: ClassVar[Wanted] = "count"
    position = SIMULATED


class ThirtyRolls(RollsOfABoard):
    """How often is a roll bust?"""

    number = "5.2"
    position = SIMULATED


PROGRAMS: Final[Mapping[str, tuple[str, str]]] = {
    "copied": ("white = randint(1, 6)", "black = [randint(1, 6)] * 3"),
    "zero": ("white = randrange(6)", "black = [randrange(6) for _ in range(3)]"),
    "no-six": ("white = randrange(1, 6)", "black = [randrange(1, 6) for _ in range(3)]"),
    "too-few": ("white = randint(1, 6)", "black = [randint(1, 6) for _ in range(2)]"),
}
"""Programs that roll the dice, each wrong in its own way."""


class WhatIsWrong(ChoiceExercise):
    """Two lines that roll the dice: what is wrong with them?"""

    number = "5.3"
    options = tuple(PROGRAMS)

    def draw(self, random: Random) -> None:
        """One of the programs."""
        self.fault = random.choice(list(PROGRAMS))

    def standard(self) -> None:
        """One number three times."""
        self.fault = "copied"

    @property
    def right(self) -> str:
        """What is wrong with the program."""
        return self.fault

    def code(self) -> tuple[str, ...]:
        return PROGRAMS[self.fault]


class LargeNumbers(SeveralExercise):
    """What does the law of large numbers say?"""

    number = "5.6"
    options = ("near", "exactly", "made-up", "alike", "count")
    right: ClassVar[Collection[str]] = ("near", "alike")

    def draw(self, random: Random) -> None:
        """How many rolls there are."""
        self.count = random.choice((5_000, 10_000, 20_000))

    def standard(self) -> None:
        self.count = 10_000

    def values(self, words: Words) -> Mapping[str, object]:
        return {"rolls": self.count}


class TimesAsExact(NumberExercise):
    """How many rolls make an estimate so many times as exact?"""

    number = "5.7"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        """A number of rolls, and how much nearer it should be.

        To double once per factor would be right for 2 and for 4; with 3 it is as many as the further rolls.
        """
        self.count, self.factor = random.choice((100, 200, 300, 400)), random.choice((5, 6, 10))

    def standard(self) -> None:
        """Five times as exact as 100 rolls."""
        self.count, self.factor = 100, 5

    def values(self, words: Words) -> Mapping[str, object]:
        return {"rolls": self.count, "factor": self.factor, "square": self.factor**2, "needed": int(self.right)}

    @property
    def right(self) -> Fraction:
        """The square of it times as many."""
        return Fraction(self.count * self.factor**2)

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "as-many-times": Fraction(self.count * self.factor),
            "further-ones": self.right - self.count,
            "times-only": Fraction(self.factor**2),
            "doubled-again": Fraction(self.count * 2**self.factor),
            "root": Fraction(round(self.count * sqrt(self.factor))),
        }


class StandardError(NumberExercise):
    """The standard error of a share, in percentage points."""

    number = "5.8"
    wanted: ClassVar[Wanted] = "number"
    coarsest: ClassVar[Fraction] = Fraction(1, 10)
    figure = ".2f"

    def draw(self, random: Random) -> None:
        """A number of rolls, and how many of them were bust."""
        self.count = random.choice((50, 150, 200, 300, 400))
        self.busts = round(self.count * random.choice((0.2, 0.24, 0.3, 0.34, 0.4)))

    def standard(self) -> None:
        """Sixty of two hundred."""
        self.count, self.busts = 200, 60

    @property
    def share(self) -> Fraction:
        """The share of busts."""
        return Fraction(self.busts, self.count)

    def values(self, words: Words) -> Mapping[str, object]:
        share = float(self.share)
        return {
            "rolls": self.count,
            "busts": self.busts,
            "share": Figure(share, ".2f"),
            "rest": Figure(1 - share, ".2f"),
            "variance": Figure(share * (1 - share) / self.count, ".5f"),
            "error": Figure(float(self.right), ".2f"),
        }

    @property
    def right(self) -> Fraction:
        """The root of share times rest by the number of rolls."""
        return _fraction(100 * standard_error(float(self.share), self.count))

    def mistakes(self) -> Mapping[str, Fraction]:
        share, rolls = float(self.share), self.count
        return {
            "as-share": self.right / 100,
            "no-root": _fraction(100 * share * (1 - share) / rolls),
            "in-busts": _fraction(sqrt(rolls * share * (1 - share))),
            "not-divided": _fraction(100 * sqrt(share * (1 - share))),
            "share-left-out": _fraction(100 / sqrt(rolls)),
            "interval": _fraction(NORMAL_95) * self.right,
        }


def _fraction(number: float) -> Fraction:
    """A number as a fraction that somebody might type: a float's own one has sixteen digits."""
    return Fraction(number).limit_denominator(10**6)


class WhatIsNinetyFive(ChoiceExercise):
    """What do the 95% mean?"""

    number = "5.10"
    options = ("rolls", "method", "next", "certain")
    right = "method"

    def draw(self, random: Random) -> None:
        """A sample, and its interval."""
        self.count = random.choice((200, 300, 400, 500))
        self.busts = round(self.count * random.choice((0.25, 0.28, 0.31)))

    def standard(self) -> None:
        self.count, self.busts = 400, 112

    def values(self, words: Words) -> Mapping[str, object]:
        low, high = confidence_interval(self.busts, self.count)
        return {"rolls": self.count, "busts": self.busts, "low": Figure(low, ".1%"), "high": Figure(high, ".1%")}


class RollsNeeded(ShowsPosition, NumberExercise):
    """How many rolls for an interval of one percentage point to either side?"""

    number = "5.11"
    guess = "5.1"
    wanted: ClassVar[Wanted] = "count"
    tolerance: ClassVar[Fraction] = Fraction(72)
    """One per cent of the right number: people round on the way."""
    position = SIMULATED

    def _is(self, typed: TypedNumber, number: Fraction) -> bool:
        """One per cent of the mistakes' numbers, too, which are as small as 73 and as large as 28,812."""
        return abs(typed.value - number) <= max(Fraction(1), number / 100)

    @property
    def chance(self) -> Fraction:
        """The exact chance to be bust."""
        return bust_share(self.position)

    def values(self, words: Words) -> Mapping[str, object]:
        return {"chance": self.chance, "percent": Figure(float(self.chance), ".1%"), "needed": int(self.right)}

    @property
    def right(self) -> Fraction:
        """The margin is 1.96 standard errors."""
        return rolls_needed(self.chance, MARGIN)

    def mistakes(self) -> Mapping[str, Fraction]:
        spread = float(self.chance * (1 - self.chance))
        return {
            "one-error": rolls_needed(self.chance, MARGIN, errors=1),
            "any-chance": rolls_needed(Fraction(1, 2), MARGIN),
            "two": rolls_needed(self.chance, MARGIN, errors=2),
            "factor-not-squared": rolls_needed(self.chance, MARGIN, errors=sqrt(NORMAL_95)),
            "margin-not-squared": Fraction(ceil(NORMAL_95**2 * spread / float(MARGIN))),
            "whole-width": rolls_needed(self.chance, MARGIN / 2),
            "hundred": Fraction(100),
        }


class CountOrRoll(OpenExercise):
    """When is it better to simulate than to count?"""

    number = "5.12"


LESSON: Final = Lesson(
    5,
    (
        HowManyRolls,
        ThirtyRolls,
        WhatIsWrong,
        IsItBust,
        RunningShare,
        LargeNumbers,
        TimesAsExact,
        StandardError,
        Interval,
        WhatIsNinetyFive,
        RollsNeeded,
        CountOrRoll,
    ),
    Path(__file__).parent / "words" / "lesson_5",
    tested=ESTIMATES,
)
"""The lesson's exercises."""
