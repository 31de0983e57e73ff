"""The village: its ground, which is sent once, and the pieces on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from math import ceil, cos, pi, sin
from textwrap import wrap
from typing import Final

from ...kit.page.svg import FONT, INK, element, group, picture, text
from .shown import Badge, Heap, SettingView, SlotView, VillageView
from .things import (
    FAINT,
    LINES,
    PAPER,
    RED,
    Box,
    Flight,
    Layer,
    Point,
    circle,
    drawn,
    letters,
    rectangle,
    short,
    sketch,
    tag,
)

WIDTH: Final = 760.0
HEIGHT: Final = 612.0

_MAPS: Final = ("quarry", "forest", "meadow")
_FIELDS: Final = 5
_LAKE: Final = (494.0, 412.0, 108.0, 194.0)
_CROWDS: Final[Mapping[str, Box]] = {"market": (8.0, 412.0, 186.0, 194.0), "mill": (608.0, 412.0, 144.0, 194.0)}
_CARDS: Final = (200.0, 412.0, 288.0, 194.0)
_TOP: Final = 34.0
"""So much of a place at the foot of the map is for its title."""
_LINE: Final = 50.0
"""From a line of the exercise book to the next."""


def village_ground(view: VillageView, inside: str) -> str:
    """The map without its pieces, as a picture that fills the room it is given.

    It depends on titles, scales, on which places at school cost something, and on how many card slots there are, and on
    nothing else.

    Args:
        view: what the map shows.
        inside: what stands where the pieces lie.

    >>> village_ground(VillageView({}, (), ()), "<g/>").endswith("<g/></g></svg>")
    True
    """
    inside = element("g", _ground(view), inside, **LINES)
    return picture(_WHOLE, inside, size=(), font_family=FONT, class_="wb-village")


def village_pieces(view: VillageView) -> str:
    """All that lies on the map, what can be clicked on it, and what the chosen dice would do, as marks.

    >>> village_pieces(VillageView({}, (), (), lake="44")).count("h0m")
    6
    """
    places = _places(view)
    # What can be clicked lies below what is only seen, which lets clicks through: a glow tints the land, not the dice.
    hits = "".join(target(name, places[name], view.offered) for name in sorted(view.picks & places.keys()))
    clicked = element("g", hits, fill="none", stroke="none")
    layer = Layer()
    layer.add(_fields(view.settings))
    for setting in view.settings:
        layer.heap(setting.heap, _heap_at(setting))
        if setting.marker:
            x, y, wide, high = _setting_at(setting.name)
            layer.add(group(tag(setting.marker), at=(x + wide - 42, y + high - 28)))
    for line in view.lines:
        x, y, wide, _ = places[line.name]
        # What a place costs depends on whose turn it is.
        if line.price:
            layer.add(letters(line.price, (x + wide - 92, y + 31), 17, anchor="end"))
        if line.die:
            layer.heap(Heap(*line.die), (x + wide - 63, y + 5, 60, 40))
    if view.school_marker:
        layer.add(group(tag(view.school_marker), at=(708, 31)))
    for number, slot in enumerate(view.slots, start=1):
        _lie_in_slot(layer, slot, places[f"card{number}"])
    _lie_in_crowd(layer, view, "market", places)
    _lie_in_crowd(layer, view, "mill", places)
    for value in sorted(set(view.lake)):
        layer.dice(view.lake.count(value) * value, places[f"lake {value}"], None)
    marks = [ring(places[name], "wb-latest", opacity=0) for name in sorted(view.latest & places.keys())]
    marks += [ring(places[view.chosen], "wb-chosen")] if view.chosen in places else []
    badges = [(badge, places[name]) for name, badge in view.badges.items() if name in places]
    return clicked + element("g", str(layer), *marks, _ribbons(badges), pointer_events="none")


_WHOLE: Final = (0.0, 0.0, WIDTH, HEIGHT)


# Where things lie


def _setting_at(name: str) -> Box:
    return (8, 8 + 130.0 * _MAPS.index(name), 364, 126)


def _line_at(number: int) -> Box:
    return (398, 48 + _LINE * number, 350, _LINE)


def _slot_at(number: int, slots: int) -> Box:
    step = _CARDS[2] / slots
    return (_CARDS[0] + step * number + 3, _CARDS[1] + 26, step - 6, 164.0)


def _places(view: VillageView) -> dict[str, Box]:
    """Where all that can be clicked or marked lies, by the texts under which it is clicked."""
    places: dict[str, Box] = {"lake": _LAKE, **_CROWDS}
    for setting in view.settings:
        places[setting.name] = _setting_at(setting.name)
        x, y, wide, _ = _heap_at(setting)
        places |= {f"{setting.name} {pip}": (x - 2, y - 3, wide + 4, 50) for pip in set(setting.heap.own)}
    for number, line in enumerate(view.lines):
        x, y, wide, high = places[line.name] = _line_at(number)
        if line.die:
            places[f"{line.name} {line.die[1]}"] = (x + wide - 66, y, 66, high)
    for number, slot in enumerate(view.slots, start=1):
        box = _slot_at(number - 1, len(view.slots))
        places |= {f"card{number}": box, **{f"card{number} {pip}": box for pip in set(slot.heap.own)}}
    places |= _cells("lake", sorted(set(view.lake)), _LAKE, 2)
    for name, columns in (("market", 3), ("mill", 2)):
        picked = sorted(pick.split()[1] for pick in view.picks if pick.startswith(f"{name} "))
        places |= _cells(name, picked, _CROWDS[name], columns)
    return places


def _cells(name: str, values: Sequence[str], box: Box, columns: int) -> dict[str, Box]:
    """A cell for the dice of each value, side by side below the title of a place."""
    x, y, wide, step = box[0], box[1] + _TOP, box[2] / columns, 52.0
    return {
        f"{name} {value}": (x + wide * (each % columns), y + step * (each // columns), wide, step)
        for each, value in enumerate(values)
    }


def _field_at(setting: str, field: int) -> Point:
    """The middle of a field of a scale, counted from 1."""
    x, y, _, high = _setting_at(setting)
    return x + 34 + 50.0 * (field - 1), y + high - 28


def _heap_at(setting: SettingView) -> Box:
    """Where the dice of a setting lie: over the field that was paid last, as far as there is room."""
    x, y, wide, _ = _setting_at(setting.name)
    count = len(setting.heap.own + setting.heap.white)
    room = min(max(50.0, 26 + 32.0 * count), wide - 12)
    middle = _field_at(setting.name, max(1, setting.field))[0]
    return (min(max(middle - room / 2, x + 6), x + wide - room - 6), y + 31, room, 44)


# The pieces


def target(name: str, box: Box, offered: frozenset[str]) -> str:
    """What can be clicked."""
    return rectangle(box, 1, None, data_pick=name, data_offered="" if name in offered else None)


def ring(box: Box, name: str, width: float = 4, opacity: float | None = None) -> str:
    """A line around what is chosen, or has just changed."""
    return rectangle(box, width / 2, 8, class_=name, fill="none", stroke=RED, stroke_width=width, opacity=opacity)


def _fields(settings: Iterable[SettingView]) -> str:
    """The fields that were paid are crossed out, the last one has a mark, and the next one a ring."""
    paid, last, following = "", "", ""
    for setting in settings:
        if setting.scale in ("", "-"):
            continue
        fields = [_field_at(setting.name, each) for each in range(1, _FIELDS + 1)]
        paid += "".join(f"M{short(x - 13)} {short(y + 13)}l26-26" for x, y in fields[: setting.field])
        last += "".join(f"M{short(x - 8)} {short(y - 27)}h16l-8 9z" for x, y in fields[: setting.field][-1:])
        following += circle(*fields[min(setting.field, _FIELDS - 1)], 24)
    ring = element("path", d=following, fill="none", stroke=RED, stroke_width=3.5, class_="wb-next")
    crosses = element("path", d=paid, stroke_width=2, opacity=".45") + element("path", d=last) if paid else ""
    return crosses + (ring if following else "")


def _lie_in_slot(layer: Layer, slot: SlotView, box: Box) -> None:
    """A card with its price, or the dice with which it was bought."""
    x, y, wide, high = box
    if not slot.card:
        layer.heap(slot.heap, (x + 6, y + 6, wide - 12, high - 12))
        return
    middle, room = x + wide / 2, ceil((wide - 8) / 8.4)
    lines = wrap(slot.title, room, break_long_words=False, break_on_hyphens=False) or [""]
    size = min(15.0, *((wide - 10) / (0.61 * len(line) or 1) for line in lines))
    first = y + 101 - 8.5 * (len(lines) - 1)
    layer.add(rectangle(box, 3, fill=PAPER), group(sketch(slot.card), at=(round(middle), round(y + 53)), scale=1.7))
    layer.add(*(letters(line, (middle, first + 17 * row), size, bold=False) for row, line in enumerate(lines)))
    layer.dice("0" * slot.price, (x + 6, y + high - 38, wide - 12, 26), None, 18)


def _lie_in_crowd(layer: Layer, view: VillageView, name: str, places: Mapping[str, Box]) -> None:
    """The dice of several owners; those that may be detained lie apart, in cells by what they show."""
    x, y, wide, high = _CROWDS[name]
    x, y, wide, high = x + 3, y + _TOP, wide - 6, high - _TOP - 4
    heaps = view.market if name == "market" else view.mill
    picked = {place.split()[1]: box for place, box in places.items() if place.startswith(f"{name} ")}
    can_be = (each for each in heaps if picked.keys() <= set(each.own) and view.detains in (None, each.by))
    if picked and (mine := next(can_be, None)):
        for value, box in picked.items():
            layer.heap(Heap(mine.by, value * mine.own.count(value)), box, 24)
        left = "".join(pip for pip in mine.own if pip not in picked)
        heaps = tuple(replace(each, own=left) if each is mine else each for each in heaps)
        low = max(box[1] + box[3] for box in picked.values())
        y, high = low, y + high - low
    heaps = tuple(each for each in heaps if each.own or each.white)
    columns = 1 if len(heaps) < 3 else 2
    across, down = wide / columns, high / max(1, -(-len(heaps) // columns))
    flights = [_flight(each, places) for each in view.flights] if name == "mill" else []
    for number, each in enumerate(heaps):
        box = (x + across * (number % columns), y + down * (number // columns), across - 3, down - 3)
        layer.heap(each, box, flights=flights)


def _flight(flight: tuple[str, int | None, str], places: Mapping[str, Box]) -> Flight:
    x, y, wide, high = places.get(flight[0], _CROWDS["mill"])
    return flight[1], flight[2], (x + wide / 2, y + high / 2)


def _ribbons(badges: Sequence[tuple[Badge, Box]]) -> str:
    """Ribbons at the right of their places, with a few characters."""
    ribbons, said = {True: "", False: ""}, ""
    for badge, box in badges:
        wide = round(max(36, 10.5 * len(badge.text) + 20))
        x, y = round(box[0] + box[2] - 4 - wide), round(box[1] + (box[3] / 2 if box[3] <= _LINE else 18))
        ribbons[badge.good] += f"M{x} {y - 14}h{wide}v28h-{wide}l8-14z"
        said += text(badge.text, round(x + 4 + wide / 2), y + 6)
    drawn = [
        element("path", d=line, fill="#2f6b45" if good else "#7d6461", stroke="#fff", stroke_width=1.5)
        for good, line in ribbons.items()
        if line
    ]
    words = element("g", said, font_size=17, fill="#fff", stroke="none")
    return element("g", *drawn, words, class_="wb-badges") if drawn else ""


# The ground


def _ground(view: VillageView) -> str:
    """The ground. Its parts stay as they are from move to move, and take longer to draw than all that lies on them."""
    lines = tuple((line.name, line.title, line.price != "") for line in view.lines)
    parts = [
        rectangle(_WHOLE, 1, 14, fill="#f1e4c3", stroke="#a98a4f", stroke_width=2),
        *(_wash(box, "#dfc48c", 0.16, turn) for turn, box in enumerate(_STAINS, start=1)),
        rectangle(_WHOLE, 4.5, 11, fill="none", stroke="#a98a4f", stroke_width=0.7),
        element("path", d=_ROADS, fill="none", stroke="#fbf1d6", stroke_width=13),
        element("path", d=_ROADS, fill="none", stroke="#9a7444", stroke_width=2, stroke_dasharray="7 6"),
        *(_land(there.name, there.title, there.scale) for there in view.settings),
        _school(view.titles.get("school", ""), lines),
        _foot(tuple(view.titles.items()), len(view.slots)),
    ]
    return "".join(parts)


_STAINS: Final[tuple[Box, ...]] = ((20, 20, 330, 260), (300, 250, 430, 330), (30, 380, 300, 210))
_ROADS: Final = (
    "M381 12q-5 30 0 60t0 60t0 65t0 65t0 65t-1 76M12 404q60-5 120 0t120 0t130-1t120 1t120-1t126 2"
    "M381 66q-10 4-18 4M381 196q-10-4-18 4M381 330q-10-4-18 4M381 230q10 4 18 0"
)


@cache
def _wash(box: Box, colour: str, opacity: float = 0.5, turn: float = 1) -> str:
    """A patch of watercolour: two coats, the edge of each a little darker."""
    return "".join(
        element("path", d=_trembling(box, margin, turn + margin), fill=colour, stroke=colour, opacity=short(opacity))
        for margin in (1.0, 4.0)
    )


def _trembling(box: Box, margin: float, turn: float) -> str:
    """A closed line, nearly a rectangle with round corners, as by a hand."""
    wide, high = box[2] / 2 - margin, box[3] / 2 - margin
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    points = []
    for step in range(28):
        c, s = cos(2 * pi * step / 28), sin(2 * pi * step / 28)
        far = (abs(c) ** 9 + abs(s) ** 9) ** (-1 / 9)
        shake = 2.2 * sin(step * 2.4 + turn * 1.7)
        points.append((x + wide * c * far + shake * c, y + high * s * far + shake * s))
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(points, points[1:] + points[:1], strict=True)]
    line = "".join(
        f"Q{round(a)} {round(b)} {round(c)} {round(d)}" for (a, b), (c, d) in zip(points, middles, strict=True)
    )
    return f"M{round(middles[-1][0])} {round(middles[-1][1])}{line}z"


def _title(said: str, box: Box, in_middle: bool = True) -> str:
    """A title on a plate of paper, at the head of a place."""
    x, y, wide, _ = box
    size = min(17, (wide - 26) / (0.7 * max(1, len(said))))
    plate = min(wide - 10, 0.68 * size * len(said) + 18)
    left = x + ((wide - plate) / 2 if in_middle else 5)
    paper = rectangle((left, y + 4, plate, 25), 0, 5, fill="#fffaf0")
    return paper + letters(said, (left + plate / 2, y + 16.5 + size * 0.36), size)


@lru_cache(maxsize=64)
def _land(name: str, title: str, scale: str) -> str:
    """A setting: its land, its title, and its scale."""
    box = x, y, _, _ = _setting_at(name)
    colour = {"quarry": "#cdbd9f", "forest": "#a3c191", "meadow": "#cbd98a"}[name]
    calm = "" if scale else group(drawn(_TUFTS, *_flowers(_CALM), stroke_width=1), at=(x, y))
    land = _wash(box, colour, 0.55, _MAPS.index(name)) + group(_scene(name), at=(x, y)) + calm
    # A light edge, so that a long title can be read on any land.
    plate = letters(
        title, (x + 44, y + 25), 17, room=215, anchor="start",
        stroke="#f8efd8", stroke_width=3, paint_order="stroke",
    )  # fmt: skip
    parts = [land, group(sketch(name), at=(x + 24, y + 20), scale=1.2), plate]
    for number, pays in enumerate(scale if scale != "-" else " " * _FIELDS, start=1):
        middle, down = _field_at(name, number)
        field = drawn(f"{PAPER} {circle(middle, down, 22)}", f"#f3e3bd {circle(middle, down, 16.5)}")
        parts.append(field + letters(pays, (middle, down + 7), 20))
    return "".join(parts)


def _scene(name: str) -> str:
    """What there is to see on a setting."""
    if name == "quarry":
        return drawn(*_QUARRY, stroke_width=1, opacity=".8")
    if name == "meadow":
        return drawn(*_MEADOW, *_flowers(_BLOOMS), stroke_width=1, opacity=".85")
    firs = (group(drawn(f"{colour} {_FIR}"), at=(x, y), scale=size) for x, y, size, colour in _FIRS)
    return element("g", *firs, stroke_width=0.5, opacity=".8")


_FIR: Final = "M0 0V4V0h-9.5l4.5-7h-2l4-7h-2L0-22L5-14h-2l4 7h-2l4.5 7z"
_FIRS: Final = (
    (212, 62, 1.8, "#5d8a57"), (322, 60, 2, "#5d8a57"), (268, 58, 2, "#4c7a4a"), (236, 70, 2.3, "#4c7a4a"),
    (342, 68, 2.1, "#3d6840"), (296, 70, 2.5, "#3d6840"), (190, 70, 1.5, "#3d6840"),
)  # fmt: skip
_QUARRY: Final = (
    "#d8cbb0 M186 72L196 48L206 44L214 26L232 20L240 8L274 4L288 16L308 14L322 28L342 30L360 72z",
    "#b8a98c M214 26L224 50L218 72H186L196 48L206 44zM274 4L268 34L282 72H304L300 40L308 14L288 16z",
    "#a4957a M322 28L316 52L330 72H360L342 30z",
    "- M240 8L246 36L240 58M232 44L246 48M262 16L256 40M312 30L308 48M348 52L340 60",
    "#cfc3aa M160 73L164 64L174 61L182 66L184 73zM176 73L180 68L188 68L192 73z",
    "#b98d5a M312 72L330 50L332 52L314 74z",
    "#8d8f94 M319 46Q331 44 338 60Q330 52 319 46z",
)
_MEADOW: Final = (
    "#b5cb74 M170 74Q206 26 252 52Q292 18 362 46V74z",
    "#c8da8c M220 74Q262 44 312 62Q338 50 362 58V74z",
    "- M186 76V60M204 76V60M222 76V60M240 76V60M180 65H246M180 71H246",
    "#fff M330 24q-10-10-12 0q0 6 12 2q12 4 12-2q-2-10-12 0z",
)
_BLOOMS: Final = ((262, 66), (284, 58), (306, 70), (328, 62), (350, 70), (274, 76), (340, 78))
_CALM: Final = (
    (40, 80), (78, 100), (120, 84), (160, 106), (204, 92), (240, 110), (290, 92), (330, 106), (104, 112), (26, 106),
)  # fmt: skip
_TUFTS: Final = "- " + "".join(
    f"M{x} {y}q-1-6-4-9m4 9v-11m0 11q1-6 4-9" for x, y in ((60, 92), (142, 96), (184, 112), (262, 96), (312, 112))
)


def _flowers(at: Sequence[tuple[int, int]]) -> list[str]:
    """Small flowers on their stalks."""
    colours = ("#e8788a", "#fffdf6", "#f2b632")
    heads = ["".join(circle(x, y - 8, 3.2) for x, y in at[each :: len(colours)]) for each in range(len(colours))]
    return [
        "- " + "".join(f"M{x} {y}v-6" for x, y in at),
        *(f"{colour} {head}" for colour, head in zip(colours, heads, strict=True)),
    ]


@lru_cache(maxsize=8)
def _school(title: str, lines: tuple[tuple[str, str, bool], ...]) -> str:
    """An open exercise book, a line for each place."""
    parts = [
        rectangle((390, 8, 362, 392), 0, 8, fill="#3d5a75", stroke=INK, stroke_width=1.5),
        element("path", d="M394 26V396", stroke="#dfe8f0", stroke_width=1.5, stroke_dasharray="14 10"),
        rectangle((398, 12, 350, 384), 0, 3, fill="#fdfbf3", stroke="#cfc5aa"),
        group(sketch("school"), at=(420, 30), scale=1.25),
        letters(title, (450, 37), 19, room=220, anchor="start"),
    ]
    for number, (name, said, has_price) in enumerate(lines):
        x, y, wide, high = _line_at(number)
        parts += [
            element("path", d=f"M{short(x)} {short(y)}h{short(wide)}", stroke="#a9c0da"),
            group(sketch(name), at=(x + 22, y + high / 2), scale=1.2),
            letters(said, (x + 52, y + 31), 17, room=180, anchor="start", bold=False),
            rectangle((x + wide - 64, y + 5, 60, 40), 0, 8, fill="none", stroke=FAINT, stroke_dasharray="4 4"),
        ]
        if has_price:
            parts.append(group(sketch("buttons"), at=(x + wide - 79, y + high / 2), scale=0.75))
    parts.append(element("path", d="M442 12V396", stroke="#d0605a", stroke_width=1.5))
    return "".join(parts)


@lru_cache(maxsize=8)
def _foot(titles: tuple[tuple[str, str], ...], slots: int) -> str:
    """Market, cards, lake and mill."""
    parts, named = [], dict(titles)
    x, y, wide, high = box = _CROWDS["market"]
    stripe = wide / 11
    stripes = [
        f"M{short(x + stripe * each)} {short(y + 2)}h{short(stripe)}v22q-{short(stripe / 2)} 9-{short(stripe)} 0z"
        for each in range(11)
    ]
    planks = "".join(f"M{short(x + 6)} {short(y + high - 24 * each)}h{short(wide - 12)}" for each in range(1, 7))
    parts += [_wash(box, "#e6c294", 0.6, 3), drawn(f"- {planks}", stroke_width=0.8, opacity=".25")]
    parts += [drawn(f"#fffaf0 {''.join(stripes)}", f"#cf5a4e {''.join(stripes[::2])}", stroke_width=1)]
    parts.append(_title(named.get("market", ""), box, in_middle=False))
    parts.append(rectangle(_CARDS, 1, 8, fill="#cba772", stroke="#7d5c34", stroke_width=1.5))
    x, y, wide, high = _CARDS
    grain = "".join(f"M{short(x + 8)} {short(y + 32 * each)}q60 5 120 0t120 2" for each in range(1, 6))
    parts.append(drawn(f"- {grain}", stroke_width=0.8, opacity=".3"))
    parts.append(_title(named.get("cards", ""), _CARDS))
    for number in range(slots):
        parts.append(rectangle(_slot_at(number, slots), 3, fill="#b48e58", stroke="#6d5130", stroke_dasharray="5 4"))
    parts.append(element("path", d=_BROOK, fill="none", stroke="#9ccbe0", stroke_width=16, opacity=".8"))
    parts += [_wash(_LAKE, "#9ccbe0", 0.6, 5), drawn(*_ON_LAKE, stroke_width=1.1, opacity=".75")]
    parts.append(_title(named.get("lake", ""), _LAKE))
    x, y, wide, high = box = _CROWDS["mill"]
    parts += [_wash(box, "#d9cbab", 0.5, 7), element("path", d=_BROOK, fill="none", stroke="#9ccbe0", stroke_width=12)]
    parts.append(group(sketch("mill"), at=(x + wide - 52, y + high - 56), scale=4, opacity=".5", stroke_width=0.35))
    parts.append(_title(named.get("mill", ""), box))
    return "".join(parts)


_BROOK: Final = "M580 592q30-8 60 0t60 0t50-2"
_ON_LAKE: Final = (
    "- M538 476q5-4 10 0t10 0M538 528q5-4 10 0t10 0M504 498q6-4 12 0t12 0M564 550q6-4 12 0t12 0",
    "- M500 604q-1-18-5-28M504 604q0-22 2-34M509 604q1-16 6-24",
    "#7a5a34 M504 568q-3-6 2-12q4 6 2 12z",
    "#fffdf6 M554 588H594L586 598H562zM574 586V568L588 586zM572 586V572L562 586z",
)
