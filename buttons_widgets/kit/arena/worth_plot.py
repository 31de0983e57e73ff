"""The plot of a review on the page: it says what it shows, and a click or an arrow key leads to a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets as t

from ..page.source import source
from ..page.speaker import spoken_in
from .review_plot import Plot

STATIC: Final = Path(__file__).parent / "static"


class WorthPlot(anywidget.AnyWidget):
    """A plot with its decisions as stops. To the keyboard and to screen readers it is a slider.

    Put it into a box with the CSS class `bw-review`, whose style sheet it takes.

    Attributes:
        title: what is drawn.
        told: the same in sentences, for who does not see it.
        hint: what can be done with it.
        lines: for each round its points, as SVG has them, in a square of 100 by 100.
        levels: for each level a dictionary with `text` and `y`.
        rounds: for each round one with `text` and `x`.
        marks: for each marked error one with `text`, `look`, `x` and `y`; the gravest first, because where there is no
            room for all it is they that stay.
        stops: for each decision one with `name` and `x`.
        at: the stop that is looked at, or the last one before; -1 before the first.
        now: where the ply stands that is looked at, from 0 to 100.
    """

    _esm = source(STATIC / "worth_plot.js")

    title = t.Unicode("").tag(sync=True)
    told = t.Unicode("").tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    lines = t.List(t.Unicode()).tag(sync=True)
    levels = t.List(t.Dict()).tag(sync=True)
    rounds = t.List(t.Dict()).tag(sync=True)
    marks = t.List(t.Dict()).tag(sync=True)
    stops = t.List(t.Dict()).tag(sync=True)
    at = t.Int(-1).tag(sync=True)
    now = t.Float(0.0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self._callback: Callable[[int], object] = lambda stop: None
        super().__init__(**traits)
        self.on_msg(self._receive)

    def on_go(self, callback: Callable[[int], object], /) -> None:
        """Call `callback(stop)` with the number of a stop when a person wants to go there."""
        self._callback = callback

    def draw(self, plot: Plot, told: str, names: Sequence[str], looks: Callable[[str], str]) -> None:
        """Draw a plot.

        Args:
            plot: it.
            told: what it shows, in sentences.
            names: what each of its stops is called.
            looks: the look of a mark, see `MARK_CLASSES`.
        """
        gravest_first = sorted(plot.marks, key=lambda mark: (-len(mark[0]), mark[0].endswith("!")))
        with self.hold_sync():
            self.told = told
            self.lines = list(plot.lines)
            self.levels = [{"text": str(level).replace("-", "−"), "y": y} for level, y in plot.levels]
            self.rounds = [{"text": str(number), "x": x} for number, x in plot.rounds]
            self.marks = [{"text": text, "look": looks(text), "x": x, "y": y} for text, x, y in gravest_first]
            self.stops = [{"name": name, "x": x} for name, (_, x) in zip(names, plot.stops, strict=True)]

    def look_at(self, plot: Plot, ply: int) -> None:
        """Show which ply is looked at."""
        with self.hold_sync():
            self.at, self.now = plot.stop_at(ply), plot.x_of(ply)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        match content:
            case {"type": "go", "stop": int(stop)} if not isinstance(stop, bool) and 0 <= stop < len(self.stops):
                with spoken_in(content):
                    self._callback(stop)

    def __repr__(self) -> str:
        return f"WorthPlot({len(self.lines)} rounds, {len(self.stops)} decisions)"
