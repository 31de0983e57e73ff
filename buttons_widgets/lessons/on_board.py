"""Exercises that are answered on a board of BUTTONS."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

from ..buttons.cells import Cell, as_cell, cell_text
from ..buttons.drawing.board_view import BoardView
from ..buttons.phrases import OBSTACLES
from ..buttons.rules.laying import Obstacle
from ..buttons.rules.position import Position
from ..kit.exercises.board_exercise import BoardExercise, SketchExercise
from ..kit.exercises.exercise import Slip
from ..kit.language.words import Words
from ..kit.rules.errors import GameError


class OnBoard(BoardExercise):
    """Spaces of a board are chosen, and a button is shown on each; derive from it, and set `position` in `draw`.

    Attributes:
        position: the board at first.
        keeps_rules: whether a space that is closed is refused with the reason at once. Otherwise it can be chosen, and
            the answer is judged with it.
    """

    keeps_rules: ClassVar[bool] = False
    position: Position

    def place_text(self, place: Any) -> str:
        """A space such as `"2-3"`, which may also be given as `(2, 3)`."""
        cell = as_cell(place)
        if cell not in self.position.grid.cells:
            raise GameError.of(
                "refused-off-board",
                "{cell} is not on a board of {size} rows",
                cell=cell_text(cell),
                size=self.position.size,
            )
        return cell_text(cell)

    def read(self, answer: Any) -> str:
        """The spaces in order; none of them was taken before."""
        places = super().read(answer)
        for cell in map(as_cell, places.split()):
            if cell in self.position.buttons or cell in self.position.stars:
                raise Slip("board-taken", cell=cell_text(cell))
        return places

    def why_not(self, draft: str, place: str, words: Words) -> str:
        """Why a space cannot be chosen: something lies there, or where the rules are kept it is closed."""
        board = self.laid(draft.split()) if self.keeps_rules else self.position
        why = board.why_not(place)
        if why is None or (why is Obstacle.BESIDE and not self.keeps_rules):
            return ""
        return words.say("why-told", cell=place, why=words.say(OBSTACLES[why]))

    def laid(self, places: Iterable[str]) -> Position:
        """The position with a button on each of some spaces.

        Raises:
            IllegalMove: the rules forbid it.
        """
        position = self.position
        for place in sorted(places):
            position = position.lay(place)
        return position

    def picture(self, draft: str) -> BoardView:
        """The board with a button on each space that was chosen."""
        view = self.position.view()
        chosen = [as_cell(place) for place in draft.split()]
        return replace(view, buttons=[*view.buttons, *chosen], last_move=chosen)

    def reasons(self, draft: str, words: Words) -> tuple[tuple[Any, str], ...]:
        """For each space that cannot be chosen, why; and of those that were chosen that they may be taken back."""
        chosen = draft.split()
        told: list[tuple[Cell, str]] = []
        for cell in self.position.grid.cells:
            why = self.position.why_not(cell)
            if cell_text(cell) in chosen:
                told.append((cell, words.say("try-may-take-back")))
            elif why in (Obstacle.BUTTON, Obstacle.STAR):
                told.append((cell, words.say(OBSTACLES[why])))
        return tuple(told)


class SketchOnBoard(OnBoard, SketchExercise):
    """Spaces of a board are chosen, and a person looks at them."""


def beside_each_other(places: Iterable[str]) -> tuple[str, str] | None:
    """Two of some spaces that are next to each other; `None` if there are none.

    >>> beside_each_other(["1-1", "2-2", "2-3"]), beside_each_other(["1-1", "2-2"])
    (('2-2', '2-3'), None)
    """
    cells = sorted(as_cell(place) for place in places)
    for place, (row, column) in enumerate(cells):
        for other in cells[place + 1 :]:
            if abs(other[0] - row) + abs(other[1] - column) == 1:
                return cell_text((row, column)), cell_text(other)
    return None
