"""A button with which a table fills the whole screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import anywidget
import traitlets as t

from ..language.words import Words
from .esm import bundled

STATIC: Final = Path(__file__).parent / "static"
KEY: Final = "f"
"""The letter that does the same as the button. The page listens to it itself: a browser asks for that."""


class FullScreen(anywidget.AnyWidget):
    """Put it into a box with the CSS class `bw-table`; where the browser has no full screen, it does not show itself.

    What fills the screen is the element with the class `bw-stage` around the table, so that the next game fills it
    too; without one it is the table. The key F does the same as the button.

    Args:
        words: the language.

    Attributes:
        enter: what the button does, for people who do not see its picture, and as its tooltip.
        leave: the same while the screen is filled.

    >>> from buttons_widgets.kit.language.words import words_in
    >>> FullScreen(words_in(language="en")).enter
    'Fill the whole screen (F)'
    """

    _esm = bundled(STATIC / "full_screen.js")

    enter = t.Unicode("").tag(sync=True)
    leave = t.Unicode("").tag(sync=True)

    def __init__(self, words: Words) -> None:
        super().__init__(enter=words.say("tool-full-screen-hint"), leave=words.say("tool-full-screen-leave-hint"))

    def __repr__(self) -> str:
        return "FullScreen()"
