"""The theme `space`: a roll offers several spaces. Which one?"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Answering, Page, Refused
from ..analysis.advice import Question
from ..cells import cell_text
from ..rules.moves import Dice
from ..rules.phase import Phase
from .arising import Moment
from .board_puzzle import (
    DiceText,
    Goal,
    OpponentsField,
    dice_text,
    opponents_field,
    read_dice,
    read_opponents,
)
from .certified import UNRATED
from .placing import picked_space, placing_asked, placing_explained, placing_hints, placing_refuted
from .rules_of_thumb import FOR_A_SPACE, astray
from .valued import ValuedPuzzle

FEWEST_OPTIONS = 2


class Space(ValuedPuzzle, frozen=True, kw_only=True, tag="space"):
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
        """The roll."""
        return read_dice(self.dice, self.board)

    @cached_property
    def question(self) -> Question:
        """Which of the open spaces that the roll offers; there are two at least."""
        return Question(self.board, read_opponents(self.opponents), self.goal, offered_spaces(self.roll, self))

    def ask(self, draft: str, words: Words) -> Page:
        """Where does the button go?"""
        return placing_asked(self, self.roll, draft, words.say("space-question", goal=self.goal), words)

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """A click on an offered space is the answer."""
        return picked_space(self, self.roll, place, words)

    def hints(self, words: Words) -> tuple[Page, ...]:
        """What is offered, what each button would cover, and how risky the next roll is after each."""
        return placing_hints(self, self.roll, words)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer the rolls that punish it; then every worth, and what each button covers and risks."""
        refuted = () if self.is_right(answer) else (placing_refuted(self, self.read_answer(answer), words),)
        return *refuted, *placing_explained(self, self.roll, words)

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


def offered_spaces(dice: Dice, puzzle: ValuedPuzzle) -> tuple[tuple[int, int], ...]:
    """The open spaces that a roll offers to the player whose roll it is.

    Raises:
        PuzzleError: there are fewer than two, so there is nothing to decide.
    """
    offered = tuple(cell for cell in dice.cells if puzzle.board.is_legal(cell))
    if len(offered) < FEWEST_OPTIONS:
        raise PuzzleError("dice", f"the roll offers {len(offered)} open spaces, and a choice needs two")
    return offered
