"""Parts of a table: a board with its owner's line, the dice, and boxes that are filled when they are opened first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ..dice.tray import DiceTray
from ..page import widgets as w
from ..page.controls import show_if
from ..page.frame import FULL_SCREEN_KEY
from ..rules.game import Seat
from .pages import seat_line_html
from .scene import DiceShown, Place, Scene
from .session import Session
from .view import View

if TYPE_CHECKING:
    from ..coach.coach import Coach


class BoardPanel(w.VBox):
    """A board and its owner's line; a board that belongs to no player has no line.

    Args:
        place: which board of the table this is.
        owner: the seat that it belongs to, or `None`.
        scene: any moment of the game.
        on_pick: called with the place, what was clicked, and the turn at the time.
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
        """Show a moment of the game, and return whether something on the board can be chosen.

        Args:
            turn: the table's count of what it has shown, sent along with every click.
            marks: what the coach writes on this board.
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


W = TypeVar("W", bound=w.Widget)


class LateBox(w.VBox, Generic[W]):
    """A box that is empty until it is opened for the first time: a table stands sooner without what is in it.

    Args:
        switch: the button that opens and closes it.
        make: makes what is in it; `None` where there is nothing: then no press opens it.
        kind: the CSS class of the box.

    Attributes:
        inside: what is in it; `None` before it is opened.
    """

    def __init__(self, switch: w.ToggleButton, make: Callable[[], W] | None, kind: str) -> None:
        self.switch, self._make = switch, make
        self.inside: W | None = None
        super().__init__()
        self.add_class(kind)
        self.show()

    @property
    def is_open(self) -> bool:
        """Whether it is open."""
        return self._make is not None and bool(self.switch.value)

    def show(self) -> None:
        """Show the box if it is open, else hide it."""
        show_if(self, self.is_open)
        (self.add_class if self.is_open else self.remove_class)("bw-open")

    def opened(self) -> W:
        """What is in it, which is made when it is opened for the first time."""
        if self.inside is None:
            assert self._make is not None, "nothing opens the box without"
            self.inside = self._make()
            self.children = [self.inside]
        return self.inside


class CoachBox(LateBox["Coach"]):
    """The box of the coach."""

    @property
    def coach(self) -> Coach | None:
        """The coach; `None` before it is asked."""
        return self.inside

    def consult(self, session: Session[Any], looked_at: int | None, *, person_decides: bool) -> None:
        """Think about the decision in the state that is shown and about the one before; about nothing if it is closed.

        Args:
            looked_at: the ply that somebody looks back at; `None` for the present.
            person_decides: whether a person is to decide now.
        """
        if not self.is_open:
            self.rest()
            return
        coach, states = self.opened(), session.states
        here = len(states) - 1 if looked_at is None else looked_at
        asks = looked_at is not None or person_decides or not session.has_people
        taken = session.last_decision(coach.decides, here, looking_back=looked_at is not None)
        coach.consider(states[here] if asks else None, taken)

    def rest(self) -> None:
        """Let the coach think about nothing."""
        if self.coach is not None:
            self.coach.rest()

    def marks(self) -> Mapping[Any, Mapping[str, Any]]:
        """What the coach writes on the board of the player to move; nothing while the box is closed."""
        return self.coach.marks() if self.coach is not None and self.is_open else {}


UNDO: Final = "u"
REDO: Final = "y"
OWN_KEYS: Final = (UNDO, REDO, FULL_SCREEN_KEY)
"""The letters of the table itself; all others come from the actions that are offered."""


def show_dice(tray: DiceTray, shown: DiceShown | None, turn: int) -> None:
    """Show dice in a tray, or hide it if there are none.

    Args:
        shown: the dice, as `View.dice` gives them.
        turn: sent along with a click on a die.
    """
    show_if(tray, shown is not None)
    if shown is not None:
        with tray.hold_sync():
            tray.dice, tray.label, tray.turn = list(shown.dice), shown.label, turn
