"""Arrangements of buttons: the independent sets of the open spaces, the largest of them, and why no larger one fits.

Two buttons may not be neighbours, so an arrangement is an *independent set* of the graph in which open neighbours are
joined. A grid is *bipartite*: like a checkerboard it has two classes, and neighbours are of different ones. König's
theorem then says that the largest independent set has as many spaces as there are, less the pairs of a *maximum
matching*, which are the most pairs of neighbours that share no space. The pairs are the proof: each can hold one
button at most. (Dénes König, 1931; the matching is found with augmenting paths.)

Sets are masks, as in `grid`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ..rules.grid import Grid

REMEMBERED: Final = 256


class Pairing(NamedTuple):
    """Open spaces in pairs of neighbours, as many as possible, and those that are left over.

    Attributes:
        pairs: the two bits of each pair, the lower first.
        single: the bits that are left over.
    """

    pairs: tuple[tuple[int, int], ...]
    single: tuple[int, ...]

    @property
    def most(self) -> int:
        """The most buttons that find room: one in each pair, and one on each space that is left over."""
        return len(self.pairs) + len(self.single)


@lru_cache(REMEMBERED)
def pairing(board: Grid, free: int) -> Pairing:
    """A maximum matching of some spaces, which proves how many buttons find room on them.

    Args:
        board: the grid.
        free: the mask of the spaces on which buttons may lie.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> pairing(grid(3), 0b111_111_111).most
    5
    """
    partner: dict[int, int] = {}

    def augment(bit: int, tried: set[int]) -> bool:
        """Find a partner for a space of the first class, by changing the partners of others if need be."""
        for other in bits_of(board.neighbours[bit] & free):
            if other not in tried:
                tried.add(other)
                if other not in partner or augment(partner[other], tried):
                    partner[other] = bit
                    return True
        return False

    for bit in bits_of(free & checkerboard(board)):
        augment(bit, set())
    pairs = tuple(sorted((min(pair), max(pair)) for pair in partner.items()))
    paired = {bit for pair in pairs for bit in pair}
    return Pairing(pairs, tuple(bit for bit in bits_of(free) if bit not in paired))


def checkerboard(board: Grid) -> int:
    """The mask of one class of a checkerboard, the one of the cell 1-1.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> bin(checkerboard(grid(3)))
    '0b101010101'
    """
    return sum(1 << bit for bit, (row, col) in enumerate(board.cells) if (row + col) % 2 == 0)


def is_independent(board: Grid, mask: int) -> bool:
    """Whether no two spaces of a mask are neighbours."""
    return not mask & board.beside(mask)


def touching(board: Grid, buttons: int) -> int:
    """The mask of the first two buttons, row by row, that lie beside each other; 0 if no two do."""
    beside = buttons & board.beside(buttons)
    if not beside:
        return 0
    first = beside & -beside
    other = beside & board.beside(first)
    return first | (other & -other)


def maximal_sets(board: Grid, free: int) -> Iterator[int]:
    """Every arrangement to which no button can be added, each once.

    There are at most some thousands: 4,468 on the empty board of six rows. (Bron and Kerbosch's algorithm: a space that
    is left out needs a neighbour that is not, so one space of the smallest neighbourhood is taken in each branch.)

    Args:
        board: the grid.
        free: the mask of the spaces on which buttons may lie.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> len(list(maximal_sets(grid(3), 0b111_111_111)))
    10
    """
    closed = [neighbours | 1 << bit for bit, neighbours in enumerate(board.neighbours)]

    def extend(laid: int, open_: int, left_out: int) -> Iterator[int]:
        # Some space of this neighbourhood has to be laid: the one that is at the middle of it, or else one beside it.
        fewest = min(bits_of(open_ | left_out), key=lambda bit: (closed[bit] & open_).bit_count(), default=None)
        if fewest is None:
            yield laid
            return
        for bit in bits_of(closed[fewest] & open_):
            yield from extend(laid | 1 << bit, open_ & ~closed[bit], left_out & ~closed[bit])
            open_ &= ~(1 << bit)
            left_out |= 1 << bit

    return extend(0, free, 0)


def largest_sets(board: Grid, free: int) -> Iterator[int]:
    """Every arrangement with the most buttons, each once, those with a button further up and left first.

    A space is given a button or left empty, and a branch is cut off where a pairing proves that it falls short. Since
    that bound is exact, no branch ends in vain.

    Args:
        board: the grid.
        free: the mask of the spaces on which buttons may lie.

    >>> from buttons_widgets.buttons.rules.grid import grid
    >>> [bin(mask) for mask in largest_sets(grid(3), 0b111_111_111)]
    ['0b101010101']
    """

    def extend(laid: int, open_: int, wanted: int) -> Iterator[int]:
        if not wanted:
            yield laid
            return
        lowest = open_ & -open_
        bit = lowest.bit_length() - 1
        rest = open_ & ~lowest
        if pairing(board, rest & ~board.neighbours[bit]).most == wanted - 1:
            yield from extend(laid | lowest, rest & ~board.neighbours[bit], wanted - 1)
        if pairing(board, rest).most == wanted:
            yield from extend(laid, rest, wanted)

    return extend(0, free, pairing(board, free).most)


def bits_of(mask: int) -> Iterator[int]:
    """The numbers of the bits of a mask, ascending.

    >>> list(bits_of(0b10110))
    [1, 2, 4]
    """
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
