"""How puzzles of War of the Buttons are shown: the table, at which an answer is made; or dice."""

from __future__ import annotations

from typing import Any, Final

from ...kit.language.words import Words
from ...kit.page.svg import FONT, element, picture, stacked
from ...kit.puzzles.moves import Played
from ...kit.puzzles.puzzle_view import Below, PuzzleView, TableBoards
from ...kit.rules.game import Seat
from ...kit.table.scene import Scene, SeatLine
from ..drawing.things import LINES, Layer
from ..puzzles.kind import WAR_PUZZLES
from ..rules.game import Game
from .game_view import VILLAGE_STYLE, GameView, size_with_mats

DICE_SIZE: Final = (400.0, 130.0)
"""How large the picture of dice alone is."""


class PuzzleTable(GameView):
    """The table of a puzzle: nobody is a bot, and whose turn it is the question says."""

    def seat_line(self, scene: Scene[Game], seat: Seat) -> SeatLine:
        return SeatLine()


class WarPuzzleView(PuzzleView):
    """How the puzzles of War of the Buttons are shown: the picture of a page is a `Played`, or some heaps of dice."""

    kind = WAR_PUZZLES
    style_sheets = (VILLAGE_STYLE,)
    at_table = PuzzleTable()

    def make_board(self, words: Words) -> TableBoards:
        return TableBoards(self.at_table, words, _dice_svg)

    def svg(self, picture: Any, title: str, below: Below | None = None) -> str:
        """The table, or dice, with what stands below."""
        if isinstance(picture, Played):
            game = picture.states[-1]
            return stacked(self.at_table.picture(game), size_with_mats(len(game.names)), below, title)
        return stacked(_dice_svg(picture, title), DICE_SIZE, below, title)


def _dice_svg(heaps: Any, label: str) -> str:
    """Heaps of dice, one below the other."""
    layer, (width, height) = Layer(), DICE_SIZE
    high = height / len(heaps)
    for number, heap in enumerate(heaps):
        layer.heap(heap, (10, number * high + 10, width - 20, high - 20), 40, flagged=False)
    return picture((0, 0, width, height), element("g", str(layer), **LINES), label=label, font_family=FONT)


PUZZLE_VIEW: Final = WarPuzzleView()
"""How the puzzles of War of the Buttons are shown."""
