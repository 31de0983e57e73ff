"""How many games a second are simulated, next to a plain C program that plays the same games in the same run."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from statistics import median

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets import CautiousBot, GamblerBot, OneStepBot, Simulation, Strategy, simulate
from buttons_widgets.buttons.strategy.playing import table_of
from buttons_widgets.buttons.strategy.streams import key_of
from tests.benchmarks.fresh import said_by

SEED = "benchmark"
GAMES = 20_000
PLAYERS = {
    2: [OneStepBot(), CautiousBot(3)],
    4: [OneStepBot(), GamblerBot(0.25), Strategy("stars", 2), CautiousBot(4)],
}

FRESH = """
import json, time
begun = time.perf_counter()
from buttons_widgets import OneStepBot, simulate
found = simulate([OneStepBot()] * 4, 100, seed=1, progress=False)
print(json.dumps({"seconds": time.perf_counter() - begun, "rolls": int(found.rolls.sum())}))
"""


def played(players: int, threads: int | None) -> Simulation:
    return simulate(PLAYERS[players], GAMES, seed=SEED, threads=threads, progress=False)


def sums(found: Simulation) -> list[float]:
    """What the C program prints of its games."""
    place = np.arange(len(found.round_stars)) % 1009 + 1
    of_seats = found.round_stars + 8 * found.round_buttons.astype(np.int64) + 256 * found.round_bust
    counts = found.turns.ravel()
    seats = zip(found.shares.sum(axis=0), found.stars.sum(axis=0, dtype=np.int64), strict=True)
    return [
        *(found.rolls.sum(), len(place), *(number for seat in seats for number in seat)),
        *((place * of_seats.sum(axis=1)).sum(), ((np.arange(len(counts)) % 1009 + 1) * counts).sum()),
    ]


def arguments(players: int) -> list[str]:
    """What the C program is told of the games."""
    found = simulate(PLAYERS[players], 1, seed=SEED)
    table = table_of(found.players, found.layouts, found.cards, found.most_rounds)
    words: list[object] = [key_of(SEED), GAMES, table.size, players]
    for layout, (leaving, laying, golden, placing, limit, *_) in zip(found.layouts, table.plans.tolist(), strict=True):
        words += [layout, 0, leaving, repr(limit), laying, golden, placing]
    return list(map(str, words))


def note_speed(benchmark: BenchmarkFixture, seconds: float) -> None:
    benchmark.extra_info["games_per_second"] = round(GAMES / seconds)


@pytest.mark.parametrize("players", [2, 4])
def test_games_in_plain_c(benchmark: BenchmarkFixture, tmp_path: Path, players: int) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("no C compiler is here")
    program = tmp_path / "games"
    subprocess.run([compiler, "-O3", "-o", program, Path(__file__).with_name("games.c")], check=True)
    said: list[float] = []
    seconds: list[float] = []

    def run() -> None:
        answer = subprocess.run([program, *arguments(players)], capture_output=True, text=True, check=True).stdout
        *said[:], last = map(float, answer.split())
        seconds.append(last)

    benchmark.pedantic(run, rounds=5, warmup_rounds=1)
    assert said == pytest.approx(sums(played(players, 1)), rel=1e-12)
    benchmark.extra_info["median_seconds_of_the_games_alone"] = median(seconds)
    note_speed(benchmark, median(seconds))


@pytest.mark.parametrize("players", [2, 4])
def test_games_simulated_on_one_core(benchmark: BenchmarkFixture, players: int) -> None:
    benchmark.pedantic(played, args=(players, 1), rounds=5, warmup_rounds=1)
    note_speed(benchmark, median(benchmark.stats.stats.data) if benchmark.stats else 1)


@pytest.mark.parametrize("players", [2, 4])
def test_games_simulated_on_all_cores(benchmark: BenchmarkFixture, players: int) -> None:
    benchmark.pedantic(played, args=(players, None), rounds=5, warmup_rounds=1)
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
