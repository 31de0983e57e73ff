"""Answers that are one of some choices, for the themes of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Any, Final

from ..rules.errors import NotationError, quoted
from ..rules.phrase import Phrase
from .errors import PuzzleError

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

    def check_answer(self, answer: str) -> None:
        """An answer is one of the choices, written as the kit writes it.

        Raises:
            PuzzleError: it is not.
        """
        if answer not in self.choices:
            raise PuzzleError(
                "answers",
                Phrase(
                    "refused-choice-these",
                    "{answer} is no choice here: these are {choices}",
                    answer=quoted(answer),
                    choices=", ".join(self.choices),
                ),
            )
