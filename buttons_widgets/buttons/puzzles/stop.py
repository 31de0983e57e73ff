"""The theme `stop`: roll on, or opt out?"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from typing import ClassVar, Self

from ...kit.puzzles.puzzle import Answering
from ..analysis.advice import Question
from ..analysis.chances import bust_chance
from ..analysis.solution import OPT_OUT, ROLL
from ..rules.phase import Phase
from .advised import AnswerKind
from .arising import Moment
from .board_puzzle import Goal, OpponentsField, opponents_field
from .certified import UNRATED
from .decision import DecisionPuzzle
from .rules_of_thumb import TO_STOP, after_one_roll, astray


class Stop(DecisionPuzzle, frozen=True, kw_only=True, tag="stop"):
    """Roll, or opt out with what there is?

    Attributes:
        opponents: who else is in; nobody if left out.
        goal: `"stars"` or `"win"`.
    """

    opponents: OpponentsField | None = None
    goal: Goal = "stars"
    answered_by: ClassVar[Answering] = "choice"

    @cached_property
    def question(self) -> Question:
        """Whether to roll, at the player's own turn with at least one button."""
        return self.own_decision(self.opponents, self.goal)

    def difficulty(self) -> float:
        """How hard it is, as a rating.

        820; 200 for each rule of thumb that leads astray (`TO_STOP`); up to 900 for a close decision (see
        `closeness`); 90 for opponents; and 120 if the goal is to win now, because counting stars does not help then.
        """
        wrong = astray(TO_STOP, self.question, self.best_choices())
        return (
            820
            + 200 * wrong
            + 900 * self.closeness()
            + 90 * (self.question.opponents.count > 0)
            + 120 * (self.goal == "win")
        )

    @classmethod
    def kinds(cls, level: int) -> Sequence[AnswerKind]:
        """To roll is right as often as to opt out."""
        return ROLL, OPT_OUT

    @classmethod
    def may_be(cls, kind: AnswerKind, moment: Moment) -> bool:
        """Opting out is not right where one more roll, and then opting out, earns more on average."""
        return kind == ROLL or after_one_roll(moment.position) <= moment.position.stars_for_opting_out()

    @classmethod
    def guessed_gap(cls, moment: Moment) -> float:
        """By how much one more roll, and then opting out, differs from opting out now."""
        return abs(after_one_roll(moment.position) - moment.position.stars_for_opting_out())

    @classmethod
    def of_moment(cls, moment: Moment) -> Self | None:
        """The player in turn may roll or opt out, and a roll is neither sure to be bust nor sure not to be."""
        if moment.phase is not Phase.DECIDE or not moment.position.button_mask:
            return None
        if not Fraction(1, 50) < bust_chance(moment.position) < 1:
            return None
        return cls(
            **UNRATED,
            position=str(moment.position),
            answers=(ROLL,),
            opponents=opponents_field(moment.opponents),
        )
