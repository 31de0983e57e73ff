"""The theme `numbers`: how many buttons lie in each row, each column and on each colour is told; some is left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Self

from ...kit.language.words import Words
from ...kit.puzzles.errors import PuzzleError, of_field
from ...kit.puzzles.puzzle import MOST_ANSWERS, Found, Page, Refused, Verdict
from ...kit.rules.errors import GameError
from ...kit.rules.phrase import Phrase
from ..cells import Cell, as_cell, cell_text, parse_cell
from ..phrases import OBSTACLES
from .board_puzzle import LONGEST_ANSWER, BoardPuzzle, cells_text, read_cells
from .certified import UNRATED
from .clue_search import arrangements_by_halves, arrangements_by_rows
from .clues import Clue, Clues, clues_likeness, lines_of, met
from .independent import touching
from .numbers_made import make_numbers
from .numbers_pages import (
    Broken,
    breaks_already,
    broken_page,
    explanation,
    hint_pages,
    listed_cells,
    question,
    what_breaks,
)
from .reasoning import Reasoning, State, Technique, difficulty_of, reason

MARK = "x"
"""What stands before a cell in a draft if the person marked it as empty."""


class Numbers(BoardPuzzle, frozen=True, kw_only=True, tag="numbers"):
    """A board on which just one arrangement of buttons fits the clues.

    Attributes:
        clues: how many buttons lie in rows, in columns and on colours, those that are given included.

    An answer is the cells of all buttons to add, in any order. A draft may also have spaces that are marked as empty,
    such as `x1-2`; they do not count.
    """

    clues: Clues

    least_margin: ClassVar[float] = 1.0
    """Just one arrangement fits; if several did, the margin would be 0."""

    def check_more(self) -> None:
        """Check that the clues fit the board."""
        self.clues.check(self.board)

    @cached_property
    def given(self) -> tuple[Clue, ...]:
        """The clues that are told."""
        return self.clues.given(self.board)

    @cached_property
    def reasoning(self) -> Reasoning:
        """How the puzzle is solved by reasoning."""
        return reason(self.board, self.given, Technique.SEARCH)

    def check_answer(self, answer: str) -> None:
        """Check that it names spaces that are free now, no two side by side."""
        with of_field("answers"):
            mask = self._mask(read_cells(answer, self.board))
        if pair := touching(self.board.grid, mask):
            raise PuzzleError(
                "answers",
                Phrase(
                    "refused-side-by-side", "{cells} lie side by side", cells=cells_text(self.board.grid.cells_of(pair))
                ),
            )

    def judge(self, answer: Any, words: Words | None = None) -> Verdict:
        """Whether every clue is met. The value is the number of those that are; 0 if two buttons lie side by side."""
        own = words or self.words()
        buttons = self._mask(self._cells(answer))
        best = float(len(self.given))
        broken = what_breaks(self.board, self.given, buttons, own)
        if broken is None:
            return Verdict(True, best, best, 0.0, own.say("numbers-right"))
        value = 0.0 if touching(self.board.grid, buttons) else float(met(self.given, buttons))
        return Verdict(False, value, best, best - value, broken.why)

    def ask(self, draft: str, words: Words) -> Page:
        """The clues, and the board with the buttons and marks of the draft."""
        laid, marked = _read_draft(draft)
        return question(self.board, self.clues, self.board.grid.mask_of(laid), marked, words)

    def first_step(self, words: Words) -> str:
        """The totals of an empty board are met without laying anything."""
        return "" if self.clues.total_given(self.board) else words.say("numbers-first-step")

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """A free space gets a button, then the mark that it stays empty, and is then free again."""
        cell = as_cell(place)
        why = self.board.why_not(cell)
        if why is not None:
            return Refused(words.say("why-told", cell=cell_text(cell), why=words.say(OBSTACLES[why])))
        laid, marked = _read_draft(draft)
        if cell in laid:
            laid, marked = laid - {cell}, marked | {cell}
        elif cell in marked:
            marked -= {cell}
        else:
            laid |= {cell}
        return _draft(laid, marked)

    def is_ready(self, draft: str) -> bool:
        """Whether as many buttons are laid as are needed, if that is known; else whether there is one."""
        laid, _ = _read_draft(draft)
        total = self.clues.total_given(self.board)
        return bool(laid) if total is None else len(laid) + len(self.board.buttons) == total

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        """A rule or a number that the draft breaks, or else the spaces on which it differs from the answer."""
        laid, marked = map(self.board.grid.mask_of, _read_draft(draft))
        buttons = self.board.button_mask | laid
        broken = breaks_already(self.board, self.given, buttons, words)
        if broken is None and (wrong := self._wrong(laid, marked)):
            broken = Broken(words.say("numbers-wrong-so-far", cells=listed_cells(self.board, wrong, words)), wrong)
        return None if broken is None else broken_page(self.board, self.clues, State(buttons, marked), broken)

    def _wrong(self, laid: int, marked: int) -> int:
        """The mask of the spaces of a draft with a button that has to stay empty, or marked though it gets one."""
        if not self.reasoning.solved:
            return 0
        return laid & ~self.reasoning.end.buttons | marked & self.reasoning.end.buttons

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """What is closed, the clue that tells most, and the first two conclusions from what is right in the draft."""
        if not draft or not self.reasoning.solved:
            return hint_pages(self.board, self.clues, self.reasoning, words)
        laid, marked = map(self.board.grid.mask_of, _read_draft(draft))
        wrong = self._wrong(laid, marked)
        board = replace(self.board, button_mask=self.board.button_mask | laid & ~wrong)
        if board.button_mask == self.reasoning.end.buttons:
            return (Page(words.say("draft-complete"), board.view()),)
        return hint_pages(board, self.clues, reason(board, self.given, Technique.SEARCH, marked & ~wrong), words)

    def explain(self, answer: str | None, words: Words) -> tuple[Page, ...]:
        """The chain of conclusions; after a wrong answer, first what it breaks and where it leaves that chain."""
        given = None if answer is None else self._mask(self._cells(answer))
        return explanation(self.board, self.clues, self.reasoning, given, words)

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("numbers-met", met=round(value), all=len(self.given))

    def find_answers(self) -> Found:
        """Every arrangement that fits, row by row from the top."""
        return self._found(arrangements_by_rows(self.board, self.given, MOST_ANSWERS + 1))

    def find_again(self) -> Found:
        """The same from all ways to fill the upper and the lower half."""
        return self._found(arrangements_by_halves(self.board, self.given, MOST_ANSWERS + 1))

    def difficulty(self) -> float:
        """From the techniques and the number of steps with which it is solved, and how many clues are left out.

        See `difficulty_of` for the formula.
        """
        return difficulty_of(self.reasoning, len(self.given), len(lines_of(self.board)))

    def likeness(self) -> str:
        """The board and its clues in the first of their forms by the alphabet."""
        return clues_likeness(self.board, self.clues)

    @classmethod
    def propose(cls, level: int, random: Random) -> Self | None:
        """A puzzle of the level, or nothing; see `make_numbers`."""
        made = make_numbers(level, random)
        if made is None:
            return None
        board, told, buttons = made
        answer = cells_text(board.grid.cells_of(buttons & ~board.button_mask))
        return cls(**UNRATED, position=str(board), clues=Clues.from_given(board, told), answers=(answer,))

    def _cells(self, answer: Any) -> tuple[Cell, ...]:
        """The cells of an answer, without the marks of a draft."""
        if isinstance(answer, str) and len(answer) <= LONGEST_ANSWER:
            answer = " ".join(part for part in answer.split() if not part.startswith(MARK))
        return read_cells(answer, self.board)

    def _mask(self, cells: Iterable[Cell]) -> int:
        """The mask of some cells to add with the buttons that are given.

        Raises:
            GameError: a cell is not free.
        """
        mask = self.board.button_mask
        for cell in cells:
            bit = 1 << self.board.grid.bit(cell)
            if bit & (self.board.star_mask | self.board.button_mask):
                why = self.board.why_not(cell)
                assert why is not None
                raise GameError.of(
                    "refused-not-laid",
                    "no button may be laid on {cell}, because {why}",
                    cell=cell_text(cell),
                    why=why.said,
                )
            mask |= bit
        return mask

    def _found(self, arrangements: tuple[int, ...]) -> Found:
        """Arrangements as answers. If there are several, none of them is better than the others."""
        added = [self.board.grid.cells_of(buttons & ~self.board.button_mask) for buttons in arrangements]
        margin = float("inf") if len(added) == 1 else 0.0
        return Found.of(list(map(cells_text, added)), margin)


def _read_draft(draft: str) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """The spaces of a draft with a button, and those marked as empty."""
    parts = draft.split()
    marked = frozenset(parse_cell(part[len(MARK) :]) for part in parts if part.startswith(MARK))
    return frozenset(parse_cell(part) for part in parts if not part.startswith(MARK)), marked


def _draft(laid: Iterable[Cell], marked: Iterable[Cell]) -> str:
    """The text of a draft: the buttons row by row, then the marks."""
    return " ".join([*map(cell_text, sorted(laid)), *(MARK + cell_text(cell) for cell in sorted(marked))])
