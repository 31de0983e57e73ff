"""What a student has to hand in of a lesson, and what is still missing."""

from __future__ import annotations

from ..exercises.answer_store import AnswerStore, Given
from ..exercises.course import Course
from ..exercises.exercise import lesson_of
from ..language.words import Words
from ..rules.errors import GameError, quoted
from ..rules.numbers import whole_number
from .submission_code import MOST_ROUNDS, MOST_TRIES, STATES, Entry, HandedRound, Submission, mistakes_in_order


def lesson_number(course: Course, lesson: object) -> int:
    """The number of a lesson, as it may be given: `3`, `"3"`, or the number of an exercise in it such as `"3.4"`.

    Raises:
        GameError: there is no such lesson.
    """
    text = lesson.strip() if isinstance(lesson, str) else ""
    number = whole_number(lesson)
    if text and len(text) < 20:
        number = int(text) if text.isascii() and text.isdigit() else lesson_of(course.exercise(text).number)
    if number is None:
        raise GameError(f"a lesson has a number such as 3, not {quoted(lesson)}")
    return course.lesson(number).number


def latest_lesson(course: Course, work: AnswerStore, student: str) -> int:
    """The lesson in which a student was at work last; the first one if in none."""
    known = {lesson.number for lesson in course.lessons}
    lessons = [lesson for one in work.of(student) if (lesson := lesson_of(one.number)) in known]
    return lessons[-1] if lessons else min(known)


def other_lessons(course: Course, work: AnswerStore, student: str, lesson: int) -> tuple[int, ...]:
    """The other lessons in which a student has answered something."""
    found = {lesson_of(one.number) for one in work.of(student)}
    return tuple(one.number for one in course.lessons if one.number in found and one.number != lesson)


def to_hand_in(course: Course, work: AnswerStore, lesson: int, student: str) -> Submission:
    """All that a student did in a lesson, and the last rounds with dice for a class."""
    standing = work.standing(student)
    entries: list[Entry] = []
    moments: list[int] = []
    for place, each in enumerate(course.lesson(lesson).exercises, start=1):
        if each.number in standing:
            given = work.of(student, each.number)
            moments += [one.when for one in given]
            entries.append(_entry(place, standing[each.number], given))
    rounds = tuple(HandedRound(one.code, one.moves) for one in work.rounds_of(student)[-MOST_ROUNDS:])
    began, latest = (min(moments), max(moments)) if moments else (0, 0)
    return Submission(course.name, student, lesson, course.version(lesson), began, latest, tuple(entries), rounds)


def _entry(place: int, counts: Given, given: tuple[Given, ...]) -> Entry:
    mistakes = mistakes_in_order([*(one.mistake for one in given), counts.mistake])
    tries, hints = min(len(given), MOST_TRIES), max(one.hints for one in given)
    kind = STATES.index(counts.state)
    return Entry(place, kind, counts.answer, tries, hints, mistakes, round(100 * counts.credit))


def missing(course: Course, handed: Submission, words: Words) -> list[str]:
    """The exercises of the lesson that were not answered yet, each with its number and what it is about."""
    done = {entry.place for entry in handed.entries}
    exercises = enumerate(course.lesson(handed.lesson).exercises, start=1)
    return [f"{each.number} {each(handed.student).title(words)}" for place, each in exercises if place not in done]
