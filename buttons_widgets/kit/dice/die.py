"""A die as a plain value: what it shows, what it looks like, and whether it can be chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from colorsys import hsv_to_rgb, rgb_to_hsv
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from ..page.svg import picture
from ..rules.errors import GameError, quoted

# Die faces as SVG markup: one geometry for static pictures and for the widgets' JavaScript.
#
# A face is drawn around the origin, from -20 to 20 in both directions, from plain layered shapes. There are no
# gradients and no ids, so any number of dice can lie on one page without disturbing each other. Every part
# has a class (`bw-die-body` and so on), so that a widget's style sheet can repaint it.

BODIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "white": "#fffdf6",
        "black": "#32323b",
        "red": "#d64545",
        "blue": "#3f7fd1",
        "green": "#3f9e6b",
        "yellow": "#f0b429",
        "orange": "#e8762c",
        "purple": "#8257b8",
    }
)
"""The named colours of a die's body, each as the colour of its top face."""

PIPS: Final = ("gold", "white", "black")
"""The colours of a die's pips."""

DIM: Final = ".4"
"""Opacity of a die that takes no part."""
BLANK: Final = ".6"
"""Opacity of a die that is not rolled yet."""

_HEX: Final = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)

SPOTS: Final[Mapping[int, Sequence[tuple[int, int]]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each value are, in steps from the middle of a face; none before a die is rolled."""
_STEP: Final = 10


def _drawn(name: str, shade: str, block: str, edge: str, top: str) -> str:
    """A dark edge below, the block, and a lighter top face: enough to look solid at 15 pixels."""
    return (
        f'<g class="bw-die bw-{name}">'
        f'<rect x="-20" y="-18.6" width="40" height="40" rx="9" fill="{shade}" opacity=".3"/>'
        f'<rect class="bw-die-body" x="-19.3" y="-19.3" width="38.6" height="38.6" rx="8.6" fill="{block}"'
        f' stroke="{edge}" stroke-width="1.4"/>'
        f'<rect class="bw-die-top" x="-17.6" y="-18" width="35.2" height="34.2" rx="7.6" fill="{top}"/></g>'
    )


@cache
def _body(colour: str) -> str:
    """A die of any colour without its pips; white and black have shades of their own."""
    match colour:
        case "white":
            return _drawn("white", "#6b5526", "#e9dcbb", "#a98f56", BODIES["white"])
        case "black":
            return _drawn("black", "#000", "#131318", "#5c5c68", BODIES["black"])
    top = BODIES.get(colour, colour).lower()
    hue, saturation, value = rgb_to_hsv(*(int(top[start : start + 2], 16) / 255 for start in (1, 3, 5)))
    # The edge of a dark die is lighter than the die, as the black one's is: it must hold against a dark page.
    edge = value * 0.55 if value > 0.35 else value + 0.3
    shade, block, rim = (_hex(hue, saturation, part) for part in (value * 0.25, value * 0.78, edge))
    return _drawn("coloured", shade, block, rim, top)


def _hex(hue: float, saturation: float, value: float) -> str:
    return "#" + "".join(f"{round(255 * part):02x}" for part in hsv_to_rgb(hue, saturation, value))


# Gold needs a rim of its own to hold against white as well as against black.
_PIPS: Final[dict[str, str]] = {
    "gold": '<circle class="bw-pip-gold" cx="{x}" cy="{y}" r="4.1" fill="#efa91a" stroke="#9a6200"/>',
    "white": '<circle class="bw-pip-white" cx="{x}" cy="{y}" r="4" fill="#fff"/>',
    "black": '<circle class="bw-pip-black" cx="{x}" cy="{y}" r="4" fill="#1d1d23"/>',
}

PICK_MARK: Final = (
    '<rect class="bw-die-pick" x="-22.8" y="-22.4" width="45.6" height="45.6" rx="12" fill="none" stroke="#1565c0"'
    ' stroke-width="2.4" stroke-linecap="round" stroke-dasharray="6 5.2"/>'
)
"""The ring round a die that can be chosen."""


def _spots(value: int, pips: str) -> str:
    return "".join(_PIPS[pips].format(x=x * _STEP, y=y * _STEP - 1) for x, y in SPOTS[value])


def face(value: int, body: str = "black", pips: str = "white") -> str:
    """A die as markup around the origin, to be placed inside another SVG by a `transform`.

    Args:
        value: 1 to 6, or 0 for a die that has not been rolled.
        body: a name of `BODIES`, or any colour such as "#c0ffee".
        pips: one of `PIPS`.

    Raises:
        ValueError: the value, the body or the pips are invalid.

    >>> face(5, "black", "gold").count("<circle")
    5
    """
    die = Die(value, body, pips)  # which checks them
    return _body(die.body) + _spots(die.value, die.pips)


def die_svg(value: int, body: str = "black", pips: str = "white", size: float = 48) -> str:
    """A die as a complete SVG picture of `size` by `size` pixels; for the other arguments see `face`.

    Raises:
        ValueError: the value, the body or the pips are invalid.

    >>> die_svg(3, "white", "gold", 24)[:38]
    '<svg xmlns="http://www.w3.org/2000/svg'
    """
    return picture((-21, -21, 42, 43), face(value, body, pips), label=str(value or "?"), size=(size, size))


def faces(bodies: Iterable[str], pips: Iterable[str]) -> dict[str, dict[str, object]]:
    """The markup of some bodies and pips for JavaScript: `{"body": {...}, "pips": {"gold": [none, one, ...], ...}}`.

    Raises:
        ValueError: a body or pips are invalid.

    >>> faces(["red"], ["white"])["pips"]["white"][0]
    ''
    """
    return {
        "body": {body: _body(Die(0, body).body) for body in bodies},
        "pips": {colour: [_spots(value, Die(0, pips=colour).pips) for value in range(7)] for colour in pips},
    }


@dataclass(frozen=True)
class Die:
    """A die on the table.

    Attributes:
        value: 1 to 6, or 0 before it is rolled.
        body: white, black, red, blue, green, yellow, orange or purple, or any colour such as "#c0ffee".
        pips: gold, white or black.
        dim: whether it takes no part.
        pick: whether it can be chosen.
        chosen: of dice of which several are chosen before something is done with them, whether this one is: to choose
            it again lets it go. `None` for a die with which something is done at once.

    Raises:
        ValueError: an attribute is invalid; the message names it.

    >>> Die(5, "red").pips
    'white'
    """

    value: int
    body: str = "black"
    pips: str = "white"
    dim: bool = False
    pick: bool = False
    chosen: bool | None = None

    def __post_init__(self) -> None:
        value, body, pips = self.value, self.body, self.pips
        if isinstance(value, bool) or not isinstance(value, int) or value not in range(7):
            raise GameError(f"a die shows 1 to 6, or 0 before it is rolled, not {quoted(value)}")
        if not isinstance(body, str) or (body not in BODIES and _HEX.fullmatch(body) is None):
            raise GameError(f"a die's body is {', '.join(BODIES)} or a colour such as '#c0ffee', not {quoted(body)}")
        if not isinstance(pips, str) or pips not in PIPS:
            raise GameError(f"a die's pips are {', '.join(PIPS)}, not {quoted(pips)}")
        for name in ("dim", "pick"):
            if not isinstance(getattr(self, name), bool):
                raise GameError(f"a die's {name} is True or False")
        if not isinstance(self.chosen, bool | None):
            raise GameError("a die's chosen is True, False or None")

    @classmethod
    def of(cls, die: Die | Mapping[str, Any]) -> Die:
        """A die from a dictionary with some of its attributes, or a `Die` as it is. A value that is left out is 0.

        Raises:
            ValueError: a key is unknown, or a value is invalid.

        >>> Die.of({"value": 6, "pips": "gold"})
        Die(value=6, body='black', pips='gold', dim=False, pick=False, chosen=None)
        """
        if isinstance(die, Die):
            return die
        if not isinstance(die, Mapping) or not set(die) <= set(cls.__dataclass_fields__):
            raise GameError(f"a die has {', '.join(cls.__dataclass_fields__)} and nothing else")
        return cls(**{"value": 0, **die})

    def as_dict(self) -> dict[str, Any]:
        """The die as a dictionary; `pick` is left out unless the die can be chosen, and `chosen` if it is `None`.

        >>> Die(2).as_dict()
        {'value': 2, 'body': 'black', 'pips': 'white', 'dim': False}
        """
        whole = {"value": self.value, "body": self.body, "pips": self.pips, "dim": self.dim}
        return whole | ({"pick": True} if self.pick else {}) | ({} if self.chosen is None else {"chosen": self.chosen})


def dice_html(dice: Iterable[Die]) -> str:
    """Dice as high as the text in which they stand; the words beside them say what they show.

    >>> dice_html([Die(3, "white", "gold")])
    '<i class="bw-small-die bw-small-die-3" style="--bw-body:#fffdf6;--bw-pip:#c98a00"></i>'
    """
    return "".join(
        f'<i class="bw-small-die bw-small-die-{die.value}"'
        f' style="--bw-body:{BODIES.get(die.body, die.body)};--bw-pip:{_SMALL_PIPS[die.pips]}"></i>'
        for die in dice
    )


_SMALL_PIPS: Final = {"gold": "#c98a00", "white": "#fff", "black": "#1d1d23"}
"""As `PIPS`, where they have no room for a rim."""
