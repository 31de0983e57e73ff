"""The backward pass of the exact analysis: one value for each set of buttons, supersets first.

These are the plain loops behind `solve`. What the values mean, and the recursion, stand in `solver`. Numba compiles
the functions if it is installed; without it they run uncompiled, slowly. They all stand in this module because numba
keeps a compiled function on disk under the date of its own file.

The sets are visited in descending order of their rank (see `lattice`), so all values that a set depends on are known
when its turn comes. Sets that differ in the last row only have consecutive ranks. They form a *strip*, and the loops
work on one strip at a time. One more button in a row above moves a whole strip onto (part of) another strip, so its
values are read in sequence, and a processor takes several at once. A space on which nothing may be laid has the value
0, which is also the value of a bust.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from ...kit.rules.answer import Watch

F = TypeVar("F", bound=Callable[..., Any])
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

try:
    import numba
except ImportError:
    numba = None  # type: ignore[assignment]
COMPILES: Final = numba is not None
"""Whether numba is installed and compiles the loops."""

VALUES_AT_ONCE: Final = 1_000_000 if COMPILES else 4_000
"""So many values are found in one go, in some hundredths of a second. Between two goes the pass can be ended."""

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
"""Release the interpreter's lock, and do not check for divisions by zero: there are none."""


def compiled(function: F) -> F:
    """Compile a function if numba is installed, and keep the result on disk where that is possible.

    Numba writes beside this file, or else into the user's own cache folder. If it may write to neither, every process
    compiles for itself. A compiled function releases the interpreter's lock, so that a widget can run it in a thread
    while the kernel goes on working.
    """
    if numba is None:
        return function
    try:
        return numba.njit(function, cache=True, **OPTIONS)  # type: ignore[no-any-return]
    except RuntimeError:  # numba found no folder that it may write to
        return numba.njit(function, **OPTIONS)  # type: ignore[no-any-return]


class Tables(NamedTuple):
    """What stays the same during a pass. Rows count from 0; a *state* is the number of a row state of the lattice."""

    masks: Ints
    """[state] the mask of a row state."""
    rows: Ints
    """[row] the mask of the free cells within the row."""
    before: Ints
    """[row, above, state] the lattice's table: what a row adds to the rank."""
    lower: Ints
    """[row, above, state] the next lower state that the row may be in; for `state` one past the last, the highest."""
    plus: Ints
    """[state, column] the state with one more button, or 0 where the row itself has no room for it."""
    strip: Ints
    """[above, i] the state of the last row in the ith set of a strip below a row in the state `above`."""
    width: Ints
    """[above] how many sets such a strip has."""
    onto: Ints
    """[above, column, i] where in its strip the ith set is when the row above gets a button in a column; -1 if the
    last row's buttons forbid that."""
    within: Ints
    """[above, i, column] where in the strip the ith set is with a button more in the last row; -1 where it
    has no room."""
    covers: Ints
    """[row, state] the buttons of a row by colour, eight bits a colour."""
    pays: Ints
    """[colour] the stars for covering it three times: one, and one more for an own card."""
    line_gaps: Ints
    """[line] the cells of a line of five that still need a star."""
    line_stars: Ints
    """[line] how many such cells there are."""
    worths: Floats
    """[stars] what opting out is worth by the stars, beyond the worth of a bust."""
    line: float
    """What opting out is worth when the stars complete a line, beyond the worth of a bust."""
    laid_before: int
    """The mask of the buttons that lie on the position to be solved."""
    covered_before: int
    """The same by colour, eight bits a colour."""
    leaves: NDArray[np.bool_]
    """[rank] whether a rule opts out there, which is then done in place of what is best; empty for best play."""
    rank_before: int
    """The rank of that set, 0. It is passed in because numba gives a literal 0 a type of its own and would compile
    each function that gets one a second time."""


class Model(NamedTuple):
    """What the opponents do, and what the dice do for each number of opponents still in."""

    opt_out: float
    bust: float
    weights: Floats
    """[still_in, k] the chance that the white die shows a certain row and the black dice the (k+1)th best of its
    spaces and no better one."""
    column: Ints
    """[to_act, still_in] the column of the table with the values while `to_act` opponents act before our turn."""


class Room(NamedTuple):
    """Room to work in for a pass."""

    states: Ints
    """[row + 1] the state of each row above the last, below an empty row."""
    spaces: Ints
    """[row, k, …] the spaces above the last row on which a button may be laid; see `spaces_above`."""
    best: Floats
    """[k, i] the values of one row's spaces, best first, for each set of a strip."""
    rolling: Floats
    """[still_in, i] what the rows above the last are worth to a roll."""
    offers: Floats
    """[to_act, still_in, i, k] what each golden space above the last row is worth if taken."""


def room_for(tables: Tables, model: Model) -> Room:
    """Room for one pass. Its arrays are made here, uncompiled: to compile that would take longer than it saves."""
    size, widest, stages = len(tables.rows), len(tables.masks), len(model.weights)
    return Room(
        states=np.zeros(size, np.int64),
        spaces=np.zeros((size - 1, size, 3), np.int64),
        best=np.zeros((size, widest)),
        rolling=np.zeros((stages, widest)),
        offers=np.zeros((stages, stages, widest, size * size)),
    )


@compiled
def spaces_above(masks: Ints, rows: Ints, before: Ints, plus: Ints, states: Ints, first: int, spaces: Ints) -> None:
    """Find the spaces above the last row on which a button may be laid, as far as these rows say.

    Args:
        states: [row + 1] the state of each row above the last, below an empty row. Those from row `first` on have
            changed since the last time.
        spaces: [row, 0, 0] how many spaces the row has; [row, k, 1] how far a button on the kth of them moves the
            start of the strip; [row, k, 2] its column.
    """
    size = len(rows)
    for row in range(max(first - 1, 0), size - 1):
        above, state = states[row], states[row + 1]
        below = states[row + 2] if row + 2 < size else 0
        free = rows[row] & ~(masks[above] | masks[below])
        found = 0
        for column in range(size):
            more = plus[state, column]
            if more and free >> column & 1:
                jump = before[row, above, more] - before[row, above, state]
                if row + 2 < size:
                    jump += before[row + 1, more, below] - before[row + 1, state, below]
                spaces[row, found, 1] = jump
                spaces[row, found, 2] = column
                found += 1
        spaces[row, 0, 0] = found


@compiled
def next_strip(lower: Ints, states: Ints) -> int:
    """Move the states of the rows above the last to the next lower strip.

    Returns:
        The first row that changed, or -1 if there is no lower strip.
    """
    row = len(states) - 2
    while row >= 0 and states[row + 1] == 0:
        row -= 1
    if row >= 0:
        states[row + 1] = lower[row, states[row], states[row + 1]]
        for under in range(row + 1, len(states) - 1):
            states[under + 1] = lower[under, states[under], lower.shape[2] - 1]
    return row


@compiled
def roll_above(
    values: Floats,
    column: int,
    weights: Floats,
    start: int,
    width: int,
    spaces: Ints,
    onto: Ints,
    above: int,
    best: Floats,
    rolling: Floats,
) -> None:
    """What the white numbers of the rows above the last are worth to a roll, for each set of a strip.

    After a button, the values in a column of the table count. `best` is room to put a row's values in order.
    """
    last = len(spaces) - 1
    for i in range(width):
        rolling[i] = 0.0
    for row in range(len(spaces)):
        for k in range(spaces[row, 0, 0]):
            there = start + spaces[row, k, 1]
            if row < last:
                for i in range(width):
                    best[k, i] = values[there + i, column]
            else:
                for i in range(width):
                    at = onto[above, spaces[row, k, 2], i]
                    best[k, i] = values[there + at, column] if at >= 0 else 0.0
            # Put the kth space in its place among the k before it, best first.
            for better in range(k):
                for i in range(width):
                    one, other = best[better, i], best[k, i]
                    best[better, i] = one if one > other else other
                    best[k, i] = other if one > other else one
        for k in range(spaces[row, 0, 0]):
            for i in range(width):
                rolling[i] += weights[k] * best[k, i]


@compiled
def golden_above(
    values: Floats,
    stays: int,
    leaves: int,
    bust: float,
    start: int,
    width: int,
    spaces: Ints,
    onto: Ints,
    above: int,
    offers: Floats,
) -> int:
    """What each golden space above the last row is worth if taken, for each set of a strip: into `offers[i, k]`.

    The roller then stays in, which leads to the values in the column `stays`, or is bust, which leads to `leaves`.

    Returns:
        How many such spaces there are.
    """
    last = len(spaces) - 1
    offered = 0
    for row in range(len(spaces)):
        for k in range(spaces[row, 0, 0]):
            there = start + spaces[row, k, 1]
            for i in range(width):
                at = i if row < last else onto[above, spaces[row, k, 2], i]
                offers[i, offered] = 0.0
                if at >= 0:
                    offers[i, offered] = (1 - bust) * values[there + at, stays] + bust * values[there + at, leaves]
            offered += 1
    return offered


@compiled
def stopping(
    covered: int, laid: int, pays: Ints, worths: Floats, line: float, line_gaps: Ints, line_stars: Ints
) -> float:
    """What opting out is worth: by the stars, or for a line that they complete."""
    stars = 1
    for colour in range(len(pays)):
        if (covered >> 8 * colour & 255) >= 3:
            stars += pays[colour]
    for k in range(len(line_gaps)):
        if line_stars[k] <= stars and laid & line_gaps[k] == line_gaps[k]:
            return line
    return worths[stars]  # type: ignore[no-any-return]


def solve_all(tables: Tables, model: Model, room: Room, values: Floats, watch: Watch) -> float:
    """Fill `values[rank, column]`, the strips and the sets in each of them from the last to the first.

    It goes on part by part, because compiled loops hear neither an interrupt of the kernel nor a wish to end.

    Args:
        watch: called between two parts; what it raises ends the pass.

    Returns:
        What a roll is worth at the smallest set with every opponent in.
    """
    states, (total, columns) = room.states, values.shape
    for row in range(len(tables.rows) - 1):
        states[row + 1] = tables.lower[row, states[row], len(tables.masks)]
    changed, start, roll = 0, total, 0.0
    while changed >= 0:
        watch(1 - start / total)
        changed, start, roll = solve_part(tables, model, room, values, changed, start - VALUES_AT_ONCE // columns)
    return roll


@compiled
def solve_part(
    tables: Tables, model: Model, room: Room, values: Floats, changed: int, until: int
) -> tuple[int, int, float]:
    """Fill the strips from the one that the states of `room` stand for, until one starts at or below a rank.

    Args:
        changed: the first row whose state has changed since the last strip.
        until: the rank.

    Returns:
        The first row that changed for the strip that comes next, or -1 if all are filled; the first rank that is
        filled; and what a roll is worth there with every opponent in.
    """
    masks, rows, before, lower, plus, strip, widths, onto, within, covers, pays, line_gaps, line_stars = tables[:13]
    opt_out, bust, weights, columns = model.opt_out, model.bust, model.weights, model.column
    states, spaces, best, rolling, offers = room
    ruled, by_rule = tables.leaves, len(tables.leaves) > 0
    size, count = len(rows), len(weights) - 1
    offered, roll, start = 0, 0.0, until + 1
    while changed >= 0 and start > until:
        spaces_above(masks, rows, before, plus, states, changed, spaces)
        start, covered, laid = tables.rank_before, tables.covered_before, tables.laid_before
        for row in range(size - 1):
            state = states[row + 1]
            start += before[row, states[row], state]
            covered += covers[row, state]
            laid |= masks[state] << row * size
        above = states[size - 1]
        width = widths[above]
        for still_in in range(count + 1):
            laying = columns[still_in, still_in]
            roll_above(values, laying, weights[still_in], start, width, spaces, onto, above, best, rolling[still_in])
            for to_act in range(1, still_in + 1):
                stays, leaves = columns[to_act - 1, still_in], columns[to_act - 1, still_in - 1]
                offered = golden_above(
                    values, stays, leaves, bust, start, width, spaces, onto, above, offers[to_act, still_in]
                )
        for i in range(width - 1, -1, -1):
            here, state = start + i, strip[above, i]
            stop = 0.0  # with no button it is not allowed, and rolling is worth that at least
            if here > 0 or tables.laid_before:
                stop = stopping(
                    covered + covers[size - 1, state],
                    laid | masks[state] << (size - 1) * size,
                    pays,
                    tables.worths,
                    tables.line,
                    line_gaps,
                    line_stars,
                )
            for still_in in range(count + 1):
                laying, legal = columns[still_in, still_in], 0
                for column in range(size):  # the values of the last row, best first
                    if within[above, i, column] >= 0:
                        value = values[start + within[above, i, column], laying]
                        at = legal
                        while at > 0 and best[0, at - 1] < value:
                            best[0, at] = best[0, at - 1]
                            at -= 1
                        best[0, at] = value
                        legal += 1
                roll = rolling[still_in, i]
                for k in range(legal):
                    roll += weights[still_in, k] * best[0, k]
                value = max(stop, roll)
                if by_rule:
                    value = stop if ruled[here] else roll
                values[here, columns[0, still_in]] = value
            for to_act in range(1, count + 1):
                for still_in in range(to_act, count + 1):
                    stays, leaves = columns[to_act - 1, still_in], columns[to_act - 1, still_in - 1]
                    pass_by = (1 - bust) * values[here, stays] + bust * values[here, leaves]
                    gain = 0.0
                    for k in range(offered):
                        gain += max(0.0, offers[to_act, still_in, i, k] - pass_by)
                    for column in range(size):
                        if within[above, i, column] >= 0:
                            there = start + within[above, i, column]
                            take = (1 - bust) * values[there, stays] + bust * values[there, leaves]
                            gain += max(0.0, take - pass_by)
                    rolls = pass_by + gain / (size * size)
                    values[here, columns[to_act, still_in]] = opt_out * values[here, leaves] + (1 - opt_out) * rolls
        changed = next_strip(lower, states)
    return changed, start, roll
