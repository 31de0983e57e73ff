"""The menu of a table in its place: a button, and the box that it opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import ipywidgets as w

from ..language.words import Words
from ..page.showing import show_if
from .tools import tool_switch

if TYPE_CHECKING:
    from .menu import Menu


class MenuBox(w.VBox):
    """A box that is empty until it is opened for the first time: a table stands sooner without what is in it.

    Args:
        words: the language.
        make: makes the menu; `None` for a table without one.
        on_switch: called when a person opens or closes it.

    Attributes:
        switch: the button that opens and closes it.
        menu: the menu; `None` before it is opened.
    """

    def __init__(self, words: Words, make: Callable[[], Menu] | None, on_switch: Callable[[], None]) -> None:
        self._make = make
        self.menu: Menu | None = None
        self.switch = tool_switch(words, "more", "bars", lambda _: on_switch()).add_class("bw-opens")
        super().__init__()
        self.add_class("bw-menu")
        self.show()

    def show(self) -> None:
        """Show the box as things are now if it is open, else hide it."""
        show_if(self, self.switch.value)
        if self.switch.value and self._make is not None:
            self.opened().show()

    def opened(self) -> Menu:
        """The menu, which is made when it is opened for the first time."""
        if self.menu is None:
            assert self._make is not None, "a table without a menu has nothing to open"
            self.menu = self._make()
            self.children = [self.menu]
        return self.menu
