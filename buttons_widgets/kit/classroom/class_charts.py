"""Pictures of what a class guessed and rolled, as SVG in the colours of the page. Pure functions of plain values.

They are drawn by hand because a page changes between light and dark, and a picture of another library would not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from itertools import accumulate
from math import ceil, floor, isfinite, log10, sqrt
from typing import Final, NamedTuple

from ..language.words import Words
from ..page.markup import text_html

WIDTH: Final = 760
LINES: Final = 6
"""So many lines of a chart have colours of their own."""
_LEFT, _RIGHT = 56, 24
_BAR = 14.0
_MOST_POINTS = 240
_SETTLED = 29
_ROOM = 150.0

Say = Callable[[float], str]
"""Writes a number at an axis."""


class Scale(NamedTuple):
    """An axis.

    Attributes:
        low: the value at its beginning.
        high: the value at its end.
        ticks: the values that are written.
        is_log: whether equal distances are equal ratios.
    """

    low: float
    high: float
    ticks: tuple[float, ...]
    is_log: bool = False

    def share(self, value: float) -> float:
        """Where a value stands, from 0 to 1."""
        if self.is_log:
            low, high = log10(self.low), log10(self.high)
            return (log10(max(value, self.low)) - low) / (high - low)
        return (value - self.low) / (self.high - self.low)


def scale_of(values: Iterable[float]) -> Scale:
    """An axis on which all of some numbers find room; by powers of ten if they are of very different size.

    >>> scale_of([0, 5.5]).ticks, scale_of([20, 5_000_000]).is_log
    ((0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0), True)
    """
    found = [value for value in values if isfinite(value)] or [0.0]
    low, high = min(found), max(found)
    if low > 0 and high / low > 500:
        first, last = floor(log10(low)), ceil(log10(high))
        skip = max(1, round((last - first) / 8))
        ticks = tuple(10.0**power for power in range(first, last + 1, skip))
        return Scale(10.0**first, 10.0**last, ticks, True)
    if low == high:
        low, high = low - max(1.0, abs(low) / 10), high + max(1.0, abs(high) / 10)
    step = _step(high - low)
    ends = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    ticks = tuple(round(step * place, 10) for place in range(ends[0], ends[1] + 1))
    return Scale(ticks[0], ticks[-1], ticks)


def _step(span: float) -> float:
    """A round number that goes into a span three to eight times."""
    unit = 10.0 ** floor(log10(span))
    return next((unit * times for times in (0.2, 0.5, 1, 2) if span / (unit * times) <= 8), 2 * unit)


class Range(NamedTuple):
    """An interval that somebody guessed.

    Attributes:
        low: where it begins.
        high: where it ends.
        holds: whether the right answer is in it; `None` if nobody knows.
    """

    low: float
    high: float
    holds: bool | None = None


def ranges_html(ranges: Sequence[Range], marks: Sequence[tuple[float, str]], scale: Scale, say: Say, title: str) -> str:
    """A bar for each interval, one below the other in the order of their middles, and lines at marked values."""
    width, top = WIDTH - _LEFT - _RIGHT, 34.0
    pitch = min(_BAR, _ROOM / max(1, len(ranges)))
    floor_y = top + max(60.0, pitch * len(ranges) + 8)
    parts: list[str] = []
    for place, one in enumerate(sorted(ranges, key=lambda one: (one.low + one.high, one.low))):
        start, end = (_LEFT + width * min(1.0, max(0.0, scale.share(value))) for value in (one.low, one.high))
        look = "bw-class-missed" if one.holds is False else "bw-class-fill"
        parts.append(
            f'<rect class="{look}" x="{min(start, end - 4):.1f}" y="{top + 4 + pitch * place:.1f}"'
            f' width="{max(4.0, end - start):.1f}" height="{pitch * 0.7:.1f}"/>'
        )
    parts.append(_axis(scale, say, floor_y, width))
    for value, text in marks:
        x = _LEFT + width * min(1.0, max(0.0, scale.share(value)))
        anchor = "start" if x < WIDTH / 3 else "end" if x > 2 * WIDTH / 3 else "middle"
        parts.append(f'<line class="bw-class-exact" x1="{x:.1f}" x2="{x:.1f}" y1="26" y2="{floor_y:.1f}"/>')
        parts.append(f'<text class="bw-class-mark" x="{x:.1f}" y="18" text-anchor="{anchor}">{escape(text)}</text>')
    return _picture(parts, floor_y + 34, title)


def _axis(scale: Scale, say: Say, y: float, width: float) -> str:
    parts = [f'<line class="bw-class-axis" x1="{_LEFT}" x2="{_LEFT + width}" y1="{y:.1f}" y2="{y:.1f}"/>']
    for tick in scale.ticks:
        x = _LEFT + width * scale.share(tick)
        parts.append(f'<line class="bw-class-axis" x1="{x:.1f}" x2="{x:.1f}" y1="{y:.1f}" y2="{y + 5:.1f}"/>')
        parts.append(f'<text x="{x:.1f}" y="{y + 22:.1f}" text-anchor="middle">{escape(say(tick))}</text>')
    return "".join(parts)


def hue_of(number: int) -> str:
    """The attribute that gives an element the colour of a line of a chart.

    >>> hue_of(1)
    'style="--bw-hue: var(--bw-line-1)"'
    """
    return f'style="--bw-hue: var(--bw-line-{number % LINES})"'


class Line(NamedTuple):
    """What a class's rolls come to, roll after roll.

    Attributes:
        values: after the first roll, the second one, and so on.
        exact: the exact value; `None` if nobody knows it.
        own: what the rolls of each student alone came to.
    """

    values: Sequence[float]
    exact: float | None
    own: Sequence[float] = ()


def running_html(lines: Sequence[Line], say: Say, say_count: Say, axis: str, title: str) -> str:
    """Lines that come nearer and nearer to exact values, with a dot at the right for each student alone.

    Args:
        lines: at most `LINES`.
        axis: what is counted along the bottom.
    """
    count = max((len(line.values) for line in lines), default=0)
    if not count:
        return ""
    top, bottom, strip = 16.0, 276.0, 46.0
    width = WIDTH - _LEFT - _RIGHT - strip
    # The first few rolls jump from one end to the other and would leave no room for the rest.
    settled = [value for line in lines for value in line.values[min(_SETTLED, count - 1) :]]
    exact = [line.exact for line in lines if line.exact is not None]
    vertical = scale_of([*settled, *exact, *(value for line in lines for value in line.own)])
    across = Scale(0, count, tuple(tick for tick in scale_of([0, count]).ticks if tick <= count))

    def at(value: float) -> float:
        return bottom - (bottom - top) * min(1.0, max(0.0, vertical.share(value)))

    parts = [_axis(across, say_count, bottom, width)]
    for tick in vertical.ticks:
        y = at(tick)
        parts.append(f'<line class="bw-class-grid" x1="{_LEFT}" x2="{_LEFT + width + strip}" y1="{y:.1f}" '
                     f'y2="{y:.1f}"/><text x="{_LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{escape(say(tick))}'
                     "</text>")  # fmt: skip
    for number, line in enumerate(lines):
        hue = hue_of(number)
        if line.exact is not None:
            y = at(line.exact)
            parts.append(f'<line class="bw-class-line bw-class-dashed" {hue} x1="{_LEFT}" x2="{_LEFT + width + strip}" '
                         f'y1="{y:.1f}" y2="{y:.1f}"/>')  # fmt: skip
        points = [
            f"{_LEFT + width * (place + 1) / count:.1f},{at(line.values[place]):.1f}" for place in _thinned(count)
            if place < len(line.values)
        ]  # fmt: skip
        parts.append(f'<polyline class="bw-class-line" {hue} points="{" ".join(points)}"/>')
        x = _LEFT + width + strip * (number + 1) / (len(lines) + 1)
        # Several students in one place make a larger dot.
        parts += [f'<circle class="bw-class-own" {hue} cx="{x:.1f}" cy="{y:.1f}" r="{min(9.0, 3 * sqrt(many)):.1f}"/>'
                  for y, many in Counter(round(at(value), 1) for value in line.own).items()]  # fmt: skip
    parts.append(f'<text x="{_LEFT + width / 2:.0f}" y="{bottom + 44:.0f}" text-anchor="middle">{escape(axis)}</text>')
    return _picture(parts, bottom + 54, title)


def _thinned(count: int) -> list[int]:
    """Places of a long list: all of the first ones, and fewer of the later ones, the last one among them."""
    step = max(1, count // _MOST_POINTS)
    dense = min(count, 60)
    return sorted({*range(dense), *range(dense, count, step), count - 1})


def running_means(values: Sequence[float]) -> list[float]:
    """The mean of the first number, of the first two, and so on.

    >>> running_means([1, 0, 2])
    [1.0, 0.5, 1.0]
    """
    return [total / count for count, total in enumerate(accumulate(values), start=1)]


def bars_html(rows: Sequence[tuple[str, str, float, str]]) -> str:
    """Horizontal bars.

    Args:
        rows: for each its label, what is written behind it, its length from 0 to 1, and a further class of its bar.
    """
    body = "".join(
        f'<tr><th scope="row">{escape(label)}</th><td class="bw-class-track"><span class="bw-class-bar {kind}" '
        f'style="inline-size: {100 * min(1.0, max(0.0, length)):.1f}%"></span></td><td>{escape(text)}</td></tr>'
        for label, text, length, kind in rows
    )
    return f'<table class="bw-class-bars"><tbody>{body}</tbody></table>'


def _picture(parts: Sequence[str], height: float, title: str) -> str:
    return (
        f'<div class="bw-class-scroll" tabindex="0"><svg class="bw-class-chart" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'role="img" aria-label="{escape(title)}">{"".join(parts)}</svg></div>'
    )


# Small parts that all pages about a class are made of.


MOST_NAMES: Final = 6
"""So many are named; of the others how many they are."""


def section_html(title: str, body: str) -> str:
    """A part of the page; nothing if there is nothing in it."""
    return f"<section><h4>{text_html(title)}</h4>{body}</section>" if body else ""


def named(names: Sequence[str], words: Words) -> str:
    """Names, the first few of them if they are many."""
    if len(names) <= MOST_NAMES:
        return ", ".join(names)
    return words.say("class-and-more", names=", ".join(names[:MOST_NAMES]), count=len(names) - MOST_NAMES)
