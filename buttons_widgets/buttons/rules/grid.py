"""The grid under every board: its cells, their numbers, and their neighbours.

A *cell* is `(row, col)`, each from 1 to the size of the board; row 1 is at the top, column 1 at the left. A set of
cells is also kept as a *mask*, an `int` whose bit `(row - 1) * size + (col - 1)` stands for the cell. With masks the
laying rule takes a few shifts: a cell has no neighbour in a set if its bit is in no shifted copy of the mask.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache

from ...kit.rules.errors import GameError, quoted, unwanted
from ...kit.rules.phrase import Phrase
from ..cells import SIZES, Cell, as_cell


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
        """The number of the bit of a cell, such as `(5, 6)` or `"5-6"`.

        Raises:
            GameError: `cell` is malformed or not on this board.
        """
        row, col = as_cell(cell)
        if not (1 <= row <= self.size and 1 <= col <= self.size):
            raise GameError.of(
                "refused-space",
                "there is no space {row}-{column} on a board of size {size}",
                row=quoted(row),
                column=quoted(col),
                size=self.size,
            )
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
        raise unwanted(Phrase("refused-board-size", "a board has 3 to 6 rows"), size)
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
    return replace(bare, neighbours=tuple(bare.beside(1 << bit) for bit in range(size * size)))
