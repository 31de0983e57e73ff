"""The course: its lessons in their order."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ..buttons.puzzles.messages import puzzle_words
from ..buttons.view.puzzles import PUZZLE_VIEW
from ..kit.course.course import Course
from ..kit.course.messages import KIT_COURSE_WORDS
from . import (
    lesson_1,
    lesson_2,
    lesson_3,
    lesson_4,
    lesson_5,
    lesson_6,
    lesson_7,
    lesson_8,
    lesson_9,
    lesson_10,
    lesson_11,
)
from .class_round import SoloRounds

WORDS: Final = Path(__file__).parent / "words"

COURSE: Final = Course(
    name="probability",
    lessons=(
        lesson_1.LESSON,
        lesson_2.LESSON,
        lesson_3.LESSON,
        lesson_4.LESSON,
        lesson_5.LESSON,
        lesson_6.LESSON,
        lesson_7.LESSON,
        lesson_8.LESSON,
        lesson_9.LESSON,
        lesson_10.LESSON,
        lesson_11.LESSON,
    ),
    folders=(*puzzle_words.folders, KIT_COURSE_WORDS, WORDS),
    view=PUZZLE_VIEW,
    rounds=SoloRounds(),
)
"""A probability course that is played."""
