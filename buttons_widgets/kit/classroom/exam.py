"""A test on paper: questions of some lessons with other numbers, marks, and for the teacher what earns how many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from itertools import zip_longest
from typing import Any, Final

from ..exercises.course import Course
from ..exercises.exercise import AnsweredBy, Exercise, again
from ..page.markup import text_html
from ..rules.answer import Watch, unwatched
from ..rules.errors import GameError
from .booklet import Booklet, is_marked

MARKS: Final[Mapping[AnsweredBy, int]] = {"number": 3, "choice": 1, "choices": 3, "cells": 3}
"""So many marks a right answer earns, by how it is given."""
FOR_A_MISTAKE: Final = 1
"""So many marks a number earns to which a usual mistake leads: it shows that somebody has worked something out."""
MOST_QUESTIONS: Final = 30


class TestPaper(Booklet):
    """A test: the questions for nobody in particular, or for each name with its own numbers, and the mark scheme.

    Args:
        lessons: their numbers.
        questions: how many, 1 to `MOST_QUESTIONS`; fewer if the lessons have fewer.
        version: another text, other numbers.

    Raises:
        GameError: there is no such lesson or paper, or nothing to ask; something is no name, or comes twice.
    """

    __test__ = False

    def __init__(
        self,
        course: Course,
        lessons: Sequence[int],
        names: str | Iterable[str] = (),
        *,
        questions: int,
        version: str = "1",
        language: str | None = None,
        paper: str = "a4",
        watch: Watch = unwatched,
    ) -> None:
        words = course.words(lessons[0], language)
        offered = [questions_of(course, one) for one in lessons]
        kinds = [again(kind, f"{kind.number}.{version}") for kind in chosen(offered, questions)]
        if not kinds:
            raise GameError.of("refused-no-questions", "these lessons have nothing for a test")
        title = words.say("exam-title", count=len(lessons), lessons=words.listed(map(str, lessons)))
        super().__init__(course, title, kinds, names, language=language, paper=paper, watch=watch)

    def _label(self, place: int, exercise: Exercise) -> str:
        return str(place)

    def _head(self, exercises: Sequence[Exercise]) -> str:
        told = self._words.say("exam-marks", marks=sum(MARKS[one.answered_by] for one in exercises))
        return f"<p>{text_html(told)}</p>"

    def _heading(self, label: str, exercise: Exercise) -> str:
        # A title would say what the question is about.
        marks = self._words.say("exam-question", marks=MARKS[exercise.answered_by])
        return f'<h2><span class="number">{escape(label)}</span> <span class="level">{text_html(marks)}</span></h2>'

    # The mark scheme

    @property
    def _key_title(self) -> str:
        return self._words.say("exam-scheme", title=self._title)

    def _cell(self, exercise: Exercise) -> str:
        right = f"<b>{super()._cell(exercise)}</b>"
        if not (part := ", ".join(map(str, self._mistaken(exercise).values()))):
            return right
        return f"{right}<br><small>{text_html(self._words.say('exam-part', marks=FOR_A_MISTAKE, answers=part))}</small>"

    def _more(self, exercise: Exercise) -> str:
        words, marks = self._words_of(exercise), MARKS[exercise.answered_by]
        several = "exam-each" if exercise.answered_by in ("choices", "cells") else "exam-full"
        rows = [words.say(several, marks=marks)]
        for answer in self._mistaken(exercise).values():
            why = exercise.mark(answer, words).why
            rows.append(words.say("exam-mistake", marks=FOR_A_MISTAKE, answer=str(answer), why=why))
        return f"<ul>{''.join(f'<li>{text_html(row)}</li>' for row in rows)}</ul>"

    @staticmethod
    def _mistaken(exercise: Exercise) -> Mapping[str, Any]:
        """The answers that earn a part of the marks, by the mistake behind each."""
        return exercise.mistakes() if exercise.answered_by == "number" else {}


def questions_of(course: Course, lesson: int) -> list[type[Exercise]]:
    """A lesson's questions for a test: those made for tests first, then all that are marked and draw their numbers."""
    found = course.lesson(lesson)
    own = [one for one in found.exercises if is_marked(one) and one.draw is not Exercise.draw and not one.asked_as]
    return [*found.tested, *own]


def chosen(lists: Sequence[Sequence[type[Exercise]]], count: int) -> list[type[Exercise]]:
    """As many of each lesson as can be, in the order of the lessons.

    >>> chosen([["a", "b"], ["c", "d", "e"]], 3)  # any things will do
    ['a', 'b', 'c']
    """
    in_turn = [one for some in zip_longest(*lists) for one in some if one is not None][:count]
    return [one for some in lists for one in some if one in in_turn]
