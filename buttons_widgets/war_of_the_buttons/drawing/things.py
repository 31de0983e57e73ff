"""What lies on the map and on the mats: dice, flags, bonus markers, and small pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import floor
from typing import Final

from ...kit.dice.die import BODIES as TOPS
from ...kit.dice.die import SPOTS
from ...kit.page.svg import INK, Value, element, group, text
from .shown import BODIES, Heap

Box = tuple[float, float, float, float]
"""Left, top, width and height."""
Point = tuple[float, float]
Flight = tuple[int | None, str, Point]
"""Of a die that flies: whose it is, what it shows, and where it comes from."""

PAPER: Final = "#fbf4e1"
FAINT: Final = "#8d8169"
RED: Final = "#b5523b"

_COLOURS: Final = {
    "white": (TOPS["white"], "#a98f56", "#e9dcbb", "#1d1d23"),
    "red": (TOPS["red"], "#761f1f", "#a73636", "#fff"),
    "blue": (TOPS["blue"], "#1f4573", "#3163a3", "#fff"),
    "green": (TOPS["green"], "#1f573a", "#317b54", "#fff"),
    "yellow": (TOPS["yellow"], "#845f10", "#bb8c20", "#1d1d23"),
}
"""Of each die the top, the edge, the side and the pips."""


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return _COLOURS[BODIES[seat]][0]


# Lines and letters


def short(number: float) -> str:
    """A number as short as it can be written."""
    return f"{round(number, 1):g}"


def circle(x: float, y: float, r: float) -> str:
    """The line of a circle."""
    half = f"a{short(r)} {short(r)} 0 1 0"
    return f"M{short(x - r)} {short(y)}{half} {short(2 * r)} 0{half}-{short(2 * r)} 0z"


LINES: Final[dict[str, Value]] = {
    "fill": INK,
    "stroke": INK,
    "stroke_width": 1.2,
    "stroke_linejoin": "round",
    "stroke_linecap": "round",
    "text_anchor": "middle",
    "font_weight": 700,
}
"""How lines and letters are drawn, unless it is said otherwise: a picture says it once, for all that is in it."""


def drawn(*paths: str, **look: Value) -> str:
    """Lines in ink, each after the colour that fills it and a space; `-` for none."""
    lines = (path.split(" ", 1) for path in paths)
    inside = "".join(element("path", fill="none" if fill == "-" else fill, d=d) for fill, d in lines)
    return element("g", inside, **look) if look else inside


def rectangle(box: Box, margin: float = 0, round: float | None = 6, **look: Value) -> str:
    """A rectangle in a box, with some room around it."""
    x, y, wide, high = box
    place: dict[str, Value] = {"x": short(x + margin), "y": short(y + margin)}
    size: dict[str, Value] = {"width": short(wide - 2 * margin), "height": short(high - 2 * margin)}
    return element("rect", **place, **size, rx=round, **look)


def letters(
    said: object,
    at: Point,
    size: float,
    *,
    room: float = 0,
    anchor: str | None = None,
    bold: bool = True,
    **look: Value,
) -> str:
    """A text whose foot is at a place, of a size that has room if that is given."""
    size = min(size, room / ((0.7 if bold else 0.61) * max(1, len(str(said))))) if room else size
    look = {"stroke": "none", "text_anchor": anchor, "font_weight": None if bold else 400, **look}
    return text(said, round(at[0], 1), round(at[1], 1), font_size=short(size), **look)


# Dice and flags


Lying = dict[tuple[int | None, int], list[tuple[Point, str]]]
"""Dice by whose they are and how large: the middle of each, and what it shows."""

_STEPS: Final = (32, 27, 23, 20, 17, 15, 13, 11, 9, 7, 5, 3)
"""From a die to the next: few sizes, so that many dice are drawn together."""


def _fitted(count: int, box: Box, most: float = 30, middle: bool = False) -> tuple[int, list[Point]]:
    """How large dice are of which a box holds so many, and the middle of each, row by row."""
    x, y, wide, high = box
    steps = [step for step in _STEPS if step <= most + 2]
    step = next((step for step in steps if int(wide / step) * int(high / step) >= count), steps[-1])
    rows = -(-count // max(1, int(wide / step)))
    columns = -(-count // max(1, rows))
    left, top = x + (wide - step * columns) / 2 * middle, y + (high - step * rows) / 2
    spots = [(left + step * (each % columns + 0.5), top + step * (each // columns + 0.5)) for each in range(count)]
    return step - 2, [(floor(across + 0.5), floor(down + 0.5)) for across, down in spots]


class Layer:
    """What lies on a picture: markup, above it flags, then dice; those of one colour and size are drawn together.

    They look as the kit's do; but with elements of their own for every part, the map would be five times as long.
    """

    def __init__(self) -> None:
        self._below: list[str] = []
        self._flags: dict[int, list[Point]] = {}
        self._dice: Lying = {}
        self._above: list[str] = []

    def __str__(self) -> str:
        return "".join([*self._below, _flown(self._flags), _laid(self._dice), *self._above])

    def add(self, *markup: str) -> None:
        """Something below the dice."""
        self._below += markup

    def flag(self, seat: int, x: float, y: float) -> None:
        """The flag of a seat, 20 wide and 24 high, the foot of its pole at a place: its colour, and its shape."""
        self._flags.setdefault(seat, []).append((round(x), round(y)))

    def dice(self, pips: str, box: Box, by: int | None, most: float = 30) -> None:
        """Dice of one colour in the middle of a box."""
        size, spots = _fitted(len(pips), box, most, middle=True)
        self._dice.setdefault((by, size), []).extend(zip(spots, pips, strict=True))

    def heap(
        self, shown: Heap, box: Box, most: float = 30, *, flights: Iterable[Flight] = (), flagged: bool = True
    ) -> None:
        """Dice that lie together in a box, with the flag of their owner; those that come flying are on top."""
        x, y, wide, high = box
        by, dice = shown.by, [(pip, shown.by) for pip in shown.own] + [(pip, None) for pip in shown.white]
        is_tall = high > 1.5 * wide
        if by is not None and flagged:
            if is_tall:
                self.flag(by, x + wide / 2 - 10, y + 26)
                y, high = y + 32, min(high - 32, wide)
            else:
                self.flag(by, x + 2, y + high / 2 + 12)
                x, wide = x + 25, wide - 25
        large, spots = _fitted(len(dice), (x, y, wide, high), most, middle=is_tall)
        lying = list(zip(spots, dice, strict=True))
        for whose, value, start in flights:
            found = [die for die in lying if die[1] == (value, whose)]
            for spot, _ in found[-1:]:
                across, down = (short(a - b) for a, b in zip(start, spot, strict=True))
                way = f"--across:{across}px;--down:{down}px"
                die = _laid({(whose, large): [(spot, value)]})
                self._above.append(element("g", die, class_="wb-flies", style=way))
                lying.remove(found[-1])
        for spot, (pip, whose) in lying:
            self._dice.setdefault((whose, large), []).append((spot, pip))


def _laid(dice: Lying) -> str:
    """Dice: their bodies, and a little higher their tops with the pips."""
    bodies, tops = "", ""
    for (by, size), lying in dice.items():
        half, step = round(size * 0.68) / 2, round(size / 2) / 2
        top, edge, side, dots = _COLOURS["white" if by is None else BODIES[by]]
        long = short(2 * half)
        line = "".join(f"M{short(x - half)} {short(y - half)}h{long}v{long}h-{long}z" for (x, y), _ in lying)
        pips = "".join(f"M{short(x)} {short(y)}{dotted}" for (x, y), pip in lying if (dotted := _dots(pip, step)))
        bodies += element("path", d=line, fill=side, stroke=edge, stroke_width=short(size * 0.33))
        tops += element("path", d=line, fill=top, stroke=top, stroke_width=short(size * 0.22))
        tops += element("path", d=pips, stroke=dots, stroke_width=short(size * 0.21)) if pips else ""
    return bodies + element("g", tops, transform="translate(0-1)") if bodies else ""


@cache
def _dots(pip: str, step: float) -> str:
    """The pips of a die, as lines without a length; each is said by how far it is from the one before."""
    line = ""
    for (left, top), (x, y) in pairwise([(0, 0), *SPOTS[int(pip)]]):
        across, down = short((x - left) * step), short((y - top) * step)
        line += f"m{across}{'' if down.startswith('-') else ' '}{down}h0" if (x, y) != (left, top) else "h0"
    return line


def _flown(flags: Mapping[int, Sequence[Point]]) -> str:
    """The flags of each seat, the feet of their poles at some places."""
    paths, signs = [], "#fff "
    for seat, feet in flags.items():
        cloth = "".join(f"M{short(x)} {short(y)}v-24q6-2 10 0t10 0v15q-4 2-10 0t-10 0" for x, y in feet)
        paths.append(f"{colour_of(seat)} {cloth}")
        signs += "".join(f"M{short(x + 10)} {short(y - 16.5)}{_SIGNS[seat]}" for x, y in feet)
    return drawn(*paths, signs) if paths else ""


_SIGNS: Final = (
    "m0-5.5l5 9h-10z",
    "m-4-4h8v8h-8z",
    "m-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
    "m0-6l5.5 6l-5.5 6l-5.5-6z",
)
"""What is on the flags of each seat: a triangle, a square, a circle, a diamond."""


# Small pictures


def marker_markup(marker: str) -> str:
    """A bonus marker around the origin, some 60 wide and 30 high: what it brings as small pictures and numbers.

    >>> marker_markup("hut+3").count(">3<")
    1
    """
    return element("g", tag(marker), **LINES)


def icon(name: str) -> str:
    """A small picture around the origin, 24 by 24: of a card, of a place at school, of `buttons`, `brother`, `free`.

    Raises:
        KeyError: there is none of this name.

    >>> icon("star2").count(icon("star")[-90:-8])
    2
    """
    return element("g", sketch(name), **LINES)


@cache
def tag(marker: str) -> str:
    """A bonus marker in a picture that says how lines are drawn."""
    parts, things = [drawn("#fffaf0 M-31-9L-25-15H25L31-9V9L25 15H-25L-31 9z")], marker.split("+")
    for number, thing in enumerate(things):
        x = 26 * (number - (len(things) - 1) / 2)
        if thing.isdigit():
            parts += [letters(thing, (x - 6, 6), 17), group(sketch("buttons"), at=(x + 9, 0), scale=0.6)]
        else:
            parts.append(group(sketch(thing), at=(x, 0)))
    return "".join(parts)


@cache
def sketch(name: str) -> str:
    """A small picture in one that says how lines are drawn.

    Raises:
        KeyError: there is none of this name.
    """
    if name.startswith("set"):
        die, plus = _laid({(None, 18): [((-2, 0), name[3:])]}), f"#fff {circle(6, 6, 5.5)}"
        return die + drawn(plus, "- M6 3.5V8.5M3.5 6H8.5")
    if name in _ICONS:
        return drawn(*_ICONS[name])
    single, spots = _SEVERAL[name]
    one = drawn(*_ICONS[single])
    return "".join(group(one, at=at, scale=0.65) for at in spots)


_PAIR: Final = ((-5.5, 0), (5.5, 0))
_SEVERAL: Final = {
    "star2": ("star", _PAIR),
    "brothers": ("brother", _PAIR),
    "brothers2": ("brother", _PAIR),
    "brothers3": ("brother", ((-6, -3), (6, -3), (0, 4))),
}
"""Pictures of several equal things, and where each of them is."""
_ICONS: Final[dict[str, tuple[str, ...]]] = {
    "buttons": (f"#c9764f {circle(0, 0, 11)}", f"#dd9468 {circle(0, 0, 7.5)}", "- M-2.5-2.5h0m5 0h0m-5 5h0m5 0h0"),
    "hut": ("#d9a866 M-8-1V10H8V-1Z", "#b5523b M-11 0L0-10L11 0Z", "#6b4a2b M-3 10V3H3V10Z"),
    "star": ("#f2b632 M0-10.5L3-3.7L10.5-3L4.8 2L6.5 9.2L0 5.4L-6.5 9.2L-4.8 2L-10.5-3L-3-3.7Z",),
    "brother": (
        "#5b7ea3 M-8.5 11Q-8 1 0 1T8.5 11Z",
        f"#f0c9a0 {circle(0, -4, 5.5)}",
        "#33415c M-6.5-5.5Q-4-12 3-10.5Q8-8.5 6-5.5Z",
    ),
    "quarry": ("#cfc8b8 M-4 10L-2-3L4-8L10-2L11 10Z", "#a9a294 M-11 10L-9 1L-3-1L1 10Z", "- M4-8L5-1L3 4"),
    "forest": ("- M5 6V11M-5 7V11", "#4c7a4a M4-9L9-2H7L11 6H-3L1-2H-1Z", "#3d6840 M-5-6L0 1H-2L1 8H-11L-8 1H-10Z"),
    "meadow": (
        "- M0 11V0M0 9Q-6 8-7 3M0 9Q5 9 6 4",
        "#e8788a " + "".join(circle(x, y, 3.6) for x, y in ((0, -8), (-4, -4), (4, -4), (0, 0))),
        f"#f2b632 {circle(0, -4, 2.4)}",
    ),
    "school": (
        "#efe3c4 M-9 11V-1H9V11Z",
        "#b5523b M-11 0L0-6L11 0Z",
        "#efe3c4 M-3-5V-11H3V-5Z",
        "#f2b632 M-1.5-6V-8.5H1.5V-6Z",
        "#6b4a2b M-2 11V5H2V11Z",
        "- M-6 4h0M6 4h0",
    ),
    "market": ("#d9a866 M-9 2V11H9V2Z", "#fff M-11 2L-8-8H8L11 2Z", "#d64545 M-11 2L-8-8H-3L-4 2ZM4 2L3-8H8L11 2Z"),
    "mill": (
        "#e5d9bd M-4 11V-2H10V11Z",
        "#8a5a3b M-6-1L3-9L12-1Z",
        f"#b98d5a {circle(-5, 5, 6)}",
        "- M-5-1V11M-11 5H1M-9 1L-1 9M-9 9L-1 1",
    ),
    "equal": ("#fff8e6 M-11-9H11V9H-11Z", "#2f6b45 M-7-5H7V-1.5H-7ZM-7 1.5H7V5H-7Z"),
    "reroll": ("- M8-5A9 9 0 1 0 9 3M8.5-11V-4.5H2", "#fffdf6 M-4-3H4V5H-4Z", "- M-1.5-.5h0M1.5 2.5h0"),
    "exam": ("#fffdf6 M-8-11H5L8-8V11H-8Z", "- M-5-6H3M-5-2H1", "- M-4 5L-1 8L5 1"),
    "release": (f"#f2b632 {circle(-5, 0, 5.5)}{circle(-5, 0, 2)}", "- M.5 0H11M7 0V4M10.5 0V4"),
    "tattle": ("#fffdf6 M-11-9H11V4H-1L-6 10V4H-11Z", "- M0-6V-2M0 1h0"),
    "first": (
        "#8a5a3b M-1.5 11V3Q-8 1-8.5-9L-6-9.5Q-5-2 0-1Q5-2 6-9.5L8.5-9Q8 1 1.5 3V11Z",
        "- M-7-8Q0-3 7-8",
        f"{FAINT} {circle(0, -5, 2)}",
    ),
    "free": ("#dcd2bd M-8-1H8V11H-8Z", "- M-5-1V-5Q-5-11 0-11T5-7", "- M0 4V7"),
}  # fmt: skip
