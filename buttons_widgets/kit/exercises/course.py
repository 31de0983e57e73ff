"""A course: lessons, and the exercises in them, found by their numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b
from itertools import chain
from pathlib import Path
from typing import Final

from ..language.words import ENGLISH, Words, words_in
from ..puzzles.puzzle_view import PuzzleView
from ..rules.errors import GameError, quoted
from ..rules.phrase import Phrase
from .class_rounds import ClassRounds
from .exercise import Exercise, lesson_of

KIT_COURSE_WORDS: Final = Path(__file__).parent / "words"
"""The folder of what the cards of exercises say in every course."""

FIRST_RECALLED: Final = 91
"""The questions that a lesson recalls from earlier ones are numbered from here on."""
FIRST_TESTED: Final = 201
"""Those for tests are numbered from here on."""

_NUMBER: Final = re.compile(r"\s*([0-9]{1,3})\s*[.,]\s*([0-9]{1,3})\s*")


class UnknownExercise(GameError):
    """There is no such exercise; the message names those that there are."""


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Attributes:
        number: counted from 1.
        exercises: in their order; their numbers begin with that of the lesson.
        recalled: for each of its notebooks the questions of earlier lessons on which it stands, see `again`; it begins
            with some of them. They are numbered from `FIRST_RECALLED` on, and not handed in.
        tested: questions for tests, in the words of exams. They are numbered from `FIRST_TESTED` on, and not handed in.
        words: the folder with its messages, `en.ftl` and so on; `lesson-NUMBER` is its title.
        view: how its boards are shown, if it is about another game than the rest of the course.
        folders: of that game's messages, the most general first.

    Raises:
        GameError: the number of an exercise does not fit.
    """

    number: int
    exercises: Sequence[type[Exercise]]
    words: Path
    view: PuzzleView | None = None
    folders: Sequence[Path] = ()
    recalled: Sequence[Sequence[type[Exercise]]] = ()
    tested: Sequence[type[Exercise]] = ()

    def __post_init__(self) -> None:
        for place, each in chain(
            enumerate(self.exercises, start=1),
            enumerate(chain(*self.recalled), start=FIRST_RECALLED),
            enumerate(self.tested, start=FIRST_TESTED),
        ):
            if each.number != f"{self.number}.{place}":
                raise GameError(f"exercise {place} of lesson {self.number} is numbered {each.number}")

    def title(self, words: Words) -> str:
        """What it is called."""
        return words.say(f"lesson-{self.number}")


@dataclass(frozen=True)
class Course:
    """Lessons, and what their exercises need.

    Attributes:
        name: in files, such as `"nim"`.
        lessons: in their order.
        folders: of the messages that all lessons share, the most general first; a lesson's own come after them.
        view: how the game's boards are shown; a lesson may have a view of its own.
        rounds: with the same dice for a whole class; `None` if the game has none.
    """

    name: str
    lessons: Sequence[Lesson]
    folders: Sequence[Path]
    view: PuzzleView
    rounds: ClassRounds | None = None

    @cached_property
    def _by_number(self) -> dict[str, type[Exercise]]:
        return {
            each.number: each
            for lesson in self.lessons
            for each in chain(lesson.exercises, *lesson.recalled, lesson.tested)
        }

    @property
    def exercises(self) -> tuple[type[Exercise], ...]:
        """All exercises in their order."""
        return tuple(each for lesson in self.lessons for each in lesson.exercises)

    def exercise(self, number: object) -> type[Exercise]:
        """The exercise with a number.

        Raises:
            UnknownExercise: there is none; the message names those that there are.
        """
        found = _NUMBER.fullmatch(number) if isinstance(number, str) and len(number) < 20 else None
        if found is None:
            hint = (
                Phrase("refused-quotes", ": put it in quotes, {number}", number=repr(str(number)))
                if isinstance(number, float)
                else ""
            )
            raise UnknownExercise.of(
                "refused-exercise-number",
                "an exercise has a number such as {example}, not {given}{hint}",
                example=repr(self._example),
                given=quoted(number),
                hint=hint,
            )
        lesson, place = int(found[1]), int(found[2])
        try:
            return self._by_number[f"{lesson}.{place}"]
        except KeyError:
            raise UnknownExercise.of(
                "refused-exercise",
                "there is no exercise {lesson}.{place}; {there}",
                lesson=lesson,
                place=place,
                there=self._there_are(lesson),
            ) from None

    def first_asked(self, number: str) -> str:
        """The number under which a question was asked first, see `again`; the same one if there is no such question."""
        found = self._by_number.get(number)
        return number if found is None else found.asked_as or number

    def version(self, number: int) -> str:
        """A few letters and digits that change when the questions of a lesson change, or what is right or a mistake.

        Raises:
            UnknownExercise: there is no such lesson.
        """
        return _version(self.lesson(number), self.words(number, ENGLISH))

    def lesson(self, number: int) -> Lesson:
        """The lesson with a number.

        Raises:
            UnknownExercise: there is none.
        """
        for each in self.lessons:
            if each.number == number:
                return each
        raise UnknownExercise.of(
            "refused-lesson", "there is no lesson {number}; {there}", number=quoted(number), there=self._there_are(0)
        )

    def view_of(self, exercise: type[Exercise]) -> PuzzleView:
        """How the boards of an exercise are shown."""
        return self.lesson(lesson_of(exercise.asked_as or exercise.number)).view or self.view

    @property
    def _example(self) -> str:
        return next(iter(self._by_number), "1.1")

    def _there_are(self, number: int) -> str:
        """Which exercises a lesson has, or which lessons there are."""
        for lesson in self.lessons:
            if lesson.number == number and lesson.exercises:
                first, last = lesson.exercises[0].number, lesson.exercises[-1].number
                if first == last:
                    return Phrase("refused-lesson-one", "lesson {number} has {first}", number=number, first=first)
                return Phrase(
                    "refused-lesson-range",
                    "lesson {number} has {first} to {last}",
                    number=number,
                    first=first,
                    last=last,
                )
        if not self.lessons:
            return Phrase("refused-no-lessons", "no lesson has exercises")
        there = ", ".join(str(one.number) for one in self.lessons)
        return Phrase("refused-lessons", "the lessons with exercises are {there}", there=there)

    def words(self, lesson: int, language: str | None = None) -> Words:
        """The messages of a lesson in a language; in the chosen one if left out.

        Raises:
            ValueError: there are no words in the language.
        """
        asked = self.lesson(lesson)
        again = chain(asked.exercises, *asked.recalled)
        origins = dict.fromkeys(lesson_of(each.asked_as) for each in again if each.asked_as)
        recalled = [folder for one in map(self.lesson, origins) for folder in (*one.folders, one.words)]
        folders = (*self.folders, *recalled, *asked.folders, asked.words)
        return _kept(folders, words_in(folders, language).language)


def _plain(answer: object) -> str:
    """An answer as a text that is the same in every kernel: the order of a set is not."""
    return repr(sorted(map(str, answer))) if isinstance(answer, set | frozenset) else str(answer)


@lru_cache(64)
def _version(lesson: Lesson, words: Words) -> str:
    """A checksum of what decides whether an answer is right, for two students."""
    found: list[object] = []
    for each in lesson.exercises:
        found.append((each.number, each.__name__, each.answered_by))
        for student in ("", "ada"):
            exercise = each(student)
            if exercise.answered_by == "rolls":
                found.append(exercise.read("roll"))
            elif exercise.answered_by not in ("text", "function"):
                found.append(exercise.model_answer(words))
                found.append(sorted((name, _plain(answer)) for name, answer in exercise.mistakes().items()))
    return blake2b(repr(found).encode(), digest_size=4).hexdigest()


@lru_cache(64)
def _kept(folders: tuple[Path, ...], language: str) -> Words:
    """The messages of some folders. Reading the files takes far longer than marking an answer, so it is done once."""
    return words_in(folders, language)
