"""The passport: which of the ranges that somebody guessed hold, and what that says."""

from __future__ import annotations

from pathlib import Path

import pytest

from buttons_widgets.kit.classroom.passport import Passport, Stamp, chance_of_at_most
from buttons_widgets.kit.exercises.course import Course, Lesson
from buttons_widgets.kit.exercises.exercise import Exercise, Marked
from buttons_widgets.kit.exercises.student_session import StudentSession
from tests.nim_course import NIM_COURSE, HowLikely, Thirty, Winner
from tests.nim_course import WORDS as COURSE_WORDS

WORDS = NIM_COURSE.words(1, "en")


@pytest.fixture
def session(tmp_path: Path) -> StudentSession:
    return StudentSession(NIM_COURSE, tmp_path)


def give(session: StudentSession, number: str, answer: str) -> Marked:
    return session.give(session.exercise(number), answer, session.words(number, "en"))


def test_a_guess_is_compared_once_the_answer_was_found(session: StudentSession) -> None:
    assert Passport(session, WORDS).stamps == ()
    assert "No range was guessed yet" in Passport(session, WORDS)._repr_html_()
    give(session, "1.1", "10% to 20%")
    assert Passport(session, WORDS).stamps == (Stamp("1.1", "10% to 20%"),)
    assert "1/6" not in (page := Passport(session, WORDS)._repr_html_()) and "1 guess waits" in page
    give(session, "1.2", "1/5")
    assert Passport(session, WORDS).known == 0
    give(session, "1.2", "1/6")
    passport = Passport(session, WORDS)
    assert passport.stamps == (Stamp("1.1", "10% to 20%", "1/6", True),)
    assert repr(passport) == "Passport(1 of 1 hold)" and "✓ it holds" in passport._repr_html_()
    session.choose("Bo")  # takes along what was done before a name was said
    session.choose("Ada <b>")
    give(session, "1.1", "90% to 99%")
    give(session, "1.2", f"1/{session.exercise('1.2').sides}")  # type: ignore[attr-defined]
    passport = Passport(session, WORDS)
    assert (passport.held, passport.known) == (0, 1) and "Ada &lt;b&gt;" in passport._repr_html_()


def test_what_was_rolled_is_not_the_answer(tmp_path: Path) -> None:
    class Rolled(Thirty):
        number = "1.2"
        asked_as = "2.5"
        guess = "1.1"

    class Found(Winner):
        number = "1.3"
        asked_as = "1.5"
        guess = "1.1"
        ordered = False

        def holds(self, guess: Exercise, guessed: str) -> bool:
            return guessed == "10% to 20%"

    lessons = [
        Lesson(1, [HowLikely, Rolled, Found], COURSE_WORDS / "lesson_1"),
        Lesson(2, [], COURSE_WORDS / "lesson_2"),
    ]
    session = StudentSession(Course("nim", lessons, NIM_COURSE.folders, NIM_COURSE.view), tmp_path)
    session.choose("Ada")
    give(session, "1.1", "10% to 20%")
    give(session, "1.2", "roll")
    assert [one.holds for one in Passport(session, WORDS).stamps] == [None]
    give(session, "1.3", "mover")
    said = session.exercise("1.3").answer_text("mover", WORDS)
    assert said and Passport(session, WORDS).stamps == (Stamp("1.1", "10% to 20%", said, True),)


class Made(Passport):
    """A passport with so many guesses that hold."""

    def __init__(self, held: int, known: int) -> None:
        self._words = WORDS
        self.stamps = tuple(Stamp("1.1", "1% to 2%", "1/6", place < held) for place in range(known))


@pytest.mark.parametrize(
    ("held", "known", "said"),
    [
        (4, 9, "too narrow"),
        (6, 9, "fits"),
        (7, 9, "fits"),
        (9, 9, "fits"),
        (4, 5, "fits"),
        (0, 1, "too few"),
        (4, 4, "too few"),
        (0, 2, "too narrow"),
        (12, 12, "could be narrower"),
    ],
)
def test_what_the_hits_say_hangs_on_how_many_there_are(held: int, known: int, said: str) -> None:
    assert said in Made(held, known).verdict and f"{held} of {known} range" in Made(held, known).verdict


def test_the_chance_is_that_of_all_ways_counted() -> None:
    ways = [0.8 ** one.bit_count() * 0.2 ** (5 - one.bit_count()) for one in range(32)]
    for most in range(6):
        counted = sum(way for one, way in enumerate(ways) if one.bit_count() <= most)
        assert chance_of_at_most(most, 5) == pytest.approx(counted)
