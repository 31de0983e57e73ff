"""Faces, sewn of buttons and thread: of a bot, which shows how strong it is, and of a person, with a letter."""

from __future__ import annotations

from functools import cache
from typing import Final
from zlib import crc32

from .svg import INK, Value, element, group, picture, written

STRENGTHS: Final = range(1, 6)
"""How strong a bot can be: 1 plays at random, 5 is the best that its game has."""

_CLOTH: Final = ("#8fae72", "#6d9dbb", "#dcae4c", "#c8694f", "#77598c")
"""The cloth of the face of each strength; told apart by its brows as well, which come lower."""
_DARK: Final = ("#4d6638", "#33617f", "#8a6413", "#7c3020", "#45305a")
_EYES: Final = ("#fdf6e6", "#f3d9a4", "#e8c9bb", "#d3e0d0")
_LINEN: Final = "#f4ead6"
_WOOD: Final = "#c9a878"


@cache
def face(name: str, strength: int, size: float = 48, *, told: bool = False) -> str:
    """The face of a bot, as SVG of which a screen reader says nothing: its name stands beside it.

    Args:
        name: whose it is; another name has other features.
        strength: one of `STRENGTHS`: the cloth, and how grimly it looks.
        size: in pixels.
        told: whether five small buttons below it say how strong it is.

    >>> face("Ada", 1) == face("Ada", 1), face("Ada", 1) == face("Bo", 1), face("Ada", 1) == face("Ada", 5)
    (True, False, False)
    """
    drawn, strength = crc32(name.encode()), min(max(strength, STRENGTHS.start), STRENGTHS.stop - 1)
    cloth, dark = _CLOTH[strength - 1], _DARK[strength - 1]
    left, right = 5.4 + drawn % 2, 5.4 + drawn // 2 % 2
    brow: dict[str, Value] = {"stroke": dark, "stroke_width": 2.2, "stroke_linecap": "round"}
    # The stronger, the lower the brows come to each other.
    tilt, above = (strength - 2.2) * 1.5, 10.6 - strength * 0.35
    bend = (5.0, 3.2, -0.6, 4.0)[drawn // 4 % 4] if strength < 4 else (2.4, -1.4, 1.2)[drawn // 4 % 3]
    slant = (0.0, 1.8, -1.8)[drawn // 16 % 3]
    mouth = f"M-8.5 {10 - slant:g} Q0 {10 + 2 * bend:g} 8.5 {10 + slant:g}"
    return _round(
        _tuft(drawn // 48 % 4, dark),
        element("circle", r=20, fill=cloth, stroke=dark, stroke_width=1.2),
        # The seam along the edge.
        element("circle", r=17.4, fill="none", stroke=_LINEN, stroke_width=1, stroke_dasharray="2.6 2.1", opacity=0.9),
        element("path", d=f"M-13 {-above - tilt:g} L-3.6 {-above + tilt:g}", **brow),
        element("path", d=f"M13 {-above - tilt:g} L3.6 {-above + tilt:g}", **brow),
        group(_eye(left, _EYES[drawn // 192 % 4], drawn // 768 % 2), at=(-7.4, -2)),
        group(_eye(right, _EYES[drawn // 1536 % 4], drawn // 6144 % 2), at=(7.4, -2)),
        element("path", d=mouth, fill="none", stroke=INK, stroke_width=1.7, stroke_linecap="round"),
        # Stitches across it.
        *(
            element("path", d=f"M{x:g} {y - 1.9:g} v3.8", stroke=INK, stroke_width=1.2, stroke_linecap="round")
            for x, y in _along(slant, bend)
        ),
        *(_pip(place, place <= strength, cloth, dark) for place in STRENGTHS if told),
        size=size,
        below=_PIPS if told else 0,
    )


def letter_face(name: str, size: float = 48) -> str:
    """The face of a person: a button of wood with the first letter of the name, and with four holes if there is none.

    >>> "A</text>" in letter_face("Ada")
    True
    """
    letter = next((letter for letter in name if letter.isalnum()), "").upper()
    holes = "" if letter else "".join(element("circle", cx=x, cy=y, r=2.6, fill=INK) for x in (-5, 5) for y in (-5, 5))
    return _round(
        element("circle", r=20, fill=_WOOD, stroke="#8d6b3d", stroke_width=1.2),
        element("circle", r=15.4, fill=_LINEN, stroke="#8d6b3d", stroke_width=1),
        holes or written(letter, 0, 7.4, size=21, anchor="middle", weight=600),
        size=size,
    )


_PIPS: Final = 9
"""So high are the five small buttons, where the face is 48."""


def _round(*parts: str, size: float, below: float = 0) -> str:
    high = size * (48 + below) / 48
    return picture((-24, -26, 48, 48 + below), *parts, label=None, size=(size, high), aria_hidden="true")


def _pip(place: int, full: bool, cloth: str, dark: str) -> str:
    return element("circle", cx=(place - 3) * 8, cy=26.4, r=3, fill=cloth if full else "none", stroke=dark)


def _eye(radius: float, colour: str, four: int) -> str:
    """A button with two holes or four, sewn on with a thread."""
    far = radius * 0.32
    holes = [(-far, -far), (far, far), (-far, far), (far, -far)] if four else [(-far, 0.0), (far, 0.0)]
    sewn = (
        f"M{-far:g} {-far:g} L{far:g} {far:g} M{-far:g} {far:g} L{far:g} {-far:g}" if four else f"M{-far:g} 0 H{far:g}"
    )
    return (
        element("circle", r=radius, fill=colour, stroke=INK, stroke_width=1)
        + element("circle", r=radius * 0.68, fill="none", stroke=INK, stroke_width=0.5, opacity=0.5)
        + "".join(element("circle", cx=x, cy=y, r=0.95, fill=INK) for x, y in holes)
        + element("path", d=sewn, stroke=INK, stroke_width=0.9)
    )


def _tuft(which: int, dark: str) -> str:
    """What is on top: loops of thread, a bow, a single end, or nothing."""
    drawn = (
        "M-6 -17 q-2 -8 2 -7 q4 1 2 7 q1 -9 4 -7.5 q4 2 0 7.5",
        "M0 -18.5 l-7 -5 v7 l7 -2 l7 5 v-9 z",
        "M1 -19 q-1 -5 3 -6 q4 -1 4 2",
        "",
    )[which]
    if not drawn:
        return ""
    return element(
        "path", d=drawn, fill=dark if which == 1 else "none", stroke=dark, stroke_width=1.8, stroke_linecap="round"
    )


def _along(slant: float, bend: float) -> list[tuple[float, float]]:
    """Three places on the mouth."""
    places = []
    for part in (0.2, 0.5, 0.8):
        start, middle, end = (1 - part) ** 2, 2 * part * (1 - part), part**2
        places.append((17 * part - 8.5, start * (10 - slant) + middle * (10 + 2 * bend) + end * (10 + slant)))
    return places
