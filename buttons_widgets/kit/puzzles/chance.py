"""Puzzles that ask how likely something is: a chance is typed. For the themes of any game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from typing import Any, ClassVar

from ..language.words import Words
from ..rules.errors import GameError
from ..rules.typed_number import COARSEST, read_chance
from .errors import of_field
from .puzzle import Answering, Found, Puzzle, Verdict


class ChancePuzzle(Puzzle, frozen=True, kw_only=True):
    """A puzzle whose answer is a chance."""

    answered_by: ClassVar[Answering] = "number"

    @property
    @abstractmethod
    def chance(self) -> Fraction:
        """The right answer."""

    @abstractmethod
    def mistakes(self, words: Words) -> Iterable[tuple[Fraction, str]]:
        """The usual wrong answers, the most telling first: each with a sentence about what it reveals."""

    @classmethod
    @abstractmethod
    def words(cls) -> Words:
        """The messages of the game's puzzles, in the chosen language."""

    def check_answer(self, answer: str) -> None:
        """An answer is a fraction, a decimal or a percentage, and fine enough to be judged."""
        with of_field("answers"):
            self.judge(answer)

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether a number is the chance: a fraction exactly, a decimal or a percentage rounded to its digits.

        A number that is wrong in a usual way is told which mistake leads to it.

        Raises:
            GameError: it is no chance, or it is rougher than whole per cents.
        """
        say, typed, right = words or self.words(), read_chance(answer), self.chance
        if typed.unit > COARSEST and typed.value != right:
            raise GameError(say.say("chance-too-rough"))
        if typed.fits(right):
            why = say.say("chance-right", fraction=str(right), percent=self.worth_text(float(right), say))
            return Verdict(True, float(typed.value), float(right), 0.0, why)
        value = float(typed.value)
        told = (said for wrong, said in self.mistakes(say) if typed.fits(wrong) and wrong != right)
        if abs(100 * typed.value - right) <= 50 * typed.unit:
            otherwise = "chance-per-cent-twice"
        else:
            otherwise = "chance-too-high" if typed.value > right else "chance-too-low"
        return Verdict(False, value, float(right), abs(value - float(right)), next(told, "") or say.say(otherwise))

    def is_ready(self, draft: str) -> bool:
        """Whether a number stands there."""
        try:
            read_chance(draft)
        except GameError:
            return False
        return True

    def worth_text(self, value: float, words: Words) -> str:
        """A chance in per cent, with a decimal."""
        return words.say("chance-percent", percent=100 * value)

    def find_answers(self) -> Found:
        """The chance in lowest terms."""
        return Found((str(self.chance),))
