"""Numbers of exercises in every language: an answer is shown as people type it there, and is read as they do."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.language.words import languages
from buttons_widgets.lessons.course import COURSE

TYPED = [kind for kind in COURSE.exercises if kind.answered_by == "number"]
OTHERS = [language for language in languages() if language != "en"]


def test_there_are_languages_with_a_decimal_comma() -> None:
    assert {"de", "fr", "it"} <= set(OTHERS)
    assert len(TYPED) > 20


@pytest.mark.parametrize(
    "language",
    [pytest.param(language, marks=[] if language == "de" else pytest.mark.thorough) for language in OTHERS],
)
@pytest.mark.parametrize("kind", TYPED, ids=lambda kind: kind.number)
def test_the_model_answer_has_no_decimal_point_and_is_right(kind: type[Exercise], language: str) -> None:
    words = COURSE.words(int(kind.number.partition(".")[0]), language)
    for student in ("", "Ada"):
        asked = kind(student)
        answer = asked.model_answer(words)
        assert "." not in answer
        assert asked.mark(answer, words).state in ("right", "noted")


@pytest.mark.parametrize("digits", [".0%", ".1%", ".2f", ".3f"])
@pytest.mark.parametrize("language", OTHERS)
def test_a_chance_is_typed_with_a_comma(digits: str, language: str) -> None:
    words = COURSE.words(8, language)
    asked = next(kind for kind in TYPED if kind.number == "8.3")()
    top, _, bottom = asked.model_answer(words).partition("/")
    assert asked.mark(words.number(int(top) / int(bottom), digits), words).state == "right"


@pytest.mark.parametrize("language", languages())
def test_what_mixes_commas_and_points_is_refused(language: str) -> None:
    words = COURSE.words(3, language)
    asked = next(kind for kind in TYPED if kind.number == "3.4")()
    for answer in ("1,234.5", "1.234,5", "0,1,4"):
        assert asked.mark(answer, words).state == "no answer"
