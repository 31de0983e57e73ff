"""Each lesson is gone through at the cards that its notebook makes; tests/browser/test_lessons.py uses a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.exercises.course import Lesson
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.exercises import session
from tests.lessons.student import StudentAtCards


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: str(lesson.number))
def test_a_lesson_is_gone_through(lesson: Lesson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUTTONS_WIDGETS_GAMES", str(tmp_path))
    session.cache_clear()
    try:
        StudentAtCards(lesson).go_through()
    finally:
        session.cache_clear()
