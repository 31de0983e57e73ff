"""Where a game comes from: one that was saved by name, a file of the browser's computer, or a code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import traitlets as t

from ..page import widgets as w
from ..page.controls import button, show_if
from ..page.esm import bundled
from ..page.markup import status_html
from ..saving.code import MOST_BYTES
from ..saving.errors import told_reason

if TYPE_CHECKING:
    from .host import Host


class OpenBox(w.VBox):
    """A button that shows the ways to open a game. The one that is open stays until another could be read."""

    def __init__(self, host: Host) -> None:
        self._host = host
        say = host.words.say
        self.switch = w.ToggleButton(description=say("open-switch"), tooltip=say("open-hint"), icon="folder-open")
        self.switch.add_class("bw-open-switch").observe(lambda _: self._switched(), "value")
        super().__init__([self.switch])

    def _fill(self) -> None:
        """Make the panel: a lobby stands sooner without."""
        say, host = self._host.words.say, self._host
        self.games = w.Dropdown(description=say("open-saved"))
        self.pick = self._button("open-pick", lambda: self.games.value())
        self.file = FilePick(say("open-file"), say("open-file-hint"), most=MOST_BYTES)
        self.file.on_file(lambda data: self._open(lambda: host.open_file(data)))
        self.paste = w.Text(placeholder=say("open-paste"), continuous_update=False).add_class("bw-paste")
        open_code = self._button("open-code", lambda: host.open_code(self.paste.value))
        self.message = w.HTML().add_class("bw-open-told")
        self._saved = _row(self.games, self.pick)
        self.panel = w.VBox([self._saved, _row(self.paste, open_code, self.file), self.message]).add_class("bw-open")
        self.children = [self.switch, self.panel]

    def _switched(self) -> None:
        if len(self.children) == 1:
            self._fill()
        show_if(self.panel, self.switch.value)
        if self.switch.value:
            self._tell("")
            self._list()

    def _list(self) -> None:
        games = self._host.games_to_open()
        self.games.options = games
        self.games.index = 0 if games else None
        show_if(self._saved, games)
        self._tell(self._host.broken())

    def _button(self, message: str, act: Callable[[], str]) -> w.Button:
        return button(self._host.words.say(message), lambda: self._open(act)).add_class(f"bw-{message}")

    def _open(self, act: Callable[[], str]) -> None:
        try:
            self._tell(act())
        except Exception as error:  # a view or a bot may fail in any way, and nobody would be told
            self._tell(self._host.words.say("open-not-opened", reason=told_reason(error)), "alert")

    def _tell(self, text: str, role: str = "status") -> None:
        self.message.value = status_html(text, role) if text else ""


def _row(*children: w.Widget) -> w.HBox:
    return w.HBox(children).add_class("bw-row")


# A button with which a person gives the kernel a file of the computer that the browser runs on.


STATIC: Final = Path(__file__).parent / "static"


class FilePick(w.AlwaysShown):
    """The button; unlike the one of ipywidgets it counts no files, and sends no more of one than is wanted.

    Attributes:
        ending: of the files that are offered.
        most: so many bytes of a file, and one, are sent at most.

    >>> FilePick("Choose a file", "A saved game", most=1000)
    FilePick('Choose a file')
    """

    _esm = bundled(STATIC / "file_pick.js")

    label = t.Unicode("").tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    ending = t.Unicode(".json").tag(sync=True)
    most = t.Int(0).tag(sync=True)

    def __init__(self, label: str, hint: str, *, most: int) -> None:
        self._callback: Callable[[bytes], object] = lambda data: None
        super().__init__(label=label, hint=hint, most=most)

    def on_file(self, callback: Callable[[bytes], object]) -> None:
        """Call `callback` with the bytes of every file that is picked."""
        self._callback = callback

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        if content == {"type": "file"} and len(buffers or ()) == 1:
            self._callback(bytes(buffers[0][: self.most + 1]))

    def __repr__(self) -> str:
        return f"FilePick({self.label!r})"
