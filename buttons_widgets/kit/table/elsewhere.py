"""A game that goes on at another table of the same kernel: where it is now, and how it is brought back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import ipywidgets as w

from ..language.words import Words
from ..page.markup import line_html
from ..saving.errors import SaveError, told_reason

_moved_to: dict[Path, Path] = {}
"""Where a game is kept now that was taken over in this kernel, by where it was kept."""


def note_move(path: Path, to: Path) -> None:
    """Remember that a game is kept elsewhere from now on."""
    _moved_to[path] = to


def now_at(path: Path) -> Path:
    """Where a game is kept now."""
    while path in _moved_to:
        path = _moved_to[path]
    return path


class BringBack(w.HBox):
    """The bar above a table whose game goes on elsewhere.

    Args:
        words: the language.
        bring_back: called when a person wants the game back here. If it raises a `SaveError`, the bar shows the reason.
    """

    def __init__(self, words: Words, bring_back: Callable[[], object]) -> None:
        self._words, self._bring_back = words, bring_back
        self.told = w.HTML().add_class("bw-notice")
        button = w.Button(description=words.say("do-bring-back"), button_style="primary").add_class("bw-action")
        button.on_click(lambda _: self._pressed())
        super().__init__([button, self.told])
        self.add_class("bw-table")

    def _pressed(self) -> None:
        try:
            self._bring_back()
        except SaveError as error:
            self.told.value = line_html(self._words.say("open-not-opened", reason=told_reason(error)))
