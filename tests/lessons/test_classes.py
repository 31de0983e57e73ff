"""Handing in and summing up, with the course itself."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from buttons_widgets import Dice, GameError
from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.puzzles.solo_round import SoloPlay, class_round_of, compare, exact_play, values_of
from buttons_widgets.lessons import class_summary, hand_in, show
from buttons_widgets.lessons.course import COURSE
from tests.classroom import Classroom, class_texts
from tests.hands import plain

LONGEST = 1500
"""So many letters go into a message of every chat."""


@pytest.mark.parametrize("students", [3, pytest.param(12, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: f"lesson {lesson.number}")
def test_a_class_hands_a_lesson_in(lesson: object, students: int, tmp_path: Path) -> None:
    number = lesson.number  # type: ignore[attr-defined]
    texts = class_texts(COURSE, number, students, tmp_path)
    assert max(map(len, texts)) <= LONGEST
    summary = class_summary(texts, language="en")
    assert summary.work.lesson == number and len(summary.work.students) == students
    assert summary.problems == ()
    assert summary._repr_html_()


@pytest.mark.parametrize("lesson", [0, 99, "x", 1.5, True])
def test_there_is_no_such_lesson(lesson: object) -> None:
    with pytest.raises(ValueError, match=r"lesson|exercise"):
        hand_in(lesson)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"lesson|exercise"):
        class_summary(str(hand_in(1)), lesson=lesson)  # type: ignore[arg-type]


def test_the_rounds_of_a_class_stand_beside_exact_play(tmp_path: Path) -> None:
    room = Classroom(COURSE, tmp_path)
    of = class_round_of("7b monday")
    best = exact_play(SoloPlay.of(of), values_of(of)).decisions
    texts = []
    for name, moves in (
        ("Ada", best),
        ("Bo", (*best[:2], "opt out")),
        ("Cy", best[:3]),
        ("<b>Di</b>", ("roll", "lay 9-9")),
    ):
        room.sits(name)
        room.session.keep_round("7b monday", moves)
        room.session.keep_round(f"own of {name}", ("roll",))
        texts.append(room.text(1))
    summary = class_summary(texts, language="en")
    html = summary._repr_html_()
    told = " ".join(plain(html).split())
    found = compare(of)
    assert f"Exact play, which does not know the dice, gets {found.exact} ★ with them" in told
    assert f"Somebody who knew them all could get {found.foreseen} ★" in told
    assert f"Most stars, {found.exact} ★: Ada" in told
    assert "Best decisions, 0.00 ★ given up: Ada" in told
    assert "The round of <b>Di</b> cannot be shown" in told and "<b>Di</b>" not in html
    assert "not over yet" in told
    assert "Also played: “own of" in told
    rows = {row["student"]: row for row in csv.DictReader(io.StringIO(summary.csv()))}
    ada, bo_row, cy, di = (rows[name] for name in ("Ada", "Bo", "Cy", "<b>Di</b>"))
    assert (ada["7b monday: points"], ada["7b monday: given up"]) == (str(found.exact), "0.0")
    assert (ada["own of Ada: ending"], cy["7b monday: ending"]) == ("not over yet", "not over yet")
    assert float(bo_row["7b monday: given up"]) > 0 and bo_row["7b monday: ending"] == "opt out"
    assert di["7b monday: points"] == bo_row["own of Ada: points"] == ""
    bo = next(one for one in COURSE.rounds.review("7b monday", [(*best[:2], "opt out")], COURSE.words(1, "en")).rounds)
    assert not isinstance(bo, str)
    assert bo.loss == pytest.approx(solve(SoloPlay.of_decisions(of, best[:2]).game.position(0)).value - bo.points)


def test_the_text_of_dice_will_do_for_the_projector() -> None:
    board = "rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5"
    shown = show(board, dice="6-1 1234")
    assert shown._repr_svg_() == show(board, dice=Dice(6, 1, (1, 2, 3, 4)))._repr_svg_()
    with pytest.raises(GameError, match="a Dice or its text is wanted here, not 5"):
        show(board, dice=5)  # type: ignore[arg-type]
