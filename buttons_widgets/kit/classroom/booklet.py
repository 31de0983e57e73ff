"""Lessons on paper: the cards of a lesson with their boards and room for the answers, for each student of a class.

What is asked, the numbers of a name and what is right come from the exercises, as on the screen. A booklet is one HTML
page, made like a worksheet of puzzles: two columns, and no card on two pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from ..exercises.choice_exercise import OptionsExercise
from ..exercises.course import Course
from ..exercises.exercise import Exercise, student_key, tidy_name
from ..exercises.function_exercise import FunctionExercise
from ..exercises.rolls_exercise import RollsExercise
from ..language.words import Words
from ..page.markup import text_html
from ..puzzles.worksheet import (
    PrintedPage,
    answer_html,
    blanks_html,
    board_html,
    boxes_html,
    paper_name,
    printed_rolls_html,
)
from ..rules.answer import Watch, unwatched
from ..rules.errors import GameError, quoted

MOST_NAMES: Final = 200
"""A booklet is printed for so many students at once, at most."""
LINES: Final = {"number": 3, "text": 5, "function": 8}
"""So many lines there are to write on, by how an exercise is answered."""


class Booklet(PrintedPage):
    """The exercises of a lesson as a page to print: for nobody in particular, or for each name with its own numbers.

    At the end, on a page of its own, is what is right, for the teacher.

    Args:
        number: the lesson's.
        names: of the students, in the order of the page; a text has a name in each line.
        words: the messages of the lesson.
        paper: `"a4"` or `"letter"`.
        watch: called after each student.

    Raises:
        GameError: there is no such lesson or paper; something is no name, there are too many, or one comes twice.
    """

    def __init__(
        self,
        course: Course,
        number: int,
        words: Words,
        names: str | Iterable[str] = (),
        *,
        paper: str = "a4",
        watch: Watch = unwatched,
    ) -> None:
        paper_name(paper)
        self._course, self._words = course, words
        self.names = checked_names(names)
        self._lesson = course.lesson(number)
        self._title = words.say("booklet-title", number=number, title=self._lesson.title(words))
        students = []
        parts = []
        for count, name in enumerate(self.names or ("",), start=1):
            exercises = [kind(name) for kind in self._lesson.exercises]
            students.append((name, exercises))
            parts.append(self._booklet(name, exercises))
            watch(count / max(1, len(self.names)))
        super().__init__(self._title, "".join(parts) + self._key(students), words, paper)

    def __repr__(self) -> str:
        count = len(self.names)
        return f"Booklet({self._title!r}{f', {count} names' if count else ''})"

    def _booklet(self, name: str, exercises: Sequence[Exercise]) -> str:
        say = self._words.say
        who = f'<p class="pupil"><b>{text_html(name)}</b></p>' if name else ""
        blanks = [say("booklet-class"), say("worksheet-date")]
        shown: dict[Any, str] = {}
        cards = "".join(self._card(one, shown) for one in exercises)
        return (
            f'<section class="booklet"><h1>{text_html(self._title)}</h1>{who}'
            f"{blanks_html(blanks if name else [say('worksheet-name'), *blanks])}"
            f'<div class="cards">{cards}</div></section>'
        )

    def _card(self, exercise: Exercise, shown: dict[Any, str]) -> str:
        """A card.

        Args:
            shown: on which card each board stands already.
        """
        words, number = self._words, exercise.number
        page = exercise.ask("", words)
        board = ""
        if page.picture is not None:
            before = shown.setdefault(repr(page.picture), number)
            if before == number or exercise.answered_by == "cells":
                board = board_html(page, self._course.view_of(type(exercise)).svg)
            else:
                board = f'<p class="note">{text_html(words.say("booklet-board", number=before))}</p>'
        code = f"<pre>{escape(chr(10).join(page.code))}</pre>" if page.code else ""
        return (
            f'<article><h2><span class="number">{number}</span> {text_html(exercise.title(words))}</h2>'
            f'<p class="ask">{text_html(page.text)}</p>{board}{printed_rolls_html(page.rolls)}{code}'
            f"{self._room(exercise)}</article>"
        )

    def _room(self, exercise: Exercise) -> str:
        """Where the answer is written."""
        words = self._words
        if isinstance(exercise, RollsExercise):
            return self._tally(exercise)
        guess = text_html(words.say("booklet-guess")) if exercise.once else ""
        if isinstance(exercise, OptionsExercise):
            how = "" if exercise.answered_by == "choice" else text_html(words.say("booklet-several"))
            told = f"<p>{guess or how}</p>" if guess or how else ""
            return told + boxes_html(
                f"{exercise.letter(option)}  {exercise.option_text(option, words)}" for option in exercise.shown
            )
        starter = exercise.starter.strip() if isinstance(exercise, FunctionExercise) else ""
        code = f"<pre>{escape(starter)}</pre>" if starter else ""
        if exercise.answered_by == "cells":
            return answer_html(words.say("worksheet-mark"))
        if exercise.once:
            return answer_html(words.say("booklet-guess"))
        return code + answer_html(words.say("worksheet-answer"), LINES[exercise.answered_by])

    def _tally(self, exercise: RollsExercise) -> str:
        """Small boxes for the rolls one by one, and a line for what came of each kind."""
        words = self._words
        boxes = "".join(f"<li>{roll}</li>" for roll in range(1, exercise.times + 1))
        lines = "".join(answer_html(exercise.outcome_text(one, words)) for one in exercise.outcomes)
        told = words.say("booklet-rolls", count=exercise.times)
        return f'<p>{text_html(told)}</p><ol class="tally">{boxes}</ol>{lines}'

    # For the teacher

    def _key(self, students: Sequence[tuple[str, Sequence[Exercise]]]) -> str:
        """What is right: with the reasons, or for many a table."""
        words = self._words
        head = f"<h1>{text_html(words.say('worksheet-solutions', title=self._title))}</h1>"
        if not self.names:
            ((_, exercises),) = students
            return f'<section class="solutions">{head}{"".join(map(self._solution, exercises))}</section>'
        marked = [one.number for one in students[0][1] if self._is_marked(one)]
        heads = "".join(f'<th scope="col">{number}</th>' for number in marked)
        rows = "".join(
            f'<tr><th scope="row">{text_html(name)}</th>'
            + "".join(f"<td>{text_html(one.model_answer(words))}</td>" for one in exercises if one.number in marked)
            + "</tr>"
            for name, exercises in students
        )
        table = f'<table class="key"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'
        return f'<section class="solutions">{head}{table}</section>'

    def _solution(self, exercise: Exercise) -> str:
        if exercise.once:
            return ""
        words = self._words
        answer, reasoning = exercise.solution(words)
        code = exercise.answered_by == "function"
        right = f"<pre>{escape(answer)}</pre>" if code else f'<p class="right">{text_html(answer)}</p>'
        return (
            f'<article class="solution"><div><h2><span class="number">{exercise.number}</span> '
            f"{text_html(exercise.title(words))}</h2>{right}<p>{text_html(reasoning)}</p></div></article>"
        )

    @staticmethod
    def _is_marked(exercise: Exercise) -> bool:
        return exercise.answered_by in ("number", "choice", "choices", "cells") and not exercise.once


def checked_names(names: object) -> tuple[str, ...]:
    """Names of students, tidied.

    Raises:
        GameError: something is none, there are more than `MOST_NAMES`, or two are the same.

    >>> checked_names("Ada\nBo  Bell")
    ('Ada', 'Bo Bell')
    """
    given = names.splitlines() if isinstance(names, str) else names
    if not isinstance(given, Iterable) or isinstance(given, bytes):
        raise GameError.of("refused-names", "names are a list such as ['Ada', 'Bo'], not {given}", given=quoted(names))
    found = tuple(tidy for one in given if (tidy := tidy_name(one)))
    if len(found) > MOST_NAMES:
        raise GameError.of(
            "refused-names-many", "at most {most} names at once, not {count}", most=MOST_NAMES, count=len(found)
        )
    keys: dict[str, str] = {}
    for name in found:
        if student_key(name) in keys:
            raise GameError.of("refused-name-twice", "{name} is on the list twice: add a letter", name=quoted(name))
        keys[student_key(name)] = name
    return found
