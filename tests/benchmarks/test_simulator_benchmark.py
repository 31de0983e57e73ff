"""How many games a second are simulated, next to a plain C program that plays the same games in the same run."""

from __future__ import annotations

import shutil
from pathlib import Path
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.fresh import said_by
from tests.benchmarks.games_in_c import built, played, said_in_c, sums

GAMES = 20_000

FRESH = """
import json, time
begun = time.perf_counter()
from buttons_widgets import OneStepBot, simulate
found = simulate([OneStepBot()] * 4, 100, seed=1, progress=False)
print(json.dumps({"seconds": time.perf_counter() - begun, "rolls": int(found.rolls.sum())}))
"""


def note_speed(benchmark: BenchmarkFixture, seconds: float) -> None:
    benchmark.extra_info["games_per_second"] = round(GAMES / seconds)


@pytest.mark.parametrize("players", [2, 4])
def test_games_in_plain_c(benchmark: BenchmarkFixture, tmp_path: Path, players: int) -> None:
    program = built("games", tmp_path)
    if program is None:
        pytest.skip("no C compiler is here")
    said: list[float] = []
    seconds: list[float] = []

    def run() -> None:
        *said[:], last = said_in_c(program, players, GAMES)
        seconds.append(last)

    benchmark.pedantic(run, rounds=5, warmup_rounds=1)
    assert said == pytest.approx(sums(played(players, GAMES, 1)), rel=1e-12)
    benchmark.extra_info["median_seconds_of_the_games_alone"] = median(seconds)
    note_speed(benchmark, median(seconds))


@pytest.mark.parametrize("players", [2, 4])
def test_games_simulated_on_one_core(benchmark: BenchmarkFixture, players: int) -> None:
    benchmark.pedantic(played, args=(players, GAMES, 1), rounds=5, warmup_rounds=1)
    note_speed(benchmark, median(benchmark.stats.stats.data) if benchmark.stats else 1)


@pytest.mark.parametrize("players", [2, 4])
def test_games_simulated_on_all_cores(benchmark: BenchmarkFixture, players: int) -> None:
    benchmark.pedantic(played, args=(players, GAMES, None), rounds=5, warmup_rounds=1)
    note_speed(benchmark, median(benchmark.stats.stats.data) if benchmark.stats else 1)


@pytest.mark.parametrize("cold", [False, True], ids=["warm cache", "cold cache"])
def test_first_games_of_a_process(benchmark: BenchmarkFixture, tmp_path: Path, cold: bool) -> None:
    cache = tmp_path / "cache"
    said: dict[str, float] = {}

    def ask() -> None:
        said.update(said_by(FRESH, NUMBA_CACHE_DIR=str(cache)))

    if cold:
        benchmark.pedantic(ask, setup=lambda: shutil.rmtree(cache, ignore_errors=True), rounds=2)
    else:
        benchmark.pedantic(ask, rounds=3, warmup_rounds=1)
    benchmark.extra_info.update(said)
