"""Every worth of a round, for any payoff: the recursion of `analysis.solver`, filled into one whole table.

`solve` answers one question, however large, and keeps no more than it needs for that. A bot asks again and again in
the same round, on a board with some buttons, where the whole table is small: here every worth is kept, and what opting
out is worth may depend on the very spaces that the buttons lie on. A test compares the two.

The loops are compiled where numba is installed, and all stand in this module (see `compiling`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.compiling import compiled, compiled_part
from ..analysis.backward_pass.plain_pass import roll_weights
from ..analysis.lattice import Lattice
from ..analysis.opponents import Opponents
from ..cells import COLOURS
from ..rules.ending import LINE
from ..rules.position import ENOUGH_OF_A_COLOUR, Position

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Sets:
    """Every set of buttons that can come up from a position on.

    Attributes:
        position: where it begins.
        lattice: the sets of buttons that may be added.
        masks: for each rank in the lattice, all the buttons, those of the position among them.
    """

    position: Position
    lattice: Lattice
    masks: Ints

    @classmethod
    def of(cls, position: Position) -> Sets:
        """The sets of a position."""
        lattice = Lattice(position.size, position.legal_mask)
        masks = np.empty(lattice.total, np.int64)
        list_sets(np.array(lattice.states), np.array(lattice.rows), position.button_mask, masks)
        return cls(position, lattice, masks)

    def stars(self) -> Ints:
        """For each set the stars for opting out with it; 0 for the set without a button, with which nobody may."""
        position = self.position
        colours = np.array([position.colour_masks[colour] for colour in COLOURS])
        pays = np.array([1 + (colour in position.cards) for colour in COLOURS])
        stars = np.empty(len(self.masks), np.int64)
        count_stars(self.masks, colours, pays, ENOUGH_OF_A_COLOUR, stars)
        return stars

    def best_lines(self, stars: Ints, line_worth: Floats, nearer: Ints) -> Floats:
        """For each set the worth of the best line of five after its stars are placed.

        Args:
            stars: for each set its stars.
            line_worth: [stars, class] the worth by the stars that were earned and the class of the best line.
            nearer: [gaps, buttons, stars] the class that a line comes to, see `race`. Gaps and buttons are sets of the
                five spaces of the line, bit by bit.
        """
        worths = np.empty(len(self.masks))
        size, star_mask = self.position.size, self.position.star_mask
        rate_lines(self.masks, stars, size, star_mask, LINE, line_worth, nearer, worths)
        return worths


def fill(sets: Sets, opponents: Opponents, stop: Floats, bust: float) -> Floats:
    """What every set is worth: `values[rank, column(to_act, still_in)]`.

    Args:
        sets: the sets of a position.
        opponents: who else is in.
        stop: for each rank what opting out is worth. Where nobody may, at most `bust`.
        bust: what a bust is worth, at most as much as anything else.
    """
    position, lattice, count = sets.position, sets.lattice, opponents.count
    n = position.size
    state_of = np.full(1 << n, -1, np.int64)
    state_of[list(lattice.states)] = np.arange(len(lattice.states))
    values = np.empty((lattice.total, column(count, count) + 1))
    fill_values(
        sets.masks & ~np.int64(position.button_mask),
        position.legal_mask,
        n,
        np.array(lattice.before),
        state_of,
        np.array(roll_weights(position, opponents)),
        float(opponents.opt_out),
        float(opponents.bust),
        stop - bust,
        values,
    )
    values += bust
    return values


@compiled
def column(to_act: int, still_in: int) -> int:
    """In which column the worths stand while so many of the opponents who are still in act before the own turn."""
    return still_in * (still_in + 1) // 2 + to_act


@compiled
def list_sets(states: Ints, rows: Ints, laid: int, masks: Ints) -> None:
    """The buttons of every set by its rank, `laid` among them."""
    size = len(rows)
    chosen = np.zeros(size, np.int64)
    for rank in range(len(masks)):
        mask = laid
        for row in range(size):
            mask |= states[chosen[row]] << row * size
        masks[rank] = mask
        # The next set: the lowest row that can go on to a greater state does so, and the rows below begin again.
        row = size - 1
        while row >= 0:
            above = states[chosen[row - 1]] if row else 0
            state = chosen[row] + 1
            while state < len(states) and (states[state] & ~rows[row] or states[state] & above):
                state += 1
            if state < len(states):
                chosen[row] = state
                break
            chosen[row] = 0
            row -= 1


@compiled_part
def bits_of(mask: int) -> int:
    """How many bits a mask has."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled
def count_stars(masks: Ints, colours: Ints, pays: Ints, enough: int, stars: Ints) -> None:
    """The stars for opting out with each set."""
    for rank in range(len(masks)):
        mask = masks[rank]
        stars[rank] = 1 if mask else 0
        for colour in range(len(colours)):
            if bits_of(mask & colours[colour]) >= enough:
                stars[rank] += pays[colour]


@compiled
def rate_lines(
    masks: Ints, stars: Ints, size: int, star_mask: int, line: int, line_worth: Floats, nearer: Ints, worths: Floats
) -> None:
    """The worth of the best line of each set after its stars are placed, or of none."""
    whole = (1 << line) - 1
    for rank in range(len(masks)):
        mask, earned = masks[rank], stars[rank]
        best = line_worth[earned, 0]
        for place in range(2 * size):
            buttons = starred = 0
            for at in range(size):  # a row, then a column
                cell = place * size + at if place < size else at * size + place - size
                buttons |= (mask >> cell & 1) << at
                starred |= (star_mask >> cell & 1) << at
            for start in range(size - line + 1):
                gaps = ~(starred >> start) & whole
                worth = line_worth[earned, nearer[gaps, buttons >> start & gaps, earned]]
                best = worth if worth > best else best
        worths[rank] = best


@compiled
def fill_values(
    masks: Ints,
    free: int,
    size: int,
    before: Ints,
    state_of: Ints,
    weights: Floats,
    opt_out: float,
    bust: float,
    stop: Floats,
    values: Floats,
) -> None:
    """Fill the table, supersets first. Worths count from that of a bust.

    Args:
        masks: [rank] the buttons that were added.
        free: the mask of the spaces on which buttons may be added.
        before: the lattice's table.
        state_of: [mask of a row] the state of the lattice.
        weights: [still_in, k] the chance that the white die shows a certain row and the black dice the (k+1)th best
            of its spaces and no better one.
        stop: [rank] what opting out is worth.
    """
    count, row_mask = len(weights) - 1, (1 << size) - 1
    first_column = 0
    for row in range(size):
        first_column |= 1 << row * size
    last_column = first_column << size - 1
    states = np.zeros(size + 2, np.int64)
    found = np.zeros(size, np.int64)
    places = np.zeros((size, size), np.int64)
    best = np.zeros(size)
    for rank in range(len(masks) - 1, -1, -1):
        mask = masks[rank]
        beside = (mask & ~last_column) << 1 | (mask & ~first_column) >> 1 | mask << size | mask >> size
        room = free & ~(mask | beside)
        for row in range(size):
            states[row + 1] = state_of[mask >> row * size & row_mask]
        for row in range(size):
            found[row] = 0
            open_spaces = room >> row * size & row_mask
            if open_spaces:
                above, state, below = states[row], states[row + 1], states[row + 2]
                laid = mask >> row * size & row_mask
                for place in range(size):
                    if open_spaces >> place & 1:
                        more = state_of[laid | 1 << place]
                        there = rank + before[row, above, more] - before[row, above, state]
                        if row + 1 < size:
                            there += before[row + 1, more, below] - before[row + 1, state, below]
                        places[row, found[row]] = there
                        found[row] += 1
        for still_in in range(count + 1):
            laying, roll = column(still_in, still_in), 0.0
            for row in range(size):
                for k in range(found[row]):
                    value = values[places[row, k], laying]
                    at = k
                    while at > 0 and best[at - 1] < value:
                        best[at] = best[at - 1]
                        at -= 1
                    best[at] = value
                for k in range(found[row]):
                    roll += weights[still_in, k] * best[k]
            values[rank, column(0, still_in)] = max(stop[rank], roll)
            for to_act in range(1, still_in + 1):
                stays, leaves = column(to_act - 1, still_in), column(to_act - 1, still_in - 1)
                pass_by = (1 - bust) * values[rank, stays] + bust * values[rank, leaves]
                gain = 0.0
                for row in range(size):
                    for k in range(found[row]):
                        there = places[row, k]
                        take = (1 - bust) * values[there, stays] + bust * values[there, leaves]
                        if take > pass_by:
                            gain += take - pass_by
                rolls = pass_by + gain / (size * size)
                values[rank, column(to_act, still_in)] = opt_out * values[rank, leaves] + (1 - opt_out) * rolls
