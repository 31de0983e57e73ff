"""Ratings: Glickman's worked example, the formulas a second time, and what anyone expects of a rating."""

from __future__ import annotations

from math import exp, log, pi, sqrt

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.ratings import (
    LEAST_DEVIATION,
    PERIODS_A_DAY,
    PUZZLE_DEVIATION,
    START_DEVIATION,
    Played,
    Rating,
    rating_after,
    rating_after_game,
    rating_after_puzzle,
    success_chance,
)

GAMES = [Played(1400, 30, 1), Played(1550, 100, 0), Played(1700, 300, 0)]

ratings = st.builds(Rating, st.floats(600, 2600), st.floats(45, 350), st.floats(0.03, 0.1))
puzzles = st.integers(600, 2600)


def test_the_example_of_the_paper() -> None:
    after = rating_after(Rating(1500, 200, 0.06), GAMES)
    # The paper rounds on the way: to the second decimal it has 1464.06.
    assert after.rating == pytest.approx(1464.06, abs=0.011)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_period_without_a_game_only_makes_the_rating_less_sure() -> None:
    before = Rating(1600, 60, 0.06)
    assert rating_after(before, [], PERIODS_A_DAY * 365).deviation == pytest.approx(110, abs=1)
    assert rating_after(before, [], 1e9) == Rating(1600, START_DEVIATION, 0.06)
    assert rating_after(before, [], 0) == pytest.approx(before)
    assert rating_after(Rating(1600, 60, 0.09), []).volatility == 0.09


def test_of_whom_nobody_has_heard_for_ages_as_little_is_known_as_of_anybody() -> None:
    for game in GAMES:
        late, new = rating_after(Rating(1600, 60), [game], 1e9), rating_after(Rating(1600, START_DEVIATION), [game], 0)
        assert late[:2] == pytest.approx(new[:2])


@given(ratings, st.lists(st.builds(Played, puzzles, st.floats(30, 350), st.sampled_from([0, 0.5, 1])), min_size=1))
@example(rating=Rating(1500, 45), games=[Played(1500, 0, 1)] * 2)  # hardly anything is in doubt
@example(rating=Rating(1500, 45, 0.09), games=[Played(2400, 0, 1)] * 20)  # it is far above
@example(rating=Rating(1500, 45, 0.09), games=[Played(600, 30, 0)] * 20)
@example(rating=Rating(), games=[Played(1612, 60, 1)])  # the surprise is just as large as the doubt
def test_the_new_volatility_solves_its_equation(rating: Rating, games: list[Played]) -> None:
    """Step 5 has the root that it asks for, and steps 6 to 8 are as they stand in the paper."""
    mu, phi, tau = (rating.rating - 1500) / 173.7178, rating.deviation / 173.7178, 0.5
    others = [((game.rating - 1500) / 173.7178, game.deviation / 173.7178, game.score) for game in games]
    weights = [1 / sqrt(1 + 3 * deviation**2 / pi**2) for _, deviation, _ in others]
    chances = [1 / (1 + exp(-g * (mu - other))) for g, (other, _, _) in zip(weights, others, strict=True)]
    variance = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, chances, strict=True))
    won = sum(g * (score - e) for g, e, (_, _, score) in zip(weights, chances, others, strict=True))
    delta, start = variance * won, log(rating.volatility**2)

    def f(x: float) -> float:
        total = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - total) / (2 * total**2) - (x - start) / tau**2

    found = rating_after(rating, games)
    volatility, root = found.volatility, 2 * log(found.volatility)
    assert volatility == 0.1 or f(root - 1e-4) > 0 > f(root + 1e-4)
    before = min(sqrt(phi**2 + volatility**2), 350 / 173.7178)
    after = 1 / sqrt(1 / before**2 + 1 / variance)
    assert found.rating == pytest.approx(1500 + 173.7178 * (mu + after**2 * won), abs=0.05)
    assert found.deviation == pytest.approx(max(LEAST_DEVIATION, 173.7178 * after), abs=0.05)


@pytest.mark.parametrize(("days", "counted"), [(0, 0), (0.5, 0.5), (1, 1), (30, 30), (-3, 0)])
@pytest.mark.parametrize("score", [0, 0.5, 1])
def test_a_puzzle_and_a_game_against_a_bot_are_periods_that_grow_with_the_days(
    score: float, days: float, counted: float
) -> None:
    before, periods = Rating(1650, 60), counted * PERIODS_A_DAY
    assert rating_after_puzzle(before, 1400, score, days) == rating_after(
        before, [Played(1400, PUZZLE_DEVIATION, score)], periods
    )
    # A bot always plays alike, in the middle of the scale.
    assert rating_after_game(before, score, days) == rating_after(before, [Played(1500, 0, score)], periods)


@given(ratings, puzzles, st.floats(0, 4000))
def test_solving_lifts_failing_lowers_and_hints_lie_between(rating: Rating, puzzle: int, days: float) -> None:
    lost, half, won = (rating_after_puzzle(rating, puzzle, score, days).rating for score in (0, 0.5, 1))
    assert lost < rating.rating < won
    assert lost < half < won


@given(ratings, puzzles)
def test_after_a_long_time_one_puzzle_counts_more(rating: Rating, puzzle: int) -> None:
    soon, late = (rating_after_puzzle(rating, puzzle, 1, days) for days in (0, 1000))
    assert late.rating >= soon.rating
    assert late.deviation >= soon.deviation


@given(puzzles, puzzles)
def test_two_chances_add_up(one: int, other: int) -> None:
    assert success_chance(one, other) + success_chance(other, one) == pytest.approx(1)
    assert success_chance(one, one) == 0.5


def test_the_chance_of_a_puzzle_counts_how_sure_its_rating_is() -> None:
    weight = 1 / sqrt(1 + 3 * (80 / 173.7178) ** 2 / pi**2)
    assert success_chance(1500, 1350) == pytest.approx(1 / (1 + exp(-weight * 150 / 173.7178)))


def test_the_rating_finds_its_way_to_somebody_s_strength() -> None:
    """Somebody of 1800 who solves as often as that says ends near 1800, whatever the start."""
    from random import Random

    for start in (900.0, 1500.0, 2300.0):
        random, rating = Random(7), Rating(start)
        for _ in range(400):
            puzzle = random.randrange(1200, 2200)
            rating = rating_after_puzzle(rating, puzzle, random.random() < success_chance(1800, puzzle), 0.1)
        assert rating.rating == pytest.approx(1800, abs=3 * rating.deviation)
        assert rating.deviation < 70
