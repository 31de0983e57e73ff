"""One board that is changed by clicking, with controls beside it: what `coach()` and `try_laying()` have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import RLock
from typing import Any, ClassVar

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.page.frame import frame_with
from ...kit.page.lifeline import Lifeline
from ...kit.page.lock import one_at_a_time
from ...kit.page.static_picture import SavedAsSvg
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


class SingleBoard(SavedAsSvg, w.VBox):
    """A board, the answer to the last click, and a way back to the start.

    Attributes:
        position: the board as it is now.
        sheets: the style sheets that it needs.
    """

    sheets: ClassVar[tuple[Path, ...]] = ALL_SHEETS

    def __init__(self, position: Position, words: Words, label: str) -> None:
        self.lock = RLock()
        self.position = self._start = position
        self._words, self._label = words, label
        self._turn = 0
        say = words.say
        self.frame = frame_with(self.sheets)(fresh=True, focus_on=["[role=gridcell][tabindex='0']"])
        self.lifeline = Lifeline(words)
        self.board = BoardWidget(position, active=True, texts=board_texts(words), label=label)
        self.board.on_pick(self._on_pick)
        self.again = w.Button(description=say("try-again"), tooltip=say("try-again-hint"), icon="undo")
        self.again.on_click(lambda _: self.start_over())
        super().__init__()
        self.add_class("bw-table")

    @abstractmethod
    def _picked(self, cell: Cell) -> None:
        """A space was clicked."""

    @one_at_a_time
    def _on_pick(self, cell: Cell, turn: int) -> None:
        if turn == self._turn:  # otherwise the board has changed since the click
            self._picked(cell)

    @abstractmethod
    def start_over(self) -> None:
        """Show the board as it was at first."""

    def _draw(self, view: BoardView, reason: Callable[[Cell], str], latest: Cell | None = None) -> None:
        """Show the board, with a reason for each space that is not offered.

        Args:
            view: what the board shows.
            reason: why a space cannot be chosen; "" for no reason.
            latest: the space that has just changed.
        """
        closed = (cell for cell in self.position.grid.cells if cell not in view.offered)
        reasons: Mapping[Any, str] = {cell: text for cell in closed if (text := reason(cell))}
        shown = BoardShown(view, self._label, latest=[latest] if latest else [], reasons=reasons)
        self.board.draw(shown, active=True, turn=self._turn, compact=False)

    def _say(self, *news: str) -> None:
        """Send the news to a screen reader."""
        with self.frame.hold_sync():
            self.frame.news = " ".join(news)
            self.frame.turn = self._turn

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self.position)!r})"

    def _repr_svg_(self) -> str:
        return self.board._repr_svg_()
