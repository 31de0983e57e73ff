"""The theme `space`: a roll offers several spaces. Which one?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...kit.puzzles.puzzle import Answering
from .advised import AnswerKind
from .board_puzzle import DiceText, Goal, OpponentsField
from .decision import FEWEST_OPTIONS, DecisionPuzzle
from .rules_of_thumb import FOR_A_SPACE, astray


class Space(DecisionPuzzle, frozen=True, kw_only=True, tag="space"):
    """On which of the spaces that the own roll offers?

    Attributes:
        dice: the roll.
        opponents: who else is in; nobody if left out.
        goal: `"stars"` or `"win"`.
    """

    dice: DiceText
    opponents: OpponentsField | None = None
    goal: Goal = "stars"
    answered_by: ClassVar[Answering] = "cell"

    def difficulty(self) -> float:
        """How hard it is, as a rating.

        750; 190 for each rule of thumb that leads astray (`FOR_A_SPACE`); up to 550 for a close decision (see
        `closeness`); 60 for each option after the second; and 90 for opponents.
        """
        wrong = astray(FOR_A_SPACE, self.question, self.best_choices())
        return (
            750
            + 190 * wrong
            + 550 * self.closeness()
            + 60 * (len(self.choices) - FEWEST_OPTIONS)
            + 90 * (self.question.opponents.count > 0)
        )

    @classmethod
    def kinds(cls, level: int) -> Sequence[AnswerKind]:
        return ("cell",)
