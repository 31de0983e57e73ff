"""What a roll offers, counted: how many of the 1296 or 216 rolls make one of some sums with two of their dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Final

from ...kit.rules.errors import unwanted
from ...kit.rules.numbers import number_within, whole_number
from ...kit.rules.phrase import Phrase
from ..rules.moves import BLUE_DICE, PIPS
from ..rules.sheet import ROWS

ALL_DICE: Final = BLUE_DICE + 1

_SUMS: Final = Phrase("refused-tick-sums", "the sums are some of 2 to 12, such as (6, 7, 8)")
_DICE: Final = Phrase(
    "refused-tick-dice", "own rolls have {own} dice, those of others {blue}", own=ALL_DICE, blue=BLUE_DICE
)


def tick_chance(sums: Iterable[int], dice: int) -> Fraction:
    """The chance that a roll offers one of some sums: that two of its dice make it.

    One sum is counted by inclusion and exclusion over the pairs of dice. Take a 7 with three dice: each of the 3 pairs
    makes it in 36 of the 216 rolls (6 of 36 for the pair, any number on the third die). Added up, 3 · 36 rolls, those
    in which two pairs make a 7 are counted twice; 3 times 6 rolls have one such number opposite two equal ones. All
    three pairs never make it together. So it is 3 · 36 - 3 · 6 = 90 rolls.

    Several sums are counted by inclusion and exclusion over the sums: the rolls that offer the one or the other are
    those that offer the one and those that offer the other, less those that offer both, which were counted twice; with
    three sums the rolls that offer all three, taken away too often, are added again. `tick_counts` shows the rolls
    sorted by what they offer, which needs no correction: each roll is there once.

    Args:
        sums: some of 2 to 12.
        dice: 4 for an own roll, 3 for the blue dice of another player's.

    Returns:
        The exact share of the 6⁴ or 6³ rolls, 0 to 1.

    Raises:
        GameError: there are no such sums, or no such dice.

    >>> tick_chance([7], 3) == Fraction(3 * 36 - 3 * 6, 216)
    True
    >>> tick_chance((6, 7, 8), 4)
    Fraction(149, 162)
    """
    counts = tick_counts(sums, dice)
    return Fraction(sum(rolls for offered, rolls in counts.items() if offered), len(PIPS) ** dice)


def tick_counts(sums: Iterable[int], dice: int) -> Mapping[tuple[int, ...], int]:
    """How many rolls offer which of some sums: exactly these, and none of the others.

    Args:
        sums: some of 2 to 12.
        dice: 4 for an own roll, 3 for the blue dice of another player's.

    Returns:
        For each part of the sums that some roll offers the number of rolls, in their order; `()` is none of them. They
        add up to 1296, or 216.

    Raises:
        GameError: there are no such sums, or no such dice.

    >>> tick_counts((6, 8), 3)
    {(): 82, (6,): 58, (6, 8): 18, (8,): 58}
    """
    if isinstance(sums, str) or not isinstance(sums, Iterable):
        raise unwanted(_SUMS, sums)
    wanted = {number_within(row, ROWS[0], ROWS[-1], _SUMS) for row in sums}
    number = whole_number(dice)
    if number not in (BLUE_DICE, ALL_DICE):
        raise unwanted(_DICE, dice)
    counts: Counter[tuple[int, ...]] = Counter()
    for offered, rolls in _every_offer(number).items():
        counts[tuple(sorted(wanted & offered))] += rolls
    return dict(sorted(counts.items()))


@cache
def _every_offer(dice: int) -> Mapping[frozenset[int], int]:
    """How many rolls offer which sums of two dice."""
    rolls = product(PIPS, repeat=dice)
    return Counter(frozenset(one + other for one, other in combinations(roll, 2)) for roll in rolls)
