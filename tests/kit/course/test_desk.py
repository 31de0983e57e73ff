"""Answers are kept for each student, guesses stay, and nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

import pytest

from buttons_widgets.kit.course.course import Course, Lesson
from buttons_widgets.kit.course.desk import Desk
from buttons_widgets.kit.course.exercise import Judged, Marked, right
from buttons_widgets.kit.course.open_exercise import OpenExercise
from buttons_widgets.kit.course.work import ANSWERS_FILE
from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.rules.errors import GameError
from tests.knocks.originals import sealed_kept
from tests.nim_course import NIM_COURSE, WORDS


def give(desk: Desk, number: str, answer: Any, hints: int = 0) -> Marked:
    return desk.give(desk.exercise(number), answer, desk.words(number, "en"), hints)


def again(desk: Desk) -> Desk:
    """The same machine after a restart."""
    return Desk(desk.course, desk.work.path.parent)


def test_every_answer_of_a_student_is_kept(desk: Desk) -> None:
    desk.choose("Ada")
    sides = desk.exercise("1.2").sides  # type: ignore[attr-defined]
    give(desk, "1.2", f"2/{sides}", 1)
    give(desk, "1.2", "")
    give(desk, "1.2", f"1/{sides}", 2)
    give(desk, "2.3", "Because.")
    other = again(desk)
    assert other.student == "Ada"
    assert [
        (one.number, one.answer, one.state, one.credit, one.mistake, one.hints) for one in other.work.of("ada")
    ] == [
        ("1.2", f"2/{sides}", "misunderstood", 0.0, "two-of-them", 1),
        ("1.2", f"1/{sides}", "right", 1.0, "", 2),
        ("2.3", "Because.", "to read", 1.0, "", 0),
    ]
    assert [one.when for one in other.work.done.given] == sorted({one.when for one in other.work.done.given})


def test_once_right_an_exercise_stays_solved_and_of_texts_the_last_one_counts(desk: Desk) -> None:
    desk.choose("Ada")
    for answer in ("7", "8", "9"):
        give(desk, "1.3", answer)
    give(desk, "2.3", "First.")
    give(desk, "2.3", "Second.")
    standing = desk.work.standing("Ada")
    assert (standing["1.3"].answer, standing["2.3"].answer) == ("8", "Second.")
    assert set(standing) == {"1.3", "2.3"}


def test_an_answer_that_is_only_tried_is_marked_and_leaves_no_trace(desk: Desk) -> None:
    desk.choose("Ada")
    heard: list[str] = []

    class Listener:
        def hear(self, number: str, marked: Marked | None) -> None:
            heard.append(number)

    listener = Listener()
    desk.listen(listener.hear)
    for number, answer, state in (("1.1", "30%", "noted"), ("1.3", "8", "right"), ("2.3", "So.", "to read")):
        tried = desk.give(desk.exercise(number), answer, desk.words(number, "en"), keep=False)
        assert tried.state == state
    assert desk.work.of("Ada") == again(desk).work.of("Ada") == () and heard == []
    assert give(desk, "1.1", "70%").state == "noted", "the guess is still to be made"
    assert heard == ["1.1"]


def test_two_students_at_one_machine_keep_their_own(desk: Desk) -> None:
    desk.choose("Ada")
    give(desk, "1.3", "8")
    desk.choose("Bo")
    assert desk.work.of("Bo") == ()
    give(desk, "1.3", "7")
    desk.choose(" ADA ")
    assert desk.student == "Ada"
    assert [one.answer for one in desk.work.of("Ada")] == ["8"]
    assert [one.answer for one in again(desk).work.of("Bo")] == ["7"]
    assert again(desk).work.students == ("Ada", "Bo")


def test_two_kernels_lose_nothing_of_each_other(desk: Desk) -> None:
    desk.choose("Ada")
    other = again(desk)
    other.choose("Bo")
    give(desk, "1.3", "7")
    give(other, "1.3", "8")
    give(desk, "2.3", "Because.")
    assert desk.student == "Ada" and other.student == "Bo"
    third = again(desk)
    # In any order: all may have been given in the same thousandth of a second.
    given = [(one.student, one.answer) for one in third.work.done.given]
    assert sorted(given) == [("Ada", "7"), ("Ada", "Because."), ("Bo", "8")]


def test_without_a_name_nothing_is_written(desk: Desk) -> None:
    give(desk, "1.3", "7")
    assert [one.answer for one in desk.work.of("")] == ["7"]
    assert not desk.work.path.exists()
    assert again(desk).work.of("") == ()


def test_whoever_says_a_name_takes_along_what_is_the_same_with_it(desk: Desk) -> None:
    for number, answer in (("1.2", "1/6"), ("1.3", "8"), ("2.3", "Because."), ("2.4", "A"), ("2.5", "roll")):
        give(desk, number, answer)
    give(desk, "2.6", len)
    desk.choose("Ada")
    # The chance has other numbers now, and the dice are others.
    assert [one.number for one in desk.work.of("Ada")] == ["1.3", "2.3", "2.4", "2.6"]
    assert desk.work.of("") == ()
    desk.choose("Bo")
    assert desk.work.of("Bo") == ()


def test_a_guess_stays_as_it_is(desk: Desk) -> None:
    assert give(desk, "1.1", "30%").state == "noted"
    assert give(desk, "1.1", "30%").state == "noted"
    assert give(desk, "1.1", "20%")[:3] == ("no answer", 0.0, "You guessed 30%, and a guess stays as it is.")
    assert give(desk, "2.4", "B").state == "noted"
    assert give(desk, "2.4", "A").why == "You guessed The other one, and a guess stays as it is."
    assert len(desk.work.of("")) == 2


def test_the_right_answer_is_compared_with_the_guess(desk: Desk) -> None:
    assert give(desk, "1.2", "1/6").guessed == ""
    for name, guess, told in (("Ada", "90%", "too high"), ("Bo", "1%", "too low"), ("Cy", "", "right")):
        desk.choose(name)
        sides = desk.exercise("1.2").sides  # type: ignore[attr-defined]
        guess = guess or f"1/{sides}"
        give(desk, "1.1", guess)
        assert give(desk, "1.2", f"2/{sides}").guessed == ""
        assert give(desk, "1.2", f"1/{sides}").guessed == f"You guessed {guess}, which is {told}."


@pytest.mark.parametrize("name", ["", "x" * 99, "\x00", 7])
def test_what_is_no_name_changes_nothing(desk: Desk, name: Any) -> None:
    desk.choose("Ada")
    if name == "":
        desk.choose(name)
        assert desk.student == ""
        return
    with pytest.raises(GameError):
        desk.choose(name)
    assert desk.student == "Ada"


def test_a_damaged_file_is_set_aside_and_told(desk: Desk) -> None:
    desk.choose("Ada")
    give(desk, "1.3", "8")
    whole = desk.work.path.read_bytes()
    desk.work.path.write_bytes(whole.replace(b'"8"', b'"9"'))
    other = again(desk)
    assert other.work.trouble is not None and other.work.trouble.way == "damaged"
    assert other.work.trouble.path.read_bytes() == whole.replace(b'"8"', b'"9"')
    other.choose("Ada")
    give(other, "1.3", "8")
    assert [one.answer for one in again(desk).work.of("Ada")] == ["8"]


@pytest.mark.parametrize("name", ["A\\u0000da", "A\\u200bda", " "])
def test_a_file_with_a_name_that_nobody_can_give_is_set_aside(name: str, desk: Desk) -> None:
    desk.choose("Ada")
    give(desk, "1.3", "8")
    data = desk.work.path.read_bytes().replace(b'"Ada"', f'"{name}"'.encode())
    desk.work.path.write_bytes(sealed_kept(ANSWERS_FILE, data))
    other = again(desk)
    assert other.work.trouble is not None and other.student == ""
    assert other.work.students == ()


def test_a_disk_that_is_full_loses_nothing_that_is_held(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.choose("Ada")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        give(desk, "1.3", "7")
    assert desk.work.trouble is not None
    assert (desk.work.trouble.way, desk.work.trouble.reason) == ("unwritable", "the disk is full")
    give(desk, "1.3", "8")
    assert [one.answer for one in again(desk).work.of("Ada")] == ["7", "8"]


class Faulty(OpenExercise):
    """An exercise with a fault of its own."""

    number = "1.1"
    error: ClassVar[BaseException] = SystemExit("no")

    def judge(self, answer: str) -> Judged:
        raise self.error

    def mark(self, answer: Any, words: Words) -> Marked:
        self.judge("")
        return Marked(right().state, 1.0, "")


def test_a_fault_of_an_exercise_is_told_as_one(tmp_path: Path) -> None:
    course = Course("faulty", (Lesson(1, (Faulty,), WORDS / "lesson_1"),), NIM_COURSE.folders, NIM_COURSE.view)
    desk = Desk(course, tmp_path)
    assert give(desk, "1.1", "x")[:3] == (
        "no answer",
        0.0,
        "Something is wrong with exercise 1.1, not with your answer: no.",
    )
    assert desk.work.of("") == ()
