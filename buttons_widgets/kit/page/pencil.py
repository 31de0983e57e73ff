"""Strokes of a pencil as SVG: no two look the same, and the same one always looks the same.

Each is drawn by a key, a few whole numbers that say which one of a picture it is.
"""

from __future__ import annotations

from functools import lru_cache
from math import sin
from typing import Final

from .svg import Value, element

Key = tuple[int, int, int]

GREY: Final = "#45474f"
"""The colour of a pencil."""


@lru_cache(maxsize=1024)
def cross(x: float, y: float, reach: float, key: Key, **look: Value) -> str:
    """Two strokes across a box or a circle with its middle at a place, as far as `reach` from there.

    >>> cross(0, 0, 6, (1, 2, 3)) == cross(0, 0, 6, (1, 2, 3)) != cross(0, 0, 6, (1, 2, 4))
    True
    """
    left, right, above, below, *bends = (1.8 * _shake(key, part) for part in range(6))
    top, foot = y - reach + above, y + reach + below
    down = f"M{x - reach + left:.1f} {top:.1f}Q{x + bends[0]:.1f} {y:.1f} {x + reach:.1f} {foot:.1f}"
    up = f"M{x + reach + right:.1f} {top:.1f}Q{x:.1f} {y + bends[1]:.1f} {x - reach:.1f} {foot:.1f}"
    return _stroke(down + up, look)


@lru_cache(maxsize=1024)
def line(start: float, end: float, y: float, key: Key, **look: Value) -> str:
    """A line from left to right."""
    first, middle, last = (2.5 * _shake(key, part) for part in range(3))
    path = f"M{start:.1f} {y + first:.1f}Q{(start + end) / 2:.1f} {y + middle:.1f} {end:.1f} {y + last:.1f}"
    return _stroke(path, look)


@lru_cache(maxsize=1024)
def loop(x: float, y: float, key: Key, **look: Value) -> str:
    """A round line that does not quite meet its beginning."""
    off, lean = 1.5 * _shake(key, 1), 12 * _shake(key, 2)
    path = f"M2 {-12 + off:.1f}C-14 -14 -15 9 -3 12S15 6 11 -5S{-1 + off:.1f} -14 -6 -11"
    return element("g", _stroke(path, look), transform=f"translate({x:g} {y:g}) rotate({lean:.0f})")


def _shake(key: Key, part: int) -> float:
    """How far a hand is off, -1 to 1: always the same for the same part of the same stroke."""
    weights = (12.99, 78.23, 37.72, 4.14)
    return sin(43.76 * sum((number + 1) * weight for number, weight in zip((*key, part), weights, strict=True)))


def _stroke(path: str, look: dict[str, Value]) -> str:
    usual: dict[str, Value] = {"fill": "none", "stroke": GREY, "stroke_width": 2.3, "stroke_linecap": "round"}
    return element("path", d=path, **usual | look)
