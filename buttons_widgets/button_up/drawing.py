"""The circle as SVG: piles of buttons seen at a slant around a battlefield tile.

The buttons of an army have their own colour and their own sign on the rim: a bar for red, a diamond for black, and an
eye for the spies. Everything is layered plain shapes; classes let the style sheet of the table repaint and move them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Final, NamedTuple

from ..kit.page.svg import FONT, INK, Value, element, picture, text


class Drop(NamedTuple):
    """What lands on one stop of a sowing.

    Attributes:
        place: the stop, from 1.
        buttons: what lands there, from the bottom up.
        again: whether it is the last stop, and the mover plays again.
    """

    place: int
    buttons: str
    again: bool = False


@dataclass(frozen=True)
class CircleView:
    """What a picture of the circle shows.

    Attributes:
        piles: place by place, clockwise from place 1 at the top, from the bottom up; `""` where no pile stands.
        offered: the places that can be chosen, and for each where its buttons would land.
        chosen: the place whose landings are shown all the time; `None` for none.
        sown: the place that was sown last; `None` for none.
        landed: where its buttons landed, if that is to be played once.
        worths: what sowing from a place is worth, as a short text, for the coach.
        best: the places that are best among these.
        right: the places that are marked as right.
        wrong: the place that is marked as wrong; `None` for none.
        middle: the lines written in the middle of the tile.
    """

    piles: tuple[str, ...]
    offered: Mapping[int, tuple[Drop, ...]] = field(default_factory=dict, hash=False)
    chosen: int | None = None
    sown: int | None = None
    landed: tuple[Drop, ...] = ()
    worths: Mapping[int, str] = field(default_factory=dict, hash=False)
    best: frozenset[int] = frozenset()
    right: frozenset[int] = frozenset()
    wrong: int | None = None
    middle: tuple[str, ...] = ()


WIDTH: Final = 480
HEIGHT: Final = 440
CENTRE: Final = (240.0, 262.0)
REACH: Final = (182.0, 122.0)
"""From the centre to the piles, across and down: a circle seen at a slant."""
DISC: Final = (30.0, 15.0)
"""Half the width and half the height of a button's face."""
THICK: Final = 11.0
RIGHT: Final = ("right", "#1b6b2f", "m-5 .4l3.6 3.8l6.6 -8.2")
WRONG: Final = ("wrong", "#a8321c", "m-4.2 -4.2l8.4 8.4m0 -8.4l-8.4 8.4")
"""How a place is marked: its name, its colour, and its sign around a point."""

FACE: Final = {"r": "#d64545", "k": "#474c55", "w": "#fffdf6"}
SIDE: Final = {"r": "#a52a33", "k": "#24272d", "w": "#d9cfba"}
RIM: Final = {"r": "#7d1620", "k": "#0f1114", "w": "#8c8064"}
SIGN: Final = {"r": "#ffe3df", "k": "#dfe4ec", "w": INK}


def place_at(place: int, places: int) -> tuple[float, float]:
    """Where a pile stands: the middle of its foot. Place 1 is at the top, the others follow clockwise."""
    turn = 2 * pi * (place - 1) / places - pi / 2
    return CENTRE[0] + REACH[0] * cos(turn), CENTRE[1] + REACH[1] * sin(turn)


def circle_svg(view: CircleView, title: str, scale: float = 1.0, top: float = 0) -> str:
    """The picture of a circle.

    Args:
        view: what it shows.
        title: the name of the picture for people who do not see it.
        scale: how large: 1 is 480 wide.
        top: how much is cut off above, where the highest piles would be; see `room_above`.
    """
    places = range(1, len(view.piles) + 1)
    # Who stands farther back is drawn first, so that high piles in front cover what is behind them.
    back_to_front = sorted(places, key=lambda place: place_at(place, len(view.piles))[1])
    flights = _flights(view)
    piles = "".join(_pile(view, place, flights) for place in back_to_front)
    landings = "".join(_landings(view, place) for place in view.offered)
    box = (0, top, WIDTH, HEIGHT - top)
    size = (WIDTH * scale, (HEIGHT - top) * scale)
    return picture(box, _tile(view), piles, landings, label=title, size=size, class_="bu-circle", font_family=FONT)


def room_above(piles: Sequence[str]) -> float:
    """How much of a picture is empty above the tile and the piles."""
    tops = [place_at(place, len(piles))[1] - THICK * len(pile) for place, pile in enumerate(piles, start=1)]
    return max(0.0, min(CENTRE[1] - REACH[1] - 46, min(tops) - DISC[1] - 8))


def _ellipse(x: float, y: float, wide: float, high: float, **look: Value) -> str:
    return element("ellipse", cx=x, cy=y, rx=wide, ry=high, **look)


def _text(x: float, y: float, said: str, **look: Value) -> str:
    return text(said, x, y, text_anchor="middle", **look)


def _tile(view: CircleView) -> str:
    x, y = CENTRE
    wide, high = REACH
    table = _ellipse(x, y, wide + 54, high + 42, fill="#f4ead5", stroke="#d9c69c", stroke_width=2, class_="bu-table")
    tile = _ellipse(x, y, wide - 62, high - 44, fill="#e3edd8", stroke="#a8bf8f", stroke_width=2, class_="bu-tile")
    first = y - 9 * (len(view.middle) - 1) + 5
    lines = "".join(
        _text(x, first + 20 * row, line, class_="bu-middle", fill=INK, font_size=size, font_weight=weight)
        for row, (line, (size, weight)) in enumerate(zip(view.middle, [(16, 600), *[(14, 400)] * 9], strict=False))
    )
    return table + tile + lines


def _flights(view: CircleView) -> dict[tuple[int, int], str]:
    """By place and height, how each button that has just landed got there: the style that lets it fly."""
    found: dict[tuple[int, int], str] = {}
    start_x, start_y = place_at(view.sown or 1, len(view.piles))
    for order, drop in enumerate(view.landed):
        x, y = place_at(drop.place, len(view.piles))
        lowest = len(view.piles[drop.place - 1]) - len(drop.buttons) + 1
        for height in range(lowest, lowest + len(drop.buttons)):
            # Those that lay below it in the pile that was sown have landed before it.
            down = start_y - THICK * len(found) - (y - THICK * (height - 1))
            found[drop.place, height] = f"--across:{start_x - x:.1f}px;--down:{down:.1f}px;--order:{order}"
    return found


def _pile(view: CircleView, place: int, flights: Mapping[tuple[int, int], str]) -> str:
    x, y = place_at(place, len(view.piles))
    pile = view.piles[place - 1]
    number = _text(x, y + 32, str(place), class_="bu-number", fill="#6b5d43", font_size=13)
    line: dict[str, Value] = {"fill": "none", "stroke": "#cdb684", "stroke_width": 1.5}
    dashes = None if pile else "4 4"
    spot = _ellipse(x, y, DISC[0] + 5, DISC[1] + 3, class_="bu-spot", stroke_dasharray=dashes, **line)
    states = {"offered": place in view.offered, "chosen": place == view.chosen, "sown": place == view.sown}
    classes = ["bu-pile", *(f"bu-{state}" for state, holds in states.items() if holds)]
    buttons = "".join(
        button(letter, x, y - THICK * (height - 1), height == len(pile), flights.get((place, height)))
        for height, letter in enumerate(pile, start=1)
    )
    top = y - THICK * max(1, len(pile)) - DISC[1]
    badge = ""
    if len(pile) > 1:
        at = (x + DISC[0] + 7, y - THICK * len(pile) + 4)
        badge = text(len(pile), *at, class_="bu-height", fill=INK, font_size=14, font_weight=600)
    # With a value, empty as it is: a picture that stands alone is XML, where an attribute must have one.
    offered = "" if pile and place in view.offered else None
    # What can be clicked is as large as a finger, however low the pile.
    wide, high = 2 * DISC[0] + 8, y + DISC[1] + 8 - top
    look: dict[str, Value] = {"rx": 14, "fill": "transparent", "stroke": "none", "stroke_width": 1.8}
    hit = element("rect", class_="bu-hit", x=x - wide / 2, y=top - 4, width=wide, height=high, **look)
    pick = place if pile else None
    drawn = element("g", hit, buttons, badge, class_=" ".join(classes), data_pick=pick, data_offered=offered)
    return f"{spot}{number}{drawn}{_worth(view, place, x, top)}{_judged(view, place, x, y)}"


def _judged(view: CircleView, place: int, x: float, y: float) -> str:
    """A ring around the foot of a pile that was right or wrong, and a sign beside it."""
    if place not in view.right and place != view.wrong:
        return ""
    name, colour, sign = RIGHT if place in view.right else WRONG
    ring = _ellipse(x, y, DISC[0] + 8, DISC[1] + 6, fill="none", stroke=colour, stroke_width=3.5)
    at = x - DISC[0] - 6, y - 6
    ground = element("circle", cx=at[0], cy=at[1], r=11, fill=colour, stroke="#fffdf6", stroke_width=2)
    look: dict[str, Value] = {"fill": "none", "stroke": "#fffdf6", "stroke_width": 3.2, "stroke_linecap": "round"}
    drawn = element("path", d=f"M{at[0]:g} {at[1]:g}{sign}", **look)
    return element("g", ring, ground, drawn, class_=f"bu-judged bu-{name}")


def _worth(view: CircleView, place: int, x: float, top: float) -> str:
    """What sowing a pile is worth, above it."""
    if place not in view.worths:
        return ""
    said = view.worths[place]
    wide = 9 * len(said) + 12
    return element(
        "g",
        element("rect", x=x - wide / 2, y=top - 22, width=wide, height=20, rx=10, fill="#fff", stroke="#55309f"),
        _text(x, top - 7, said, fill="#3d2a6d", font_size=14, font_weight=600),
        class_="bu-worth" + " bu-worth-best" * (place in view.best),
    )


def button(letter: str, x: float, y: float, is_top: bool, flight: str | None = None) -> str:
    """A button whose foot stands at a point; a `flight` is the style that lets it get there."""
    wide, high = DISC
    head = y - THICK
    rim: dict[str, Value] = {"stroke": RIM[letter], "stroke_width": 1.2}
    edge = f"M{x - wide:g} {head:g}V{y:g}A{wide:g} {high:g} 0 0 0 {x + wide:g} {y:g}V{head:g}Z"
    side = element("path", d=edge, fill=SIDE[letter], **rim)
    face = _ellipse(x, head, wide, high, fill=FACE[letter], **rim)
    if is_top:
        face += _ellipse(x, head, wide - 7, high - 4, fill="none", stroke=SIDE[letter], stroke_width=1.6)
        holes = ((-6, -2.6), (6, -2.6), (-6, 2.6), (6, 2.6))
        face += "".join(_ellipse(x + dx, head + dy, 3.2, 1.8, fill=RIM[letter]) for dx, dy in holes)
    name = f"bu-button bu-{letter}{' bu-flies bw-awaited' if flight else ''}"
    return element("g", side, face, _sign(letter, x, y + high - THICK / 2), class_=name, style=flight)


def _sign(letter: str, x: float, y: float) -> str:
    """The sign of an army on the front of a button's rim."""
    ink = SIGN[letter]
    if letter == "r":
        return element("rect", x=x - 7, y=y - 1.5, width=14, height=3, rx=1.5, fill=ink)
    if letter == "k":
        return element("path", d=f"M{x:g} {y - 3.6:g}l5 3.6-5 3.6-5-3.6z", fill=ink)
    lids = element("path", d=f"M{x - 8:g} {y:g}q8-7 16 0q-8 7-16 0z", fill="none", stroke=ink, stroke_width=1.3)
    return lids + element("circle", cx=x, cy=y, r=2.1, fill=ink)


def _landings(view: CircleView, place: int) -> str:
    """Where the buttons of a pile would land: shown while it is pointed at, has the focus, or is chosen."""
    marks = "".join(_landing(view, landing, number) for number, landing in enumerate(view.offered[place], start=1))
    name = "bu-landings" + " bu-shown" * (place == view.chosen)
    return element("g", marks, class_=name, data_of=place, aria_hidden="true")


def _landing(view: CircleView, landing: Drop, number: int) -> str:
    x, y = place_at(landing.place, len(view.piles))
    foot = y - THICK * len(view.piles[landing.place - 1])
    line: dict[str, Value] = {"fill_opacity": ".78", "stroke_width": 1.6, "stroke_dasharray": "5 3"}
    ghosts = "".join(
        _ellipse(x, foot - THICK * step - 4, DISC[0], DISC[1], fill=FACE[letter], stroke=RIM[letter], **line)
        for step, letter in enumerate(landing.buttons)
    )
    middle = foot - THICK * (len(landing.buttons) - 1) - 4
    ink = {"r": "#fff", "k": "#fff", "w": INK}[landing.buttons[-1]]
    said, size = ("↻", 18) if landing.again else (str(number), 14)
    return ghosts + _text(x, middle + 5, said, fill=ink, font_size=size, font_weight=700)
