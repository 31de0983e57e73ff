"""One exercise while a student works at it, without any widget: the answer under way, hints, what is said of it."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ..language.words import Words
from ..puzzles.attempt import Attempt
from ..puzzles.puzzle import Page
from ..rules.errors import plain_reason
from .answer_store import Given
from .choice_exercise import OptionsExercise
from .exercise import Exercise, Marked
from .function_exercise import FunctionExercise
from .rolls_exercise import ALL, RollsExercise
from .student_session import StudentSession


class ExerciseAttempt(Attempt):
    """A student at an exercise.

    Args:
        by: the card at which it is made; it is not told of the answers that it gives.

    Attributes:
        exercise: as it is posed to the student.
        answer: the last answer that was given, as text; "" for none.
        marked: what is said of it; `None` for nothing.
        rolled: how often the dice were rolled.
    """

    def __init__(self, session: StudentSession, number: str, words: Words, by: object = None) -> None:
        self.exercise: Exercise = session.exercise(number)
        super().__init__(self.exercise, words)
        self._session, self._by = session, by
        self.answer = ""
        self.marked: Marked | None = None
        self.rolled = 0
        self._resume()

    def _resume(self) -> None:
        """Go on where the student left off."""
        self._answers = self._work()
        if not self._answers:
            return
        last = self._answers[-1]
        self.answer = last.answer
        self._drafts = [last.answer]
        self.given = self.all_hints[: last.hints]
        if isinstance(self.exercise, RollsExercise):
            self.rolled = self.exercise.all_times
        # A function is not run again only to say once more what became of it.
        is_function = isinstance(self.exercise, FunctionExercise)
        why = "" if is_function else self.safely(lambda: self.exercise.mark(last.answer, self.words).why, str)
        guessed = self.safely(lambda: self._session.compared(self.exercise, last.state, self.words), str)
        self.marked = Marked(last.state, last.credit, why, last.mistake, guessed, last.answer)

    # What there is

    def _work(self) -> tuple[Given, ...]:
        """All answers that the student gave, in the order of time."""
        return self._session.work.of(self._session.student, self.exercise.number)

    @property
    def tries(self) -> int:
        """How many answers were given that were marked."""
        return sum(one.state in ("right", "wrong", "misunderstood") for one in self._answers)

    @property
    def solved(self) -> bool:
        """Whether a right answer was given."""
        return any(one.state == "right" for one in self._answers)

    @property
    def best_answer(self) -> str:
        """The last right answer, or else the last one; "" for none."""
        return next((one.answer for one in reversed(self._answers) if one.state == "right"), self.answer)

    @property
    def done(self) -> bool:
        """Whether nothing more is wanted: it is solved, or there is an answer that nobody marks."""
        return self.solved or (self.answer != "" and not self.tries)

    @property
    def closed(self) -> bool:
        # A guess stays, and dice have fallen.
        return self.exercise.once and self.answer != ""

    @cached_property
    def all_hints(self) -> tuple[Page, ...]:
        """Every hint, seen or not."""
        return tuple(self.exercise.hints(self.words))

    def trouble(self, error: BaseException) -> str:
        return self.words.say("course-fault", number=self.exercise.number, reason=plain_reason(error))

    # What is done

    def write(self, draft: str) -> None:
        if draft != self.draft:
            self.marked = None
        super().write(draft)

    def undo(self) -> None:
        if self.can_undo:
            self.marked = None
        super().undo()

    def give(self, answer: Any) -> Marked:
        """Give an answer."""
        self.note = ""
        marked = self._session.give(self.exercise, answer, self.words, len(self.given), by=self._by)
        if marked.state == "no answer":
            self.note, self.marked = marked.why, None
        else:
            self.on_answered(marked)
        return marked

    def on_answered(self, marked: Marked) -> None:
        """Show what is said of an answer that was given here, or in code."""
        self._answers = self._work()
        self.answer, self.marked, self.note = self._answers[-1].answer, marked, ""
        if self.draft != self.answer:
            self._drafts.append(self.answer)
        if isinstance(self.exercise, RollsExercise):
            self.rolled = self.exercise.all_times

    def next_hint(self) -> None:
        """Show one hint more."""
        self.note = ""
        for hint in self.all_hints[len(self.given) :][:1]:
            self._give_hint(hint)

    def roll(self, *, rest: bool = False) -> str:
        """Roll the dice once, or all the times that are left. The last roll completes the answer.

        Returns:
            What was rolled, in words: the tally when the answer is complete.
        """
        assert isinstance(self.exercise, RollsExercise)
        self.rolled = self.exercise.all_times if rest else min(self.exercise.all_times, self.rolled + 1)
        if self.rolled < self.exercise.all_times:
            return self.exercise.shown(self.exercise.rolled[self.rolled - 1], self.words).label
        self.give(ALL)
        return self.exercise.answer_text(self.answer, self.words)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The places of the options that were chosen last, counted from 0."""
        if not isinstance(self.exercise, OptionsExercise):
            return ()
        names = self.answer.split()
        return tuple(place for place, option in enumerate(self.exercise.shown) if option in names)
