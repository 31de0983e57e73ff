"""What a lesson promises: words of the exam that its cards use, and the length that its teacher's page tells."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import nbformat
import pytest

from buttons_widgets.lessons.course import COURSE
from tests.lessons.exam_words import box, hardly_used
from tests.lessons.lengths import length_of
from tests.lessons.student import shipped

LESSONS: Final = (1, 2, 11)
MINUTES: Final = re.compile(r"make (\d+) minutes;[^;]* (\d+) more;\s+(\w+)\s+are\s+left")
LEFT: Final = ("none", "one", "two", "three", "four", "five", "six")


def source(path: Path) -> str:
    """All texts of a notebook."""
    return "\n".join(cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown")


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_word_of_the_box_is_used_by_two_exercises_at_least(lesson: int) -> None:
    path = shipped(COURSE.lesson(lesson))
    assert len(box(path)) >= 4 and hardly_used(path, COURSE.lesson(lesson)) == {}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_as_long_as_its_teacher_s_page_says(lesson: int) -> None:
    path = shipped(COURSE.lesson(lesson))
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60
    told = MINUTES.search(source(path.parents[1] / "teachers" / path.name))
    assert told
    counted, talk, left = int(told[1]), int(told[2]), LEFT.index(told[3])
    assert counted == round(found.minutes) and counted + talk + left == 45
