"""Exercises are found by their numbers, and a number that is none says which there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from buttons_widgets.kit.exercises.course import Lesson, UnknownExercise
from buttons_widgets.kit.language.words import KIT_WORDS
from buttons_widgets.kit.rules.errors import GameError
from tests.nim_course import NIM_COURSE, Moves, Two


@pytest.mark.parametrize("number", ["1.2", " 1.2 ", "1,2", "01.02"])
def test_an_exercise_is_found(number: str) -> None:
    assert NIM_COURSE.exercise(number) is Two


@pytest.mark.parametrize(
    ("number", "told"),
    [
        ("1.14", "there is no exercise 1.14; lesson 1 has 1.1 to 1.6"),
        ("3.1", "there is no exercise 3.1; the lessons with exercises are 1, 2"),
        ("one", "an exercise has a number such as '1.1', not 'one'"),
        ("", "an exercise has a number such as '1.1', not ''"),
        (1.2, "an exercise has a number such as '1.1', not 1.2: put it in quotes, '1.2'"),
        (None, "an exercise has a number such as '1.1', not None"),
        ("9" * 10**6, "an exercise has a number such as '1.1', not '9999"),
    ],
)
def test_a_number_that_is_none_says_which_there_are(number: Any, told: str) -> None:
    with pytest.raises(UnknownExercise) as error:
        NIM_COURSE.exercise(number)
    assert str(error.value).startswith(told)


def test_lessons_have_titles_and_numbers_in_order() -> None:
    assert [lesson.title(NIM_COURSE.words(lesson.number, "en")) for lesson in NIM_COURSE.lessons] == [
        "Counting and chances",
        "Winning",
    ]
    with pytest.raises(GameError, match=r"exercise 1 of lesson 1 is numbered 1\.2"):
        Lesson(1, (Two, Moves), NIM_COURSE.lessons[0].words)
    with pytest.raises(UnknownExercise, match="there is no lesson 7"):
        NIM_COURSE.lesson(7)


def test_a_lesson_may_show_the_boards_of_another_game_and_say_its_words() -> None:
    first = NIM_COURSE.lessons[0]
    assert NIM_COURSE.view_of(Two) is NIM_COURSE.view
    other = type("OtherView", (type(NIM_COURSE.view),), {})()
    lesson = replace(first, view=other, folders=[KIT_WORDS.parents[2] / "button_up" / "words"])
    course = replace(NIM_COURSE, lessons=(lesson, *NIM_COURSE.lessons[1:]))
    assert course.view_of(Two) is other and course.view_of(course.exercises[-1]) is NIM_COURSE.view
    assert course.words(1, "en").say("army-k") == "black" and not course.words(2, "en").has("army-k")
    assert lesson.title(course.words(1, "en")) == "Counting and chances"


def test_a_language_without_words_is_told() -> None:
    with pytest.raises(GameError, match="there are no words in 'tlh'"):
        NIM_COURSE.words(1, "tlh")
