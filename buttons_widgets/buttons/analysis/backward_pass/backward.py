"""The backward pass of the exact analysis: one value for each set of buttons, supersets first.

These are the plain loops behind `solve`, compiled where numba is installed (see `compiling`). What the values mean, and
the recursion, stand in `recursion`.

Sets that differ in the last rows only, which are two or three (see `blocks`), form a *block*, and the number of buttons
in the rows above is its *level*.
A button more in a row above moves a whole block onto (part of) a block of the next level, so its values are read in
sequence, and a processor takes several at once. All blocks of a level can be solved at the same time, and nothing but
the level before is needed for it. `blocks` has the tables that describe them, `levels` goes from level to level.

Within a block the sets with the most buttons come first, in *groups* of as many, and no set depends on its own group.
At the end of each block stands a 0, which is the value of a space on which nothing may be laid, as of a bust.

A *stage* of a level is the values with one number of opponents still in. The rows of its table are, m being that
number,

    table[0] = W(S, m, m), which an own lay leads to
    table[j] = G(S) for the jth of the opponents from the end to roll, j = 1 … m: what passing by is worth, and laying
               is worth as much to a set with a button less

and before a stage is solved, its `table[j]` holds W(S, j-1, m-1), from the stage before: the worth if the opponent
leaves.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kit.analysis.compiling import compiled, compiled_part, unsigned
from .tables import Floats, Ints, Places, Room, Stage, Tables


@compiled
def list_blocks(
    fits: NDArray[np.bool_],
    bits: Ints,
    before: Ints,
    width: Ints,
    begins: Ints,
    states: NDArray[np.int8],
    starts: Ints,
    ranks: Ints,
) -> None:
    """List the blocks of all levels, in the order of the ranks within a level: into the last three arrays.

    Args:
        fits: [row, above, state] whether a row may be in a state below another.
        bits: [state] how many buttons it has.
        before: see `Tables`; so are `width`, `states`, `starts` and `ranks`.
        begins: [level] the number of its first block; it is moved to the end of the level.
    """
    upper, row, rank = len(fits), 0, 0
    now = np.empty(upper, np.int64)
    now[:] = -1  # np.full would take longer to compile than all the rest
    while row >= 0:
        above = now[row - 1] if row else 0
        state = now[row] + 1
        while state < len(bits) and not fits[row, above, state]:
            state += 1
        if state == len(bits):
            now[row] = -1
            row -= 1
            continue
        now[row] = state
        if row < upper - 1:
            row += 1
            continue
        level = 0
        for each in range(upper):
            level += bits[now[each]]
        block, left, start = begins[level], level, 0
        begins[level] += 1
        for each in range(upper):
            start += before[each, left, now[each - 1] if each else 0, now[each]]
            left -= bits[now[each]]
            states[block, each] = now[each]
        starts[block], ranks[block] = start, rank
        rank += width[state]


@compiled_part
def find_spaces(tables: Tables, block: int, level: int, room: Room) -> int:
    """Find the spaces above the last rows on which a button may be laid, as far as these rows say.

    Returns:
        How many there are, row by row in the room's `spaces`.
    """
    masks, rows, plus, before, states = tables.masks, tables.rows, tables.plus, tables.before, tables.states
    spaces, upper = room.spaces, states.shape[1]
    # A block with a button more: the rows above the button have one more left to them and below themselves, those
    # from the next but one on are as they were.
    left, found, over, under = level, 0, 0, tables.starts[block]
    for row in range(upper):
        above, state = states[block, row - 1] if row else 0, states[block, row]
        below = states[block, row + 1] if row + 1 < upper else 0
        bits = 0
        for column in range(len(rows)):
            bits += masks[state] >> column & 1
        under -= before[row, left, above, state]
        rest = under - (before[row + 1, left - bits, state, below] if row + 1 < upper else 0)
        free = rows[row] & ~(masks[above] | masks[below])
        for column in range(len(rows)):
            more = plus[state, column]
            if more and free >> column & 1:
                there = over + before[row, left + 1, above, more] + rest
                if row + 1 < upper:
                    there += before[row + 1, left - bits, more, below]
                spaces[found, 0], spaces[found, 1], spaces[found, 2] = row, column, there
                found += 1
        over += before[row, left + 1, above, state]
        left -= bits
    return found


@compiled_part
def stopping(tables: Tables, block: int, room: Room) -> None:
    """What opting out is worth with each set of a block: by the stars, or for a line that they complete."""
    states, pays, worths, stop = tables.states, tables.pays, tables.worths, room.stop
    size, upper = len(tables.rows), states.shape[1]
    above = states[block, upper - 1]
    members, covers, lower = tables.members, tables.lower_covers, tables.lower_masks
    # 125 more lifts a colour that is covered three times above 127.
    covered_above, laid_above = tables.covered_before + 0x7D7D7D7D, tables.laid_before
    for row in range(upper):
        covered_above += tables.upper_covers[row, states[block, row]]
        laid_above |= tables.masks[states[block, row]] << row * size
    red, blue, yellow, green = pays[0], pays[1], pays[2], pays[3]
    for i in range(unsigned(tables.width[above])):
        scoring = covered_above + covers[members[above, i]]
        stars = 1 + red * (scoring >> 7 & 1) + blue * (scoring >> 15 & 1)
        stars += yellow * (scoring >> 23 & 1) + green * (scoring >> 31 & 1)
        stop[i] = worths[stars]
    for k in range(len(tables.line_gaps)):
        gaps, needed = tables.line_gaps[k], tables.line_stars[k]
        for i in range(unsigned(tables.width[above])):
            if (laid_above | lower[members[above, i]]) & gaps == gaps:
                scoring = covered_above + covers[members[above, i]]
                stars = 1 + red * (scoring >> 7 & 1) + blue * (scoring >> 15 & 1)
                stars += yellow * (scoring >> 23 & 1) + green * (scoring >> 31 & 1)
                if needed <= stars:
                    stop[i] = tables.line


@compiled_part
def roll_above(
    fewer: Floats, weights: Floats, width: int, upper: int, onto: Places, above: int, found: int, room: Room
) -> None:
    """What the white numbers of the rows above the last ones are worth to a roll, for each set of a block.

    Args:
        fewer: the table of the same stage of the level before.
        width: how many sets the block has.
        upper: how many rows are above the last ones.
        onto: see `Tables`.
        above: the state of the row above the block.
        found: how many spaces there are.
    """
    rolling, best, spaces = room.rolling, room.best, room.spaces
    every = unsigned(width)
    for i in range(every):
        rolling[i] = 0.0
    first = 0
    while first < found:
        row, end = spaces[first, 0], first + 1
        while end < found and spaces[end, 0] == row:
            end += 1
        for k in range(end - first):
            there, column = unsigned(spaces[first + k, 2]), spaces[first + k, 1]
            if row < upper - 1:
                for i in range(every):
                    best[k, i] = fewer[0, there + i]
            else:
                for i in range(every):
                    best[k, i] = fewer[0, there + onto[above, column, i]]
            # Put the kth space in its place among the k before it, best first.
            for better in range(k):
                for i in range(every):
                    one, other = best[better, i], best[k, i]
                    best[better, i] = one if one > other else other
                    best[k, i] = other if one > other else one
        for k in range(end - first):
            weight = weights[k]
            for i in range(every):
                rolling[i] += weight * best[k, i]
        first = end


@compiled_part
def roll_below(
    here: Floats,
    weights: Floats,
    start: int,
    begin: int,
    end: int,
    inner: Places,
    rooms: Places,
    above: int,
    room: Room,
) -> None:
    """Add what the white numbers of the last rows are worth to a roll, for a group of a block's sets.

    Args:
        here: the table of the stage.
        start: where the block starts.
        begin: where the group begins within the block.
        end: where it ends.
        inner: see `Tables`.
        rooms: see `Tables`.
        above: the state of the row above the block.
    """
    ordered, rolling, block = room.ordered, room.rolling, unsigned(start)
    for i in range(unsigned(begin), unsigned(end)):
        roll, k = rolling[i], 0
        for row in range(rooms.shape[2]):
            count = rooms[above, i, row]
            if count == 1:
                roll += weights[0] * here[0, block + inner[above, i, k]]
            elif count == 2:
                one, other = here[0, block + inner[above, i, k]], here[0, block + inner[above, i, k + 1]]
                more, less = one if one > other else other, other if one > other else one
                roll += weights[0] * more + weights[1] * less
            elif count > 2:
                for found in range(count):
                    value = here[0, block + inner[above, i, k + found]]
                    for at in range(found):
                        better = ordered[at]
                        ordered[at] = better if better > value else value
                        value = value if better > value else better
                    ordered[found] = value
                for at in range(count):
                    roll += weights[at] * ordered[at]
            k += count
        rolling[i] = roll


@compiled_part
def golden_gain(
    fewer: Floats,
    here: Floats,
    to_act: int,
    start: int,
    begin: int,
    end: int,
    upper: int,
    onto: Places,
    inner: Places,
    rooms: Places,
    above: int,
    found: int,
    room: Room,
) -> None:
    """Sum up, over the golden spaces, what laying there is worth beyond passing by, for a group of a block's sets.

    Args:
        fewer: the table of the same stage of the level before.
        here: the table of the stage.
        to_act: which row of the tables counts.
        start: where the block starts.
        begin: where the group begins within the block.
        end: where it ends.
        upper: how many rows are above the last ones.
        onto: see `Tables`.
        inner: see `Tables`.
        rooms: see `Tables`.
        above: the state of the row above the block.
        found: how many spaces above the last rows there are.
        room: its `passing` is what passing by is worth, and its `gain` is filled.
    """
    passing, gain, spaces = room.passing, room.gain, room.spaces
    width, block, group = unsigned(end - begin), unsigned(start), unsigned(begin)
    for i in range(width):
        total, pass_by = 0.0, passing[i]
        places = rooms[above, group + i, 0]
        for row in range(1, rooms.shape[2]):
            places += rooms[above, group + i, row]
        for k in range(places):
            more = here[to_act, block + inner[above, group + i, k]] - pass_by
            total += more if more > 0.0 else 0.0
        gain[i] = total
    for space in range(found):
        if spaces[space, 0] < upper - 1:
            there = unsigned(spaces[space, 2] + begin)
            for i in range(width):
                more = fewer[to_act, there + i] - passing[i]
                gain[i] += more if more > 0.0 else 0.0
        else:
            there, column = unsigned(spaces[space, 2]), spaces[space, 1]
            for i in range(width):
                more = fewer[to_act, there + onto[above, column, group + i]] - passing[i]
                gain[i] += more if more > 0.0 else 0.0


@compiled_part
def place_in(kept: Ints, rank: int) -> int:
    """How many of some ranks, in ascending order, are smaller than a rank."""
    low, high = 0, len(kept)
    while low < high:
        middle = (low + high) // 2
        if kept[middle] < rank:
            low = middle + 1
        else:
            high = middle
    return low


@compiled_part
def keep(
    room: Room, column: int, rank: int, natural: Places, above: int, begin: int, many: int, low: int, high: int
) -> None:
    """Keep the worths of so many sets of a block: all, or those from the `low`th rank to be kept to the `high`th."""
    values, kept, worth, group = room.values, room.kept, room.worth, unsigned(begin)
    if len(kept) == 0:
        for i in range(unsigned(many)):
            values[column, rank + natural[above, group + i]] = worth[i]
    for place in range(low, high):
        for i in range(unsigned(many)):
            if rank + natural[above, group + i] == kept[place]:
                values[column, place] = worth[i]


@compiled
def solve_blocks(tables: Tables, stage: Stage, level: int, first: int, last: int, room: Room) -> None:
    """Solve one stage of some blocks of a level.

    Args:
        level: their level.
        first: the first block.
        last: the one after the last.
        room: room for this thread.
    """
    opt_out, bust, weights, here, further = stage.opt_out, stage.bust, stage.weights, stage.here, stage.next
    count, size, upper = len(here) - 1, len(tables.rows), tables.states.shape[1]
    worth, leaving, passing, gain, rolling = room.worth, room.leaving, room.passing, room.gain, room.rolling
    stop, kept, answers, by_rule, natural = room.stop, room.kept, room.answers, tables.leaves, tables.natural
    onto, inner, rooms, groups, fewer = tables.onto, tables.inner, tables.rooms, tables.groups, stage.fewer
    goes_on, ruled = len(further) > 0, len(by_rule) > 0
    column = count * (count + 1) // 2
    for block in range(first, last):
        start, rank, above = tables.starts[block], tables.ranks[block], tables.states[block, upper - 1]
        width = tables.width[above]
        found = find_spaces(tables, block, level, room)
        stopping(tables, block, room)
        if level == 0 and tables.laid_before == 0:
            stop[width - 1] = 0.0  # with no button it is not allowed, and rolling is worth that at least
        roll_above(fewer, weights, width, upper, onto, above, found, room)
        for to_act in range(count + 1):
            here[to_act, start + width] = 0.0
        answered = block < len(answers) and not goes_on
        low, high = place_in(kept, rank), place_in(kept, rank + width)
        keeps = len(room.values) > 0 and (len(kept) == 0 or low < high)
        for group in range(groups.shape[1] - 1):
            begin, end = groups[above, group], groups[above, group + 1]
            many, behind, offset = unsigned(end - begin), unsigned(begin), unsigned(start + begin)
            roll_below(here, weights, start, begin, end, inner, rooms, above, room)
            if ruled:
                for i in range(many):
                    leaves = by_rule[rank + natural[above, behind + i]]
                    worth[i] = stop[behind + i] if leaves else rolling[behind + i]
            else:
                for i in range(many):
                    one, other = stop[behind + i], rolling[behind + i]
                    worth[i] = one if one > other else other
            if keeps:
                keep(room, column, rank, natural, above, begin, end - begin, low, high)
            if answered:
                for i in range(many):
                    answers[block, 0, behind + i] = worth[i]
                    answers[block, count + 1, behind + i] = rolling[behind + i]
            for to_act in range(1, count + 1):
                for i in range(many):
                    leaves_worth = here[to_act, offset + i]
                    leaving[i] = leaves_worth
                    passing[i] = (1 - bust) * worth[i] + bust * leaves_worth
                for i in range(many):
                    here[to_act, offset + i] = passing[i]
                if goes_on:
                    for i in range(many):
                        further[to_act, offset + i] = worth[i]
                golden_gain(fewer, here, to_act, start, begin, end, upper, onto, inner, rooms, above, found, room)
                for i in range(many):
                    rolls = passing[i] + gain[i] / (size * size)
                    worth[i] = opt_out * leaving[i] + (1 - opt_out) * rolls
                if keeps:
                    keep(room, column + to_act, rank, natural, above, begin, end - begin, low, high)
                if answered:
                    for i in range(many):
                        answers[block, to_act, behind + i] = worth[i]
            for i in range(many):
                here[0, offset + i] = worth[i]
            if goes_on:
                for i in range(many):
                    further[count + 1, offset + i] = worth[i]
