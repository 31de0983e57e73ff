"""What the themes share in which buttons are added to a board, wherever the rules allow it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from typing import Any

import msgspec

from ...kit.language.words import Words
from ...kit.puzzles.errors import of_field
from ...kit.puzzles.puzzle import Found, Page, Refused
from ...kit.rules.errors import GameError, IllegalMove
from ..analysis.lattice import Lattice
from ..cells import Cell, cell_text
from ..drawing.board_view import BoardView
from ..phrases import OBSTACLES
from ..rules.position import Position
from .board_puzzle import BoardPuzzle, cells_text, read_cells, toggled, wrong_text
from .dice_pages import closed_reasons


class LayingPuzzle(BoardPuzzle, frozen=True, kw_only=True):
    """A puzzle whose answer is the cells on which buttons are added."""

    @cached_property
    def lattice(self) -> Lattice:
        """All arrangements that the rules allow."""
        return Lattice(self.board.size, self.board.legal_mask)

    def check_answer(self, answer: str) -> None:
        """Check that the buttons of an answer may be added."""
        with of_field("answers"):
            self.with_added(answer)

    def with_added(self, answer: Any) -> Position:
        """The position with the buttons of an answer.

        Raises:
            GameError: it is malformed, or adds nothing.
            IllegalMove: the buttons may not be laid there.
        """
        cells = read_cells(answer, self.board)
        if not cells:
            raise GameError.of("refused-adds-nothing", "an answer adds at least one button")
        return self.with_draft(cells)

    def with_draft(self, draft: str | Iterable[Cell]) -> Position:
        """The position with the buttons of a draft, which may add none.

        Raises:
            GameError: the draft is malformed.
            IllegalMove: the buttons may not be laid there.
        """
        position = self.board
        for cell in read_cells(draft, self.board):
            try:
                position = position.lay(cell)
            except IllegalMove as error:
                raise IllegalMove.of(
                    "refused-one-more",
                    "{cell} is no space for one more button: {error}",
                    cell=cell_text(cell),
                    error=error,
                ) from error
        return position

    def added(self, position: Position) -> tuple[Cell, ...]:
        """The cells of the buttons that a position has more than the puzzle's own."""
        return position.grid.cells_of(position.button_mask & ~self.board.button_mask)

    @abstractmethod
    def may_be_best(self, position: Position) -> bool:
        """Whether some best arrangement has all buttons of a position, which are the puzzle's and some more."""

    @abstractmethod
    def first_hints(self, words: Words) -> tuple[Page, ...]:
        """The hints before any button is added."""

    def wrong_so_far(self, draft: str, words: Words) -> Page | None:
        """The buttons that no best arrangement has, or that only the buttons together cannot be right."""
        position = self.with_draft(draft)
        if self.may_be_best(position):
            return None
        wrong = [cell for cell in self.added(position) if not self.may_be_best(self.board.lay(cell))]
        return Page(wrong_text(wrong, words), self.picture(position, wrong=wrong))

    def hints(self, words: Words, draft: str = "") -> tuple[Page, ...]:
        """The hints to the puzzle that is left after the buttons of a draft that are right."""
        position = self.board
        for cell in read_cells(draft, self.board):
            after = position.lay(cell)
            position = after if self.may_be_best(after) else position
        added = self.added(position)
        if not added:
            return self.first_hints(words)
        if self.judge(added, words).right:
            return (Page(words.say("draft-complete"), self.picture(position)),)
        example = cell_text(position.legal_cells()[0])
        left = msgspec.structs.replace(self, position=str(position), answers=(example,))
        return left.first_hints(words)

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """One more button, or one less."""
        (cell,) = read_cells(place, self.board)
        position = self.with_draft(draft)
        if cell in self.added(position):
            return toggled(draft, cell)
        obstacle = position.why_not(cell)
        if obstacle is None:
            return toggled(draft, cell)
        return Refused(words.say("why-told", cell=cell_text(cell), why=words.say(OBSTACLES[obstacle])))

    def picture(self, position: Position, *, open_too: bool = False, **more: Any) -> BoardView:
        """What the board shows with some buttons added, which stand out.

        Args:
            position: the puzzle's, with more buttons.
            open_too: whether the spaces that are still open are offered.
            more: further fields of the view.
        """
        offered = position.legal_cells() if open_too else ()
        return replace(
            position.view(), **{"last_move": self.added(position), "offered": offered, "quiet": True, **more}
        )

    def reasons(self, position: Position, words: Words) -> tuple[tuple[Cell, str], ...]:
        """For each space that is not open why it is not, or that the button there may be taken back."""
        added, take_back = self.added(position), words.say("try-may-take-back")
        return tuple((cell, take_back if cell in added else why) for cell, why in closed_reasons(position, words))

    def worth_text(self, value: float, words: Words) -> str:
        return words.say("worth-buttons", count=round(value))

    def found(self, masks: Iterable[int]) -> Found:
        """Arrangements as answers, row by row."""
        return Found.of([cells_text(cells) for cells in sorted(map(self.board.grid.cells_of, masks))], margin=1)
