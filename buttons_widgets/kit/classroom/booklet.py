"""Lessons on paper: the cards of a lesson with their boards and room for the answers, for each student of a class.

What is asked, the numbers of a name and what is right come from the exercises, as on the screen. A booklet is one HTML
page, made like a worksheet of puzzles: two columns, and no card on two pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from ..exercises.choice_exercise import OptionsExercise
from ..exercises.course import Course
from ..exercises.exercise import Exercise, lesson_of, student_key, tidy_name
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


Posed = tuple[str, Sequence[Exercise]]
"""A student's name, and the exercises with this student's numbers."""


class Booklet(PrintedPage):
    """Exercises as a page to print: for nobody in particular, or for each name with its own numbers.

    At the end, on a page of its own, is what is right, for the teacher.

    Args:
        title: stands at the top.
        kinds: the exercises, in their order.
        names: of the students, in the order of the page; a text has a name in each line.
        language: of every word; the chosen one if left out.
        paper: `"a4"` or `"letter"`.
        watch: called after each student.

    Raises:
        GameError: there is no such paper or language; something is no name, there are too many, or one comes twice.
    """

    def __init__(
        self,
        course: Course,
        title: str,
        kinds: Sequence[type[Exercise]],
        names: str | Iterable[str] = (),
        *,
        language: str | None = None,
        paper: str = "a4",
        watch: Watch = unwatched,
    ) -> None:
        paper_name(paper)
        self._course, self._title, self._language = course, title, language
        self._words = course.words(course.lessons[0].number, language)
        self.names = checked_names(names)
        students: list[Posed] = []
        parts = []
        for count, name in enumerate(self.names or ("",), start=1):
            students.append((name, [kind(name) for kind in kinds]))
            parts.append(self._booklet(*students[-1]))
            watch(count / max(1, len(self.names)))
        super().__init__(title, "".join(parts) + self._key(students), self._words, paper)

    def __repr__(self) -> str:
        count = len(self.names)
        return f"{type(self).__name__}({self._title!r}{f', {count} names' if count else ''})"

    def _words_of(self, exercise: Exercise) -> Words:
        """The messages of the lesson from which an exercise comes."""
        return self._course.words(lesson_of(exercise.asked_as or exercise.number), self._language)

    def _label(self, place: int, exercise: Exercise) -> str:
        """What stands before an exercise, given its place counted from 1."""
        return exercise.number

    def _head(self, exercises: Sequence[Exercise]) -> str:
        """What stands between the title and the exercises."""
        return ""

    def _booklet(self, name: str, exercises: Sequence[Exercise]) -> str:
        say = self._words.say
        who = f'<p class="pupil"><b>{text_html(name)}</b></p>' if name else ""
        blanks = [say("booklet-class"), say("worksheet-date")]
        shown: dict[str, str] = {}
        cards = "".join(
            self._card(self._label(place, exercise), exercise, shown) for place, exercise in enumerate(exercises, 1)
        )
        return (
            f'<section class="booklet"><h1>{text_html(self._title)}</h1>{who}'
            f"{blanks_html(blanks if name else [say('worksheet-name'), *blanks])}{self._head(exercises)}"
            f'<div class="cards">{cards}</div></section>'
        )

    def _card(self, label: str, exercise: Exercise, shown: dict[str, str]) -> str:
        """A card.

        Args:
            shown: on which card each board stands already.
        """
        words = self._words_of(exercise)
        page = exercise.ask("", words)
        board = ""
        if page.picture is not None:
            before = shown.setdefault(repr(page.picture), label)
            if before == label or exercise.answered_by == "cells":
                board = board_html(page, self._course.view_of(type(exercise)).svg)
            else:
                board = f'<p class="note">{text_html(words.say("booklet-board", number=before))}</p>'
        code = f"<pre>{escape(chr(10).join(page.code))}</pre>" if page.code else ""
        return (
            f"<article>{self._heading(label, exercise)}"
            f'<p class="ask">{text_html(page.text)}</p>{board}{printed_rolls_html(page.rolls)}{code}'
            f"{self._room(exercise)}</article>"
        )

    def _heading(self, label: str, exercise: Exercise) -> str:
        title = text_html(exercise.title(self._words_of(exercise)))
        return f'<h2><span class="number">{escape(label)}</span> {title}</h2>'

    def _room(self, exercise: Exercise) -> str:
        """Where the answer is written."""
        words = self._words_of(exercise)
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
        words = self._words_of(exercise)
        boxes = "".join(f"<li>{roll}</li>" for roll in range(1, exercise.times + 1))
        lines = "".join(answer_html(exercise.outcome_text(one, words)) for one in exercise.outcomes)
        told = exercise.paper_text(words)
        return f'<p>{text_html(told)}</p><ol class="tally">{boxes}</ol>{lines}'

    # For the teacher

    def _key(self, students: Sequence[Posed]) -> str:
        """What is right: with the reasons, or for many a table."""
        head = f"<h1>{text_html(self._key_title)}</h1>"
        ((_, first), *_) = students
        marked = [place for place, one in enumerate(first, 1) if is_marked(one)]
        if not self.names:
            body = "".join(self._solution(self._label(place, one), one) for place, one in enumerate(first, 1))
            return f'<section class="solutions">{head}{body}</section>'
        heads = "".join(f'<th scope="col">{escape(self._label(place, first[place - 1]))}</th>' for place in marked)
        rows = "".join(
            f'<tr><th scope="row">{text_html(name)}</th>'
            + "".join(f"<td>{self._cell(exercises[place - 1])}</td>" for place in marked)
            + "</tr>"
            for name, exercises in students
        )
        table = f'<table class="key"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>'
        return f'<section class="solutions">{head}{table}</section>'

    @property
    def _key_title(self) -> str:
        return self._words.say("worksheet-solutions", title=self._title)

    def _cell(self, exercise: Exercise) -> str:
        """What is right for a student; the letters of options are those of this student's order."""
        return text_html(exercise.model_answer(self._words_of(exercise)))

    def _solution(self, label: str, exercise: Exercise) -> str:
        if exercise.once:
            return ""
        answer, reasoning = exercise.solution(self._words_of(exercise))
        code = exercise.answered_by == "function"
        right = f"<pre>{escape(answer)}</pre>" if code else f'<p class="right">{text_html(answer)}</p>'
        return (
            f'<article class="solution"><div>{self._heading(label, exercise)}{right}<p>{text_html(reasoning)}</p>'
            f"{self._more(exercise)}</div></article>"
        )

    def _more(self, exercise: Exercise) -> str:
        """What else the teacher is told of an exercise."""
        return ""


def is_marked(exercise: Exercise | type[Exercise]) -> bool:
    """Whether an answer on paper is right or wrong."""
    return exercise.answered_by in ("number", "choice", "choices", "cells") and not exercise.once


def checked_names(names: object) -> tuple[str, ...]:
    r"""Names of students, tidied.

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
