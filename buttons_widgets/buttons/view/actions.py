"""The buttons of the table: one for each thing that may be done now, labelled with what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import ipywidgets as w

from ...kit.language.words import Words
from ..rules.game import Game
from ..rules.grid import cell_text
from ..rules.moves import Move, OptOut, Pass, Roll
from ..rules.phase import Phase

STYLES: Final = {
    "roll": "primary",
    "opt-out": "",
    "pass": "",
    "place": "primary",
    "next-round": "primary",
    "again": "primary",
    "ask-again": "",
    "decide": "primary",
}
"""Every action there is, in the order of its buttons, and the look of its button."""


@dataclass(frozen=True)
class Action:
    """Something that a person may do with a button or a key.

    Attributes:
        name: a key of `STYLES`.
        label: what the button says.
        hint: what it says when somebody lingers on it.
        key: the letter that does the same.
        move: the move that it makes, if it makes one by itself.
        ready: whether it can be done already.
    """

    name: str
    label: str
    hint: str = ""
    key: str = ""
    move: Move | None = None
    ready: bool = True


def person_actions(game: Game, words: Words, *, chosen: int) -> list[Action]:
    """What the person who is to move may do by a button.

    Args:
        game: a state in which a person is to move.
        words: the language.
        chosen: how many spaces are chosen for stars.
    """
    say = words.say
    assert isinstance(game.to_move, int)
    earned = game.earnings(game.to_move).total
    match game.phase:
        case Phase.DECIDE:
            roll = Action("roll", say("do-roll", dice=game.black_dice + 1), say("do-roll-hint"), "r", Roll())
            out = Action("opt-out", say("do-opt-out", stars=earned), say("do-opt-out-hint"), "o", OptOut())
            return [roll, out] if OptOut() in game.legal_moves() else [roll]
        case Phase.GOLD if game.dice:
            cell = cell_text(game.dice.golden_cell)
            return [Action("pass", say("do-pass", cell=cell), say("do-pass-hint"), "p", Pass())]
        case Phase.STARS:
            label = say("do-place", stars=earned)
            return [Action("place", label, say("do-place-hint"), "c", ready=chosen == earned)]
    return []


class Actions(w.HBox):
    """The row of buttons. It always holds every button and shows those that it is told to.

    Args:
        on_action: called with the action whose button was pressed.
    """

    def __init__(self, on_action: Callable[[Action], None]) -> None:
        self._on_action = on_action
        self._offered: dict[str, Action] = {}
        self._buttons: dict[str, w.Button] = {}
        for name, style in STYLES.items():
            button = w.Button(button_style=style, layout=w.Layout(display="none"))
            button.add_class("bw-action").add_class(f"bw-action-{name}")
            button.on_click(lambda _, name=name: self._press(name))
            self._buttons[name] = button
        super().__init__(list(self._buttons.values()))
        self.add_class("bw-actions")

    def show(self, actions: Sequence[Action]) -> None:
        """Show the buttons of these actions and hide the others."""
        self._offered = {action.name: action for action in actions}
        for name, button in self._buttons.items():
            action = self._offered.get(name)
            button.layout.display = "none" if action is None else None
            if action is not None:
                button.description, button.tooltip, button.disabled = action.label, action.hint, not action.ready

    def _press(self, name: str) -> None:
        # The second click of a double click may come when the action is no longer offered.
        action = self._offered.get(name)
        if action is not None and action.ready:
            self._on_action(action)
