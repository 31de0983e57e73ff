"""`booklet()` and `test_paper()`: lessons and tests on paper."""

from __future__ import annotations

from collections.abc import Iterable

from ..kit.classroom.booklet import Booklet
from ..kit.classroom.exam import MOST_QUESTIONS, TestPaper
from ..kit.classroom.submission import lesson_number
from ..kit.rules.errors import GameError, quoted
from ..kit.rules.numbers import number_within
from ..kit.rules.phrase import Phrase
from .course import COURSE

QUESTIONS = 8
"""So many questions has a test, unless another number is wanted."""


def booklet(
    lesson: int | str,
    names: str | Iterable[str] = (),
    *,
    paper: str = "a4",
    language: str | None = None,
) -> Booklet:
    """A lesson on paper: every card with its board, its options or lines to write on, and at the end what is right.

        booklet(3).save("booklet.html")  # open it in a browser, and print, or save it as a PDF
        booklet(3, ["Ada", "Bo", "Cosimo"])

    Args:
        lesson: its number.
        names: of the students, as a list or as a text with a name in each line. Each has a booklet with the numbers
            that the screen shows under this name, and the page for the teacher lists all answers. If left out, there is
            one booklet with the standard numbers, and the page for the teacher gives reasons.
        paper: `"a4"` or `"letter"`.
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there is no such lesson or paper, or there are no words in the language; something is no name, or
            is there twice.

    >>> booklet(3)
    Booklet('Lesson 3 · Bust!')
    >>> booklet(3, ["Ada", "Bo"], paper="letter")
    Booklet('Lesson 3 · Bust!', 2 names)
    """
    number = lesson_number(COURSE, lesson)
    asked, words = COURSE.lesson(number), COURSE.words(number, language)
    title = words.say("booklet-title", number=number, title=asked.title(words))
    return Booklet(COURSE, title, asked.exercises, names, language=language, paper=paper)


def test_paper(
    lessons: int | str | Iterable[int | str],
    names: str | Iterable[str] = (),
    *,
    questions: int = QUESTIONS,
    version: str = "1",
    paper: str = "a4",
    language: str | None = None,
) -> TestPaper:
    """A test on some lessons: questions with other numbers than in the lessons, their marks, and the mark scheme.

        test_paper([2, 3]).save("test.html")  # open it in a browser, and print
        test_paper([2, 3], ["Ada", "Bo"], version="2")  # own numbers for each, and a table of the right answers

    A right number earns 3 marks, and one to which a usual mistake leads 1: the mark scheme lists these.

    Args:
        lessons: the number of one, or several.
        names: see `booklet`.
        questions: how many, 1 to 30; fewer if the lessons have fewer.
        version: any short text; another one gives other numbers.
        paper: `"a4"` or `"letter"`.
        language: of every word; the chosen one if left out.

    Raises:
        ValueError: there is no such lesson or paper, or there are no words in the language; something is no name, or is
            there twice; the number of questions is out of range.

    >>> test_paper([2, 3], "Ada")
    TestPaper('Test: lessons 2 and 3', 1 names)
    """
    given = [lessons] if isinstance(lessons, int | str) or not isinstance(lessons, Iterable) else list(lessons)
    numbers = sorted({lesson_number(COURSE, one) for one in given})
    if not numbers:
        raise GameError.of("refused-no-lessons-given", "name a lesson, such as 3, or several, such as [2, 3]")
    if not isinstance(version, str) or not 0 < len(version) <= 20:
        raise GameError.of(
            "refused-version", "a version is a short text such as 'B', not {given}", given=quoted(version)
        )
    wanted = Phrase("refused-questions", "a test has 1 to {most} questions", most=MOST_QUESTIONS)
    count = number_within(questions, 1, MOST_QUESTIONS, wanted)
    return TestPaper(COURSE, numbers, names, questions=count, version=version, language=language, paper=paper)
