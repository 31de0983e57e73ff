"""A button with which a table fills the whole screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import anywidget
import traitlets as t

from .source import source

STATIC: Final = Path(__file__).parent / "static"
KEY: Final = "f"
"""The letter that does the same as the button. The page listens to it itself: a browser asks for that."""


class FullScreen(anywidget.AnyWidget):
    """Put it into a box with the CSS class `bw-table`; where the browser has no full screen, it does not show itself.

    What fills the screen is the element with the class `bw-stage` around the table, so that the next game fills it
    too; without one it is the table. The key F does the same as the button.

    Attributes:
        enter: what the button does, for people who do not see its picture, and as its tooltip.
        leave: the same while the screen is filled.

    >>> FullScreen(enter="Full screen (F)", leave="Leave full screen (F)")
    FullScreen()
    """

    _esm = source(STATIC / "full_screen.js")

    enter = t.Unicode("Full screen").tag(sync=True)
    leave = t.Unicode("Leave full screen").tag(sync=True)

    def __repr__(self) -> str:
        return "FullScreen()"
