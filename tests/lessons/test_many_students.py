"""What is drawn for a student is a fair question: right answers are right, and mistakes are told as what they are."""

from __future__ import annotations

from itertools import chain

import pytest

from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.function_exercise import FunctionExercise
from buttons_widgets.kit.exercises.rolls_exercise import ALL
from buttons_widgets.lessons.course import COURSE

TESTED = [*chain(*(lesson.tested for lesson in COURSE.lessons))]
NAMES = ["", *(f"{first} {last}" for first in ("Ada", "Bo", "Çelik", "Dörte", "Eve") for last in "KLMNOPQRST")]


@pytest.mark.parametrize("names", [5, pytest.param(len(NAMES), marks=pytest.mark.thorough)])
@pytest.mark.parametrize("kind", [*COURSE.exercises, *TESTED], ids=lambda kind: kind.number)
def test_the_model_answer_is_right_and_each_mistake_is_told_as_such_for_many_names(
    kind: type[Exercise], names: int
) -> None:
    words = COURSE.words(int(kind.number.partition(".")[0]), "en")
    told: set[str] = set()
    known: set[str] = set()
    for name in NAMES[:names]:
        exercise = kind(name)
        if isinstance(exercise, FunctionExercise):
            answer: object = exercise.reference
        else:
            answer = ALL if exercise.answered_by == "rolls" else exercise.model_answer(words)
        marked = exercise.mark(answer, words)
        assert marked.state in ("right", "to read", "noted") and marked.credit == 1, (name, answer, marked)
        known |= set(exercise.mistakes())
        for mistake, wrong in exercise.mistakes().items():
            answered = exercise.mark(wrong, words)
            assert answered.credit < 1 or answered.state == "right", (name, mistake)
            if answered.mistake == mistake:
                told.add(mistake)
                assert "{" not in answered.why and kind("").key not in answered.why
    assert set(kind("").mistakes()) <= told <= known, "some mistakes are never told as such"
