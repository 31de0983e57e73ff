"""What the themes share that ask for one decision of a round: where to lay the button of a roll, or whether to roll."""

from __future__ import annotations

from typing import Any, Final

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Page, Refused
from ...kit.rules.phrase import Phrase
from ..analysis.advice import Question
from ..rules.moves import Dice
from .board_puzzle import Goal, OpponentsField, read_opponents
from .dice_pages import closed_reasons
from .placing import picked_space, placing_asked, placing_explained, placing_hints, placing_refuted
from .stopping import stopping_explained, stopping_hints, stopping_refuted
from .valued import ValuedPuzzle

FEWEST_OPTIONS: Final = 2
"""A roll offers so many open spaces at least, or there is nothing to decide."""


class DecisionPuzzle(ValuedPuzzle, frozen=True, kw_only=True):
    """A puzzle about one decision. If there is a roll, the question is where to lay; if not, whether to roll."""

    @property
    def roll(self) -> Dice | None:
        """The roll that offers spaces; `None` if there is none."""
        return None

    def own_decision(self, opponents: OpponentsField | None, goal: Goal) -> Question:
        """The decision of a player in turn: which of the open spaces of the roll, or else whether to roll.

        Raises:
            PuzzleError: there is nothing to decide, or the opponents are invalid.
        """
        read = read_opponents(opponents)
        if self.roll is None:
            if not self.board.button_mask:
                raise PuzzleError(
                    "position",
                    Phrase(
                        "refused-nothing-to-decide",
                        "without a button nobody may opt out, so there is nothing to decide",
                    ),
                )
            return Question(self.board, read, goal)
        offered = tuple(cell for cell in self.roll.cells if self.board.is_legal(cell))
        if len(offered) < FEWEST_OPTIONS:
            raise PuzzleError(
                "dice",
                Phrase(
                    "refused-roll-offers",
                    "the roll offers {count} open spaces, and a choice needs two",
                    count=len(offered),
                ),
            )
        return Question(self.board, read, goal, offered)

    def ask(self, draft: str, words: Words) -> Page:
        """Where does the button go? Or: roll, or opt out?"""
        goal = self.question.goal
        if self.roll is not None:
            return placing_asked(self, self.roll, draft, words.say("space-question", goal=goal), words)
        text = words.say("stop-question", dice=self.board.black_dice, goal=goal)
        return Page(text, self.board.view(), lines=self.around(words), reasons=closed_reasons(self.board, words))

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """Where spaces are clicked, a click on an offered one is the answer; elsewhere there are buttons."""
        if self.roll is None or self.answered_by != "cell":
            return super().pick(draft, place, words)
        return picked_space(self, self.roll, place, words)

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """Of a roll, what is offered, what each button would cover, and how risky the next roll is after each.

        Without one, what is open, what opting out earns, and the counting of the chance to be bust.
        """
        return stopping_hints(self, words) if self.roll is None else placing_hints(self, self.roll, words)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer the rolls that punish it; then what each choice covers and risks.

        What each is worth is said by the verdict and stands beside the bars of `options`; here it stands on spaces, and
        is said if no answer was given.
        """
        refuted: tuple[Page, ...] = ()
        if not self.is_right(answer):
            refute = stopping_refuted if self.roll is None else placing_refuted
            refuted = (refute(self, self.read_answer(answer), words),)
        why = self.judge(self.solution, words).why if answer is None else None
        if self.roll is None:
            return *refuted, *stopping_explained(self, why, words)
        return *refuted, placing_explained(self, self.roll, why, words)
