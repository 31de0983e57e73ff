"""A button with which a person gives the kernel a file of the computer that the browser runs on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets as t

from ..page.source import source

STATIC: Final = Path(__file__).parent / "static"


class FilePick(anywidget.AnyWidget):
    """The button; unlike the one of ipywidgets it counts no files, and sends no more of one than is wanted.

    Attributes:
        label: what stands on it.
        hint: what it does, for people who point at it.
        ending: of the files that are offered.
        most: so many bytes of a file, and one, are sent at most.

    >>> FilePick("Choose a file", "A saved game", most=1000)
    FilePick('Choose a file')
    """

    _esm = source(STATIC / "file_pick.js")

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
