"""What the page about privacy says that is kept of a pupil is all that is kept.

A field that is added here is added to the table of docs/privacy.md, *For a data protection officer*, too.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from buttons_widgets.kit.classroom.submission import MOST_ROUNDS as MOST_HANDED
from buttons_widgets.kit.classroom.submission import Entry, HandedRound, Submission
from buttons_widgets.kit.exercises.answer_store import MOST_GIVEN, MOST_ROUNDS, AnswerStore, Chosen, Given, Played
from buttons_widgets.lessons.course import COURSE
from tests.classroom import Classroom

PAGE = " ".join((Path(__file__).parents[2] / "docs" / "privacy.md").read_text(encoding="utf-8").split())

TOLD: dict[type[msgspec.Struct], set[str]] = {
    Given: {"student", "number", "answer", "state", "credit", "when", "mistake", "hints", "maker"},
    Played: {"student", "code", "started", "moves", "when", "maker"},
    Chosen: {"student", "when", "maker"},
    Entry: {"place", "kind", "answer", "tries", "hints", "mistakes", "credit"},
    HandedRound: {"code", "moves"},
    Submission: {"course", "student", "lesson", "version", "began", "latest", "entries", "rounds"},
}
"""What is written of somebody: `maker` is a number that each kernel draws, and tells nothing of a person or machine."""


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_nothing_is_kept_that_the_page_does_not_tell(kind: type[msgspec.Struct]) -> None:
    assert set(kind.__struct_fields__) == TOLD[kind], "tell it in docs/privacy.md, then here"


def test_the_page_names_the_file_and_how_much_it_holds(tmp_path: Path) -> None:
    assert f"`{AnswerStore(COURSE.name, tmp_path).path.name}`" in PAGE
    assert f"the newest {MOST_GIVEN:,} answers and {MOST_ROUNDS:,} rounds" in PAGE
    assert "the last five rounds" in PAGE and MOST_HANDED == 5


def test_somebody_without_a_name_leaves_nothing_behind(tmp_path: Path) -> None:
    room = Classroom(COURSE, tmp_path)
    exercise = room.session.exercise("1.2")
    room.gives("1.2", exercise.model_answer(room.session.words("1.2", "en")))
    assert room.text(1) and [path for path in tmp_path.rglob("*") if path.is_file()] == []
    room.sits("Ada")
    room.gives("1.2", exercise.model_answer(room.session.words("1.2", "en")))
    assert "Ada" in (tmp_path / f"course-{COURSE.name}.json").read_text(encoding="utf-8")
