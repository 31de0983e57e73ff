"""The grid under every board: its cells, their numbers, and their neighbours.

A *cell* is `(row, col)`, each from 1 to the size of the board; row 1 is at the top, column 1 at the left. A set of
cells is also kept as a *mask*, an `int` whose bit `(row - 1) * size + (col - 1)` stands for the cell. With masks the
laying rule takes a few shifts: a cell has no neighbour in a set if its bit is in no shifted copy of the mask.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from operator import index

from ...kit.rules.errors import GameError, NotationError, quoted

SIZES = range(3, 7)
"""The board sizes that rules and analysis know: 3, 4, 5 and 6."""

MOST = 1000
"""Rows, columns and pips are smaller numbers than this; a larger one is refused before a message repeats it."""

Cell = tuple[int, int]

_CELL = re.compile(r"([1-6])-([1-6])")


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
        raise NotationError(f"{quoted(text)} is not a cell: write the row, a hyphen and the column, such as 5-6")
    return int(match[1]), int(match[2])


def as_cell(cell: Iterable[int] | str) -> Cell:
    """A cell as a plain tuple. It may come as a text, or as any sequence of two whole numbers of any kind.

    Raises:
        GameError: it is neither two whole numbers nor the text of a cell.

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
        raise GameError(f"a cell is a row and a column such as (5, 6), not {quoted(cell)}") from None
    if not (-MOST < row < MOST and -MOST < column < MOST):
        raise GameError(f"a cell is a row and a column such as (5, 6), not {quoted(cell)}")
    return row, column


@dataclass(frozen=True, slots=True)
class Grid:
    """The cells of an n×n board and their neighbourhoods. Get one from `grid(n)`, which keeps it."""

    size: int
    cells: tuple[Cell, ...]
    """Every cell, row by row: the cell of bit i is `cells[i]`."""
    all: int
    """The mask of every cell."""
    neighbours: tuple[int, ...]
    """For each bit, the mask of its orthogonal neighbours."""
    rows: tuple[int, ...]
    """For each row, counted from 0, the mask of its cells."""
    not_first_column: int
    not_last_column: int

    def bit(self, cell: Cell | str) -> int:
        """The number of a cell's bit.

        Args:
            cell: as `(5, 6)` or as `"5-6"`.

        Raises:
            GameError: `cell` is malformed or not on this board.
        """
        row, col = as_cell(cell)
        if not (1 <= row <= self.size and 1 <= col <= self.size):
            raise GameError(f"there is no space {quoted(row)}-{quoted(col)} on a board of size {self.size}")
        return (row - 1) * self.size + col - 1

    def mask_of(self, cells: Iterable[Cell | str]) -> int:
        """The mask of some cells.

        Raises:
            GameError: one of them is malformed or not on this board.
        """
        if not isinstance(cells, Iterable) or isinstance(cells, str):
            raise GameError(f"some cells are a list such as [(1, 2), (3, 4)], not {quoted(cells)}")
        mask = 0
        for cell in cells:
            mask |= 1 << self.bit(cell)
        return mask

    def cells_of(self, mask: int) -> tuple[Cell, ...]:
        """The cells of a mask, row by row."""
        found = []
        while mask:
            lowest = mask & -mask
            found.append(self.cells[lowest.bit_length() - 1])
            mask ^= lowest
        return tuple(found)

    def beside(self, mask: int) -> int:
        """The mask of all cells that have an orthogonal neighbour in `mask`."""
        return (
            ((mask << 1) & self.not_first_column)
            | ((mask >> 1) & self.not_last_column)
            | ((mask << self.size) & self.all)
            | (mask >> self.size)
        )


@cache
def grid(size: int) -> Grid:
    """The grid of a board size.

    Raises:
        GameError: the size is not 3, 4, 5 or 6.

    >>> grid(3).cells_of(grid(3).beside(grid(3).mask_of([(2, 2)])))
    ((1, 2), (2, 1), (2, 3), (3, 2))
    """
    if size not in SIZES:
        raise GameError(f"a board has 3 to 6 rows, not {quoted(size)}")
    cells = tuple((row, col) for row in range(1, size + 1) for col in range(1, size + 1))
    every = (1 << size * size) - 1
    first_column = sum(1 << row * size for row in range(size))
    bare = Grid(
        size=size,
        cells=cells,
        all=every,
        neighbours=(),
        rows=tuple(((1 << size) - 1) << row * size for row in range(size)),
        not_first_column=every & ~first_column,
        not_last_column=every & ~(first_column << size - 1),
    )
    return Grid(
        size=size,
        cells=cells,
        all=every,
        neighbours=tuple(bare.beside(1 << bit) for bit in range(size * size)),
        rows=bare.rows,
        not_first_column=bare.not_first_column,
        not_last_column=bare.not_last_column,
    )
