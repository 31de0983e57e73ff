"""A round that a whole class plays with the same dice: what the kit asks of a game about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..language.words import Words


class Decision(NamedTuple):
    """One decision of a player, beside the exact worth.

    Attributes:
        step: which decision this was, in a few words that are the same for all who had to take the same one.
        chosen: what was decided.
        worth: what that is worth.
        loss: how much less than the best choice; 0 for a best one.
        best: what is best.
    """

    step: str
    chosen: str
    worth: float
    loss: float
    best: str


@dataclass(frozen=True)
class ReviewedRound:
    """A round that somebody played.

    Attributes:
        points: what it earned; what it would earn now, as long as it goes on.
        ending: how it ended, in a word or two; "" if it goes on.
        decisions: those that were open, in their order.
    """

    points: int
    ending: str
    decisions: tuple[Decision, ...]

    @property
    def is_over(self) -> bool:
        """Whether it came to its end."""
        return bool(self.ending)

    @property
    def loss(self) -> float:
        """What all decisions cost together."""
        return sum(one.loss for one in self.decisions)


@dataclass(frozen=True)
class RoundReview:
    """All rounds of a class with the same dice.

    Attributes:
        about: the round in a sentence.
        rounds: for each that was played what it was; a text that says why, if it cannot be shown.
        expected: what exact play earns on average before the dice are known.
        exact: what it earns with these dice, without knowing them.
        foreseen: the most that anybody can earn who knows them.
    """

    about: str
    rounds: Sequence[ReviewedRound | str]
    expected: float
    exact: int
    foreseen: int


class ClassRounds(ABC):
    """What a game supplies so that a class can play a round with the same dice."""

    @abstractmethod
    def review(self, code: str, played: Sequence[Sequence[str]], words: Words) -> RoundReview:
        """What everybody made of a round.

        Args:
            code: which one, as `student_key` writes it.
            played: for each player the texts of the decisions.

        Raises:
            MissingPackageError: the exact analysis needs a package that is not installed.
        """
