"""What every exercise must pass: sound ones pass, and each fault is found."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random

import pytest

from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.soundness import faults
from buttons_widgets.kit.language.words import Words
from tests.nim_course import NIM_COURSE, Two, Winner


@pytest.mark.parametrize("exercise", NIM_COURSE.exercises, ids=lambda exercise: exercise.number)
def test_an_exercise_of_every_kind_is_sound(exercise: type[Exercise]) -> None:
    assert faults(exercise, NIM_COURSE.words(int(exercise.number[0]), "en")) == []


def told(kind: type[Exercise]) -> str:
    return "\n".join(faults(kind, NIM_COURSE.words(1, "en")))


class Unsteady(Two):
    def draw(self, random: Random) -> None:
        self.sides = next(COUNTER)

    def standard(self) -> None:
        self.sides = next(COUNTER)


class Few(Two):
    def mistakes(self) -> Mapping[str, Fraction]:
        return {"half": Fraction(1, 2)}


class Alike(Two):
    def mistakes(self) -> Mapping[str, Fraction]:
        return {name: Fraction(1, 2) for name in ("half", "odds", "two-of-them")}


class Nameless(Two):
    def mistakes(self) -> Mapping[str, Fraction]:
        return {**super().mistakes(), "unheard-of": Fraction(3, 4)}


class Untrue(Two):
    def model_answer(self, words: Words) -> str:
        return "1/2"


class Missing(Two):
    number = "1.9"


class Short(Winner):
    options = ("mover", "other", "x")

    def mistakes(self) -> Mapping[str, str]:
        return {"other": "other"}


COUNTER = iter(range(2, 10**6))


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (Unsteady, "1.2 for Ada: the same student is asked another question the second time"),
        (Few, "1.2 for nobody: it knows 1 usual mistakes, and 3 at least are wanted"),
        (Alike, "1.2 for nobody: its numbers hide a mistake: 1/6 is right, and half 1/2, odds 1/2, two-of-them 1/2"),
        (Nameless, "1.2 for nobody fails: KeyError: \"there is no message 'mistake-unheard-of' in en.ftl\""),
        (Untrue, "1.2 for nobody: its own answer '1/2' is misunderstood"),
        (Missing, "1.9 for nobody fails: KeyError: \"there is no message 'exercise-1-9' in en.ftl\""),
        (Short, "1.5 for nobody: an option's name has one letter only"),
    ],
)
def test_a_fault_is_told_to_the_author(kind: type[Exercise], fault: str) -> None:
    assert fault in told(kind)
