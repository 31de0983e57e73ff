"""The village as a hand-coloured map, and the mats of the players, as SVG.

The village has two layers: the ground, which a page is sent once, and the pieces that lie on it. Players are told apart
by colour and by the shape on their flags.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Final

from ..kit.dice.die import BODIES as BODY_COLOURS
from ..kit.page.svg import FONT, INK, Value, element, escaped, group, picture, text

SHAPES: Final = ("triangle", "square", "circle", "diamond")
"""The shape of each seat, on flags beside its dice."""
BODIES: Final = ("red", "blue", "green", "yellow")
"""The colour of each seat's dice."""

NO_NAMES: Final[Mapping[str, str]] = {}


@dataclass(frozen=True)
class Heap:
    """Dice that lie together.

    Attributes:
        by: the seat of the coloured ones; `None` if there are white ones at most.
        own: the pips of the coloured ones, rising.
        white: those of the white ones.
    """

    by: int | None = None
    own: str = ""
    white: str = ""


@dataclass(frozen=True)
class SettingView:
    """A setting.

    Attributes:
        name: `quarry`, `forest` or `meadow`.
        title: what it is called.
        scale: what its fields pay, five digits; `-` before it is dealt, "" where it is not in play.
        field: the field that was paid last, from 1; 0 before the first one.
        heap: what lies there.
        marker: the bonus marker, such as `hut+3`; "" for none.
    """

    name: str
    title: str
    scale: str
    field: int = 0
    heap: Heap = Heap()
    marker: str = ""


@dataclass(frozen=True)
class LineView:
    """A line of the school's exercise book.

    Attributes:
        name: `exam`, `release`, `tattle`, `first`, `brothers`, `hut` or `star`.
        title: what it is called.
        price: what it costs, such as `8` or `5+`; "" for nothing.
        die: the seat and the pips of the die that lies there; `None` for none.
    """

    name: str
    title: str
    price: str = ""
    die: tuple[int, str] | None = None


@dataclass(frozen=True)
class SlotView:
    """A place for an open card.

    Attributes:
        card: the name of the card, such as `hut`; "" for none.
        title: what it is called.
        price: how many equal dice it costs.
        heap: the dice with which it was bought.
    """

    card: str = ""
    title: str = ""
    price: int = 0
    heap: Heap = Heap()


@dataclass(frozen=True)
class Badge:
    """What the chosen dice would do at a place, in a few characters.

    Attributes:
        text: such as `+4`, `−7` or `✗`.
        good: whether they may be placed there.
    """

    text: str
    good: bool = True


@dataclass(frozen=True)
class VillageView:
    """What the map shows.

    Attributes:
        titles: what `school`, `market`, `lake`, `mill` and `cards` are called.
        settings: quarry, forest, meadow, always all three.
        lines: the seven places of the school, in their order.
        school_marker: the bonus marker of the school; "" for none.
        slots: the card slots, two or three.
        market: what lies at the market, a heap for each owner.
        lake: the pips of the white dice in the lake.
        mill: the beaten dice, a heap for each owner.
        picks: what can be clicked now. A place is its name; a slot `card1`; a white die in the lake `lake 4`; a die
            that may be detained where it lies and what it shows: `quarry 4`, `exam 3`, `card1 2`, `market 5`, `mill 6`.
        offered: those among them that are worth choosing.
        chosen: the one that is chosen; "" for none.
        detains: the seat whose dice may be detained; of the dice at the market and in the mill only its own can be
            clicked.
        badges: for places, what the chosen dice would do there.
        latest: the places where something has just been done.
        flights: dice that have just been beaten: where they lay, whose they are and what they show; now they lie in the
            mill.
    """

    titles: Mapping[str, str]
    settings: tuple[SettingView, ...]
    lines: tuple[LineView, ...]
    school_marker: str = ""
    slots: tuple[SlotView, ...] = ()
    market: tuple[Heap, ...] = ()
    lake: str = ""
    mill: tuple[Heap, ...] = ()
    picks: frozenset[str] = frozenset()
    offered: frozenset[str] = frozenset()
    chosen: str = ""
    detains: int | None = None
    badges: Mapping[str, Badge] = field(default_factory=dict)
    latest: frozenset[str] = frozenset()
    flights: tuple[tuple[str, int | None, str], ...] = ()


@dataclass(frozen=True)
class MatView:
    """What lies before a player.

    Attributes:
        seat: whose mat it is.
        hut: the six sections: `.` empty, `#` built, `1` to `6` a die detained beside an empty one, `a` to `f` (1 to 6)
            beside a built one.
        places: the sections that have a detention place, such as `1234`.
        buttons: how many.
        stars: how many.
        brothers: how many big brothers.
        cards: the own cards: for each the text under which it is clicked (`hut/3`), its name, and what it is called.
        dice: those that are to be placed.
        market: the own dice at the market, as pips. mill: those that are beaten.
        goal: so many sections or stars end the game.
        is_large: whether it is drawn as a wide strip, else as a small mat.
        starts: whether the player has the start-player figure.
        picks: what can be clicked: `section 3`, `detained 3`, `give up hut/3`, `brother`.
        offered: those worth choosing. chosen: those that are chosen.
    """

    seat: int
    hut: str = "......"
    places: str = "1234"
    buttons: int = 0
    stars: int = 0
    brothers: int = 0
    cards: tuple[tuple[str, str, str], ...] = ()
    dice: Heap = Heap()
    market: str = ""
    mill: str = ""
    goal: int = 6
    is_large: bool = False
    starts: bool = False
    picks: frozenset[str] = frozenset()
    offered: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()


Box = tuple[float, float, float, float]
"""Left, top, width and height."""

WIDTH: Final = 760.0
HEIGHT: Final = 600.0

_MAPS: Final = ("quarry", "forest", "meadow")
_FIELDS: Final = 5
_PAPER: Final = "#fbf4e1"
_LAND: Final = "#f1e4c3"
_GREY: Final = "#8d8169"
_GOLD: Final = "#f2b632"
_RED: Final = "#b5523b"
_HIT: Final = 50.0
"""What can be clicked on the map is so wide and so high at least."""


def village_ground(view: VillageView, inside: str) -> str:
    """The map without its pieces, as a picture that fills the room it is given.

    It depends on titles, scales, prices at school, and on how many card slots there are, and on nothing else.

    Args:
        view: what the map shows.
        inside: what stands where the pieces lie.
    """
    return picture((0, 0, WIDTH, HEIGHT), _ground(view), inside, size=(), font_family=FONT, class_="wb-village")


def village_pieces(view: VillageView) -> str:
    """All that lies on the map, what can be clicked on it, and what the chosen dice would do, as marks."""
    places = _places(view)
    parts = [_setting_pieces(view, each) for each in view.settings]
    parts += [_line_pieces(each, places[each.name]) for each in view.lines]
    if view.school_marker:
        parts.append(_tag(view.school_marker, 706, 29))
    parts += [_slot_pieces(each, places[f"card{number}"]) for number, each in enumerate(view.slots, start=1)]
    parts += [_crowd(view, "market", view.market), _crowd(view, "mill", view.mill)]
    for value in sorted(set(view.lake)):
        parts.append(_dice(view.lake.count(value) * value, places[f"lake {value}"], None))
    parts += [_ring(places[name], "wb-latest") for name in sorted(view.latest & places.keys())]
    parts += [_hit(view, name, places[name]) for name in sorted(view.picks & places.keys())]
    if view.chosen in places:
        parts.append(_ring(places[view.chosen], "wb-chosen", stroke=_RED, stroke_width=4))
    parts += [_badge(badge, _badge_at(name, places[name])) for name, badge in view.badges.items() if name in places]
    return "".join(parts)


def village_svg(view: VillageView, label: str) -> str:
    """The whole map as one picture of a fixed size, with a name for people who do not see it."""
    inside = _ground(view) + village_pieces(view)
    return picture((0, 0, WIDTH, HEIGHT), inside, label=label, font_family=FONT, class_="wb-village")


def mat_svg(view: MatView) -> str:
    """A mat, as a picture that fills the room it is given."""
    box, drawn = ((0, 0, 490, 98), _large_mat(view)) if view.is_large else ((0, 0, 168, 106), _small_mat(view))
    name = "wb-mat" + " wb-mat-large" * view.is_large
    return picture(box, _frame(view, box), drawn, size=(), font_family=FONT, class_=name)


def marker_markup(marker: str) -> str:
    """A bonus marker around the origin, some 60 wide and 30 high: what it brings as small pictures and numbers."""
    d = "M-30-9L-24-15H24L30-9V9L24 15H-24L-30 9Z"
    parts = [element("path", d=d, fill="#fffaf0", stroke=INK, stroke_width=1.2)]
    things = [*marker.split("+")]
    step = 27 if len(things) > 1 else 0
    for number, thing in enumerate(things):
        x = step * (number - (len(things) - 1) / 2)
        if thing.isdigit():
            parts.append(group(_button(), at=(x + 5.5, 0), scale=0.62))
            parts.append(_text(thing, x - 6, 6, 17, weight=700))
        else:
            parts.append(group(icon(thing), at=(x, 0), scale=0.95))
    return "".join(parts)


def icon(name: str) -> str:
    """A small picture around the origin, 24 by 24: of a card, of a place at school, of `buttons`, `brother`, `free`."""
    if name in ("star2", "brothers", "brothers2", "brothers3"):
        count = 3 if name[-1] == "3" else 2
        one = _drawn(_ICONS["star" if name == "star2" else "brother"])
        spots = ((-5.5, 1), (5.5, 1)) if count == 2 else ((-6.5, -2), (6.5, -2), (0, 3))
        return "".join(group(one, at=at, scale=0.62) for at in spots)
    if name.startswith("set"):
        return _dice(name[3:], (-11, -11, 22, 22), None) + element("path", d="M5 11V4M1.5 7.500H8.5", **_LINE)
    if name == "buttons":
        return _button()
    return _drawn(_ICONS[name])


# Where things lie


def _at_setting(name: str) -> Box:
    return (8, 8 + 129 * _MAPS.index(name), 364, 125)


def _places(view: VillageView) -> dict[str, Box]:
    """Where all that can be clicked, marked or reached lies, by the texts under which it is clicked."""
    places: dict[str, Box] = {each.name: _at_setting(each.name) for each in view.settings}
    for each in view.settings:
        x, y, wide, _ = _heap_at(each)
        places |= {f"{each.name} {pip}": (x, y - 4, wide, _HIT + 2) for pip in set(each.heap.own)}
    for number, line in enumerate(view.lines):
        places[line.name] = (396, 48 + 49.5 * number + 0.5 * number, 352, _HIT)
        if line.die:
            places[f"{line.name} {line.die[1]}"] = (694, 48 + 50 * number, 54, _HIT)
    wide = 256 / max(1, len(view.slots))
    for number, slot in enumerate(view.slots, start=1):
        box = (222 + wide * (number - 1) + 2, 424, wide - 4, 168)
        places[f"card{number}"] = box
        places |= {f"card{number} {pip}": box for pip in set(slot.heap.own)}
    places |= {"market": (8, 400, 206, 192), "lake": (486, 400, 110, 192), "mill": (602, 400, 150, 192)}
    places |= _cells("lake", sorted(set(view.lake)), (487, 430, 108, 156), 2)
    for name, columns in (("market", 3), ("mill", 2)):
        values = sorted(pick.split()[1] for pick in view.picks if pick.startswith(f"{name} "))
        x, y, w, _ = _crowd_room(name)
        places |= _cells(name, values, (x, y, w, 52.0 * -(-len(values) // columns)), columns)
    return places


def _cells(name: str, values: Sequence[str], box: Box, columns: int) -> dict[str, Box]:
    """Cells side by side for the dice of each value."""
    rows = max(1, -(-len(values) // columns))
    wide, high = box[2] / columns, min(54.0, box[3] / rows)
    return {
        f"{name} {value}": (box[0] + wide * (order % columns), box[1] + high * (order // columns), wide, high)
        for order, value in enumerate(values)
    }


def _crowd_room(name: str) -> Box:
    """Where the dice of several owners lie."""
    return (12, 436, 198, 152) if name == "market" else (604, 436, 146, 152)


def _field_at(setting: SettingView, field: int) -> tuple[float, float]:
    """The middle of a field of a scale, counted from 1."""
    x, y, _, high = _at_setting(setting.name)
    return x + 36 + 51.0 * (field - 1), y + high - 27


def _heap_at(setting: SettingView) -> Box:
    """Where the dice of a setting lie: over the field that was paid last."""
    x, y, wide, _ = _at_setting(setting.name)
    count = len(setting.heap.own + setting.heap.white)
    room = max(_HIT, 24 + 31.0 * count) if count < 8 else 200.0
    middle = _field_at(setting, max(1, setting.field))[0]
    return (min(max(middle - room / 2, x + 6), x + wide - room - 6), y + 28, room, 44)


# Dice


_SPOTS: Final = {"0": "", "1": "e", "2": "ai", "3": "aei", "4": "acgi", "5": "acegi", "6": "acdfgi"}
"""The pips of each value, in a square of three by three that is lettered row by row."""


def _fitted(count: int, box: Box, most: float = 30) -> tuple[float, list[tuple[float, float]]]:
    """How far apart so many dice lie that a box holds them, and their middles, row by row."""
    x, y, wide, high = box
    step = most + 2.0
    while step > 4 and int(wide / step) * int(high / step) < count:
        step -= 0.5
    columns = max(1, min(int(wide / step), count))
    rows = -(-count // columns)
    left, top = x + (wide - step * columns) / 2, y + (high - step * rows) / 2
    return step, [
        (left + step * (order % columns + 0.5), top + step * (order // columns + 0.5)) for order in range(count)
    ]


def _dice(pips: str, box: Box, by: int | None, most: float = 30) -> str:
    """Dice of one colour in a box."""
    step, spots = _fitted(len(pips), box, most)
    return _laid(list(zip(spots, pips, strict=True)), step - 2, by)


def _laid(dice: Sequence[tuple[tuple[float, float], str]], size: float, by: int | None) -> str:
    """Dice of one colour, each with its middle and what it shows: their bodies, their tops, then their pips.

    They look as those of the kit; a die of which each part is an element would make the map five times as long.
    """
    if not dice:
        return ""
    body, edge, side, dots = _COLOURS[BODIES[by] if by is not None else "white"]
    half = size * 0.34
    bodies = "".join(
        f"M{_n(x - half)} {_n(y - half)}h{_n(2 * half)}v{_n(2 * half)}h-{_n(2 * half)}z" for (x, y), _ in dice
    )
    pips = "".join(
        f"M{_n(x + size * (0.25 * ('abcdefghi'.index(spot) % 3 - 1)))} "
        f"{_n(y - size * 0.03 + size * (0.25 * ('abcdefghi'.index(spot) // 3 - 1)))}h0"
        for (x, y), pip in dice
        for spot in _SPOTS[pip]
    )
    look: dict[str, Value] = {"stroke_linejoin": "round"}
    return element(
        "g",
        element("path", d=bodies, fill=side, stroke=edge, stroke_width=size * 0.32, **look),
        element(
            "path",
            d=bodies,
            fill=body,
            stroke=body,
            stroke_width=size * 0.22,
            transform=f"translate(0 {-size * 0.03:.1f})",
            **look,
        ),
        element("path", d=pips, stroke=dots, stroke_width=size * 0.21, stroke_linecap="round") if pips else "",
        class_="wb-dice",
    )


_COLOURS: Final = {
    "white": (BODY_COLOURS["white"], "#a98f56", "#e9dcbb", "#1d1d23"),
    "red": (BODY_COLOURS["red"], "#761f1f", "#a73636", "#fff"),
    "blue": (BODY_COLOURS["blue"], "#1f4573", "#3163a3", "#fff"),
    "green": (BODY_COLOURS["green"], "#1f573a", "#317b54", "#fff"),
    "yellow": (BODY_COLOURS["yellow"], "#845f10", "#bb8c20", "#1d1d23"),
}
"""Of each die the top, the edge, the side and the pips."""


def _n(number: float) -> str:
    return f"{round(number, 1):g}"


def _flag(seat: int, x: float, y: float, size: float = 22) -> str:
    """The flag of a seat, the foot of its pole at a place: its colour, and its shape."""
    body, edge, _, _ = _COLOURS[BODIES[seat]]
    pole = element("path", d="M0 0V-24", stroke=INK, stroke_width=2, stroke_linecap="round")
    cloth = element("path", d="M0-24Q6-26 10-24T20-24V-9Q14-7 10-9T0-9Z", fill=body, stroke=edge, stroke_width=1.2)
    return group(
        pole, cloth, _sign(seat, 10, -16.5, 5), at=(_r(x), _r(y)), scale=_r(size / 24), class_=f"wb-flag wb-seat-{seat}"
    )


def _sign(seat: int, x: float, y: float, size: float) -> str:
    """The shape of a seat."""
    if SHAPES[seat] == "circle":
        d = _circle(x, y, size)
    else:
        corners = {
            "triangle": ((0, -1), (1, 0.8), (-1, 0.8)),
            "square": ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
            "diamond": ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)),
        }[SHAPES[seat]]
        d = _polygon([(x + size * across, y + size * down) for across, down in corners])
    return element("path", d=d, fill="#fff", stroke="#2a2418", stroke_width=1)


def _polygon(corners: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in corners) + "z"


def _circle(x: float, y: float, r: float) -> str:
    return f"M{_n(x - r)} {_n(y)}a{_n(r)} {_n(r)} 0 1 0 {_n(2 * r)} 0a{_n(r)} {_n(r)} 0 1 0-{_n(2 * r)} 0z"


def _r(number: float) -> float:
    return round(number, 2)


def _heap(heap: Heap, box: Box, most: float = 30) -> str:
    """Dice that lie together in a box, with the flag of their owner."""
    x, y, wide, high = box
    flag = ""
    if heap.by is not None:
        size = min(24.0, high * 0.8, wide * 0.25)
        flag = _flag(heap.by, x + 1, y + high / 2 + size / 2, size)
        x, wide = x + size, wide - size
    count = len(heap.own)
    step, spots = _fitted(count + len(heap.white), (x, y, wide, high), most)
    dice = list(zip(spots, heap.own + heap.white, strict=True))
    return flag + _laid(dice[:count], step - 2, heap.by) + _laid(dice[count:], step - 2, None)


# The pieces


def _setting_pieces(view: VillageView, setting: SettingView) -> str:
    """Dice, marker, the field that was paid last, and the one that is paid next."""
    parts = []
    if setting.scale:
        if setting.scale != "-":
            x, y = _field_at(setting, min(setting.field + 1, _FIELDS))
            parts.append(
                element("circle", cx=x, cy=y, r=24.5, class_="wb-next", fill="none", stroke=_RED, stroke_width=3)
            )
        if setting.field:
            x, y = _field_at(setting, setting.field)
            parts.append(element("path", d=f"M{_n(x - 7)} {_n(y - 25)}h14l-7 9z", fill=INK, class_="wb-paid"))
    if setting.heap.own or setting.heap.white:
        parts.append(_heap(setting.heap, _heap_at(setting)))
    if setting.marker:
        x, y, wide, high = _at_setting(setting.name)
        parts.append(_tag(setting.marker, x + wide - 40, y + high - 27))
    return "".join(parts)


def _tag(marker: str, x: float, y: float) -> str:
    return group(marker_markup(marker), at=(x, y), class_="wb-tag")


def _line_pieces(line: LineView, box: Box) -> str:
    if line.die is None:
        return ""
    x, y, wide, high = box
    seat, pips = line.die
    return _heap(Heap(seat, pips), (x + wide - 58, y + 6, 58, high - 12))


def _slot_pieces(slot: SlotView, box: Box) -> str:
    """A card with its price, or the dice with which it was bought."""
    x, y, wide, high = box
    if not slot.card:
        return _heap(slot.heap, (x + 6, y + 8, wide - 12, high - 16)) if slot.heap.own + slot.heap.white else ""
    middle = x + wide / 2
    parts = [
        element(
            "rect", x=x + 3, y=y + 3, width=wide - 6, height=high - 6, rx=6, fill=_PAPER, stroke=INK, stroke_width=1.4
        )
    ]
    parts.append(group(icon(slot.card), at=(_r(middle), y + 42), scale=2))
    lines = _wrapped(slot.title, (wide - 12) / 7.6)
    size = min(15.0, *(_size(line, wide - 12, 15) for line in lines))
    first = y + 96 - 8.5 * (len(lines) - 1)
    parts += [_text(line, middle, first + 17 * row, size, weight=600) for row, line in enumerate(lines)]
    parts.append(_dice("0" * slot.price, (x + 5, y + high - 42, wide - 10, 34), None, 20))
    return group("".join(parts), class_="wb-card")


def _wrapped(said: str, most: float) -> list[str]:
    """A title in lines of so many letters, broken between words."""
    lines: list[str] = []
    for word in said.split():
        if lines and len(lines[-1]) + len(word) < most:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return lines or [""]


def _crowd(view: VillageView, name: str, heaps: Sequence[Heap]) -> str:
    """The dice of several owners; those that may be detained lie in the front, by what they show."""
    x, y, wide, high = _crowd_room(name)
    places = _places(view)
    picked = [pick for pick in places if pick.startswith(f"{name} ")]
    drawn, rest = [], [heap for heap in heaps if heap.own or heap.white]
    if picked:
        values = {pick.split()[1] for pick in picked}
        mine = next((heap for heap in rest if heap.by == view.detains and values <= set(heap.own)), None)
        mine = mine or next((heap for heap in rest if values <= set(heap.own)), None)
        for pick in picked if mine else ():
            assert mine is not None
            value = pick.split()[1]
            drawn.append(_heap(Heap(mine.by, value * mine.own.count(value)), places[pick]))
        if mine:
            rest = [Heap(heap.by if heap.own else None, "", heap.white) if heap is mine else heap for heap in rest]
            rest = [heap for heap in rest if heap.own or heap.white]
            top = max(places[pick][1] + places[pick][3] for pick in picked)
            y, high = top + 2, y + high - top - 2
    columns = 1 if len(rest) < 3 else 2
    rows = max(1, -(-len(rest) // columns))
    for order, heap in enumerate(rest):
        box = (
            x + wide / columns * (order % columns),
            y + high / rows * (order // columns),
            wide / columns - 4,
            high / rows - 4,
        )
        drawn.append(_heap(heap, box))
    return "".join(drawn)


def _hit(view: VillageView, name: str, box: Box) -> str:
    """What can be clicked."""
    return _target(name, box, view.offered)


def _target(name: str, box: Box, offered: frozenset[str]) -> str:
    x, y, wide, high = (_r(length) for length in box)
    return element(
        "rect", x=x, y=y, width=wide, height=high, rx=8, fill="transparent", class_="wb-hit",
        data_pick=name, data_offered="" if name in offered else None,
    )  # fmt: skip


def _ring(box: Box, name: str, **look: Value) -> str:
    x, y, wide, high = box
    return element(
        "rect",
        x=_r(x + 2),
        y=_r(y + 2),
        width=_r(wide - 4),
        height=_r(high - 4),
        rx=8,
        fill="none",
        class_=name,
        **look,
    )


def _badge_at(name: str, box: Box) -> tuple[float, float]:
    """Where the ribbon of a place ends at the right, and its middle."""
    x, y, wide, high = box
    return (x + wide - 6, y + (high / 2 if high <= _HIT else 16))


def _badge(badge: Badge, at: tuple[float, float]) -> str:
    """A ribbon with a few characters."""
    wide = max(34, 10.0 * len(badge.text) + 18)
    x, y = at[0] - wide, at[1]
    d = f"M{_n(x)} {_n(y - 13)}h{_n(wide)}v26h-{_n(wide)}l7-13z"
    fill = "#2f6b45" if badge.good else "#8a6a66"
    ribbon = element("path", d=d, fill=fill, stroke="#fff", stroke_width=1.5)
    said = text(
        badge.text, _r(x + 3 + wide / 2), _r(y + 6), text_anchor="middle", fill="#fff", font_size=17, font_weight=700
    )
    return element("g", ribbon, said, class_="wb-badge" + " wb-bad" * (not badge.good))


# The ground


def _ground(view: VillageView) -> str:
    parts = [element("rect", width=WIDTH, height=HEIGHT, rx=14, fill=_LAND, stroke="#b79d67", stroke_width=2)]
    parts += [*map(_land, view.settings), _school(view)]
    for name, colour in (("market", "#e9c9a0"), ("lake", "#a9cfe0"), ("mill", "#d8cdb4")):
        x, y, wide, high = _places(view)[name]
        parts.append(_wash(x + wide / 2, y + high / 2, wide / 2, high / 2, colour))
        title = view.titles.get(name, "")
        parts.append(_text(title, x + wide / 2, y + 21, _size(title, wide - 8, 17), weight=600))
    title = view.titles.get("cards", "")
    parts.append(_text(title, 350, 417, _size(title, 250, 17), weight=600))
    for number in range(1, len(view.slots) + 1):
        x, y, wide, high = _places(view)[f"card{number}"]
        look: dict[str, Value] = {"stroke": _GREY, "stroke_width": 1.5, "stroke_dasharray": "5 4"}
        parts.append(element("rect", x=x + 3, y=y + 3, width=wide - 6, height=high - 6, rx=6, fill="#e3d3ab", **look))
    return "".join(parts)


def _land(setting: SettingView) -> str:
    """A setting: its land, its title, and its scale."""
    x, y, wide, high = _at_setting(setting.name)
    colour = {"quarry": "#cfc3ad", "forest": "#a9c49a", "meadow": "#c9d88f"}[setting.name]
    parts = [_wash(x + wide / 2, y + high / 2, wide / 2, high / 2, colour)]
    parts.append(group(icon(setting.name), at=(x + 26, y + 22), scale=1.3))
    parts.append(_text(setting.title, x + 46, y + 27, _size(setting.title, 190, 18), anchor="start", weight=600))
    for number, pays in enumerate((setting.scale if setting.scale != "-" else "?" * _FIELDS), start=1):
        middle, foot = _field_at(setting, number)
        parts.append(element("circle", cx=middle, cy=foot, r=21, fill=_PAPER, stroke=INK, stroke_width=1.3))
        parts.append(element("circle", cx=middle, cy=foot, r=16, fill="none", stroke=_GREY))
        parts.append(_text(pays if pays != "?" else "", middle, foot + 7, 20, weight=700))
    return "".join(parts)


def _school(view: VillageView) -> str:
    """The exercise book."""
    parts = [
        element("rect", x=380, y=8, width=372, height=388, rx=8, fill="#34506b", stroke=INK, stroke_width=1.4),
        element("rect", x=392, y=12, width=356, height=380, rx=4, fill="#fdfbf3", stroke="#cfc5aa"),
        group(icon("school"), at=(418, 30), scale=1.3),
    ]
    title = view.titles.get("school", "")
    parts.append(_text(title, 446, 36, _size(title, 200, 19), anchor="start", weight=700))
    for number, line in enumerate(view.lines):
        y = 48 + 50.0 * number
        parts.append(element("path", d=f"M396 {y:g}H748", stroke="#a9bfd6", stroke_width=1))
        parts.append(group(icon(line.name), at=(418, y + 25), scale=1.2))
        parts.append(_text(line.title, 448, y + 31, _size(line.title, 176, 17), anchor="start"))
        if line.price:
            parts.append(_text(line.price, 664, y + 31, 17, anchor="end", weight=700))
            parts.append(group(_button(), at=(676, y + 25), scale=0.7))
        look: dict[str, Value] = {"fill": "none", "stroke": _GREY, "stroke_dasharray": "4 4"}
        parts.append(element("rect", x=694, y=y + 7, width=48, height=36, rx=7, **look))
    parts.append(element("path", d="M440 12V392", stroke="#d0605a", stroke_width=1.4))
    return "".join(parts)


def _wash(x: float, y: float, wide: float, high: float, colour: str) -> str:
    """A patch of watercolour."""
    return "".join(
        element("path", d=_blob(x, y, wide * grow, high * grow, turn), fill=colour, opacity=".45")
        for grow, turn in ((1, 1), (0.97, 2))
    )


def _blob(x: float, y: float, wide: float, high: float, turn: float) -> str:
    """A closed line, nearly a rectangle with round corners, that trembles."""
    points = []
    for step in range(24):
        angle = 2 * pi * step / 24
        c, s = cos(angle), sin(angle)
        grow = 1 / (abs(c) ** 6 + abs(s) ** 6) ** (1 / 6) - 0.02 * (1 + sin(5 * angle * turn + turn))
        points.append((x + wide * c * grow, y + high * s * grow))
    middles = [((a + c) / 2, (b + d) / 2) for (a, b), (c, d) in zip(points, points[1:] + points[:1], strict=True)]
    d = f"M{_n(middles[-1][0])} {_n(middles[-1][1])}"
    return (
        d + "".join(f"Q{_n(a)} {_n(b)} {_n(c)} {_n(e)}" for (a, b), (c, e) in zip(points, middles, strict=True)) + "z"
    )


# The mats


def _frame(view: MatView, box: Box) -> str:
    _, _, wide, high = box
    body = _COLOURS[BODIES[view.seat]][0]
    return element(
        "rect", x=1.5, y=1.5, width=wide - 3, height=high - 3, rx=9, fill=_PAPER, stroke=body, stroke_width=3
    )


def _hut(view: MatView, x: float, y: float, step: float, high: float, bench: float) -> str:
    """The six sections with their sticks, and below them the places for detained dice."""
    parts = []
    for number, there in enumerate(view.hut):
        left = x + step * number
        section, name = str(number + 1), f"section {number + 1}"
        built = there == "#" or there in "abcdef"
        look: dict[str, Value] = {"stroke": INK, "stroke_width": 1.2 if built else 1}
        if built:
            parts.append(
                element("rect", x=left + 1, y=y + high * 0.3, width=step - 2, height=high * 0.7, fill="#d9a866", **look)
            )
            parts.append(
                element(
                    "path",
                    d=_polygon([(left, y + high * 0.3), (left + step / 2, y + 1), (left + step, y + high * 0.3)]),
                    fill=_RED,
                    class_="wb-built",
                    **look,
                )
            )
        else:
            parts.append(
                element(
                    "rect",
                    x=left + 1,
                    y=y + high * 0.3,
                    width=step - 2,
                    height=high * 0.7,
                    fill="#efe3c4",
                    stroke_dasharray="3 3",
                    stroke=_GREY,
                )
            )
        if section in view.places:
            parts.append(
                element(
                    "rect",
                    x=left + 2,
                    y=y + high + 2,
                    width=step - 4,
                    height=bench - 2,
                    rx=4,
                    fill="#dcd2bd",
                    stroke=_GREY,
                )
            )
        if there not in ".#":
            pips = there if there.isdigit() else str("abcdef".index(there) + 1)
            parts.append(_dice(pips, (left, y + high + 1, step, bench), view.seat))
        boxes = {name: (left, y, step, high), f"detained {section}": (left, y + high, step, bench + 2)}
        parts += [_mat_target(view, pick, box) for pick, box in boxes.items()]
    return "".join(parts)


def _mat_target(view: MatView, name: str, box: Box) -> str:
    ring = _ring(box, "wb-chosen", stroke=_RED, stroke_width=3) if name in view.chosen else ""
    return ring + (_target(name, box, view.offered) if name in view.picks else "")


def _count(name: str, said: object, x: float, y: float, size: float) -> str:
    """A small picture and a number."""
    return group(icon(name), at=(_r(x + size * 0.6), y), scale=_r(size / 20)) + _text(
        said, x + size * 1.3, y + size * 0.36, size, anchor="start", weight=600
    )


def _cards(view: MatView, x: float, y: float, step: float, high: float) -> str:
    parts = []
    for order, (pick, name, title) in enumerate(view.cards):
        left = x + step * order
        drawn = element("rect", x=left + 1, y=y, width=step - 2, height=high, rx=3, fill="#fff8e6", stroke=INK)
        drawn += group(icon(name), at=(_r(left + step / 2), y + high / 2), scale=_r((step - 2) / 27))
        parts.append(element("g", element("title", escaped(title)), drawn, class_="wb-owned"))
        parts.append(
            _mat_target(view, pick if pick.startswith("give up") else f"give up {pick}", (left, y, step, high))
        )
    return "".join(parts)


def _large_mat(view: MatView) -> str:
    parts = [_hut(view, 8, 6, 38.5, 48, 36), _sign(view.seat, 480, 10, 5)]
    parts.append(_count("buttons", view.buttons, 244, 22, 17))
    parts.append(_count("star", f"{view.stars}/{view.goal}", 292, 22, 17))
    parts.append(_count("brother", view.brothers, 346, 22, 17))
    parts.append(_mat_target(view, "brother", (344, 4, 40, 36)))
    if view.starts:
        parts.append(group(icon("first"), at=(396, 22)))
    parts += [
        _count(name, len(dice), x, 22, 12) for name, dice, x in (("market", view.market, 410), ("mill", view.mill, 440))
    ]
    step = min(38.0, 242 / max(1, len(view.cards)))
    parts.append(_cards(view, 244, 46, step, 44))
    return "".join(parts)


def _small_mat(view: MatView) -> str:
    parts = [_hut(view, 6, 5, 19, 26, 18), _sign(view.seat, 158, 10, 4)]
    parts.append(_count("buttons", view.buttons, 124, 24, 12))
    parts.append(_count("star", f"{view.stars}/{view.goal}", 124, 42, 12))
    parts.append(_count("brother", view.brothers, 6, 64, 12))
    parts.append(_mat_target(view, "brother", (4, 52, 30, 24)))
    if view.starts:
        parts.append(group(icon("first"), at=(142, 9), scale=0.6))
    step = min(15.0, 128 / max(1, len(view.cards)))
    parts.append(_cards(view, 36, 54, step, 20))
    parts += [
        _count(name, len(dice), x, 90, 9) for name, dice, x in (("market", view.market, 120), ("mill", view.mill, 143))
    ]
    parts.append(_own_dice(view))
    return "".join(parts)


def _own_dice(view: MatView) -> str:
    count = len(view.dice.own)
    step, spots = _fitted(count + len(view.dice.white), (6, 77, 112, 25), 16)
    dice = list(zip(spots, view.dice.own + view.dice.white, strict=True))
    return _laid(dice[:count], step - 1.5, view.seat) + _laid(dice[count:], step - 1.5, None)


# Letters and small pictures


def _text(said: object, x: float, y: float, size: float, *, anchor: str = "middle", weight: int | None = None) -> str:
    look: dict[str, Value] = {"text_anchor": anchor if anchor != "start" else None, "font_weight": weight}
    return text(said, _r(x), _r(y), font_size=_r(size), fill=INK, **look)


def _size(said: str, room: float, usual: float) -> float:
    """How large letters are so that a text has room."""
    return min(usual, room / (0.58 * max(1, len(said))))


_LINE: Final[dict[str, Value]] = {
    "fill": "none",
    "stroke": INK,
    "stroke_width": 1.6,
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}


def _drawn(paths: Iterable[str]) -> str:
    """Paths with a colour each, outlined in ink; one without a colour is a line."""
    parts = []
    for path in paths:
        fill, d = path.split(" ", 1)
        look = _LINE if fill == "-" else {"fill": fill, "stroke": INK, "stroke_width": 1.1, "stroke_linejoin": "round"}
        parts.append(element("path", d=d, **look))
    return "".join(parts)


def _button() -> str:
    return _drawn(
        (
            f"#c9764f {_circle(0, 0, 11)}",
            f"#d98e63 {_circle(0, 0, 7.5)}",
            "- M-2.5-2.500h0M2.5-2.500h0M-2.5 2.500h0M2.5 2.500h0",
        )
    )


_ICONS: Final[dict[str, tuple[str, ...]]] = {
    "hut": ("#d9a866 M-8-1V10H8V-1Z", "#b5523b M-11 0L0-10L11 0Z", "#6b4a2b M-3 10V3H3V10Z"),
    "star": ("#f2b632 M0-10.500L3-3.700L10.5-3L4.8 2L6.5 9.200L0 5.400L-6.5 9.200L-4.8 2L-10.5-3L-3-3.700Z",),
    "brother": (
        "#5b7ea3 M-8.5 11Q-8 1 0 1T8.5 11Z",
        f"#f0c9a0 {_circle(0, -4, 5.5)}",
        "#33415c M-6.5-5.500Q-4-12 3-10.500Q8-8.5 6-5.500Z",
    ),
    "quarry": ("#cfc8b8 M-4 10L-2-3L4-8L10-2L11 10Z", "#a9a294 M-11 10L-9 1L-3-1L1 10Z", "- M4-8L5-1L3 4"),
    "forest": ("#4c7a4a M4-9L9-2H7L11 5H-3L1-2H-1Z", "#3d6840 M-5-6L0 1H-2L1 7H-11L-8 1H-10Z", "- M4 5V10M-5 7V11"),
    "meadow": (
        "- M0 11V0M0 8Q-6 8-7 3M0 9Q5 9 6 5",
        f"#e8788a {_circle(-4.5, -4, 3.5)}{_circle(4.5, -4, 3.5)}{_circle(0, -8, 3.5)}{_circle(0, -1, 3.5)}",
        f"#f2b632 {_circle(0, -4.5, 2.7)}",
    ),
    "school": (
        "#efe3c4 M-9 11V-1H9V11Z",
        "#b5523b M-11 0L0-6L11 0Z",
        "#efe3c4 M-3-5V-11H3V-5Z",
        "#f2b632 M-1.5-6V-8.500H1.500V-6Z",
        "#6b4a2b M-2 11V5H2V11Z",
        "- M-6 4h0M6 4h0",
    ),
    "market": (
        "#d9a866 M-9 2V11H9V2Z",
        "#fff M-11 2L-8-8H8L11 2Z",
        "#d64545 M-11 2L-8-8H-3L-4 2Z",
        "#d64545 M4 2L3-8H8L11 2Z",
    ),
    "mill": (
        "#e5d9bd M-4 11V-2H10V11Z",
        "#8a5a3b M-6-1L3-9L12-1Z",
        f"#b98d5a {_circle(-5, 5, 6)}",
        "- M-5-1V11M-11 5H1",
    ),
    "equal": ("#fff8e6 M-11-9H11V9H-11Z", "#2f6b45 M-7-5H7V-1.500H-7Z", "#2f6b45 M-7 1.500H7V5H-7Z"),
    "reroll": ("- M8-5A9 9 0 1 0 9 3M8.5-11V-4.500H2", "#fffdf6 M-4-3H4V5H-4Z", "- M-1.5-.5h0M1.5 2.500h0"),
    "exam": ("#fffdf6 M-8-11H5L8-8V11H-8Z", "- M-5-5H3M-5-1H1", "- M-3 5L0 8L6 0"),
    "release": (f"#f2b632 {_circle(-5, 0, 5.5)}", f"#fffdf6 {_circle(-5, 0, 2)}", "- M.5 0H11M7 0V4M10.5 0V4"),
    "tattle": ("#fffdf6 M-11-9H11V4H-1L-6 10V4H-11Z", "- M0-6V-2M0 1h0"),
    "first": ("- M0 11V2M0 2Q-7 0-7-9M0 2Q7 0 7-9", "#b5523b M-7-9Q0-5 7-9L3-2Q0-1-3-2Z"),
    "free": ("#dcd2bd M-9 0H9V11H-9Z", "- M-5 0V-4Q-5-10 0-10T5-6", "- M0 4V7"),
}
