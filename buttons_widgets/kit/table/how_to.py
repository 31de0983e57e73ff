"""How to play, in a few lines: a box over the table that shows itself to who has never seen it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import traitlets as t

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, show_if
from ..page.esm import bundled
from ..page.svg import picture
from .scene import HowToLine


def tool_button(words: Words, name: str, icon: str, act: Callable[[], None]) -> w.Button:
    """A button that does something at once. Its label and hint are the messages `tool-NAME` and `tool-NAME-hint`."""
    made = button(words.say(f"tool-{name}"), act, tooltip=words.say(f"tool-{name}-hint"), icon=icon)
    return made.add_class(f"bw-tool-{name}")


def tool_switch(
    words: Words, name: str, icon: str, switched: Callable[[bool], None] = lambda wanted: None
) -> w.ToggleButton:
    """A button that stays pressed; `switched` hears whether it is. Its messages are like those of `tool_button`."""
    switch = w.ToggleButton(description=words.say(f"tool-{name}"), tooltip=words.say(f"tool-{name}-hint"), icon=icon)
    switch.observe(lambda change: switched(change["new"]), "value")
    return switch.add_class(f"bw-tool-{name}")


STATIC: Final = Path(__file__).parent / "static"

PICTURE_WIDTH: Final = 140
PICTURE_HEIGHT: Final = 72


def how_to_picture(*parts: str) -> str:
    """A small picture beside a line, as SVG; nobody hears of it, because the line says all that it shows."""
    return picture((0, 0, PICTURE_WIDTH, PICTURE_HEIGHT), *parts, label=None, size=())


class HowTo(w.AlwaysShown):
    """Put it into a box with the CSS class `bw-table`; it takes no room.

    Args:
        lines: what it says; nothing for a game that needs no such help.
    """

    _esm = bundled(STATIC / "how_to.js")
    _css = bundled(STATIC / "how_to.css")

    lines = t.List(t.Dict()).tag(sync=True)
    shown = t.Bool(False).tag(sync=True)
    title = t.Unicode("").tag(sync=True)
    close_label = t.Unicode("").tag(sync=True)

    def __init__(self, words: Words, lines: Sequence[HowToLine]) -> None:
        say = words.say
        told = [line._asdict() for line in lines]
        super().__init__(lines=told, title=say("how-to-title"), close_label=say("how-to-close"))
        self.switch = tool_switch(words, "how-to", "")
        show_if(self.switch, lines)
        t.link((self, "shown"), (self.switch, "value"))

    def on_close(self, callback: Callable[[], object]) -> None:
        """Call `callback` whenever it is closed."""
        self.observe(lambda change: None if change["new"] else callback(), "shown")

    def give_way(self, switch: w.ToggleButton) -> None:
        """Close it when something else is opened by a switch: it lies where that is read."""
        switch.observe(lambda change: setattr(self, "shown", self.shown and not change["new"]), "value")

    def __repr__(self) -> str:
        return "HowTo()"
