"""How puzzles of Pretty Tricky are shown: sheets with what was written on them, and the roll beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.page.svg import stacked
from ...kit.puzzles.puzzle_view import Below, PuzzleView
from ...kit.table.picture_board import PictureBoard
from ...kit.table.scene import BoardShown
from ..drawing import SheetView, sheets_markup, sheets_svg
from ..puzzles.kind import TRICKY_PUZZLES
from .game_view import SHEET_STYLE

ALONE: Final = 1.3
"""A sheet alone is drawn so much larger than one of several."""


class SheetsBoard(w.Box):
    """A sheet or several, as many side by side as can be read there. Nothing on them can be clicked."""

    active = False

    def __init__(self) -> None:
        self._boards: tuple[PictureBoard, ...] = ()
        super().__init__()
        self.add_class("pt-sheets")

    def draw(self, shown: BoardShown, /, *, active: bool = False, turn: int = 0, compact: bool = False) -> None:
        """Show the sheets; see `Board.draw`."""
        views, scale = shown.picture, ALONE if len(shown.picture) == 1 else 1.0
        kept, closed = self._boards[: len(views)], self._boards[len(views) :]
        self._boards = (*kept, *(PictureBoard() for _ in views[len(kept) :]))
        self.children = self._boards
        for board in closed:
            board.close()
        for board, view in zip(self._boards, views, strict=True):
            label = view.name or shown.label
            board.draw(BoardShown(sheets_svg([view], label, scale), label))

    def on_pick(self, callback: Callable[[Any, int], object], /) -> None:
        """Nothing can be clicked."""


class SheetPuzzleView(PuzzleView):
    """How the puzzles of Pretty Tricky are shown: the picture of a page is one `SheetView` or several."""

    kind = TRICKY_PUZZLES
    style_sheets = (SHEET_STYLE,)

    def make_board(self, words: Words) -> SheetsBoard:
        return SheetsBoard()

    def svg(self, picture: Sequence[SheetView], title: str, below: Below | None = None) -> str:
        """The sheets with what stands below them."""
        return stacked(*sheets_markup(picture), below, title)


PUZZLE_VIEW: Final = SheetPuzzleView()
"""How the puzzles of Pretty Tricky are shown."""
