"""A sheet as SVG: printed in two colours, and written on with a pencil.

The sums stand in the middle, as on a spine: to the left the boxes that a player ticks on the own rolls, of all four
dice, to the right those for the rolls of others, of the blue dice. The marks stand at the outer left, the circles at
the outer right. Nothing written twice looks the same, and the same sheet always looks the same.

At a table the sheet has two layers: what is printed, and what is written, with the plans on offer over it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import accumulate
from typing import Final

from ..kit.page import pencil
from ..kit.page.svg import FONT, INK, Value, element, group, panel, picture, text, written

LEFT, RIGHT, CIRCLE, MARK, FULL = range(5)
"""What a pencil writes on: boxes of the left and of the right half, circles, the mark, a half row that is full."""

Stroke = tuple[int, int, int]
"""Something written: the row, what it is written on, and which of these, from 0; for a full half row, which half."""


@dataclass(frozen=True)
class RowView:
    """What a row shows.

    Attributes:
        row: its number.
        halves: the signs of the boxes of its left and of its right half: `o`, or the number that is printed there.
        ticked: for each half the boxes that are ticked, counted from 0.
        marked: whether the mark is circled.
        circles: how many circles are crossed.

    >>> sorted(RowView(7, ("oo", "o"), (frozenset({0}), frozenset({0}))).strokes)
    [(7, 0, 0), (7, 1, 0), (7, 4, 1)]
    """

    row: int
    halves: tuple[str, str]
    ticked: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    marked: bool = False
    circles: int = 0

    @property
    def strokes(self) -> frozenset[Stroke]:
        """Everything that is written in it."""
        boxes = [(self.row, half, box) for half in (LEFT, RIGHT) for box in self.ticked[half]]
        full = [
            (self.row, FULL, half) for half in (LEFT, RIGHT) if 0 < len(self.halves[half]) == len(self.ticked[half])
        ]
        circles = [(self.row, CIRCLE, circle) for circle in range(self.circles)]
        return frozenset([*boxes, *full, *circles, *([(self.row, MARK, 0)] if self.marked else [])])


@dataclass(frozen=True)
class SheetView:
    """What a picture of a sheet shows.

    Attributes:
        rows: those that have boxes, from the top.
        name: whose sheet it is; "" for room to write it.
        name_label: what is printed there if there is no name; "" for nothing.
        start_label: what is printed before the box of the starting player; "" for no box.
        score: what is written at the foot, X and XX; `None` for nothing.
        alone: whether it is of a race: there are no circles and no points.
        fresh: what has just been written, to be drawn once as by a hand.
        plans: for each decision on offer what it would write; any row in which it ticks boxes can be clicked.
        chosen: the plan that is shown all the time, by its place in `plans`; `None` for none. The others are shown
            while somebody points at them.
        edited: whether somebody is making the sheet: there are only the boxes, and room for more beside them.
    """

    rows: tuple[RowView, ...]
    name: str = ""
    name_label: str = ""
    start_label: str = ""
    score: tuple[int, int] | None = None
    alone: bool = False
    fresh: frozenset[Stroke] = frozenset()
    plans: tuple[frozenset[Stroke], ...] = ()
    chosen: int | None = None
    edited: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether it has neither circles nor points."""
        return self.alone or self.edited

    @property
    def strokes(self) -> frozenset[Stroke]:
        """Everything that is written in its rows."""
        return frozenset(stroke for row in self.rows for stroke in row.strokes)


EDITS: Final = "+-"
"""What can be done with a half row of a sheet that is made: add a box, and take the outermost away."""
_USUAL_MOST: Final = 6
"""A sheet that is made has room for so many boxes in a half row, and for more as soon as there are more."""

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
_GLOW: Final = "#e39a1c"

_MARK: Final = 32.0
_SPINE: Final = 44.0
_RING: Final = 19.0
_NAME: Final = 30.0
"""The room for a name and a box to start, if there are any."""
_DICE: Final = 32.0
_FOOT: Final = 44.0


def sheet_size(view: SheetView) -> tuple[float, float]:
    """How wide and how high a sheet is.

    >>> sheet_size(SheetView((RowView(7, ("ooo", "oo")),)))
    (314.0, 118.0)
    """
    wide = 2 * _PAD + _MARK + _STEP * (_most(view, LEFT) + _most(view, RIGHT)) + _SPINE
    if view.is_bare:
        return wide, _top(view) + _PITCH * len(view.rows) + _PAD
    return max(wide + _RING * _CIRCLES + 8, 300.0), _top(view) + _PITCH * len(view.rows) + _FOOT + _PAD


def ground_svg(view: SheetView, title: str, inside: str) -> str:
    """What is printed of a sheet, as a picture that fills the room it is given.

    Args:
        view: what the sheet shows.
        title: the name of the picture for people who do not see it.
        inside: what stands in it where everything is written; see `writing`.
    """
    wide, high = sheet_size(view)
    drawn = panel(wide, high, round=10) + _all_printed(view) + inside
    return picture((-1, -1, wide + 2, high + 2), drawn, label=title, size=(), font_family=FONT, class_="pt-sheet")


def sheets_svg(views: Sequence[SheetView], title: str, scale: float = 1.0) -> str:
    """The picture of several sheets, two side by side.

    Args:
        views: what they show.
        title: the name of the picture for people who do not see it.
        scale: how large: at 1 a box is 21 wide.
    """
    sheets, (wide, high) = sheets_markup(views)
    box = (-1.0, -1.0, wide + 2, high + 2)
    return picture(box, sheets, label=title, size=(box[2] * scale, box[3] * scale), font_family=FONT)


def sheets_markup(views: Sequence[SheetView]) -> tuple[str, tuple[float, float]]:
    """The marks of several sheets on their grounds, two side by side, and how wide and how high they are."""
    columns = min(2, len(views))
    wide, high = (max(lengths) + 8 for lengths in zip(*map(sheet_size, views), strict=True))
    ground = panel(wide - 8, high - 8, round=10)
    sheets = "".join(
        group(ground, sheet_markup(view), at=(wide * (number % columns), high * (number // columns)))
        for number, view in enumerate(views)
    )
    return sheets, (wide * columns - 8, high * -(-len(views) // columns) - 8)


def sheet_markup(view: SheetView) -> str:
    """The marks of a sheet, without a ground, as high and as wide as `sheet_size` says."""
    return _all_printed(view) + writing(view)


def row_markup(row: RowView) -> str:
    """A row alone, with what is written in it; its upper left corner is at the origin, and it is 30 high."""
    view = SheetView((row,))
    drawn = _stripes(view, sheet_size(view)[0]) + _row(view, row) + _strokes(view, row.strokes)
    return group(drawn, at=(-_PAD, -_top(view)))


def writing(view: SheetView) -> str:
    """All that changes on a sheet: what is written, and what can be clicked with what that would write."""
    offers = "".join(_offer(view, number, plan) for number, plan in enumerate(view.plans))
    # The offers over the strokes, which would take the clicks.
    return _strokes(view, view.strokes) + _score(view) + offers


def edited_svg(view: SheetView, title: str, picks: Iterable[str]) -> str:
    """A sheet that somebody makes: its boxes can be clicked, and a + and a − at the outer end of each half row.

    Args:
        view: what the sheet shows.
        title: the name of the picture for people who do not see it.
        picks: what can be clicked: a row, a half, and a box of it or one of the `EDITS`, such as `7/0/2` and `7/1/+`.
    """
    rows, drawn = {row.row: row for row in view.rows}, []
    for pick in picks:
        row, half, what = pick.split("/")
        shown, side = rows[int(row)], int(half)
        if what in EDITS:
            # In columns of their own at the outside: a row that grows moves none of them away from under a finger.
            outermost = _most(view, side) - len(EDITS) + EDITS.index(what)
            place = outermost if side == RIGHT else len(shown.halves[LEFT]) - 1 - outermost
        else:
            place = int(what)
        x, y = _box_at(view, shown, side, place), _middle_of(view, shown.row)
        if what in EDITS:
            drawn.append(_edit(x, y, what))
        drawn.append(_rect(x, y, _STEP, _PITCH, rx=5, fill="none", class_="pt-target", data_pick=pick))
    return ground_svg(view, title, "".join(drawn))


def _edit(x: float, y: float, sign: str) -> str:
    """A + or a − in a circle."""
    strokes = f"M{x - 4.5:g} {y:g}h9" + f"M{x:g} {y - 4.5:g}v9" * (sign == "+")
    ring = element("circle", cx=x, cy=y, r=8.5, fill="#fff", stroke=INK, stroke_width=0.8)
    return group(ring, element("path", d=strokes, stroke=INK, stroke_width=1.6), opacity=0.6)


def _rect(x: float, y: float, width: float, height: float, **look: Value) -> str:
    """A rectangle with its middle at a place."""
    return element("rect", x=x - width / 2, y=y - height / 2, width=width, height=height, **look)


def rows_of(plan: Iterable[Stroke]) -> list[int]:
    """The rows in which a plan ticks boxes, ascending.

    >>> rows_of({(9, LEFT, 0), (7, LEFT, 3), (7, FULL, LEFT)})
    [7, 9]
    """
    return sorted({row for row, part, _ in plan if part in (LEFT, RIGHT)})


# Where things stand


def _top(view: SheetView) -> float:
    """Where the first row begins."""
    return _DICE + (_NAME if view.name or view.name_label or view.start_label else 0)


def _most(view: SheetView, half: int) -> int:
    # Two at least: the dice stand above.
    most = max(2, *(len(row.halves[half]) for row in view.rows))
    if view.edited:
        return max(most, _USUAL_MOST) + len(EDITS)
    return 0 if view.alone and half == RIGHT else most


def _middle_of(view: SheetView, row: int) -> float:
    """How far down the middle of a row is."""
    return _top(view) + _PITCH * ([each.row for each in view.rows].index(row) + 0.5)


def _spine(view: SheetView) -> float:
    """The middle of the sums."""
    return _PAD + _MARK + _STEP * _most(view, LEFT) + _SPINE / 2


def _box_at(view: SheetView, row: RowView, half: int, box: int) -> float:
    """The middle of a box: those of both halves begin at the spine's side, so that short rows lie close to it."""
    if half == RIGHT:
        return _spine(view) + _SPINE / 2 + _STEP * (box + 0.5)
    return _spine(view) - _SPINE / 2 - _STEP * (len(row.halves[LEFT]) - box - 0.5)


def _ring_at(view: SheetView, ring: int) -> float:
    return _spine(view) + _SPINE / 2 + _STEP * _most(view, RIGHT) + 8 + _RING * (ring + 0.5)


_MARK_AT: Final = _PAD + _MARK / 2 - 4


# What is printed


def _all_printed(view: SheetView) -> str:
    """What is printed of a sheet, whatever is written on it."""
    rows = tuple(RowView(row.row, row.halves) for row in view.rows)
    return _printed(SheetView(rows, view.name, view.name_label, view.start_label, alone=view.alone, edited=view.edited))


@lru_cache(maxsize=32)
def _printed(view: SheetView) -> str:
    """All that stays as it is from move to move, and takes as long to draw as what is written."""
    wide, high = sheet_size(view)
    return _head(view, wide) + _stripes(view, wide) + "".join(map(partial(_row, view), view.rows)) + _foot(view, high)


def _head(view: SheetView, wide: float) -> str:
    """Whose sheet it is, and over each half the dice that count for it."""
    spine, y = _spine(view), _top(view) - _DICE / 2
    dice = _dice(spine - _SPINE / 2 - 6, y, [_OWN, _OTHERS, _OTHERS, _OTHERS], -1)
    if not view.alone:
        dice += _dice(spine + _SPINE / 2 + 6, y, [_OTHERS] * 3, 1)
    if _top(view) == _DICE:
        return dice
    line = element("path", d=f"M{_PAD:g} 26H{wide - _PAD:g}", stroke=INK, stroke_width=0.8, opacity=0.5)
    # A wide letter is wider than it is high: the longest name of such letters stays on the sheet.
    size, weight = (min(15, wide / (1.25 * len(view.name))), 600) if view.name else (13, None)
    name = written(view.name or view.name_label, _PAD + 2, 20, size=size, weight=weight)
    return line + name + _start(view, wide) + dice


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
    die = _rect(x, y, 12, 12, rx=3, fill=colour)
    dot = element("path", d=f"M{x - 2.5:g} {y:g}a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0", fill="#fff")
    return die + dot if colour == _OWN else die


def _stripes(view: SheetView, wide: float) -> str:
    """The spine, and a band under every second row that leads the eye across."""
    left, across = _PAD - 4, wide - 2 * _PAD + 8
    bands = "".join(
        element("rect", x=left, y=_top(view) + _PITCH * number, width=across, height=_PITCH, rx=6, fill="#f2e8d2")
        for number in range(0, len(view.rows), 2)
    )
    high = _PITCH * len(view.rows)
    return bands + _rect(_spine(view), _top(view) + high / 2, 30, high, rx=9, fill=INK)


def _row(view: SheetView, row: RowView) -> str:
    y = _middle_of(view, row.row)
    parts = [text(row.row, _spine(view), y + 6, text_anchor="middle", fill="#fff", font_size=17, font_weight=700)]
    for half, colour in ((LEFT, _OWN), (RIGHT, _OTHERS)):
        parts += [_box(_box_at(view, row, half, box), y, sign, colour) for box, sign in enumerate(row.halves[half])]
    if row.halves[LEFT]:
        look: dict[str, Value] = {"text_anchor": "middle", "fill": _OWN, "font_size": 20, "font_weight": 800}
        parts.append(text("!", _MARK_AT, y + 7, **look))
    if row.halves[LEFT] and not view.is_bare:
        rings = [_ring_at(view, ring) for ring in range(_CIRCLES)]
        parts += [element("circle", cx=x, cy=y, r=7.5, fill="#fff", stroke=INK, stroke_width=1.2) for x in rings]
    return "".join(parts)


def _box(x: float, y: float, sign: str, colour: str) -> str:
    drawn = _rect(x, y, BOX, BOX, rx=4, fill="#fff", stroke=colour, stroke_width=1.6)
    if sign == "o":
        return drawn
    return drawn + text(sign, x, y + 5, text_anchor="middle", fill=colour, font_size=13, font_weight=600)


def _fields(view: SheetView) -> Sequence[tuple[str, float, float]]:
    """The fields at the foot, X, XX and their sum: what each is called, where it begins, and how wide it is."""
    labels, wide = ("X", "XX", "X + XX"), sheet_size(view)[0]
    before = [12 + 9.5 * len(label) for label in labels]
    room = (wide - 2 * _PAD - sum(before)) / len(labels) - 8
    starts = accumulate((width + room + 8 for width in before[:-1]), initial=_PAD)
    return [(label, x + width, room) for label, x, width in zip(labels, starts, before, strict=True)]


def _foot(view: SheetView, high: float) -> str:
    """X, XX and their sum, with room to write."""
    if view.is_bare:
        return ""
    y = high - _PAD - 24
    look: dict[str, Value] = {"rx": 4, "fill": "#fff", "stroke": INK, "stroke_width": 1}
    return "".join(
        written(label, x - 2, y + 17, size=14, anchor="end", weight=700)
        + element("rect", x=x, y=y, width=room, height=24, **look)
        for label, x, room in _fields(view)
    )


# What is written with a pencil


def _score(view: SheetView) -> str:
    """What is written at the foot."""
    if view.is_bare or view.score is None:
        return ""
    y, points = sheet_size(view)[1] - _PAD - 6, (*view.score, sum(view.score))
    return "".join(
        written(value, x + room / 2, y, size=17, anchor="middle", weight=600, fill=pencil.GREY)
        for value, (_, x, room) in zip(points, _fields(view), strict=True)
    )


def _offer(view: SheetView, number: int, plan: frozenset[Stroke]) -> str:
    """A decision on offer: the half rows that can be clicked for it, and what it would write."""
    rows = "".join(_offered_row(view, plan, row) for row in rows_of(plan))
    strokes = element("g", _strokes(view, plan), class_="pt-plan", aria_hidden="true")
    return element("g", rows, strokes, class_="pt-offer" + " pt-chosen" * (number == view.chosen))


def _offered_row(view: SheetView, plan: frozenset[Stroke], row: int) -> str:
    """A half row that can be clicked, as large as a finger, and the boxes that would be ticked in it."""
    boxes = sorted((part, box) for at, part, box in plan if at == row and part in (LEFT, RIGHT))
    half, shown, y = boxes[0][0], next(each for each in view.rows if each.row == row), _middle_of(view, row)
    last = len(shown.halves[half]) - 1
    # A row of one box is too narrow for a finger: beside it is room, away from the spine.
    reach = (0, max(last, 1)) if half == RIGHT else (min(0, last - 1), last)
    ends = [_box_at(view, shown, half, box) for box in reach]
    hit = _rect(sum(ends) / 2, y, ends[1] - ends[0] + _STEP, _PITCH, rx=6, class_="pt-hit", fill="none")
    look: dict[str, Value] = {"rx": 5, "fill": "none", "stroke": _GLOW, "stroke_width": 3, "class_": "pt-glow"}
    glow = "".join(_rect(_box_at(view, shown, half, box), y, BOX + 3, BOX + 3, **look) for _, box in boxes)
    return element("g", hit, glow, class_="pt-row", data_pick=row, data_offered="")


def _strokes(view: SheetView, strokes: Iterable[Stroke]) -> str:
    """Strokes in their places, those that are fresh drawn as by a hand."""
    rows = {row.row: row for row in view.rows}
    return "".join(_stroke_at(view, rows[stroke[0]], stroke, stroke in view.fresh) for stroke in sorted(strokes))


def _stroke_at(view: SheetView, row: RowView, stroke: Stroke, fresh: bool) -> str:
    y, (_, part, place) = _middle_of(view, row.row), stroke
    # As long as 1, whatever it is: the style sheet lets it grow.
    look: dict[str, Value] = {"class_": "pt-fresh", "pathLength": 1} if fresh else {}
    if part == MARK:
        return pencil.loop(_MARK_AT, y, stroke, **look)
    if part == CIRCLE:
        return pencil.cross(_ring_at(view, place), y, 6, stroke, **look)
    if part == FULL:
        first, last = (_box_at(view, row, place, box) for box in (0, len(row.halves[place]) - 1))
        return pencil.line(first - 14, last + 14, y, stroke, **look)
    return pencil.cross(_box_at(view, row, part, place), y, 8, stroke, **look)
