"""Before the game: who sits where, on which side of which board."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Final

import ipywidgets as w

from ...kit.language.words import Words
from ...kit.rules.bots import RandomBot
from ...kit.rules.game import Bot, Seat
from ...kit.rules.names import LONGEST_NAME
from ..rules.layout import LAYOUTS, Layout
from ..strategy.bots import CautiousBot

KINDS: Final[dict[str, Callable[[], Bot] | None]] = {"person": None, "cautious": CautiousBot, "random": RandomBot}
NOBODY: Final = "nobody"
OWN: Final = "own"
AT_FIRST: Final = ("person", "cautious", "random", NOBODY)
"""Who sits in the four seats until somebody says otherwise."""


@dataclass(frozen=True)
class Guest:
    """Somebody who is going to play: a name, a bot or `None` for a person, and a layout."""

    name: str
    bot: Bot | None
    layout: Layout


class LobbyError(ValueError):
    """Something in the lobby has to be mended; the message says what, in the language of the lobby."""


class SeatRow(w.HBox):
    """The choices for one seat."""

    def __init__(self, seat: Seat, words: Words) -> None:
        self.seat, self._words = seat, words
        say = words.say
        who = [(say(f"who-{kind}"), kind) for kind in (*KINDS, NOBODY)]
        label = say("lobby-seat", seat=seat + 1)
        self.who = w.Dropdown(options=who, value=AT_FIRST[seat], description=label, tooltip=say("lobby-who"))
        self.name = w.Text(value=self._usual_name(), description=say("lobby-name"))
        sides = [(say("lobby-side-of", side=side), side) for side in LAYOUTS]
        self.side = w.Dropdown(
            options=[*sides, (say("lobby-own-side"), OWN)], value=list(LAYOUTS)[seat], description=say("lobby-side")
        )
        self.letters = w.Textarea(
            placeholder=say("lobby-own-hint"), rows=2, continuous_update=True, description=say("lobby-letters")
        )
        self.letters.add_class("bw-own-side")
        self.picture = w.HTML().add_class("bw-side-picture")
        choices = w.VBox([self.who, self.name, self.side, self.letters]).add_class("bw-choices")
        super().__init__([self.picture, choices])
        self.add_class("bw-seat-row")
        self.who.observe(self._who_changed, "value")
        self.side.observe(self._show, "value")
        self.letters.observe(self._show, "value")
        self._show()

    def guest(self) -> Guest | None:
        """Who sits here, `None` for nobody.

        Raises:
            LobbyError: the name or the layout is none.
        """
        if self.who.value == NOBODY:
            return None
        name, say, seat = " ".join(self.name.value.split()), self._words.say, self.seat + 1
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise LobbyError(say("lobby-bad-name", seat=seat, most=LONGEST_NAME))
        layout = self._layout()
        if layout is None:
            raise LobbyError(say("lobby-bad-layout", seat=seat))
        kind = KINDS[self.who.value]
        return Guest(name, kind() if kind else None, layout)

    def _layout(self) -> Layout | None:
        if self.side.value != OWN:
            return LAYOUTS[self.side.value]
        try:
            return Layout.parse(self.letters.value)
        except ValueError:
            return None

    def _usual_name(self) -> str:
        kind = "person" if self.who.value == "person" else "bot"
        return self._words.say(f"lobby-{kind}-name", seat=self.seat + 1)

    def _who_changed(self, change: dict[str, str]) -> None:
        usual = {self._words.say(f"lobby-{kind}-name", seat=self.seat + 1) for kind in ("person", "bot")}
        if self.name.value in usual:
            self.name.value = self._usual_name()
        self._show()

    def _show(self, _change: object = None) -> None:
        taken = self.who.value != NOBODY
        for control in (self.name, self.side, self.picture):
            control.layout.visibility = None if taken else "hidden"
        own = taken and self.side.value == OWN
        self.letters.layout.display = None if own else "none"
        layout = self._layout()
        if layout is not None:
            self.picture.value = layout._repr_svg_()
        else:
            self.picture.value = f"<div>{escape(self._words.say('lobby-no-layout'))}</div>"


class Lobby(w.VBox):
    """Four seats and a button.

    Args:
        words: the language.
        on_start: called with those who play, seat by seat. May raise `ValueError`, which is told.
    """

    def __init__(self, words: Words, on_start: Callable[[list[Guest]], None]) -> None:
        self._words, self._on_start = words, on_start
        say = words.say
        self.rows = [SeatRow(seat, words) for seat in range(len(AT_FIRST))]
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
        """Those who play.

        Raises:
            LobbyError: a name or a layout is none, two are alike in name or differ in size, or nobody plays.
        """
        say = self._words.say
        guests = [guest for row in self.rows if (guest := row.guest()) is not None]
        if not guests:
            raise LobbyError(say("lobby-nobody"))
        names = [guest.name.casefold() for guest in guests]
        for guest in guests:
            if names.count(guest.name.casefold()) > 1:
                raise LobbyError(say("lobby-same-name", name=guest.name))
        if len({guest.layout.size for guest in guests}) > 1:
            raise LobbyError(say("lobby-sizes"))
        return guests

    def _start(self) -> None:
        try:
            self._on_start(self.guests())
        except ValueError as error:
            self.told.value = f'<div role="alert">{escape(str(error))}</div>'
