"""The three spaces of exercise 3.11: the safest one is not the one that leaves the most spaces open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any, ClassVar, Final

from ..buttons.cells import Cell, as_cell, cell_text
from ..buttons.drawing.board_view import BoardView
from ..buttons.rules.moves import Dice
from ..buttons.rules.position import Position
from ..kit.exercises.exercise import Judged, mistaken, right
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import Refused, RollShown
from .dice_questions import bust_share, drawn_position, open_by_row, shown_roll
from .on_board import OnBoard

BLACK_DICE: Final = 3
CLEARLY: Final = 13
"""So many more of the 1296 outcomes, at least, are bust after a space that is not the safest one: one in a hundred."""


def _open_after(position: Position, cell: Cell) -> tuple[int, ...]:
    """How many spaces are open in each row after a button is laid. Many boards are drawn until one fits: in masks."""
    bit = position.grid.bit(cell)
    left = position.legal_mask & ~(position.grid.neighbours[bit] | 1 << bit)
    return tuple((left & row).bit_count() for row in position.grid.rows)


class SafestSpace(OnBoard):
    """A roll offers three spaces: which of them leaves the next roll safest?"""

    number = "3.11"
    variants: ClassVar[int] = 30  # some sixty boards are tried before one fits

    def draw(self, random: Random) -> None:
        """Three spaces, of which the safest is not the one that leaves the most spaces open."""

        def fits(position: Position) -> bool:
            return any(True for _ in self._threes(position))

        self.position = drawn_position(random, fits, buttons=3, stars=2, black_dice=BLACK_DICE)
        self.offered = random.choice(list(self._threes(self.position)))
        (row, first), *others = random.sample(self.offered, 3)
        self.roll = Dice(row, first, tuple(column for _, column in others))
        after = {cell: self.position.lay(cell) for cell in self.offered}
        self.risks = {cell: bust_share(position) for cell, position in after.items()}
        self.left = {cell: position.legal_mask.bit_count() for cell, position in after.items()}

    def _threes(self, position: Position) -> Iterator[tuple[Cell, ...]]:
        """Three spaces of a row among which the safest is safest clearly, and another one leaves the most open."""
        for row, count in enumerate(open_by_row(position), start=1):
            if count < 3:
                continue
            counts = {cell: _open_after(position, cell) for cell in position.legal_cells() if cell[0] == row}
            misses = {cell: sum((6 - count) ** BLACK_DICE for count in found) for cell, found in counts.items()}
            for three in combinations(counts, 3):
                left = sorted((sum(counts[cell]), cell) for cell in three)
                best, second, _ = sorted((misses[cell], cell) for cell in three)
                if second[0] - best[0] > CLEARLY and left[2][0] > left[1][0] and left[2][1] != best[1]:
                    yield three

    @property
    def safest(self) -> Cell:
        """The space after which a bust is least likely."""
        return min(self.offered, key=self.risks.__getitem__)

    @property
    def roomiest(self) -> Cell:
        """The space after which the most spaces are open."""
        return max(self.offered, key=self.left.__getitem__)

    def values(self, words: Words) -> Mapping[str, object]:
        risks = {cell: float(self.risks[cell]) for cell in sorted(self.offered) if cell != self.safest}
        return {
            "best": cell_text(self.safest),
            "risk": Figure(float(self.risks[self.safest]), ".1%"),
            "others": words.listed([f"{cell_text(cell)} {words.number(risk, '.1%')}" for cell, risk in risks.items()]),
            "roomiest": cell_text(self.roomiest),
            "most": self.left[self.roomiest],
            "left": self.left[self.safest],
        }

    def rolls(self, words: Words) -> tuple[RollShown, ...]:
        return (shown_roll(self.roll, words),)

    def picture(self, draft: str) -> BoardView:
        """The board with the roll at its edges."""
        view = super().picture(draft)
        offered = [cell for cell in self.offered if cell_text(cell) != draft]
        return replace(view, offered=offered, row=self.roll.white, columns=self.roll.columns)

    def why_not(self, draft: str, place: str, words: Words) -> str:
        """A space that the roll does not offer cannot be chosen."""
        return "" if as_cell(place) in self.offered else self.say(words, "not-offered", cell=place)

    def pick(self, draft: str, place: Any, words: Words) -> str | Refused:
        """One space is chosen, in place of another one."""
        return super().pick(draft if draft == self.place_text(place) else "", place, words)

    def judge_places(self, places: frozenset[str]) -> Judged:
        """Whether it is the safest one."""
        if len(places) > 1:
            return mistaken("several")
        (cell,) = map(as_cell, places)
        if cell == self.safest:
            return right()
        if cell not in self.offered:
            return mistaken("elsewhere", cell=cell_text(cell))
        name = "roomiest" if cell == self.roomiest else "other"
        return mistaken(name, cell=cell_text(cell), open=self.left[cell])

    def model_answer(self, words: Words) -> str:
        return cell_text(self.safest)

    def mistakes(self) -> Mapping[str, str]:
        """The most open spaces, another space, a space that is not offered, and several spaces."""
        other = next((cell for cell in self.offered if cell not in (self.safest, self.roomiest)), self.offered[0])
        elsewhere = next(cell for cell in self.position.legal_cells() if cell not in self.offered)
        return {
            "roomiest": cell_text(self.roomiest),
            "other": cell_text(other),
            "elsewhere": cell_text(elsewhere),
            "several": " ".join(map(cell_text, self.offered)),
        }
