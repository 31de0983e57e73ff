"""The exercises of lesson 1 that are answered on the board: with as many buttons as fit, and full with few."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from ..buttons.cells import cell_text
from ..buttons.puzzles.independent import largest_sets, maximal_sets, pairing
from ..buttons.rules.layout import LAYOUTS
from ..buttons.rules.position import Position
from ..kit.exercises.exercise import Judged, Slip, mistaken, right
from ..kit.language.words import Words
from .counting import FOUR_ROWS, full_boards, places_text
from .on_board import OnBoard, SketchOnBoard, beside_each_other


class AsManyAsFit(OnBoard):
    """As many buttons as find room beside two that lie there."""

    number = "1.7"

    def draw(self, random: Random) -> None:
        """Two buttons on a board of four rows, placed so that not every way to fill the rest up is the best one."""
        while True:
            first, other = random.sample(FOUR_ROWS.legal_cells(), 2)
            if not FOUR_ROWS.lay(first).is_legal(other):
                continue
            self.position = FOUR_ROWS.lay(first).lay(other)
            if len(self._full_boards) > self._full_boards.count(self.most):
                return

    @property
    def _full_boards(self) -> list[int]:
        """For each way to fill the board up how many buttons are added."""
        sets = maximal_sets(self.position.grid, self.position.legal_mask)
        return [buttons.bit_count() for buttons in sets]

    @property
    def most(self) -> int:
        """The most buttons that can be added."""
        return pairing(self.position.grid, self.position.legal_mask).most

    def values(self, words: Words) -> Mapping[str, object]:
        return {"most": self.most}

    def judge_places(self, places: frozenset[str]) -> Judged:
        """Whether the rules allow them, and whether they are as many as find room."""
        old = [cell_text(cell) for cell in self.position.buttons]
        credit = min(len(places), self.most - 1) / self.most
        if pair := beside_each_other([*old, *places]):
            return mistaken("beside", one=pair[0], other=pair[1])
        if len(places) == self.most:
            return right()
        open_cells = self.laid(places).legal_cells()
        if open_cells:
            return mistaken("room-left", credit, cell=cell_text(open_cells[0]), count=len(places))
        return mistaken("full-is-not-most", credit, count=len(places))

    def model_answer(self, words: Words) -> str:
        """One of the arrangements with the most buttons."""
        return places_text(self.position.grid, next(largest_sets(self.position.grid, self.position.legal_mask)))

    def mistakes(self) -> Mapping[str, str]:
        """Buttons beside each other, room that is left, and a full board with too few buttons."""
        board, free = self.position.grid, self.position.legal_mask
        best = next(largest_sets(board, free))
        near = board.cells_of(board.beside(best) & free)
        first, *others = places_text(board, best).split()
        full = min(maximal_sets(board, free), key=int.bit_count)
        return {
            "beside": " ".join([first, *others, cell_text(near[0])]),
            "room-left": " ".join(others),
            "full-is-not-most": places_text(board, full),
        }


class FullWithFew(SketchOnBoard):
    """A board that is full, with as few buttons as possible: the class compares."""

    number = "1.10"
    keeps_rules: ClassVar[bool] = True

    @property
    def position(self) -> Position:  # type: ignore[override]
        """The real board, empty."""
        return Position.of(LAYOUTS["A"])

    def values(self, words: Words) -> Mapping[str, object]:
        """How few buttons are enough, and how many full boards there are."""
        full = full_boards()
        return {"fewest": min(map(int.bit_count, full)), "full": len(full)}

    def judge_places(self, places: frozenset[str]) -> Judged:
        """It is kept if it is full.

        Raises:
            Slip: two buttons lie beside each other, or there is room for one more.
        """
        if pair := beside_each_other(places):
            raise Slip(f"{self.key}.beside", one=pair[0], other=pair[1])
        if open_cells := self.laid(places).legal_cells():
            raise Slip(f"{self.key}.room-left", cell=cell_text(open_cells[0]), count=len(open_cells))
        return super().judge_places(places)._replace(values={"count": len(places)})

    def model_answer(self, words: Words) -> str:
        """One of the arrangements with the fewest buttons."""
        return places_text(self.position.grid, min(full_boards(), key=int.bit_count))
