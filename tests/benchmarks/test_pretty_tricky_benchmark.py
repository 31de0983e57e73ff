"""How long the exact analysis of Pretty Tricky takes, next to a plain C program that solves the same race."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets.pretty_tricky import SHEET, Dice, Position, Solution, solve_race, solve_sprint
from buttons_widgets.pretty_tricky.analysis import tables
from buttons_widgets.pretty_tricky.rules.moves import every_roll
from tests.benchmarks.games_in_c import built

START = SHEET.start_position(1)
MARKS = 5


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tables are kept here, and none are at first."""
    monkeypatch.setenv(tables.VARIABLE, str(tmp_path))
    tables.forget_tables()
    return tmp_path


def anew() -> Solution:
    """The race as a Python solves it that remembers nothing."""
    tables.forget_tables()
    return solve_race(START, MARKS)


def test_race_of_the_sheet_from_nothing(benchmark: BenchmarkFixture) -> None:
    solve_race(Position.parse("2---------- ----------- 00000000000"))  # compiles

    def forget() -> None:
        tables.file_of(len(START.left) - MARKS).unlink(missing_ok=True)

    solution = benchmark.pedantic(anew, setup=forget, rounds=3)
    assert solution.value == pytest.approx(13.732443, abs=5e-7)


def test_race_of_the_sheet_from_the_cache(benchmark: BenchmarkFixture) -> None:
    solution = anew()
    assert benchmark.pedantic(anew, rounds=7, warmup_rounds=1) == solution


def test_decision_in_a_race(benchmark: BenchmarkFixture) -> None:
    """A position that nobody has asked for, with the worth of every move of a roll."""
    solve_race(START, MARKS)
    rng = Random(2018)
    decisions = iter([(position_in_a_race(rng), rng.choice(every_roll())) for _ in range(202)])

    def decide() -> object:
        position, dice = next(decisions)
        return solve_race(position, MARKS).tick_values(dice)

    benchmark.pedantic(decide, rounds=200, warmup_rounds=2)


def position_in_a_race(rng: Random) -> Position:
    """The kit's own sheet after some ticks."""
    position = START
    for dice in rng.choices(every_roll(), k=rng.randint(0, 6)):
        assert isinstance(dice, Dice)
        row = rng.choice(dice.sums)
        if position.open_left(row):
            position = position.ticked_left(row)
        position = position.scored(position.unscored)
    return position


def test_sprint_of_five_rolls(benchmark: BenchmarkFixture) -> None:
    solution = benchmark.pedantic(solve_sprint, args=(START, 5), rounds=5, warmup_rounds=1)
    benchmark.extra_info["states"] = solution.states


def test_race_of_the_sheet_in_plain_c(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    program = built("left_half", tmp_path)
    if program is None:
        pytest.skip("no C compiler is here")
    said: list[str] = []
    passes: list[float] = []

    def run() -> None:
        done = subprocess.run([program, str(MARKS), START.left], capture_output=True, text=True, check=True)
        said[:] = done.stdout.split()
        passes.append(float(said[2]))

    benchmark.pedantic(run, rounds=2)
    assert float(said[0]) == pytest.approx(solve_race(START, MARKS).value, abs=1e-11)
    benchmark.extra_info["median_seconds_of_the_pass_alone"] = median(passes)
