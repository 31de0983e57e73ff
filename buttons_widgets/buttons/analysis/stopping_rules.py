"""Rules for people: exactly what a round earns if a simple rule decides when to opt out.

A *rule* looks at a few things that a person at the table can see, the `Situation`, and says `True` to opt out or
`False` to roll:

    >>> def three_stars(now):
    ...     return now.stars >= 3

What it earns is found in the same pass over all sets of buttons as best play (see `recursion`), with its decision
in place of the better one:

    V(S) = stop(S) if the rule opts out with S, else roll(S)

So only the *stopping* is the rule's. The buttons are laid as well as can be for somebody who stops by that rule; no way
to lay them earns more with it. A rule is not asked where there is no choice: with no button one has to roll, and where
no space is open everybody opts out.

Many boards look alike to a rule, so it is asked once for each situation, some thousand times on a board of six rows,
and not for each of the millions of sets.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...kit.analysis.compiling import check_compiles
from ...kit.rules.errors import GameError, parsed_as, quoted
from ..cells import COLOURS
from ..rules.position import ENOUGH_OF_A_COLOUR, Position
from .backward_pass.recursion import value_table
from .lattice import Lattice, lattice_of
from .opponents import NO_OPPONENTS
from .situations import Rule, Situation, opts_out

MOST_UNCOMPILED: Final = 60_000
"""Without numba, a board with more sets of buttons than this (5×5 has 55,447) is not begun: it would take too long."""

BOARDS_KEPT: Final = 4
"""The situations of so many boards are kept: 11 MB for an empty board of six rows."""


def rule_table(start: Position, rule: Rule) -> NDArray[np.bool_]:
    """For each rank in the lattice of a position, whether a rule opts out there.

    Raises:
        GameError: the rule is not a function, or says neither yes nor no.
        MissingPackageError: numba is not installed, and there are too many sets to do without.
    """
    if not callable(rule):
        raise GameError(f"a rule is a function that gets a situation, not {quoted(rule)}")
    check_compiles(lattice_of(start).total, MOST_UNCOMPILED)
    situations, which = _situations(start)
    decided: NDArray[np.bool_] = np.array([opts_out(rule, one) for one in situations])[which]
    return decided


def rule_value(position: Position | str, rule: Rule) -> float:
    """How many stars a round earns on average, from a position on, if a rule decides when to opt out; exactly.

    Solo practice, with the buttons laid as well as can be for that rule: see this module. On an empty board of six rows
    the first rule takes about a second and a further one some tenths.

    Args:
        position: the player's board. The rule decides here already, if there is a button.
        rule: gets a `Situation`, and says `True` to opt out or `False` to roll.

    Raises:
        GameError: `position` is no `Position` and no text of one, the rule is not a function, or it says neither
            yes nor no.
        MissingPackageError: numba is not installed, and the board is too large to do without.

    >>> board = Position.parse("rby/gry/ybg r 5")
    >>> round(rule_value(board, lambda now: now.buttons >= 3), 3)
    0.635
    >>> round(rule_value(board, lambda now: True), 9)
    1.0
    """
    position = parsed_as(Position, position)
    values, _ = value_table(position, NO_OPPONENTS, leaves=rule_table(position, rule))
    return float(values[0, 0])


@lru_cache(BOARDS_KEPT)
def _situations(start: Position) -> tuple[tuple[Situation, ...], NDArray[np.unsignedinteger]]:
    """The situations that may come up from a position on, and for each rank in its lattice the number of its own."""
    size, dice, lattice = start.size, start.black_dice, lattice_of(start)
    laid = _sets_by_rank(lattice) | start.button_mask
    stars = (laid > 0).astype(np.int64)
    for colour in COLOURS:
        enough = np.bitwise_count(laid & start.colour_masks[colour]) >= ENOUGH_OF_A_COLOUR
        stars += enough * (1 + (colour in start.cards))
    # Of the open spaces only matters how many rows have how many of them: a number with a digit for each count of
    # spaces, which says how many rows have it. It is a sum over the rows.
    digit = np.array([(size + 1) ** mask.bit_count() for mask in range(1 << size)], np.int64)
    open_spaces = _open_spaces(start, lattice, laid)
    rows = np.zeros(len(laid), np.int64)
    for row in range(size):
        rows += digit[open_spaces >> row * size & (1 << size) - 1]
    known_rows, rows = _numbered(rows)
    most_stars, most_buttons = int(stars.max()) + 1, size * size + 1
    known, which = _numbered((rows * most_stars + stars) * most_buttons + np.bitwise_count(laid))
    situations = []
    for one in known.tolist():
        rest, buttons = divmod(one, most_buttons)
        rows_number, stars_now = divmod(rest, most_stars)
        by_count = [int(known_rows[rows_number]) // (size + 1) ** count % (size + 1) for count in range(size + 1)]
        missed = sum(times * (size - count) ** dice for count, times in enumerate(by_count))
        spaces = sum(times * count for count, times in enumerate(by_count))
        situations.append(Situation(buttons, stars_now, missed / size ** (dice + 1), spaces, by_count[0]))
    return tuple(situations), which.astype(np.min_scalar_type(len(situations)))


def _numbered(numbers: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The different numbers among some that are not too large, and for each the place of it among them."""
    happens = np.bincount(numbers) > 0
    return np.flatnonzero(happens), (np.cumsum(happens) - 1)[numbers]


def _open_spaces(start: Position, lattice: Lattice, laid: NDArray[np.int64]) -> NDArray[np.int64]:
    """For each of some sets of buttons, the mask of the spaces on which one more may be laid."""
    size = start.size
    first = sum(1 << row * size for row in range(size))
    last = first << size - 1
    beside = (laid & ~last) << 1 | (laid & ~first) >> 1 | laid << size | laid >> size
    return lattice.free & ~(laid | beside)


def _sets_by_rank(lattice: Lattice) -> NDArray[np.int64]:
    """The mask of each set of a lattice, in the order of their ranks: row by row, as `Lattice` puts them in order."""
    every = range(len(lattice.states))
    sets, states = np.zeros(1, np.int64), np.zeros(1, np.int64)
    for row in range(lattice.size):
        fitting = [[state for state in every if lattice.fits(row, above, state)] for above in every]
        choices = np.array([[*some, *[0] * (len(every) - len(some))] for some in fitting])
        counts = np.array([len(some) for some in fitting])[states]
        begins = np.cumsum(counts) - counts
        nth = np.arange(counts.sum()) - np.repeat(begins, counts)
        further = choices[np.repeat(states, counts), nth]
        sets = np.repeat(sets, counts) | np.array(lattice.states)[further] << row * lattice.size
        states = further
    return sets
