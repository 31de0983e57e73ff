"""The bar on which the people at several screens say who they are; nothing is to be seen where there is only one.

Who moves where: at a table that is open on several screens, a screen may claim seats for itself.

A seat that nobody has claimed is everybody's, so that one screen works as it always did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.esm import bundled
from ..page.which_screen import handling_message_of, which_screen
from ..rules.game import Seat

ScreenName = str
"""The name that a browser window has given itself."""

MOST_SCREENS: Final = 100
"""So many screens are remembered: more than any class has, and few enough that nobody can fill the memory."""


class Claims(NamedTuple):
    """The screens at a table and the seats that they have claimed.

    Attributes:
        screens: the screens that have shown the table, in the order in which they came.
        owners: for each claimed seat its screen, as pairs.

    >>> claims = Claims().seen("left").seen("right").claimed(0, "left")
    >>> claims.may_move(0, "right"), claims.may_move(0, "left"), claims.may_move(1, "right")
    (False, True, True)
    """

    screens: tuple[ScreenName, ...] = ()
    owners: tuple[tuple[Seat, ScreenName], ...] = ()

    def owner(self, seat: Seat) -> ScreenName:
        """The screen that has claimed a seat; "" if none has."""
        return dict(self.owners).get(seat, "")

    def may_move(self, seat: Seat, screen: ScreenName) -> bool:
        """Whether a screen may decide for a seat."""
        return self.owner(seat) in ("", screen)

    def seen(self, screen: ScreenName) -> Claims:
        """The same with one more screen, if it is not known."""
        if screen in self.screens:
            return self
        return self._replace(screens=(*self.screens, screen)[-MOST_SCREENS:])

    def gone(self, screen: ScreenName) -> Claims:
        """The same without a screen; the seats that it had claimed stay its own, for it may only be loaded anew."""
        return self._replace(screens=tuple(other for other in self.screens if other != screen))

    def claimed(self, seat: Seat, screen: ScreenName) -> Claims:
        """The same with a seat claimed by a screen, even if it was another's."""
        return self._replace(owners=(*(pair for pair in self.owners if pair[0] != seat), (seat, screen)))

    def released(self, seat: Seat) -> Claims:
        """The same with a seat that is everybody's again."""
        return self._replace(owners=tuple(pair for pair in self.owners if pair[0] != seat))


STATIC: Final = Path(__file__).parent / "static"

TEXTS: Final = ("title", "claim", "mine", "other", "release", "take-over", "take-over-sure", "waiting")


class Screens(w.AlwaysShown):
    """Lets every screen claim seats, and shows on each whether it is its turn.

    All screens show the same widgets with the same traits. What differs between them, "your turn" and "their turn", is
    decided in the browser, which alone knows its own name.

    Attributes:
        seats: for each seat of a person a dictionary with `seat`, `name` and `owner`.
        several: whether the bar is shown.
        moves: the seat that decides now; -1 for none.
    """

    _esm = bundled(STATIC / "screens.js")

    seats = t.List(t.Dict()).tag(sync=True)
    several = t.Bool(False).tag(sync=True)
    moves = t.Int(-1).tag(sync=True)
    texts = t.Dict().tag(sync=True)

    def __init__(self, words: Words) -> None:
        self.claims = Claims()
        self._callback: Callable[[], object] = lambda: None
        places = {"name": "{name}"}
        super().__init__(texts={text: words.say(f"screens-{text}", **places) for text in TEXTS})

    def on_change(self, callback: Callable[[], object], /) -> None:
        """Call this when a screen has come or gone, or a seat was claimed or given back."""
        self._callback = callback

    def show(self, names: Sequence[str], people: Sequence[bool], moves: Seat | None) -> None:
        """Show who sits where, and who is to move.

        Args:
            people: for each seat, whether a person sits there.
            moves: the seat whose person decides now.
        """
        seats = [
            {"seat": seat, "name": name, "owner": self.claims.owner(seat)}
            for seat, name in enumerate(names)
            if people[seat]
        ]
        with self.hold_sync():
            self.seats, self.moves = seats, -1 if moves is None else moves
            claimed = any(seat["owner"] for seat in seats)
            self.several = bool(claimed or (len(self.claims.screens) > 1 and len(seats) > 1))

    def go_on_with(self, claims: Claims) -> None:
        """Let everybody keep their seats of the game before."""
        self.claims = claims
        self._callback()

    def may_move(self, seat: Seat) -> bool:
        """Whether the screen that speaks may decide for a seat."""
        return self.claims.may_move(seat, which_screen())

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        with handling_message_of(content):
            screen, before = which_screen(), self.claims
            if not screen:
                return
            match content:
                case {"type": "here"}:
                    self.claims = before.seen(screen)
                case {"type": "gone"}:
                    self.claims = before.gone(screen)
                case {"type": "claim", "seat": int(seat)} if self._is_persons(seat):
                    self.claims = before.seen(screen).claimed(seat, screen)
                case {"type": "release", "seat": int(seat)} if before.owner(seat) == screen:
                    self.claims = before.released(seat)
            if self.claims != before:
                self._callback()

    def _is_persons(self, seat: int) -> bool:
        return not isinstance(seat, bool) and any(one["seat"] == seat for one in self.seats)

    def __repr__(self) -> str:
        return "Screens()"
