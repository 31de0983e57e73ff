"""The tables behind the backward pass: the blocks of sets that differ in the last rows only, level by level."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ....kit.analysis.compiling import compiled
from ...cells import COLOURS
from ...rules.ending import STARS_TO_WIN
from ...rules.position import Position
from ..lattice import Lattice
from ..payoff import MOST_STARS, Payoff, line_gaps
from .backward import list_blocks
from .tables import Ints, Places, Tables


class Lower(NamedTuple):
    """The sets of buttons in the last rows, those with the most buttons first."""

    states: Ints
    """[set, row] the states of the rows."""
    natural: Ints
    """[set] its number in the order of the ranks."""
    bits: Ints
    """[set] how many buttons it has."""
    more: Ints
    """[set, row · size + column] the set with a button more; the number of sets where there is no room."""


class Below(NamedTuple):
    """What `Tables` says of the blocks, by the state of the row above them."""

    width: Ints
    members: Places
    groups: Places
    natural: Places
    onto: Places
    inner: Places
    rooms: Places


def describe(fits: NDArray[np.bool_], plus: Ints, sets: Lower) -> Below:
    """Describe the blocks below each state of the row above.

    Args:
        fits: [above, state] whether a state may be below another, as far as the one above comes up.
        plus: see `Tables`.
        sets: the sets of which a block has some.
    """
    states, (count, last), size = len(plus), sets.states.shape, plus.shape[1]
    ends = np.searchsorted(-sets.bits, -np.arange(int(sets.bits[0]), -2, -1))
    below = Below(
        width=np.zeros(states, np.int64),
        members=np.zeros((states, count), np.uint32),
        groups=np.zeros((states, len(ends)), np.uint32),
        natural=np.zeros((states, count), np.uint32),
        onto=np.zeros((states, size, count), np.uint32),
        inner=np.zeros((states, count, last * size), np.uint32),
        rooms=np.zeros((states, count, last), np.uint32),
    )
    place = np.zeros((states, count + 1), np.int64)
    first_rows = np.ascontiguousarray(sets.states[:, 0])
    _describe(fits, plus, first_rows, np.argsort(sets.natural), sets.more, ends, place, below)
    return below


@compiled
def _describe(
    fits: NDArray[np.bool_], plus: Ints, states: Ints, by_rank: Ints, more: Ints, ends: Ints, place: Ints, below: Below
) -> None:
    """Fill `below`.

    Args:
        fits: as above; so is `plus`.
        states: [set] the state of its first row.
        by_rank: the sets in the order of the ranks.
        more: see `Lower`.
        ends: [k] the set with which the kth group of sets begins.
        place: [above, set] gets where a set stands in the block; the place of the 0 if it does not stand there, as for
            the set after the last.
    """
    count, size = len(states), plus.shape[1]
    for above in range(len(fits)):
        width, group = 0, 0
        for each in range(count + 1):
            while group < len(ends) and ends[group] == each:
                below.groups[above, group] = width
                group += 1
            place[above, each] = -1
            if each < count and fits[above, states[each]]:
                place[above, each] = width
                below.members[above, width] = each
                width += 1
        below.width[above] = width
        rank = 0
        for each in by_rank:
            if place[above, each] >= 0:
                below.natural[above, place[above, each]] = rank
                rank += 1
        for each in range(count + 1):
            if place[above, each] < 0:
                place[above, each] = width
    for above in range(len(fits)):
        width = below.width[above]
        for i in range(width):
            each, found = below.members[above, i], 0
            for column in range(size):
                below.onto[above, column, i] = place[plus[above, column], each]
            for cell in range(more.shape[1]):
                # Closed up: each place goes behind those of the cells before it.
                there = place[above, more[each, cell]]
                if there < width:
                    below.inner[above, i, found] = there
                    below.rooms[above, i, cell // size] += 1
                    found += 1


BEST_PLAY: Final = np.zeros(0, np.bool_)
"""No rule decides when to opt out."""


MOST_BELOW: Final = 1_000
"""More sets than this in three rows are not put into one block."""


class Levels(NamedTuple):
    """Where the levels are, by the number of buttons in the rows above the last ones."""

    begins: tuple[int, ...]
    """For each level its first block, and at the end the number of all blocks."""
    sizes: tuple[int, ...]
    """For each level how many places it has."""


def last_rows(lattice: Lattice) -> int:
    """In how many rows the sets of a block differ: in three, as long blocks are done faster, but for very long ones."""
    upper = lattice.size - 3
    return 3 if upper > 0 and lattice.fillings(upper) <= MOST_BELOW else 2


def tables_for(
    position: Position, lattice: Lattice, payoff: Payoff, leaves: NDArray[np.bool_]
) -> tuple[Tables, Levels]:
    """What the backward pass needs to know of a position.

    Args:
        position: where it begins.
        lattice: the sets of buttons that may be added to it.
        payoff: what the outcome is worth.
        leaves: for each rank in the lattice whether a rule opts out; `BEST_PLAY` for no rule.
    """
    n = position.size
    masks, plus, apart, bits = _row_tables(n)
    rows = np.array(lattice.rows, np.int64)
    fits = apart & (masks[None, :] & ~rows[:, None] == 0)[:, None, :]  # [row, above, state]
    last = last_rows(lattice)
    upper = n - last
    sets = _lower(fits[upper + 1 :], lattice.rows[upper:], n)
    below = describe(apart & fits[upper - 1].any(axis=0)[:, None], plus, sets)
    before, sizes, begins = _levels(fits[:upper], bits, below.width)
    states = np.zeros((begins[-1], upper), np.int8)
    starts, ranks = np.zeros(begins[-1], np.int64), np.zeros(begins[-1], np.int64)
    list_blocks(fits[:upper], bits, before, below.width, np.array(begins[:-1]), states, starts, ranks)
    covers = np.array([[by_colour(position, mask << row * n) for mask in lattice.states] for row in range(n)], np.int64)
    lower_rows = np.arange(upper, n)
    gaps = () if payoff.line is None else line_gaps(position)
    worths = [payoff.worth(k, k + len(position.stars) >= STARS_TO_WIN) - payoff.bust for k in range(MOST_STARS + 1)]
    tables = Tables(
        masks=masks,
        rows=rows,
        plus=plus,
        before=before,
        states=states,
        starts=starts,
        ranks=ranks,
        **below._asdict(),
        upper_covers=covers[:upper],
        lower_covers=covers[lower_rows, sets.states].sum(axis=1),
        lower_masks=(masks[sets.states] << lower_rows * n).sum(axis=1),
        pays=np.array([1 + (colour in position.cards) for colour in COLOURS], np.int64),
        worths=np.array(worths),
        line=0.0 if payoff.line is None else payoff.line - payoff.bust,
        line_gaps=np.array(gaps, np.int64),
        line_stars=np.array([gap.bit_count() for gap in gaps], np.int64),
        laid_before=position.button_mask,
        covered_before=by_colour(position, position.button_mask),
        leaves=leaves,
    )
    return tables, Levels(begins, sizes)


@cache
def _row_tables(size: int) -> tuple[Ints, Ints, NDArray[np.bool_], Ints]:
    """For the row states of a size: masks, the states with one more button, which share no column, how many buttons."""
    states = Lattice(size, 0).states
    number = {mask: state for state, mask in enumerate(states)}
    plus = [[number.get(mask | 1 << col, 0) * (not mask >> col & 1) for col in range(size)] for mask in states]
    masks = np.array(states, np.int64)
    bits = np.bitwise_count(masks).astype(np.int64)
    return masks, np.array(plus, np.int64), masks[:, None] & masks[None, :] == 0, bits


def _levels(fits: NDArray[np.bool_], bits: Ints, width: Ints) -> tuple[Ints, tuple[int, ...], tuple[int, ...]]:
    """`before` of the tables, and of each level the number of places and of its first block."""
    upper, states = len(fits), len(bits)
    most = upper * int(bits.max())
    # [left, above] of the rows from some row on, with `left` buttons in them: the places, and the blocks.
    places, blocks = np.zeros((most + 1, states), np.int64), np.zeros((most + 1, states), np.int64)
    places[0], blocks[0] = width + 1, 1
    before = np.zeros((upper, most + 2, states, states), np.int64)
    left = np.arange(most + 1)[:, None] - bits[None, :]  # [left, state] below the row
    for row in reversed(range(upper)):
        of_state = np.where(left >= 0, places[left, np.arange(states)], 0)[:, None, :] * fits[row]
        sums = np.cumsum(of_state, axis=2)
        before[row, :-1] = sums - of_state
        places = sums[:, :, -1]
        blocks = (np.where(left >= 0, blocks[left, np.arange(states)], 0)[:, None, :] * fits[row]).sum(axis=2)
    of_level = blocks[:, 0]
    highest = int(np.flatnonzero(of_level)[-1])
    begins = (0, *np.cumsum(of_level[: highest + 1]).tolist())
    return before, tuple(places[: highest + 1, 0].tolist()), begins


@cache
def _lower_numbers(size: int, last: int) -> tuple[Ints, Ints]:
    """The states of so many rows in which no two buttons touch, in the order of the ranks, and their buttons."""
    masks, _, apart, bits = _row_tables(size)
    states = np.arange(len(masks))[:, None]
    for _ in range(last - 1):
        every, below = np.nonzero(apart[states[:, -1]])
        states = np.concatenate([states[every], below[:, None]], axis=1)
    return states, bits[states].sum(axis=1)


def _lower(fits: NDArray[np.bool_], free: tuple[int, ...], size: int) -> Lower:
    """The sets of buttons in the last rows.

    Args:
        fits: [row, above, state] of the last rows but the first of them.
        free: the masks of the free cells of them.
    """
    masks, plus, _, _ = _row_tables(size)
    last = len(free)
    every, bits = _lower_numbers(size, last)
    allowed = (masks[every] & ~np.array(free) == 0).all(axis=1)
    states, bits = every[allowed], bits[allowed]
    count = len(states)
    number = np.full((len(masks),) * last, count)
    number[tuple(states.T)] = np.arange(count)
    more = np.full((count, last, size), count)
    for row in range(last):
        with_one = plus[states[:, row]]
        places = (with_one if each == row else states[:, each, None] for each in range(last))
        more[:, row] = np.where(with_one > 0, number[tuple(places)], count)
    # Sets with as much room stand side by side, so that a processor can guess how it goes on.
    rooms = (more < count).sum(axis=2)
    order = np.lexsort((*rooms.T, rooms.sum(axis=1), -bits))
    places_of = np.empty(count + 1, np.int64)
    places_of[order], places_of[count] = np.arange(count), count
    return Lower(states[order], order, bits[order], places_of[more[order].reshape(count, -1)])


def by_colour(position: Position, buttons: int) -> int:
    """How many of some buttons lie on each colour, eight bits a colour."""
    return sum((buttons & position.colour_masks[colour]).bit_count() << 8 * i for i, colour in enumerate(COLOURS))
