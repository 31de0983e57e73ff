"""How puzzles of Button Up! are shown, on a live circle."""

from __future__ import annotations

from typing import Any, Final

from ...kit.language.words import Words
from ...kit.page.svg import stacked
from ...kit.puzzles.puzzle_view import Below, PuzzleView
from ...kit.table.picture_board import PictureBoard
from ..drawing import HEIGHT, WIDTH, CircleView, circle_svg
from ..puzzles.kind import BUTTON_UP_PUZZLES
from .game_view import CIRCLE_SHEET, circle_board


class CirclePuzzleView(PuzzleView):
    """How the puzzles of Button Up! are shown: the picture of a page is a `CircleView`."""

    kind = BUTTON_UP_PUZZLES
    style_sheets = (CIRCLE_SHEET,)
    focus = ".bw-pick[tabindex='0']"

    def make_board(self, words: Words) -> PictureBoard:
        return circle_board(words)

    def svg(self, picture: Any, title: str, below: Below | None = None) -> str:
        """The circle with what stands below it."""
        return stacked(circle_svg(picture, title), (WIDTH, HEIGHT), below, title)

    def offers(self, picture: CircleView) -> bool:
        """Whether a pile can be sown."""
        return bool(picture.offered)


PUZZLE_VIEW: Final = CirclePuzzleView()
"""How the puzzles of Button Up! are shown."""
