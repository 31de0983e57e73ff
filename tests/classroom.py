"""A class that works at a course, for tests: students with answers, and the texts that they hand in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from buttons_widgets.kit.classroom.submission import (
    CODE_WORD,
    Entry,
    Submission,
    find_texts,
    handed_text,
    to_hand_in,
)
from buttons_widgets.kit.exercises.course import Course
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.saving.code import CodeError

FIRST = datetime(2026, 11, 23, 8, tzinfo=UTC)


def read_handed(text: str) -> Submission:
    """What a single text holds.

    Raises:
        CodeError: it cannot be read; the message is the one that a teacher is told.
    """
    (found,) = find_texts(text)
    if found.handed is None:
        raise CodeError(found.reason)
    return found.handed


class Clock:
    """A clock that goes on by itself."""

    def __init__(self) -> None:
        self.now = FIRST

    def __call__(self) -> datetime:
        self.now += timedelta(milliseconds=700)
        return self.now


class Classroom:
    """Students at one machine after the other, all of them kept in one folder."""

    def __init__(self, course: Course, folder: Path) -> None:
        self.course = course
        self.session = StudentSession(course, folder, Clock())

    def sits(self, name: str) -> None:
        self.session.choose(name)

    def gives(self, number: str, *answers: Any, hints: int = 0) -> None:
        """Whoever is at work gives some answers, one after the other."""
        for answer in answers:
            exercise = self.session.exercise(number)
            marked = self.session.give(exercise, answer, self.session.words(number, "en"), hints)
            assert marked.state != "no answer", marked.why

    def handed(self, lesson: int, name: str | None = None) -> Submission:
        student = self.session.student if name is None else name
        return to_hand_in(self.course, self.session.work, lesson, student)

    def text(self, lesson: int, name: str | None = None) -> str:
        return handed_text(self.handed(lesson, name))

    def student(self, name: str, lesson: int, answers: Mapping[str, Any | Sequence[Any]]) -> str:
        """The text of somebody who gives these answers."""
        self.sits(name)
        for number, some in answers.items():
            self.gives(number, *(some if isinstance(some, list) else [some]))
        return self.text(lesson)


def any_answer(exercise: Exercise, random: Random) -> Any:
    """An answer as students give it: right, or wrong in a usual way, or wrong."""
    words = [
        "because",
        "two",
        "buttons",
        "may",
        "not",
        "be",
        "neighbours",
        "so",
        "the",
        "row",
        "below",
        "has",
        "less",
        "room",
        "and",
        "each",
        "roll",
        "shows",
        "fewer",
        "columns",
        "than",
        "dice",
        "I",
        "counted",
        "them",
        "all",
    ]
    match exercise.answered_by:
        case "text":
            return " ".join(random.choice(words) for _ in range(random.randint(15, 45)))
        case "rolls":
            return "roll"
        case "function":
            return None
    mistakes = list(exercise.mistakes().values())
    if exercise.once:
        if exercise.answered_by == "number":
            wanted = getattr(exercise, "wanted", "number")
            return f"{random.randint(1, 90)}%" if wanted == "chance" else str(int(10 ** random.uniform(1, 6)))
        return random.choice(getattr(exercise, "options", ["A"]))
    if mistakes and random.random() < 0.45:
        return random.choice(mistakes)
    return None


def class_texts(course: Course, lesson: int, count: int, folder: Path, seed: int = 1) -> list[str]:
    """The texts of a whole class."""
    from buttons_widgets.kit.exercises.answer_store import AnswerStore

    random = Random(seed)
    room = Classroom(course, folder)
    texts = []
    names = ["Ada", "Bo", "Çelik", "Dörte", "Emil", "Fatima", "Gus", "Hanna", "Ivo", "Jun", "Kai", "Lea", "Mia", "Noah"]
    work = room.session.work
    keep, AnswerStore.keep = AnswerStore.keep, lambda self: None
    try:
        for number in range(count):
            room.sits(f"{names[number % len(names)]} {chr(65 + number // len(names))}.")
            for each in course.lesson(lesson).exercises:
                exercise = room.session.exercise(each.number)
                if random.random() < 0.08:
                    continue
                words = course.words(lesson, "en")
                answer = any_answer(exercise, random)
                if answer is None and exercise.answered_by == "function":
                    continue
                if answer is not None and exercise.mark(answer, words).state == "no answer":
                    answer = None  # not any text will do
                right = exercise.model_answer(words)
                given = [right] if answer is None else [answer]
                if answer is not None and not exercise.once and random.random() < 0.5:
                    given.append(right)
                room.gives(each.number, *given, hints=random.choice((0, 0, 0, 1, 2)))
            texts.append(room.text(lesson))
            work.done = type(work.done)()
    finally:
        AnswerStore.keep = keep  # type: ignore[method-assign]
    return texts


def hostile_texts(handed: Submission, seed: int = 1) -> list[bytes]:
    """What somebody may put into the folder of a class: large texts, many in one, and what is none.

    Args:
        handed: what somebody has handed in.
        seed: what differs from one call to the next: names, answers, and where a text is cut or changed.
    """
    random = Random(seed)
    good = handed_text(handed)
    at = random.randrange(20, len(good) - 1)

    def edited(number: int, *answers: str) -> str:
        entries = tuple(Entry(place, 3, answer) for place, answer in enumerate(answers, start=1)) or handed.entries
        began = 100 * seed + number
        return handed_text(
            msgspec.structs.replace(handed, student=f"Eve {began}", began=began, latest=began, entries=entries)
        )

    def letters(count: int) -> str:
        return "".join(chr(random.randrange(0x21, 0x2FFF)) for _ in range(count))

    texts = [
        edited(0, *(letters(700) for _ in range(29))),  # about as large as one may be
        edited(1, *["x" * 1_900] * 199),  # small, until it is unpacked
        "\n".join(edited(number) for number in range(2, 42)),
        f"{CODE_WORD}1" * 9_000,
        f"{CODE_WORD}1x " * 900,
        f"{CODE_WORD}1{'a' * 300_000}",
        good[:at],
        f"{good[:at]}7{good[at + 1 :]}",
    ]
    return [*(text.encode() for text in texts), good.encode("utf-16"), random.randbytes(60_000), b""]
