"""What every exercise must pass: that it can be asked, answered, failed in the usual ways, and helped with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

from ..language.words import Words
from .choice_exercise import ChoiceExercise, OptionsExercise
from .exercise import Exercise
from .function_exercise import FunctionExercise
from .rolls_exercise import ALL

STUDENTS: Final = ("", "Ada", "Bo", "Cosimo", "Dörte", "Émile", "Fritz", "Gül", "Hana", "Ida", "Jón", "Kai")
"""Each exercise is posed to these; the first one is nobody."""
FEWEST_MISTAKES: Final = 3
"""A question that is marked knows so many usual wrong answers at least; one with three options two."""
LONGEST_QUESTION: Final = 420
"""So that several cards find room on a page."""
MOST_TYPED: Final = 10**6
"""A fraction with a larger denominator is typed as a decimal."""
NONSENSE: Final[tuple[Any, ...]] = (
    *("", " ", "\x00", "<b>1</b>", "NaN", "1e999", "1/0", "--", "%", "z" * 10**6, "9" * 10**5, "\ud800", "½½"),
    *(None, True, 10**400, -(10**400), float("nan"), float("inf"), 1j, [], {}, b"1", object(), [[]], [None] * 3),
)
"""Answers that are none."""


def faults(kind: type[Exercise], words: Words) -> list[str]:
    """What is wrong with an exercise, in sentences for its author; none if it is sound."""
    found: list[str] = []
    # What cannot be read does not depend on a student's numbers.
    checks = [
        *((student, _faults) for student in STUDENTS),
        *((student, _faults_of_nonsense) for student in STUDENTS[:2]),
    ]
    for student, check in checks:
        try:
            found += [f"{kind.number} for {student or 'nobody'}: {fault}" for fault in check(kind, student, words)]
        except Exception as error:
            found.append(f"{kind.number} for {student or 'nobody'} fails: {type(error).__name__}: {error}")
    return found


def _faults(kind: type[Exercise], student: str, words: Words) -> Iterator[str]:
    exercise, again = kind(student), kind(f" {student.upper()} ".strip())
    page = exercise.ask("", words)
    if page != again.ask("", words):
        yield "the same student is asked another question the second time"
    if len(page.text) > LONGEST_QUESTION:
        yield f"the question has {len(page.text)} characters, and at most {LONGEST_QUESTION} find room"
    if not exercise.title(words):
        yield "it has no title"
    solution = exercise.solution(words)
    answer: Any = ALL if exercise.answered_by == "rolls" else solution.answer
    best = exercise.mark(exercise.reference if isinstance(exercise, FunctionExercise) else answer, words)
    graded = best.state in ("right", "wrong", "misunderstood")
    if best.state not in ("right", "to read", "noted"):
        yield f"its own answer {solution.answer!r} is {best.state}: {best.why}"
    if best.credit != 1 or not best.why:
        yield f"its own answer {solution.answer!r} has credit {best.credit}, and is told {best.why!r}"
    if graded and not exercise.hints(words):
        yield "it has no hint"
    if graded:
        yield from _faults_of_mistakes(exercise, words)


def _faults_of_nonsense(kind: type[Exercise], student: str, words: Words) -> Iterator[str]:
    exercise = kind(student)
    for nonsense in NONSENSE:
        marked = exercise.mark(nonsense, words)
        if marked.state in ("right", "misunderstood") or not 0 < len(marked.why) < 1000:
            yield f"the answer {str(nonsense)[:30]!r} is {marked.state}: {marked.why[:100]!r}"


def _faults_of_mistakes(exercise: Exercise, words: Words) -> Iterator[str]:
    known = dict(exercise.mistakes())
    fewest = 2 if isinstance(exercise, ChoiceExercise) else FEWEST_MISTAKES
    if len(known) < fewest:
        yield f"it knows {len(known)} usual mistakes, and {fewest} at least are wanted"
    told: dict[str, str] = {}
    if not exercise.is_fair():
        yield f"its numbers hide a mistake: {exercise.model_answer(words)} is right, and {_listed(known)}"
    for name, answer in known.items():
        marked = exercise.mark(_as_typed(answer), words)
        if (marked.state, marked.mistake) != ("misunderstood", name):
            yield f"the mistake {name} is {marked.state} {marked.mistake!r}: {marked.why}"
        elif marked.why in told.values():
            yield f"the mistake {name} is told the same as another one: {marked.why}"
        told[name] = marked.why
    if isinstance(exercise, OptionsExercise) and any(len(option) < 2 for option in exercise.options):
        yield "an option's name has one letter only"


def _as_typed(answer: Any) -> Any:
    """A number as somebody types it."""
    if not isinstance(answer, Fraction):
        return answer
    return str(answer) if answer.denominator <= MOST_TYPED else f"{float(answer):.6f}"


def _listed(mistakes: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {answer}" for name, answer in mistakes.items())
