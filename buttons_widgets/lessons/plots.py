"""Axes with lines, points, columns and intervals between them, for the lessons. They need no package for plots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ..kit.language.words import Words
from ..kit.page.svg import element
from ..kit.page.text_layout import text_width
from .charts import GOOD
from .picture import Picture, sheet, written

AXIS: Final = "#8a7c5e"
"""The colour of axes, and of lines with which others are compared."""
_LEFT: Final = 62
_RIGHT: Final = 16
_TOP: Final = 30
_BOTTOM: Final = 50
_DASHES: Final = "5 4"

Point = tuple[float, float]


class Axis(NamedTuple):
    """An axis of a plot.

    Attributes:
        label: what is measured along it.
        low: where it begins.
        high: where it ends.
        ticks: the numbers that stand at it.
        figure: how they are written, such as `".1f"`.
    """

    label: str
    low: float
    high: float
    ticks: Sequence[float] = ()
    figure: str = ".1f"


class Plot:
    """Two axes, and what is drawn between them; call `picture` at the end.

    Args:
        words: write the numbers at the axes.
        across: the axis from left to right.
        up: the axis from bottom to top.
        wide: how many pixels the axis from left to right is long.
        high: the other one.

    >>> from buttons_widgets.kit.language.words import KIT_WORDS, words_in
    >>> plot = Plot(words_in((KIT_WORDS,)), Axis("rolls", 0, 10, (0, 5, 10), ".0f"), Axis("share", 0, 1, (0, 0.5, 1)))
    >>> plot.line([(0, 0.2), (10, 0.4)])
    >>> plot.picture("A line that rises")
    <picture: A line that rises>
    """

    def __init__(self, words: Words, across: Axis, up: Axis, *, wide: float = 400, high: float = 190) -> None:
        self._across, self._up, self._wide, self._high = across, up, wide, high
        self._marks: list[str] = []
        self._key: list[tuple[str, str]] = []
        bottom = _TOP + high
        self._stroke(f"M{_LEFT} {_TOP}V{bottom:g}H{_LEFT + wide:g}", AXIS, 1.5)
        for tick in across.ticks:
            x = self._x(tick)
            self._stroke(f"M{x:.1f} {bottom:g}v5", AXIS, 1.5)
            self._marks.append(written(words.number(tick, across.figure), x, bottom + 18, size=12, anchor="middle"))
        for tick in up.ticks:
            y = self._y(tick)
            self._stroke(f"M{_LEFT} {y:.1f}h-5", AXIS, 1.5)
            self._marks.append(written(words.number(tick, up.figure), _LEFT - 9, y + 4, size=12, anchor="end"))
        # A label may be longer than its axis.
        half = text_width(across.label, 13) / 2
        middle = max(_LEFT + wide / 2, half)
        self._reach = max(middle + half, text_width(up.label, 13))
        self._marks.append(written(across.label, middle, bottom + 40, size=13, anchor="middle"))
        self._marks.append(written(up.label, 0, 12, size=13))

    def _x(self, value: float) -> float:
        return _LEFT + self._wide * (value - self._across.low) / (self._across.high - self._across.low)

    def _y(self, value: float) -> float:
        return _TOP + self._high * (self._up.high - value) / (self._up.high - self._up.low)

    def _stroke(self, path: str, colour: str, width: float, dashes: str | None = None) -> None:
        self._marks.append(
            element("path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_dasharray=dashes)
        )

    def line(self, points: Iterable[Point], colour: str = GOOD, *, name: str = "") -> None:
        """A line from point to point, with a dot on each; its name stands in the key above the plot."""
        placed = [(self._x(x), self._y(y)) for x, y in points]
        self._stroke("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in placed), colour, 2)
        self._marks += [element("circle", cx=round(x, 1), cy=round(y, 1), r=3.5, fill=colour) for x, y in placed]
        self._named(name, colour)

    def dots(self, points: Iterable[Point], colour: str = GOOD, *, name: str = "", hollow: bool = False) -> None:
        """Points; those that lie in one place look darker than a single one."""
        for x, y in points:
            fill = "none" if hollow else colour
            place = {"cx": round(self._x(x), 1), "cy": round(self._y(y), 1)}
            look = element("circle", **place, r=5, fill=fill, fill_opacity=0.6, stroke=colour, stroke_width=1.5)
            self._marks.append(look)
        self._named(name, colour)

    def columns(self, tall: Iterable[tuple[float, float]], width: float, colour: str = GOOD, *, name: str = "") -> None:
        """Columns from 0 on, which may point down; each is as wide as the width, with its middle at a number."""
        for middle, height in tall:
            if height:
                x, top, bottom = self._x(middle - width / 2), self._y(max(height, 0)), self._y(min(height, 0))
                wide = self._x(middle + width / 2) - x
                place = {"x": round(x, 1), "y": round(top, 1)}
                size = {"width": round(max(wide - 1, 1), 1), "height": round(bottom - top, 1)}
                self._marks.append(element("rect", **place, **size, fill=colour, fill_opacity=0.8))
        self._named(name, colour)

    def interval(self, low: float, high: float, y: float, colour: str = GOOD) -> None:
        """An interval from left to right, with its middle marked."""
        left, right, at = self._x(low), self._x(high), self._y(y)
        self._stroke(f"M{left:.1f} {at - 6:.1f}v12m0 -6H{right:.1f}m0 -6v12", colour, 2)
        self._marks.append(element("circle", cx=round((left + right) / 2, 1), cy=round(at, 1), r=4.5, fill=colour))

    def level(self, value: float, said: str = "") -> None:
        """A dashed line from left to right, with what it means at its right end."""
        y = self._y(value)
        self._stroke(f"M{_LEFT} {y:.1f}h{self._wide:g}", AXIS, 1.5, _DASHES)
        self._marks.append(written(said, _LEFT + self._wide, y - 6, size=12, anchor="end"))

    def post(self, value: float) -> None:
        """A dashed line from bottom to top."""
        self._stroke(f"M{self._x(value):.1f} {_TOP}v{self._high:g}", AXIS, 1.5, _DASHES)

    def say(self, said: str, at: Point, *, anchor: str = "middle", bold: bool = False) -> None:
        """A text whose foot is at a point."""
        self._marks.append(written(said, self._x(at[0]), self._y(at[1]), size=13, anchor=anchor, bold=bold))

    def _named(self, name: str, colour: str) -> None:
        if name:
            self._key.append((name, colour))

    def picture(self, title: str) -> Picture:
        """The plot as a picture, with the key above it.

        Args:
            title: what it shows, in words and numbers, for people who do not see it.
        """
        return below_each_other(title, [self])

    def drawn(self) -> tuple[str, float, float]:
        """The plot with its key as SVG, its width and its height."""
        marks, x = list(self._marks), 0.0
        for name, colour in self._key:
            marks.append(element("circle", cx=x + 6, cy=-8, r=5, fill=colour))
            marks.append(written(name, x + 16, -4, size=13))
            x += 36 + 7.2 * len(name)
        width = max(_LEFT + self._wide + _RIGHT, x, self._reach)
        lower = element("g", *marks, transform="translate(0 18)") if self._key else "".join(marks)
        return lower, width, _TOP + self._high + _BOTTOM + (18 if self._key else 0)


def below_each_other(title: str, plots: Iterable[Plot]) -> Picture:
    """Plots below each other, as one picture; see `Plot.picture`."""
    wide = high = 0.0
    marks = []
    for plot in plots:
        drawn, width, height = plot.drawn()
        marks.append(element("g", drawn, transform=f"translate(0 {high:g})"))
        wide, high = max(wide, width), high + height
    return sheet(title, wide, high, marks)
