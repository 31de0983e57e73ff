"""Options to choose from, with the button that gives what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets as t

from ..page.source import source
from ..page.speaker import spoken_in

STATIC: Final = Path(__file__).parent / "static"


class Options(anywidget.AnyWidget):
    """One option or several are chosen, and the button gives them, together with the turn in which they were seen.

    Attributes:
        options: what they say; the letters A, B, … stand before them.
        several: whether several can be chosen.
        chosen: the places of those that are chosen at first, counted from 0.
        set: whenever this changes, `chosen` is chosen again.
        label: what they are, for people who do not see them.
        check: what the button says.
        hint: its tooltip.
        active: whether an answer can be given.
        turn: sent along with an answer, so that a late one is recognised.

    >>> Options(label="Your answer")
    Options('Your answer')
    """

    _esm = source(STATIC / "options.js")

    options = t.List(t.Unicode()).tag(sync=True)
    several = t.Bool(False).tag(sync=True)
    chosen = t.List(t.Int()).tag(sync=True)
    set = t.Int(0).tag(sync=True)
    label = t.Unicode("").tag(sync=True)
    check = t.Unicode("").tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    active = t.Bool(True).tag(sync=True)
    turn = t.Int(0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self._callback: Callable[[tuple[int, ...], int], object] = lambda chosen, turn: None
        super().__init__(**traits)

    def on_answer(self, callback: Callable[[tuple[int, ...], int], object], /) -> None:
        """Call `callback(places, turn)` when an answer is given."""
        self._callback = callback

    def offer(self, options: Sequence[str], chosen: Sequence[int], *, several: bool) -> None:
        """Offer these options, some of them chosen."""
        with self.hold_sync():
            self.several = several
            self.options = list(options)
            self.chosen = list(chosen)
            self.set += 1

    def show(self, active: bool, turn: int) -> None:
        """Let an answer be given, or not."""
        with self.hold_sync():
            self.active, self.turn = active, turn

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "answer", "chosen": list(chosen), "turn": int(turn)} if not isinstance(turn, bool):
                places = tuple(place for place in range(len(self.options)) if place in chosen[:99])
                if self.active and places and (self.several or len(places) == 1):
                    with spoken_in(content):
                        self._callback(places, turn)

    def __repr__(self) -> str:
        return f"Options({self.label!r})"
