"""How puzzles of Pretty Tricky are shown: sheets with what was written on them, and the roll beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kit.language.words import Words
from ...kit.page.svg import stacked
from ...kit.puzzles.puzzle_view import Below, PictureBoards, PuzzleView
from ...kit.table.scene import BoardShown
from ..drawing import SheetView, sheets_markup, sheets_svg
from ..puzzles.kind import TRICKY_PUZZLES
from .game_view import SHEET_STYLE

ALONE: Final = 1.3
"""A sheet alone is drawn so much larger than one of several."""


class SheetPuzzleView(PuzzleView):
    """How the puzzles of Pretty Tricky are shown: the picture of a page is one `SheetView` or several."""

    kind = TRICKY_PUZZLES
    style_sheets = (SHEET_STYLE,)

    def make_board(self, words: Words) -> PictureBoards:
        return PictureBoards(_drawn)

    def svg(self, picture: Sequence[SheetView], title: str, below: Below | None = None) -> str:
        """The sheets with what stands below them."""
        return stacked(*sheets_markup(picture), below, title)


def _drawn(view: SheetView, label: str, count: int) -> BoardShown:
    name = view.name or label
    return BoardShown(sheets_svg([view], name, ALONE if count == 1 else 1.0), name)


PUZZLE_VIEW: Final = SheetPuzzleView()
"""How the puzzles of Pretty Tricky are shown."""
