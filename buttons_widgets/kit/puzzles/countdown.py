"""The time that is left, counted down in the page, so that it runs on smoothly while the kernel is at work."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets as t

from ..page.source import source

STATIC: Final = Path(__file__).parent / "static"


class Countdown(anywidget.AnyWidget):
    """A clock that runs down, as minutes and seconds and as a bar.

    The page only shows it and says when it has run down: what is still in time is decided in the kernel.

    Args:
        left: tells how many milliseconds are left; asked when a page shows the clock.
        on_over: called with the run's number when the clock has run down in a page.

    Attributes:
        whole: how many milliseconds it is in all.
        left: how many are left at the moment of this message.
        run: the number of the run: with a new one the clock begins anew; 0 for a clock that does not run.
        label: what it is, for a screen reader.
    """

    _esm = source(STATIC / "countdown.js")
    # The book's own style sheet comes along here: of two frames with different sheets in a page only one's would count.
    _css = source(STATIC / "book.css")

    whole = t.Int(0).tag(sync=True)
    left = t.Int(0).tag(sync=True)
    run = t.Int(0).tag(sync=True)
    label = t.Unicode("").tag(sync=True)

    def __init__(self, left: Callable[[], int], on_over: Callable[[int], object], label: str) -> None:
        self._left, self._on_over = left, on_over
        super().__init__(label=label)

    def begin(self, milliseconds: int) -> None:
        """Run down from so much."""
        with self.hold_sync():
            self.whole = self.left = milliseconds
            self.run += 1

    def tell(self) -> None:
        """Tell every page how much is left."""
        self.send({"type": "left", "left": self._left()})

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        super()._handle_custom_msg(content, buffers)
        match content:
            case {"type": "ask"}:
                self.tell()
            case {"type": "over", "run": int(run)} if not isinstance(run, bool):
                self._on_over(run)

    def __repr__(self) -> str:
        return "Countdown()"
