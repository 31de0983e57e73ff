"""Every exercise of the course is sound: it can be asked, answered, failed in the usual ways, and helped with."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.course.exercise import Exercise
from buttons_widgets.kit.course.function_exercise import FunctionExercise
from buttons_widgets.kit.course.soundness import faults
from buttons_widgets.lessons.course import COURSE


@pytest.mark.parametrize("exercise", COURSE.exercises, ids=lambda exercise: exercise.number)
def test_an_exercise_is_sound(exercise: type[Exercise]) -> None:
    lesson = int(exercise.number.partition(".")[0])
    found = faults(exercise, COURSE.words(lesson, "en"))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("exercise", COURSE.exercises, ids=lambda exercise: exercise.number)
def test_the_model_answer_is_right_for_fifty_students(exercise: type[Exercise]) -> None:
    words = COURSE.words(int(exercise.number.partition(".")[0]), "en")
    for number in range(50):
        asked = exercise(f"student {number}")
        given = asked.reference if isinstance(asked, FunctionExercise) else asked.model_answer(words)
        marked = asked.mark(given, words)
        assert marked.state in ("right", "to read", "noted"), f"student {number}: {marked.why}"
