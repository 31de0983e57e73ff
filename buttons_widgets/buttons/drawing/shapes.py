"""The pieces a board is drawn from, as SVG markup: one geometry for Python and for JavaScript.

`picture` places these strings into static pictures; the live board's module and style sheet get the very same strings
and numbers when they are loaded. All pieces are drawn around the origin, the middle of a space. They are layered plain
shapes without gradients, filters or ids, so several pictures can share a page and every renderer draws the same.
Presentation attributes carry the colours of the light theme; classes let a style sheet repaint them.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ...kit.dice.die import face, faces
from ...kit.page.svg import FONT
from ..cells import COLOURS

PITCH: Final = 64
"""From the middle of a space to the middle of the next one."""
SPACE: Final = 58
"""Side of a space."""
LEFT: Final = 58
"""Room left of the first column for the white dice; the same above the first row for the black ones."""
EDGE: Final = 16
"""Room right of the last column and below the last row."""
STRIP: Final = 30
"""Height above the board in which button cards stick out from under it."""
TOTALS: Final = 28
"""More of both on a board with totals, which stand right of the rows and below the columns."""
TOTAL_AT: Final = 17.5
"""From the edge of the last space's room to the middle of a total."""
HEADER: Final = 0.68
"""Scale of the dice that head rows and columns."""
WORTH_LIFT: Final = -9.5
WORTH_SCALE: Final = 0.8
"""With a worth at the foot of a space, what lies on the space moves up and shrinks, so that both stay whole."""

HEAD_AT: Final = 35
"""From the board's edge to the middle of these dice; the depot lies where their row and column meet."""
HEAD_SHOWN: Final = 1.2
"""How much larger a die is drawn that stands out."""
HEAD_DIM: Final = ".4"
"""Opacity of the others beside it."""
FADED: Final = ".45"
"""Opacity of the spaces and the dice at the edges on the board of a player who is out."""

LIGHT: Final = {
    "panel": "#f4ead5",
    "panel-edge": "#d9c69c",
    "hem": "#cdb684",
    "space": "#fffaf0",
    "space-edge": "#dccba8",
    "depot-edge": "#b09a6c",
    "line": "#f2ae1c",
    "tint": "#6a3fc4",
    "shade": "#2a1d05",
    "hairline": "#1c2f47",
    "pill": "#fff",
    "worth": "#55309f",
    "worth-ink": "#3d2a6d",
    "on-worth": "#fff",
    "last": "#00796b",
    "last-under": "#fffdf6",
    "right": "#1b6b2f",
    "wrong": "#a8321c",
    "stamp": "#b3261e",
    "stamp-ground": "#fffdf6",
    "total": "#3b2f1b",
    "total-met": "#8a7c5e",
    "broken": "#b3261e",
    "on-broken": "#fff",
}
"""The light colours of everything that other themes repaint; in the style sheet they are `--bw-panel` and so on."""
ACCENT: Final = "#1565c0"
"""The colour of what may be chosen, if the page has no such colour of its own."""
DEPOT_SHADE: Final = ".035"

INK: Final = {"r": "#d64545", "b": "#3f7fd1", "y": "#f0b429", "g": "#3f9e6b"}
RIM: Final = {"r": "#8f1f2a", "b": "#1d4a8c", "y": "#a06a00", "g": "#1c5f3d"}


def _n(value: float) -> str:
    """A coordinate without needless digits (a negative zero would make equal pictures differ)."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _points(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _around(radius: float, degrees: float) -> tuple[float, float]:
    """The point at an angle, clockwise from the top."""
    angle = degrees * pi / 180
    return radius * sin(angle), -radius * cos(angle)


def _arc(radius: float, start: float, end: float) -> str:
    (x0, y0), (x1, y1) = _around(radius, start), _around(radius, end)
    return f"M{_n(x0)} {_n(y0)}A{_n(radius)} {_n(radius)} 0 0 1 {_n(x1)} {_n(y1)}"


def _hexagon(radius: float) -> str:
    return f'<polygon points="{_points([_around(radius, 60 * k) for k in range(6)])}"'


def _flower(petals: int, radius: float) -> str:
    """Petals round a ring: each is a half circle from one valley to the next."""
    valley = [_around(radius, 360 / petals * (k + 0.5)) for k in range(petals + 1)]
    petal = radius * sin(pi / petals)
    arcs = "".join(f"A{_n(petal)} {_n(petal)} 0 0 1 {_n(x)} {_n(y)}" for x, y in valley[1:])
    return f'<path d="M{_n(valley[0][0])} {_n(valley[0][1])}{arcs}Z"'


_OUTLINES: Final = {  # the silhouette, and the smaller one pressed into it
    "r": ('<circle r="20"', '<circle r="14"'),
    "b": (
        '<rect x="-18" y="-18" width="36" height="36" rx="7"',
        '<rect x="-12.5" y="-12.5" width="25" height="25" rx="4"',
    ),
    "y": (_flower(8, 16), '<circle r="12"'),
    "g": (_hexagon(21.8), _hexagon(15)),
}
_HOLES: Final = {
    "r": [(-5.0, -5.0), (5.0, -5.0), (-5.0, 5.0), (5.0, 5.0)],
    "b": [(-5.4, 0.0), (5.4, 0.0)],
    "y": [_around(5.8, angle) for angle in (0, 120, 240)],
    "g": [(0.0, -6.6), (6.6, 0.0), (0.0, 6.6), (-6.6, 0.0)],
}


def symbol(colour: str, ink: str, rim: str) -> str:
    """The printed button of a colour, in an ink and with a rim."""
    outline, inner = _OUTLINES[colour]
    holes = "".join(f'<circle cx="{_n(x)}" cy="{_n(y)}" r="2.7"/>' for x, y in _HOLES[colour])
    return (
        f'<g class="bw-symbol bw-{colour}" stroke-linejoin="round">'
        f'{outline} fill="{ink}" stroke="{rim}" stroke-width="1.4"/>'
        f'{inner} fill="{rim}" fill-opacity=".16" stroke="{rim}" stroke-opacity=".6" stroke-width="1.5"/>'
        f'<g class="bw-holes" fill="{rim}">{holes}</g></g>'
    )


SYMBOLS: Final = {colour: symbol(colour, INK[colour], RIM[colour]) for colour in COLOURS}
"""The printed button of each colour: disc, rounded square, flower, hexagon, each with holes of its own."""


def _glass_under(colour: str) -> str:
    """What lies below the colour: the shadow, the body, and the colour that the glass gathers."""
    gathered = f'<circle r="21" fill="{INK[colour]}" opacity=".34"/>' if colour in INK else ""
    return (
        '<g class="bw-glass-under">'
        f'<circle class="bw-shadow" cx="1.4" cy="3.6" r="26.6" fill="{LIGHT["shade"]}" opacity=".16"/>'
        f'<circle class="bw-shadow" cx=".8" cy="2" r="26.6" fill="{LIGHT["shade"]}" opacity=".22"/>'
        f'<circle r="26" fill="#fff"/>{gathered}</g>'
    )


GLASS_UNDER: Final = {colour: _glass_under(colour) for colour in (*COLOURS, "*")}
GLASS_SCALE: Final = 0.84
"""Scale of a printed button seen through glass: it fits inside the rim."""

GLASS_OVER: Final = (
    '<g class="bw-glass-over" fill="none" stroke-linecap="round">'
    '<circle r="23.4" stroke="#eef4fa" stroke-width="5.2"/>'
    f'<path d="{_arc(23.6, 95, 215)}" stroke="#a9bccf" stroke-width="4.2"/>'
    f'<path d="{_arc(23.9, 105, 200)}" stroke="#8298ae" stroke-width="1.8" opacity=".7"/>'
    f'<path d="{_arc(23.4, 270, 405)}" stroke="#fff" stroke-width="4.4"/>'
    '<circle r="20.7" stroke="#1c3350" stroke-opacity=".5" stroke-width="1.1"/>'
    f'<circle class="bw-hairline" r="26.2" stroke="{LIGHT["hairline"]}" stroke-width="1.5"/>'
    '<path d="M-17.4 -3.4A17.8 17.8 0 0 1 8.4 -15.7A23 23 0 0 0 -17.4 -3.4Z" fill="#fff" opacity=".82" stroke="#fff"'
    ' stroke-width="1.6" stroke-linejoin="round"/>'
    f'<path d="{_arc(17.6, 110, 165)}" stroke="#fff" stroke-width="2" opacity=".75"/>'
    '<g class="bw-glass-holes" fill="#17293f" fill-opacity=".72" stroke="#fff" stroke-width="1.3">'
    '<circle cx="-5" cy="-5" r="3"/><circle cx="5" cy="-5" r="3"/>'
    '<circle cx="-5" cy="5" r="3"/><circle cx="5" cy="5" r="3"/></g></g>'
)
"""What lies above the colour: rim, hairlines, reflections and the button's own four holes."""


def _mixed(dark: tuple[int, int, int], light: tuple[int, int, int], share: float) -> str:
    return "#" + "".join(f"{round(d + (li - d) * share):02x}" for d, li in zip(dark, light, strict=True))


def _star() -> tuple[str, str]:
    """A star of ten facets, lit from the upper left, and the points of its outline."""
    tips = [_around(24.5 if k % 2 == 0 else 10.8, 36 * k) for k in range(10)]
    outline = _points(tips)
    facets = []
    for k, (x0, y0) in enumerate(tips):
        x1, y1 = tips[(k + 1) % 10]
        # A facet slopes outward across its edge. Going clockwise with y downward, (dy, -dx) points outward.
        nx, ny = y1 - y0, x0 - x1
        facing = (-0.6 * nx - 0.8 * ny) / (nx * nx + ny * ny) ** 0.5
        colour = _mixed((222, 138, 10), (255, 240, 150), (facing + 1) / 2)
        facets.append(f'<polygon points="0,0 {_points([(x0, y0), (x1, y1)])}" fill="{colour}"/>')
    return "".join(facets), outline


_FACETS, _STAR_POINTS = _star()
STAR: Final = (
    '<g class="bw-star" stroke-linejoin="round">'
    f'<polygon class="bw-shadow" transform="translate(1.6 3.4)" points="{_STAR_POINTS}" fill="{LIGHT["shade"]}"'
    f' stroke="{LIGHT["shade"]}" stroke-width="3" opacity=".24"/>'
    f'<polygon points="{_STAR_POINTS}" fill="#f5b921" stroke="#8a5200" stroke-width="3.4"/>'
    f"{_FACETS}</g>"
)
"""A star that lies on a space, raised and warm."""
COVERED: Final = 0.3
"""Opacity of a printed button under a star."""

GHOST: Final = (
    '<g class="bw-ghost" stroke-linejoin="round">'
    f'<polygon points="{_STAR_POINTS}" fill="#ffc928" fill-opacity=".93" stroke="#fff6d6" stroke-width="4.4"/>'
    f'<polygon points="{_STAR_POINTS}" fill="none" stroke="#7a4600" stroke-width="2.6" stroke-dasharray="4.6 2.9"/></g>'
)
"""A star that is chosen but not placed yet: flat, with a dashed rim."""


def _square(half: float, radius: float, rest: str) -> str:
    side = _n(2 * half)
    return f'<rect x="{_n(-half)}" y="{_n(-half)}" width="{side}" height="{side}" rx="{_n(radius)}" {rest}/>'


SPACE_MARK: Final = _square(
    SPACE / 2, 10, f'class="bw-space" fill="{LIGHT["space"]}" stroke="{LIGHT["space-edge"]}" stroke-width="1.4"'
)
LINE_MARK: Final = _square(PITCH / 2 + 0.4, 5, f'class="bw-line-mark" fill="{LIGHT["line"]}"')
TINT_MARK: Final = _square(SPACE / 2 - 0.5, 9.5, f'class="bw-tint" fill="{LIGHT["tint"]}"')
TINT_LEAST: Final = 0.04
TINT_SPAN: Final = 0.4
"""Opacity of the tint under a worth of tint 0, and how much is added up to tint 1."""
OFFER_MARK: Final = _square(
    SPACE / 2 - 0.6,
    9.6,
    f'class="bw-offer" fill="#1976d2" fill-opacity=".1" stroke="{ACCENT}" stroke-width="3.2"'
    ' stroke-linecap="round" stroke-dasharray="7.2 6.4"',
)
QUIET_MARK: Final = f'<circle class="bw-quiet" cx="-23" cy="-23" r="4.6" fill="{ACCENT}"/>'
"""A dot in the corner of what may be chosen, where a frame around each of many spaces would drown the board."""
_GOLD_FRAME: Final = _square(
    SPACE / 2 - 0.4,
    9.6,
    'class="bw-gold-under" fill="#ffd54a" fill-opacity=".3" stroke="#7a4d00" stroke-width="5.4"',
) + _square(SPACE / 2 - 0.4, 9.6, 'class="bw-gold" fill="none" stroke="#ffc52e" stroke-width="3"')
GOLD_MARKS: Final = tuple(
    f'{_GOLD_FRAME}<g transform="translate(-23.5 -23.5) scale(.44)">'
    f'<rect x="-23" y="-22.5" width="46" height="46" rx="11" fill="#ffc52e"/>{face(column, "black", "gold")}</g>'
    for column in range(7)
)
"""The space offered through the gold die, for each column (number 0 is never used). The die in its corner marks it too,
so that colour alone does not have to mark it."""
LAST_MARK: Final = (
    f'<circle class="bw-last-under" r="28" fill="none" stroke="{LIGHT["last-under"]}" stroke-width="5.6"/>'
    f'<circle class="bw-last" r="28" fill="none" stroke="{LIGHT["last"]}" stroke-width="3"/>'
)
"""The ring round what the player's last move put on the board."""


def _judged(name: str, sign: str) -> str:
    """A ring and, in the corner, a sign: colour alone does not have to tell."""
    colour, ground = LIGHT[name], LIGHT["last-under"]
    return (
        f'<g class="bw-judged bw-{name}"><circle class="bw-last-under" r="28.5" fill="none" stroke="{ground}"'
        f' stroke-width="6.4"/><circle class="bw-judged-ring" r="28.5" fill="none" stroke="{colour}" stroke-width="4"/>'
        f'<g transform="translate(20 -20)"><circle class="bw-judged-ground" r="11" fill="{colour}" stroke="{ground}"'
        f' stroke-width="2"/><path class="bw-judged-sign" d="{sign}" fill="none" stroke="{ground}" stroke-width="3.2"'
        ' stroke-linecap="round" stroke-linejoin="round"/></g></g>'
    )


RIGHT_MARK: Final = _judged("right", "M-5 .4L-1.4 4.2L5.2 -4")
WRONG_MARK: Final = _judged("wrong", "M-4.2 -4.2L4.2 4.2M4.2 -4.2L-4.2 4.2")
FOCUS_MARK: Final = _square(SPACE / 2 + 0.8, 10.6, 'class="bw-focus" fill="none"')

PILL: Final[dict[str, str]] = {"x": "-25", "y": "10.2", "width": "50", "height": "18", "rx": "9"}
PILL_TEXT: Final[dict[str, str]] = {
    "y": "24.4",
    "text-anchor": "middle",
    "font-family": FONT,
    "font-size": "14.5",
    "font-weight": "700",
}
"""The pill at the foot of a space that carries a worth, and its text: attributes of a rectangle and of a text."""


def _card(colour: str) -> str:
    """A button card, its upper left corner at the origin; its foot is hidden under the board."""
    return (
        f'<g class="bw-card"><rect x=".7" y=".7" width="42" height="50" rx="6" fill="#fffdf7" stroke="{RIM[colour]}"'
        f' stroke-width="1.4"/><g transform="translate(21.7 15.6) scale(.56)">{SYMBOLS[colour]}</g></g>'
    )


CARDS: Final = {colour: _card(colour) for colour in COLOURS}
CARD_STEP: Final = 48
CARD_WIDTH: Final = 43
CARD_EDGE: Final = 26
"""From the right end of the last card to the board's edge."""

DEPOT_PLACE: Final = _square(
    20,
    8,
    f'class="bw-depot" fill="#000" fill-opacity="{DEPOT_SHADE}" stroke="{LIGHT["depot-edge"]}" stroke-width="1.8"'
    ' stroke-dasharray="5 4.2" stroke-linecap="round"',
)
DEPOT_DICE: Final = (
    "",
    f'<g transform="rotate(-8) scale(.74)">{face(3)}</g>',
    f'<g transform="translate(-8 -7) rotate(-10) scale(.54)">{face(3)}</g>'
    f'<g transform="translate(8 8) rotate(7) scale(.54)">{face(5)}</g>',
)
"""What lies in the depot: nothing, one black die, or the two of a game for two."""


PANEL: Final[dict[str, str]] = {
    "rx": "18",
    "fill": LIGHT["panel"],
    "stroke": LIGHT["panel-edge"],
    "stroke-width": "1.5",
}
HEM: Final[dict[str, str]] = {
    "rx": "12.5",
    "fill": "none",
    "stroke": LIGHT["hem"],
    "stroke-width": "1.6",
    "stroke-dasharray": "6.5 5",
    "stroke-linecap": "round",
}
"""The board is a piece of linen with a stitched hem: attributes of two rectangles, the inner one inset."""
HEM_INSET: Final = 6.5


STAMP: Final[dict[str, str]] = {
    "class": "bw-stamp-frame",
    "x": "-88",
    "y": "-37",
    "width": "176",
    "height": "74",
    "rx": "12",
    "fill": LIGHT["stamp-ground"],
    "fill-opacity": ".94",
    "stroke": LIGHT["stamp"],
    "stroke-width": "5",
}
STAMP_TEXT: Final[dict[str, str]] = {
    "class": "bw-stamp-text",
    "y": "16",
    "text-anchor": "middle",
    "font-family": FONT,
    "font-size": "46",
    "font-weight": "800",
    "fill": LIGHT["stamp"],
}
STAMP_TURN: Final = -9
"""What is stamped across the spaces of a board: attributes of a rectangle and of a text, and its turn in degrees."""


TOTAL_TEXT: Final[dict[str, str]] = {
    "y": "7.6",
    "text-anchor": "middle",
    "font-family": FONT,
    "font-size": "21",
    "font-weight": "700",
}
TOTAL_FRAME: Final[dict[str, str]] = {"x": "-15.5", "y": "-14.5", "width": "31", "height": "29", "rx": "8"}
"""A total, and what lies under one that is broken: attributes of a text and of a rectangle."""


def extent(size: int, totals: bool = False) -> int:
    """Width and height of a board of `size` by `size` spaces, with room for totals or not, without the strip of cards.

    >>> extent(6), extent(6, totals=True)
    (458, 486)
    """
    return LEFT + size * PITCH + EDGE + (TOTALS if totals else 0)


def middle(index: int) -> float:
    """The middle of row or column `index` (from 1), in units from the board's edge."""
    return LEFT + (index - 0.5) * PITCH


def stamp_at(size: int) -> float:
    """Where the middle of a stamp is, from the board's left and from its upper edge: in the middle of the spaces.

    >>> stamp_at(6)
    250.0
    """
    return LEFT + size * PITCH / 2


def shapes() -> dict[str, object]:
    """All pieces and measures for the live board's module, where they are `SHAPES`."""
    return {
        "pitch": PITCH, "left": LEFT, "edge": EDGE, "strip": STRIP,
        "header": HEADER, "headAt": HEAD_AT, "headShown": HEAD_SHOWN, "headDim": HEAD_DIM, "faded": FADED,
        "worthLift": WORTH_LIFT, "worthScale": WORTH_SCALE, "glassScale": GLASS_SCALE, "covered": COVERED,
        "tintLeast": TINT_LEAST, "tintSpan": TINT_SPAN,
        "symbols": SYMBOLS, "glassUnder": GLASS_UNDER, "glassOver": GLASS_OVER, "star": STAR, "ghost": GHOST,
        "space": SPACE_MARK, "line": LINE_MARK, "tint": TINT_MARK, "offer": OFFER_MARK, "quiet": QUIET_MARK,
        "gold": GOLD_MARKS, "last": LAST_MARK, "right": RIGHT_MARK, "wrong": WRONG_MARK, "focus": FOCUS_MARK,
        "panel": PANEL, "hem": HEM, "hemInset": HEM_INSET,
        "pill": PILL, "pillText": PILL_TEXT,
        "cards": CARDS, "cardStep": CARD_STEP, "cardWidth": CARD_WIDTH, "cardEdge": CARD_EDGE,
        "stamp": STAMP, "stampText": STAMP_TEXT, "stampTurn": STAMP_TURN,
        "totals": TOTALS, "totalAt": TOTAL_AT, "totalText": TOTAL_TEXT, "totalFrame": TOTAL_FRAME,
        "depotPlace": DEPOT_PLACE, "depotDice": list(DEPOT_DICE), "faces": faces(["white", "black"], ["gold", "white"]),
    }  # fmt: skip


def light_theme() -> str:
    """The light theme for the live board's style sheet, as declarations of its variables.

    >>> light_theme().splitlines()[0]
    '--bw-panel: #f4ead5;'
    """
    colours = LIGHT | {"accent": f"var(--jp-brand-color1, {ACCENT})", "depot": f"rgb(0 0 0 / {DEPOT_SHADE})"}
    return "\n".join(f"--bw-{name}: {colour};" for name, colour in colours.items())
