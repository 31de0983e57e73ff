"""A desk at which nobody has worked."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.course.desk import Desk
from buttons_widgets.kit.language.words import Words
from tests.nim_course import NIM_COURSE


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(NIM_COURSE, tmp_path)


@pytest.fixture
def words() -> Words:
    return NIM_COURSE.words(1, "en")
