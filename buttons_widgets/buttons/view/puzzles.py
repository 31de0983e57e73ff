"""`puzzle()` and `puzzle_book()`: puzzles of BUTTONS to solve, on a live board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from ...kit.language.words import Words
from ...kit.puzzles.book import PuzzleBook
from ...kit.puzzles.lookup import find_puzzle
from ...kit.puzzles.open_book import open_book
from ...kit.puzzles.pack import Pack
from ...kit.puzzles.puzzle import Puzzle
from ...kit.puzzles.puzzle_view import Below, PuzzleView
from ...kit.puzzles.puzzle_widget import PuzzleWidget
from ...kit.rules.errors import GameError, quoted
from ..drawing.board_view import BoardView
from ..drawing.picture import board_svg
from ..puzzles.kind import BUTTONS_PUZZLES
from ..puzzles.messages import puzzle_words
from .board import BoardWidget
from .board_texts import board_texts
from .day_round import DailyRound
from .sheets import OWN_SHEETS


def puzzle(puzzle_or_id: Puzzle | str, language: str | None = None) -> PuzzleWidget:
    """A puzzle to solve.

    Answer it on the board, by a button or by typing, as the question asks. Hints come step by step; afterwards every
    option is shown with its exact worth, and why the best one is best.

    Args:
        puzzle_or_id: a puzzle, of `load_pack(...)` or `generate_puzzle(...)`; or the id of one in any of `packs()`,
            such as `"most-001"`.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: it is no puzzle, no pack has one with this id, or there are no words in the language.
    """
    words = puzzle_words(language)
    if isinstance(puzzle_or_id, str):
        puzzle_or_id = find_puzzle(BUTTONS_PUZZLES, puzzle_or_id)
    if not isinstance(puzzle_or_id, Puzzle):
        raise GameError(
            f"a puzzle is wanted, or the id of one such as 'most-001', not {quoted(puzzle_or_id)}: "
            "write puzzle(load_pack(...)[0]), or puzzle(generate_puzzle('most'))"
        )
    return PuzzleWidget(PUZZLE_VIEW, puzzle_or_id, words)


def puzzle_book(
    pack: str | Path | Pack | None = None, theme: str | None = None, language: str | None = None
) -> PuzzleBook:
    """Puzzles, one after another: those that fit you, a pack in order, those you missed, against the clock, the day's.

    It keeps what you do in a file beside your games, and tells you how you are getting on. The daily puzzle and the
    daily round are the same for everybody.

    Args:
        pack: the name or path of a pack to begin with, see `packs`, or a pack; all packs if left out. What cannot be
            read of any pack is told in the book.
        theme: the theme to begin with, such as `"most"`; all themes if left out.
        language: of every word shown, such as `"en"`.

    Raises:
        ValueError: there is no such theme, there are no words in the language, or `pack` is something else.
    """
    return open_book(PUZZLE_VIEW, puzzle_words(language), pack, theme, make_round=DailyRound)


class ButtonsPuzzleView(PuzzleView):
    """How the puzzles of BUTTONS are shown: the picture of a page is a `BoardView`."""

    kind = BUTTONS_PUZZLES
    style_sheets = OWN_SHEETS
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
