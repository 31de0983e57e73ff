"""The plot of a review: every worth has its place in it, below nothing too."""

from __future__ import annotations

import pytest

from buttons_widgets.button_up.view.advisor import ExactReviewer
from buttons_widgets.kit.review.review_plot import MOST_LEVELS, plot_of
from tests.button_up.analysis.test_game_worths import match_of


@pytest.mark.parametrize("seat", [0, 1])
def test_worths_below_nothing_stand_in_the_plot(seat: int) -> None:
    found = ExactReviewer().review(match_of(seed=6), seat)
    plot = plot_of(found)
    worths = [worth for each in found.rounds for _, worth in each.course]
    heights = [float(point.split(",")[1]) for line in plot.lines for point in line.split()]
    assert min(worths) < 0 < max(worths)
    assert all(0 <= height <= 100 for height in heights)
    # What stands between two levels is worth something between them, in proportion.
    (low, low_at), (high, high_at) = plot.levels[0], plot.levels[-1]
    assert low < 0 < high
    assert 0 in dict(plot.levels)
    assert len(plot.levels) <= MOST_LEVELS + 1
    for worth, height in zip(worths, heights, strict=True):
        assert low_at + (worth - low) / (high - low) * (high_at - low_at) == pytest.approx(height, abs=0.1)
