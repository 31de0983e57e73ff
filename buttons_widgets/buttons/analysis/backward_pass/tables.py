"""What the backward pass reads and fills, as plain arrays: see `backward` for what blocks, levels and stages are."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Places = NDArray[np.uint32]
Floats = NDArray[np.float64]


class Tables(NamedTuple):
    """What stays the same during a pass. Rows count from 0; a *state* is the number of a row state of the lattice."""

    masks: Ints
    """[state] the mask of a row state."""
    rows: Ints
    """[row] the mask of the free cells within the row."""
    plus: Ints
    """[state, column] the state with one more button, or 0 where the row itself has no room for it."""
    before: Ints
    """[row, left, above, state] what a row above the last ones adds to the start of a block within its level, if `left`
    of the level's buttons are in this row and those below it."""
    states: NDArray[np.int8]
    """[block, row] the states of the rows above the last ones."""
    starts: Ints
    """[block] where the block starts within its level."""
    ranks: Ints
    """[block] the rank of its first set in the lattice."""
    width: Ints
    """[above] how many sets a block has below a row in the state `above`; one place more is taken up by the 0."""
    members: Places
    """[above, i] the ith set of such a block, as the number of a set of the last rows."""
    groups: Places
    """[above, k] where the kth group of sets begins, and at the end where the last one ends."""
    natural: Places
    """[above, i] how far the rank of the ith set lies behind the block's first one."""
    onto: Places
    """[above, column, i] where in its block the ith set is when the row above gets a button in a column; the place of
    the 0 if buttons below forbid that."""
    inner: Places
    """[above, i, k] where in the block the ith set is with a button more in the last rows, one row after the other,
    as far as they have room."""
    rooms: Places
    """[above, i, row] how many such places are in each of them."""
    upper_covers: Ints
    """[row, state] the buttons of a row by colour, eight bits a colour."""
    lower_covers: Ints
    """[set] the same for the last rows."""
    lower_masks: Ints
    """[set] the buttons in the last rows, as cells of the board."""
    pays: Ints
    """[colour] the stars for covering it three times: one, and one more for an own card."""
    worths: Floats
    """[stars] what opting out is worth by the stars, beyond the worth of a bust."""
    line: float
    """What opting out is worth when the stars complete a line, beyond the worth of a bust."""
    line_gaps: Ints
    """[line] the cells of a line of five that still need a star."""
    line_stars: Ints
    """[line] how many such cells there are."""
    laid_before: int
    """The mask of the buttons that lie on the position to be solved."""
    covered_before: int
    """The same by colour, eight bits a colour."""
    leaves: NDArray[np.bool_]
    """[rank] whether a rule opts out there, which is then done in place of what is best; empty for best play."""


class Stage(NamedTuple):
    """A stage of a level, with the tables that it reads and fills: `[row, place in the level]`."""

    weights: Floats
    """[k] the chance that the white die shows a certain row and the black dice the (k+1)th best of its spaces and no
    better one."""
    opt_out: float
    bust: float
    fewer: Floats
    """The same stage of the level before, with a button more in the rows above the last ones."""
    here: Floats
    """The table to be filled."""
    next: Floats
    """The table of the next stage of this level, which gets what it begins with; without rows if there is none."""


class Room(NamedTuple):
    """Room to work in for one thread, and what is to be kept."""

    spaces: Ints
    """[k, …] the spaces above the last rows on which a button may be laid: row, column, and where the block with
    that button starts."""
    best: Floats
    """[k, i] the values of one row's spaces, best first, for each set of a block."""
    ordered: Floats
    """[k] the values of one row's spaces for one set."""
    stop: Floats
    """[i] what opting out is worth."""
    rolling: Floats
    """[i] what a roll is worth, at first by the rows above the last ones alone."""
    worth: Floats
    """[i] the worth of each set of a group, at first at the own turn, and then with ever more opponents to act."""
    leaving: Floats
    """[i] the worth if the opponent leaves."""
    passing: Floats
    """[i] the worth of passing by a golden space."""
    gain: Floats
    """[i] the sum over the golden spaces of what is gained by laying there."""
    answers: Floats
    """[block, j, i] kept from the last stage, for so many blocks: the worth while j opponents act before the next own
    turn, and in the last row what a roll is worth."""
    values: Floats
    """[column, rank] all worths of every set, those of a stage in columns side by side, or of the sets of `kept`; empty
    if nobody asks for them."""
    kept: Ints
    """[place] the ranks of the sets whose worths stand in `values`, in ascending order; empty for all sets."""


def room_for(tables: Tables, answers: Floats, values: Floats, kept: Ints) -> Room:
    """Room for one thread. Its arrays are made here, uncompiled: to compile that would take longer than it saves."""
    size, widest = len(tables.rows), int(tables.width.max())
    return Room(
        spaces=np.zeros((size * size, 3), np.int64),
        best=np.zeros((size, widest)),
        ordered=np.zeros(size),
        stop=np.zeros(widest),
        rolling=np.zeros(widest),
        worth=np.zeros(widest),
        leaving=np.zeros(widest),
        passing=np.zeros(widest),
        gain=np.zeros(widest),
        answers=answers,
        values=values,
        kept=kept,
    )
