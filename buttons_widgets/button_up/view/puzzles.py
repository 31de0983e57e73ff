"""How puzzles of Button Up! are shown, on a live circle."""

from __future__ import annotations

from typing import Any, Final

from ...kit.language.words import Words
from ...kit.page import svg
from ...kit.puzzles.puzzle_view import Below, PuzzleView
from ...kit.table.picture_board import PictureBoard
from ...kit.table.scene import BoardShown
from ..drawing import HEIGHT, WIDTH, CircleView, circle_svg
from ..puzzles.kind import BUTTON_UP_PUZZLES
from .game_view import CIRCLE_SHEET, circle_drawing


class CircleBoard(PictureBoard):
    """A live circle.

    Args:
        words: the language of the names of its piles.
    """

    def __init__(self, words: Words) -> None:
        self._words = words
        super().__init__()

    def draw(self, shown: BoardShown, /, *, active: bool = False, turn: int = 0, compact: bool = False) -> None:
        """Show a `CircleView`."""
        drawing = circle_drawing(shown.picture, shown.label, self._words)
        super().draw(shown._replace(picture=drawing), active=active, turn=turn, compact=compact)


class CirclePuzzleView(PuzzleView):
    """How the puzzles of Button Up! are shown: the picture of a page is a `CircleView`."""

    kind = BUTTON_UP_PUZZLES
    style_sheets = (CIRCLE_SHEET,)
    focus = ".bw-pick[tabindex='0']"

    def make_board(self, words: Words) -> CircleBoard:
        """A live circle."""
        return CircleBoard(words)

    def svg(self, picture: Any, title: str, below: Below | None = None) -> str:
        """The circle with what stands below it."""
        markup, height = below(WIDTH) if below else ("", 0)
        whole = circle_svg(picture, title)
        return svg.picture((0, 0, WIDTH, HEIGHT + height), whole, svg.group(markup, at=(0, HEIGHT)), label=title)

    def offers(self, picture: CircleView) -> bool:
        """Whether a pile can be sown."""
        return bool(picture.offered)


PUZZLE_VIEW: Final = CirclePuzzleView()
"""How the puzzles of Button Up! are shown."""
