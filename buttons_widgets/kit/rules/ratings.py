"""How well somebody solves puzzles, or plays against a bot: a rating by Glicko-2.

A puzzle is an opponent: solved is won, failed is lost. A bot counts as an opponent in the middle of the scale, so a
rating against it says how much better or worse somebody is. The formulas and their names are those of Mark Glickman's
paper "Example of the Glicko-2 system" (2013), and its worked example is among the tests. As on lichess, every puzzle or
game is a rating period of its own, and the deviation grows with the time since the last one, by fractions of a period
too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

START_RATING: Final = 1500.0
START_DEVIATION: Final = 350.0
START_VOLATILITY: Final = 0.06
"""Glickman's values for a player of whom nothing is known."""
LEAST_DEVIATION: Final = 45.0
"""Nobody is known better than this, so a rating never stands still. The value is lichess's."""
TAU: Final = 0.5
"""How fast the volatility may change: Glickman's middle value."""
PUZZLE_DEVIATION: Final = 80.0
"""How sure the rating of a puzzle is: it is estimated from what makes the puzzle hard."""
PERIODS_A_DAY: Final = 0.21436
"""With the volatility of the start, a deviation of 60 grows back to 110 within a year. The value is lichess's; the
paper leaves the length of a period open."""

_SCALE = 173.7178
_LEAST_VOLATILITY_STEP = 1e-6
_LARGEST_VOLATILITY = 0.1


class Rating(NamedTuple):
    """How well somebody solves puzzles, or plays.

    Attributes:
        rating: 1500 is middling.
        deviation: its standard deviation: with a chance of 95% the true rating is within twice this.
        volatility: how much the rating is expected to change.
    """

    rating: float = START_RATING
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY


class Played(NamedTuple):
    """One game of a rating period.

    Attributes:
        rating: the opponent's.
        deviation: of the opponent's rating.
        score: 1 for a win, 0 for a loss, between for something in between.
    """

    rating: float
    deviation: float
    score: float


def success_chance(rating: float, puzzle_rating: float) -> float:
    """The chance that somebody with a rating solves a puzzle, E in the paper.

    >>> success_chance(1500, 1500)
    0.5
    >>> round(success_chance(1500, 1350), 2)
    0.7
    """
    return _expected(
        (rating - START_RATING) / _SCALE, (puzzle_rating - START_RATING) / _SCALE, PUZZLE_DEVIATION / _SCALE
    )


def rating_after(rating: Rating, games: Sequence[Played], periods: float = 1.0) -> Rating:
    """The rating after the games of one rating period; steps 2 to 8 of the paper.

    Args:
        rating: before.
        games: the games of the period; with none, only the deviation grows.
        periods: how many periods have passed since the last games; a fraction, if it was less than one.

    >>> after = rating_after(Rating(1500, 200), [Played(1400, 30, 1), Played(1550, 100, 0), Played(1700, 300, 0)])
    >>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mu, phi, sigma = (rating.rating - START_RATING) / _SCALE, rating.deviation / _SCALE, rating.volatility
    if not games:
        grown = sqrt(phi**2 + periods * sigma**2) * _SCALE
        return Rating(rating.rating, min(grown, max(START_DEVIATION, rating.deviation)), sigma)
    won = variance_inverse = 0.0
    for opponent, deviation, score in games:
        weight = _weight(deviation / _SCALE)
        expected = _expected(mu, (opponent - START_RATING) / _SCALE, deviation / _SCALE)
        variance_inverse += weight**2 * expected * (1 - expected)
        won += weight * (score - expected)
    variance = 1 / variance_inverse
    sigma = _new_volatility(sigma, phi, variance, variance * won)
    before = min(sqrt(phi**2 + periods * sigma**2), max(START_DEVIATION / _SCALE, phi))
    after = 1 / sqrt(1 / before**2 + variance_inverse)
    return Rating(START_RATING + _SCALE * (mu + after**2 * won), max(LEAST_DEVIATION, _SCALE * after), sigma)


def rating_after_puzzle(rating: Rating, puzzle_rating: float, score: float, days: float) -> Rating:
    """The rating after one puzzle.

    Args:
        rating: before.
        puzzle_rating: the puzzle's.
        score: 1 if it was solved, 0.5 if it was solved with hints, 0 if it was not.
        days: since the last puzzle.

    >>> round(rating_after_puzzle(Rating(), 1500, 1, 0).rating)
    1675
    """
    return rating_after(rating, [Played(puzzle_rating, PUZZLE_DEVIATION, score)], PERIODS_A_DAY * max(0.0, days))


def rating_after_game(rating: Rating, score: float, days: float) -> Rating:
    """The rating against an opponent that always plays alike, after one game; the opponent's own is `START_RATING`.

    Args:
        rating: before.
        score: 1 for a win, 0.5 for a win that is shared, 0 for a loss.
        days: since the last game.

    >>> round(rating_after_game(Rating(), 1, 0).rating)
    1675
    """
    return rating_after(rating, [Played(START_RATING, 0.0, score)], PERIODS_A_DAY * max(0.0, days))


def _weight(phi: float) -> float:
    """How much a game counts against an opponent with this deviation, g in the paper."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected(mu: float, other: float, phi: float) -> float:
    return 1 / (1 + exp(-_weight(phi) * (mu - other)))


def _new_volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: step 5 of the paper, by its "Illinois" form of regula falsi."""
    start = log(sigma**2)

    def f(x: float) -> float:
        other = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - other) / (2 * other**2) - (x - start) / TAU**2

    one = start
    # The paper goes down by TAU as long as f is negative there. It never is: f is more than 1 / TAU - 1 / 2.
    other = log(delta**2 - phi**2 - variance) if delta**2 > phi**2 + variance else start - TAU
    f_one, f_other = f(one), f(other)
    while abs(other - one) > _LEAST_VOLATILITY_STEP:
        new = one + (one - other) * f_one / (f_other - f_one)
        f_new = f(new)
        if f_new * f_other <= 0:
            one, f_one = other, f_other
        else:
            f_one /= 2
        other, f_other = new, f_new
    return min(exp(one / 2), _LARGEST_VOLATILITY)
