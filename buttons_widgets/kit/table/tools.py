"""The small buttons beside the heading of a table."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as w

from ..language.words import Words


def tool_button(words: Words, name: str, icon: str, act: Callable[[], None]) -> w.Button:
    """A button that does something at once. Its label and hint are the messages `tool-NAME` and `tool-NAME-hint`."""
    button = w.Button(description=words.say(f"tool-{name}"), tooltip=words.say(f"tool-{name}-hint"), icon=icon)
    button.on_click(lambda _: act())
    return button.add_class(f"bw-tool-{name}")


def tool_switch(
    words: Words, name: str, icon: str, switched: Callable[[bool], None] = lambda wanted: None
) -> w.ToggleButton:
    """A button that stays pressed; `switched` hears whether it is. Its messages are like those of `tool_button`."""
    switch = w.ToggleButton(description=words.say(f"tool-{name}"), tooltip=words.say(f"tool-{name}-hint"), icon=icon)
    switch.observe(lambda change: switched(change["new"]), "value")
    return switch.add_class(f"bw-tool-{name}")
