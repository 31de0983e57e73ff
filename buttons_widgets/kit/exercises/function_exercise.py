"""Exercises that are answered in code, with a function that is tried on cases."""

from __future__ import annotations

import ast
import inspect
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from textwrap import dedent
from typing import Any, ClassVar

from ..language.words import Words
from ..rules.errors import quoted
from .exercise import LONGEST_TEXT, AnsweredBy, Exercise, Judged, Marked, Slip, mistaken, right, wrong
from .try_function import PATIENCE, Arguments, same_value, try_function


class FunctionExercise(Exercise):
    """A function is written, and given to `check("6.5", function)`.

    It is tried on `cases`, and what it gives is compared with what `reference` gives. The first case that fails is
    shown with what was expected. A function that fails, does not end, gives nothing or something of another kind, or
    changes what it was given, is told so. Its source is kept for the teacher.

    Attributes:
        starter: the function that stands in the lesson for a start. Handed over as it is, it is no answer, and it is
            told what is wrong with it.
        patience: so many seconds all cases together may take.
    """

    answered_by: ClassVar[AnsweredBy] = "function"
    starter: ClassVar[str] = ""
    patience: ClassVar[float] = PATIENCE

    @abstractmethod
    def reference(self, *arguments: Any) -> Any:
        """What a right function gives."""

    @abstractmethod
    def cases(self) -> Sequence[Arguments]:
        """Arguments on which a function is tried, the simplest first."""

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        """Functions that are wrong in the usual ways, by the names of the mistakes."""
        return {}

    def same(self, got: Any, expected: Any) -> bool:
        """Whether what a function gave is what it should give; numbers only up to rounding."""
        return same_value(got, expected)

    def read(self, answer: Any) -> str:
        """The function's source, or what can be said of it where there is none."""
        if isinstance(answer, type) or not callable(answer):
            raise Slip("course-no-function", number=self.number, answer=quoted(answer))
        try:
            source = inspect.getsource(answer)
        except Exception:  # built in, or made in a way that Python keeps no source of
            source = quoted(answer)
        return dedent(source).strip()[:LONGEST_TEXT]

    def judge(self, answer: str) -> Judged:
        """A source alone is not run.

        Raises:
            Slip: always.
        """
        raise Slip("course-no-function", number=self.number, answer=quoted(answer))

    def mark(self, answer: Any, words: Words) -> Marked:
        """Whether a function is right, and if not the first case that shows it."""
        try:
            text = self.read(answer)
        except Slip as slip:
            return Marked("no answer", 0.0, words.say(slip.message, **slip.values))
        judged = self.judge_function(answer)
        if self.is_starter(text):
            return Marked("no answer", 0.0, words.say("course-starter", why=self._why(judged, words)))
        return Marked(judged.state, judged.credit, self._why(judged, words), judged.mistake, answer=text)

    def is_starter(self, source: str) -> bool:
        """Whether a source is that of the starter: nobody has changed more than spaces and comments."""
        return bool(self.starter) and _outline(source) == _outline(dedent(self.starter))

    def judge_function(self, function: Callable[..., Any]) -> Judged:
        """What a function is, after it was tried."""
        cases = [(arguments, self.reference(*arguments)) for arguments in self.cases()]
        tried = try_function(function, cases, self.same, self.patience)
        if not tried.fault:
            return right(count=len(cases))
        credit = min(tried.passed, len(cases) - 1) / len(cases)
        values = {"call": tried.call, "passed": tried.passed, "count": len(cases), **tried.values}
        if tried.fault != "differs":
            return mistaken(tried.fault, credit, **values)
        if len(tried.got) == len(cases):
            for name, mistake in self.mistakes().items():
                pairs = zip(tried.got, cases, strict=True)
                if all(self.same(got, mistake(*arguments)) for got, (arguments, _) in pairs):
                    return mistaken(name, credit, **values)
        return wrong(credit, "course-function-differs", **values)

    def model_answer(self, words: Words) -> str:
        """The source of a right function: `.model`."""
        return self.say(words, "model")

    def how(self, words: Words) -> tuple[str, ...]:
        return (words.say("course-how-function", number=self.number),)


def _outline(source: str) -> str:
    """A program's last function without its comments and its layout; the text itself, if it is none."""
    try:
        return ast.dump(ast.parse(source).body[-1])
    except (SyntaxError, ValueError, IndexError, RecursionError, MemoryError):
        return source.strip()
