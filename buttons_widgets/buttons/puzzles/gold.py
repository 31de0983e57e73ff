"""The theme `gold`: somebody else's roll offers its golden space. Take it, or leave it?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Annotated, Any, ClassVar, Self

import msgspec

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Answering, Page, Refused
from ...kit.rules.phrase import Phrase
from ..analysis.advice import Question
from ..analysis.opponents import MOST_OPPONENTS
from ..analysis.solution import PASS, Choice
from ..cells import as_cell, cell_text
from ..rules.phase import Phase
from .advised import AnswerKind
from .arising import Moment
from .board_puzzle import DiceText, Goal, OpponentsField, read_opponents
from .decision import DecisionPuzzle
from .rules_of_thumb import FOR_GOLD, astray

TAKE = "take"
LEAVE = PASS


class Waiting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is told besides.

    Attributes:
        to_act: how many opponents act before the player's next turn.
    """

    to_act: Annotated[int, msgspec.Meta(ge=0, le=MOST_OPPONENTS)] = 0


class Gold(DecisionPuzzle, frozen=True, kw_only=True, tag="gold"):
    """Take the golden space of somebody else's roll, or leave it?

    Whether the roller is bust is not asked: the roller is among the opponents if it is still in.

    Attributes:
        dice: the roll, with as many black dice as the player's next roll would have.
        opponents: who else is in, one at least.
        goal: `"stars"` or `"win"`.
        clues: how many opponents act before the player's next turn; none if left out.
    """

    dice: DiceText
    opponents: OpponentsField
    goal: Goal = "stars"
    clues: Waiting | None = None
    answered_by: ClassVar[Answering] = "choice"
    of_two: ClassVar[bool] = True

    @property
    def to_act(self) -> int:
        """How many opponents act before the player's next turn."""
        return 0 if self.clues is None else self.clues.to_act

    @cached_property
    def question(self) -> Question:
        """Whether to take the golden space, which is open."""
        opponents = read_opponents(self.opponents)
        if not opponents.count:
            raise PuzzleError(
                "opponents",
                Phrase("refused-nobody-rolled", "somebody else has rolled, so there is an opponent at least"),
            )
        assert self.roll is not None
        golden = self.roll.golden_cell
        if not self.board.is_legal(golden):
            raise PuzzleError(
                "dice",
                Phrase(
                    "refused-golden-closed",
                    "the golden space {cell} is closed, so there is nothing to decide",
                    cell=cell_text(golden),
                ),
            )
        if self.to_act > opponents.count:
            raise PuzzleError(
                "clues",
                Phrase(
                    "refused-to-act",
                    "{count} opponents cannot act before the player: {opponents} are in",
                    count=self.to_act,
                    opponents=opponents.count,
                ),
            )
        return Question(self.board, opponents, self.goal, golden=golden, to_act=self.to_act)

    def answer_text(self, choice: Choice) -> str:
        """The golden space is taken, or passed by."""
        return LEAVE if isinstance(choice, str) else TAKE

    def ask(self, draft: str, words: Words) -> Page:
        page = super().ask(draft, words)
        return page._replace(lines=(*page.lines, words.say("gold-to-act", count=self.to_act)))

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """A click on the golden space takes it, as at the table."""
        return TAKE if as_cell(place) == self.question.golden else super().pick(draft, place, words)

    def difficulty(self) -> float:
        """How hard it is, as a rating.

        786; 150 for each rule of thumb that leads astray (`FOR_GOLD`); up to 950 for a close decision; and 50 for each
        opponent that acts before the player does again. One button decides less here than a roll or a space does, so
        the gap in stars is divided by 0.25 where `closeness` divides it by 0.4.
        """
        wrong = astray(FOR_GOLD, self.question, self.best_choices())
        return 786 + 150 * wrong + 950 * self.closeness(0.25) + 50 * self.to_act

    @classmethod
    def kinds(cls, level: int) -> Sequence[AnswerKind]:
        """To take it is right as often as to leave it."""
        return "take", "pass"

    @classmethod
    def of_moment(cls, moment: Moment) -> Self | None:
        """Another player has rolled, and is still in; the golden space is open."""
        if moment.phase is not Phase.GOLD or moment.dice is None or not moment.opponents.count:
            return None
        if len(moment.dice.black) + 1 != moment.position.black_dice:  # the roller is bust and has taken dice along
            return None
        return cls.made_of(moment, (TAKE, LEAVE), clues=Waiting(moment.to_act) if moment.to_act else None)
