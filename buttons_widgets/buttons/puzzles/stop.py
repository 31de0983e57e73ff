"""The theme `stop`: roll on, or opt out?"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import ClassVar, Final

from ...kit.puzzles.puzzle import Answering
from ..analysis.chances import bust_chance
from ..analysis.solution import OPT_OUT, ROLL
from .advised import AnswerKind
from .arising import Moment
from .board_puzzle import Goal, OpponentsField
from .decision import DecisionPuzzle
from .rules_of_thumb import TO_STOP, after_one_roll, astray

LEAST_RISK: Final = Fraction(1, 50)
"""In a generated puzzle the next roll is bust with a greater chance than this."""


class Stop(DecisionPuzzle, frozen=True, kw_only=True, tag="stop"):
    """Roll, or opt out with what there is?

    Attributes:
        opponents: who else is in; nobody if left out.
        goal: `"stars"` or `"win"`.
    """

    opponents: OpponentsField | None = None
    goal: Goal = "stars"
    answered_by: ClassVar[Answering] = "choice"
    of_two: ClassVar[bool] = True

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
        """A roll is neither sure to be bust nor sure not to be.

        Opting out is not right where one more roll, and then opting out, earns more on average.
        """
        # One that is kept of a game may be: somebody did opt out there.
        if not LEAST_RISK < bust_chance(moment.position) < 1:
            return False
        return kind == ROLL or after_one_roll(moment.position) <= moment.position.stars_for_opting_out()

    @classmethod
    def guessed_gap(cls, moment: Moment) -> float:
        """By how much one more roll, and then opting out, differs from opting out now."""
        return abs(after_one_roll(moment.position) - moment.position.stars_for_opting_out())
