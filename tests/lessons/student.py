"""Somebody who goes through a lesson, exercise by exercise, and knows the answers: at the cards, or in a page."""

from __future__ import annotations

import ast
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import nbformat

from buttons_widgets.kit.exercises.choice_exercise import OptionsExercise
from buttons_widgets.kit.exercises.course import Lesson
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.lessons.course import COURSE
from tests.seated import Seat

LESSONS = Path(__file__).parents[2] / "notebooks" / "lessons"
NAME = "Ada"
ABSURD = "12345678"
"""None of the numbers that are asked for."""
LOOKS = {
    "right": "right",
    "wrong": "wrong",
    "misunderstood": "wrong",
    "to read": "kept",
    "noted": "kept",
    "no answer": "kept",
}
"""How a verdict looks at a card, by the state of the answer."""


def notebooks(lesson: Lesson) -> list[Path]:
    """The notebook of a lesson, or its two halves."""
    paths = sorted(LESSONS.glob(f"{lesson.number:02}*_*.ipynb"))
    kinds = "".join(path.name[2] for path in paths)
    assert kinds in ("_", "ab"), f"lesson {lesson.number} has {[path.name for path in paths]}"
    return paths


def shipped(lesson: Lesson) -> Path:
    """The notebook of a lesson that has only one."""
    (path,) = notebooks(lesson)
    return path


def cells_of(lesson: Lesson) -> list[Any]:
    """The cells of a lesson's notebook, or of its two halves one after the other."""
    return [cell for path in notebooks(lesson) for cell in nbformat.read(path, as_version=4).cells]


class Student(ABC):
    """Somebody who goes from card to card, and knows the answers.

    Args:
        lesson: the lesson.
        exercises: those that are answered; all of the lesson's if left out.
    """

    def __init__(self, lesson: Lesson, exercises: Sequence[type[Exercise]] | None = None) -> None:
        self.lesson = lesson
        self.exercises = [kind(NAME) for kind in (lesson.exercises if exercises is None else exercises)]
        self.words = COURSE.words(lesson.number, "en")

    def go_through(self) -> None:
        """Say a name, answer everything, and hand it in."""
        self.say_name(self.exercises[0])
        for exercise in self.exercises:
            self.solve(exercise)
        summed = "from buttons_widgets.lessons import class_summary, hand_in\nclass_summary([str(hand_in())])"
        assert re.search(f"lesson {self.lesson.number}: 1 student.*0 problems", self.run(summed))

    def solve(self, exercise: Exercise) -> None:
        """Answer in code where a function is asked for, else on the card; a number at first absurdly."""
        answer = exercise.solution(self.words).answer
        match exercise.answered_by:
            case "function":
                function = re.findall(r"^def (\w+)", answer, re.MULTILINE)[-1]
                checked = f"from buttons_widgets.lessons import check\ncheck({exercise.number!r}, {function}).right"
                assert self.run(f"{answer}\n{checked}") == "True", exercise.number
                return
            case "rolls":
                self.roll(exercise)
                return
            case "number" if not exercise.once:
                self.write(exercise, ABSURD)
                self.sees_that_it_is_wrong(exercise)
        match exercise.answered_by:
            case "number" | "text":
                self.write(exercise, answer)
            case "choice" | "choices":
                assert isinstance(exercise, OptionsExercise)
                options = list(exercise.shown)
                self.choose(exercise, [options.index(chosen) for chosen in exercise.read(answer).split()])
            case "cells":
                self.click(exercise, answer.split())
        self.sees(exercise, LOOKS[exercise.mark(answer, self.words).state])

    @abstractmethod
    def run(self, code: str) -> str:
        """Run code in a cell, and read what the value of its last line is."""

    @abstractmethod
    def say_name(self, exercise: Exercise) -> None:
        """Say the name on a card, which then shows it."""

    @abstractmethod
    def write(self, exercise: Exercise, text: str) -> None:
        """Type an answer, and give it."""

    @abstractmethod
    def choose(self, exercise: Exercise, places: Sequence[int]) -> None:
        """Choose options by their places, and give them."""

    @abstractmethod
    def click(self, exercise: Exercise, places: Sequence[str]) -> None:
        """Click places of the board, and give them."""

    @abstractmethod
    def roll(self, exercise: Exercise) -> None:
        """Roll all the dice, and see them counted."""

    @abstractmethod
    def sees_that_it_is_wrong(self, exercise: Exercise) -> None:
        """See a verdict that is not "right"."""

    @abstractmethod
    def sees(self, exercise: Exercise, look: str) -> None:
        """See a verdict with this look."""


class StudentAtCards(Student):
    """Somebody at the cards that the cells of the lesson's notebooks make, without a kernel and a page."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson)
        self._names: dict[str, Any] = {}
        exec("from buttons_widgets.lessons import exercise", self._names)
        sources = [cell.source for cell in cells_of(lesson)]
        cards = [eval(source, self._names) for source in sources if re.fullmatch(r"exercise\(.*\)", source)]
        self._seats = {card.attempt.exercise.number: Seat(card) for card in cards}
        # A function may be asked for in the notebook's text alone.
        asked = [kind for kind in lesson.exercises if kind.number in self._seats or kind.answered_by != "function"]
        # Each notebook ends with its exit ticket; the numbers of these come after all others of the lesson.
        numbers = [card.attempt.exercise.number for card in cards]
        exits = {kind.number for kind in lesson.exercises if kind.heading}
        for some in (exits, set(numbers) - exits):
            assert [one for one in numbers if one in some] == [kind.number for kind in asked if kind.number in some]

    def run(self, code: str) -> str:
        *before, last = ast.parse(code).body
        assert isinstance(last, ast.Expr)
        exec(compile(ast.Module(before, []), "cell", "exec"), self._names)
        return repr(eval(compile(ast.Expression(last.value), "cell", "eval"), self._names))

    def say_name(self, exercise: Exercise) -> None:
        seat = self._seats[exercise.number]
        assert "name" in seat.shown
        seat.say_name(NAME)
        assert "who" in seat.shown and "name" not in seat.shown and seat.card.who.description == NAME

    def write(self, exercise: Exercise, text: str) -> None:
        seat = self._seats[exercise.number]
        assert "field" in seat.shown and seat.card.panel.field.active
        seat.write(text)

    def choose(self, exercise: Exercise, places: Sequence[int]) -> None:
        seat = self._seats[exercise.number]
        assert "options" in seat.shown and seat.card.panel.field.active
        seat.choose(*places)

    def click(self, exercise: Exercise, places: Sequence[str]) -> None:
        seat = self._seats[exercise.number]
        assert "board" in seat.shown and seat.card.panel.board.active
        for place in places:
            seat.click(place)
        assert "check" in seat.buttons
        seat.press("check")

    def roll(self, exercise: Exercise) -> None:
        seat = self._seats[exercise.number]
        assert "roll-rest" in seat.buttons
        seat.press("roll-rest")
        assert re.search(r"\b(\d+) of \1 (rolled|waits)", seat.asked)

    def sees_that_it_is_wrong(self, exercise: Exercise) -> None:
        seat = self._seats[exercise.number]
        assert "bw-card-verdict" in seat.card.message.value and "✓" not in seat.told, seat.told

    def sees(self, exercise: Exercise, look: str) -> None:
        seat = self._seats[exercise.number]
        assert f'"bw-{look}"' in seat.card.message.value, seat.told
