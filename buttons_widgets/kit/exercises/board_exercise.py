"""Exercises that are answered on a board: places are chosen by clicks."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar

from ..language.words import Words
from ..puzzles.puzzle import Refused
from ..rules.errors import GameError, plain_reason
from .exercise import TO_READ, AnsweredBy, Exercise, Judged, Slip, listed_answer

MOST_PLACES = 200


class BoardExercise(Exercise):
    """Places of a board are chosen. A game supplies how a place is written, and what the board shows.

    The answer is the texts of the places in order, such as `"1-1 2-4"`.
    """

    answered_by: ClassVar[AnsweredBy] = "cells"

    @abstractmethod
    def place_text(self, place: Any) -> str:
        """A place of the board as a text, without spaces and commas.

        Raises:
            GameError: there is no such place.
        """

    @abstractmethod
    def judge_places(self, places: frozenset[str]) -> Judged:
        """What an answer is."""

    def why_not(self, draft: str, place: str, words: Words) -> str:
        """Why one more place cannot be chosen, as a sentence; "" if it can."""
        return ""

    def read(self, answer: Any) -> str:
        """The places in order; each may be given as the game writes it, or as the game takes it in code."""
        parts = (
            answer if isinstance(answer, list | tuple | set | frozenset) else listed_answer(answer, "course-no-places")
        )
        if len(parts) > MOST_PLACES:
            raise Slip("course-no-places")
        if not parts:
            raise Slip("course-empty-places")
        try:
            return " ".join(sorted({self.place_text(part) for part in parts}))
        except GameError as error:
            raise Slip("course-no-place", reason=plain_reason(error)) from error

    def judge(self, answer: str) -> Judged:
        return self.judge_places(frozenset(answer.split()))

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """One more place, or one less."""
        text, chosen = self.place_text(place), draft.split()
        if text in chosen:
            return " ".join(one for one in chosen if one != text)
        why = self.why_not(draft, text, words)
        return Refused(why) if why else " ".join(sorted([*chosen, text]))

    def how(self, words: Words) -> tuple[str, ...]:
        return (words.say("course-how-places"),)


class SketchExercise(BoardExercise):
    """Places are chosen, and a person looks at them."""

    def judge_places(self, places: frozenset[str]) -> Judged:
        return TO_READ
