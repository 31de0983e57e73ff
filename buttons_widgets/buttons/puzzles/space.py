"""The theme `space`: a roll offers several spaces. Which one?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Self

from ...kit.puzzles.puzzle import Answering
from ..analysis.advice import Question
from ..cells import cell_text
from ..rules.moves import Dice
from ..rules.phase import Phase
from .advised import AnswerKind
from .arising import Moment
from .board_puzzle import (
    DiceText,
    Goal,
    OpponentsField,
    dice_text,
    opponents_field,
    read_dice,
)
from .certified import UNRATED
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

    @cached_property
    def roll(self) -> Dice:
        return read_dice(self.dice, self.board)

    @cached_property
    def question(self) -> Question:
        """Which of the open spaces that the roll offers; there are two at least."""
        return self.own_decision(self.opponents, self.goal)

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

    @classmethod
    def of_moment(cls, moment: Moment) -> Self | None:
        """The player in turn has rolled, and the roll offers several spaces."""
        dice, position = moment.dice, moment.position
        if moment.phase is not Phase.LAY or dice is None or sum(map(position.is_legal, dice.cells)) < FEWEST_OPTIONS:
            return None
        return cls(
            **UNRATED,
            position=str(position),
            answers=tuple(cell_text(cell) for cell in dice.cells if position.is_legal(cell)),
            dice=dice_text(dice),
            opponents=opponents_field(moment.opponents),
        )
