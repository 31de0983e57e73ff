"""Company: what a neighbour who is still in changes about a roll, by hand and by the exact analysis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Final

from ..buttons.analysis.chances import bust_chance
from ..buttons.analysis.opponents import NO_OPPONENTS, Opponents
from ..buttons.analysis.solution import OPT_OUT, ROLL
from ..buttons.analysis.solve import solve
from ..buttons.rules.position import Position
from ..kit.rules.answer import TIE

HERE: Final = Position.parse("gyrbyg/rbyGrb/b*rybg/rbyGrB/Y*ByG*/*ygrby b 3")
"""The board of the lesson, late in a game of four. Alone one should opt out, which is a little better; with a neighbour
who is likely to stay one should roll."""
STEPS: Final = tuple(step / 10 for step in range(11))
"""Probabilities that a neighbour opts out, from one who always rolls to one who is sure to leave."""
OFTEN_BUST: Final = 0.3
"""What the lesson assumes at first: so often a neighbour's roll is bust."""


def neighbour(opt_out: float, bust: float = OFTEN_BUST) -> Opponents:
    """The last neighbour who is still in, in a game of three or four.

    Args:
        opt_out: the probability that they opt out in their turn.
        bust: the probability that they are bust when they roll.

    >>> neighbour(0.5)
    Opponents(count=1, opt_out=0.5, bust=0.3, dice_each=1)
    """
    return Opponents(1, opt_out=opt_out, bust=bust, dice_each=1)


@cache
def with_dice(position: Position, dice: int) -> Position:
    """The same board with another number of black dice.

    >>> with_dice(Position.parse("rby/gRy/ybg r 3"), 2)
    Position.parse('rby/gRy/ybg r 2')
    """
    return replace(position, black_dice=dice)


def bust_by_rows(misses: Sequence[int], dice: int) -> Fraction:
    """The chance to be bust: the mean over the rows of the chance that all black dice miss.

    Args:
        misses: how many spaces of each row are closed; there are as many rows as columns.
        dice: how many black dice there are.

    >>> bust_by_rows([1, 3, 1], 2)
    Fraction(11, 27)
    """
    size = len(misses)
    return sum((Fraction(closed, size) ** dice for closed in misses), Fraction(0)) / size


def bust_with(dice: int) -> Fraction:
    """The probability to be bust on the board of the lesson, with some black dice.

    >>> bust_with(2), bust_with(3)
    (Fraction(89, 216), Fraction(47, 144))
    """
    return bust_chance(with_dice(HERE, dice)).fraction


@cache
def golden_gains(position: Position) -> tuple[int, ...]:
    """For each space on which a button brings more stars at once, how many more.

    >>> golden_gains(Position.parse("R*R/*r*/r** r 2"))
    (2, 2)
    """
    now = position.stars_for_opting_out()
    gains = (position.lay(cell).stars_for_opting_out() - now for cell in position.legal_cells())
    return tuple(gain for gain in gains if gain)


@cache
def rolling_worth(position: Position, opponents: Opponents = NO_OPPONENTS) -> float:
    """What rolling is worth with best play after it, in stars.

    Args:
        position: the board, and the number of black dice.
        opponents: who else is in; nobody, if left out.

    >>> rolling_worth(Position.parse("R*r/*r*/r** r 1"), neighbour(1))
    0.3333333333333333
    """
    return solve(position, opponents).roll


def advice(position: Position, bust: float = OFTEN_BUST) -> tuple[str, ...]:
    """What is best with a button on the board at least, for each of the `STEPS`.

    >>> set(advice(Position.parse("rby/gRy/ybg r 2")))
    {'opt out'}
    """
    stop = position.stars_for_opting_out()
    worths = (rolling_worth(position, neighbour(opt_out, bust)) for opt_out in STEPS)
    return tuple(ROLL if worth > stop + TIE else OPT_OUT for worth in worths)


def flips(rolling: Sequence[tuple[float, float]], stop: float) -> list[float]:
    """Where the best choice becomes another one.

    Args:
        rolling: pairs of an assumption and what rolling is worth with it.
        stop: what opting out is worth. Rolling is best only where it is worth more.

    >>> flips([(0, 2.3), (0.5, 2.1), (1, 1.9)], 2)
    [1]
    """
    return [now for (_, before), (now, worth) in pairwise(rolling) if (before > stop) != (worth > stop)]
