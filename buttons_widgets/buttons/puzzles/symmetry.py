"""Boards turned, mirrored and with other colours, so that two puzzles that are the same can be told to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..cells import COLOURS, Cell
from ..rules.position import Position

T = TypeVar("T")

TURNS = range(8)
"""The turns and reflections of a board, see `turned`."""
MIRRORINGS = range(4)
"""Those that do not exchange rows and columns. Where a roll matters they alone count: the white die shows the row."""


def turned(cells: Sequence[T], size: int, symmetry: int) -> tuple[T, ...]:
    """What lies on the cells of a board, row by row, after one of the eight turns and reflections, 0 to 7.

    0 changes nothing; odd numbers exchange left and right, 2, 3, 6 and 7 exchange top and bottom, and 4 to 7 then
    exchange rows and columns.

    >>> turned("abcd", 2, 1), turned("abcd", 2, 4)
    (('b', 'a', 'd', 'c'), ('a', 'c', 'b', 'd'))
    """
    rows = [cells[start : start + size] for start in range(0, size * size, size)]
    if symmetry & 1:
        rows = [row[::-1] for row in rows]
    if symmetry & 2:
        rows = rows[::-1]
    flat = [item for row in rows for item in row]
    if symmetry & 4:
        flat = [flat[size * col + row] for row in range(size) for col in range(size)]
    return tuple(flat)


def first_turn(letters: str, size: int) -> str:
    """Letters on the cells of a board, turned and mirrored so that the text comes first."""
    return min("".join(turned(letters, size, symmetry)) for symmetry in TURNS)


def mirrored_cell(cell: Cell, size: int, symmetry: int) -> Cell:
    """Where a cell comes by a symmetry that does not exchange rows and columns; see `turned`.

    >>> mirrored_cell((1, 2), 4, 1), mirrored_cell((1, 2), 4, 2)
    ((1, 3), (4, 2))
    """
    row, column = cell
    return (size + 1 - row if symmetry & 2 else row, size + 1 - column if symmetry & 1 else column)


def recoloured(letters: str) -> str:
    """Letters with the colours named anew in the order in which they appear, so that only their pattern counts.

    >>> recoloured("gRg*b"), recoloured("gRb-")
    ('rBr*y', 'rBy-')
    """
    names: dict[str, str] = {}
    for letter in letters.lower():
        if letter in COLOURS and letter not in names:
            names[letter] = COLOURS[len(names)]
    return "".join(
        letter if letter in "*-" else names[letter] if letter.islower() else names[letter.lower()].upper()
        for letter in letters
    )


def turned_board(board: Position, symmetry: int) -> str:
    """A board and the player's cards after a symmetry, with the colours named anew.

    >>> turned_board(Position.parse("rby/gRy/ybg r 5"), 1)
    'rbyrYggbr y'
    """
    letters = "".join(str(board).split()[0].split("/"))
    text = recoloured("".join(turned(letters, board.size, symmetry)) + board.cards)
    count = board.size**2
    return f"{text[:count]} {''.join(sorted(text[count:]))}"
