"""`booklet()`: a lesson on paper, for a class without computers."""

from __future__ import annotations

from collections.abc import Iterable

from ..kit.classroom.booklet import Booklet
from ..kit.classroom.submission import lesson_number
from .course import COURSE


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
    return Booklet(COURSE, number, COURSE.words(number, language), names, paper=paper)
