"""Die faces as SVG markup: one geometry for static pictures and for the widgets' JavaScript.

A face is drawn around the origin in a square of `DIE` units, out of plain layered shapes. There are no
gradients and no ids, so any number of dice may lie on one page without disturbing each other. Every part
wears a class (`bw-die-body` and so on) by which a widget's style sheet may repaint it.
"""

from __future__ import annotations

from typing import Final, Literal

Body = Literal["white", "black"]
Pips = Literal["gold", "white"]
BODIES: Final[tuple[Body, ...]] = ("white", "black")
COLOURS_OF_PIPS: Final[tuple[Pips, ...]] = ("gold", "white")

DIE: Final = 40
"""Side of a die in its own units; a face reaches from -20 to 20 in both directions."""

_PLACES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_STEP: Final = 10


def _drawn(name: Body, shade: str, block: str, edge: str, top: str) -> str:
    """A dark edge below, the block, and a lighter top face: enough to look solid at 15 pixels."""
    return (
        f'<g class="bw-die bw-{name}">'
        f'<rect x="-20" y="-18.6" width="40" height="40" rx="9" fill="{shade}" opacity=".3"/>'
        f'<rect class="bw-die-body" x="-19.3" y="-19.3" width="38.6" height="38.6" rx="8.6" fill="{block}"'
        f' stroke="{edge}" stroke-width="1.4"/>'
        f'<rect class="bw-die-top" x="-17.6" y="-18" width="35.2" height="34.2" rx="7.6" fill="{top}"/></g>'
    )


_BODIES: Final[dict[Body, str]] = {
    "white": _drawn("white", "#6b5526", "#e9dcbb", "#a98f56", "#fffdf6"),
    "black": _drawn("black", "#000", "#131318", "#5c5c68", "#32323b"),
}

# Gold needs a rim of its own to hold against white as well as against black.
_PIPS: Final[dict[Pips, str]] = {
    "gold": '<circle class="bw-pip-gold" cx="{x}" cy="{y}" r="4.1" fill="#efa91a" stroke="#9a6200"/>',
    "white": '<circle class="bw-pip-white" cx="{x}" cy="{y}" r="4" fill="#fff"/>',
}


def _block(body: Body) -> str:
    if body not in _BODIES:
        raise ValueError(f"a die's body is 'white' or 'black', not {body!r}")
    return _BODIES[body]


def _spots(value: int, pips: Pips) -> str:
    if pips not in _PIPS:
        raise ValueError(f"a die's pips are 'gold' or 'white', not {pips!r}")
    if value not in range(7):
        raise ValueError(f"a die shows 1 to 6, or 0 before it is rolled, not {value!r}")
    return "".join(_PIPS[pips].format(x=x * _STEP, y=y * _STEP - 1) for x, y in _PLACES.get(value, ()))


def face(value: int, body: Body = "black", pips: Pips = "white") -> str:
    """A die as markup around the origin, to be placed inside another SVG by a `transform`.

    Raises ValueError for another value, body or colour of pips than `die` takes.

    >>> face(5, "black", "gold").count("<circle")
    5
    """
    return _block(body) + _spots(value, pips)


def die(value: int, body: Body = "black", pips: Pips = "white", size: float = 48) -> str:
    """A die as a complete SVG picture of `size` by `size` pixels.

    `value` is 1 to 6, or 0 for a die that has not been rolled.

    Raises ValueError for another value, body or colour of pips.

    >>> die(3, "white", "gold", 24)[:38]
    '<svg xmlns="http://www.w3.org/2000/svg'
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-21 -21 42 43" width="{size:g}" height="{size:g}"'
        f' role="img" aria-label="{value or "?"}">{face(value, body, pips)}</svg>'
    )


def faces() -> dict[str, object]:
    """The markup of all faces for JavaScript: `{"body": {...}, "pips": {"gold": [none, one, ...], ...}}`.

    >>> sorted(faces())
    ['body', 'pips']
    """
    return {
        "body": dict(_BODIES),
        "pips": {colour: [_spots(value, colour) for value in range(7)] for colour in _PIPS},
    }
