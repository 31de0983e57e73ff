"""The invisible widget that ties a table to the page around it: keys, news for screen readers, focus."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets as t

from .source import source
from .speaker import spoken_in

STATIC: Final = Path(__file__).parent / "static"
SHEET: Final = STATIC / "frame.css"


class Frame(anywidget.AnyWidget):
    """Put it as the first child of a box with the CSS class `bw-table`.

    Keys pressed anywhere in that box stay in it (the notebook around has shortcuts of its own: an unguarded `x` cuts
    the cell); chords such as Ctrl and S reach it. Single letters in `shortcuts` are reported.

    What the kernel sends goes to every page that shows the table. A text or a file is handed out only in the table in
    which a person asked for it: a button with the CSS class `bw-hands-out` was pressed there in the last half minute.

    Attributes:
        news: the text that a screen reader reads out when it changes.
        shortcuts: keys to report: single small letters, or names such as `ArrowLeft`.
        focus_on: CSS selectors below the table; when a focused control vanishes, the focus goes to the first of them
            that finds something usable, or to a resting place until there is one.
        turn: a number that changes whenever the focus may have to be set; sent along with a letter, so that one that
            was pressed late is recognised.
    """

    _esm = source(STATIC / "frame.js")
    _css = source(SHEET)

    news = t.Unicode("").tag(sync=True)
    shortcuts = t.List(t.Unicode()).tag(sync=True)
    focus_on = t.List(t.Unicode()).tag(sync=True)
    turn = t.Int(0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._callback: Callable[[str, int], object] = lambda key, turn: None
        self.on_msg(self._receive)

    def on_key(self, callback: Callable[[str, int], object]) -> None:
        """Call `callback(letter, turn)` whenever a shortcut is pressed."""
        self._callback = callback

    def copy(self, text: str) -> None:
        """Put a text on the clipboard of the person who has just pressed a button for it, if the browser allows it."""
        self.send({"type": "copy", "text": text})

    def download(self, name: str, text: str) -> None:
        """Give the person who has just pressed a button for it a file with this name and text."""
        self.send({"type": "download", "name": name, "text": text})

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        if not isinstance(content, dict):
            return
        match content:
            case {"type": "key", "key": str(key), "turn": int(turn)} if key in self.shortcuts:
                if not isinstance(turn, bool):
                    with spoken_in(content):
                        self._callback(key, turn)

    def __repr__(self) -> str:
        return "Frame()"


@cache
def frame_with(sheets: tuple[Path, ...]) -> type[Frame]:
    """A kind of frame that brings these style sheets into the page, in their order, after its own.

    A page keeps one style sheet for each name of a class, the one that came last. So each kind has a name of its own:
    else a puzzle further down would take an editor's style away.
    """
    texts = "\n".join(map(source, (SHEET, *sheets)))
    return type(f"Frame_{sha256(texts.encode()).hexdigest()[:16]}", (Frame,), {"_css": texts})
