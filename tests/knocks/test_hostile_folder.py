"""A folder of hand-ins in which only a few are what they should be: who can be read is, and all else is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from buttons_widgets.kit.classroom.class_summary import ClassSummary
from tests.classroom import Classroom, hostile_texts
from tests.knocks.tally import MOST_CALLS, Tally, check_message
from tests.nim_course import NIM_COURSE

GOOD = 20


@pytest.mark.parametrize("count", [100, pytest.param(1_500, marks=pytest.mark.thorough)])
def test_a_folder_of_hostile_texts(count: int, tmp_path: Path, counted: Callable[[object], None]) -> None:
    room, folder = Classroom(NIM_COURSE, tmp_path / "work"), tmp_path / "class"
    names = [f"S{number}" for number in range(GOOD)]
    good = [room.student(name, 1, {"1.1": "20% to 40%", "1.3": ["12", "8"]}).encode() for name in names]
    evil: list[bytes] = []
    while len(evil) < count - GOOD:
        evil += hostile_texts(room.handed(1, names[0]), seed=len(evil))
    folder.mkdir()
    for number, text in enumerate([*evil[: count - GOOD], *good]):
        (folder / f"{number:04}.txt").write_bytes(text)
    tally = Tally("hostile texts in a folder")
    with tally.within_bounds(calls=count * MOST_CALLS // 100):
        summary = ClassSummary(NIM_COURSE, folder, None, "en")
        page = summary._repr_html_()
    seen = {student.name for student in summary.work.students}
    assert seen >= set(names)
    assert len(page) < 3_000_000
    for problem in summary.problems:
        check_message(problem)
    tally.outcomes.update(read=len(seen), told=len(summary.problems))
    counted(tally)
