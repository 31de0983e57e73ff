"""How puzzles of Button Up! are shown, on a live circle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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

    def judged(self, picture: CircleView, answers: Sequence[str], wrong: str) -> CircleView:
        """The piles of right answers and that of a wrong one are marked, where no sowing is shown."""
        if picture.sown is not None:
            return picture
        right = frozenset(int(answer) for answer in answers if answer.isdecimal())
        return replace(picture, right=right, wrong=int(wrong) if wrong.isdecimal() else None)


PUZZLE_VIEW: Final = CirclePuzzleView()
"""How the puzzles of Button Up! are shown."""
