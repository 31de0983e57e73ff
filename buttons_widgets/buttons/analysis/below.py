"""The sets of buttons in the last rows that a block has below each state of the row above it, as tables."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .compiling import compiled
from .tables import Ints, Places


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
