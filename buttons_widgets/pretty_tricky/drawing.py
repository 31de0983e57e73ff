"""A sheet as SVG: printed in two colours, and written on with a pencil.

The sums stand in the middle, as on a spine: to the left the boxes that a player ticks on the own rolls, of all four
dice, to the right those for the rolls of others, of the blue dice. The marks stand at the outer left, the circles at
the outer right. Nothing written twice looks the same, and the same sheet always looks the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin
from typing import Final

from ..kit.page.svg import FONT, INK, Value, element, group, panel, picture, text, written


@dataclass(frozen=True)
class RowView:
    """What a row shows.

    Attributes:
        row: its number.
        halves: the signs of the boxes of its left and of its right half: `o`, or the number that is printed there.
        ticked: for each half the boxes that are ticked, counted from 0.
        marked: whether the mark is circled.
        circles: how many circles are crossed.
    """

    row: int
    halves: tuple[str, str]
    ticked: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    marked: bool = False
    circles: int = 0


@dataclass(frozen=True)
class SheetView:
    """What a picture of a sheet shows.

    Attributes:
        rows: those that have boxes, from the top.
        name: whose sheet it is; "" for room to write it.
        name_label: what is printed there if there is no name; "" for nothing.
        start_label: what is printed before the box of the starting player; "" for no box.
        score: what is written at the foot, X and XX; `None` for nothing.
    """

    rows: tuple[RowView, ...]
    name: str = ""
    name_label: str = ""
    start_label: str = ""
    score: tuple[int, int] | None = None


_STEP: Final = 26.0
"""From a box to the next."""
BOX: Final = 21.0
_PITCH: Final = 30.0
"""From a row to the next."""
_CIRCLES: Final = 4
_PAD: Final = 12.0

# The colours of the two halves: only the left one has to do with the red die.
_OWN: Final = "#b0443c"
_OTHERS: Final = "#2f68a8"
PENCIL: Final = "#45474f"

_MARK: Final = 32.0
_SPINE: Final = 44.0
_RING: Final = 19.0
_HEAD: Final = 62.0
_FOOT: Final = 44.0


def sheet_size(view: SheetView) -> tuple[float, float]:
    """How wide and how high a sheet is.

    >>> sheet_size(SheetView((RowView(7, ("ooo", "oo")),)))
    (314.0, 148.0)
    """
    left, right = (_most(view, half) for half in (0, 1))
    wide = 2 * _PAD + _MARK + _STEP * (left + right) + _SPINE + _RING * _CIRCLES + 8
    return max(wide, 300.0), _HEAD + _PITCH * len(view.rows) + _FOOT + _PAD


def sheet_svg(view: SheetView, title: str, scale: float = 1.0) -> str:
    """The picture of a sheet.

    Args:
        view: what it shows.
        title: the name of the picture for people who do not see it.
        scale: how large: at 1 a box is 21 wide.
    """
    return sheets_svg([view], title, scale)


def sheets_svg(views: Sequence[SheetView], title: str, scale: float = 1.0) -> str:
    """The picture of several sheets, two side by side."""
    columns = min(2, len(views))
    wide, high = (max(lengths) + 8 for lengths in zip(*map(sheet_size, views), strict=True))
    ground = panel(wide - 8, high - 8, round=10)
    sheets = "".join(
        group(ground, sheet_markup(view), at=(wide * (number % columns), high * (number // columns)))
        for number, view in enumerate(views)
    )
    box = (-1.0, -1.0, wide * columns - 6, high * -(-len(views) // columns) - 6)
    return picture(box, sheets, label=title, size=(box[2] * scale, box[3] * scale), font_family=FONT)


def sheet_markup(view: SheetView) -> str:
    """The marks of a sheet, without a ground, as high and as wide as `sheet_size` says."""
    wide, high = sheet_size(view)
    rows = "".join(_row(view, row, _HEAD + _PITCH * (number + 0.5)) for number, row in enumerate(view.rows))
    return _head(view, wide) + _stripes(view, wide) + rows + _foot(view, wide, high)


# Where things stand


def _most(view: SheetView, half: int) -> int:
    # Two at least: the dice stand above.
    return max(2, *(len(row.halves[half]) for row in view.rows))


def _spine(view: SheetView) -> float:
    """The middle of the sums."""
    return _PAD + _MARK + _STEP * _most(view, 0) + _SPINE / 2


def _box_at(view: SheetView, row: RowView, half: int, box: int) -> float:
    """The middle of a box: those of both halves begin at the spine's side, so that short rows lie close to it."""
    if half:
        return _spine(view) + _SPINE / 2 + _STEP * (box + 0.5)
    return _spine(view) - _SPINE / 2 - _STEP * (len(row.halves[0]) - box - 0.5)


def _ring_at(view: SheetView, ring: int) -> float:
    return _spine(view) + _SPINE / 2 + _STEP * _most(view, 1) + 8 + _RING * (ring + 0.5)


# What is printed


def _head(view: SheetView, wide: float) -> str:
    """Whose sheet it is, and over each half the dice that count for it."""
    line = element("path", d=f"M{_PAD:g} 26H{wide - _PAD:g}", stroke=INK, stroke_width=0.8, opacity=0.5)
    # A wide letter is wider than it is high: the longest name of such letters stays on the sheet.
    size, weight = (min(15, wide / (1.25 * len(view.name))), 600) if view.name else (13, None)
    name = written(view.name or view.name_label, _PAD + 2, 20, size=size, weight=weight)
    spine, y = _spine(view), 46.0
    left = _dice(spine - _SPINE / 2 - 6, y, [_OWN, _OTHERS, _OTHERS, _OTHERS], -1)
    right = _dice(spine + _SPINE / 2 + 6, y, [_OTHERS] * 3, 1)
    return line + name + _start(view, wide) + left + right


def _start(view: SheetView, wide: float) -> str:
    """The box that the starting player ticks."""
    if not view.start_label:
        return ""
    box = element("rect", x=wide - _PAD - 15, y=7, width=15, height=15, rx=3, fill="#fff", stroke=INK, stroke_width=1.2)
    return written(view.start_label, wide - _PAD - 21, 20, size=13, anchor="end") + box


def _dice(x: float, y: float, colours: Sequence[str], way: int) -> str:
    """Small dice in a line, from a place left (-1) or right (1); on grey paper a dot tells the red one."""
    return "".join(_die(x + way * 16 * (place + 0.5), y, colour) for place, colour in enumerate(colours))


def _die(x: float, y: float, colour: str) -> str:
    die = element("rect", x=x - 6, y=y - 6, width=12, height=12, rx=3, fill=colour)
    dot = element("path", d=f"M{x - 2.5:g} {y:g}a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0", fill="#fff")
    return die + dot if colour == _OWN else die


def _stripes(view: SheetView, wide: float) -> str:
    """The spine, and a band under every second row that leads the eye across."""
    left, across = _PAD - 4, wide - 2 * _PAD + 8
    bands = "".join(
        element("rect", x=left, y=_HEAD + _PITCH * number, width=across, height=_PITCH, rx=6, fill="#f2e8d2")
        for number in range(0, len(view.rows), 2)
    )
    high = _PITCH * len(view.rows)
    look: dict[str, Value] = {"rx": 9, "fill": INK}
    return bands + element("rect", x=_spine(view) - 15, y=_HEAD, width=30, height=high, **look)


def _row(view: SheetView, row: RowView, y: float) -> str:
    sum_ = text(row.row, _spine(view), y + 6, text_anchor="middle", fill="#fff", font_size=17, font_weight=700)
    parts = [sum_]
    for half, colour in enumerate((_OWN, _OTHERS)):
        signs = row.halves[half]
        parts += [_box(_box_at(view, row, half, box), y, sign, colour) for box, sign in enumerate(signs)]
        parts += [_cross(_box_at(view, row, half, box), y, 8, (row.row, half, box)) for box in sorted(row.ticked[half])]
        if signs and len(row.ticked[half]) == len(signs):
            ends = (_box_at(view, row, half, 0) - 14, _box_at(view, row, half, len(signs) - 1) + 14)
            parts.append(_strike(*ends, y, (row.row, half)))
    if row.halves[0]:
        parts.append(_mark(_PAD + _MARK / 2 - 4, y, row))
        for ring in range(_CIRCLES):
            x = _ring_at(view, ring)
            parts.append(element("circle", cx=x, cy=y, r=7.5, fill="#fff", stroke=INK, stroke_width=1.2))
            if ring < row.circles:
                parts.append(_cross(x, y, 6, (row.row, 2, ring)))
    return "".join(parts)


def _box(x: float, y: float, sign: str, colour: str) -> str:
    look: dict[str, Value] = {"rx": 4, "fill": "#fff", "stroke": colour, "stroke_width": 1.6}
    drawn = element("rect", x=x - BOX / 2, y=y - BOX / 2, width=BOX, height=BOX, **look)
    if sign == "o":
        return drawn
    return drawn + text(sign, x, y + 5, text_anchor="middle", fill=colour, font_size=13, font_weight=600)


def _mark(x: float, y: float, row: RowView) -> str:
    printed = text("!", x, y + 7, text_anchor="middle", fill=_OWN, font_size=20, font_weight=800)
    return printed + (_loop(x, y, (row.row,)) if row.marked else "")


def _foot(view: SheetView, wide: float, high: float) -> str:
    """X, XX and their sum, with room to write."""
    labels, x, y = ("X", "XX", "X + XX"), _PAD, high - _PAD - 24
    widths = [12 + 9.5 * len(label) for label in labels]
    room = (wide - 2 * _PAD - sum(widths)) / len(labels) - 8
    parts: list[str] = []
    look: dict[str, Value] = {"rx": 4, "fill": "#fff", "stroke": INK, "stroke_width": 1}
    for place, (label, before) in enumerate(zip(labels, widths, strict=True)):
        parts.append(written(label, x + 2, y + 17, size=14, weight=700))
        parts.append(element("rect", x=x + before, y=y, width=room, height=24, **look))
        if view.score is not None:
            points, middle = (*view.score, sum(view.score))[place], x + before + room / 2
            parts.append(written(points, middle, y + 18, size=17, anchor="middle", weight=600, fill=PENCIL))
        x += before + room + 8
    return "".join(parts)


# What is written with a pencil


def _shake(place: tuple[int, ...], stroke: int) -> float:
    """How far a hand is off, -1 to 1: always the same for the same stroke of the same place."""
    turn = sum((part + 1) * weight for part, weight in zip((*place, stroke), (12.99, 78.23, 37.72, 4.14), strict=False))
    return sin(43.76 * turn)


def _stroke(path: str) -> str:
    look: dict[str, Value] = {"fill": "none", "stroke": PENCIL, "stroke_width": 2.3, "stroke_linecap": "round"}
    return element("path", d=path, **look)


def _cross(x: float, y: float, reach: float, place: tuple[int, ...]) -> str:
    """Two strokes across a box or a circle."""
    left, right, above, below, *bends = (1.8 * _shake(place, stroke) for stroke in range(6))
    top, foot = y - reach + above, y + reach + below
    down = f"M{x - reach + left:.1f} {top:.1f}Q{x + bends[0]:.1f} {y:.1f} {x + reach:.1f} {foot:.1f}"
    up = f"M{x + reach + right:.1f} {top:.1f}Q{x:.1f} {y + bends[1]:.1f} {x - reach:.1f} {foot:.1f}"
    return _stroke(down + up)


def _strike(start: float, end: float, y: float, place: tuple[int, ...]) -> str:
    """A line through a full half row."""
    first, middle, last = (2.5 * _shake((*place, 9), stroke) for stroke in range(3))
    return _stroke(f"M{start:.1f} {y + first:.1f}Q{(start + end) / 2:.1f} {y + middle:.1f} {end:.1f} {y + last:.1f}")


def _loop(x: float, y: float, place: tuple[int, ...]) -> str:
    """A round line that does not quite meet its beginning."""
    off, lean = 1.5 * _shake(place, 1), 12 * _shake(place, 2)
    path = f"M2 {-12 + off:.1f}C-14 -14 -15 9 -3 12S15 6 11 -5S{-1 + off:.1f} -14 -6 -11"
    return element("g", _stroke(path), transform=f"translate({x:g} {y:g}) rotate({lean:.0f})")
