"""Where a student works: exercises are posed, answers marked and kept, in the same way for cards and for code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, Final
from weakref import WeakMethod

from ..language.words import Words
from ..page.lock import one_at_a_time
from ..rules.errors import plain_reason
from ..saving.errors import path_text
from ..saving.merged_store import Clock, local_time
from .answer_store import AnswerStore, Given, Played
from .choice_exercise import OptionsExercise
from .course import Course
from .exercise import Exercise, Marked, State, lesson_of

Listener = Callable[[str, Marked | None], object]
"""Called with the number of the exercise that was answered and what is said of the answer; with `""` and `None` if
another student is at work; with `""` and `NOTED_ROUND` after a move in a round with the dice of a class."""
RECALLED: Final = 3
"""So many questions of earlier lessons begin a lesson."""
NOTED_ROUND: Final = Marked("noted", 1.0, "")


class StudentSession:
    """A course, and whoever is at work in it, in one kernel.

    Args:
        folder: where answers are kept; the usual place if left out.

    Attributes:
        course: the course.
        work: what was answered.
    """

    def __init__(self, course: Course, folder: Path | None = None, clock: Clock = local_time) -> None:
        self.course = course
        self.work = AnswerStore(course.name, folder, clock)
        self.lock = RLock()
        self._listeners: list[WeakMethod[Listener]] = []

    @property
    def student(self) -> str:
        """Who is at work; "" if nobody has said a name."""
        return self.work.student

    @one_at_a_time
    def choose(self, name: str) -> None:
        """Say who is at work; every card poses its question anew.

        Whoever worked without a name before takes along the answers to questions that are the same with the name.

        Raises:
            GameError: it is no name.
        """
        before = self.student
        self.work.choose(name)
        if not before and self.student and (self.work.nameless or self.work.nameless_rounds):
            self.work.adopt([one for one in self.work.nameless if self._same_for_all(one)])
        self._tell("", None)

    def _same_for_all(self, given: Given) -> bool:
        """Whether the question is the same without a name and with the one that was said."""
        kind, words = self.course.exercise(given.number), self.words(given.number, "en")
        return kind.answered_by != "rolls" and _posed(kind(), words) == _posed(kind(self.student), words)

    def exercise(self, number: object) -> Exercise:
        """An exercise as it is posed to whoever is at work.

        Raises:
            UnknownExercise: there is none of that number.
        """
        return self.course.exercise(number)(self.student)

    def recalled(self, lesson: int, part: int = 0) -> tuple[str, ...]:
        """The numbers of what begins a lesson for whoever is at work: what they missed in earlier lessons comes first.

        A question counts as missed wherever it was asked: as an exercise, at the end of a lesson, or as another lesson
        began.

        Args:
            part: of a lesson in several notebooks, counted from 0.
        """
        parts = self.course.lesson(lesson).recalled
        found = parts[part] if part < len(parts) else ()
        now = {each.number for one in parts for each in one}  # what is answered here changes no order
        wrong = (one for one in self.work.of(self.student) if one.state in ("wrong", "misunderstood"))
        missed = {self.course.first_asked(one.number) for one in wrong if one.number not in now}
        first = sorted(found, key=lambda each: each.asked_as not in missed)
        return tuple(each.number for each in first[:RECALLED])

    def words(self, number: str, language: str | None = None) -> Words:
        """The messages of an exercise in a language; in the chosen one if left out."""
        return self.course.words(lesson_of(number), language)

    @one_at_a_time
    def give(
        self, exercise: Exercise, answer: Any, words: Words, hints: int = 0, *, keep: bool = True, by: object = None
    ) -> Marked:
        """Mark an answer of whoever is at work, and keep it.

        It never raises for what somebody answered; a fault of the exercise itself is told as well.

        Args:
            answer: a text, or what it stands for.
            hints: how many hints were seen before.
            keep: otherwise it is only marked, and no card and no hand-in knows of it.
            by: the card that gives it, which is not told what it knows by what is returned.
        """
        number = exercise.number
        try:
            marked = exercise.mark(answer, words)
            if marked.state == "no answer" or not keep:
                return marked
            if exercise.once and (earlier := self.work.of(self.student, number)):
                if earlier[-1].answer == marked.answer:
                    return marked
                kept = exercise.answer_text(earlier[-1].answer, words).removesuffix(".")
                return Marked("no answer", 0.0, words.say("course-guessed-already", guess=kept))
            self.work.add(number, marked.answer, marked, hints)
            marked = marked._replace(guessed=self.compared(exercise, marked.state, words))
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # of an exercise, even an exit
            return Marked("no answer", 0.0, words.say("course-fault", number=number, reason=plain_reason(error)))
        self._tell(number, marked, by)
        return marked

    def compared(self, exercise: Exercise, state: State, words: Words) -> str:
        """How the right answer, or what was rolled, compares with the guess; "" for nothing that can be compared."""
        if not exercise.guess or state not in ("right", "noted"):
            return ""
        guessed = self.work.of(self.student, exercise.guess)
        return exercise.compared(self.exercise(exercise.guess), guessed[-1].answer, words) if guessed else ""

    def trouble_text(self, words: Words) -> str:
        """Why answers are not kept as they should be; "" if they are."""
        trouble = self.work.trouble
        if trouble is None:
            return ""
        return words.say(f"card-trouble-{trouble.way}", path=path_text(trouble.path), reason=trouble.reason)

    @one_at_a_time
    def keep_round(self, code: str, moves: Sequence[str], by: object = None) -> Played:
        """Keep how far whoever is at work has come in a round, see `AnswerStore.keep_round`; tell all but `by`."""
        played = self.work.keep_round(code, moves)
        self._tell("", NOTED_ROUND, by)
        return played

    def listen(self, method: Listener) -> None:
        """Call a method after each answer and when the student changes; its object is not kept alive."""
        self._listeners.append(WeakMethod(method))

    def _tell(self, number: str, marked: Marked | None, by: object = None) -> None:
        live = [(one, method) for one in self._listeners if (method := one()) is not None]
        self._listeners = [one for one, _ in live]
        for _, method in live:
            if getattr(method, "__self__", None) is not by or by is None:
                method(number, marked)


def _posed(exercise: Exercise, words: Words) -> tuple[object, ...]:
    """A question and what is right; of options not their order, which each student has for themselves."""
    right = exercise.model_answer(words)
    if not isinstance(exercise, OptionsExercise):
        return exercise.ask("", words), right
    return exercise.ask("", words), exercise.read(right), [exercise.option_text(one, words) for one in exercise.options]
