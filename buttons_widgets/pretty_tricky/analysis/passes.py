"""The passes over all ways in which the boxes of the left half may be open.

The recursion
-------------

A state is how many boxes are open in each row. A roll offers one to three splits into two sums, and what follows is the
best of them: with both sums open a box of each is ticked, with one open that one, with none nothing.

    race(s)      = 0 when no more than `enough` rows are open, else
                   1 + Σ over the rolls: chance · the least race(s after a split)
    sprint(s, k) = Σ over the rolls: chance · the least sprint(s after a split, k - 1)
    sprint(s, 0) = how many rows are open

The race counts rolls, the sprint rows that stay open at the end: the marks are all others. Rolls that offer nothing
leave a race where it is. They have the chance w, so that

    race(s) = (1 + Σ over the other rolls: chance · the least race(s after a split)) / (1 - w)

To pass, or to tick one box where two can be ticked, is never better and so not looked at. Let a state have fewer boxes
open than another: whoever plays it can do what is best for the other one, roll by roll, and leave out the ticks of
rows that are full already. Then it has always at most as many boxes open in each row and at least as many full rows, so
that it is worth no less. Each further tick leads to such a state. (`tests/pretty_tricky/analysis` compares this with a
search of all moves.)

A tick makes a state's number in mixed radix smaller, so that one pass through the numbers, upwards, finds all races. A
sprint goes downwards, in place, and a roll at a time: what it reads is still that of a roll less.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.compiling import check_compiles, compiled, compiled_part, processors
from ...kit.analysis.kept import Floats
from ...kit.analysis.simulating import in_parts
from ...kit.rules.answer import Watch
from ..rules.moves import roll_chances
from ..rules.sheet import ROWS, states_of

Ints = NDArray[np.int64]
Pairs = NDArray[np.uint64]

LINES: Final = len(ROWS)
FAR: Final = 1e300
"""Stands for what cannot be reached: a split that ticks nothing."""

STATES_AT_ONCE: Final = 65_536
"""So many states at most are solved in one go, in some 20 ms. Between two goes a pass can be ended."""

WORTH_A_THREAD: Final = 300_000
"""With fewer states than this one thread is done before another one has begun."""

MOST_UNCOMPILED: Final = 5_000
"""Without numba no more states than this are solved: it takes a few seconds."""


class Rolls(NamedTuple):
    """The rolls of four dice, by how many different splits they have: which, and how likely.

    A pair of sums has a number: its place among all pairs in ascending order.
    """

    pairs: Pairs
    chance: Floats


class Lattice(NamedTuple):
    """The states, numbered in mixed radix, the last row's boxes first.

    Attributes:
        sizes: for each row how many states it has: its boxes and one.
        steps: by how much the number of a state is lowered by a tick in each row.
        enough: with no more open rows than this a race is over.
    """

    sizes: Ints
    steps: Ints
    enough: int


@cache
def every_roll() -> Rolls:
    """All rolls, those with the same splits together."""
    number = {pair: place for place, pair in enumerate(combinations_with_replacement(ROWS, 2))}
    chances: dict[tuple[tuple[int, int], ...], float] = defaultdict(float)
    for dice, chance in roll_chances():
        chances[dice.splits] += float(chance)
    # A roll with fewer splits has one of them several times.
    pairs = [[number[pair] for pair in (*splits, *splits[:1] * 2)[:3]] for splits in chances]
    return Rolls(np.array(pairs, np.uint64), np.array(list(chances.values())))


def steps_of(boxes: Sequence[int]) -> list[int]:
    """By how much the number of a state is lowered by a tick in each row.

    >>> steps_of((2, 1, 3))
    [8, 4, 1]
    """
    return [states_of(boxes[row + 1 :]) for row in range(len(boxes))]


def _lattice(boxes: Sequence[int], enough: int = 0) -> Lattice:
    return Lattice(np.array([count + 1 for count in boxes]), np.array(steps_of(boxes)), enough)


@compiled_part
def _best_splits(
    values: Floats, index: int, digits: Ints, take: Ints, pairs: Floats, rolls: Rolls
) -> tuple[float, float]:
    """The mean of the best splits of the rolls that offer something, and the chance of the others.

    Args:
        values: of all states; `FAR` at this one.
        index: the number of the state.
        digits: how many boxes are open in each row.
        take: by how much a tick in each row lowers the number, 0 for a full row.
        pairs: room for what each pair of sums leads to.
        rolls: all rolls.
    """
    pair = 0
    for row in range(LINES):
        single = index - take[row]
        pairs[pair] = values[single - take[row]] if digits[row] > 1 else values[single]
        pair += 1
        for other in range(row + 1, LINES):
            pairs[pair] = values[single - take[other]]
            pair += 1
    mean = 0.0
    nothing = 0.0
    for roll in range(len(rolls.chance)):
        best = min(min(pairs[rolls.pairs[roll, 0]], pairs[rolls.pairs[roll, 1]]), pairs[rolls.pairs[roll, 2]])
        if best < FAR:
            mean += rolls.chance[roll] * best
        else:
            nothing += rolls.chance[roll]
    return mean, nothing


@compiled
def race_part(values: Floats, begin: int, end: int, lattice: Lattice, rolls: Rolls) -> None:
    """Solve the race for the states with the numbers from `begin` to before `end`; those below that they need are."""
    digits = np.empty(LINES, np.int64)
    take = np.empty(LINES, np.int64)
    pairs = np.empty(LINES * (LINES + 1) // 2)
    for row in range(LINES):
        digits[row] = begin // lattice.steps[row] % lattice.sizes[row]
    for index in range(begin, end):
        open_rows = 0
        for row in range(LINES):
            take[row] = lattice.steps[row] if digits[row] else 0
            if digits[row]:
                open_rows += 1
        if open_rows <= lattice.enough:
            values[index] = 0.0
        else:
            values[index] = FAR
            mean, nothing = _best_splits(values, index, digits, take, pairs, rolls)
            values[index] = (1.0 + mean) / (1.0 - nothing)
        row = LINES - 1
        while row >= 0:
            digits[row] += 1
            if digits[row] < lattice.sizes[row]:
                break
            digits[row] = 0
            row -= 1


@compiled
def sprint_part(values: Floats, states: Ints, lattice: Lattice, rolls: Rolls) -> None:
    """Put in place of the values of some states, in descending order, those with a roll more to come."""
    digits = np.empty(LINES, np.int64)
    take = np.empty(LINES, np.int64)
    pairs = np.empty(LINES * (LINES + 1) // 2)
    for place in range(len(states)):
        index = states[place]
        for row in range(LINES):
            digits[row] = index // lattice.steps[row] % lattice.sizes[row]
            take[row] = lattice.steps[row] if digits[row] else 0
        before = values[index]
        values[index] = FAR
        mean, nothing = _best_splits(values, index, digits, take, pairs, rolls)
        values[index] = mean + nothing * before


def solved_race(boxes: Sequence[int], enough: int, watch: Watch) -> Floats:
    """How many rolls are to come, by best play, from each state.

    The states are solved in parts, each for some boxes of the first rows. Parts with equally many boxes there do not
    need each other, so that all processors take them.

    Args:
        boxes: how many are open in each row at most.
        enough: with no more open rows than this the race is over.
        watch: called between two parts; what it raises ends the pass.

    Raises:
        MissingPackageError: numba is not installed, and there are too many states without it.
    """
    states, steps = states_of(boxes), steps_of(boxes)
    check_compiles(states, MOST_UNCOMPILED)
    part = next(step for step in (states, *steps) if step <= STATES_AT_ONCE)
    levels: dict[int, list[int]] = defaultdict(list)
    for begin in range(0, states, part):
        open_boxes = (begin // step % (count + 1) for count, step in zip(boxes, steps, strict=True))
        levels[sum(open_boxes)].append(begin)
    values, lattice, rolls = np.empty(states), _lattice(boxes, enough), every_roll()

    def solve(begins: Sequence[int], first: int, count: int) -> None:
        for begin in begins[first : first + count]:
            race_part(values, begin, begin + part, lattice, rolls)

    workers, solved = processors() if states > WORTH_A_THREAD else 1, 0
    watch(0.0)
    for _, begins in sorted(levels.items()):
        for _ in in_parts(partial(solve, begins), len(begins), 1, workers):
            solved += part
            watch(solved / states)
    return values


def solved_sprint(boxes: Sequence[int], rolls: int, watch: Watch) -> tuple[Floats, float]:
    """How many rows stay open on average, by the play that leaves the fewest, after some rolls.

    Only the states are solved that can be reached: with two ticks a roll at most.

    Args:
        boxes: how many are open in each row.
        rolls: how many are to come, 1 or more.
        watch: called between two parts; what it raises ends the pass.

    Returns:
        The values by the numbers of the states with a roll less to come, filled in for those that are reached by one
        roll; and the value of the beginning, which has the last number.

    Raises:
        MissingPackageError: numba is not installed, and there are too many states without it.
    """
    work = sum(reached(boxes, rolls))
    check_compiles(work, MOST_UNCOMPILED)
    states, ticks, still_open = _states_within(boxes, 2 * rolls)
    values = np.empty(states_of(boxes))
    values[states] = still_open
    lattice, every = _lattice(boxes), every_roll()
    done = 0
    watch(0.0)
    for left in reversed(range(1, rolls)):
        todo = states[ticks <= 2 * left]
        for begin in range(0, len(todo), STATES_AT_ONCE):
            part = todo[begin : begin + STATES_AT_ONCE]
            sprint_part(values, part, lattice, every)
            done += len(part)
            watch(done / work)
    before = float(values[-1])
    sprint_part(values, states[:1], lattice, every)
    value, values[-1] = float(values[-1]), before
    watch(1.0)
    return values, value


def reached(boxes: Sequence[int], rolls: int) -> list[int]:
    """How many states can be reached by no roll, by one, …, all but the last: each is to be solved.

    >>> reached((2, 1), 3)
    [1, 5, 6]
    """
    counts = [1]
    for count in boxes:
        longer = counts + [0] * count
        counts = [sum(longer[max(0, ticks - count) : ticks + 1]) for ticks in range(len(longer))]
    return [sum(counts[: 2 * roll + 1]) for roll in range(rolls)]


def _states_within(boxes: Sequence[int], most: int) -> tuple[Ints, Ints, Ints]:
    """The states with at most so many ticks, in descending order, with their ticks and their open rows."""
    states, ticks, still_open = np.zeros((3, 1), np.int64)
    for count, step in zip(boxes, steps_of(boxes), strict=True):
        more = np.arange(min(count, most) + 1)
        ticks = (ticks[:, None] + more).ravel()
        near = ticks <= most
        ticks = ticks[near]
        states = (states[:, None] + (count - more) * step).ravel()[near]
        still_open = (still_open[:, None] + (more < count)).ravel()[near]
    return states, ticks, still_open
