"""How the puzzles of a game are shown: what the puzzle widgets ask of a game, besides the puzzles themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from ..dice.tray import DiceTray, tray_texts
from ..language.words import Words
from ..page import widgets as w
from ..page.controls import show_if
from ..page.svg import Below as Below  # for the games, which draw what stands below
from ..table.kind import SHEETS
from ..table.layout import BoardPanel, show_dice
from ..table.picture_board import PictureBoard
from ..table.scene import BoardShown, Place, Scene
from ..table.view import Board, View
from .kind import PuzzleKind
from .moves import Played
from .puzzle import SHOWN_BY, Puzzle
from .puzzle_page import still_html

PUZZLE_SHEETS: Final = (
    *SHEETS,
    Path(__file__).parents[1] / "dice" / "static" / "tray.css",
    Path(__file__).parent / "static" / "puzzle.css",
)
"""The style sheets of every puzzle, in the order in which a page takes them."""


class Judged(NamedTuple):
    """What a board says of an answer.

    Attributes:
        answers: right answers that are marked on it.
        wrong: the wrong answer that is marked on it; "" for none.
        right: whether all that it shows is right, or wrong; `None` if it shows something else than the answer.
        keeps: whether the answer stays on it, with what the explanation writes there.
    """

    answers: tuple[str, ...] = ()
    wrong: str = ""
    right: bool | None = None
    keeps: bool = False


class PuzzleView(ABC):
    """What a game supplies so that its puzzles can be shown.

    From then on the puzzles show themselves, as `html` has it, where one is the result of a cell.
    """

    kind: PuzzleKind
    """The puzzles."""

    style_sheets: ClassVar[tuple[Path, ...]] = ()
    """The game's own style sheets."""

    focus: ClassVar[str] = "[role=gridcell][tabindex='0'], .bw-pick[tabindex='0']"
    """A CSS selector of what takes the focus on a board on which something can be chosen."""

    at_table: ClassVar[View[Any, Any] | None] = None
    """How a table of the game is shown, for puzzles whose answer is moves; `None` if there are none."""

    make_round: ClassVar[type[w.DOMWidget] | None] = None
    """Makes the round of the day in the book, of a `Progress` and `Words`; `None` for a book that has none."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if isinstance(kind := vars(cls).get("kind"), PuzzleKind):
            for theme in kind.themes:
                SHOWN_BY.setdefault(theme, lambda puzzle: cls().html(puzzle))

    def html(self, puzzle: Puzzle, words: Words | None = None) -> str:
        """A puzzle as it is asked, to be looked at and not to be solved: nothing of its answer.

        Args:
            puzzle: it.
            words: the language; the chosen one, if left out.
        """
        words = self.kind.words_in(None) if words is None else words
        return still_html(puzzle, puzzle.ask("", words), self.svg, words)

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

    def judged(self, picture: Any, answers: Sequence[str], wrong: str) -> Any:
        """A picture on which the places of right answers are marked, and that of a wrong one."""
        return picture

    @property
    def sheets(self) -> tuple[Path, ...]:
        """Every style sheet that a puzzle of the game needs."""
        return (*PUZZLE_SHEETS, *self.style_sheets)


def scene_of(played: Played, words: Words, *, decides: bool) -> Scene[Any]:
    """The moment at the table: a person sits in the seat that was to move first; if nobody decides, a move is seen."""
    states = played.states
    people = tuple(seat == states[0].to_move for seat in range(len(states[0].names)))
    previous = None if decides or len(states) < 2 else states[-2]
    return Scene(states, words, people, decides, draft=played.choice, previous=previous)


DIE: Final = -1
"""Stands in place of the number of a board where a die was clicked."""


class TableBoards(w.VBox):
    """The boards and the dice of a table, for puzzles whose answer is moves; or one picture alone.

    A click is told as the number of the board, or `DIE`, and what was clicked.

    Args:
        alone: draws what else a page may have as picture, given its label.

    Attributes:
        focus: a CSS selector of the board on which something can be chosen; "" if there is none.
    """

    active = False

    def __init__(self, view: View[Any, Any], words: Words, alone: Callable[[Any, str], str]) -> None:
        self._view, self._words, self.focus = view, words, ""
        self._callback: Callable[[Any, int], object] = lambda what, turn: None
        self._panels: list[BoardPanel] = []
        self._alone = PictureBoard(alone)
        self.tray = DiceTray(texts=tray_texts(words))
        self.tray.on_pick(lambda index, turn: self._callback((DIE, index), turn))
        self._large = w.Box().add_class("bw-seats").add_class("bw-large")
        self._small = w.Box().add_class("bw-seats").add_class("bw-small")
        super().__init__([self._alone, self._large, self.tray, self._small])
        self.add_class("bw-puzzle-table")

    def draw(self, shown: BoardShown, /, *, active: bool = False, turn: int = 0, compact: bool = False) -> None:
        """Show a moment of a game, or another picture; see `Board.draw`."""
        self.focus = ""
        played = isinstance(shown.picture, Played)
        show_if(self._alone, not played)
        for part in (self._large, self.tray, self._small):
            show_if(part, played)
        if not played:
            self._alone.draw(shown)
            return
        scene = scene_of(shown.picture, self._words, decides=active)
        self._make_panels(scene)
        for panel in self._panels:
            if panel.show(scene, turn=turn, marks={}):
                self.focus = f".bw-place-{panel.place} [tabindex='0']"
        show_dice(self.tray, self._view.dice(scene), turn)

    def _make_panels(self, scene: Scene[Any]) -> None:
        owners = self._view.owners(scene.game)
        if [panel.owner for panel in self._panels] == list(owners):
            return
        for panel in self._panels:
            panel.close()
        self._panels = [BoardPanel(place, owner, self._view, scene, self._picked) for place, owner in enumerate(owners)]
        for panel in self._panels:
            panel.compact = not self._view.is_large(panel.place, panel.owner, scene.people)
        self._large.children = [panel for panel in self._panels if not panel.compact]
        self._small.children = [panel for panel in self._panels if panel.compact]

    def _picked(self, place: Place, what: Any, turn: int) -> None:
        self._callback((place, what), turn)

    def on_pick(self, callback: Callable[[Any, int], object], /) -> None:
        """Call `callback((board, what), turn)` when something is clicked."""
        self._callback = callback


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
