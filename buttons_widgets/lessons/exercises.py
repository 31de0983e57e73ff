"""`exercise()`, `check()` and `solution()`: the exercises of the course in a notebook."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..buttons.rules.position import Position
from ..kit.classroom.submission import lesson_number
from ..kit.exercises.card import ExerciseCard
from ..kit.exercises.checked import Checked, verdict_of
from ..kit.exercises.exercise import ModelAnswer
from ..kit.exercises.rolls_exercise import RollsExercise
from ..kit.exercises.student_session import StudentSession
from ..kit.page.of_cell import shown_in_cell
from ..kit.rules.errors import GameError
from ..kit.rules.numbers import number_within
from ..kit.rules.phrase import Phrase
from .course import COURSE


@cache
def session() -> StudentSession:
    """Where the student of this kernel works."""
    return StudentSession(COURSE)


def own_rolls(kind: type[RollsExercise]) -> tuple[RollsExercise, int]:
    """A question with dice to roll, as the student of this kernel has it, and how many rolls are made: all, or none."""
    at_work, exercise = session(), kind(session().student)
    return exercise, exercise.all_times if at_work.work.of(at_work.student, kind.number) else 0


def own_board(number: str) -> Position:
    """The board that an exercise shows to the student of this kernel, for code: nobody has to type it.

    Raises:
        ValueError: there is no such exercise, or it is about no board.

    >>> own_board("8.4")
    Position.parse('R***/*Rbr/r*r*/**** r 1')
    """
    position = getattr(session().exercise(number), "position", None)
    if not isinstance(position, Position):
        raise GameError.of("refused-no-board", "exercise {number} shows no board", number=number)
    return position


def exercise(number: str, *, language: str | None = None) -> ExerciseCard:
    """The card of an exercise: the question, where it is answered, hints, and what is said of an answer.

    Args:
        number: the exercise's, such as `"3.4"`.
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: there is no such exercise, and the message names those that there are; or there are no words in the
            language.

    >>> exercise("1.2")
    ExerciseCard('1.2')
    """
    number = session().exercise(number).number
    words = session().words(number, language)
    return shown_in_cell(lambda model_id: ExerciseCard(session(), number, words, model_id))


def start_card(lesson: int | str, place: int = 1, *, language: str | None = None) -> ExerciseCard:
    """One of the three cards with which a lesson begins: what it stands on, with other numbers than before.

    What whoever is at work has missed in earlier lessons comes first. What is answered is marked, and not handed in.

    Args:
        lesson: its number; of a lesson in two notebooks with the letter, such as `"5b"`.
        place: of the card, 1 to 3.
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: there is no such card, or there are no words in the language.

    >>> start_card(3)
    ExerciseCard('3.91')
    """
    text = str(lesson).strip().lower()
    part = "ab".find(text[-1:]) if text[-1:] in ("a", "b") else 0
    number = lesson_number(COURSE, text.rstrip("ab") if isinstance(lesson, str) else lesson)
    found = session().recalled(number, part)
    if not found:
        raise GameError.of("refused-no-start", "lesson {number} begins with no cards", number=text)
    wanted = Phrase("refused-start", "lesson {number} begins with cards 1 to {most}", number=text, most=len(found))
    at = number_within(place, 1, len(found), wanted)
    asked, words = found[at - 1], session().words(found[at - 1], language)
    # The first thing in a lesson that a student can write on.
    first = at == 1
    return shown_in_cell(lambda model_id: ExerciseCard(session(), asked, words, model_id, asks_name=first))


def check(number: str, answer: Any, *, keep: bool = True, language: str | None = None) -> Checked:
    """Check an answer to an exercise, and keep it; the same as the exercise's card does.

    Args:
        number: the exercise's, such as `"3.4"`.
        answer: a number, as such or as text (`"31/216"`, `"14.4%"`); the letter of an option, or several; cells, as
            text or as a list; a text; or a function, where one is asked for.
        keep: whether the answer counts for whoever is at work; a teacher who tries the answers of a lesson says
            `keep=False`, so that its cards stay as they are.
        language: of what is said; the chosen one if left out.

    Returns:
        Whether it is right, and if not what helps. An answer that cannot be read is told, and never an error.

    Raises:
        ValueError: there is no such exercise; the message names those that there are.

    >>> check("1.2", 8)
    1.2 ✓ Right! 8 ways: 5 with the last space empty, and 3 with a button on it. Each arrangement ...
    >>> check("1.2", "16", keep=False).marked.mistake
    'neighbours'
    """
    asked = session().exercise(number)
    words = session().words(asked.number, language)
    marked = session().give(asked, answer, words, keep=keep)
    return Checked(asked.number, marked, verdict_of(marked, words))


def solution(number: str, student: str | None = None, *, language: str | None = None) -> ModelAnswer:
    """An answer that is right, and why: for teachers.

    Args:
        number: the exercise's, such as `"3.4"`.
        student: whose numbers; those of whoever is at work if left out, and the ones without a name for `""`.
        language: of what is said; the chosen one if left out.

    Returns:
        The answer, as `check` takes it, and the reasoning. For a question that a person reads it is an example of a
        good answer; for a guess any answer.

    Raises:
        ValueError: there is no such exercise, or it is no name.

    >>> solution("3.10")
    61/125
    All 3 rolls go well with probability (4/5)^3 = 64/125, ...
    >>> solution("3.10", "Ada").answer
    '7/16'
    """
    asked = session().exercise(number) if student is None else session().course.exercise(number)(student)
    return asked.solution(session().words(asked.number, language))
