"""What the themes share that ask for one decision of a round: where to lay the button of a roll, or whether to roll."""

from __future__ import annotations

from typing import Any, Final

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Page, Refused
from ...kit.rules.answer import TIE
from ...kit.rules.phrase import Phrase
from ..analysis.advice import Question
from ..analysis.chances import bust_chance
from ..analysis.solution import ROLL
from ..rules.moves import Dice
from .advised import AdvisedPuzzle
from .board_puzzle import Goal, OpponentsField, read_opponents
from .brute import Recursion
from .dice_pages import closed_reasons, counting_page, earning_page, open_page, percent_text, with_worths
from .placing import picked_space, placing_asked, placing_explained, placing_hints, placing_refuted
from .refuting import earns_more, falls, is_bust, worth_with

MOST_QUICK: Final = 4000
"""The chances of the number of stars in the end are told where no more numbers than these are needed: in ¼ second."""


def stopping_hints(puzzle: AdvisedPuzzle, words: Words) -> tuple[Page, ...]:
    """What is open, what opting out earns, and the counting of the chance to be bust."""
    board = puzzle.board
    return open_page(board, words), earning_page(board, words), counting_page(board, words)


def stopping_refuted(puzzle: AdvisedPuzzle, answer: str, words: Words) -> Page:
    """What refutes a wrong answer: the rolls that leave the player stuck, or those that it misses."""
    return _stuck(puzzle, words) if puzzle.choices[answer] == ROLL else _missed(puzzle, words)


def stopping_explained(puzzle: AdvisedPuzzle, why: str | None, words: Words) -> tuple[Page, ...]:
    """What a button on each space would be worth, how rolling ends, and the counting.

    Args:
        puzzle: the puzzle.
        why: why the right answer is right; `None` if that was said already.
        words: the language.
    """
    solution, goal = puzzle.advice.solution, puzzle.question.goal
    texts = {cell: puzzle.cell_worth_text(worth, words) for cell, worth in solution.cell_values.items()}
    view = with_worths(puzzle.board.view(), solution.cell_values, texts)
    on_spaces, ends = words.say("timing-worths-on-spaces", goal=goal), _ends(puzzle, words)
    first = Page(on_spaces, view, lines=ends) if why is None else Page(why, view, lines=(on_spaces, *ends))
    return first, counting_page(puzzle.board, words)


def _stuck(puzzle: AdvisedPuzzle, words: Words) -> Page:
    """The rolls that leave a player stuck who should have left."""
    board = puzzle.board
    found = falls(board, lambda dice: is_bust(board, dice))
    text = words.say(
        "stop-stuck",
        percent=percent_text(found.chance, words),
        fraction=str(found.chance),
        stars=board.stars_for_opting_out(),
        goal=puzzle.question.goal,
    )
    if puzzle.question.goal == "win":
        return Page(text, board.view(), found.shown(words))
    more = falls(board, lambda dice: earns_more(board, dice))
    line = words.say("stop-more" if more.chance else "stop-no-more", percent=percent_text(more.chance, words))
    return Page(text, board.view(), found.shown(words), (line,))


def _missed(puzzle: AdvisedPuzzle, words: Words) -> Page:
    """The rolls that a player misses who leaves too early."""
    board, solution, goal = puzzle.board, puzzle.advice.solution, puzzle.question.goal
    stop = solution.stop or 0.0
    found = falls(board, lambda dice: worth_with(solution, dice) > stop + TIE)
    text = words.say("stop-missed", percent=percent_text(found.chance, words), goal=goal)
    stuck = words.say("stop-still-stuck", percent=percent_text(bust_chance(board), words))
    return Page(text, board.view(), found.shown(words), (stuck,))


def _ends(puzzle: AdvisedPuzzle, words: Words) -> tuple[str, ...]:
    """How likely each number of stars is after rolling, where that can be worked out in time."""
    question = puzzle.question
    if question.opponents.count or question.goal != "stars" or question.values > MOST_QUICK:
        return ()
    recursion = Recursion(question)
    ends = recursion.ends(recursion.set_of(puzzle.board.buttons))
    parts = [
        words.say("stop-end", stars=stars, percent=percent_text(chance, words))
        for stars, chance in sorted(ends.items())
        if chance > 0.0005
    ]
    return (words.say("stop-ends", ends=words.listed(parts)),)


FEWEST_OPTIONS: Final = 2
"""A roll offers so many open spaces at least, or there is nothing to decide."""


class DecisionPuzzle(AdvisedPuzzle, frozen=True, kw_only=True):
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
