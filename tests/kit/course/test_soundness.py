"""What every exercise must pass: sound ones pass, and each fault is found."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.course.exercise import Exercise
from buttons_widgets.kit.course.soundness import faults
from tests.nim_course import NIM_COURSE


@pytest.mark.parametrize("exercise", NIM_COURSE.exercises, ids=lambda exercise: exercise.number)
def test_an_exercise_of_every_kind_is_sound(exercise: type[Exercise]) -> None:
    assert faults(exercise, NIM_COURSE.words(int(exercise.number[0]), "en")) == []
