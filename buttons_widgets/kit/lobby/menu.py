"""The menu of a table: the bots' pace, saving and opening, the game as a code, a new game."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, dropdown, show_if
from ..page.markup import status_html
from ..table.mover import PACES
from .open_box import OpenBox
from .save_box import SaveBox
from .unfinished import seats_of

if TYPE_CHECKING:
    from ..table.table import Table
    from .host import Host
    from .keeper import Keeper


class Menu(w.VBox):
    """Everything about a game that is not a move.

    Args:
        host: holds the table; another game is opened there.
        table: of the game.
        keeper: keeps the game.
    """

    def __init__(self, host: Host, table: Table, keeper: Keeper) -> None:
        self._host, self._table, self._keeper = host, table, keeper
        say = host.words.say
        self.pace = pace_list(host.words, host.choices.pace)
        self.pace.observe(lambda change: self._set_pace(change["new"]), "value")
        self.saving = SaveBox(host, table)
        self.opening = OpenBox(host)
        self.code = w.Textarea(disabled=True, rows=2, layout={"width": "100%"}).add_class("bw-code")
        copy = button(say("more-copy"), self._copy).add_class("bw-more-copy").add_class("bw-hands-out")
        self.message = w.HTML()
        self.kept = w.HTML()
        new = button(say("more-new"), host.leave).add_class("bw-more-new")
        super().__init__(
            [
                w.HBox([self.pace, new]).add_class("bw-row"),
                self.saving,
                w.HTML(f"<label>{escape(say('more-code'))}</label>"),
                self.code,
                w.HBox([copy, self.message]).add_class("bw-row"),
                self.opening,
                self.kept,
            ]
        )

    def show(self) -> None:
        """Show the game's code as it is now, where it is kept, and the pace of the bots if there are any."""
        kind, session = self._table.kind, self._table.session
        self.kept.value = f"<div>{escape(self._keeper.place)}</div>"
        show_if(self.pace, any(bot is not None for bot in session.bots))
        try:
            self.code.value = kind.write_code(session.game, seats_of(kind, session))
        except ValueError as error:
            self.code.value = ""
            self._tell(self._host.words.reason(error))

    def _set_pace(self, pace: str) -> None:
        self._table.set_pace(pace)
        self._host.choices.set_pace(pace)

    def _tell(self, text: str) -> None:
        self.message.value = status_html(text)

    def _copy(self) -> None:
        self._table.parts.frame.copy(self.code.value)
        self._tell(self._host.words.say("more-copied"))


def pace_list(words: Words, pace: str) -> w.Dropdown:
    """A list of the bots' paces; the message `pace-NAME` describes each."""
    return dropdown(words.say("more-pace"), [(words.say(f"pace-{name}"), name) for name in PACES], pace)
