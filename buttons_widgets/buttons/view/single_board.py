"""One board that is changed by clicking, with controls beside it: what `coach()` and `try_laying()` have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.activity import Activity
from ...kit.rules.errors import GameError
from ...kit.table.scene import BoardShown
from ..cells import Cell
from ..drawing.board_view import BoardView
from ..rules.moves import Dice
from ..rules.position import Position
from .board import BoardWidget, board_texts
from .sheets import ALL_SHEETS


def check_dice_fit(dice: Dice, position: Position) -> None:
    """Check that dice may have fallen for a player with this board.

    Raises:
        GameError: a die shows more than the board has rows.
    """
    if not 1 <= min(dice.white, *dice.columns) <= max(dice.white, *dice.columns) <= position.size:
        raise GameError.of(
            "refused-dice-fit",
            "on a board of {size} rows every die shows 1 to {size}, but these are {dice}",
            size=position.size,
            dice=dice,
        )


class SingleBoard:
    """A board, the answer to the last click, and a way back to the start.

    Args:
        position: what it shows at first.
        words: the language.
        label: what the board is called for people who do not see it.
        on_pick: called with the space that was clicked.
        on_again: called when the board is to be shown as it was at first.
        more_sheets: style sheets besides those of all boards.

    Attributes:
        activity: of the widget that the board is a part of.
        board: the board.
        again: the button for the way back.
    """

    def __init__(
        self,
        position: Position,
        words: Words,
        label: str,
        on_pick: Callable[[Cell], object],
        on_again: Callable[[], object],
        more_sheets: tuple[Path, ...] = (),
    ) -> None:
        self._label = label
        self.activity = Activity(words, (*ALL_SHEETS, *more_sheets), focus=["[role=gridcell][tabindex='0']"])
        self.board = BoardWidget(position, active=True, texts=board_texts(words), label=label)
        self.board.on_pick(self.activity.fresh(on_pick))
        self.again = w.Button(description=words.say("try-again"), tooltip=words.say("try-again-hint"), icon="undo")
        self.again.on_click(self.activity.guarded(lambda _: on_again()))

    def draw(
        self, position: Position, view: BoardView, reason: Callable[[Cell], str], latest: Cell | None = None
    ) -> None:
        """Show the board, with a reason for each space that is not offered.

        Args:
            position: whose spaces have reasons.
            view: what the board shows.
            reason: why a space cannot be chosen; "" for no reason.
            latest: the space that has just changed.
        """
        closed = (cell for cell in position.grid.cells if cell not in view.offered)
        reasons: Mapping[Any, str] = {cell: text for cell in closed if (text := reason(cell))}
        shown = BoardShown(view, self._label, latest=[latest] if latest else [], reasons=reasons)
        self.board.draw(shown, active=True, turn=self.activity.turn, compact=False)
