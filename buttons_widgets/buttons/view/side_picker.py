"""The lobby's choice of a board: one of the kit's sides, or letters that a person types in."""

from __future__ import annotations

from functools import cached_property
from html import escape
from typing import Final

from ...kit.language.words import Words
from ...kit.page import widgets as w
from ...kit.page.controls import show_if
from ...kit.rules.game import Seat
from ...kit.table.kind import LobbyError
from ..rules.layout import LAYOUTS, Layout

OWN: Final = "own"
"""The entry for an own layout in the list of sides."""


class SidePicker:
    """The controls of one seat.

    Attributes:
        widget: the list of sides and the letters of an own layout.
        picture: the side that is chosen, drawn.
    """

    def __init__(self, seat: Seat, words: Words) -> None:
        self._seat, self._words = seat, words
        say = words.say
        sides = [(say("lobby-side-of", side=side), side) for side in LAYOUTS]
        self.side = w.Dropdown(
            options=[*sides, (say("lobby-own-side"), OWN)], value=list(LAYOUTS)[seat], description=say("lobby-side")
        )
        self.picture = w.HTML().add_class("bw-seat-picture")
        self.widget = w.VBox([self.side]).add_class("bw-choices")
        self._taken = True
        self.side.observe(self._changed, "value")

    @cached_property
    def letters(self) -> w.Textarea:
        """The letters of an own layout; not there before somebody wants one."""
        say = self._words.say
        letters = w.Textarea(
            placeholder=say("lobby-own-hint"), rows=2, continuous_update=True, description=say("lobby-letters")
        )
        letters.observe(self._changed, "value")
        self.widget.children = [self.side, letters]
        return letters

    def show(self, taken: bool) -> None:
        """Show the controls of a seat that is taken, or hide those of an empty one."""
        self._taken = taken
        for control in (self.side, self.picture):
            show_if(control, taken)
        layout = self._layout()
        for letters in self.widget.children[1:]:
            show_if(letters, taken and self.side.value == OWN)
        if layout is not None:
            # The list beside it names the side: nobody wants to hear thirty-six letters.
            self.picture.value = f'<div aria-hidden="true">{layout._repr_svg_()}</div>'
        else:
            self.picture.value = f"<div>{escape(self._words.say('lobby-no-layout'))}</div>"

    def text(self) -> str:
        """The side that is chosen, or the letters of an own layout."""
        return self.letters.value if self.side.value == OWN else str(self.side.value)

    def choose(self, text: str) -> None:
        """Choose the side, or the own layout, that `text` wrote down. Anything else is ignored."""
        if text in LAYOUTS:
            self.side.value = text
        elif _layout_of(text) is not None:
            self.side.value, self.letters.value = OWN, text

    def value(self) -> Layout:
        """The layout that is chosen.

        Raises:
            LobbyError: the letters are not a layout.
        """
        layout = self._layout()
        if layout is None:
            raise LobbyError(self._words.say("lobby-bad-layout", seat=self._seat + 1))
        return layout

    def _layout(self) -> Layout | None:
        return LAYOUTS[self.side.value] if self.side.value != OWN else _layout_of(self.letters.value)

    def _changed(self, _change: object) -> None:
        self.show(self._taken)


def _layout_of(letters: str) -> Layout | None:
    """The layout of these letters; `None` if they are none."""
    try:
        return Layout.parse(letters)
    except ValueError:
        return None
