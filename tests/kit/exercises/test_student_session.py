"""Answers are kept for each student, guesses stay, and nothing is lost."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import pytest

from buttons_widgets.kit.exercises import exercise as exercises
from buttons_widgets.kit.exercises.answer_store import ANSWERS_FILE
from buttons_widgets.kit.exercises.course import Course, Lesson
from buttons_widgets.kit.exercises.exercise import Judged, Marked, OpenExercise, right
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.language.words import Words
from buttons_widgets.kit.rules.errors import GameError
from tests.knocks.originals import sealed_kept
from tests.nim_course import NIM_COURSE, WORDS, Heaps, Moves, Two, Winner
from tests.seated import Student


def give(session: StudentSession, number: str, answer: Any, hints: int = 0) -> Marked:
    return session.give(session.exercise(number), answer, session.words(number, "en"), hints)


def again(session: StudentSession) -> StudentSession:
    """The same machine after a restart."""
    return StudentSession(session.course, session.work.path.parent)


def test_every_answer_of_a_student_is_kept(session: StudentSession) -> None:
    session.choose("Ada")
    sides = session.exercise("1.2").sides  # type: ignore[attr-defined]
    give(session, "1.2", f"2/{sides}", 1)
    give(session, "1.2", "")
    give(session, "1.2", f"1/{sides}", 2)
    give(session, "2.3", "Because.")
    other = again(session)
    assert other.student == "Ada"
    assert [
        (one.number, one.answer, one.state, one.credit, one.mistake, one.hints) for one in other.work.of("ada")
    ] == [
        ("1.2", f"2/{sides}", "misunderstood", 0.0, "two-of-them", 1),
        ("1.2", f"1/{sides}", "right", 1.0, "", 2),
        ("2.3", "Because.", "to read", 1.0, "", 0),
    ]
    assert [one.when for one in other.work.done.given] == sorted({one.when for one in other.work.done.given})


def test_once_right_an_exercise_stays_solved_and_of_texts_the_last_one_counts(session: StudentSession) -> None:
    session.choose("Ada")
    for answer in ("7", "8", "9"):
        give(session, "1.3", answer)
    give(session, "2.3", "First.")
    give(session, "2.3", "Second.")
    standing = session.work.standing("Ada")
    assert (standing["1.3"].answer, standing["2.3"].answer) == ("8", "Second.")
    assert set(standing) == {"1.3", "2.3"}


def test_an_answer_that_is_only_tried_is_marked_and_leaves_no_trace(session: StudentSession) -> None:
    session.choose("Ada")
    heard: list[str] = []

    class Listener:
        def hear(self, number: str, marked: Marked | None) -> None:
            heard.append(number)

    listener = Listener()
    session.listen(listener.hear)
    for number, answer, state in (("1.1", "20% to 40%", "noted"), ("1.3", "8", "right"), ("2.3", "So.", "to read")):
        tried = session.give(session.exercise(number), answer, session.words(number, "en"), keep=False)
        assert tried.state == state
    assert session.work.of("Ada") == again(session).work.of("Ada") == () and heard == []
    assert give(session, "1.1", "70-80%").state == "noted", "the guess is still to be made"
    assert heard == ["1.1"]


def test_two_students_at_one_machine_keep_their_own(session: StudentSession) -> None:
    session.choose("Ada")
    give(session, "1.3", "8")
    session.choose("Bo")
    assert session.work.of("Bo") == ()
    give(session, "1.3", "7")
    session.choose(" ADA ")
    assert session.student == "Ada"
    assert [one.answer for one in session.work.of("Ada")] == ["8"]
    assert [one.answer for one in again(session).work.of("Bo")] == ["7"]
    assert again(session).work.students == ("Ada", "Bo")


def test_two_kernels_lose_nothing_of_each_other(session: StudentSession) -> None:
    session.choose("Ada")
    other = again(session)
    other.choose("Bo")
    give(session, "1.3", "7")
    give(other, "1.3", "8")
    give(session, "2.3", "Because.")
    assert session.student == "Ada" and other.student == "Bo"
    third = again(session)
    # In any order: all may have been given in the same thousandth of a second.
    given = [(one.student, one.answer) for one in third.work.done.given]
    assert sorted(given) == [("Ada", "7"), ("Ada", "Because."), ("Bo", "8")]


def test_without_a_name_nothing_is_written(session: StudentSession) -> None:
    give(session, "1.3", "7")
    assert [one.answer for one in session.work.of("")] == ["7"]
    assert not session.work.path.exists()
    assert again(session).work.of("") == ()


def test_whoever_says_a_name_takes_along_what_is_the_same_with_it(session: StudentSession) -> None:
    for number, answer in (("1.2", "1/6"), ("1.3", "8"), ("2.3", "Because."), ("2.4", "A"), ("2.5", "roll")):
        give(session, number, answer)
    give(session, "2.6", len)
    session.choose("Ada")
    # The chance has other numbers now, and the dice are others.
    assert [one.number for one in session.work.of("Ada")] == ["1.3", "2.3", "2.4", "2.6"]
    assert session.work.of("") == ()
    session.choose("Bo")
    assert session.work.of("Bo") == ()


def test_a_choice_goes_along_though_the_options_stand_in_another_order(tmp_path: Path) -> None:
    class Shuffled(Winner):
        number = "1.1"
        asked_as = "1.5"
        ordered = False

    course = Course("nim", [Lesson(1, [Shuffled], WORDS / "lesson_1")], NIM_COURSE.folders, NIM_COURSE.view)
    names = ("Ada", "Bo", "Cy", "Di")
    assert {Shuffled(name).letter(Shuffled.right) for name in names} - {Shuffled().letter(Shuffled.right)}
    for name in names:
        session = StudentSession(course, tmp_path / name)
        give(session, "1.1", "nobody")
        session.choose(name)
        assert [one.answer for one in session.work.of(name)] == ["nobody"]


def test_a_guess_stays_as_it_is(session: StudentSession) -> None:
    assert give(session, "1.1", "20% to 40%").state == "noted"
    assert give(session, "1.1", "20% to 40%").state == "noted"
    assert give(session, "1.1", "1% to 2%")[:3] == (
        "no answer",
        0.0,
        "You guessed 20%–40%, and a guess stays as it is.",
    )
    assert give(session, "2.4", "B").state == "noted"
    assert give(session, "2.4", "A").why == "You guessed The other one, and a guess stays as it is."
    assert len(session.work.of("")) == 2


def test_the_right_answer_is_compared_with_the_guess(session: StudentSession) -> None:
    assert give(session, "1.2", "1/6").guessed == ""
    for name, guess, told in (("Ada", "80-90%", "too high"), ("Bo", "1-2%", "too low"), ("Cy", "", "right")):
        session.choose(name)
        sides = session.exercise("1.2").sides  # type: ignore[attr-defined]
        guess = guess or f"1/99 to 1/{sides}"
        give(session, "1.1", guess)
        assert give(session, "1.2", f"2/{sides}").guessed == ""
        shown = session.exercise("1.1").answer_text(guess, session.words("1.1", "en"))
        compared = f"You guessed {shown}, which is {told}."
        assert give(session, "1.2", f"1/{sides}").guessed == compared
        assert compared in Student(session, "1.2").told, "a cell that is run again says so again"


@pytest.mark.parametrize("name", ["", "x" * 99, "\x00", 7])
def test_what_is_no_name_changes_nothing(session: StudentSession, name: Any) -> None:
    session.choose("Ada")
    if name == "":
        session.choose(name)
        assert session.student == ""
        return
    with pytest.raises(GameError):
        session.choose(name)
    assert session.student == "Ada"


def test_a_damaged_file_is_set_aside_and_told(session: StudentSession) -> None:
    session.choose("Ada")
    give(session, "1.3", "8")
    whole = session.work.path.read_bytes()
    session.work.path.write_bytes(whole.replace(b'"8"', b'"9"'))
    other = again(session)
    assert other.work.trouble is not None and other.work.trouble.way == "damaged"
    assert other.work.trouble.path.read_bytes() == whole.replace(b'"8"', b'"9"')
    other.choose("Ada")
    give(other, "1.3", "8")
    assert [one.answer for one in again(session).work.of("Ada")] == ["8"]


@pytest.mark.parametrize("name", ["A\\u0000da", "A\\u200bda", " "])
def test_a_file_with_a_name_that_nobody_can_give_is_set_aside(name: str, session: StudentSession) -> None:
    session.choose("Ada")
    give(session, "1.3", "8")
    data = session.work.path.read_bytes().replace(b'"Ada"', f'"{name}"'.encode())
    session.work.path.write_bytes(sealed_kept(ANSWERS_FILE, data))
    other = again(session)
    assert other.work.trouble is not None and other.student == ""
    assert other.work.students == ()


def test_a_disk_that_is_full_loses_nothing_that_is_held(
    session: StudentSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    session.choose("Ada")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        give(session, "1.3", "7")
    assert session.work.trouble is not None
    assert (session.work.trouble.way, session.work.trouble.reason) == ("unwritable", "the disk is full")
    give(session, "1.3", "8")
    assert [one.answer for one in again(session).work.of("Ada")] == ["7", "8"]


class Faulty(OpenExercise):
    """An exercise with a fault of its own."""

    number = "1.1"
    error: ClassVar[BaseException] = SystemExit("no")

    def judge(self, answer: str) -> Judged:
        raise self.error

    def mark(self, answer: Any, words: Words) -> Marked:
        self.judge("")
        return Marked(right().state, 1.0, "")


def test_what_was_missed_at_the_end_of_a_lesson_counts_too_and_what_begins_this_one_does_not(tmp_path: Path) -> None:
    one, two = NIM_COURSE.lessons
    leaves = replace(one, exercises=(*one.exercises, exercises.again(Moves, "1.7", "course-exit")))
    begins = [exercises.again(kind, f"2.{number}") for kind, number in ((Two, 91), (Winner, 92), (Moves, 93))]
    session = StudentSession(replace(NIM_COURSE, lessons=(leaves, replace(two, recalled=(begins,)))), tmp_path)
    session.choose("Ada")
    assert give(session, "2.92", "nobody").state == "misunderstood"
    assert session.recalled(2) == ("2.91", "2.92", "2.93"), "a card stays in its place"
    assert give(session, "1.7", "3").state == "misunderstood"
    assert session.recalled(2) == ("2.93", "2.91", "2.92")


def test_a_fault_of_an_exercise_is_told_as_one(tmp_path: Path) -> None:
    course = Course("faulty", (Lesson(1, (Faulty,), WORDS / "lesson_1"),), NIM_COURSE.folders, NIM_COURSE.view)
    session = StudentSession(course, tmp_path)
    assert give(session, "1.1", "x")[:3] == (
        "no answer",
        0.0,
        "Something is wrong with exercise 1.1, not with your answer: no.",
    )
    assert session.work.of("") == ()


def test_a_lesson_begins_with_what_was_missed_before(tmp_path: Path) -> None:
    one, two = NIM_COURSE.lessons
    asked = [exercises.again(Two, f"2.{number}", "course-recalled") for number in (91, 92)]
    others = [exercises.again(kind, f"2.{number}") for kind, number in ((Heaps, 93), (Moves, 94))]
    with pytest.raises(GameError, match=r"exercise 91 of lesson 2 is numbered 2\.93"):
        replace(two, recalled=(others,))
    lessons = (one, replace(two, recalled=(asked, others)))
    session = StudentSession(replace(NIM_COURSE, lessons=lessons), tmp_path)
    session.choose("Ada")
    assert session.recalled(2) == ("2.91", "2.92") and session.recalled(2, 1) == ("2.93", "2.94")
    assert session.recalled(1) == session.recalled(2, 7) == ()
    give(session, "1.3", "3")  # a usual mistake
    give(session, "1.3", "8")
    assert session.recalled(2, 1) == ("2.94", "2.93")
    session.choose("Bo")
    assert session.recalled(2, 1) == ("2.93", "2.94")
    # It says the words of its own lesson, and is no exercise of this one.
    recalled = session.exercise("2.91")
    words = session.words("2.91", "en")
    assert recalled.title(words) == "Do you still know? A two" and recalled.mark("2/5", words).why
    assert {each.number for each in session.course.exercises} == {each.number for each in NIM_COURSE.exercises}
    assert len({session.course.exercise(f"2.{number}")("Ada").sides for number in (91, 92)} | {Two("Ada").sides}) > 1  # type: ignore[attr-defined]
    assert give(session, "2.91", f"1/{recalled.sides}").state == "right"  # type: ignore[attr-defined]
