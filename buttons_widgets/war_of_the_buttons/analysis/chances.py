"""What dice offer, counted: equal ones, bids that beat others, and dice that are rolled again.

A roll fails if each value is among it at most so often; such rolls are counted value by value. With limits of one die a
value, three dice fail in 6 · 5 · 4 = 120 of the 216 rolls: so two are equal in the other 96.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb
from typing import Final

from ...kit.rules.chance import orders_of
from ...kit.rules.errors import unwanted
from ...kit.rules.numbers import number_within
from ...kit.rules.phrase import Phrase
from ..rules.hand import PIPS, parts, without
from ..rules.parts import DICE

MOST_DICE: Final = DICE + 6
"""Nobody has more dice: those of a colour, and every white one."""
MOST_BUTTONS: Final = 9_999
"""A table has no more."""

_DICE: Final = Phrase("refused-war-dice-rolled", "1 to {most} dice are rolled", most=MOST_DICE)
_EQUAL: Final = Phrase("refused-war-equal", "1 to {most} dice can be equal", most=MOST_DICE)
_BID: Final = Phrase("refused-war-bid", "a bid is how many dice, and what they show, such as (2, 4)")
_BUTTONS: Final = Phrase("refused-war-pips-paid", "the buttons are a number from 0 to {most}", most=MOST_BUTTONS)
_ROLLED: Final = Phrase("refused-war-rolled", "the dice are the pips of 1 to {most} dice, such as 11346", most=DICE)


def equal(n: int, k: int) -> Fraction:
    """The chance that of some dice so many are equal, or more.

    Of five dice no three are equal if each value comes twice at most: 5 different ones in 6 · 5 · 4 · 3 · 2 = 720
    rolls; a pair and three others in 6 · 10 (which value, and which two dice show it) times 5 · 4 · 3, which is 3600;
    two pairs and another in 15 · 30 (which two values, and how they lie) times 4, which is 1800. So three are equal in
    7776 - 6120 = 1656 rolls. `equal_counts` has these numbers.

    Args:
        n: how many dice are rolled, 1 to 14.
        k: how many are to be equal, 1 to 14; more than there are never are.

    Raises:
        GameError: there are no such numbers.

    >>> equal(5, 3), equal(8, 3)
    (Fraction(23, 108), Fraction(5501, 7776))
    """
    number, wanted = _dice(n), number_within(k, 1, MOST_DICE, _EQUAL)
    return _share(number, _failing(number, [wanted - 1] * len(PIPS)))


def equal_counts(n: int) -> Mapping[int, int]:
    """How many rolls have how many equal dice at most: by that number, and all together 6ⁿ.

    Args:
        n: how many dice are rolled, 1 to 14.

    Raises:
        GameError: there is no such number.

    >>> equal_counts(5)
    {1: 720, 2: 5400, 3: 1500, 4: 150, 5: 6}
    """
    number = _dice(n)
    up_to = [_failing(number, [most] * len(PIPS)) for most in range(number + 1)]
    return {most: up_to[most] - up_to[most - 1] for most in range(1, number + 1) if up_to[most] > up_to[most - 1]}


def beats(n: int, bid: tuple[int, int], buttons: int = 0) -> Fraction:
    """The chance that some dice hold a bid that beats another one, if need be after one die was changed.

    Five dice beat two 4s with three of any value, in 1656 rolls (see `equal`), or else with two 5s or two 6s. Exactly
    two 5s and no three equal are 10 · (125 - 5) = 1200 rolls (which two dice; the others show anything but a 5, though
    not all the same), with two 6s it is as many, and 30 · 4 = 120 rolls have both and were counted twice: 2280 more. So
    it is 3936 of 7776 rolls. `beat_counts` says how many more there are with each button.

    Args:
        n: how many dice are rolled, 1 to 14.
        bid: how many dice are to be beaten, and what they show.
        buttons: how many can be paid to change one die, 0 to 9,999: each a pip up or down, but not from 6 to 1.

    Raises:
        GameError: there are no such dice, no such bid or no such number of buttons.

    >>> beats(5, (2, 4)), beats(5, (2, 4), buttons=1)
    (Fraction(41, 81), Fraction(103, 108))
    """
    counts, paid = beat_counts(n, bid), number_within(buttons, 0, MOST_BUTTONS, _BUTTONS)
    rolls = sum(rolls for pips, rolls in counts.items() if pips <= paid)
    return Fraction(rolls, len(PIPS) ** _dice(n))


def beat_counts(n: int, bid: tuple[int, int]) -> Mapping[int, int]:
    """How many rolls beat a bid at what price: by the pips by which one die has to be changed, 0 for none.

    Args:
        n: how many dice are rolled, 1 to 14.
        bid: how many dice are to be beaten, and what they show.

    Returns:
        The numbers of rolls, at the lowest price first. Rolls of which no changed die makes a bid are in none.

    Raises:
        GameError: there are no such dice, or no such bid.

    >>> beat_counts(5, (2, 4))
    {0: 3936, 1: 3480, 2: 360}
    """
    number = _dice(n)
    if not isinstance(bid, Sequence) or isinstance(bid, str) or len(bid) != 2:
        raise unwanted(_BID, bid)
    many, shown = number_within(bid[0], 1, MOST_DICE, _BID), number_within(bid[1], PIPS[0], PIPS[-1], _BID)
    wanted = {value: many if value > shown else many + 1 for value in PIPS}
    counts: Counter[int] = Counter()
    for roll in combinations_with_replacement(PIPS, number):
        # A value that lacks one die gets it from the nearest other one.
        lacking = {value: wanted[value] - roll.count(value) for value in PIPS}
        pips = [0] if min(lacking.values()) <= 0 else []
        pips += [abs(value - die) for value in PIPS for die in roll if lacking[value] == 1 and die != value]
        if pips:
            counts[min(pips)] += orders_of(roll)
    return dict(sorted(counts.items()))


def reroll(dice: str, k: int) -> Fraction:
    """The chance that so many dice are equal, or more, after some of them were rolled again once, the best ones.

    Of 1, 1, 3, 4 and 6 the three others are rolled again: no further 1 comes in 5 · 5 · 5 = 125 of 216 rolls, and 5 of
    those show three of another value. So it is 96 of 216. `reroll_chances` compares this with every other choice.

    Args:
        dice: the pips of 1 to 8 dice.
        k: how many are to be equal, 1 to 14; more than there are never are.

    Raises:
        GameError: there are no such dice, or no such number.

    >>> reroll("11346", 3)
    Fraction(4, 9)
    """
    return max(reroll_chances(dice, k).values())


def reroll_chances(dice: str, k: int) -> Mapping[str, Fraction]:
    """The chance that so many dice are equal, or more, for each choice of dice to be rolled again.

    Args:
        dice: the pips of 1 to 8 dice.
        k: how many are to be equal, 1 to 14; more than there are never are.

    Returns:
        The chances by the dice that are rolled again, the best first; `""` is none of them.

    Raises:
        GameError: there are no such dice, or no such number.

    >>> {rolled: str(chance) for rolled, chance in list(reroll_chances("114", 3).items())[:3]}
    {'4': '1/6', '14': '1/36', '11': '1/36'}
    """
    if not isinstance(dice, str) or not 1 <= len(dice) <= DICE or not set(dice) <= set(map(str, PIPS)):
        raise unwanted(_ROLLED, dice)
    wanted = number_within(k, 1, MOST_DICE, _EQUAL)
    chances = {}
    for rolled in parts(dice):
        kept = without(dice, rolled)
        limits = [wanted - 1 - kept.count(str(value)) for value in PIPS]
        chances[rolled] = _share(len(rolled), _failing(len(rolled), limits))
    return dict(sorted(chances.items(), key=lambda item: (-item[1], len(item[0]))))


def _dice(n: int) -> int:
    return number_within(n, 1, MOST_DICE, _DICE)


def _failing(dice: int, limits: Sequence[int]) -> int:
    """How many rolls have each value at most so often."""
    rolls = [1] + [0] * dice  # by the number of dice that show one of the values so far
    for limit in limits:
        rolls = [
            sum(comb(shown, new) * rolls[shown - new] for new in range(min(limit, shown) + 1))
            for shown in range(dice + 1)
        ]
    return rolls[dice]


def _share(dice: int, failing: int) -> Fraction:
    rolls = len(PIPS) ** dice
    return Fraction(rolls - failing, rolls)
