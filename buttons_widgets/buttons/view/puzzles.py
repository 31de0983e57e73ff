"""How puzzles of BUTTONS are shown, on a live board."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kit.language.words import Words
from ...kit.puzzles.puzzle_view import Below, PuzzleView
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from ..puzzles.kind import BUTTONS_PUZZLES
from .board import BoardWidget
from .board_texts import board_texts
from .day_round import DailyRound
from .sheets import OWN_SHEETS


class ButtonsPuzzleView(PuzzleView):
    """How the puzzles of BUTTONS are shown: the picture of a page is a `BoardView`."""

    kind = BUTTONS_PUZZLES
    style_sheets = OWN_SHEETS
    make_round = DailyRound
    focus = "[role=gridcell][tabindex='0']"

    def make_board(self, words: Words) -> BoardWidget:
        """A live board."""
        return BoardWidget(texts=board_texts(words))

    def svg(self, picture: Any, title: str, below: Below | None = None) -> str:
        """The board with what stands below it."""
        return board_svg(picture, title=title, below=below)

    def offers(self, picture: BoardView) -> bool:
        """Whether a space is framed, in gold or otherwise."""
        return bool(picture.offered) or picture.golden is not None

    def with_marks(self, picture: BoardView, hint: BoardView, *, fresh: bool) -> BoardView:
        """The buttons of the one, with the numbers, rings, lines and (until the next click) frames of the other."""
        if picture.size != hint.size:
            return picture
        offered = hint.offered if fresh else picture.offered
        worths = {**picture.worths, **hint.worths}
        return replace(picture, offered=offered, worths=worths, line=hint.line, last_move=hint.last_move)


PUZZLE_VIEW = ButtonsPuzzleView()
"""How the puzzles of BUTTONS are shown."""
