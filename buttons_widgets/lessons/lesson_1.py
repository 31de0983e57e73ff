"""Lesson 1, *Button never beside button*: counting arrangements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..buttons.cells import cell_text
from ..buttons.puzzles.independent import largest_sets, maximal_sets, pairing
from ..buttons.rules.position import Position
from ..kit.course.choice_exercise import ChoiceExercise
from ..kit.course.course import Lesson
from ..kit.course.exercise import Judged, mistaken, right
from ..kit.course.number_exercise import NumberExercise, Wanted
from ..kit.language.words import Words
from .on_board import OnBoard, beside_each_other


class OneRow(NumberExercise):
    """How many arrangements of buttons does a single row have?"""

    number = "1.1"
    wanted: ClassVar[Wanted] = "count"
    spaces: int

    def draw(self, random: Random) -> None:
        """Four to six spaces."""
        self.spaces = random.choice((4, 5, 6))

    def standard(self) -> None:
        """A row of four spaces."""
        self.spaces = 4

    def values(self, words: Words) -> Mapping[str, object]:
        """The row, and the two shorter ones from which it is counted."""
        shorter = {"before": ways_in_a_row(self.spaces - 1), "before-that": ways_in_a_row(self.spaces - 2)}
        return {"spaces": self.spaces, "ways": int(self.right), "last": self.spaces - 1, **shorter}

    @property
    def right(self) -> Fraction:
        """Rows whose last space is empty, and rows whose last space has a button, with an empty one before it."""
        return Fraction(ways_in_a_row(self.spaces))

    def mistakes(self) -> Mapping[str, Fraction]:
        """What comes of the usual slips."""
        return {
            "empty-left-out": self.right - 1,
            "neighbours": Fraction(2**self.spaces),
            "one-button": Fraction(self.spaces),
            "one-or-none": Fraction(self.spaces + 1),
        }


def ways_in_a_row(spaces: int) -> int:
    """How many arrangements there are in a row, the empty one included, with no two buttons beside each other.

    >>> [ways_in_a_row(spaces) for spaces in range(7)]
    [1, 2, 3, 5, 8, 13, 21]
    """
    one, other = 1, 2
    for _ in range(spaces):
        one, other = other, one + other
    return one


class NotIndependent(ChoiceExercise):
    """Why five arrangements a row are not 5 · 5 · 5 for three rows."""

    number = "1.2"
    right = "columns"

    @property
    def options(self) -> Sequence[str]:
        """What might be wrong with it."""
        return ("order", "columns", "empty", "added")


class AsManyAsFit(OnBoard):
    """As many buttons as find room beside two that lie there."""

    number = "1.3"

    def draw(self, random: Random) -> None:
        """Two buttons on a board of four rows, placed so that not every way to fill the rest up is the best one."""
        board = Position.parse("rbyg/gyrb/brgy/ygbr - 5")
        while True:
            first, other = random.sample(board.legal_cells(), 2)
            if not board.lay(first).is_legal(other):
                continue
            self.position = board.lay(first).lay(other)
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
        """How many find room."""
        return {"most": self.most}

    def judge_places(self, places: frozenset[str]) -> Judged:
        """Whether the rules allow them, and whether they are as many as find room."""
        board = self.position.grid
        old = [cell_text(cell) for cell in self.position.buttons]
        credit = min(len(places), self.most - 1) / self.most
        if pair := beside_each_other([*old, *places]):
            return mistaken("beside", one=pair[0], other=pair[1])
        if len(places) == self.most:
            return right()
        open_cells = self.laid(places).legal_cells()
        if open_cells:
            return mistaken("room-left", credit, cell=cell_text(open_cells[0]), count=len(places))
        return mistaken("full-is-not-most", credit, count=len(places), spaces=len(board.cells))

    def model_answer(self, words: Words) -> str:
        """One of the arrangements with the most buttons."""
        return self._places(next(largest_sets(self.position.grid, self.position.legal_mask)))

    def mistakes(self) -> Mapping[str, str]:
        """Buttons beside each other, room that is left, and a full board with too few buttons."""
        grid, free = self.position.grid, self.position.legal_mask
        best = self._places(next(largest_sets(grid, free))).split()
        near = grid.cells_of(grid.beside(grid.mask_of(best)) & free)
        full = min(maximal_sets(grid, free), key=int.bit_count)
        return {
            "beside": " ".join([*best, cell_text(near[0])]),
            "room-left": " ".join(best[1:]),
            "full-is-not-most": self._places(full),
        }

    def _places(self, mask: int) -> str:
        return " ".join(map(cell_text, self.position.grid.cells_of(mask)))


LESSON: Final = Lesson(1, (OneRow, NotIndependent, AsManyAsFit), Path(__file__).parent / "words" / "lesson_1")
"""The lesson's exercises."""
