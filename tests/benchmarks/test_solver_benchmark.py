"""How fast positions are solved, next to a plain C program that makes the same pass in the same run."""

import random
import shutil
import subprocess
from pathlib import Path
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.analysis.solve import forget_solutions, solve
from buttons_widgets.buttons.analysis.two_players.solve_round import solve_round
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.position import Position
from tests.benchmarks.fresh import said_by
from tests.benchmarks.games_in_c import built

EMPTY = Position.of(LAYOUTS["A"], cards="r")
CORNERS = Position.of(LAYOUTS["A"], cards="r", buttons=[(1, 1), (1, 6), (6, 1)])
"""Three buttons that take away as little as three can: no such position has more to be solved."""
THREE_OPPONENTS = Opponents(3, opt_out=0.1, bust=0.2)

FRESH = """
import json, time
begun = time.perf_counter()
from buttons_widgets import Opponents, Position, solve
position = Position.parse({position!r})
solution = solve(position, {opponents})
seconds = time.perf_counter() - begun
print(json.dumps({{"seconds": seconds, "peak_megabytes": round(peak_megabytes()), "value": solution.value}}))
"""


def anew(position: Position, opponents: Opponents | None = None) -> None:
    """Solve a position that nobody has asked for."""
    forget_solutions()
    solve(position, opponents)


def in_a_fresh_process(benchmark: BenchmarkFixture, cache: Path, opponents: str, rounds: int, cold: bool) -> None:
    """Import and solve the empty board in new processes: compiled code is kept in a folder, emptied before if cold."""
    code = FRESH.format(position=str(EMPTY), opponents=opponents)
    said: dict[str, float] = {}

    def ask() -> None:
        said.update(said_by(code, NUMBA_CACHE_DIR=str(cache)))

    def forget() -> None:
        shutil.rmtree(cache, ignore_errors=True)

    if cold:
        benchmark.pedantic(ask, setup=forget, rounds=rounds)
    else:
        benchmark.pedantic(ask, rounds=rounds, warmup_rounds=1)
    benchmark.extra_info.update(said)


def test_empty_board_solo_warm(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(anew, args=(EMPTY,), rounds=7, warmup_rounds=1)
    benchmark.extra_info["states"] = solve(EMPTY).states


def test_empty_board_solo_in_plain_c(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    program = built("full_pass", tmp_path)
    if program is None:
        pytest.skip("no C compiler is here")
    said: list[str] = []
    passes: list[float] = []

    def run() -> None:
        said[:] = subprocess.run(
            [program, EMPTY.colours, EMPTY.cards, str(EMPTY.black_dice)], capture_output=True, text=True, check=True
        ).stdout.split()
        passes.append(float(said[2]))

    benchmark.pedantic(run, rounds=7, warmup_rounds=1)
    assert float(said[0]) == pytest.approx(solve(EMPTY).value, abs=1e-11)
    assert int(said[1]) == solve(EMPTY).states
    benchmark.extra_info["median_seconds_of_the_pass_alone"] = median(passes)


def test_empty_board_solo_first_call_with_warm_cache(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    in_a_fresh_process(benchmark, tmp_path / "cache", "None", rounds=5, cold=False)


def test_empty_board_solo_first_call_with_cold_cache(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    in_a_fresh_process(benchmark, tmp_path / "cache", "None", rounds=3, cold=True)


def test_three_buttons_solo_warm(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(anew, args=(CORNERS,), rounds=20, warmup_rounds=2)
    benchmark.extra_info["states"] = solve(CORNERS).states


def any_three_buttons(count: int) -> list[Position]:
    """Positions with three buttons laid at random, the same ones each time."""
    rng = random.Random(2015)
    positions = []
    for _ in range(count):
        position = EMPTY
        for _ in range(3):
            position = position.lay(rng.choice(position.legal_cells()))
        positions.append(position)
    return positions


@pytest.mark.parametrize("opponents", [None, THREE_OPPONENTS], ids=["solo", "three opponents"])
def test_any_three_buttons_warm(benchmark: BenchmarkFixture, opponents: Opponents | None) -> None:
    turns = iter(any_three_buttons(32))
    benchmark.pedantic(lambda: anew(next(turns), opponents), rounds=30, warmup_rounds=2)


def test_three_buttons_three_opponents_warm(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(anew, args=(CORNERS, THREE_OPPONENTS), rounds=10, warmup_rounds=1)


def test_round_of_two_on_4x4_warm(benchmark: BenchmarkFixture) -> None:
    one, other = (Position.parse(f"{layout} 5") for layout in ("rbyg/gryb/ybry/byrg ry", "gyrb/brgy/yrbg/rbyr bg"))
    both = benchmark.pedantic(solve_round, args=(one, other), rounds=3, warmup_rounds=1)
    benchmark.extra_info["pairs"] = both.pairs


def test_empty_board_three_opponents_warm(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(anew, args=(EMPTY, THREE_OPPONENTS), rounds=3, warmup_rounds=1)


def test_empty_board_three_opponents_first_call(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    in_a_fresh_process(benchmark, tmp_path / "cache", repr(THREE_OPPONENTS), rounds=2, cold=False)


def test_empty_board_three_opponents_first_call_with_cold_cache(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    in_a_fresh_process(benchmark, tmp_path / "cache", repr(THREE_OPPONENTS), rounds=1, cold=True)
