"""The coach at a table: the switch that opens it, the box in which it answers, and what it is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import RLock
from typing import TYPE_CHECKING, Any

import ipywidgets as w

from ..language.words import Words
from ..page.showing import show_if
from .session import Session
from .tools import tool_switch

if TYPE_CHECKING:
    from ..coach.advisor import Advisor
    from ..coach.coach import Coach


class CoachBox(w.VBox):
    """A box that is empty until the coach is asked for the first time.

    Args:
        words: the language.
        advisor: makes the game's analysis; `None` where nobody may ask: then there is nothing to be seen, and no press
            opens it.
        on_switch: called when a person opens or closes it.
        on_change: called when the coach has something new to draw on the boards.
        lock: the table's.
        copy: puts a text on the clipboard.

    Attributes:
        switch: the button that opens and closes it.
        coach: the coach; `None` before it is asked.
    """

    def __init__(
        self,
        words: Words,
        advisor: Callable[[], Advisor[Any, Any]] | None,
        *,
        on_switch: Callable[[], None],
        on_change: Callable[[], None],
        lock: RLock,
        copy: Callable[[str], None],
    ) -> None:
        self._words, self._advisor, self._on_change = words, advisor, on_change
        self._lock, self._copy = lock, copy
        self.coach: Coach | None = None
        self.switch = tool_switch(words, "coach", "lightbulb-o", lambda _: on_switch())
        show_if(self.switch, advisor)
        super().__init__()
        self.add_class("bw-coach-box")
        self.show()

    @property
    def is_open(self) -> bool:
        """Whether somebody asks the coach."""
        return self._advisor is not None and bool(self.switch.value)

    def show(self) -> None:
        """Show the box if it is open, else hide it."""
        show_if(self, self.is_open)

    def consult(self, session: Session[Any], looked_at: int | None, *, person_decides: bool) -> None:
        """Think about the decision in the state that is shown and about the one before; about nothing if it is closed.

        Args:
            session: the game.
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

    def opened(self) -> Coach:
        """The coach, which is made when it is asked for the first time."""
        if self.coach is None:
            # Late: most tables never need it, and everybody would wait for it in the first cell.
            from ..coach.coach import Coach

            assert self._advisor is not None, "nothing opens the box without"
            self.coach = Coach(self._advisor(), self._words, self._on_change, self._lock, copy=self._copy)
            self.children = [self.coach]
        return self.coach

    def rest(self) -> None:
        """Let the coach think about nothing."""
        if self.coach is not None:
            self.coach.rest()

    def marks(self) -> Mapping[Any, Mapping[str, Any]]:
        """What the coach writes on the board of the player to move; nothing while the box is closed."""
        return self.coach.marks() if self.coach is not None and self.is_open else {}
