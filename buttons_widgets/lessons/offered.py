"""The exercise of lesson 2 that is answered on the board: where may a button be laid with a roll?"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from ..buttons.cells import cell_text
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.exercises.exercise import Judged, mistaken, right
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import RollShown
from .dice_questions import drawn_position, random_roll, shown_roll
from .on_board import OnBoard


class WhereToLay(OnBoard):
    """All spaces on which a button may be laid with a roll."""

    number = "2.2"
    dice: Dice

    def draw(self, random: Random) -> None:
        """A board, and a roll of which each usual mistake makes something else."""
        while True:
            self.position = drawn_position(random, _has_room, buttons=4, stars=2, black_dice=5)
            self.dice = random_roll(random, self.position)
            if self._is_fair:
                return

    @property
    def _is_fair(self) -> bool:
        """Whether two or three spaces may be chosen, the golden one among them, and one is closed by a neighbour."""
        return (
            2 <= len(self.right) <= 3
            and cell_text(self.dice.golden_cell) in self.right
            and bool(self.closed)
            and self.dice.white not in self.dice.columns
            and len(self.swapped) >= 2
        )

    @property
    def right(self) -> frozenset[str]:
        """The spaces on which a button may be laid."""
        return frozenset(cell_text(cell) for cell in self.dice.cells if self.position.is_legal(cell))

    @property
    def closed(self) -> frozenset[str]:
        """The spaces that the roll offers and that are empty, but beside a button."""
        lying = {*self.position.buttons, *self.position.stars}
        return frozenset(cell_text(cell) for cell in self.dice.cells if cell not in lying) - self.right

    @property
    def swapped(self) -> frozenset[str]:
        """Where a button could be laid if the white die were the column and the black ones rows."""
        cells = [(row, self.dice.white) for row in self.dice.columns]
        return frozenset(cell_text(cell) for cell in cells if self.position.is_legal(cell))

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (shown_roll(self.dice, words),)

    def values(self, words: Words) -> Mapping[str, object]:
        columns = words.listed([str(column) for column in self.dice.columns])
        return {"white": self.dice.white, "gold": self.dice.gold, "columns": columns, "count": len(self.right)}

    def judge_places(self, places: frozenset[str]) -> Judged:
        """Whether they are all spaces that the roll offers, and no other."""
        if places == self.right:
            return right()
        found = len(places & self.right)
        if places == self.swapped:
            return mistaken("swapped")
        if wrong := places & frozenset(map(cell_text, self.dice.cells)) - self.right:
            return mistaken("closed", max(0, found - len(wrong)) / len(self.right), cell=min(wrong))
        if others := places - self.right:
            return mistaken("elsewhere", max(0, found - len(others)) / len(self.right), cell=min(others))
        name = "gold-only" if places == {cell_text(self.dice.golden_cell)} else "missing"
        return mistaken(name, found / len(self.right), found=found)

    def mistakes(self) -> Mapping[str, str]:
        """White taken for the column, only the golden space, a closed space taken, some left out, another row."""
        golden = cell_text(self.dice.golden_cell)
        other_row = next(
            cell_text(cell)
            for cell in self.position.legal_cells()
            if cell[0] != self.dice.white and cell_text(cell) not in self.swapped
        )
        return {
            "swapped": " ".join(self.swapped),
            "gold-only": golden,
            "closed": " ".join(self.right | self.closed),
            "missing": " ".join(self.right - {golden}),
            "elsewhere": " ".join(self.right | {other_row}),
        }

    def model_answer(self, words: Words) -> str:
        return " ".join(sorted(self.right))


def _has_room(position: Position) -> bool:
    return len(position.legal_cells()) >= 12
