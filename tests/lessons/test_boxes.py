"""What a lesson promises: words of the exam that its cards use, and the length that its teacher's page tells."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import nbformat
import pytest

from buttons_widgets.lessons.course import COURSE
from tests.lessons.lengths import length_of
from tests.lessons.student import shipped

LESSONS: Final = (1, 2, 11)
BOX: Final = re.compile(r"\| in the game we say \| in mathematics one says \|\n\| --- \| --- \|\n((?:\|.*\|\n?)+)")
MINUTES: Final = re.compile(r"make (\d+) minutes;[^;]* (\d+) more;\s+(\w+)\s+are\s+left")
LEFT: Final = ("none", "one", "two", "three", "four", "five", "six")


def source(path: Path) -> str:
    """All texts of a notebook."""
    return "\n".join(cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown")


def terms(lesson: int) -> list[str]:
    """The words in the right column of a lesson's box."""
    found = BOX.search(source(shipped(COURSE.lesson(lesson))))
    assert found
    rows = [row.strip("| ").split(" | ") for row in found[1].splitlines()]
    return [term for row in rows for term in re.findall(r"\*\*(.+?)\*\*", row[1])]


def texts_of_exercises(lesson: int) -> dict[str, str]:
    """What the exercises of a lesson say in English, by their numbers."""
    home = COURSE.lesson(lesson).words
    messages = re.split(r"(?m)^(?=[a-z])", (home / "en.ftl").read_text(encoding="utf-8"))
    numbers = re.compile(r"exercise-(\d+-\d+) =")
    return {found[1]: text for text in messages if (found := numbers.match(text))}


@pytest.mark.parametrize("lesson", LESSONS)
def test_each_word_of_the_box_is_used_by_two_exercises_at_least(lesson: int) -> None:
    texts = texts_of_exercises(lesson)
    assert len(texts) == len(COURSE.lesson(lesson).exercises)
    found = {
        term: [number for number, text in texts.items() if re.search(rf"\b{term}s?\b", text, re.IGNORECASE)]
        for term in terms(lesson)
    }
    assert len(found) >= 4 and {term: numbers for term, numbers in found.items() if len(numbers) < 2} == {}


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_as_long_as_its_teacher_s_page_says(lesson: int) -> None:
    path = shipped(COURSE.lesson(lesson))
    found = length_of(path)
    assert found.prose <= 500 and found.stretch <= 60
    told = MINUTES.search(source(path.parents[1] / "teachers" / path.name))
    assert told
    counted, talk, left = int(told[1]), int(told[2]), LEFT.index(told[3])
    assert counted == round(found.minutes) and counted + talk + left == 45
