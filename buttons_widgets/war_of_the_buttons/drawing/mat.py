"""The mats of the players: the own one as a wide strip, those of the others small."""

from __future__ import annotations

from typing import Final

from ...kit.page.svg import FONT, INK, element, escaped, group, picture
from .shown import Heap, MatView
from .things import FAINT, LINES, PAPER, RED, Box, colour_of, dice, drawn, flag, heap, letters, rectangle, short, sketch
from .village import ring, target

_LARGE: Final = (0.0, 0.0, 490.0, 98.0)
_SMALL: Final = (0.0, 0.0, 168.0, 106.0)


def mat_svg(view: MatView) -> str:
    """A mat, as a picture that fills the room it is given."""
    box = _LARGE if view.is_large else _SMALL
    frame = rectangle(box, 1.5, 9, fill=PAPER, stroke=colour_of(view.seat), stroke_width=3)
    inside = (_large if view.is_large else _small)(view)
    name = "wb-mat" + " wb-mat-large" * view.is_large
    return picture(box, element("g", frame, inside, **LINES), size=(), font_family=FONT, class_=name)


def _large(view: MatView) -> str:
    parts = [_hut(view, 8, 6, 38.5, 50, 36), flag(view.seat, 463, 33)]
    parts += [_count("buttons", view.buttons, 246, 23, 17), _count("star", f"{view.stars}/{view.goal}", 293, 23, 17)]
    parts += [_count("brother", view.brothers, 349, 23, 17), _clicked(view, "brother", (346, 4, 48, 38))]
    parts += [group(sketch("first"), at=(408, 23))] if view.starts else []
    for row, (name, pips) in enumerate((("market", view.market), ("mill", view.mill))):
        parts.append(_count(name, len(pips), 424, 14 + 18 * row, 13))
    return "".join(parts) + _cards(view, 245, 46, min(38.0, 240 / max(1, len(view.cards))), 44)


def _small(view: MatView) -> str:
    parts = [_hut(view, 6, 5, 19, 27, 18), flag(view.seat, 146, 22, 18)]
    parts += [_count("buttons", view.buttons, 123, 30, 11), _count("star", f"{view.stars}/{view.goal}", 123, 44, 11)]
    parts += [_count("brother", view.brothers, 6, 65, 12), _clicked(view, "brother", (4, 53, 31, 24))]
    parts += [group(sketch("first"), at=(156, 64), scale=0.8)] if view.starts else []
    for row, (name, pips) in enumerate((("market", view.market), ("mill", view.mill))):
        parts.append(_count(name, len(pips), 137, 83 + 13 * row, 10))
    parts.append(_cards(view, 38, 54, min(16.0, 106 / max(1, len(view.cards))), 21))
    own, white = view.dice.own, view.dice.white
    both = heap(Heap(view.seat, own, white), (6, 79, 128, 23), 16, flagged=False)
    return "".join(parts) + both


def _count(name: str, said: object, x: float, y: float, size: float) -> str:
    """A small picture and a number."""
    picture = group(sketch(name), at=(x + size * 0.6, y), scale=round(size / 19, 2))
    return picture + letters(said, (x + size * 1.35, y + size * 0.37), size, anchor=None, bold=True)


def _clicked(view: MatView, name: str, box: Box) -> str:
    """What can be clicked, over what is seen; a line around it if it is chosen."""
    parts = [target(name, box, view.offered)] if name in view.picks else []
    parts += [ring(box, "wb-chosen")] if name in view.chosen else []
    return element("g", *parts, fill="transparent", stroke="none") if parts else ""


def _cards(view: MatView, x: float, y: float, step: float, high: float) -> str:
    parts = []
    for number, (card, name, title) in enumerate(view.cards):
        box = (x + step * number, y, step, high)
        picture = group(sketch(name), at=(box[0] + step / 2, y + high / 2), scale=round((step - 2) / 27, 2))
        paper = rectangle(box, 1, 3, fill="#fff8e6", stroke=INK)
        parts.append(element("g", element("title", escaped(title)), paper, picture, class_="wb-owned"))
        parts.append(_clicked(view, f"give up {card}", box))
    return "".join(parts)


def _hut(view: MatView, x: float, y: float, step: float, high: float, bench: float) -> str:
    """The six sections of a hut with their sticks, and a bench below it for the dice that are detained."""
    slope = f"{short(step / 4)} {short(high * 0.38)}"
    roof = f"#f7eed8 M{short(x + step / 4)} {short(y + high * 0.04)}h{short(5.5 * step)}l{slope}h-{short(6 * step)}z"
    parts = [drawn(roof, stroke_dasharray="3 3", stroke_opacity=".5")]
    for number, there in enumerate(view.hut):
        left, section = x + step * number, str(number + 1)
        parts.append(_section((left, y, step, high), there == "#" or there in "abcdef"))
        place = (left, y + high, step, bench)
        if section in view.places:
            parts.append(rectangle(place, 2, 4, fill="#dccfb2", stroke=FAINT))
        if there not in ".#":
            pips = there if there.isdigit() else str("abcdef".index(there) + 1)
            parts.append(dice(pips, place, view.seat, bench - 5))
        parts.append(_clicked(view, f"section {section}", (left, y, step, high)))
        parts.append(_clicked(view, f"detained {section}", (left, y + high, step, bench + 2)))
    return "".join(parts)


def _section(box: Box, built: bool) -> str:
    """A section: planks, a stick across them, and a piece of the roof; or where they will be."""
    x, y, wide, high = box
    eaves, tile = y + high * 0.42, wide / 3
    wall = f"M{short(x)} {short(eaves)}h{short(wide)}V{short(y + high)}h-{short(wide)}z"
    if not built:
        return drawn(f"#f1e6c9 {wall}", stroke_width=0.9, stroke_dasharray="3 3", stroke_opacity=".6")
    planks = "".join(f"M{short(x + tile * each)} {short(eaves)}V{short(y + high)}" for each in (1, 2))
    scallops = f"q-{short(tile / 2)} {short(high * 0.1)}-{short(tile)} 0" * 3
    roof = f"M{short(x)} {short(y + 2)}h{short(wide)}V{short(eaves)}{scallops}z"
    stick = f"M{short(x + wide * 0.12)} {short(y + high * 0.86)}L{short(x + wide * 0.88)} {short(y + high * 0.58)}"
    parts = [drawn(f"#dfb173 {wall}", f"- {planks}", stroke_width=1)]
    parts.append(element("path", d=stick, stroke="#7a5230", stroke_width=short(high * 0.09), stroke_linecap="round"))
    parts.append(drawn(f"{RED} {roof}", f"- M{short(x)} {short((y + eaves) / 2 + 1)}h{short(wide)}", stroke_width=1))
    return element("g", *parts, class_="wb-built")
