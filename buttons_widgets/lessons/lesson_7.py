"""Lesson 7, *A rule for people*: exactly what a rule earns, and which one loses least."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import ceil
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.analysis.solve import solve
from ..buttons.rules.position import Position
from ..kit.exercises.choice_exercise import ChoiceGuess, SeveralExercise
from ..kit.exercises.course import Lesson
from ..kit.exercises.exercise import TO_READ, Judged, OpenExercise, mistaken
from ..kit.exercises.number_exercise import NumberExercise, Wanted
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from .dice_questions import OneOfSome, ShowsPosition
from .exam_values import COMPARISONS
from .lesson_7_functions import SMALL_BOARDS, WorthOfARule, WriteARule
from .short_rules import ShortRule, stars_of
from .simulating import NORMAL_95
from .stopping import best_worth, branches, once_more, roll_worth, stars_now

BOARD: Final = Position.parse("bg**Gr/*yg**y/r*b*g*/gy*bYb/ybyrbg/brbg*y y 5")
"""The board of the lesson: late in a game, so that it has few enough sets of buttons to be done in a moment."""

RULES: Final = ("5 buttons", "bust 25%", "12 open", "1 closed", "2 stars")
"""The rules of the guess, each the best one of its kind on that board, chances to be bust in steps of 5%."""

OWN_BOARDS: Final = (
    "*ryb*g/**gyry/grbg**/ybyr*r/RygBrb/*gryb* b 5",
    "gy*byg/rb*grb/*g*ybg/rb**r*/yrB**R/*ygrby b 5",
    "**yb*y/**bgbr/*Gyryg/gy*ygr/*bGryg/*yrbr* g 5",
    "b*ybry/y*bgbR/bgy*yg/gyb*Gr/rb*ryg/gyr*** g 5",
)
"""Boards late in a game with two buttons, on which rules about buttons differ clearly."""

OTHER_BOARDS: Final = (
    "*gybry/yrbg*r/Bgy***/g*bygr/R*g*yg/gyrb*b y 5",
    "*****y/*bgrgr/gry*Y*/r*gyrb/gybrgy/bGr*rb y 5",
    "r*bgby/***rgR/gryb*g/r**Yrb/**brgy/bgryrb y 5",
    "bg*rb*/*rbygy/yb*grb/gr**yg/b*r*gR/r*Gbr* g 5",
)
"""Boards late in a game, on which waiting for three stars gives much up."""


class WhichRule(ShowsPosition, ChoiceGuess):
    """Which rule earns most? By feeling."""

    number = "7.1"
    position = BOARD
    options = ("buttons", "bust", "open", "closed", "stars")


class ByHand(OneOfSome, NumberExercise):
    """What does a rule earn on a small board?"""

    number = "7.2"
    wanted: ClassVar[Wanted] = "number"
    boards = SMALL_BOARDS
    lies_anyhow = True

    def _after(self, position: Position) -> Fraction:
        return roll_worth(position, stars_now)

    @property
    def right(self) -> Fraction:
        """Two rolls, whatever it is worth to stop after the first."""
        return roll_worth(self.position, self._after)

    @property
    def _third(self) -> Fraction:
        return max(stars_now(one.after) for two in branches(self.position, stars_now)
                   for one in branches(two.after, stars_now))  # fmt: skip

    def values(self, words: Words) -> Mapping[str, object]:
        found = branches(self.position, self._after)
        return {
            "dice": self.position.black_dice,
            "sum": " + ".join(f"{one.chance} · {one.worth}" for one in found),
            "worth": self.right,
            "decimal": Figure(float(self.right), ".2f"),
            "third": self._third,
        }

    def judge(self, answer: str) -> Judged:
        """Whether it is right. A plain 1 is not too coarse here: it is what opting out at once earns."""
        return mistaken("best-play") if self.typed(answer).value == 1 else super().judge(answer)

    def mistakes(self) -> Mapping[str, Fraction]:
        chance = sum((one.chance for one in branches(self.position, self._after)), Fraction(0))
        return {
            "best-play": best_worth(self.position),
            "once-more": once_more(self.position),
            "bust-left-out": self.right / chance,
            "stars": self._third,
            "same-chance-twice": chance**2 * self._third,
        }


class HowManyButtons(OneOfSome, NumberExercise):
    """With how many buttons should one opt out?"""

    number = "7.5"
    boards = OWN_BOARDS
    wanted: ClassVar[Wanted] = "count"

    def _stars(self, buttons: int) -> float:
        return stars_of(f"{buttons} buttons", self.position)

    @property
    def right(self) -> Fraction:
        """The number that earns most."""
        return Fraction(max(range(3, 10), key=self._stars))

    def values(self, words: Words) -> Mapping[str, object]:
        """What the rule earns, and its neighbours."""
        best = int(self.right)
        near = (("fewer", -1), ("most", 0), ("more", 1))
        told = {name: Figure(self._stars(best + more), ".3f") for name, more in near}
        return {"buttons": best, **told}

    def mistakes(self) -> Mapping[str, Fraction]:
        further = {"further-ones": self.right - 2} if self.right > 4 else {}
        return {"one-more": self.right + 1, "one-fewer": self.right - 1, "the-two": Fraction(2), **further}


class AgainstBestPlay(ShowsPosition, NumberExercise):
    """What the best of some rules earns beside best play."""

    rules: ClassVar[Sequence[str]]

    @property
    def _best(self) -> Fraction:
        return _stars(solve(self.position).value)

    @property
    def _earned(self) -> Fraction:
        return max(map(self._by, self.rules))

    def _by(self, rule: str) -> Fraction:
        return _stars(stars_of(rule, self.position))


def _stars(mean: float) -> Fraction:
    """A mean of stars as a fraction, to millionths."""
    return Fraction(mean).limit_denominator(10**6)


class ShareOfBestPlay(AgainstBestPlay):
    """What share of best play does the best rule of the guess earn?"""

    number = "7.6"
    guess = "7.1"
    wanted: ClassVar[Wanted] = "number"
    per_cent = True
    coarsest: ClassVar[Fraction] = Fraction(1, 1000)
    figure = ".1%"
    position = BOARD
    rules = RULES

    @property
    def right(self) -> Fraction:
        """What the rule earns, divided by what best play earns."""
        return self._earned / self._best

    def values(self, words: Words) -> Mapping[str, object]:
        rule = max(RULES, key=self._by)
        return {
            "rule": ShortRule.parse(rule).said(words),
            "stars": Figure(float(self._earned), ".3f"),
            "best": Figure(float(self._best), ".3f"),
            "percent": Figure(float(self.right), ".1%"),
            "lost": Figure(float(self._best - self._earned), ".3f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        others = zip(WhichRule.options, RULES, strict=True)
        return {
            "lost": 1 - self.right,
            "stars": self._earned,
            "best-play": self._best,
            "three-stars": self._by("3 stars") / self._best,
            **{name: self._by(rule) / self._best for name, rule in others if self._by(rule) < self._earned},
        }


class GivenUpElsewhere(OneOfSome, AgainstBestPlay):
    """What does a rule give up on a board that it was not made for?"""

    number = "7.7"
    boards = OTHER_BOARDS
    wanted: ClassVar[Wanted] = "number"
    figure = ".2f"
    rules = ("3 stars",)

    @property
    def right(self) -> Fraction:
        """Best play minus the rule."""
        return self._best - self._earned

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "stars": Figure(float(self._earned), ".3f"),
            "best": Figure(float(self._best), ".3f"),
            "lost": Figure(float(self.right), ".2f"),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        return {
            "rule": self._earned,
            "best-play": self._best,
            "other-sign": -self.right,
            "share": self._earned / self._best,
            "from-three": 3 - self._earned,
        }


class RoundsToSee(NumberExercise):
    """How many rounds would one have to play?"""

    number = "7.8"
    wanted: ClassVar[Wanted] = "count"

    def draw(self, random: Random) -> None:
        """How far one round strays, and how exact the mean should be."""
        self.spread = random.choice((Fraction(6, 5), Fraction(7, 5), Fraction(8, 5)))
        self.error = random.choice((Fraction(1, 100), Fraction(1, 50), Fraction(1, 200)))

    def standard(self) -> None:
        """A star and a fifth, and a hundredth of a star."""
        self.spread, self.error = Fraction(6, 5), Fraction(1, 100)

    @property
    def right(self) -> Fraction:
        """The square of how many times as exact it should be."""
        return (self.spread / self.error) ** 2

    def values(self, words: Words) -> Mapping[str, object]:
        return {
            "spread": float(self.spread),
            "error": float(self.error),
            "times": int(self.spread / self.error),
            "rounds": int(self.right),
        }

    def mistakes(self) -> Mapping[str, Fraction]:
        times = self.spread / self.error
        return {
            "no-square": times,
            "error-only": 1 / self.error**2,
            "interval": Fraction(ceil(NORMAL_95**2 * float(self.right))),
            "error-not-squared": self.spread**2 / self.error,
        }


class WhatIsTrue(SeveralExercise):
    """What is always true of rules?"""

    number = "7.9"
    options = ("never-better", "everywhere", "one-more-way", "upper", "longer", "hundred")
    right: ClassVar[Collection[str]] = ("never-better", "upper")


class ForTheContest(OpenExercise):
    """The rule with which one takes part in the contest."""

    number = "7.10"

    def judge(self, answer: str) -> Judged:
        """It is kept for the contest.

        Raises:
            NotationError: the rule cannot be read.
        """
        return TO_READ._replace(values={"rule": str(ShortRule.parse(answer))})

    def _why(self, judged: Judged, words: Words) -> str:
        """What was kept, in the language."""
        rule = ShortRule.parse(str(judged.values["rule"])).said(words)
        return super()._why(judged._replace(values={"rule": rule}), words)

    def how(self, words: Words) -> tuple[str, ...]:
        """That the kit reads it."""
        return (self.say(words, "how"),)


class WhyStars(OpenExercise):
    """Why does a rule about stars lose so little?"""

    number = "7.11"


LESSON: Final = Lesson(
    7,
    (
        WhichRule,
        ByHand,
        WorthOfARule,
        WriteARule,
        HowManyButtons,
        ShareOfBestPlay,
        GivenUpElsewhere,
        RoundsToSee,
        WhatIsTrue,
        ForTheContest,
        WhyStars,
    ),
    Path(__file__).parent / "words" / "lesson_7",
    tested=COMPARISONS,
)
"""The lesson's exercises."""
