"""Cells and how they are written: the notation that drawing, rules and everything above them share."""

from __future__ import annotations

import re
from collections.abc import Iterable
from operator import index

Cell = tuple[int, int]
"""A row and a column, counted from 1: row 1 is at the top, column 1 at the left."""

_CELL = re.compile(r"([1-6])-([1-6])")


def cell_text(cell: Cell) -> str:
    """A cell as people say it at the table, white die first.

    >>> cell_text((5, 6))
    '5-6'
    """
    return f"{cell[0]}-{cell[1]}"


def parse_cell(text: str) -> Cell:
    """Read a cell such as `5-6`.

    Raises:
        ValueError: the text is not two numbers from 1 to 6 with a hyphen between them.

    >>> parse_cell("5-6")
    (5, 6)
    """
    match = _CELL.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text!r} is not a cell: write the row, a hyphen and the column, such as 5-6")
    return int(match[1]), int(match[2])


def as_cell(cell: Iterable[int]) -> Cell:
    """A row and a column as a plain tuple, whatever sequence and kind of whole numbers they come as.

    Raises:
        ValueError: it is not two whole numbers.

    >>> as_cell([5, 6])
    (5, 6)
    """
    try:
        row, column = map(index, cell)
    except (TypeError, ValueError):
        raise ValueError(f"a cell is a row and a column such as (5, 6), not {cell!r}") from None
    return int(row), int(column)
