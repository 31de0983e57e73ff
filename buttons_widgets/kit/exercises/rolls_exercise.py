"""Dice to be rolled a number of times by each student, whose rolls are put together with those of the class."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, ClassVar, NamedTuple

from ..language.words import Words
from ..puzzles.puzzle import RollShown
from .exercise import NOTED, AnsweredBy, Exercise, Judged, Slip

ALL = "roll"
"""In code this answer means: roll them all."""


class Rate(NamedTuple):
    """How often something comes, of the rolls in which it can.

    Attributes:
        hits: the outcomes with which it comes.
        of: all outcomes with which it can.
    """

    hits: Collection[str]
    of: Collection[str]


class RollsExercise(Exercise):
    """The card rolls the dice, and what matters of each roll is counted. A student's name decides the dice.

    An answer is the outcomes of all rolls in their order, such as `"3 4 2 3"`. `.outcome-NAME` says what an outcome is.

    Attributes:
        times: how often the dice are rolled, and how many rows a table on paper has. It is less or more where `rolled`
            ends by a rule of its own: ask for `all_times` then.
        dots: whether the picture of a class has a dot for what the rolls of each student alone come to.
    """

    answered_by: ClassVar[AnsweredBy] = "rolls"
    once: ClassVar[bool] = True
    times: ClassVar[int] = 30
    dots: ClassVar[bool] = True

    @property
    @abstractmethod
    def outcomes(self) -> Sequence[str]:
        """The outcomes that are told apart, as texts without spaces, in the order of the tally."""

    @abstractmethod
    def roll(self, random: Random) -> Any:
        """One roll."""

    @abstractmethod
    def outcome(self, roll: Any) -> str:
        """What matters of a roll: one of `outcomes`."""

    @abstractmethod
    def shown(self, roll: Any, words: Words) -> RollShown:
        """A roll as it is shown."""

    def chances(self) -> Mapping[str, Fraction]:
        """The exact chance of each outcome, or of each of `rates`, by its name.

        The class's rolls are shown beside it; nothing is shown if it is left out.
        """
        return {}

    def rates(self) -> Mapping[str, Rate]:
        """The shares that are drawn for the class together; that of each outcome, if left out.

        `.rate-NAME` says what a share is.
        """
        return {}

    @cached_property
    def rolled(self) -> tuple[Any, ...]:
        """The student's rolls. They are the same whenever they are asked for, so that nobody rolls until it pleases."""
        random = self.own_dice()
        return tuple(self.roll(random) for _ in range(self.times))

    def own_dice(self) -> Random:
        """What decides the student's rolls, from the first on."""
        return Random(f"{self.number}|{self.student}|rolls")

    @property
    def all_times(self) -> int:
        """How often this student rolls."""
        return len(self.rolled)

    def rolled_text(self, count: int, words: Words) -> str:
        """How many of the rolls are made, above the tally."""
        return words.say("card-rolled", count=count, times=self.all_times)

    def paper_text(self, words: Words) -> str:
        """What is done where real dice are rolled, with `times` boxes to write into."""
        return words.say("booklet-rolls", count=self.times)

    def rest_text(self, count: int, words: Words) -> str:
        """The button that makes all rolls that are left."""
        return words.say("card-roll-rest", left=self.all_times - count, done=count)

    def tally(self, count: int) -> Mapping[str, int]:
        """How often each outcome came in the first rolls."""
        found = Counter(self.outcome(roll) for roll in self.rolled[:count])
        return {outcome: found[outcome] for outcome in self.outcomes}

    def outcome_text(self, outcome: str, words: Words) -> str:
        """What an outcome is."""
        return self.say(words, f"outcome-{outcome}")

    def read(self, answer: Any) -> str:
        """The student's outcomes; they cannot be others than those that were rolled."""
        own = " ".join(map(self.outcome, self.rolled))
        if not isinstance(answer, str) or " ".join(answer[: 2 * len(own)].split()) not in (own, ALL):
            raise Slip("course-not-rolled", times=self.all_times)
        return own

    def judge(self, answer: str) -> Judged:
        return NOTED

    def answer_text(self, answer: str, words: Words) -> str:
        found = Counter(answer.split())
        return "; ".join(f"{self.outcome_text(one, words)}: {found[one]}" for one in self.outcomes)

    def model_answer(self, words: Words) -> str:
        return ALL
