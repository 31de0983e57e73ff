"""The plot of a review: every worth has its place in it, below nothing too."""

from __future__ import annotations

import pytest

from buttons_widgets.button_up.view.advisor import ExactReviewer
from buttons_widgets.kit.review.review_plot import MOST_LEVELS, Plot, plot_of
from buttons_widgets.kit.rules.review import Review, RoundLog
from tests.button_up.analysis.test_game_worths import match_of
from tests.kit.review.test_worth_reviewer import GAME, NimReviewer


@pytest.mark.parametrize("seat", [0, 1])
def test_worths_below_nothing_stand_in_the_plot(seat: int) -> None:
    found = ExactReviewer().review(match_of(seed=6), seat)
    plot = plot_of(found)
    worths = [worth for each in found.rounds for _, worth in each.course]
    heights = [float(point.split(",")[1]) for line in plot.lines for point in line.split()]
    assert min(worths) < 0 < max(worths)
    assert all(0 <= height <= 100 for height in heights)
    assert plot.levels[0][0] < 0 < plot.levels[-1][0]
    assert 0 in dict(plot.levels)
    assert len(plot.levels) <= MOST_LEVELS + 1
    for worth, height in zip(worths, heights, strict=True):
        assert height_of(worth, plot) == pytest.approx(height, abs=0.1)


def height_of(worth: float, plot: Plot) -> float:
    """Where a worth has to stand: what is between two levels is worth something between them, in proportion."""
    (low, low_at), (high, high_at) = plot.levels[0], plot.levels[-1]
    return low_at + (worth - low) / (high - low) * (high_at - low_at)


@pytest.mark.parametrize("unit", [0.01, 0.5, 10.0])
def test_the_levels_count_in_a_unit_and_a_worth_of_one_is_seen(unit: float) -> None:
    found = NimReviewer().review(GAME, 0)
    plot, (first, *_) = plot_of(found, unit), found.rounds
    heights = [float(point.split(",")[1]) for point in plot.lines[0].split()]
    for (_, worth), height in zip(first.course, heights, strict=True):
        assert height_of(worth / unit, plot) == pytest.approx(height, abs=0.1)
    small = RoundLog(1, 0, 0.2)
    small.change(0, "own", 0.4)
    log = Review("Ada", 0, (small.review(over=True),), (), ())
    assert height_of(1 / unit, plot_of(log, unit)) >= 0
