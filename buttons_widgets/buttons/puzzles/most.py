"""The theme `most`: lay as many buttons as the rules allow."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from itertools import islice
from math import log2
from random import Random
from typing import Any, Final, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError
from ...kit.puzzles.puzzle import MOST_ANSWERS, Found, Page, Verdict
from ...kit.rules.phrase import Phrase
from ..cells import Cell, cell_text
from ..drawing.board_view import Worth
from ..rules.phase import Phase
from ..rules.position import MOST_BLACK_DICE, Position
from .arising import some_moments
from .certified import UNRATED, first_of_level
from .independent import Pairing, bits_of, checkerboard, largest_sets, maximal_sets, pairing
from .laying_puzzle import LayingPuzzle
from .symmetry import first_turn

FEWEST_BUTTONS: Final = 3
"""A proposed puzzle asks for at least so many."""

_BOARDS: Final = {
    1: ((4, 5), (1, 3), (0, 1)),
    2: ((4, 5, 6), (2, 9), (0, 3)),
    3: ((5, 6), (3, 10), (0, 3)),
    4: ((5, 6), (3, 9), (0, 3)),
    5: ((6,), (4, 9), (0, 2)),
}
"""For each level the sizes of the boards, and from how many to how many stars and buttons lie there."""


class Most(LayingPuzzle, tag="most", frozen=True, kw_only=True):
    """Lay as many buttons as the rules allow around the stars and buttons that lie there.

    An answer is the cells to add, such as `"1-1 2-4 3-6"`, in any order. Every arrangement with the most buttons is
    accepted. Its worth is the number of buttons added.
    """

    def check_more(self) -> None:
        """At least one button finds room."""
        if not self.board.legal_mask:
            raise PuzzleError("position", Phrase("refused-no-button", "no button can be added"))

    @cached_property
    def pairs(self) -> Pairing:
        """The open spaces in pairs, which prove how many buttons find room."""
        return pairing(self.board.grid, self.board.legal_mask)

    @property
    def most(self) -> int:
        """The most buttons that can be added."""
        return self.pairs.most

    @cached_property
    def classes(self) -> tuple[int, int]:
        """The masks of the open spaces of the two classes of a checkerboard, the larger one first."""
        free, first = self.board.legal_mask, checkerboard(self.board.grid)
        one, other = free & first, free & ~first
        return (one, other) if one.bit_count() >= other.bit_count() else (other, one)

    @cached_property
    def ways(self) -> int:
        """How many arrangements with the most buttons there are."""
        return self.lattice.counts[-1]

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether an arrangement has the most buttons.

        Raises:
            GameError: it is malformed, or the rules forbid it.
        """
        said = (words or self.words()).say
        position = self.with_added(answer)
        count = len(self.added(position))
        loss = self.most - count
        if not loss:
            why = said("most-right", count=count)
        elif open_cells := position.legal_cells():
            why = said("most-open", count=count, most=self.most, cell=cell_text(open_cells[0]))
        else:
            why = said("most-blocked", count=count, most=self.most)
        return Verdict(not loss, count, self.most, loss, why)

    def ask(self, draft: str, words: Words) -> Page:
        """The question, with how many spaces are still open."""
        position = self.with_draft(draft)
        told = words.say("most-status", count=len(self.added(position)), left=len(position.legal_cells()))
        picture = self.picture(position, open_too=True)
        return Page(words.say("most-ask"), picture, reasons=self.reasons(position, words), status=(told,))

    # What teaches

    def may_be_best(self, position: Position) -> bool:
        """Whether as many buttons still find room as a best arrangement has more."""
        return len(self.added(position)) + pairing(position.grid, position.legal_mask).most == self.most

    def first_hints(self, words: Words) -> tuple[Page, ...]:
        """The open spaces, the checkerboard, the buttons that cost nothing, and the pairs that bound the number."""
        board, free, view = self.board, self.board.legal_mask, self.board.view()
        first = checkerboard(board.grid)
        one, other = (free & first).bit_count(), (free & ~first).bit_count()
        open_cells = board.legal_cells()
        easy = board.grid.cells_of(self._without_cost())
        larger = self.classes[0].bit_count()
        shades = {cell: Worth("○", 0.2) if sum(cell) % 2 else Worth("●", 0.7) for cell in open_cells}
        return (
            Page(words.say("most-hint-open", count=len(open_cells)), self.picture(board, open_too=True)),
            Page(words.say("most-hint-checkerboard", one=one, other=other, most=larger), replace(view, worths=shades)),
            Page(words.say("most-hint-easy", count=len(easy)), replace(view, offered=easy)),
            Page(
                words.say(
                    "most-hint-pairs", pairs=len(self.pairs.pairs), single=len(self.pairs.single), most=self.most
                ),
                replace(view, worths=self._numbered()),
            ),
        )

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """The pairs that a wrong answer wastes, a best arrangement, the pairs as a proof, and the checkerboard."""
        board, best = self.board, self.with_added(self.solution)
        pages = []
        if answer is not None and (verdict := self.judge(answer, words)).loss:
            given = self.with_added(answer)
            empty = self._empty_pairs(given.button_mask)
            worths = {cell: worth for cell, worth in self._numbered().items() if cell in empty}
            line = words.say("most-refuted", count=len({worth.text for worth in worths.values()}))
            pages.append(Page(verdict.why, self.picture(given, worths=worths), lines=(line,)))
        ways = words.say("most-ways", count=self.ways)
        pages.append(Page(words.say("most-best", count=self.most), self.picture(best), lines=(ways,)))
        parts = {"pairs": len(self.pairs.pairs), "single": len(self.pairs.single), "most": self.most}
        pages.append(Page(words.say("most-proof", **parts), self.picture(best, worths=self._numbered())))
        larger = self.classes[0]
        short = self.most - larger.bit_count()
        if short:
            checkered = self.with_draft(board.grid.cells_of(larger))
            text = words.say("most-checkerboard", count=larger.bit_count(), short=short)
            pages.append(Page(text, self.picture(checkered)))
        return tuple(pages)

    def _without_cost(self) -> int:
        """The mask of the open spaces with one open neighbour at most: some largest arrangement has a button there."""
        free, neighbours = self.board.legal_mask, self.board.grid.neighbours
        return sum(1 << bit for bit in bits_of(free) if (neighbours[bit] & free).bit_count() <= 1)

    def _numbered(self) -> dict[Cell, Worth]:
        """The open spaces with the number of their pair, or a dot if they have none; neighbouring pairs differ."""
        cells = self.board.grid.cells
        found = {cells[bit]: Worth("•", 1.0) for bit in self.pairs.single}
        for number, pair in enumerate(self.pairs.pairs, start=1):
            for bit in pair:
                found[cells[bit]] = Worth(str(number), 0.25 + 0.5 * (number % 2))
        return found

    def _empty_pairs(self, buttons: int) -> set[Cell]:
        """The cells of the pairs, and those that are left over, on which no button lies."""
        groups = [*self.pairs.pairs, *((bit,) for bit in self.pairs.single)]
        cells = self.board.grid.cells
        return {cells[bit] for group in groups if not any(buttons >> bit & 1 for bit in group) for bit in group}

    # How it is found and made

    def find_answers(self) -> Found:
        """The largest of all arrangements to which nothing can be added; each is looked at."""
        board = self.board
        every = list(maximal_sets(board.grid, board.legal_mask))
        most = max(map(int.bit_count, every))
        return self.found(mask for mask in every if mask.bit_count() == most)

    def find_again(self) -> Found:
        """The same by König's theorem, and the number of arrangements by counting them in the lattice."""
        board = self.board
        largest = list(islice(largest_sets(board.grid, board.legal_mask), MOST_ANSWERS + 1))
        if (len(self.lattice.counts) - 1, min(self.ways, MOST_ANSWERS + 1)) != (self.most, len(largest)):
            raise PuzzleError("answers", Phrase("refused-ways-differ", "the two ways to count the arrangements differ"))
        return self.found(largest)

    def difficulty(self) -> float:
        """How hard it is: the rarer the largest arrangements, the harder, and harder still if rules of thumb fail.

        Let a full arrangement be one to which nothing can be added. Whoever lays at random comes to a full one;
        `rarity` is log₂ of how many full ones there are for each that is largest. A puzzle starts at 850. Each unit of
        rarity counts 55 if one class of the checkerboard is a solution, and else 110, with 100 more for each button
        that the checkerboard falls short. 60 more if laying row by row from the top fails, and 100 more if it fails to
        take the space each time that closes the fewest others.
        """
        rarity = log2(sum(1 for _ in maximal_sets(self.board.grid, self.board.legal_mask)) / self.ways)
        short = self.most - self.classes[0].bit_count()
        rating = 850 + (110 if short else 55) * rarity + 100 * short
        return rating + 60 * (self._greedy(by_rows=True) < self.most) + 100 * (self._greedy(by_rows=False) < self.most)

    def _greedy(self, *, by_rows: bool) -> int:
        """How many buttons are laid by a rule of thumb: the first open space, or the one that closes the fewest."""
        neighbours, open_, laid = self.board.grid.neighbours, self.board.legal_mask, 0
        while open_:
            bits = bits_of(open_)
            bit = next(bits) if by_rows else min(bits, key=lambda one: (neighbours[one] & open_).bit_count())
            open_ &= ~(neighbours[bit] | 1 << bit)
            laid += 1
        return laid

    def likeness(self) -> str:
        """The open spaces in that of the eight turns and reflections that comes first; nothing else matters."""
        free = self.board.legal_mask
        shape = "".join("o" if free >> bit & 1 else "." for bit in range(self.board.size**2))
        return f"most {first_turn(shape, self.board.size)}"

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A board of a game between decent players; from level 3 on one where the checkerboard falls short."""
        sizes, stars, buttons = _BOARDS[level]
        found = some_moments(random, list(Phase), size=random.choice(sizes), stars=stars, buttons=buttons)
        return first_of_level(level, (cls._of_board(moment.position, level) for moment in found))

    @classmethod
    def _of_board(cls, board: Position, level: int) -> Self | None:
        """The puzzle that a board makes, if it makes one of a level; the cards do not matter here."""
        free, first = board.legal_mask, checkerboard(board.grid)
        most = pairing(board.grid, free).most
        if most < FEWEST_BUTTONS or (level >= 3 and most in ((free & first).bit_count(), (free & ~first).bit_count())):
            return None
        example = cell_text(board.legal_cells()[0])
        return cls(**UNRATED, position=str(replace(board, cards="", black_dice=MOST_BLACK_DICE)), answers=(example,))
