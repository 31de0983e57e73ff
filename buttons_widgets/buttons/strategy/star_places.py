"""Where stars are put: towards lines of five.

Nothing ever leaves or blocks a line on the own board: a space of it without a star can get one in any later round. But
two buttons of a round never lie side by side, so a line takes two rounds at least, and gaps that lie apart can be
filled in one round.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Final

from ..cells import Cell
from ..rules.ending import LINE, line_masks
from ..rules.grid import Grid
from ..rules.position import Position

MOST_TRIED: Final = 3_000
"""If there are more ways than this to put the stars, they are put one after the other."""


def best_places(position: Position, score: Callable[[int], Any], random: Random) -> tuple[Cell, ...]:
    """The best spaces for the stars that a player's buttons earn.

    Args:
        position: the board when the round is over.
        score: what a mask of stars, old and new, is worth: anything that can be compared.
        random: chooses among equally good ways.

    Every way to put them is tried, or, if there are very many, the best space for the first star is found, then for
    the next one, and so on.
    """
    earned, stars = position.stars_for_opting_out(), position.star_mask
    bits = [1 << position.grid.bit(cell) for cell in sorted(position.buttons)]
    random.shuffle(bits)
    if comb(len(bits), earned) <= MOST_TRIED:
        ways = map(sum, combinations(bits, earned))
        return position.grid.cells_of(max(ways, key=lambda way: score(stars | way)))
    placed = 0
    for _ in range(earned):
        placed |= max((bit for bit in bits if not placed & bit), key=lambda bit: score(stars | placed | bit))
    return position.grid.cells_of(placed)


def line_score(board: Grid, stars: int) -> tuple[int, ...]:
    """How near stars are to lines of five: greater is nearer.

    First counts the line with the fewest spaces left, then one whose spaces left lie apart, so that one round can fill
    them; then how many stars the second-best line has that shares none of these spaces left, and so on. So a line that
    is begun goes on, and a cross of two lines is better than one.
    """
    return tuple(sorted(_lines(board, stars), reverse=True))


def _lines(board: Grid, stars: int) -> Iterator[int]:
    for line in line_masks(board.size):
        gaps = line & ~stars
        yield 2 * (LINE - gaps.bit_count()) + (not gaps & board.beside(gaps))
