"""The exercises of the course in a notebook's cells: cards, and answers checked in code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.buttons.cells import cell_text
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.soundness import NONSENSE
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.lessons import check, exercise, exercises
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.on_board import OnBoard

FIRST = {kind.answered_by: kind for kind in reversed(COURSE.exercises)}
ONE_OF_EACH = [
    pytest.param(kind, id=kind.number, marks=[] if kind in FIRST.values() else pytest.mark.thorough)
    for kind in COURSE.exercises
]
"""The first exercise that is answered in each way; the others take longer together than they tell."""


@pytest.fixture(autouse=True)
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> StudentSession:
    """A machine on which nobody has worked."""
    session = StudentSession(COURSE, tmp_path)
    monkeypatch.setattr(exercises, "session", lambda: session)
    return session


def test_an_answer_is_checked_and_says_what_helps() -> None:
    asked = COURSE.exercise("1.2")()
    name, mistake = next(iter(asked.mistakes().items()))
    checked = check("1.2", mistake)
    assert (checked.number, checked.right, checked.credit, checked.marked.mistake) == ("1.2", False, 0.0, name)
    assert repr(checked) == f"1.2 ✗ Not yet. {checked.marked.why}"
    checked = check("1.2", asked.model_answer(COURSE.words(1)))
    assert checked.right and repr(checked) == f"1.2 ✓ Right! {checked.marked.why}"
    assert repr(check("1.2", "")) == "1.2 ? Type a number first."


def test_a_space_that_is_taken_or_not_there_is_no_answer() -> None:
    number = next(kind.number for kind in COURSE.exercises if isinstance(kind(), OnBoard) and kind().position.buttons)
    position = COURSE.exercise(number)().position
    taken = cell_text(next(iter(position.buttons)))
    assert repr(check(number, [taken])) == f"{number} ? Something already lies on {taken}: it cannot be chosen."
    assert repr(check(number, "9-9")).startswith(f"{number} ? That is no place on this board")
    assert repr(check(number, (1, 2))).startswith(f"{number} ? ")


def test_it_is_kept_as_from_a_card(session: StudentSession) -> None:
    card = exercise("1.2")
    answer = COURSE.exercise("1.2")().model_answer(COURSE.words(1))
    check("1.2", answer)
    assert "✓" in card.message.value
    assert [one.answer for one in session.work.of("")] == [answer]


def test_what_is_shown_of_it_is_text_and_not_markup() -> None:
    shown = check("1.2", "<img src=x>")._repr_html_()
    assert "<img" not in shown and "&lt;img" in shown and "<b>1.2</b>" in shown


@pytest.mark.parametrize("number", ["1.99", "99.1", "", None, 1.1])
def test_an_exercise_that_is_not_there_is_refused_with_those_that_are(number: Any) -> None:
    for ask in (lambda: check(number, 1), lambda: exercise(number)):
        with pytest.raises(ValueError, match=r"(there is no exercise|an exercise has a number such as '1\.1')"):
            ask()


@pytest.mark.parametrize("kind", COURSE.exercises, ids=lambda kind: kind.number)
def test_nonsense_is_told_in_words_and_never_right(kind: type[Exercise], session: StudentSession) -> None:
    for nonsense in NONSENSE:
        checked = check(kind.number, nonsense)
        assert not checked.right and 0 < len(repr(checked)) < 1200


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_a_card_has_a_picture_and_a_text_that_do_not_change(kind: type[Exercise], session: StudentSession) -> None:
    before = exercise(kind.number)
    picture = before._repr_svg_()
    for answer in kind().mistakes().values():
        check(kind.number, answer)
    assert exercise(kind.number)._repr_svg_() == picture
    assert picture.startswith("<svg") and 'aria-label="' in picture
    assert repr(before) == f"ExerciseCard({kind.number!r})"


def test_a_language_without_words_is_told() -> None:
    with pytest.raises(ValueError, match="there are no words in 'tlh'"):
        exercise("1.1", language="tlh")
