"""A line of code to take along, and the button that copies it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import ipywidgets as w

from ..language.words import Words


class CodeLine:
    """A line that is shown as code, and a button beside it or elsewhere.

    Args:
        words: the language.
        hint: the message that says what the button does.
        copy: puts a text on the clipboard.

    Attributes:
        text: shows the line.
        button: copies it.
        line: what is shown, and copied.
    """

    def __init__(self, words: Words, hint: str, copy: Callable[[str], object]) -> None:
        self.line = ""
        self.text = w.HTML().add_class("bw-coach-code")
        self.button = w.Button(description=words.say("more-copy"), tooltip=words.say(hint)).add_class("bw-hands-out")
        self.button.on_click(lambda _: copy(self.line))

    def show(self, line: str) -> None:
        """Show a line, and copy it from now on."""
        self.line = line
        self.text.value = f"<code>{escape(line, quote=False)}</code>"
