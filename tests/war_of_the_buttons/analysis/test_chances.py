"""What dice offer: the page's figures, and every roll looked at by itself."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from buttons_widgets.war_of_the_buttons import chances
from buttons_widgets.war_of_the_buttons.rules.hand import parts, without

Roll = tuple[int, ...]
PIPS = range(1, 7)


def rolls(dice: int) -> list[Roll]:
    return list(product(PIPS, repeat=dice))


def most_equal(roll: Roll) -> int:
    return max(Counter(roll).values())


def does_beat(roll: Roll, bid: tuple[int, int], pips: int) -> bool:
    """Whether a roll holds a bid over another one, by trying every change of every die."""
    tried = [
        (*roll[:place], new, *roll[place + 1 :])
        for place, die in enumerate(roll)
        for new in range(max(1, die - pips), min(6, die + pips) + 1)
    ]
    many, shown = bid
    return any(
        one.count(value) > many or (one.count(value) == many and value > shown) for one in tried for value in PIPS
    )


def test_figures_of_the_page() -> None:
    assert chances.equal(5, 3) == Fraction(23, 108)
    assert chances.equal(8, 3) == Fraction(5501, 7776)
    assert chances.beats(5, (2, 4)) == Fraction(41, 81)
    assert chances.beats(5, (2, 4), buttons=1) == Fraction(103, 108)
    hands = Counter("".join(map(str, sorted(roll))) for roll in rolls(5))
    assert sum(many * chances.reroll(hand, 3) for hand, many in hands.items()) / 6**5 == Fraction(3157, 5832)


@pytest.mark.parametrize("dice", range(1, 7))
def test_equal_dice_are_counted_as_by_looking_at_each_roll(dice: int) -> None:
    counted = Counter(map(most_equal, rolls(dice)))
    assert dict(chances.equal_counts(dice)) == dict(sorted(counted.items()))
    for many in (*range(1, dice + 1), 14):
        assert chances.equal(dice, many) == Fraction(sum(most_equal(roll) >= many for roll in rolls(dice)), 6**dice)


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("bid", [(1, 1), (1, 6), (2, 4), (2, 6), (3, 2), (5, 1)])
def test_bids_are_beaten_as_by_looking_at_each_roll(dice: int, bid: tuple[int, int]) -> None:
    for buttons in range(6):
        beating = sum(does_beat(roll, bid, buttons) for roll in rolls(dice))
        assert chances.beats(dice, bid, buttons) == Fraction(beating, 6**dice)
    assert chances.beats(dice, bid, 9_999) == chances.beats(dice, bid, 5)
    assert list(chances.beat_counts(dice, bid)) == sorted(chances.beat_counts(dice, bid))


@pytest.mark.parametrize("many", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("dice", ["1", "11346", "64311", "22233", "12356"])
def test_dice_are_rolled_again_as_by_looking_at_each_roll(dice: str, many: int) -> None:
    found = chances.reroll_chances(dice, many)
    assert set(found) == set(parts(dice))
    for rolled, chance in found.items():
        kept = tuple(map(int, without(dice, rolled)))
        good = sum(most_equal(kept + roll) >= many for roll in rolls(len(rolled)))
        assert chance == Fraction(good, 6 ** len(rolled))
    assert list(found.values()) == sorted(found.values(), reverse=True)
    assert chances.reroll(dice, many) == max(found.values())


def test_the_counting_of_a_hand_of_eight_with_every_white_die() -> None:
    assert sum(chances.equal_counts(14).values()) == 6**14
    assert sum(chances.beat_counts(14, (2, 6)).values()) == 6**14, "of fourteen dice three are always equal"
    assert chances.beats(14, (14, 1)) == chances.equal(14, 14) - Fraction(1, 6**14)
