"""Cells, board sizes and colours, and how they are written: what drawing, rules and everything above them share."""

from __future__ import annotations

import re
from collections.abc import Iterable
from operator import index
from typing import Final

from ..kit.rules.errors import NotationError, quoted, unwanted
from ..kit.rules.phrase import Phrase

SIZES: Final = range(3, 7)
"""How many rows, and columns, a board can have: 3, 4, 5 or 6."""

COLOURS: Final = "rbyg"
"""The letters of the four colours, in the order that is used everywhere: red, blue, yellow, green."""

NUMBER_LIMIT: Final = 1000
"""Rows, columns and pips are smaller numbers than this; a larger one is refused before a message repeats it."""

Cell = tuple[int, int]
"""A row and a column, counted from 1: row 1 is at the top, column 1 at the left."""

_CELL = re.compile(r"([1-6])-([1-6])")
_PAIR_WANTED: Final = Phrase("refused-cell-pair", "a cell is a row and a column such as (5, 6)")


def cell_text(cell: Cell) -> str:
    """A cell as people say it at the table, white die first; `parse_cell` reads it.

    >>> cell_text((5, 6))
    '5-6'
    """
    return f"{cell[0]}-{cell[1]}"


def parse_cell(text: str) -> Cell:
    """Read a cell such as `5-6`.

    Raises:
        NotationError: the text is not two numbers from 1 to 6 with a hyphen between them.

    >>> parse_cell("5-6")
    (5, 6)
    """
    match = _CELL.fullmatch(text.strip()) if isinstance(text, str) else None
    if match is None:
        raise NotationError.of(
            "refused-cell",
            "{text} is not a cell: write the row, a hyphen and the column, each from 1 to 6, such as 5-6",
            text=quoted(text),
        )
    return int(match[1]), int(match[2])


def as_cell(cell: Iterable[int] | str) -> Cell:
    """A cell as a plain tuple. It may be given as a text, or as any two whole numbers.

    Raises:
        GameError: the cell is neither two whole numbers nor the text of a cell.

    >>> as_cell("5-6"), as_cell([5, 6])
    ((5, 6), (5, 6))
    """
    if isinstance(cell, str):
        return parse_cell(cell)
    try:
        row, column = cell
        if type(row) is not int or type(column) is not int:
            row, column = int(index(row)), int(index(column))
    except (TypeError, ValueError):
        raise unwanted(_PAIR_WANTED, cell) from None
    if not (-NUMBER_LIMIT < row < NUMBER_LIMIT and -NUMBER_LIMIT < column < NUMBER_LIMIT):
        raise unwanted(_PAIR_WANTED, cell)
    return row, column
