"""Counting arrangements: what the exercises of lesson 1 ask, and its pictures show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import prod
from typing import Final

from ..buttons.analysis.lattice import Lattice, lattice_of
from ..buttons.cells import cell_text
from ..buttons.puzzles.independent import maximal_sets
from ..buttons.rules.grid import Grid, grid
from ..buttons.rules.position import Position

THREE_ROWS: Final = Position.parse("rby/gry/ybg - 5")
FOUR_ROWS: Final = Position.parse("rbyg/gyrb/brgy/ygbr - 5")
"""Small boards, empty."""
ROWS_OF_THREE: Final[Mapping[str, int]] = {"none": 0b000, "left": 0b001, "middle": 0b010, "right": 0b100, "ends": 0b101}
"""The five arrangements of a row of three spaces, by name, as masks: bit 0 is the left space."""


def ways_in_a_row(spaces: int) -> int:
    """How many arrangements there are in a row, the empty one included, with no two buttons beside each other.

    >>> [ways_in_a_row(spaces) for spaces in range(7)]
    [1, 2, 3, 5, 8, 13, 21]
    """
    one, other = 1, 2
    for _ in range(spaces):
        one, other = other, one + other
    return one


@cache
def square_count(size: int) -> int:
    """How many arrangements a square board has.

    >>> [square_count(size) for size in range(1, 7)]
    [2, 7, 63, 1234, 55447, 5598861]
    """
    return Lattice(size, (1 << size * size) - 1).total


@cache
def most_on(rows: int, columns: int) -> int:
    """The most buttons in any arrangement on a board, counted on the larger square of which it is a part.

    >>> most_on(3, 3), most_on(3, 5)
    (5, 8)
    """
    side, row = max(rows, columns), (1 << columns) - 1
    return len(Lattice(side, sum(row << side * number for number in range(rows))).counts) - 1


def rows_beside(row: str) -> tuple[str, ...]:
    """The rows that may lie directly above or below a row.

    >>> rows_beside("left"), len(rows_beside("none"))
    (('none', 'middle', 'right'), 5)
    """
    lattice = Lattice(3, grid(3).all)
    above = lattice.states.index(ROWS_OF_THREE[row])
    return tuple(name for name, mask in ROWS_OF_THREE.items() if lattice.fits(1, above, lattice.states.index(mask)))


def board_with_row(number: int, row: str) -> Position:
    """A board of three rows with buttons in one of them, counted from 1."""
    return Position(THREE_ROWS.colours, ROWS_OF_THREE[row] << 3 * (number - 1))


def pieces(board: Grid, spaces: int) -> Iterator[int]:
    """The pieces into which some spaces fall: those that hang together by neighbours, as masks.

    >>> [bin(piece) for piece in pieces(grid(3), 0b100_001_011)]
    ['0b1011', '0b100000000']
    """
    rest = spaces
    while rest:
        piece, grown = 0, rest & -rest
        while piece != grown:
            piece, grown = grown, grown | (board.beside(grown) & spaces)
        yield piece
        rest &= ~piece


@cache
def boards_in_pieces() -> tuple[Position, ...]:
    """The boards that exercise 1.6 draws from: of four rows.

    Their open spaces lie in two or three pieces of three spaces at most. In one of these at least there are neighbours,
    and each usual mistake leads to another number.
    """
    lattice, board = lattice_of(FOUR_ROWS), grid(4)
    found = []
    for buttons in map(lattice.unrank, range(lattice.total)):
        free = board.all & ~(buttons | board.beside(buttons))
        spaces, parts = free.bit_count(), tuple(pieces(board, free))
        if len(parts) not in (2, 3) or max(map(int.bit_count, parts)) > 3:
            continue
        ways = [Lattice(4, part).total for part in parts]
        if len({prod(ways), 2**spaces, 2 ** len(parts), sum(ways), spaces + 1, prod(ways) - 1}) == 6:
            found.append(Position(FOUR_ROWS.colours, buttons))
    return tuple(found)


@cache
def full_boards() -> tuple[int, ...]:
    """Every arrangement on the real board that leaves no room for another button, as masks."""
    board = grid(6)
    return tuple(maximal_sets(board, board.all))


def places_text(board: Grid, mask: int) -> str:
    """Some spaces as an answer on the board is written."""
    return " ".join(map(cell_text, board.cells_of(mask)))


def rounded_to_two(number: float) -> int:
    """A number of 1 or more, rounded to its first two digits.

    >>> rounded_to_two(5_598_861), rounded_to_two(3.5)
    (5600000, 4)
    """
    return int(float(f"{number:.2g}")) if number >= 10 else round(number)
