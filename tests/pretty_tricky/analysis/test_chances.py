"""What a roll offers: the page's figures, and a plain enumeration."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product

import pytest

from buttons_widgets.pretty_tricky import tick_chance, tick_counts
from buttons_widgets.pretty_tricky.rules.moves import roll_chances

OWN = (171, 302, 461, 580, 727, 834)
OTHERS = (16, 30, 46, 60, 76, 90)
TWICE = (1, 6, 19, 36, 61, 90)


def offering(sums: tuple[int, ...], dice: int) -> int:
    """How many rolls have two dice that make one of the sums, by looking at each roll."""
    rolls = product(range(1, 7), repeat=dice)
    return sum(any(one + other in sums for one, other in combinations(roll, 2)) for roll in rolls)


@pytest.mark.parametrize(("dice", "counts"), [(4, OWN), (3, OTHERS)])
def test_one_sum_is_offered_by_as_many_rolls_as_published(dice: int, counts: tuple[int, ...]) -> None:
    for row, rolls in zip(range(2, 8), counts, strict=True):
        assert tick_chance([row], dice) == tick_chance([14 - row], dice) == Fraction(rolls, 6**dice)
        assert offering((row,), dice) == rolls


def test_a_six_a_seven_or_an_eight() -> None:
    assert tick_chance((6, 7, 8), 4) == Fraction(1192, 1296)
    assert tick_chance((6, 7, 8), 3) == Fraction(170, 216)


def test_rolls_that_offer_a_sum_twice_are_as_many_as_published() -> None:
    for row, rolls in zip(range(2, 8), TWICE, strict=True):
        for one in (row, 14 - row):
            assert sum(chance for dice, chance in roll_chances() if (one, one) in dice.splits) == Fraction(rolls, 1296)


def test_a_row_that_waits_for_two_others_rolls() -> None:
    assert 2 / tick_chance([2], 3) == 27


@pytest.mark.parametrize("dice", [3, 4])
@pytest.mark.parametrize("sums", [(), (2,), (2, 3, 12), (5, 9), (3, 5, 7, 9, 11), tuple(range(2, 13))])
def test_any_sums_are_counted_as_by_looking_at_each_roll(sums: tuple[int, ...], dice: int) -> None:
    assert tick_chance(sums, dice) == Fraction(offering(sums, dice), 6**dice)
    assert tick_chance(reversed(sums + sums), dice) == tick_chance(set(sums), dice)


@pytest.mark.parametrize("dice", [3, 4])
def test_inclusion_and_exclusion_over_the_sums(dice: int) -> None:
    sums = (5, 7, 10)
    counts = tick_counts(sums, dice)
    assert sum(counts.values()) == 6**dice
    total = 0
    for many in (1, 2, 3):
        for some in combinations(sums, many):
            all_of_them = sum(rolls for offered, rolls in counts.items() if set(some) <= set(offered))
            total += (-1) ** (many + 1) * all_of_them
    assert total == offering(sums, dice)
