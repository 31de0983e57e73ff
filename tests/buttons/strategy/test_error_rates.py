"""The measure for the grade of a person is what a fresh measurement finds."""

from __future__ import annotations

import json
from math import fsum

import pytest

from buttons_widgets.buttons.strategy.error_rates import CARDS, COSTS, MEASURED, SIDES, measured_costs, round_costs


@pytest.mark.parametrize(
    ("players", "side"),
    [
        pytest.param(players, side, marks=[] if players == 1 else pytest.mark.thorough)
        for players, side in zip(CARDS, SIDES, strict=True)
    ],
)
def test_the_costs_are_what_is_measured(players: int, side: str) -> None:
    """One side for each number of players; `tests/fit_error_rates.py` measures all of them."""
    found = json.loads(COSTS.read_text(encoding="utf-8"))[str(players)]
    assert {name: by_side[side] for name, by_side in found.items()} == measured_costs(players, side)


@pytest.mark.parametrize("players", CARDS)
def test_the_measure_is_the_mean_of_all_sides(players: int) -> None:
    found, costs = json.loads(COSTS.read_text(encoding="utf-8"))[str(players)], round_costs(players)
    assert costs.keys() == found.keys() == MEASURED.keys()
    for name, by_side in found.items():
        assert list(by_side) == list(SIDES)
        assert costs[name] == pytest.approx(fsum(by_side.values()) / len(SIDES))


@pytest.mark.parametrize("players", CARDS)
def test_who_plays_each_round_exactly_gives_up_the_least_and_chance_more_than_a_gambler(players: int) -> None:
    costs = round_costs(players)
    assert min(costs, key=lambda name: costs[name]) == "RoundBot"
    assert costs["RoundBot"] < costs["GamblerBot"] < costs["RandomBot"]
