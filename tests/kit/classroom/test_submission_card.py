"""The card with which a student hands in."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.classroom.submission_card import SubmissionCard
from tests.classroom import Classroom, read_handed
from tests.hands import plain
from tests.nim_course import NIM_COURSE


@pytest.fixture
def room(tmp_path: Path) -> Classroom:
    return Classroom(NIM_COURSE, tmp_path)


def card(room: Classroom, lesson: int = 1) -> SubmissionCard:
    return SubmissionCard(room.session, lesson, NIM_COURSE.words(lesson, "en"))


def test_it_says_what_is_missing_and_follows_what_is_answered(room: Classroom) -> None:
    shown = card(room)
    assert repr(shown) == "SubmissionCard(1)"
    assert "0 of 6 answered." in plain(shown.message.value) and "Type your name first" in plain(shown.message.value)
    assert shown.copier.disabled
    shown.name._on_name("Ada", shown.name._turn)
    assert "Type your name" not in plain(shown.message.value)
    assert shown.copier.disabled, "there is nothing to hand in yet"
    assert "Press" not in plain(shown.message.value)
    room.gives("1.1", "20% to 40%")
    assert "1 of 6 answered." in plain(shown.message.value)
    assert "Still missing: 1.2 A two; 1.3 Moves;" in plain(shown.message.value)
    assert not shown.copier.disabled
    assert f"Press “{shown.copier.description}”, and send the text to your teacher." in plain(shown.message.value)
    assert read_handed(plain(shown.text.value)) == shown.handed
    assert str(shown) == plain(shown.text.value)


def test_the_text_is_handed_out_to_whoever_presses_the_button(room: Classroom) -> None:
    room.sits("Ada")
    room.gives("1.1", "20% to 40%")
    shown = card(room)
    sent: list[str] = []
    shown.frame.copy = sent.append  # type: ignore[method-assign]
    shown.copier.click()
    assert sent == [str(shown)]
    assert "Copied" in plain(shown.reply.value)
    assert "bw-hands-out" in shown.copier._dom_classes


def test_it_is_of_whoever_is_at_work(room: Classroom) -> None:
    room.sits("Ada")
    room.gives("1.1", "20% to 40%")
    shown = card(room)
    room.sits("Bo")
    assert shown.handed.student == "Bo" and not shown.handed.entries
    shown.name._on_name("\u202e", shown.name._turn)
    assert "visible characters" in plain(shown.reply.value)
    assert shown.handed.student == "Bo"


def test_without_a_name_the_text_is_there_all_the_same(room: Classroom) -> None:
    room.gives("1.3", 8)
    shown = card(room)
    assert read_handed(str(shown)).entries[0].answer == "8"
    assert shown.copier.disabled


def test_answers_to_other_lessons_are_pointed_out(room: Classroom) -> None:
    room.sits("Ada")
    room.gives("2.4", "A")
    assert "hand_in(2)" in plain(card(room).message.value)


def test_a_saved_notebook_shows_what_the_card_is_for_and_nobody_s_answers(room: Classroom) -> None:
    room.sits("Ada")
    room.gives("1.1", "20% to 40%")
    picture = card(room)._repr_svg_()
    assert "Hand in: " in picture and "Run this cell" in picture
    assert "Ada" not in picture and "20%" not in picture and "HANDIN" not in picture
    assert card(room)._repr_mimebundle_()["image/svg+xml"] == picture
