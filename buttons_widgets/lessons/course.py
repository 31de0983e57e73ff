"""The course: its lessons in their order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ..buttons.puzzles.board_puzzle import puzzle_words
from ..buttons.puzzles.round_review import best_text, choice_text, decisions_of, step_text
from ..buttons.puzzles.solo_round import SoloPlay, class_round_of, compare, values_of
from ..buttons.view.puzzles import PUZZLE_VIEW
from ..kit.exercises.class_rounds import ClassRounds, Decision, ReviewedRound, RoundReview
from ..kit.exercises.course import KIT_COURSE_WORDS, Course
from ..kit.language.words import Words
from ..kit.rules.errors import GameError, plain_reason
from ..lessons import lesson_1, lesson_2, lesson_4, lesson_5, lesson_7, lesson_8, lesson_9, lesson_11, lesson_12
from . import lesson_3, lesson_6, lesson_10, lesson_13
from .recalling import with_recall


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
