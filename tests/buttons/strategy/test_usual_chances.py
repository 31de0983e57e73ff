"""What `Opponents` assumes if it is not told is what simulated players do."""

from __future__ import annotations

import numpy as np
import pytest

from buttons_widgets import Opponents, Simulation, Strategy, simulate
from buttons_widgets.buttons.analysis.opponents import USUAL_CHANCES
from buttons_widgets.buttons.strategy.codes import BUSTS, DECISIONS, LEAVES

SENSIBLE = Strategy("stars", 2, laying="stars", golden="stars", placing="line")


def measured(players: int) -> Simulation:
    return simulate([SENSIBLE] * players, 4_000, seed="usual chances")


def chances(counts: np.ndarray) -> tuple[float, float]:
    """How often players opt out, and are bust when they roll."""
    rolls = counts[DECISIONS] - counts[LEAVES]
    return counts[LEAVES] / counts[DECISIONS], counts[BUSTS] / rolls


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_usual_chances_are_those_of_sensible_players(count: int) -> None:
    """Half of the tolerance is for the rounding; the other half is five standard errors of some 100,000 turns."""
    turns = measured(count + 1).turns
    found = chances(turns[:, 2:, :, 1:].sum(axis=(0, 1, 2, 3)))
    assert found == pytest.approx(USUAL_CHANCES[count], abs=0.01)
    assert (Opponents(count).opt_out, Opponents(count).bust) == USUAL_CHANCES[count]


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (2, {1: 0.0, 2: 0.0, 3: 0.21, 4: 0.52, 5: 0.70, 6: 0.80}),
        (4, {1: 0.0, 2: 0.0, 3: 0.17, 4: 0.43, 5: 0.70, 6: 0.82}),
    ],
)
def test_the_table_by_buttons_is_what_they_do(players: int, told: dict[int, float]) -> None:
    by_buttons = measured(players).turns[:, 2:].sum(axis=(0, 1, 2))
    for buttons, chance in told.items():
        assert chances(by_buttons[buttons])[0] == pytest.approx(chance, abs=0.02)


def test_a_chance_that_is_given_counts() -> None:
    assert Opponents(2, bust=0.4) == Opponents(2, USUAL_CHANCES[2][0], 0.4)
    assert Opponents(2, 0.5) == Opponents(2, 0.5, USUAL_CHANCES[2][1])
    assert Opponents(0) == Opponents(0, 0, 0)
    assert Opponents(1, 0.0, 0.0).opt_out == 0
