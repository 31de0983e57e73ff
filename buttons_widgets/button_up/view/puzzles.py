"""`puzzle()` and `puzzle_book()`: puzzles of Button Up! to solve, on a live circle."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any, Final

from ...kit.language.words import Words
from ...kit.puzzles.book import PuzzleBook
from ...kit.puzzles.lookup import find_puzzle
from ...kit.puzzles.open_book import open_book
from ...kit.puzzles.pack import Pack
from ...kit.puzzles.puzzle import Puzzle
from ...kit.puzzles.puzzle_view import Below, PuzzleView
from ...kit.puzzles.puzzle_widget import PuzzleWidget
from ...kit.rules.errors import GameError, quoted
from ...kit.table.picture_board import PictureBoard
from ...kit.table.scene import BoardShown
from ..drawing.circle_view import CircleView
from ..drawing.picture import HEIGHT, WIDTH, circle_svg
from ..puzzles.kind import BUTTON_UP_PUZZLES
from ..puzzles.messages import puzzle_words
from .game_view import CIRCLE_SHEET, circle_drawing


def puzzle(puzzle_or_id: Puzzle | str, language: str | None = None) -> PuzzleWidget:
    """A puzzle of Button Up! to solve, on the circle or by a button.

    Args:
        puzzle_or_id: a puzzle, of `load_pack(...)` or `generate_puzzle(...)`; or the id of one in any of `packs()`,
            such as `"win_left-001"`.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: it is no puzzle, no pack has one with this id, or there are no words in the language.
    """
    words = puzzle_words(language)
    if isinstance(puzzle_or_id, str):
        puzzle_or_id = find_puzzle(BUTTON_UP_PUZZLES, puzzle_or_id)
    if not isinstance(puzzle_or_id, Puzzle):
        raise GameError(f"a puzzle is wanted, or the id of one such as 'win_left-001', not {quoted(puzzle_or_id)}")
    return PuzzleWidget(PUZZLE_VIEW, puzzle_or_id, words)


def puzzle_book(
    pack: str | Path | Pack | None = None, theme: str | None = None, language: str | None = None
) -> PuzzleBook:
    """Puzzles of Button Up!, one after another, as in the book of BUTTONS.

    Args:
        pack: the name or path of a pack to begin with, see `packs`, or a pack; all packs if left out.
        theme: the theme to begin with, such as `"replay_trap"`; all themes if left out.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: there is no such theme, there are no words in the language, or `pack` is something else.
    """
    return open_book(PUZZLE_VIEW, puzzle_words(language), pack, theme)


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
    focus = ".bw-pick.bu-offered"

    def make_board(self, words: Words) -> CircleBoard:
        """A live circle."""
        return CircleBoard(words)

    def svg(self, picture: Any, title: str, below: Below | None = None) -> str:
        """The circle with what stands below it."""
        markup, height = below(WIDTH) if below else ("", 0)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT + height}" width="{WIDTH}"'
            f' height="{HEIGHT + height}" role="img" aria-label="{escape(title)}">{circle_svg(picture, title)}'
            f'<g transform="translate(0 {HEIGHT})">{markup}</g></svg>'
        )

    def offers(self, picture: CircleView) -> bool:
        """Whether a pile can be sown."""
        return bool(picture.offered)


PUZZLE_VIEW: Final = CirclePuzzleView()
"""How the puzzles of Button Up! are shown."""
