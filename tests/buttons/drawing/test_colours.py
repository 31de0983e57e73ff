"""Colours as people see them who see fewer: contrast is kept, and no colour means anything without a shape besides."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from buttons_widgets.buttons.cells import COLOURS
from buttons_widgets.buttons.drawing.shapes import ACCENT, INK, LIGHT, RIM, SYMBOLS

PACKAGE = Path(__file__).parents[3] / "buttons_widgets"
Colour = tuple[float, float, float]

KINDS: dict[str, tuple[Colour, Colour, Colour]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How red, green and blue are seen, in linear light, at severity 1.0.

From Machado, Oliveira and Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE
Transactions on Visualization and Computer Graphics 15 (6), 2009.
"""

SHEETS = (
    "kit/table/static/table.css",
    "kit/puzzles/static/puzzle.css",
    "kit/exercises/static/card.css",
    "kit/classroom/static/class.css",
    "kit/coach/static/coach.css",
    "kit/review/static/review.css",
)
GROUND = {"light": "#fbf6ea", "dark": "#272019"}
"""What lies under texts; the dark one is the lightest there is."""


def linear(text: str) -> Colour:
    """A colour `#rrggbb` or `#rgb` in linear light."""
    digits = text.removeprefix("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def seen(text: str, kind: str) -> Colour:
    """A colour as it is seen, in linear light."""
    light = linear(text)
    red, green, blue = (min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in KINDS[kind])
    return red, green, blue


def contrast(one: str, other: str, kind: str) -> float:
    """The contrast of two colours as WCAG reckons it, 1 to 21.

    >>> round(contrast("#000", "#fff", "protanopia"), 1)
    21.0
    """
    bright = [0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05 for r, g, b in (seen(one, kind), seen(other, kind))]
    return max(bright) / min(bright)


def variables(sheet: str, theme: str) -> dict[str, str]:
    """The colours that a style sheet names for a theme: the first of each name."""
    text = re.sub(r"/\*.*?\*/", "", (PACKAGE / sheet).read_text(encoding="utf-8"), flags=re.DOTALL)
    found: dict[str, str] = {}
    for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        if ("data-jp-theme-light" in selector) == (theme == "dark"):
            for name, colour in re.findall(r"--bw-([\w-]+):\s*(#[0-9a-f]{3,6})\b", body):
                found.setdefault(name, colour)
    return found


def board(theme: str) -> dict[str, str]:
    """The colours of a board in a theme; what the dark one does not name is as in the light one."""
    if theme == "light":
        return LIGHT | {"accent": ACCENT}
    return LIGHT | {"accent": "#64b5f6"} | variables("buttons/static/board.css", "dark")


def test_each_colour_has_a_shape_and_holes_of_its_own() -> None:
    assert set(COLOURS) == set(SYMBOLS) == set(INK) == set(RIM)
    silhouettes, holes = {}, {}
    for colour, symbol in SYMBOLS.items():
        plain = re.sub(r'(fill|stroke|class)="[^"]*"', "", symbol)
        silhouettes[colour], holes[colour] = (
            re.findall(r"<(?:circle|rect|path|polygon)[^>]*>", plain)[0],
            plain.count('r="2.7"'),
        )
    assert len(set(silhouettes.values())) == len(COLOURS)
    assert sorted(holes.values()) == [2, 3, 4, 4]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_shapes_and_marks_are_seen_on_a_board(theme: str, kind: str) -> None:
    named = board(theme)
    for colour in COLOURS:
        edge = named.get(f"rim-{colour}", RIM[colour])
        seen_best = max(contrast(ink, named["space"], kind) for ink in (INK[colour], edge))
        assert seen_best >= 3, (colour, seen_best)
        holes = contrast(INK[colour], RIM[colour], kind)
        assert holes >= 1.5, (colour, holes)
    for mark in ("accent", "last"):
        assert contrast(named[mark], named["space"], kind) >= 3, mark
    for text, ground in (("worth-ink", "pill"), ("on-worth", "worth"), ("on-broken", "broken"), ("total", "panel")):
        assert contrast(named[text], named[ground], kind) >= 4.5, (text, ground)
    assert contrast(named["stamp"], named["stamp-ground"], kind) >= 3  # in large letters


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_written_in_colours_can_be_read(theme: str, kind: str) -> None:
    counted = 0
    for sheet in SHEETS:
        for name, colour in variables(sheet, theme).items():
            if name in ("right", "wrong", "risk", "doubtful", "bad", "danger", "blunder", "first", "read"):
                counted += 1
                assert contrast(colour, GROUND[theme], kind) >= 4.5, (sheet, name)
            if f"{name}-soft" in variables(sheet, theme):
                counted += 1
                assert contrast(colour, variables(sheet, theme)[f"{name}-soft"], kind) >= 4.5, (sheet, name)
            if name == "worth" or name.startswith("line-"):
                counted += 1
                assert contrast(colour, GROUND[theme], kind) >= 3, (sheet, name)
    assert counted > 20


def test_right_and_wrong_have_signs_besides_their_colours() -> None:
    for page in ("kit/puzzles/puzzle_page.py", "kit/exercises/checked.py"):
        text = (PACKAGE / page).read_text(encoding="utf-8")
        assert "✓" in text and "✗" in text, page


def test_some_buttons_are_told_apart_by_their_shapes_alone() -> None:
    """So the simulation changes something, and a shape is what such a pair is told apart by."""
    alike = {
        (kind, *pair)
        for kind in KINDS
        for pair in combinations(COLOURS, 2)
        if contrast(INK[pair[0]], INK[pair[1]], kind) < 1.2
        and max(abs(a - b) for a, b in zip(seen(INK[pair[0]], kind), seen(INK[pair[1]], kind), strict=True)) < 0.12
    }
    assert all(kind != "all colours" for kind, *_ in alike)
    assert ("deuteranopia", "r", "g") in alike or ("tritanopia", "b", "g") in alike, alike
