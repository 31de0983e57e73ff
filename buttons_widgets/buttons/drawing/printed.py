"""Boards on paper, in millimetres: real buttons are laid on them, and they can be read in black and white.

The geometry is that of `shapes`. On paper the ground is white, the four colours are four greys when no colour is
printed, and each space says in a corner, which an opaque button leaves free, what it is called and how it is coloured.
"""

from __future__ import annotations

from typing import Final

from ...kit.dice.die import face
from ...kit.page.svg import written
from ...kit.rules.errors import GameError, quoted
from ..cells import COLOURS, SIZES, Cell, cell_text
from . import shapes
from .board_view import BoardView

INK: Final = {"r": "#dd5149", "b": "#2a5caa", "y": "#ffe08a", "g": "#8fd0a5"}
"""The colours on paper. Their greys are far apart, which those on the screen are not."""
PAPER_INK: Final = "#222"
LINE: Final = "#777"
SYMBOLS: Final = {colour: shapes.symbol(colour, INK[colour], shapes.RIM[colour]) for colour in COLOURS}

_LETTER: Final = 7.6
"""Height of what is written in the corners of a space, in units of `shapes`: 3 mm on a space of 22 mm."""
_SMALLEST_NAMED: Final = 12
"""With spaces closer to each other than this, in millimetres, nobody could read what is written in their corners."""
_LAID: Final = (
    f'<circle class="bw-laid" r="22.4" fill="none" stroke="{PAPER_INK}" stroke-width="2" stroke-dasharray="5 3"/>'
)


def printed_side(size: int, pitch: float) -> float:
    """Width and height of a board on paper, in millimetres; see `printed_board`.

    >>> printed_side(6, 25)
    178.90625
    """
    return shapes.extent(size) * pitch / shapes.PITCH


def printed_board(board: BoardView | int, pitch: float, x: float = 0, y: float = 0) -> str:
    """A board on paper, as SVG markup in millimetres.

    Args:
        board: what it shows: printed colours, stars, and a dashed ring where a button lies; or the size of a board
            without colours.
        pitch: from the middle of a space to the middle of the next one, in millimetres.
        x: the left edge, in millimetres.
        y: the upper edge, in millimetres.

    Raises:
        GameError: there is no board of this size.

    >>> markup = printed_board(BoardView(3, "rbygrbyg*", buttons=[(1, 1)]), pitch=25)
    >>> markup.count("bw-symbol"), markup.count("bw-laid"), markup.count("bw-star"), ">3-3<" in markup
    (8, 1, 1, True)
    """
    size = board.size if isinstance(board, BoardView) else board
    if isinstance(size, bool) or size not in SIZES:
        raise GameError(f"a board has 3 to 6 spaces a side, not {quoted(size)}")
    view = board if isinstance(board, BoardView) else None
    cells = [(row, column) for row in range(1, size + 1) for column in range(1, size + 1)]
    edge, at = shapes.extent(size), shapes.HEAD_AT
    parts = [
        f'<rect width="{edge}" height="{edge}" rx="18" fill="#fff" stroke="{LINE}" stroke-width="1.2"/>',
        f'<rect x="{at - 20}" y="{at - 20}" width="40" height="40" rx="8" fill="none" stroke="{LINE}"'
        ' stroke-width="1.4" stroke-dasharray="5 4.2"/>',
        *(_head(index, size) for index in range(1, size + 1)),
        *(_space(cell, view, named=pitch >= _SMALLEST_NAMED) for cell in cells),
    ]
    return f'<g transform="translate({x:g} {y:g}) scale({pitch / shapes.PITCH:g})">{"".join(parts)}</g>'


def _head(index: int, size: int) -> str:
    """The black die above a column and the white one beside a row."""
    middle, at, scale = shapes.middle(index), shapes.HEAD_AT, shapes.HEADER
    return (
        f'<g transform="translate({middle:g} {at}) scale({scale})">{face(index, "black", "white")}</g>'
        f'<g transform="translate({at} {middle:g}) scale({scale})">{face(index, "white", "black")}</g>'
    )


def _space(cell: Cell, view: BoardView | None, *, named: bool) -> str:
    """A space with what is printed on it, its name and the letter of its colour."""
    half, inset = shapes.SPACE / 2, 3.4
    letter = view.colours[(cell[0] - 1) * view.size + cell[1] - 1] if view else ""
    star = view is not None and (cell in view.stars or letter == "*")
    art = "" if star else SYMBOLS.get(letter, "")
    art += shapes.STAR if star else ""
    art += _LAID if view and cell in view.buttons else ""
    names = (
        _written(cell_text(cell), inset - half, inset - half + _LETTER * 0.72, "start"),
        _written(letter.strip("*"), half - inset, half - inset, "end"),
    )
    return (
        f'<g transform="translate({shapes.middle(cell[1]):g} {shapes.middle(cell[0]):g})">'
        f'<rect x="{-half:g}" y="{-half:g}" width="{shapes.SPACE}" height="{shapes.SPACE}" rx="6" fill="#fff"'
        f' stroke="{LINE}" stroke-width="1.2"/>{art}{"".join(names) if named else ""}</g>'
    )


def _written(text: str, x: float, y: float, anchor: str) -> str:
    return written(text, x, y, size=_LETTER, weight=600, anchor=anchor, fill=PAPER_INK) if text else ""
