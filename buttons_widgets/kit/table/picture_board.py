"""A board that is any SVG picture: a game draws it in Python and names the parts of it that can be clicked.

A game with one such board has a `PictureView`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.esm import bundled
from ..page.static_picture import SavedAsSvg
from ..page.svg import escaped
from ..page.which_screen import handling_message_of
from ..rules.game import Game, Seat
from .scene import BoardShown, Draft, Moves, Place, Refusal, Scene
from .view import View

G = TypeVar("G", bound=Game[Any])
M = TypeVar("M")

STATIC: Final = Path(__file__).parent / "static"


PIECES: Final = '<g class="bw-pieces"></g>'
"""Stands in the ground of a picture in two layers where its pieces belong."""


@dataclass(frozen=True)
class Drawing:
    """What a `PictureBoard` shows.

    A large picture has two layers: a ground that stays, which a page is sent once, and the pieces, which change.

    Attributes:
        svg: the picture, or its ground with `PIECES` in it. Any text that people have typed must be escaped in it. An
            element that can be clicked has the attribute `data-pick`, and `data-offered` if it is worth choosing: the
            keyboard begins there.
        picks: for each value of `data-pick` that can be clicked now, its name for people who do not see it.
        pieces: what is drawn in place of `PIECES`; "" for a picture in one layer.
        told: what it shows in sentences, for people who do not see it and go through the page; "" for nothing.
    """

    svg: str
    picks: Mapping[str, str] = field(default_factory=dict)
    pieces: str = ""
    told: str = ""


class PictureBoard(SavedAsSvg, w.AnyWidget):
    """An SVG picture with parts that can be clicked, or chosen with arrow keys and Enter.

    Args:
        drawn: makes the drawing of what a view says that the board shows, given that and its label; if left out, the
            view says it with a `Drawing`, or with the text of a picture in which nothing can be clicked.

    Attributes:
        svg: the picture, or its ground.
        pieces: what is drawn in it where `PIECES` stands.
        picks: for each part that can be clicked, its name for people who do not see it.
        told: what the picture shows in sentences, for the same people.
        active: whether anything can be clicked now.
        turn: sent along with a click, so that a late click is recognised.
        label: the name of the picture for people who do not see it.

    >>> board = PictureBoard()
    >>> drawing = Drawing('<svg><rect data-pick="door"/></svg>', {"door": "open the door"})
    >>> board.draw(BoardShown(drawing, label="A house"))
    >>> board
    PictureBoard('A house')
    """

    _esm = bundled(STATIC / "picture_board.js")
    _css = bundled(STATIC / "picture_board.css")

    svg = t.Unicode("<svg></svg>").tag(sync=True)
    pieces = t.Unicode("").tag(sync=True)
    picks = t.Dict(key_trait=t.Unicode(), value_trait=t.Unicode()).tag(sync=True)
    told = t.Unicode("").tag(sync=True)
    active = t.Bool(False).tag(sync=True)
    turn = t.Int(0).tag(sync=True)
    label = t.Unicode("Board").tag(sync=True)

    def __init__(self, drawn: Callable[[Any, str], Drawing | str] = lambda picture, label: picture) -> None:
        self._drawn = drawn
        self._callback: Callable[[str, int], object] = lambda what, turn: None
        # What was drawn, whatever the browser says was.
        self._offered: frozenset[str] = frozenset()
        super().__init__()

    def draw(self, shown: BoardShown, /, *, active: bool = False, turn: int = 0, compact: bool = False) -> None:
        """Show a picture; see `Board.draw`. What has just changed, and reasons, are up to the drawing itself."""
        drawn = self._drawn(shown.picture, shown.label)
        drawing = Drawing(drawn) if isinstance(drawn, str) else drawn
        self._offered = frozenset(drawing.picks) if active else frozenset()
        with self.hold_sync():
            self.svg, self.pieces, self.picks = drawing.svg, drawing.pieces, dict(drawing.picks)
            self.active, self.turn, self.label, self.told = active, turn, shown.label, drawing.told

    def on_pick(self, callback: Callable[[str, int], object], /) -> None:
        """Call `callback(what, turn)` when a part is clicked; `what` is its `data-pick`."""
        self._callback = callback

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "pick", "pick": str(what), "turn": int(turn)} if what in self._offered:
                if isinstance(turn, bool):
                    return
                before = self.turn
                try:
                    with handling_message_of(content):
                        self._callback(what, turn)
                finally:
                    if self.turn == before:  # the part looks pressed until the page is told so, or gets another turn
                        self.send({"type": "heard", "pick": what})

    def __repr__(self) -> str:
        return f"PictureBoard({self.label!r})"

    def _repr_svg_(self) -> str:
        return self.svg.replace(PIECES, PIECES.replace("><", f">{self.pieces}<"), 1)


class PictureView(View[G, M], Generic[G, M]):
    """A view with one board, in the middle: the game's `picture`.

    A click on a part that has the text of a legal move for its `data-pick` makes that move.
    """

    def owners(self, game: G) -> Sequence[Seat | None]:
        """One board, in the middle."""
        return (None,)

    def make_board(self, words: Words, place: Place) -> PictureBoard:
        """A picture."""
        return PictureBoard()

    def board(self, scene: Scene[G], place: Place, marks: Mapping[Any, Any]) -> BoardShown:
        """The picture, and which parts of it can be clicked."""
        game, words = scene.game, scene.words
        drawn = self.picture(game)
        moves = game.legal_moves() if scene.seat is not None else ()
        here = [move for move in moves if f'data-pick="{escaped(move)}"' in drawn]
        picks = {str(move): self.move_name(move, words) for move in here}
        return BoardShown(Drawing(drawn, picks), self.board_name(game, words), bool(picks))

    def board_name(self, game: G, words: Words) -> str:
        """The name of the picture for people who do not see it: here, who plays."""
        return ", ".join(game.names)

    def move_name(self, move: M, words: Words) -> str:
        """The name of a part that can be clicked, for people who do not see it: here, the text of its move."""
        return str(move)

    def pick(self, scene: Scene[G], place: Place, what: Any) -> M | Moves | Draft | Refusal:
        """The move of the part that was clicked."""
        found = [move for move in scene.game.legal_moves() if str(move) == what]
        return found[0] if found else super().pick(scene, place, what)
