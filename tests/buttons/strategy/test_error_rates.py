"""The measure for the grade of a person is what a fresh measurement finds."""

from __future__ import annotations

import pytest

from buttons_widgets.buttons.strategy.error_rates import ERROR_RATES, MEASURED, measured_rates


@pytest.mark.parametrize("players", ERROR_RATES)
def test_the_rates_are_what_is_measured(players: int) -> None:
    assert ERROR_RATES[players] == {name: round(rate, 3) for name, rate in measured_rates(players).items()}
    assert ERROR_RATES[players].keys() == MEASURED.keys()
