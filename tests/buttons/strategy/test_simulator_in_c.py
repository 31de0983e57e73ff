"""A plain C program plays the same games as the simulator: what it says of them is kept here, and asked again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.games_in_c import built, played, said_in_c, sums

GAMES = 400
SAID = {
    2: [13103, 4141, 315.5, 4654, 84.5, 4027, 148063883, 19370081],
    4: [16810, 2466, 43.75, 3281, 171.75, 3659, 165.25, 3905, 19.25, 3211, 327362641, 17497984],
}


@pytest.mark.parametrize("players", SAID)
def test_the_simulator_s_games_are_those_of_the_c_program(players: int) -> None:
    assert sums(played(players, GAMES, 1)) == pytest.approx(SAID[players], rel=1e-12)


def test_what_is_kept_is_what_the_c_program_says(tmp_path: Path) -> None:
    program = built("games", tmp_path)  # without a compiler, what is kept is all there is
    for players, kept in SAID.items():
        assert program is None or said_in_c(program, players, GAMES)[:-1] == pytest.approx(kept, rel=1e-12)
