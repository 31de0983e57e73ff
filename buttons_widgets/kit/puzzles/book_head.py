"""The head line of the book of puzzles: what to do, and which packs, themes and levels to choose from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import ipywidgets as w

from ..language.words import Words
from ..page.showing import show_if
from .puzzle import LEVELS
from .session import Session

ALL: Final = ""
"""Chosen in a list: everything. A list of ipywidgets shows nothing for `None`."""

OnFilter = Callable[[str | None, str | None, int | None], None]


class BookHead:
    """The controls above the puzzle; the book puts them where they belong.

    Args:
        session: what there is to choose from.
        words: the language.
        ways: what can be shown, by name; there is a message `book-way-` with each name.
        shown: what is shown at first.
        on_way: called with the name of what a person wants to see.
        on_filter: called with a pack, a theme and a level, `None` for all.

    Attributes:
        ways: the row of buttons.
        filters: the three lists.
    """

    def __init__(
        self,
        session: Session,
        words: Words,
        ways: Sequence[str],
        shown: str,
        on_way: Callable[[str], None],
        on_filter: OnFilter,
    ) -> None:
        self._words = words
        self._on_way, self._on_filter = on_way, on_filter
        self._draws = False
        say = words.say
        hints = [say(f"book-way-{name}.hint") for name in ways]
        self.ways = w.ToggleButtons(
            options=[(say(f"book-way-{name}"), name) for name in ways], value=shown, tooltips=hints
        )
        self.ways.add_class("bw-book-ways").observe(self._way_chosen, "value")
        packs = [(say("book-all-packs"), ALL), *((pack.name, pack.name) for pack in session.packs)]
        themes = dict.fromkeys(theme for pack in session.packs for theme in pack.themes)
        known = [name for name in session.kind.by_name if name in themes]
        self.pack = self._list("book-pack", packs, session.pack)
        self.theme = self._list(
            "book-theme", [(say("book-all-themes"), ALL), *((say(f"theme-{name}"), name) for name in known)],
            session.theme,
        )  # fmt: skip
        levels = [(say("book-all-levels"), ALL), *((say("book-level-of", level=level), level) for level in LEVELS)]
        self.level = self._list("book-level", levels, session.level)
        self.filters = w.HBox([self.pack, self.theme, self.level]).add_class("bw-book-filters")

    def draw(self, shown: str, *, filters: bool) -> None:
        """Show what is chosen.

        Args:
            shown: what is shown.
            filters: whether the lists mean anything now.
        """
        self._draws = True
        try:
            self.ways.value = shown
            show_if(self.filters, filters)
        finally:
            self._draws = False

    def _list(self, label: str, options: list[tuple[str, Any]], value: Any) -> w.Dropdown:
        if value not in [option for _, option in options]:
            value = ALL
        chooser = w.Dropdown(options=options, value=value, tooltip=self._words.say(label))
        chooser.description = self._words.say(label)
        chooser.observe(self._filter_chosen, "value")
        return chooser

    def _way_chosen(self, change: Any) -> None:
        if not self._draws and change["new"] is not None:
            self._on_way(change["new"])

    def _filter_chosen(self, _: Any) -> None:
        if not self._draws:
            self._on_filter(self.pack.value or None, self.theme.value or None, self.level.value or None)
