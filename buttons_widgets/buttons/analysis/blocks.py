"""The tables behind the backward pass: the blocks of sets that differ in the last two rows only, level by level."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..cells import COLOURS
from ..rules.ending import STARS_TO_WIN, line_masks
from ..rules.position import Position
from .backward import LOWER, list_blocks
from .lattice import Lattice
from .payoff import MOST_STARS, Payoff
from .tables import Ints, Places, Tables

BEST_PLAY: Final = np.zeros(0, np.bool_)
"""No rule decides when to opt out."""


class Levels(NamedTuple):
    """Where the levels are, by the number of buttons in the rows above the last two."""

    begins: tuple[int, ...]
    """For each level its first block, and at the end the number of all blocks."""
    sizes: tuple[int, ...]
    """For each level how many places it has."""


class _Pairs(NamedTuple):
    """The sets of buttons in the last two rows, those with the most buttons first."""

    states: Ints
    """[pair, row] the states of both rows."""
    natural: Ints
    """[pair] its number in the order of the ranks."""
    bits: Ints
    """[pair] how many buttons it has."""
    more: Ints
    """[pair, row · size + column] the pair with a button more; the number of pairs where there is no room."""


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
    pairs = _pairs(fits[-1], lattice.rows[-LOWER:], n)
    below = _below(apart, plus, pairs)
    before, sizes, begins = _levels(fits[:-LOWER], bits, below.width)
    states = np.zeros((begins[-1], n - LOWER), np.int8)
    starts, ranks = np.zeros(begins[-1], np.int64), np.zeros(begins[-1], np.int64)
    list_blocks(fits[:-LOWER], bits, before, below.width, np.array(begins[:-1]), states, starts, ranks)
    covers = np.array([[by_colour(position, mask << row * n) for mask in lattice.states] for row in range(n)], np.int64)
    gaps = () if payoff.line is None else line_gaps(position)
    worths = [payoff.worth(k, k + len(position.stars) >= STARS_TO_WIN) - payoff.bust for k in range(MOST_STARS + 1)]
    one, other = pairs.states.T
    tables = Tables(
        masks=masks,
        rows=rows,
        plus=plus,
        before=before,
        states=states,
        starts=starts,
        ranks=ranks,
        width=below.width,
        members=below.members,
        groups=below.groups,
        natural=below.natural,
        onto=below.onto,
        inner=below.inner,
        rooms=below.rooms,
        upper_covers=covers[:-LOWER],
        lower_covers=covers[-2, one] + covers[-1, other],
        lower_masks=masks[one] << (n - 2) * n | masks[other] << (n - 1) * n,
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
def _pair_numbers(size: int) -> tuple[Ints, Ints]:
    """The states of all pairs of rows in which no two buttons touch, in the order of the ranks, and their buttons."""
    _, _, apart, bits = _row_tables(size)
    one, other = np.nonzero(apart)
    return np.stack([one, other], axis=1), bits[one] + bits[other]


def _pairs(fits: NDArray[np.bool_], free: tuple[int, ...], size: int) -> _Pairs:
    """The sets of buttons in the last two rows.

    Args:
        fits: [above, state] of the last row.
        free: the masks of the free cells of both.
    """
    masks, plus, _, _ = _row_tables(size)
    every, bits = _pair_numbers(size)
    allowed = fits[every[:, 0], every[:, 1]] & (masks[every[:, 0]] & ~free[0] == 0)
    states, bits = every[allowed], bits[allowed]
    order = np.argsort(-bits, kind="stable")
    states, bits = states[order], bits[order]
    count = len(states)
    number = np.full((len(masks), len(masks)), count)
    number[states[:, 0], states[:, 1]] = np.arange(count)
    one, other = states[:, 0, None], states[:, 1, None]
    first = np.where(plus[one[:, 0]] > 0, number[plus[one[:, 0]], other], count)
    second = np.where(plus[other[:, 0]] > 0, number[one, plus[other[:, 0]]], count)
    return _Pairs(states, order, bits, np.concatenate([first, second], axis=1))


class _Below(NamedTuple):
    """What `Tables` says of the blocks, by the state of the row above them."""

    width: Ints
    members: Places
    groups: Places
    natural: Places
    onto: Places
    inner: Places
    rooms: Places


def _below(apart: NDArray[np.bool_], plus: Ints, pairs: _Pairs) -> _Below:
    """Describe the blocks below each state of the row above."""
    states, count, size = len(plus), len(pairs.states), plus.shape[1]
    fits = apart[:, pairs.states[:, 0]]  # [above, pair]
    width = fits.sum(axis=1)
    # [above, pair] where a pair stands in the block; the place of the 0 if it does not, as the pair after the last.
    place = np.broadcast_to(width[:, None], (states, count + 1)).copy()
    place[:, :count][fits] = (np.cumsum(fits, axis=1) - 1)[fits]
    above, pair = np.nonzero(fits)
    at = place[above, pair]
    members = np.zeros((states, count), np.uint32)
    members[above, at] = pair
    by_rank = np.argsort(pairs.natural)
    ranks = np.empty((states, count), np.int64)
    ranks[:, by_rank] = np.cumsum(fits[:, by_rank], axis=1) - 1
    natural = np.zeros((states, count), np.uint32)
    natural[above, at] = ranks[above, pair]
    kinds = np.arange(int(pairs.bits[0]), -2, -1)
    groups = (fits[:, None, :] & (pairs.bits[None, None, :] > kinds[None, :, None])).sum(axis=2)
    more_above = plus[:, :, None]
    onto = np.where(more_above > 0, place[more_above, members[:, None, :]], 0).astype(np.uint32)
    # The places of the sets with a button more, closed up: each goes behind those of the cells before it.
    inside = np.zeros((states, count, LOWER * size), np.int64)
    inside[above, at] = place[above[:, None], pairs.more[pair]]
    has_room = inside < width[:, None, None]
    has_room[np.arange(count)[None, :] >= width[:, None]] = False
    where = np.nonzero(has_room)
    inner = np.zeros((states, count, LOWER * size), np.uint32)
    inner[where[0], where[1], (np.cumsum(has_room, axis=2) - 1)[where]] = inside[where]
    rooms = has_room.reshape(states, count, LOWER, size).sum(axis=3).astype(np.uint32, order="C")
    # Numba compiles anew for an array in another order, and sums may have any.
    return _Below(width, members, groups.astype(np.uint32, order="C"), natural, onto, inner, rooms)


def by_colour(position: Position, buttons: int) -> int:
    """How many of some buttons lie on each colour, eight bits a colour."""
    return sum((buttons & position.colour_masks[colour]).bit_count() << 8 * i for i, colour in enumerate(COLOURS))


def line_gaps(position: Position) -> tuple[int, ...]:
    """For each line of five that this round could complete, the cells that still need a star."""
    board = position.grid
    all_gaps = [line & ~position.star_mask for line in line_masks(position.size)]
    could_be = position.button_mask | position.legal_mask
    return tuple(gaps for gaps in all_gaps if not gaps & ~could_be and not gaps & board.beside(gaps))
