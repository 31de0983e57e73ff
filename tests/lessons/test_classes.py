"""Handing in and summing up, with the course itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.lessons import class_summary, hand_in
from buttons_widgets.lessons.course import COURSE
from tests.classroom import class_texts

LONGEST = 1500
"""So many letters go into a message of every chat."""


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: str(lesson.number))
def test_a_class_hands_a_lesson_in(lesson: object, tmp_path: Path) -> None:
    number = lesson.number  # type: ignore[attr-defined]
    texts = class_texts(COURSE, number, 12, tmp_path)
    assert max(map(len, texts)) <= LONGEST
    summary = class_summary(texts, language="en")
    assert summary.work.lesson == number and len(summary.work.students) == 12
    assert summary.problems == ()
    assert summary._repr_html_()


@pytest.mark.parametrize("lesson", [0, 99, "x", 1.5, True])
def test_there_is_no_such_lesson(lesson: object) -> None:
    with pytest.raises(ValueError, match=r"lesson|exercise"):
        hand_in(lesson)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"lesson|exercise"):
        class_summary(str(hand_in(1)), lesson=lesson)  # type: ignore[arg-type]
