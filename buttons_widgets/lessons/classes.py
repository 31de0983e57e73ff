"""`show()`, `class_round()`, `hand_in()`, `class_summary()`: what a class looks at together, plays, and hands in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ..buttons.analysis.opponents import Opponents
from ..buttons.analysis.solution import Goal
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..buttons.view.class_round import ClassRound, class_round_key
from ..buttons.view.projector import Projected, projected
from ..kit.classroom.class_summary import ClassSummary
from ..kit.classroom.passport import Passport
from ..kit.classroom.submission import latest_lesson, lesson_number
from ..kit.classroom.submission_card import SubmissionCard
from ..kit.language.words import words_in
from ..kit.page.of_cell import shown_in_cell
from .course import COURSE
from .exercises import session


def hand_in(lesson: int | str | None = None, *, language: str | None = None) -> SubmissionCard:
    """A card with all that you did in a lesson as a short text: copy it, and send it to your teacher.

    The text has only letters and digits, so that a chat or a mail leaves it as it is, and it shows when some of it is
    missing. It holds the name, the lesson, every answer that counts with its tries, hints and mistakes, guesses, rolls,
    sentences and sketches, and the last rounds with dice for the class.

    Args:
        lesson: its number; if left out, the lesson in which an answer was given last.
        language: of every word shown; the chosen one if left out.

    Returns:
        The card; its `str` is the text.

    Raises:
        ValueError: there is no such lesson, or there are no words in the language.

    >>> hand_in(1)
    SubmissionCard(1)
    >>> str(hand_in(1))[:7]
    'HANDIN1'
    """
    at = session()
    number = latest_lesson(COURSE, at.work, at.student) if lesson is None else lesson_number(COURSE, lesson)
    words = COURSE.words(number, language)
    return shown_in_cell(lambda model_id: SubmissionCard(at, number, words, model_id))


def passport(*, language: str | None = None) -> Passport:
    """The ranges that whoever is at work guessed in all lessons, beside what is right: how many of them hold?

    Each is meant to hold with a chance of 80%. An answer is shown once it was found.

    Args:
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: there are no words in the language.

    >>> passport()
    Passport(0 of 0 hold)
    """
    return Passport(session(), COURSE.words(COURSE.lessons[0].number, language))


def class_round(code: str, *, language: str | None = None) -> ClassRound:
    """A solo round whose side and dice are decided by a code: everybody who types the same code has the same luck.

    Each student plays it once. What has fallen has fallen, and the round goes on where it was left. It is kept with the
    answers and handed in with them. In the end it shows what was in these dice, and what each decision gave up;
    `class_summary` shows the same for the whole class.

    Args:
        code: any text on which the class agrees, such as `"7b monday"`; capital letters and spaces do not matter.
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: it is no text, or too long, or there are no words in the language.

    >>> class_round("7b Monday")
    ClassRound('7b monday')
    """
    return ClassRound(session(), class_round_key(code), words_in(COURSE.folders, language))


def class_summary(
    texts_or_files: str | Path | SubmissionCard | Iterable[str | Path | SubmissionCard],
    lesson: int | str | None = None,
    *,
    names: bool = True,
    language: str | None = None,
) -> ClassSummary:
    """What a class did in a lesson, from the texts that `hand_in` made.

    First come remarks on texts that are cut, changed, sent twice, or of another lesson; then who is where; which
    mistakes to talk about first, in the words that the students were told; the class's guesses beside the right answer;
    its rolls put together; what is for a person to read, side by side; and what everybody made of the same dice.

    Every answer is marked anew with the numbers of its student. No text runs anything: of a function what was said of
    it when it was checked is shown.

    Args:
        texts_or_files: texts, a single text that holds many, such as a chat that was copied as a whole, the path of a
            file or of a folder, or several texts and `Path` objects: a text among several is never opened as a file.
        lesson: its number; if left out, the one of most of the texts.
        names: whether students are shown with their names; without them, a class can look at it together.
        language: of every word shown; the chosen one if left out.

    Returns:
        The summary, which a notebook shows; with `.csv("class.csv")` and `.problems`.

    Raises:
        ValueError: there is no text at all, or no such lesson.

    >>> class_summary(str(hand_in(1)), lesson=1)
    <lesson 1: 1 student, 1 problem>
    """
    return ClassSummary(COURSE, texts_or_files, lesson, language, names=names)


def show(
    position: Position | str,
    question: str = "",
    dice: Dice | str | None = None,
    *,
    opponents: Opponents | None = None,
    goal: Goal = "stars",
    language: str | None = None,
) -> Projected:
    """A position for the projector: a large board, a question, and what the coach says when you ask for it.

    The button at the corner, or the key F, fills the screen; Escape leaves. Let the class decide first. Then press what
    most have chosen, or *Show the answer*: the exact worth of every choice appears, on the board as well.

    Args:
        position: the player's board before its own turn, or its text.
        question: what you ask, a line of at most 200 characters; if left out, whether to roll or to opt out, or where
            to lay.
        dice: how they have just fallen, if the question is where to lay, such as `"5-6 2355"`.
        opponents: how many are still in, and how they behave; none if left out.
        goal: `"stars"` or `"win"`.
        language: of every word shown; the chosen one if left out.

    Raises:
        ValueError: an argument is invalid, or there are no words in the language.

    >>> show("RbyG/gryb/ybRy/bYrg r 2", "Would you dare?")
    Projected('RbyG/gryb/ybRy/bYrg r 2')
    """
    return projected(position, question, opponents, goal, dice, words_in(COURSE.folders, language))
