"""A mean with its confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95


class Estimate(NamedTuple):
    """A mean, and where the true one lies with 95 % confidence.

    Attributes:
        mean: from 0 to 1; `nan` if nothing was measured.
        low: the lower end of the interval; `nan` for fewer than two values.
        high: the upper end.
        values: from how many values it comes.
    """

    mean: float
    low: float
    high: float
    values: int

    def __str__(self) -> str:
        if not self.values:
            return "–"
        mean = f"{100 * self.mean:.1f} %"
        return mean if self.low != self.low else f"{mean} ({100 * self.low:.1f} to {100 * self.high:.1f})"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values from 0 to 1, with its interval by Student's t (`scipy.stats`).

    Each value is the mean of all games with the same dice, in every rotation of the seats. Such values do not depend on
    each other, whereas the games inside one do: an interval for single games, such as Wilson's, would be wrong for
    them, mostly too wide. Where all values are the same, t would give an interval without width. There it is the
    exact one of Clopper and Pearson for how often another value can come, which was seen not once.

    Args:
        values: each from 0 to 1.

    >>> estimate([0.5, 1, 0.5, 0.75, 1, 0.5, 0.5, 1])
    Estimate(mean=0.71875, low=0.511..., high=0.925..., values=8)
    >>> print(estimate([1.0] * 100))
    100.0 % (96.4 to 100.0)
    """
    from scipy import stats

    count = len(values)
    if not count:
        return Estimate(nan, nan, nan, 0)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, nan, nan, 1)
    if min(values) == max(values):
        unseen = stats.binomtest(0, count).proportion_ci(CONFIDENCE).high
        return Estimate(mean, float(mean * (1 - unseen)), float(mean + (1 - mean) * unseen), count)
    found = stats.ttest_1samp(values, 0.5).confidence_interval(CONFIDENCE)
    return Estimate(mean, max(0.0, float(found.low)), min(1.0, float(found.high)), count)
