"""All ways to lay some buttons on some spaces, taken together: what is true in every one of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ..rules.grid import Grid, grid


class Ways(NamedTuple):
    """All ways to lay some buttons on some open spaces, no two side by side, taken together.

    Attributes:
        number: how many there are.
        always: the mask of the spaces that all of them use.
        never: the mask of the spaces that none of them uses.
        beside: the mask of the spaces beside a button in all of them.
    """

    number: int
    always: int
    never: int
    beside: int


@lru_cache(1 << 15)
def ways_to_lay(size: int, spaces: int, count: int) -> Ways:
    """All ways to lay a number of buttons on some spaces of a board.

    >>> ways_to_lay(5, 0b11111, 3)
    Ways(number=1, always=21, never=10, beside=682)
    """
    board = grid(size)
    found, always, never, beside = 0, board.all, spaces, board.all
    for way in _ways(board, spaces, count):
        found += 1
        always &= way
        never &= ~way
        beside &= board.beside(way)
    return Ways(found, always, never, beside) if found else Ways(0, 0, spaces, 0)


def _ways(board: Grid, spaces: int, count: int) -> Iterator[int]:
    """The masks of `count` of the spaces, no two of them side by side."""
    if count == 0:
        yield 0
    while count > 0 and spaces.bit_count() >= count:
        first = spaces & -spaces
        spaces ^= first
        for others in _ways(board, spaces & ~board.neighbours[first.bit_length() - 1], count - 1):
            yield first | others
