"""The row of buttons: one for each thing that can be done now, labelled with what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import ipywidgets as w

from .scene import Action


class Actions(w.HBox):
    """The buttons of a table. A button that was made once stays, and is hidden while its action is not offered.

    Args:
        on_action: called with the action whose button was pressed.
    """

    def __init__(self, on_action: Callable[[Action], None]) -> None:
        self._on_action = on_action
        self._offered: dict[str, Action] = {}
        self._buttons: dict[str, w.Button] = {}
        self._in_order: list[w.Button] = []
        super().__init__()
        self.add_class("bw-actions")

    def show(self, actions: Sequence[Action]) -> None:
        """Show the buttons of these actions, in this order, and hide the others."""
        self._offered = {action.name: action for action in actions}
        for action in actions:
            if action.name not in self._buttons:
                self._buttons[action.name] = self._new_button(action)
        self._put_in_order()
        for name, button in self._buttons.items():
            shown = self._offered.get(name)
            button.layout.display = "none" if shown is None else None
            if shown is not None:
                button.description, button.tooltip, button.disabled = shown.label, shown.hint, not shown.ready

    def _put_in_order(self) -> None:
        """Reorder the buttons only if they must move: a button that is moved loses the focus."""
        offered = [self._buttons[name] for name in self._offered]
        shown = [button for button in self._in_order if button in offered]
        if shown != offered:
            others = [button for button in self._buttons.values() if button not in offered]
            self._in_order = [*others, *offered]
            self.children = self._in_order

    def _new_button(self, action: Action) -> w.Button:
        button = w.Button(button_style="primary" if action.main else "", layout=w.Layout(display="none"))
        button.add_class("bw-action").add_class(f"bw-action-{action.name}")
        button.on_click(lambda _: self._press(action.name))
        return button

    def _press(self, name: str) -> None:
        # The second click of a double click may come after the action has gone.
        action = self._offered.get(name)
        if action is not None and action.ready:
            self._on_action(action)
