"""The mats of the players: the own one as a wide strip, those of the others small."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kit.page.svg import FONT, element, escaped, group, picture
from .shown import MatView
from .things import FAINT, LINES, PAPER, RED, Box, Layer, colour_of, drawn, letters, rectangle, short, sketch
from .village import ring, target

LARGE: Final = (0.0, 0.0, 490.0, 98.0)
SMALL: Final = (0.0, 0.0, 168.0, 116.0)
"""The room that a mat takes: left, top, width and height."""
_SECTIONS: Final = 6


def mat_layers(view: MatView, inside: str) -> tuple[str, str]:
    """The ground of a mat, as a picture that fills the room it is given, and the pieces on it.

    The ground depends on whose mat it is, its size, what is built and where dice may be detained, and the cards, and on
    nothing else.

    Args:
        view: what the mat shows.
        inside: what stands where the pieces lie.

    >>> ground, pieces = mat_layers(MatView(0, hut="##5..."), "<g/>")
    >>> ground.count("wb-built"), ground.endswith("<g/></g></svg>")
    (2, True)
    """
    box, ground, pieces = LARGE if view.is_large else SMALL, Layer(), Layer()
    ground.add(rectangle(box, 1.5, 9, fill=PAPER, stroke=colour_of(view.seat), stroke_width=3))
    clicked = (_large if view.is_large else _small)(view, ground, pieces)
    seen, class_ = element("g", str(ground), inside, **LINES), "wb-mat" + " wb-mat-large" * view.is_large
    return picture(box, seen, size=(), font_family=FONT, class_=class_), f"{pieces}{clicked}"


def _large(view: MatView, ground: Layer, pieces: Layer) -> str:
    """All that is seen of a wide strip goes to the layers; what can be clicked is over it."""
    ground.flag(view.seat, 464, 34)
    _count(ground, pieces, "buttons", view.buttons, (247, 23), 16)
    _count(ground, pieces, "star", f"{view.stars}/{view.goal}", (296, 23), 16)
    _count(ground, pieces, "brother", view.brothers, (355, 23), 16)
    for name in view.signs:
        pieces.add(group(sketch(name), at=(414, 13 if name == "first" else 34), scale=0.8))
    _count(ground, pieces, "market", len(view.market), (428, 14), 12)
    _count(ground, pieces, "mill", len(view.mill), (428, 32), 12)
    clicked = _hut(view, ground, pieces, (8, 6, 231, 50), 36) + _cards(view, ground, (246, 46, 238, 44), 38)
    return clicked + _clicked(view, "brother", (352, 4, 49, 38))


def _small(view: MatView, ground: Layer, pieces: Layer) -> str:
    """The same of a small mat, with the dice before the player."""
    ground.flag(view.seat, 142, 29)
    _count(ground, pieces, "market", len(view.market), (123, 40), 10)
    _count(ground, pieces, "mill", len(view.mill), (144, 40), 10)
    _count(ground, pieces, "buttons", view.buttons, (6, 61), 14)
    _count(ground, pieces, "star", f"{view.stars}/{view.goal}", (52, 61), 14)
    _count(ground, pieces, "brother", view.brothers, (106, 61), 14)
    for name in view.signs:
        pieces.add(group(sketch(name), at=(154, 62) if name == "first" else (131, 17), scale=0.75))
    pieces.heap(view.dice, (6, 92, 156, 21), 16, flagged=False)
    clicked = _hut(view, ground, pieces, (6, 5, 114, 27), 18) + _cards(view, ground, (6, 72, 156, 20), 17)
    return clicked + _clicked(view, "brother", (104, 49, 38, 23))


def _count(ground: Layer, pieces: Layer, name: str, said: object, at: tuple[float, float], size: float) -> None:
    """A small picture and a number."""
    ground.add(group(sketch(name), at=(at[0] + size * 0.6, at[1]), scale=round(size / 19, 2)))
    pieces.add(letters(said, (at[0] + size * 1.3, at[1] + size * 0.37), size, anchor="start"))


def _clicked(view: MatView, name: str, box: Box) -> str:
    """What can be clicked, over what is seen; a line around it if it is chosen."""
    parts = [target(name, box, view.offered)] if name in view.picks else []
    parts += [ring(box, "wb-chosen", 3)] if name in view.chosen else []
    return element("g", *parts, fill="none", stroke="none") if parts else ""


def _cards(view: MatView, ground: Layer, box: Box, usual: float) -> str:
    x, y, wide, high = box
    step = min(usual, wide / max(1, len(view.cards)))
    clicked: dict[str, str] = {}
    for number, (card, name, title) in enumerate(view.cards):
        place = (x + step * number, y, step, high)
        shown = group(sketch(name), at=(round(place[0] + step / 2, 1), y + high / 2), scale=round((step - 2) / 27, 2))
        paper = rectangle(place, 1, 3, fill="#fff8e6")
        ground.add(element("g", element("title", escaped(title)), paper, shown, class_="wb-owned"))
        # Of cards that are the same one is clicked for all.
        clicked.setdefault(card, _clicked(view, f"give up {card}", place))
    return "".join(clicked.values())


def _hut(view: MatView, ground: Layer, pieces: Layer, box: Box, bench: float) -> str:
    """The six sections of a hut with their sticks, and a bench below it for the dice that are detained."""
    x, y, wide, high = box
    step, clicked = wide / _SECTIONS, ""
    for number, there in enumerate(view.hut):
        section, place = str(number + 1), (x + step * number, y, step, high)
        ground.add(_section(place, there in "#abcdef", number))
        below = (place[0], y + high, step, bench)
        if section in view.places:
            ground.add(rectangle(below, 2, 4, fill="#dccfb2", stroke=FAINT))
        if there not in ".#":
            pieces.dice(there if there.isdigit() else str("abcdef".index(there) + 1), below, view.seat, bench - 5)
        clicked += _clicked(view, f"section {section}", place) + _clicked(view, f"detained {section}", below)
    return clicked


@cache
def _section(box: Box, built: bool, number: int) -> str:
    """A section: planks, a stick across them, and a piece of the roof; or where they will be."""
    x, y, wide, high = box
    eaves, tile = y + high * 0.44, wide / 3
    # The roof is narrower above, at both ends of the hut.
    left, right = (wide * 0.3 if number == end else 0 for end in (0, _SECTIONS - 1))
    wall = f"M{short(x)} {short(eaves)}h{short(wide)}V{short(y + high)}h-{short(wide)}z"
    ridge = f"M{short(x)} {short(eaves)}L{short(x + left)} {short(y + 2)}H{short(x + wide - right)}"
    if not built:
        roof = f"{ridge}L{short(x + wide)} {short(eaves)}z"
        dashes = drawn(f"#f1e6c9 {wall}", stroke_width=0.9, stroke_dasharray="3 3", stroke_opacity=".6")
        return drawn(f"#f6eed9 {roof}", stroke="none") + dashes
    planks = "".join(f"M{short(x + tile * each)} {short(eaves)}V{short(y + high)}" for each in (1, 2))
    stick = f"M{short(x + wide * 0.12)} {short(y + high * 0.88)}L{short(x + wide * 0.88)} {short(y + high * 0.62)}"
    scallops = f"q-{short(tile / 2)} {short(high * 0.1)}-{short(tile)} 0" * 3
    middle = (y + 2 + eaves) / 2
    tiles = f"- M{short(x + left / 2)} {short(middle)}H{short(x + wide - right / 2)}"
    return element(
        "g",
        drawn(f"#dfb173 {wall}", f"- {planks}", stroke_width=1),
        element("path", d=stick, stroke="#7a5230", stroke_width=short(high * 0.09)),
        drawn(f"{RED} {ridge}L{short(x + wide)} {short(eaves)}{scallops}z", tiles, stroke_width=1),
        class_="wb-built",
    )
