"""A board on the table, with the line above it that says whose it is and how that player stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import ipywidgets as w

from ..page.showing import show_if
from ..rules.game import Seat
from .pages import seat_line_html
from .scene import Place, Scene
from .view import View


class BoardPanel(w.VBox):
    """A board and its owner's line; a board that belongs to no player has no line.

    Args:
        place: which board of the table this is.
        owner: the seat that it belongs to, or `None`.
        view: how the game is shown.
        scene: any moment of the game.
        on_pick: called with the place, what was clicked, and the table's turn at the time.
    """

    def __init__(
        self,
        place: Place,
        owner: Seat | None,
        view: View[Any, Any],
        scene: Scene[Any],
        on_pick: Callable[[Place, Any, int], None],
    ) -> None:
        self.place, self.owner = place, owner
        self.compact = False
        self._turn, self._tag, self._fresh = -1, "", False
        self._view = view
        self.head = w.HTML()
        self.board: Any = view.make_board(scene.words, place)
        self.board.on_pick(lambda what, turn: on_pick(place, what, turn))
        show_if(self.head, owner is not None)
        super().__init__([self.head, self.board])
        self.add_class("bw-seat").add_class(f"bw-place-{place}")
        if owner is not None:
            self.add_class(f"bw-seat-{owner}")

    def show(self, scene: Scene[Any], *, turn: int, marks: Mapping[Any, Any]) -> bool:
        """Show a moment of the game.

        Args:
            scene: the moment.
            turn: the table's count of what it has shown, sent along with every click.
            marks: what the coach writes on this board.

        Returns:
            Whether something on the board can be chosen.
        """
        decides = scene.seat is not None and self.owner in (None, scene.seat)
        # The board first: it is what a person waits for, and messages reach the page one after the other.
        shown = self._view.board(scene, self.place, marks)
        self.board.draw(shown, active=decides, turn=turn, compact=self.compact)
        moves = False
        if self.owner is not None:
            line = self._view.seat_line(scene, self.owner)
            if turn != self._turn:
                self._turn, self._tag, self._fresh = turn, line.tag, line.tag != self._tag
            self.head.value = seat_line_html(scene.game.names[self.owner], line, fresh=self._fresh)
            moves = line.moves
        with self.hold_sync():
            self._mark("bw-seat-moves", moves)
            self._mark("bw-seat-decides", decides)
            self._mark("bw-seat-compact", self.compact)
        return decides and shown.offers

    def _mark(self, name: str, wanted: bool) -> None:
        (self.add_class if wanted else self.remove_class)(name)
