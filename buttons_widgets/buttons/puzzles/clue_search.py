"""Every arrangement of buttons that fits some clues, found by two ways that share nothing but the grid.

*By rows*: from the top, each row is put into every row state of the lattice that fits; a partial arrangement is given
up as soon as a column or a colour holds too many buttons, or cannot hold enough any more. All counts of an arrangement
are the fields of one number, so that a step is an addition and two comparisons.

*By halves*: the upper rows and the lower rows are filled apart, each in every way, and two halves belong together if
their counts add up and no button lies above another where they meet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ..analysis.lattice import row_states
from ..rules.position import Position
from .clues import Clue

_BITS: Final = 6
"""A field's width: a count of at most 18, and one bit above it that stays 1 just if nothing was borrowed."""


def arrangements_by_rows(board: Position, told: Sequence[Clue], most: int = 2) -> tuple[int, ...]:
    """The masks of all buttons, those that lie there included, in the arrangements that fit the clues.

    Args:
        board: the board with the buttons and stars that are given.
        told: the clues.
        most: no more than so many are looked for; 2 are enough to see whether there is just one.
    """
    size, given, free = board.size, board.button_mask, board.legal_mask | board.button_mask
    rows = [clue for clue in told if clue.kind == "row"]
    others = [clue for clue in told if clue.kind != "row"]
    guard = sum(1 << index * _BITS + _BITS - 1 for index in range(len(others)))
    target = sum(clue.total << index * _BITS for index, clue in enumerate(others))
    choices: list[list[tuple[int, int]]] = []
    for row in range(size):
        whole = (1 << size) - 1 << row * size
        counts = [clue.total for clue in rows if int(clue.name) == row + 1]
        choices.append(
            [
                (mask, sum((mask & clue.mask).bit_count() << index * _BITS for index, clue in enumerate(others)))
                for state in row_states(size)
                if not (mask := state << row * size) & ~free
                and mask & given == given & whole
                and all(mask.bit_count() == count for count in counts)
            ]
        )
    # What the rows from each one on can add to every count at most.
    rest = [0] * (size + 1)
    for row in reversed(range(size)):
        rest[row] = rest[row + 1] + sum(
            max((fields >> index * _BITS & 31 for _, fields in choices[row]), default=0) << index * _BITS
            for index in range(len(others))
        )
    # Two rows of one column cannot both count, so a column's share of the rest is at most every other row.
    for index, clue in enumerate(others):
        if clue.kind == "column":
            for row in range(size):
                field = 31 << index * _BITS
                least = min(rest[row] >> index * _BITS & 31, (size - row + 1) // 2)
                rest[row] = rest[row] & ~field | least << index * _BITS
    found: list[int] = []

    def fill(row: int, buttons: int, counts: int) -> None:
        if row == size:
            found.append(buttons)
            return
        enough = rest[row + 1] + guard
        for mask, fields in choices[row]:
            if mask & buttons << size:
                continue
            sums = counts + fields
            # Neither a count beyond its target, nor one that stays below it with all that may come.
            if (target + guard - sums) & (enough + sums - target) & guard == guard:
                fill(row + 1, buttons | mask, sums)
                if len(found) >= most:
                    return

    fill(0, 0, 0)
    return tuple(found)


def arrangements_by_halves(board: Position, told: Sequence[Clue], most: int = 2) -> tuple[int, ...]:
    """The same as `arrangements_by_rows`, found in the other way, and in another order."""
    upper = board.size // 2
    below: dict[tuple[int, ...], list[frozenset[tuple[int, int]]]] = {}
    clue_cells = [(frozenset(board.grid.cells_of(clue.mask)), clue.total) for clue in told]
    for half in _halves(board, range(upper + 1, board.size + 1)):
        below.setdefault(tuple(len(cells & half) for cells, _ in clue_cells), []).append(half)
    found: list[int] = []
    for half in _halves(board, range(1, upper + 1)):
        under = {(upper + 1, column) for row, column in half if row == upper}
        for other in below.get(tuple(count - len(cells & half) for cells, count in clue_cells), ()):
            if not under & other:
                found.append(board.grid.mask_of(half | other))
                if len(found) >= most:
                    return tuple(found)
    return tuple(found)


def _halves(board: Position, rows: range) -> Iterator[frozenset[tuple[int, int]]]:
    """Every way to lay buttons in some rows, space by space."""
    spaces = [(row, column) for row in rows for column in range(1, board.size + 1)]
    ways: list[frozenset[tuple[int, int]]] = [frozenset()]
    for row, column in spaces:
        with_it = [
            way | {(row, column)}
            for way in ways
            if (row, column) not in board.stars and (row - 1, column) not in way and (row, column - 1) not in way
        ]
        ways = with_it if (row, column) in board.buttons else [*ways, *with_it]
    return iter(ways)
