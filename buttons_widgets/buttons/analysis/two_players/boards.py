"""The passes over pairs of boards behind `solve_round`: what every pair is worth, and how often it comes up.

A *pair* is two sets of buttons, one on each player's board, by their ranks `i` and `j` (see `lattice`), and the *turn*
says which player is to roll or opt out. Both players are in. Whatever is laid moves a pair to one with a greater rank
on one board or on both, so the pass backward visits the pairs from the last to the first, and the pass forward from
the first to the last. What the values mean, and the recursion, stand in `solve_round`.

The loops are compiled where numba is installed, and stand in one module (see `compiling`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ....kit.analysis.compiling import COMPILES, compiled, compiled_part
from ....kit.rules.answer import TIE, Watch
from ..backward_pass.tables import Floats, Ints

PAIRS_AT_ONCE: Final = 40_000 if COMPILES else 40
"""So many pairs are visited in one go, in some hundredths of a second. Between two goes the pass can be ended."""

Bools = NDArray[np.bool_]


class Boards(NamedTuple):
    """The two boards and the dice. Where an array has a place for each rank, the shorter lattice leaves some unused."""

    more: Ints
    """[seat, rank, cell] the rank with one more button, or -1 where it may not be laid."""
    stop: Floats
    """[seat, rank] the stars for opting out, or -1 where that is not allowed."""
    better: Floats
    """[i] how likely the black dice without the gold one show the (i+1)th best of a row's spaces and no better one."""
    none: Floats
    """[i] how likely they show none of the best i."""
    laid: Ints
    """[seat, rank] how many buttons lie there."""


class Players(NamedTuple):
    """How the two players decide, and what is known of each when it is alone.

    A player decides by comparing worths: after a lay those of the pairs that may follow, of a golden space those with
    and without it. For a player who makes the best of the round itself they are filled in as the pass goes.
    """

    best: Bools
    """[seat] whether the player makes the best of the round; if not, `worth` and `leaves` say what it does."""
    against: Floats
    """[seat] for a player who does: how much a star of the other counts against one of its own."""
    worth: Floats
    """[seat, turn, i, j] what the player takes a pair to be worth."""
    leaves: Bools
    """[seat, i, j] whether the player opts out at its turn."""
    alone: Floats
    """[seat, rank] the stars to expect at its turn when the other has left."""
    golden: Floats
    """[seat, rank, cell] the same at the golden space of a roll with which the other is bust."""


class Results(NamedTuple):
    """What the pass backward finds, besides what it fills in for the players."""

    stars: Floats
    """[turn, seat, i, j] the stars that the player on a seat may expect."""
    roll: Floats
    """[turn, i, j] what rolling is worth to the player in turn, less what the other's stars count against it."""


class Room(NamedTuple):
    """Room to work in. A first index of 0 is for a golden space that the other cannot take, 1 for one that it can."""

    columns: Ints
    """[…, k] the column of the kth best space of a row."""
    mine: Ints
    """[…, k] the roller's rank after the lay there."""
    theirs: Ints
    """[…, k] the other's rank after its answer."""
    worth: Floats
    """[…, k] what the roller takes that to be worth."""


def room_for(size: int) -> Room:
    """Room for one pass over boards of so many rows."""
    places = np.zeros((3, 2, size), np.int64)
    return Room(places[0], places[1], places[2], np.zeros((2, size)))


@compiled_part
def put_in_order(
    more: Ints, worth: Floats, turn: int, mine: int, theirs: int, row: int, golden: int, slot: int, room: Room
) -> int:
    """Put the spaces of a row that the player in turn may take in order, best first.

    For each the other's answer is found first: it takes the golden space if that is better for it, or else passes.

    Args:
        more: as in `Boards`.
        worth: as in `Players`.
        turn: the seat that rolled.
        mine: its rank.
        theirs: the other's rank.
        row: the row, from 0.
        golden: the other's rank if it takes the golden space, or -1 if it cannot.
        slot: where in `room` the spaces are put.
        room: room to work in, which is filled.

    Returns:
        How many such spaces there are.
    """
    size, found = room.columns.shape[1], 0
    for column in range(size):
        laid = more[turn, mine, row * size + column]
        if laid < 0:
            continue
        answer = theirs
        if golden >= 0:
            if turn == 0:
                taken, passed = worth[1, 1, laid, golden], worth[1, 1, laid, theirs]
            else:
                taken, passed = worth[0, 0, golden, laid], worth[0, 0, theirs, laid]
            if taken > passed + TIE:
                answer = golden
        value = worth[0, 1, laid, answer] if turn == 0 else worth[1, 0, answer, laid]
        at = found
        while at > 0 and room.worth[slot, at - 1] + TIE < value:
            room.columns[slot, at] = room.columns[slot, at - 1]
            room.mine[slot, at] = room.mine[slot, at - 1]
            room.theirs[slot, at] = room.theirs[slot, at - 1]
            room.worth[slot, at] = room.worth[slot, at - 1]
            at -= 1
        room.columns[slot, at] = column
        room.mine[slot, at] = laid
        room.theirs[slot, at] = answer
        room.worth[slot, at] = value
        found += 1
    return found


def solve_pairs(boards: Boards, players: Players, results: Results, watch: Watch) -> None:
    """Visit all pairs from the last to the first, and fill in what each is worth.

    Args:
        boards: the boards.
        players: how the players decide; filled in for those who make the best of the round.
        results: what is filled in.
        watch: called between two parts with the share that is done; what it raises ends the pass.
    """
    firsts, seconds = results.roll.shape[1:]
    at_once = max(1, PAIRS_AT_ONCE // seconds)
    room = room_for(len(boards.none) - 1)
    for until in range(firsts, 0, -at_once):
        watch(1 - until / firsts)
        solve_some(boards, players, results, room, max(0, until - at_once), until)


@compiled
def solve_some(boards: Boards, players: Players, results: Results, room: Room, begin: int, end: int) -> None:
    """Visit the pairs whose first rank is from `begin` up to, but not including, `end`, from the last to the first."""
    more, stop, better, none, _ = boards
    best, against, worth, leaves, alone, golden = players
    stars, roll = results
    size, seconds = room.columns.shape[1], roll.shape[2]
    for i in range(end - 1, begin - 1, -1):
        for j in range(seconds - 1, -1, -1):
            for turn in range(2):
                other = 1 - turn
                mine = i if turn == 0 else j
                theirs = j if turn == 0 else i
                own, others = 0.0, 0.0
                for row in range(size):
                    unanswered = put_in_order(more, worth, turn, mine, theirs, row, -1, 0, room)
                    for gold in range(size):
                        cell, slot, found = row * size + gold, 0, unanswered
                        taken = more[other, theirs, cell]
                        if taken >= 0 and unanswered > 0:
                            slot = 1
                            found = put_in_order(more, worth, turn, mine, theirs, row, taken, 1, room)
                        bust = none[found]
                        for k in range(found):
                            # The gold die always shows its own column, and so no worse one is ever taken.
                            shown = room.columns[slot, k] == gold
                            weight = none[k] if shown else better[k]
                            mine_then, theirs_then = room.mine[slot, k], room.theirs[slot, k]
                            first = mine_then if turn == 0 else theirs_then
                            second = theirs_then if turn == 0 else mine_then
                            own += weight * stars[other, turn, first, second]
                            others += weight * stars[other, other, first, second]
                            if shown:
                                bust = 0.0
                                break
                        others += bust * golden[other, theirs, cell]
                own /= size * size
                others /= size * size
                rolling = own - against[turn] * others
                roll[turn, i, j] = rolling
                if best[turn]:
                    stopping = stop[turn, mine] - against[turn] * alone[other, theirs]
                    leaves[turn, i, j] = stop[turn, mine] >= 0 and stopping + TIE >= rolling
                if leaves[turn, i, j]:
                    own, others = stop[turn, mine], alone[other, theirs]
                stars[turn, turn, i, j] = own
                stars[turn, other, i, j] = others
                if best[turn]:
                    worth[turn, turn, i, j] = own - against[turn] * others
                if best[other]:
                    worth[other, turn, i, j] = others - against[other] * own


def follow_pairs(boards: Boards, players: Players, reached: Floats, counts: Floats) -> None:
    """Find how often each pair comes up, from the first to the last.

    Args:
        boards: the boards.
        players: how the players decide, all of it filled in.
        reached: [turn, i, j] the chance of each pair; those with which the round begins are given, the rest are 0.
        counts: for each seat and number of buttons on its board, [seat, buttons, 0] how often the player is in turn
            while the other is in, [seat, buttons, 1] how often it then opts out, and [seat, buttons, 2] how often it
            rolls and is bust; what is found is added.
    """
    follow_all(boards, players, room_for(len(boards.none) - 1), reached, counts)


@compiled
def follow_all(boards: Boards, players: Players, room: Room, reached: Floats, counts: Floats) -> None:
    """The loops of `follow_pairs`."""
    more, _, better, none, laid = boards
    worth, leaves = players.worth, players.leaves
    size, firsts, seconds = room.columns.shape[1], reached.shape[1], reached.shape[2]
    for i in range(firsts):
        for j in range(seconds):
            for turn in range(2):
                chance = reached[turn, i, j]
                if chance == 0.0:
                    continue
                other = 1 - turn
                mine = i if turn == 0 else j
                theirs = j if turn == 0 else i
                buttons = laid[turn, mine]
                counts[turn, buttons, 0] += chance
                if leaves[turn, i, j]:
                    counts[turn, buttons, 1] += chance
                    continue
                part = chance / (size * size)
                for row in range(size):
                    unanswered = put_in_order(more, worth, turn, mine, theirs, row, -1, 0, room)
                    for gold in range(size):
                        slot, found = 0, unanswered
                        taken = more[other, theirs, row * size + gold]
                        if taken >= 0 and unanswered > 0:
                            slot = 1
                            found = put_in_order(more, worth, turn, mine, theirs, row, taken, 1, room)
                        bust = none[found]
                        for k in range(found):
                            shown = room.columns[slot, k] == gold
                            weight = none[k] if shown else better[k]
                            mine_then, theirs_then = room.mine[slot, k], room.theirs[slot, k]
                            first = mine_then if turn == 0 else theirs_then
                            second = theirs_then if turn == 0 else mine_then
                            reached[other, first, second] += part * weight
                            if shown:
                                bust = 0.0
                                break
                        counts[turn, buttons, 2] += part * bust
