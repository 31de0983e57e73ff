"""Small boards without colours, many of which find room in one picture."""

from __future__ import annotations

from typing import Final

from ..buttons.drawing.shapes import INK, LIGHT, RIM
from ..kit.rules.errors import GameError, quoted

SPACE: Final = 15
"""Side of a space of a small board."""


def small_board(
    rows: int, columns: int, buttons: int, x: float, y: float, *, space: float = SPACE, faint: int = 0
) -> str:
    """A small board without colours, its upper left corner at a place.

    Args:
        rows: how many.
        columns: how many.
        buttons: the mask of the spaces with a button: bit `row * columns + column`, both from 0.
        x: of the corner.
        y: of the corner.
        space: side of a space.
        faint: the mask of the spaces that step back.

    >>> small_board(1, 3, 0b101, 0, 0).count("<circle")
    2
    """
    wide, high = columns * space, rows * space
    lines = "".join(f"M0 {row * space:g}H{wide:g}" for row in range(1, rows))
    lines += "".join(f"M{column * space:g} 0V{high:g}" for column in range(1, columns))
    frame = (
        f'<rect width="{wide:g}" height="{high:g}" rx="3" fill="{LIGHT["space"]}" stroke="{LIGHT["depot-edge"]}"/>'
        f'<path d="{lines}" stroke="{LIGHT["space-edge"]}"/>'
    )
    laid = "".join(
        _button(column * space + space / 2, row * space + space / 2, 0.37 * space, faint >> row * columns + column & 1)
        for row in range(rows)
        for column in range(columns)
        if buttons >> row * columns + column & 1
    )
    return f'<g transform="translate({x:g} {y:g})">{frame}{laid}</g>'


def _button(x: float, y: float, radius: float, faint: int) -> str:
    """A button: a rim and four holes."""
    hole = radius * 0.34
    holes = "".join(f"M{x + dx * hole:.1f} {y + dy * hole:.1f}h.01" for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)))
    fill, rim = (LIGHT["hem"], LIGHT["depot-edge"]) if faint else (INK["b"], RIM["b"])
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:.1f}" fill="{fill}" stroke="{rim}"/>'
        f'<path d="{holes}" stroke="#fff" stroke-width="{radius * 0.36:.1f}" stroke-linecap="round"/>'
    )


def small_size(size: object, most: int) -> int:
    """The size of a board that a picture can show.

    Raises:
        GameError: it is no whole number from 1 to `most`.
    """
    if isinstance(size, bool) or not isinstance(size, int) or not 1 <= size <= most:
        raise GameError(f"this picture shows 1 to {most} spaces a side, not {quoted(size)}")
    return size
