"""The theme `stop`: roll on, or opt out?"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import Page
from ..analysis.advice import Question
from ..analysis.chances import bust_chance
from ..analysis.solution import ROLL
from ..rules.phase import Phase
from .arising import Moment
from .board_puzzle import Goal, OpponentsField, opponents_field, read_opponents
from .brute import MOST_BRUTE, Recursion
from .refuting import earns_more, falls, is_bust, worth_with
from .shown import closed_reasons, counting_page, earning_page, open_page, percent_text, with_worths
from .thumb import TO_STOP, astray
from .valued import ChoicePuzzle, blank


class Stop(ChoicePuzzle, frozen=True, kw_only=True, tag="stop"):
    """Roll, or opt out with what there is?

    Attributes:
        opponents: who else is in; nobody if left out.
        goal: `"stars"` or `"win"`.
    """

    opponents: OpponentsField | None = None
    goal: Goal = "stars"

    def read_question(self) -> Question:
        """Whether to roll, at the player's own turn with at least one button."""
        if not self.board.button_mask:
            raise PuzzleError("position", "without a button nobody may opt out, so there is nothing to decide")
        return Question(self.board, read_opponents(self.opponents), self.goal)

    def ask(self, draft: str, words: Words) -> Page:
        """Roll or opt out?"""
        text = words.say("stop-question", dice=self.board.black_dice, goal=self.goal)
        return Page(text, self.board.view(), lines=self.around(words), reasons=closed_reasons(self.board, words))

    def hints(self, words: Words) -> tuple[Page, ...]:
        """What is open, what opting out earns, and the counting of the chance to be bust."""
        return open_page(self.board, words), earning_page(self.board, words), counting_page(self.board, words)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """After a wrong answer the rolls that punish it; then both worths, and the counting."""
        solution = self.advice.solution
        pages = []
        if answer is not None and not self.judge(answer).right:
            pages.append(self._stuck(words) if self.choices[self.read_answer(answer)] == ROLL else self._missed(words))
        texts = {cell: self.cell_worth_text(worth, words) for cell, worth in solution.cell_values.items()}
        view = with_worths(self.board.view(), solution.cell_values, texts)
        lines = (*self.worth_lines(words), words.say("timing-worths-on-spaces", goal=self.goal), *self._ends(words))
        pages.append(Page(self._why(self.find_answers().answers[0], words), view, lines=lines))
        pages.append(counting_page(self.board, words))
        return tuple(pages)

    def _stuck(self, words: Words) -> Page:
        """The rolls that leave a player stuck who should have left."""
        found = falls(self.board, lambda dice: is_bust(self.board, dice))
        more = falls(self.board, lambda dice: earns_more(self.board, dice))
        text = words.say(
            "stop-stuck",
            percent=percent_text(found.chance, words),
            fraction=str(found.chance),
            stars=self.board.stars_for_opting_out(),
        )
        line = words.say("stop-more" if more.chance else "stop-no-more", percent=percent_text(more.chance, words))
        return Page(text, self.board.view(), found.shown(words), (line,))

    def _missed(self, words: Words) -> Page:
        """The rolls that a player misses who leaves too early."""
        solution = self.advice.solution
        stop = solution.stop or 0.0
        found = falls(self.board, lambda dice: worth_with(solution, dice) > stop)
        text = words.say(
            "stop-missed",
            percent=percent_text(found.chance, words),
            stop=self.worth_text(stop, words),
            goal=self.goal,
        )
        stuck = words.say("stop-still-stuck", percent=percent_text(bust_chance(self.board), words))
        return Page(text, self.board.view(), found.shown(words), (stuck, *self._ends(words)))

    def _ends(self, words: Words) -> tuple[str, ...]:
        """How likely each number of stars is after rolling, where that can be worked out in time."""
        question = self.question
        if question.opponents.count or self.goal != "stars" or question.values > MOST_BRUTE // 4:
            return ()
        ends = Recursion(question).ends(frozenset(self.board.buttons))
        parts = [
            words.say("stop-end", stars=stars, percent=percent_text(chance, words))
            for stars, chance in sorted(ends.items())
            if chance > 0.0005
        ]
        return (words.say("stop-ends", ends=words.listed(parts)),)

    def difficulty(self) -> float:
        """850, 230 for each rule of thumb that leads astray, up to 560 for a close decision, and 90 for opponents.

        The rules are those of `thumb.TO_STOP`; how close it is says `closeness`. A goal other than the usual one, to
        win now, adds 120, because the counting of stars does not help with it.
        """
        wrong = astray(TO_STOP, self.question, self.best_choices())
        return (
            850
            + 230 * wrong
            + 560 * self.closeness()
            + 90 * (self.question.opponents.count > 0)
            + 120 * (self.goal == "win")
        )

    @classmethod
    def of_moment(cls, moment: Moment, random: Random) -> Self | None:
        """The player in turn may roll or opt out, and a roll is neither sure to be bust nor sure not to be."""
        if moment.phase is not Phase.DECIDE or not moment.position.button_mask:
            return None
        if not Fraction(1, 50) < bust_chance(moment.position) < 1:
            return None
        return cls(
            **blank(),
            position=str(moment.position),
            answers=(ROLL,),
            opponents=opponents_field(moment.opponents),
        )
