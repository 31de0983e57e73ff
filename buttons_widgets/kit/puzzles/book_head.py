"""The controls above the puzzles of a book: the ways, what is chosen from, a mix of one's own, days that are past."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Any, Final

from ..language.words import Words
from ..page import widgets as w
from ..page.controls import button, show_if
from .kind import PuzzleKind
from .pack import Pack
from .puzzle import EASIEST, HARDEST, LEVELS
from .session import Mix, Session

ALL: Final = ""
"""Chosen in a list: everything. A list of ipywidgets shows nothing for `None`."""
MIX: Final = "*"
"""Chosen in the list of themes: a mix of one's own. No theme is called so."""
FIRST_DAY: Final = date(2020, 1, 1)
"""The first day whose puzzle can be picked."""
STEP: Final = 100
"""A range of ratings is chosen in such steps."""


class BookHead:
    """The controls above the puzzle; the book puts them where they belong.

    Args:
        ways: what can be shown, by name; there is a message `book-way-` with each name.
        on_way: called with the name of what a person wants to see.
        on_filter: called with a pack, a theme and a level, `None` for all, and with a mix, `None` for none.
        on_day: called with a day whose puzzle is wanted.
    """

    def __init__(
        self,
        session: Session,
        words: Words,
        ways: Sequence[str],
        shown: str,
        on_way: Callable[[str], None],
        on_filter: Callable[[str | None, str | None, int | None, Mix | None], None],
        on_day: Callable[[date | None], None],
    ) -> None:
        self._words = words
        self._on_way, self._on_filter, self._on_day = on_way, on_filter, on_day
        self._draws = False
        say = words.say
        hints = [say(f"book-way-{name}.hint") for name in ways]
        self.ways = w.ToggleButtons(
            options=[(say(f"book-way-{name}"), name) for name in ways], value=shown, tooltips=hints
        )
        self.ways.add_class("bw-book-ways").observe(self._way_chosen, "value")
        # The same as a list, where there is little room: the style sheet shows one of them.
        self.way = w.Dropdown(options=self.ways.options, value=shown, tooltip=say("book-way"))
        self.way.description = say("book-way")
        self.way.add_class("bw-book-way").observe(self._way_chosen, "value")
        named = [(self._pack_name(session.kind, pack), pack.name) for pack in session.packs]
        packs = [(say("book-all-packs"), ALL), *named]
        themes = dict.fromkeys(theme for pack in session.packs for theme in pack.themes)
        known = [name for name in session.kind.by_name if name in themes]
        self.pack = self._list("book-pack", packs, session.pack)
        self.theme = self._list(
            "book-theme",
            [(say("book-all-themes"), ALL), *((say(f"theme-{name}"), name) for name in known), (say("book-mix"), MIX)],
            MIX if session.mix else session.theme,
        )
        levels = [(say("book-all-levels"), ALL), *((say("book-level-of", level=level), level) for level in LEVELS)]
        self.level = self._list("book-level", levels, session.level)
        self.filters = w.HBox([self.pack, self.theme, self.level]).add_class("bw-book-filters")
        self._build_mix(known, session.mix or Mix(known))
        self._build_days()

    def _build_mix(self, themes: Sequence[str], mix: Mix) -> None:
        say = self._words.say
        self.mixed = {name: w.Checkbox(value=name in mix.themes, indent=False) for name in themes}
        for name, box in self.mixed.items():
            box.description = say(f"theme-{name}")
            box.observe(self._filter_chosen, "value")
        ratings = [(str(rating), rating) for rating in range(EASIEST, HARDEST + 1, STEP)]
        self.easiest = self._list("book-mix-from", ratings, mix.easiest)
        self.hardest = self._list("book-mix-to", ratings, mix.hardest)
        chosen = w.HBox([*self.mixed.values(), self.easiest, self.hardest])
        self.mix = w.HBox([chosen.add_class("bw-book-mixed")]).add_class("bw-book-mix")

    def _build_days(self) -> None:
        say = self._words.say
        self.earlier = button("", lambda: self._step(-1), tooltip=say("book-day-before"), icon="chevron-left")
        self.later = button("", lambda: self._step(1), tooltip=say("book-day-after"), icon="chevron-right")
        self.day = w.DatePicker(tooltip=say("book-day"))
        self.day.description = say("book-day")
        self.day.observe(self._day_chosen, "value")
        self.days = w.HBox([self.earlier, self.day, self.later]).add_class("bw-book-days")

    def _step(self, days: int) -> None:
        day = self.day.value
        if day is not None and (days > 0 or day > FIRST_DAY):
            self._on_day(day + timedelta(days=days))

    def _day_chosen(self, change: Any) -> None:
        # While somebody types a year, a browser sends the years 2, 20 and 202 as well.
        if not self._draws and change["new"] is not None and change["new"] >= FIRST_DAY:
            self._on_day(change["new"])

    def _pack_name(self, kind: PuzzleKind, pack: Pack) -> str:
        """A pack that comes with the kit is called in the language, one's own as its file."""
        message = f"theme-{pack.name}" if pack.name in kind.by_name else f"pack-{pack.name}"
        is_shipped = pack.path is not None and pack.path.parent == kind.shipped
        return self._words.say(message) if is_shipped and self._words.has(message) else pack.name

    def draw(self, shown: str, *, filters: bool, day: date, today: date) -> None:
        """Show what is chosen, and the lists if they mean anything now.

        Args:
            day: the day whose puzzle is shown, if that is shown.
        """
        self._draws = True
        mixes = self.theme.value == MIX
        try:
            self.ways.value = self.way.value = shown
            show_if(self.filters, filters)
            show_if(self.level, not mixes)
            show_if(self.mix, filters and mixes)
            show_if(self.days, shown == "daily")
            self.day.max, self.day.value = today, day
            self.earlier.disabled, self.later.disabled = day <= FIRST_DAY, day >= today
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
        if self._draws:
            return
        mix = None
        if self.theme.value == MIX:
            themes = frozenset(name for name, box in self.mixed.items() if box.value)
            mix = Mix(themes, *sorted((self.easiest.value, self.hardest.value)))
        theme = None if mix else self.theme.value or None
        self._on_filter(self.pack.value or None, theme, None if mix else self.level.value or None, mix)
