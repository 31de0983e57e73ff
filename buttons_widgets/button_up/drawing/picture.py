"""The circle as SVG: piles of buttons seen at a slant around a battlefield tile.

The buttons of an army have their own colour and their own sign on the rim: a bar for red, a diamond for black, and an
eye for the spies. Everything is layered plain shapes; classes let the style sheet of the table repaint and move them.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from typing import Final

from .circle_view import CircleView, Flight, Landing

WIDTH: Final = 480
HEIGHT: Final = 440
CENTRE: Final = (240.0, 262.0)
REACH: Final = (182.0, 122.0)
"""From the centre to the piles, across and down: a circle seen at a slant."""
DISC: Final = (30.0, 15.0)
"""Half the width and half the height of a button's face."""
THICK: Final = 11.0
FONT: Final = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"

FACE: Final = {"r": "#d64545", "k": "#474c55", "w": "#fffdf6"}
SIDE: Final = {"r": "#a52a33", "k": "#24272d", "w": "#d9cfba"}
RIM: Final = {"r": "#7d1620", "k": "#0f1114", "w": "#8c8064"}
_MIDDLE: Final = 'class="bu-middle" fill="#3b2f1b"'
_WORTH: Final = 'fill="#3d2a6d" font-size="14" font-weight="600"'
SIGN: Final = {"r": "#ffe3df", "k": "#dfe4ec", "w": "#3b2f1b"}


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
    piles = "".join(_pile(view, place) for place in back_to_front)
    landings = "".join(_landings(view, place) for place in view.offered)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="bu-circle" viewBox="0 {top:g} {WIDTH} {HEIGHT - top:g}"'
        f' width="{WIDTH * scale:g}" height="{(HEIGHT - top) * scale:g}" role="img" aria-label="{escape(title)}"'
        f' font-family="{FONT}">{_tile(view)}{piles}{landings}</svg>'
    )


def room_above(piles: Sequence[str]) -> float:
    """How much of a picture is empty above the tile and the piles."""
    tops = [place_at(place, len(piles))[1] - THICK * len(pile) for place, pile in enumerate(piles, start=1)]
    return max(0.0, min(CENTRE[1] - REACH[1] - 46, min(tops) - DISC[1] - 8))


def _ellipse(x: float, y: float, wide: float, high: float, look: str, name: str = "") -> str:
    kind = f'class="{name}" ' if name else ""
    return f'<ellipse {kind}cx="{x:g}" cy="{y:g}" rx="{wide:g}" ry="{high:g}" {look}/>'


def _text(x: float, y: float, text: str, look: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="middle" {look}>{escape(text)}</text>'


def _tile(view: CircleView) -> str:
    x, y = CENTRE
    wide, high = REACH
    table = _ellipse(x, y, wide + 54, high + 42, 'fill="#f4ead5" stroke="#d9c69c" stroke-width="2"', "bu-table")
    tile = _ellipse(x, y, wide - 62, high - 44, 'fill="#e3edd8" stroke="#a8bf8f" stroke-width="2"', "bu-tile")
    first = y - 9 * (len(view.middle) - 1) + 5
    looks = (f'{_MIDDLE} font-size="16" font-weight="600"', f'{_MIDDLE} font-size="14" font-weight="400"')
    lines = "".join(_text(x, first + 20 * row, line, looks[row > 0]) for row, line in enumerate(view.middle))
    return table + tile + lines


def _pile(view: CircleView, place: int) -> str:
    x, y = place_at(place, len(view.piles))
    pile = view.piles[place - 1]
    number = _text(x, y + 32, str(place), 'class="bu-number" fill="#6b5d43" font-size="13"')
    line = 'fill="none" stroke="#cdb684" stroke-width="1.5"' + ("" if pile else ' stroke-dasharray="4 4"')
    spot = _ellipse(x, y, DISC[0] + 5, DISC[1] + 3, line, "bu-spot")
    classes = ["bu-pile"]
    classes += ["bu-offered"] * (place in view.offered) + ["bu-chosen"] * (place == view.chosen)
    classes += ["bu-sown"] * (place == view.sown)
    flights = {flight.height: flight for flight in view.flights if flight.place == place}
    buttons = "".join(
        button(letter, x, y - THICK * (height - 1), height == len(pile), flights.get(height), len(view.piles))
        for height, letter in enumerate(pile, start=1)
    )
    top = y - THICK * max(1, len(pile)) - DISC[1]
    badge = ""
    if len(pile) > 1:
        badge = (
            f'<text class="bu-height" x="{x + DISC[0] + 7:g}" y="{y - THICK * len(pile) + 4:g}" fill="#3b2f1b"'
            f' font-size="14" font-weight="600">{len(pile)}</text>'
        )
    worth = ""
    if place in view.worths:
        text = view.worths[place]
        wide = 9 * len(text) + 12
        best = " bu-worth-best" * (place in view.best)
        worth = (
            f'<g class="bu-worth{best}"><rect x="{x - wide / 2:g}" y="{top - 22:g}" width="{wide}" height="20" rx="10"'
            f' fill="#fff" stroke="#55309f"/>{_text(x, top - 7, text, _WORTH)}</g>'
        )
    # With a value, empty as it is: a picture that stands alone is XML, where an attribute must have one.
    offered = ' data-offered=""' if place in view.offered else ""
    pick = f' data-pick="{place}"{offered}' if pile else ""
    # What can be clicked is as large as a finger, however low the pile.
    hit = (
        f'<rect class="bu-hit" x="{x - DISC[0] - 4:g}" y="{top - 4:g}" width="{2 * DISC[0] + 8:g}"'
        f' height="{y + DISC[1] + 8 - top:g}" rx="14" fill="transparent" stroke="none"'
        ' stroke-width="1.8"/>'
    )
    return f'{spot}{number}<g class="{" ".join(classes)}"{pick}>{hit}{buttons}{badge}</g>{worth}'


def button(letter: str, x: float, y: float, is_top: bool, flight: Flight | None = None, places: int = 9) -> str:
    """A button whose foot stands at a point."""
    wide, high = DISC
    head = y - THICK
    moved = ""
    if flight is not None:
        start_x, start_y = place_at(flight.start, places)
        across, down = start_x - x, start_y - THICK * (flight.start_height - 1) - y
        moved = f' style="--across:{across:.1f}px;--down:{down:.1f}px;--order:{flight.order}"'
    side = (
        f'<path d="M{x - wide:g} {head:g}V{y:g}A{wide:g} {high:g} 0 0 0 {x + wide:g} {y:g}V{head:g}Z"'
        f' fill="{SIDE[letter]}" stroke="{RIM[letter]}" stroke-width="1.2"/>'
    )
    face = _ellipse(x, head, wide, high, f'fill="{FACE[letter]}" stroke="{RIM[letter]}" stroke-width="1.2"')
    if is_top:
        face += _ellipse(x, head, wide - 7, high - 4, f'fill="none" stroke="{SIDE[letter]}" stroke-width="1.6"')
        holes = ((-6, -2.6), (6, -2.6), (-6, 2.6), (6, 2.6))
        face += "".join(_ellipse(x + dx, head + dy, 3.2, 1.8, f'fill="{RIM[letter]}"') for dx, dy in holes)
    name = f' class="bu-button bu-{letter}{" bu-flies" if flight else ""}"'
    return f"<g{name}{moved}>{side}{face}{_sign(letter, x, y + high - THICK / 2)}</g>"


def _sign(letter: str, x: float, y: float) -> str:
    """The sign of an army on the front of a button's rim."""
    ink = SIGN[letter]
    if letter == "r":
        return f'<rect x="{x - 7:g}" y="{y - 1.5:g}" width="14" height="3" rx="1.5" fill="{ink}"/>'
    if letter == "k":
        return f'<path d="M{x:g} {y - 3.6:g}l5 3.6-5 3.6-5-3.6z" fill="{ink}"/>'
    return (
        f'<path d="M{x - 8:g} {y:g}q8-7 16 0q-8 7-16 0z" fill="none" stroke="{ink}" stroke-width="1.3"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="2.1" fill="{ink}"/>'
    )


def _landings(view: CircleView, place: int) -> str:
    """Where the buttons of a pile would land: shown while it is pointed at, has the focus, or is chosen."""
    shown = " bu-shown" if place == view.chosen else ""
    marks = "".join(_landing(view, landing, number) for number, landing in enumerate(view.offered[place], start=1))
    return f'<g class="bu-landings{shown}" data-of="{place}" aria-hidden="true">{marks}</g>'


def _landing(view: CircleView, landing: Landing, number: int) -> str:
    x, y = place_at(landing.place, len(view.piles))
    foot = y - THICK * len(view.piles[landing.place - 1])
    line = 'stroke-width="1.6" stroke-dasharray="5 3"'
    ghosts = "".join(
        _ellipse(x, foot - THICK * step - 4, *DISC, f'fill="{FACE[it]}" fill-opacity=".78" stroke="{RIM[it]}" {line}')
        for step, it in enumerate(landing.buttons)
    )
    middle = foot - THICK * (len(landing.buttons) - 1) - 4
    ink = {"r": "#fff", "k": "#fff", "w": "#3b2f1b"}[landing.buttons[-1]]
    text, size = ("↻", 18) if landing.again else (str(number), 14)
    return ghosts + _text(x, middle + 5, text, f'fill="{ink}" font-size="{size}" font-weight="700"')
