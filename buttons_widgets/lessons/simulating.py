"""Rolls by the thousand, for the lessons in which the computer rolls.

The notebooks use these where a student writes the same as an exercise, so that the lesson goes on while the student's
own is not right yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate
from math import ceil, sqrt
from random import Random
from typing import Final

from ..buttons.rules.position import Position
from ..kit.rules.numbers import number_within
from ..kit.rules.phrase import Phrase

MOST_ROLLS: Final = 1_000_000
MOST_TOGETHER: Final = 10_000_000
"""So often several students roll together."""
NORMAL_95 = 1.96
"""A share is no more than so many standard errors off in 95 of 100 samples, if they are large."""


def rolled_outcomes(position: Position, rolls: int, seed: int) -> list[bool]:
    """Whether each of some rolls is bust.

    Args:
        position: the board, and the number of black dice.
        rolls: how often the dice are rolled.
        seed: decides the dice: the same seed gives the same rolls.

    Raises:
        GameError: it is no number of rolls. So is `30,000`, which for Python is a pair.

    >>> rolled_outcomes(Position.parse("rby/gRy/ybg r 2"), 5, seed=1)
    [False, True, True, False, False]
    """
    return _outcomes(position, _rolls_wanted(rolls), seed)


def _outcomes(position: Position, rolls: int, seed: int) -> list[bool]:
    random, faces = Random(seed), range(1, position.size + 1)
    is_open = {(row, column): position.is_legal((row, column)) for row in faces for column in faces}
    found: list[bool] = []
    for _ in range(rolls):
        white, *black = random.choices(faces, k=1 + position.black_dice)
        found.append(not any(is_open[white, column] for column in black))
    return found


def _rolls_wanted(rolls: object, most: int = MOST_ROLLS) -> int:
    """How often dice are to be rolled.

    Raises:
        GameError: it is no whole number from 1 to `most`.

    >>> _rolls_wanted((30, 000))
    Traceback (most recent call last):
    buttons_widgets.kit.rules.errors.GameError: the dice are rolled 1 to 1,000,000 times; in code 2000 has no comma, ...
    """
    wanted = Phrase("refused-rolls", "the dice are rolled 1 to {most:,} times; in code 2000 has no comma", most=most)
    return number_within(rolls, 1, most, wanted)


def estimates(position: Position, rolls: int, students: int, seed: int) -> list[float]:
    """The share of busts that each of some students finds.

    Args:
        position: the board, and the number of black dice.
        rolls: how often each of them rolls.
        students: how many there are.
        seed: decides the dice.

    Raises:
        GameError: it is no number of rolls, or they are over 10,000,000 together.

    >>> estimates(Position.parse("rby/gRy/ybg r 2"), 5, students=3, seed=1)
    [0.4, 0.4, 0.4]
    """
    rolls = _rolls_wanted(rolls, MOST_TOGETHER // max(students, 1))
    outcomes = _outcomes(position, rolls * students, seed)
    return [sum(outcomes[first : first + rolls]) / rolls for first in range(0, rolls * students, rolls)]


def running_share(outcomes: Sequence[bool]) -> list[float]:
    """The share of `True` among the first outcome, the first two, the first three, and so on.

    >>> running_share([True, False, False, True])
    [1.0, 0.5, 0.3333333333333333, 0.5]
    """
    return [happened / count for count, happened in enumerate(accumulate(outcomes), start=1)]


def standard_error(share: float, count: int) -> float:
    """How far a share of `count` outcomes is typically off: the root of `share * (1 - share) / count`.

    >>> standard_error(0.5, 100)
    0.05
    """
    return sqrt(share * (1 - share) / count)


def rolls_needed(share: Fraction, margin: Fraction, errors: float = NORMAL_95) -> Fraction:
    """How many rolls it takes until so many standard errors of a share are no more than a margin.

    >>> rolls_needed(Fraction(1, 2), Fraction(1, 50))
    Fraction(2401, 1)
    """
    return Fraction(ceil(errors**2 * float(share * (1 - share) / margin**2)))


def confidence_interval(happened: int, count: int) -> tuple[float, float]:
    """The 95% interval around the share of what happened: the share, minus and plus 1.96 standard errors.

    >>> confidence_interval(50, 100)
    (0.402, 0.598)
    """
    share = happened / count
    margin = NORMAL_95 * standard_error(share, count)
    return share - margin, share + margin


def intervals(position: Position, rolls: int, seeds: Iterable[int]) -> list[tuple[float, float]]:
    """The 95% intervals of students who roll as often, each with a seed of their own.

    >>> intervals(Position.parse("rby/gRy/ybg r 2"), 100, seeds=[1]) == [confidence_interval(38, 100)]
    True
    """
    return [confidence_interval(sum(rolled_outcomes(position, rolls, seed)), rolls) for seed in seeds]
