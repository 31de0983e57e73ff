"""The course: its lessons in their order, what each recalls at its beginning, and the exit ticket at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from ..buttons.puzzles.board_puzzle import puzzle_words
from ..buttons.puzzles.round_review import best_text, choice_text, decisions_of, step_text
from ..buttons.puzzles.solo_round import SoloPlay, class_round_of, compare, values_of
from ..buttons.view.puzzles import PUZZLE_VIEW
from ..kit.exercises.class_rounds import ClassRounds, Decision, ReviewedRound, RoundReview
from ..kit.exercises.course import FIRST_RECALLED, KIT_COURSE_WORDS, Course, Lesson
from ..kit.exercises.exercise import Exercise, again
from ..kit.language.words import Words
from ..kit.rules.errors import GameError, plain_reason
from ..lessons import lesson_1, lesson_2, lesson_4, lesson_5, lesson_7, lesson_8, lesson_9, lesson_11, lesson_12
from . import lesson_3, lesson_6, lesson_10, lesson_13


class SoloRounds(ClassRounds):
    """Solo rounds of BUTTONS."""

    def review(self, code: str, played: Sequence[Sequence[str]], words: Words) -> RoundReview:
        """Every decision of everybody, from one pass over all boards that can come up."""
        of = class_round_of(code)
        values = values_of(of)

        @cache
        def reviewed(moves: tuple[str, ...]) -> ReviewedRound | str:
            try:
                play = SoloPlay.of_decisions(of, moves)
            except GameError as error:
                return plain_reason(error)
            ending = ""
            if play.is_over:
                ending = words.say("round-bust") if play.is_bust else words.say("round-choice-opt-out")
            decisions = tuple(
                Decision(step_text(one, words), choice_text(one.choice, words), one.worth, one.loss,
                         best_text(one.best, words))
                for one in decisions_of(play, values)
            )  # fmt: skip
            return ReviewedRound(play.stars, ending, decisions)

        found = compare(of, values)
        about = words.say("round-about", side=of.side)
        return RoundReview(
            about, [reviewed(tuple(moves)) for moves in played], found.expected, found.exact, found.foreseen
        )


RECALLED: Final[Mapping[int, Sequence[Sequence[str]]]] = {
    2: [("1.94", "1.98", "1.93", "1.2", "1.91")],
    3: [("2.7", "2.4", "1.98", "2.9")],
    4: [("3.4", "1.95", "3.10", "3.5")],
    5: [("1.93", "3.4", "3.10", "1.98"), ("1.96", "5.6", "1.93", "3.10")],
    6: [("4.4", "3.4", "4.3", "4.6")],
    7: [("6.2", "4.3", "6.3", "4.4"), ("5.8", "4.4", "6.3", "7.2")],
    8: [("4.3", "3.4", "4.4", "3.10"), ("8.5", "8.4", "6.3", "6.2")],
    9: [("3.4", "1.94", "4.4", "3.10"), ("9.3", "9.4", "6.2", "4.4")],
    10: [("5.8", "5.7", "1.96", "5.6"), ("10.3", "5.7", "5.8", "3.10")],
    11: [("1.97", "1.92", "1.91", "1.95")],
    12: [("2.7", "1.98", "2.9", "2.4")],
    13: [("2.7", "1.94", "2.9", "2.10")],
}
"""For each of a lesson's notebooks, by the lesson's number, what it stands on: three of these begin it, what somebody
has missed first. Lesson 1 begins with what is needed from before the course."""

EXITS: Final[Mapping[int, Sequence[str]]] = {
    1: ("1.2", "1.6"),
    2: ("2.7", "2.9"),
    3: ("3.4", "3.10"),
    4: ("4.4", "4.9"),
    5: ("5.3", "5.6", "5.7", "5.8"),
    6: ("6.2", "6.3"),
    7: ("7.2", "7.5", "7.7", "7.8"),
    8: ("8.4", "8.5", "8.8", "8.5"),
    9: ("9.3", "9.4", "9.7", "9.10"),
    10: ("10.3", "5.7", "10.6", "10.8"),
    11: ("11.3", "11.4"),
    12: ("12.3", "12.6"),
    13: ("13.3", "13.7"),
}
"""What is asked once more at the end of a lesson, with other numbers: two questions for each of its notebooks."""


def with_recall(lessons: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """Lessons with what they recall and with their exit tickets, which are numbered after their own exercises."""
    kinds: dict[str, type[Exercise]] = {}
    found: list[Lesson] = []
    for lesson in lessons:
        kinds.update({kind.number: kind for kind in (*lesson.exercises, *sum(map(tuple, lesson.recalled), ()))})
        number, first, last = lesson.number, FIRST_RECALLED, len(lesson.exercises) + 1
        exits = [
            again(kinds[asked], f"{number}.{place}", "course-exit")
            for place, asked in enumerate(EXITS.get(number, ()), start=last)
        ]
        recalled: list[Sequence[type[Exercise]]] = [*lesson.recalled]
        for part in RECALLED.get(number, ()):
            recalled.append(
                [
                    again(kinds[asked], f"{number}.{place}", "course-recalled")
                    for place, asked in enumerate(part, start=first)
                ]
            )
            first += len(part)
        found.append(replace(lesson, exercises=(*lesson.exercises, *exits), recalled=tuple(map(tuple, recalled))))
    return tuple(found)


WORDS: Final = Path(__file__).parent / "words"

COURSE: Final = Course(
    name="probability",
    lessons=with_recall(
        [
            lesson_1.LESSON,
            lesson_2.LESSON,
            lesson_3.LESSON,
            lesson_4.LESSON,
            lesson_5.LESSON,
            lesson_6.LESSON,
            lesson_7.LESSON,
            lesson_8.LESSON,
            lesson_9.LESSON,
            lesson_10.LESSON,
            lesson_11.LESSON,
            lesson_12.LESSON,
            lesson_13.LESSON,
        ]
    ),
    folders=(*puzzle_words.folders, KIT_COURSE_WORDS, WORDS),
    view=PUZZLE_VIEW,
    rounds=SoloRounds(),
)
"""A probability course that is played."""
