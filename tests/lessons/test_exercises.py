"""Every exercise of the course is sound: it can be asked, answered, failed in the usual ways, and helped with."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.course.exercise import Exercise
from buttons_widgets.kit.course.soundness import faults
from buttons_widgets.lessons.course import COURSE


@pytest.mark.parametrize("exercise", COURSE.exercises, ids=lambda exercise: exercise.number)
def test_an_exercise_is_sound(exercise: type[Exercise]) -> None:
    lesson = int(exercise.number.partition(".")[0])
    found = faults(exercise, COURSE.words(lesson, "en"))
    assert not found, "\n".join(found)
