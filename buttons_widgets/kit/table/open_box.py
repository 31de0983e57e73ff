"""Where a game comes from: one that was saved by name, a file of the browser's computer, or a code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import ipywidgets as w

from ..language.words import Words
from ..page.markup import status_html
from ..page.showing import show_if
from ..saving.errors import told_reason
from .file_pick import FilePick


class Doors(NamedTuple):
    """How a game is opened.

    Each way goes on with the game and returns what there is to say about it, or "". Each may raise a `ValueError`;
    then nothing has changed.

    Attributes:
        games: the games that can be picked: for each what it is called, and how it is opened.
        broken: a line about files that cannot be read; "" if there are none. Asked for after `games`.
        file: opens the game in a file's bytes.
        code: opens the game of a code.
        most_bytes: a file that has more is no game.
    """

    games: Callable[[], Sequence[tuple[str, Callable[[], str]]]]
    broken: Callable[[], str]
    file: Callable[[bytes], str]
    code: Callable[[str], str]
    most_bytes: int


class OpenBox(w.VBox):
    """A button that shows the ways to open a game.

    Args:
        words: the language.
        doors: how a game is opened.
    """

    def __init__(self, words: Words, doors: Doors) -> None:
        self._words, self._doors = words, doors
        say = words.say
        self.switch = w.ToggleButton(description=say("open-switch"), tooltip=say("open-hint"), icon="folder-open")
        self.switch.add_class("bw-open-switch").observe(lambda _: self._switched(), "value")
        self.games = w.Dropdown(description=say("open-saved"))
        self.pick = self._button("open-pick", lambda: self.games.value())
        self.file = FilePick(say("open-file"), say("open-file-hint"), most=doors.most_bytes)
        self.file.on_file(lambda data: self._open(lambda: doors.file(data)))
        self.paste = w.Text(placeholder=say("open-paste"), continuous_update=False).add_class("bw-paste")
        open_code = self._button("open-code", lambda: doors.code(self.paste.value))
        self.told = w.HTML().add_class("bw-open-told")
        self._saved = _row(self.games, self.pick)
        self.panel = w.VBox([self._saved, _row(self.paste, open_code, self.file), self.told]).add_class("bw-open")
        super().__init__([self.switch, self.panel])
        self._switched()

    def _switched(self) -> None:
        show_if(self.panel, self.switch.value)
        self._tell("")
        if self.switch.value:
            self._list()

    def _list(self) -> None:
        games = list(self._doors.games())
        self.games.options = games
        self.games.index = 0 if games else None
        show_if(self._saved, games)
        self._tell(self._doors.broken())

    def _button(self, message: str, act: Callable[[], str]) -> w.Button:
        button = w.Button(description=self._words.say(message)).add_class(f"bw-{message}")
        button.on_click(lambda _: self._open(act))
        return button

    def _open(self, act: Callable[[], str]) -> None:
        try:
            self._tell(act())
        except Exception as error:  # a view or a bot may fail in any way, and nobody would be told
            self._tell(self._words.say("open-not-opened", reason=told_reason(error)), "alert")

    def _tell(self, text: str, role: str = "status") -> None:
        self.told.value = status_html(text, role) if text else ""


def _row(*children: w.Widget) -> w.HBox:
    return w.HBox(children).add_class("bw-row")
