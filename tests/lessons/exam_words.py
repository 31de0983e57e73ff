"""The words of the exam: what stands in the box at the end of a lesson is used in its exercises, too."""

from __future__ import annotations

import re
from itertools import takewhile
from pathlib import Path

import nbformat

from buttons_widgets.kit.exercises.course import Lesson
from tests.stale_words import entries

BOLD = re.compile(r"\*\*(.+?)\*\*")
FEWEST = 2
"""So many exercises of the lesson use each word at least."""


def box(path: Path) -> list[str]:
    """The words on the right of the box, as they stand in bold."""
    source = "\n".join(cell.source for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "markdown")
    rows = source.partition("in mathematics one says |")[2].splitlines()[2:]
    words = [word for row in takewhile(lambda row: row.startswith("|"), rows) for word in re.findall(BOLD, row)]
    assert words, f"{path.name} has no box"
    return words


def exercises_with(word: str, lesson: Lesson) -> list[str]:
    """The exercises whose messages use a word, in one of its forms."""
    stem = re.escape(word.removesuffix("s").removesuffix("y"))
    texts = entries((lesson.words / "en.ftl").read_text(encoding="utf-8"))
    return [
        name for name, text in texts.items() if name.startswith("exercise-") and re.search(stem, text, re.IGNORECASE)
    ]


def hardly_used(path: Path, lesson: Lesson) -> dict[str, list[str]]:
    """The words of a notebook's box that fewer than two exercises use, with those that do."""
    found = {word: exercises_with(word, lesson) for word in box(path)}
    return {word: names for word, names in found.items() if len(names) < FEWEST}
