"""A student's session in which nothing was done."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.language.words import Words
from tests.nim_course import NIM_COURSE


@pytest.fixture
def session(tmp_path: Path) -> StudentSession:
    return StudentSession(NIM_COURSE, tmp_path)


@pytest.fixture
def words() -> Words:
    return NIM_COURSE.words(1, "en")
