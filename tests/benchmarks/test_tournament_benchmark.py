"""What a tournament adds to the games themselves: seconds a game, next to a bare loop of the engine in the same run.

All play the same number of games between two random bots, on one core. Of the kit's own bots the tournament asks each
in the process that plays; anybody's bot decides in a process of its own.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets import CHANCE, Game, RandomBot, RoundBot, tournament

GAMES = 100


def bare_loop() -> None:
    for number in range(GAMES):
        bots = RandomBot(number), RandomBot(-number)
        game = Game.start(["One", "Other"], layouts=["A", "A"], seed=number)
        while game.to_move is not None:
            game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))


def anybody_s(game: Game) -> Any:
    return RandomBot()(game)


BOTS: dict[str, Any] = {
    "the kit's": [RandomBot(), RandomBot()],
    "anybody's": [anybody_s, anybody_s],
}


def test_games_in_a_bare_loop(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(bare_loop, rounds=5, warmup_rounds=1)


@pytest.mark.parametrize("whose", BOTS)
def test_games_of_a_tournament(benchmark: BenchmarkFixture, whose: str, tmp_path: Path) -> None:
    seeds = count()

    def hold() -> None:
        tournament(BOTS[whose], GAMES, next(seeds), workers=1, progress=False, folder=tmp_path)

    benchmark.pedantic(hold, rounds=5, warmup_rounds=1)


def test_a_thousand_games_between_round_bots(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """On all cores. Where nothing is measured, a few games do."""
    games = 1_000 if benchmark.enabled else 2

    def hold() -> None:
        tournament([RoundBot(), RoundBot()], games, "benchmark", progress=False, folder=tmp_path)

    benchmark.pedantic(hold, rounds=1)
