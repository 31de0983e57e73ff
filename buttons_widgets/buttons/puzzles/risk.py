"""The theme `risk`: how likely is the next own roll bust?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import Any, Final, Self

from ...kit.language.words import Words
from ...kit.puzzles.chance import ChancePuzzle
from ...kit.puzzles.puzzle import Found, Page, Refused
from ..analysis.chances import Chance, bust_chance
from ..rules.phase import Phase
from .arising import moments
from .board_puzzle import BoardPuzzle
from .brute import brute_bust
from .certified import UNRATED, first_of_level
from .dice_pages import closed_reasons, counting_lines, counting_page, open_page
from .mistakes import SAID_OF, mistakes
from .refuting import falls, is_bust
from .symmetry import MIRRORINGS, turned_board

SMALLEST: Final = Fraction(1, 50)
LARGEST: Final = Fraction(9, 10)
"""A generated puzzle asks for a chance between these two."""


class Risk(BoardPuzzle, ChancePuzzle, frozen=True, kw_only=True, tag="risk"):
    """The chance that the player's next own roll is bust, as a fraction or a percentage."""

    @cached_property
    def counted(self) -> Chance:
        """The outcomes of the dice that are bust, counted."""
        return bust_chance(self.board)

    @property
    def chance(self) -> Fraction:
        """Their share."""
        return self.counted.fraction

    def mistakes(self, words: Words) -> Iterable[tuple[Fraction, str]]:
        """See `mistakes`."""
        for name, wrong in mistakes(self.board).items():
            yield wrong, words.say(SAID_OF[name], dice=self.board.black_dice, size=self.board.size)

    def ask(self, draft: str, words: Words) -> Page:
        text = words.say("risk-question", dice=self.board.black_dice)
        lines = (words.say("chance-how-to-write"),)
        return Page(text, self.board.view(), lines=lines, reasons=closed_reasons(self.board, words))

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        return Refused(words.say("risk-type"))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What is open; how a row is counted, at one row; then every row, without the sum."""
        board = self.board
        rows = range(board.size)
        counts = [(board.legal_mask & mask).bit_count() for mask in board.grid.rows]
        # A row with some open spaces and some closed ones shows most.
        shown = max(rows, key=lambda row: (0 < counts[row] < board.size, -counts[row]))
        lines = counting_lines(board, words, total=False)
        view = replace(board.view(), offered=[cell for cell in board.legal_cells() if cell[0] == shown + 1])
        how = words.say("risk-one-row", dice=board.black_dice, size=board.size)
        return (
            open_page(board, words),
            Page(how, replace(view, row=shown + 1), lines=(lines[shown],)),
            Page(
                words.say("risk-all-rows"), replace(board.view(), offered=board.legal_cells(), quiet=True), lines=lines
            ),
        )

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """The counting, and some rolls that are bust. What a wrong answer stands for, the verdict says already."""
        found = falls(self.board, lambda dice: is_bust(self.board, dice))
        offered = replace(self.board.view(), offered=self.board.legal_cells(), quiet=True)
        text = words.say("risk-such-rolls", count=self.counted.favourable, outcomes=self.counted.outcomes)
        return counting_page(self.board, words), Page(text, offered, found.shown(words))

    def find_again(self) -> Found:
        """The same by going through all outcomes of the dice."""
        return Found((str(brute_bust(self.board)),))

    def difficulty(self) -> float:
        """How much there is to count, as a rating.

        440; 150 for each different power that has to be worked out (rows with as many open spaces share one, and a row
        with at most one closed space or with none open needs none); 110 for each black die; 14 for each space that is
        closed only because of a button beside it; and 60 if a row has no open space, which is easily forgotten.
        """
        board = self.board
        missing = {board.size - (board.legal_mask & mask).bit_count() for mask in board.grid.rows}
        powers = missing - {0, 1, board.size}
        beside = board.grid.beside(board.button_mask) & ~board.button_mask & ~board.star_mask
        return (
            440
            + 150 * len(powers)
            + 110 * board.black_dice
            + 14 * beside.bit_count()
            + 60 * (board.size in missing and len(missing) > 1)
        )

    def likeness(self) -> str:
        """The smallest of the texts under reflections, with the colours named anew; cards do not matter."""
        board = replace(self.board, cards="")
        return f"risk {board.black_dice} {min(turned_board(board, symmetry) for symmetry in MIRRORINGS)}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A board on which a player has to decide whether to roll, out of a game between decent players."""
        # With more players, fewer dice are left.
        found = list(moments(random, random.choice((2, 4, 4) if level < 3 else (1, 2, 3, 4))))
        random.shuffle(found)
        boards = (one.position for one in found if one.phase is Phase.DECIDE and one.position.button_mask)
        chances = ((board, bust_chance(board).fraction) for board in boards)
        puzzles = (
            cls(**UNRATED, position=str(board), answers=(str(chance),))
            for board, chance in chances
            if SMALLEST <= chance <= LARGEST
        )
        return first_of_level(level, puzzles)
