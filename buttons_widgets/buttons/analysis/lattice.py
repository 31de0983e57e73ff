"""The lattice of positions: every way to lay buttons on some free cells, numbered so that subsets come first.

No two buttons may be orthogonal neighbours, so the ways to lay them are the *independent sets* of the free cells. Read
a set row by row from the top. Each row is one of the at most 21 *row states* (masks of one row with no two bits side
by side), and a row state may follow any other with which it shares no column. Put the row states in the order of
their masks and the sets in the order of a dictionary: a set then comes after all its subsets, because in the first row
where they differ it has the greater mask.

The *rank* of a set, its number in this order, is a sum with one term for each row,

    rank(S) = Σ before[i][row i-1 of S][row i of S]

where `before[i][above][state]` counts the ways to fill the rows from i on, below the row `above`, that start with a
row state smaller than `state`. So one more button moves the rank by an amount that depends on its row and the rows
above and below it only, and a table with a number for each rank needs no dictionary.
"""

from __future__ import annotations

from functools import cached_property

from ...kit.rules.errors import GameError, quoted
from ...kit.rules.numbers import whole_number
from ..rules.layout import Layout
from ..rules.position import Position, board_of


def row_states(size: int) -> tuple[int, ...]:
    """The masks of one row in which no two buttons are side by side, in ascending order.

    >>> row_states(3)
    (0, 1, 2, 4, 5)
    """
    return tuple(mask for mask in range(1 << size) if not mask & mask << 1)


class Lattice:
    """The independent sets of some free cells of an n×n board, with their ranks.

    Args:
        size: n, 1 or more. A game's board has 3 to 6 rows, but the counting works for any number.
        free: the mask of the cells that a set may use (bit `(row - 1) * size + col - 1`).

    Raises:
        GameError: `size` or `free` is not a whole number, or a free cell is off the board.

    >>> lattice = Lattice(3, free=0b111_111_111)
    >>> lattice.total, lattice.counts
    (63, (1, 9, 24, 22, 6, 1))
    >>> lattice.rank(0b101_010_101), bin(lattice.unrank(62))
    (62, '0b101010101')
    """

    def __init__(self, size: int, free: int) -> None:
        for number in (size, free):
            if whole_number(number) is None:
                raise GameError(f"a lattice is made of a size and a mask of cells, not {quoted(number)}")
        if size < 1 or not 0 <= free < 1 << size * size:
            raise GameError(f"the free cells {_bits(free)} are not on a board of {size} rows")
        self.size = size
        self.free = free
        self.states = row_states(size)
        """The row states; a *state* is an index into them, so that 0 is the empty row."""
        self.rows = tuple(free >> row * size & (1 << size) - 1 for row in range(size))
        """For each row, from 0, the mask of its free cells within the row."""
        self.before = self._tables()
        self.total = self.fillings(0, 0)
        """How many independent sets there are, the empty one among them."""

    def fits(self, row: int, above: int, state: int) -> bool:
        """Whether a row may be in a state below a row in the state `above`."""
        mask = self.states[state]
        return not (mask & ~self.rows[row] or mask & self.states[above])

    def _tables(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """`before`, from the last row up. A row of zeros below the board makes a special case unnecessary."""
        every = range(len(self.states))
        fillings = [1] * len(self.states)  # of the rows below, for each state of this one
        tables = [tuple((0,) * len(self.states) for _ in every)]
        for row in reversed(range(self.size)):
            table, of_this_row = [], []
            for above in every:
                sums, running = [], 0
                for state in every:
                    sums.append(running)
                    if self.fits(row, above, state):
                        running += fillings[state]
                table.append(tuple(sums))
                of_this_row.append(running)
            tables.append(tuple(table))
            fillings = of_this_row
        return tuple(reversed(tables))

    def fillings(self, row: int, above: int = 0) -> int:
        """How many ways there are to fill the rows from `row` on, counted from 0, below a row in the state `above`."""
        last = max(state for state in range(len(self.states)) if self.fits(row, above, state))
        below = 1 if row + 1 == self.size else self.fillings(row + 1, last)
        return self.before[row][above][last] + below

    @cached_property
    def counts(self) -> tuple[int, ...]:
        """For each number of buttons, from none to the most that find room, how many sets there are."""
        # Number of sets of the rows so far by state of the lowest one and by buttons laid.
        ways: dict[tuple[int, int], int] = {(0, 0): 1}
        for row in range(self.size):
            further: dict[tuple[int, int], int] = {}
            for (above, laid), count in ways.items():
                for state, mask in enumerate(self.states):
                    if self.fits(row, above, state):
                        key = (state, laid + mask.bit_count())
                        further[key] = further.get(key, 0) + count
            ways = further
        counts = [0] * (1 + max(laid for _, laid in ways))
        for (_, laid), count in ways.items():
            counts[laid] += count
        return tuple(counts)

    def states_of(self, buttons: int) -> tuple[int, ...]:
        """The state of each row of a set.

        Raises:
            GameError: the mask is not an independent set of the free cells.
        """
        found, above = [], 0
        for row in range(self.size):
            mask = buttons >> row * self.size & (1 << self.size) - 1
            if mask not in self.states or not self.fits(row, above, self.states.index(mask)):
                raise GameError(f"{_bits(buttons)} is not an independent set of the free cells {_bits(self.free)}")
            above = self.states.index(mask)
            found.append(above)
        if buttons >> self.size * self.size:
            raise GameError(f"{_bits(buttons)} is not on a board of {self.size} rows")
        return tuple(found)

    def rank(self, buttons: int) -> int:
        """The number of a set, from 0 for the empty one to `total - 1`; a superset's is always greater.

        Raises:
            GameError: the mask is not an independent set of the free cells.
        """
        states = self.states_of(buttons)
        return sum(self.before[row][states[row - 1] if row else 0][states[row]] for row in range(self.size))

    def unrank(self, rank: int) -> int:
        """The set with a number.

        Raises:
            GameError: the number is not between 0 and `total - 1`.
        """
        if not 0 <= rank < self.total:
            raise GameError(f"there is no set {quoted(rank)}: the sets are numbered from 0 to {self.total - 1}")
        buttons, above, rest = 0, 0, rank
        for row in range(self.size):
            sums = self.before[row][above]
            above = max(
                state for state in range(len(self.states)) if self.fits(row, above, state) and sums[state] <= rest
            )
            rest -= sums[above]
            buttons |= self.states[above] << row * self.size
        return buttons


def _bits(mask: int) -> str:
    """A mask for a message."""
    return f"{mask:#b}" if mask.bit_length() <= 64 else quoted(mask)


def lattice_of(board: Layout | Position | str) -> Lattice:
    """The lattice of what can still be laid on a board.

    On a layout these are all positions of a round. On a position they are the sets of buttons that can be *added* to
    those that lie there; stars and the spaces beside buttons are not free.

    Raises:
        GameError: `board` is neither a layout nor a position, nor the text of one.
    """
    board = board_of(board)
    return Lattice(board.size, board.legal_mask)


def count_positions(board: Layout | Position | str) -> int:
    """How many positions a round can reach: on a layout from the start, on a position from there, itself included.

    Raises:
        GameError: `board` is neither a layout nor a position, nor the text of one.

    >>> count_positions(Layout.parse("rby/gry/ybg"))
    63
    >>> count_positions(Position.parse("rby/gRy/ybg r 5"))
    16
    """
    return lattice_of(board).total


def count_positions_by_buttons(board: Layout | Position | str) -> tuple[int, ...]:
    """The same for each number of buttons on the board, from 0 to the most that find room.

    Raises:
        GameError: `board` is neither a layout nor a position, nor the text of one.

    >>> count_positions_by_buttons(Layout.parse("rby/gry/ybg"))
    (1, 9, 24, 22, 6, 1)
    >>> count_positions_by_buttons(Position.parse("rby/gRy/ybg r 5"))
    (0, 1, 4, 6, 4, 1)
    """
    board = board_of(board)
    laid = len(board.buttons)
    return (0,) * laid + lattice_of(board).counts
