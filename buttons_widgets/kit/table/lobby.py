"""Before the game: who sits where, and what each player chooses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

import ipywidgets as w

from ..language.words import Words
from ..page.lock import Locked, one_at_a_time
from ..rules.bots import PERSON
from ..rules.game import Seat
from ..rules.names import LONGEST_NAME, checked_names
from .kind import Guest, Kind, LobbyError

NOBODY: Final = "nobody"


class SeatRow(w.HBox):
    """The choices for one seat."""

    def __init__(self, kind: Kind[Any, Any], seat: Seat, words: Words) -> None:
        self.seat, self._kind, self._words = seat, kind, words
        say = words.say
        # Where the number of players is fixed, no seat can be left empty.
        choices = (PERSON, *kind.bots, *([NOBODY] if len(kind.seats) > 1 else []))
        who = [(say(f"who-{name}"), name) for name in choices]
        usual = kind.at_first[seat] if seat < len(kind.at_first) else NOBODY
        at_first = usual if usual in choices else choices[-1]
        label = say("lobby-seat", seat=seat + 1)
        self.who = w.Dropdown(options=who, value=at_first, description=label, tooltip=say("lobby-who"))
        self.name = w.Text(value=self._usual_name(self._sitter), description=say("lobby-name"))
        self.options = kind.seat_options(seat, words)
        more = [self.options.widget] if self.options else []
        choices = w.VBox([self.who, self.name, *more]).add_class("bw-choices")
        super().__init__([*([self.options.picture] if self.options else []), choices])
        self.add_class("bw-seat-row")
        self.who.observe(self._who_changed, "value")
        self._show()

    def guest(self) -> Guest | None:
        """Who sits here; `None` if the seat is empty.

        Raises:
            LobbyError: the name is invalid, or the choice is not complete.
        """
        if self.who.value == NOBODY:
            return None
        try:
            (name,) = checked_names([self.name.value], range(1, 2))
        except ValueError:
            message = self._words.say("lobby-bad-name", seat=self.seat + 1, most=LONGEST_NAME)
            raise LobbyError(message) from None
        choice = self.options.value() if self.options else None
        make = self._kind.bots.get(self.who.value)
        return Guest(name, make() if make else None, choice)

    @property
    def _sitter(self) -> str:
        return "person" if self.who.value == PERSON else "bot"

    def _usual_name(self, sitter: str) -> str:
        return self._words.say(f"lobby-{sitter}-name", seat=self.seat + 1)

    def _who_changed(self, _change: object) -> None:
        if self.name.value in {self._usual_name("person"), self._usual_name("bot")}:
            self.name.value = self._usual_name(self._sitter)
        self._show()

    def _show(self) -> None:
        taken = self.who.value != NOBODY
        self.name.layout.visibility = None if taken else "hidden"
        if self.options:
            self.options.show(taken)


class Lobby(w.VBox):
    """A row for each seat and a button.

    Args:
        kind: which game is going to be played.
        words: the language.
        on_start: called with the players, seat by seat. If it raises a `ValueError`, the lobby shows the message.
        owner: the widget that holds the lobby. Its lock makes a double click on the button count only once.
    """

    def __init__(
        self, kind: Kind[Any, Any], words: Words, on_start: Callable[[Sequence[Guest]], None], owner: Locked
    ) -> None:
        self.lock = owner.lock
        self._kind, self._words, self._on_start = kind, words, on_start
        say = words.say
        self.rows = [SeatRow(kind, seat, words) for seat in range(kind.seats[-1])]
        self.start = w.Button(description=say("lobby-start"), button_style="primary").add_class("bw-action")
        self.start.add_class("bw-start").on_click(lambda _: self._start())
        self.told = w.HTML().add_class("bw-notice")
        super().__init__(
            [
                w.HTML(f'<div class="bw-title">{escape(say("lobby-title"))}</div>'),
                w.Box(self.rows).add_class("bw-seat-rows"),
                w.HBox([self.start, self.told]).add_class("bw-row"),
            ]
        )
        self.add_class("bw-lobby")

    def guests(self) -> list[Guest]:
        """The players.

        Raises:
            LobbyError: there are too few players, a name is invalid or used twice, a choice is not complete, or the
                choices do not fit each other.
        """
        say = self._words.say
        guests = [guest for row in self.rows if (guest := row.guest()) is not None]
        if not guests:
            raise LobbyError(say("lobby-nobody"))
        if len(guests) not in self._kind.seats:
            raise LobbyError(say("lobby-too-few", least=self._kind.seats.start))
        names = [guest.name.casefold() for guest in guests]
        for guest in guests:
            if names.count(guest.name.casefold()) > 1:
                raise LobbyError(say("lobby-same-name", name=guest.name))
        self._kind.check(guests, self._words)
        return guests

    @one_at_a_time
    def _start(self) -> None:
        try:
            self._on_start(self.guests())
        except ValueError as error:
            self.told.value = f'<div role="alert">{escape(str(error))}</div>'
