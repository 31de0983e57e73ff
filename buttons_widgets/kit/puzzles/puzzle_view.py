"""How the puzzles of a game are shown: what the puzzle widgets ask of a game, besides the puzzles themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final

import ipywidgets as w

from ..language.words import Words
from ..table.kind import SHEETS
from ..table.picture_board import PictureBoard
from ..table.scene import BoardShown
from ..table.view import Board
from .kind import PuzzleKind

PUZZLE_SHEETS: Final = (
    *SHEETS,
    Path(__file__).parents[1] / "dice" / "static" / "tray.css",
    Path(__file__).parent / "static" / "puzzle.css",
)
"""The style sheets of every puzzle, in the order in which a page takes them."""

Below = Callable[[int], tuple[str, int]]
"""Given a width, SVG markup with its upper left corner at the origin, and its height."""


class PuzzleView(ABC):
    """What a game supplies so that its puzzles can be shown."""

    kind: PuzzleKind
    """The puzzles."""

    style_sheets: ClassVar[tuple[Path, ...]] = ()
    """The game's own style sheets."""

    focus: ClassVar[str] = "[role=gridcell][tabindex='0'], .bw-pick[tabindex='0']"
    """A CSS selector of what takes the focus on a board on which something can be chosen."""

    make_round: ClassVar[type[w.DOMWidget] | None] = None
    """Makes the round of the day in the book, of a `Progress` and `Words`; `None` for a book that has none."""

    @abstractmethod
    def make_board(self, words: Words) -> Board:
        """A widget for the board; it need not show anything yet. It draws what the pages of puzzles have as picture."""

    @abstractmethod
    def svg(self, picture: Any, title: str, below: Below | None = None) -> str:
        """A page's picture as SVG text.

        Args:
            picture: what the board shows.
            title: the same in words, for people who do not see it.
            below: what is drawn below it; nothing if left out.
        """

    def offers(self, picture: Any) -> bool:
        """Whether something can be chosen on a picture by a click."""
        return False

    def with_marks(self, picture: Any, hint: Any, *, fresh: bool) -> Any:
        """A picture of the answer under way, with what a hint marks on the board; without it, if they cannot be one.

        Args:
            picture: the answer under way.
            hint: the picture of the hint.
            fresh: whether nothing was chosen since the hint was shown, so that all of its marks still hold.
        """
        return picture

    @property
    def sheets(self) -> tuple[Path, ...]:
        """Every style sheet that a puzzle of the game needs."""
        return (*PUZZLE_SHEETS, *self.style_sheets)


class PictureBoards(w.Box):
    """Several pictures, as many side by side as there is room for. Nothing on them can be clicked.

    Args:
        one: makes a picture and its label of one of the values that a page has as its picture, given that value, the
            label of all, and how many there are.
    """

    active = False

    def __init__(self, one: Callable[[Any, str, int], BoardShown]) -> None:
        self._one, self._boards = one, tuple[PictureBoard, ...]()
        super().__init__()
        self.add_class("bw-pictures")

    def draw(self, shown: BoardShown, /, *, active: bool = False, turn: int = 0, compact: bool = False) -> None:
        """Show the pictures; see `Board.draw`."""
        count = len(shown.picture)
        kept, closed = self._boards[:count], self._boards[count:]
        self._boards = (*kept, *(PictureBoard() for _ in range(count - len(kept))))
        self.children = self._boards
        for board in closed:
            board.close()
        for board, picture in zip(self._boards, shown.picture, strict=True):
            board.draw(self._one(picture, shown.label, count))

    def on_pick(self, callback: Callable[[Any, int], object], /) -> None:
        """Nothing can be clicked."""
