"""The menu of a table: the bots' pace, saving and opening, the game as a code, a new game."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import NamedTuple

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, dropdown, show_if
from ..page.markup import status_html
from .mover import PACES
from .open_box import OpenActions, OpenBox
from .save_box import SaveActions, SaveBox


class MenuActions(NamedTuple):
    """What the menu asks others to do.

    Attributes:
        save_actions: what saving the game asks of others.
        open_actions: how another game is opened.
        code: the whole game as a code. May raise `ValueError`.
        copy: puts a text on the clipboard.
        pace: sets the bots' pace to one of the names offered.
        new: leaves this game and prepares another.
        kept: says where the game is kept after every move, or why it is not.
        bots: whether any bot plays.
    """

    save_actions: SaveActions
    open_actions: OpenActions
    code: Callable[[], str]
    copy: Callable[[str], None]
    pace: Callable[[str], None]
    new: Callable[[], None]
    kept: Callable[[], str]
    bots: Callable[[], bool]


class Menu(w.VBox):
    """Everything about a game that is not a move.

    Args:
        words: the language.
        menu_actions: what is done when something is pressed.
        pace: the pace that is set now.
    """

    def __init__(self, words: Words, menu_actions: MenuActions, *, pace: str) -> None:
        self._words, self._menu_actions = words, menu_actions
        say = words.say
        self.pace = pace_list(words, pace)
        self.pace.observe(lambda change: menu_actions.pace(change["new"]), "value")
        self.saving = SaveBox(words, menu_actions.save_actions)
        self.opening = OpenBox(words, menu_actions.open_actions)
        self.code = w.Textarea(disabled=True, rows=2, layout={"width": "100%"}).add_class("bw-code")
        copy = button(say("more-copy"), self._copy).add_class("bw-more-copy").add_class("bw-hands-out")
        self.message = w.HTML()
        self.kept = w.HTML()
        new = button(say("more-new"), menu_actions.new).add_class("bw-more-new")
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
        self.kept.value = f"<div>{escape(self._menu_actions.kept())}</div>"
        show_if(self.pace, self._menu_actions.bots())
        try:
            self.code.value = self._menu_actions.code()
        except ValueError as error:
            self.code.value = ""
            self._tell(self._words.reason(error))

    def _tell(self, text: str) -> None:
        self.message.value = status_html(text)

    def _copy(self) -> None:
        self._menu_actions.copy(self.code.value)
        self._tell(self._words.say("more-copied"))


def pace_list(words: Words, pace: str) -> w.Dropdown:
    """A list of the bots' paces; the message `pace-NAME` describes each."""
    return dropdown(words.say("more-pace"), [(words.say(f"pace-{name}"), name) for name in PACES], pace)
