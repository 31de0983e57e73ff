"""The row of buttons: one for each thing that can be done now, labelled with what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets as t

from ..page.esm import bundled
from ..page.which_screen import handling_message_of
from .scene import Action

STATIC: Final = Path(__file__).parent / "static"


class Actions(anywidget.AnyWidget):
    """The buttons of a table, as one widget: a press comes with the turn in which the button was seen.

    A lone button of ipywidgets says only that it was pressed. A second press that arrives late would then decide for
    whoever is next.

    Attributes:
        offered: for each button a dictionary with `name`, `label`, `hint`, `ready` and `main`, see `Action`.
        turn: sent along with a press, so that a late one is recognised.

    >>> row = Actions()
    >>> row.show([Action("draw", "Draw a card"), Action("stop", "Stop")], turn=7)
    >>> row
    Actions('Draw a card', 'Stop')
    """

    _esm = bundled(STATIC / "actions.js")

    offered = t.List(t.Dict()).tag(sync=True)
    turn = t.Int(0).tag(sync=True)

    def __init__(self) -> None:
        self._callback: Callable[[str, int], object] = lambda name, turn: None
        self._by_key: dict[str, str] = {}
        super().__init__()

    def on_press(self, callback: Callable[[str, int], object], /) -> None:
        """Call `callback(name, turn)` when a button that is ready is pressed."""
        self._callback = callback

    def show(self, actions: Sequence[Action], turn: int) -> None:
        """Show the buttons of these actions, in this order, and no others.

        Show them before the texts of the turn. The page may be painted between two messages: who has read the text and
        presses at once would press a button of the turn before, which counts for nothing.
        """
        shown = [
            {"name": one.name, "label": one.label, "hint": one.hint, "ready": one.ready, "main": one.main}
            for one in actions
        ]
        self._by_key = {one.key: one.name for one in reversed(actions) if one.key and one.ready}
        with self.hold_sync():
            self.offered, self.turn = shown, turn

    @property
    def letters(self) -> list[str]:
        """The letters of the buttons that are ready, in alphabetical order. `keys` are the traits of a widget."""
        return sorted(self._by_key)

    def press_key(self, key: str, turn: int) -> bool:
        """Do what the button with a letter does; false if no button that is ready has it."""
        name = self._by_key.get(key)
        if name is not None:
            self._callback(name, turn)
        return name is not None

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "press", "name": str(name), "turn": int(turn)} if not isinstance(turn, bool):
                if any(one["name"] == name and one["ready"] for one in self.offered):
                    with handling_message_of(content):
                        self._callback(name, turn)

    def __repr__(self) -> str:
        return f"Actions({', '.join(repr(one['label']) for one in self.offered)})"
