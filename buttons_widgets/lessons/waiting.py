"""Rows of Pretty Tricky with one open box each: how many own rolls it takes until all of them are ticked."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Final, NamedTuple

from ..pretty_tricky.analysis.chances import ALL_DICE, tick_chance, tick_counts
from ..pretty_tricky.rules.moves import PIPS, Dice, roll_chances

ROLLS: Final = len(PIPS) ** ALL_DICE
"""In so many ways all four dice may fall."""

Rows = tuple[int, ...]
"""The rows that are open, ascending."""


@cache
def rolls_to_come(rows: Rows) -> Fraction:
    """How many own rolls it takes on average until every row is ticked, if each roll is used best.

    First-step analysis: this roll counts one; it leads to the rows that it leaves open, the best of what it offers; or
    it offers nothing, and one stands where one stood. With V for what is asked, V = 1 + sum of (chance · V after the
    best tick) + (chance of nothing) · V, which is solved for V.

    Args:
        rows: some of 2 to 12, ascending, with one open box each.

    >>> rolls_to_come((7,)) == Fraction(1296, 834)
    True
    >>> round(float(rolls_to_come((2, 6, 7))), 2)
    8.14
    """
    if not rows:
        return Fraction(0)
    whole, nothing = Fraction(1), Fraction(0)
    for dice, chance in roll_chances():
        left = [rolls_to_come(rest) for rest in _left_open(rows, dice)]
        if left:
            whole += chance * min(left)
        else:
            nothing += chance
    return whole / (1 - nothing)


def _left_open(rows: Rows, dice: Dice) -> Iterator[Rows]:
    """What a roll may leave open of some rows, if something is ticked: one of them, or both of a split."""
    singles = [{row} for row in dice.sums if row in rows]
    pairs = [set(split) for split in dice.splits if {*split} <= {*rows} and split[0] < split[1]]
    return (tuple(row for row in rows if row not in ticked) for ticked in (*singles, *pairs))


class Used(NamedTuple):
    """How the 1,296 rolls are used with two rows open, each as it is best."""

    both: int
    one: int
    """The lower row alone: it is offered, and not better passed over for the other one."""
    other: int
    nothing: int


@cache
def used(one: int, other: int) -> Used:
    """What each roll ticks, with one box open in each of two rows: where it offers either, that which takes longer.

    Args:
        one: the lower row.
        other: the higher row.

    >>> used(3, 5)
    Used(both=24, one=278, other=388, nothing=606)
    """
    counts = tick_counts((one, other), ALL_DICE)
    both = int(ROLLS * sum(chance for dice, chance in roll_chances() if (one, other) in dice.splits))
    either = counts.get((one, other), 0) - both
    slower = either if rolls_to_come((one,)) >= rolls_to_come((other,)) else 0
    return Used(both, counts[one,] + slower, counts[other,] + either - slower, counts[()])


@cache
def row_alone(row: int, boxes: int) -> Fraction:
    """How many own rolls some boxes of one row take on average, if no other row is open.

    As `rolls_to_come`, by the first step: a roll ticks two boxes if a split has the sum twice, one if two dice make it.

    >>> round(float(row_alone(2, 2)), 2), round(float(row_alone(7, 5)), 2)
    (15.11, 7.15)
    """
    if boxes < 1:
        return Fraction(0)
    twice = sum(chance for dice, chance in roll_chances() if (row, row) in dice.splits)
    once = tick_chance((row,), ALL_DICE) - twice
    return (1 + once * row_alone(row, boxes - 1) + twice * row_alone(row, boxes - 2)) / (once + twice)
