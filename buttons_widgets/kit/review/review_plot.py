"""The plot of a review: where its lines, levels and marks stand, and which decisions it leads to."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor
from typing import Final, NamedTuple

from ..rules.review import Decision, Review, RoundReview

MOST_LEVELS: Final = 4
"""So many lines at most cross the plot."""


class Fall(NamedTuple):
    """A step by which the worth fell.

    Attributes:
        by: how much.
        number: of the round.
        ply: the ply of the state after it.
        decision: the decision that it was; `None` if the player did not decide it.
        own: whether it was the player's own roll, where nothing was decided.
    """

    by: float
    number: int
    ply: int
    decision: Decision | None
    own: bool


@dataclass(frozen=True)
class Plot:
    """The lines of a plot, in a square of 100 by 100 with its origin at the top left.

    Attributes:
        plies: the plies that are shown, in order; they stand at equal distances.
        lines: for each round its points, as SVG has them.
        levels: the values beside the plot, and where they stand.
        rounds: the number of each round, and where it begins.
        marks: the marks of errors, and where they stand.
        stops: the decisions with a choice, in order, and where they stand: each after its own step of the worth.
    """

    plies: tuple[int, ...]
    lines: tuple[str, ...]
    levels: tuple[tuple[int, float], ...]
    rounds: tuple[tuple[int, float], ...]
    marks: tuple[tuple[str, float, float], ...]
    stops: tuple[tuple[Decision, float], ...]

    def x_of(self, ply: int) -> float:
        """Where a ply stands: a decision where it leads to, any other where it is itself, or the last one before it."""
        decided = any(one.ply == ply for one, _ in self.stops)
        return _x_of(self.plies, ply + decided)

    def stop_at(self, ply: int) -> int:
        """The number of the stop at a ply, or of the last one before it; -1 before the first."""
        return bisect_right([decision.ply for decision, _ in self.stops], ply) - 1


def plot_of(review: Review, unit: float = 1.0) -> Plot:
    """The plot of a review.

    Args:
        review: it.
        unit: the worth that is one beside the plot.
    """
    points = [(ply, worth / unit, number) for number, each in enumerate(review.rounds) for ply, worth in each.course]
    last = max(1, len(points) - 1)
    worths = [worth for _, worth, _ in points]
    least = round(1 / unit)  # a worth of 1 is seen in any case
    top, low = max(least, ceil(max(worths, default=1))), min(0, floor(min(worths, default=0)))

    def y_of(worth: float) -> float:
        return round(100 * (top - worth) / (top - low), 2)

    spots = [(round(100 * place / last, 2), y_of(worth)) for place, worth in enumerate(worths)]
    lines, begins, marks = [], [], []
    for number, each in enumerate(review.rounds):
        of_round = [place for place, (_, _, owner) in enumerate(points) if owner == number]
        lines.append(" ".join(f"{spots[place][0]:g},{spots[place][1]:g}" for place in of_round))
        begins.append((each.number, spots[of_round[0]][0]))
        where = {points[place][0]: spots[place] for place in of_round}
        # A decision that is counted apart changes no worth: it has no place on the line.
        marked = [(review.mark(one), one) for one in each.decisions if not one.apart]
        marks += [(mark, *where[one.ply + 1]) for mark, one in marked if mark]
    step = ceil((top - low) / MOST_LEVELS)
    levels = tuple((level, y_of(level)) for level in range(-(-low // step) * step, top + 1, step))
    plies = tuple(ply for ply, _, _ in points)
    stops = tuple((one, _x_of(plies, one.ply + 1)) for one in review.decisions if not one.forced)
    return Plot(plies, tuple(lines), levels, tuple(begins), tuple(marks), stops)


def greatest_fall(review: Review) -> Fall | None:
    """The step by which the worth fell most within a round, the first of equal ones; `None` if it never fell."""
    falls = [fall for each in review.rounds for fall in _falls(each)]
    return max(falls, key=lambda fall: fall.by, default=None)


def _falls(each: RoundReview) -> list[Fall]:
    decided = {one.ply + 1: one for one in each.decisions if not one.apart}
    own = {swing.ply for swing in each.swings if swing.source == "own"}
    return [
        Fall(before - after, each.number, ply, decided.get(ply), ply in own)
        for (_, before), (ply, after) in pairwise(each.course)
        if after < before
    ]


def _x_of(plies: tuple[int, ...], ply: int) -> float:
    """Where a ply stands, or the last one before it."""
    return round(100 * max(0, bisect_right(plies, ply) - 1) / max(1, len(plies) - 1), 2)
