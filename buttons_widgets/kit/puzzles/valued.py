"""Puzzles over one question: what is each choice worth? For the themes of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from math import exp
from typing import Any, ClassVar, Final, Self

from msgspec.structs import replace

from ..language.words import Words
from ..rules.answer import TIE, Answer, is_tie
from ..rules.errors import NotationError, quoted
from .errors import PuzzleError, of_field
from .puzzle import Found, Press, Puzzle, Verdict

LONGEST_ANSWER: Final = 100
"""Of a longer text only the beginning is read: it is no choice anyhow."""


class ChoiceAnswers(ABC):
    """What a theme derives from, besides `Puzzle`, if it names every answer that can be given."""

    @property
    @abstractmethod
    def choices(self) -> Collection[str]:
        """Every answer that can be given, as in the file."""

    def read_answer(self, answer: Any) -> str:
        """An answer as the file has it; capitals and needless spaces do not count.

        Raises:
            GameError: it cannot be given here.
        """
        text = str(answer) if isinstance(answer, str | int) and not isinstance(answer, bool) else ""
        text = " ".join(text[:LONGEST_ANSWER].lower().split())
        if text not in self.choices:
            raise NotationError.of(
                "refused-choice",
                "{answer} is no choice here: the choices are {choices}",
                answer=quoted(answer),
                choices=", ".join(self.choices),
            )
        return text

    @of_field("answers")
    def check_answer(self, answer: str) -> None:
        """An answer is one of the choices, written as the kit writes it.

        Raises:
            PuzzleError: it is not.
        """
        if answer not in self.choices:
            raise NotationError.of(
                "refused-choice-these",
                "{answer} is no choice here: these are {choices}",
                answer=quoted(answer),
                choices=", ".join(self.choices),
            )


class ValuedPuzzle(ChoiceAnswers, Puzzle, frozen=True, kw_only=True):
    """A puzzle in which every choice has a worth, and one of the greatest is right.

    A theme says what its choices are worth, and what a worth is called.
    """

    gives_away: ClassVar[bool] = True
    least_margin: ClassVar[float] = 1.0
    """In a new puzzle the best choice is better than the next by so much."""
    enough: ClassVar[float] = float("-inf")
    """A choice that is worth less is not accepted, even if there is none better."""

    # What a theme says of itself

    @property
    @abstractmethod
    def worths(self) -> Mapping[str, float]:
        """What every choice is worth."""

    @abstractmethod
    def worth_text(self, value: float, words: Words) -> str:
        """A worth, with its unit."""

    @abstractmethod
    def hardness(self) -> float:
        """A rating from 0 up, to which `difficulty` adds how close the choices are."""

    @classmethod
    @abstractmethod
    def words(cls) -> Words:
        """The messages of the game's puzzles, in the chosen language."""

    def why_unfit(self) -> str:
        """Why the theme does not take the position, for the author of a pack; "" if it does.

        Raises:
            PuzzleError: the position cannot be read.
        """
        return ""

    def teaches(self) -> bool:
        """Whether a new puzzle shows what the theme is about."""
        return True

    def check(self) -> None:
        """The position can be read, and the theme takes it."""
        if reason := self.why_unfit():
            raise PuzzleError("position", reason)

    # Answers

    @property
    def choices(self) -> Sequence[str]:
        """Every answer that can be given: here, all that have a worth. A theme whose worths take long names them."""
        return tuple(self.worths)

    def presses(self, draft: str, words: Words) -> tuple[Press, ...]:
        """A button for each choice, where answers are given by buttons."""
        if self.answered_by != "choice":
            return ()
        return tuple(Press(choice, self.option_text(choice, words)) for choice in self.choices)

    @cached_property
    def right(self) -> tuple[str, ...]:
        """The choices that are accepted: those of the greatest worth, if that is enough for the theme."""
        best = max(self.worths.values())
        enough = self.enough - TIE
        return tuple(choice for choice, worth in self.worths.items() if is_tie(best, worth) and worth >= enough)

    @property
    def worst(self) -> tuple[str, ...]:
        """Of three choices or more those of the least worth: a hint may name one. None of two, or if all are right."""
        least = min(self.worths.values())
        worst = tuple(choice for choice, worth in self.worths.items() if is_tie(least, worth))
        return () if len(self.worths) < 3 or worst[0] in self.right else worst

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether a choice is accepted, with its worth and the best one's."""
        words, given = words or self.words(), self.read_answer(answer)
        right, worth, best = given in self.right, self.worths[given], max(self.worths.values())
        return Verdict(right, worth, best, best - worth, self._why(given, right, words))

    def _why(self, given: str, right: bool, words: Words) -> str:
        """Why a choice is right or not."""
        others = {choice: value for choice, value in self.worths.items() if (choice in self.right) != right}
        if not others:
            return words.say("valued-why-alone", right="yes" if right else "no")
        other = max(others, key=lambda choice: others[choice])
        return words.say(
            "valued-why-right" if right else "valued-why-wrong",
            choice=self.option_text(given, words), worth=self.worth_text(self.worths[given], words),
            other=self.option_text(other, words), value=self.worth_text(others[other], words),
        )  # fmt: skip

    def options(self) -> Answer | None:
        """Every choice with its worth."""
        return Answer.of(self.worths)

    # Certifying, rating, making

    def find_answers(self) -> Found:
        """The best choices, and by how much they are better than the next."""
        best = max(self.worths.values())
        gaps = [best - worth for choice, worth in self.worths.items() if choice not in self.right]
        return Found(self.right, margin=min(gaps, default=float("inf")))

    def difficulty(self) -> float:
        """How hard it is, as a rating: what the theme says, and up to 250 for a close decision, 250 e^(1 - gap)."""
        return self.hardness() + 250 * exp(1 - min(50.0, self.find_answers().margin))

    @classmethod
    def made_of(cls, position: str, level: int, **more: Any) -> Self | None:
        """The puzzle of a position, as in a pack, if the theme takes it and few enough choices are right, by enough."""
        try:
            puzzle = cls.unanswered(position, level, **more)
        except PuzzleError:
            return None
        if not puzzle._is_clear():
            return None
        found = puzzle.find_answers()
        return replace(puzzle, answers=found.answers) if found.margin >= cls.least_margin and puzzle.teaches() else None

    def _is_clear(self) -> bool:
        """Whether few enough answers are right."""
        return len(self.right) == 1
