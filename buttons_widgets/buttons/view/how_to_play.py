"""BUTTONS in five lines, with a small picture beside each: for who sits at a table for the first time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ...kit.dice.die_faces import face
from ...kit.page.svg import picture
from ..drawing import shapes
from ..drawing.picture import art_markup

WIDTH: Final = 140
HEIGHT: Final = 72
_LEFT, _RIGHT = 38, 102
_CROSS: Final = (
    '<path d="M-17 -17L17 17M17 -17L-17 17" fill="none" stroke="#fff" stroke-width="10" stroke-linecap="round"/>'
    '<path d="M-17 -17L17 17M17 -17L-17 17" fill="none" stroke="#b3261e" stroke-width="5.5" stroke-linecap="round"/>'
)


def how_to_pictures() -> dict[str, str]:
    """What a beginner has to know, in the order in which it comes up."""
    return {name: _svg(parts) for name, parts in _PICTURES.items()}


def _at(x: float, markup: str, scale: float = 1, y: float = HEIGHT / 2) -> str:
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{markup}</g>'


def _space(letter: str, *, button: bool = False, star: bool = False, mark: str = "", over: str = "") -> str:
    return shapes.SPACE_MARK + mark + art_markup(letter, button, star) + over


def _svg(parts: Iterable[str]) -> str:
    return picture((0, 0, WIDTH, HEIGHT), *parts, label=None, size=())


_PICTURES: Final = {
    "roll": (
        _at(24, face(4, "white", "gold")),
        *(_at(24 + 46 * place, face(pips, "black", "white")) for place, pips in ((1, 2), (2, 5))),
    ),
    "lay": (_at(_LEFT, _space("r", button=True)), _at(_RIGHT, _space("b", over=_CROSS))),
    "golden": (_at(_LEFT, _space("y", mark=shapes.GOLD_MARKS[2])), _at(_RIGHT, face(2, "black", "gold"), 1.1)),
    "out": (
        *(_at(24 + 24 * place, art_markup("g", button=True, star=False), 0.62) for place in range(3)),
        _at(116, shapes.STAR, 0.9),
    ),
    "goal": tuple(_at(14 + 28 * place, shapes.STAR, 0.56) for place in range(5)),
}
