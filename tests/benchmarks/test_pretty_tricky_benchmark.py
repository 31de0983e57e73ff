"""How long the analysis of Pretty Tricky takes, and a race next to a plain C program that solves the same one."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random
from statistics import median

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets.kit.analysis.kept import VARIABLE
from buttons_widgets.kit.analysis.streams import key_of
from buttons_widgets.pretty_tricky import (
    SHEET,
    ChampionBot,
    Dice,
    Game,
    NearestBot,
    Position,
    Simulation,
    Solution,
    simulate,
    solve_race,
    solve_sprint,
)
from buttons_widgets.pretty_tricky.analysis import tables
from buttons_widgets.pretty_tricky.rules.game import MARKS_TO_END
from buttons_widgets.pretty_tricky.rules.moves import every_roll
from buttons_widgets.pretty_tricky.strategy.simulator import Comparison
from tests.benchmarks.games_in_c import built

START = SHEET.start_position(1)
MARKS = 5


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tables are kept here, and none are at first."""
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    tables.forget_tables()
    return tmp_path


def anew() -> Solution:
    """The race as a Python solves it that remembers nothing."""
    tables.forget_tables()
    return solve_race(START, MARKS)


def test_race_of_the_sheet_from_nothing(benchmark: BenchmarkFixture) -> None:
    solve_race(Position.parse("2---------- ----------- 00000000000"))  # compiles

    def forget() -> None:
        tables.kept_race(len(START.left) - MARKS).path.unlink(missing_ok=True)

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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_choices_compared_to_a_tenth_of_a_point(benchmark: BenchmarkFixture, players: int) -> None:
    """All choices of a turn in the midst of a game, as the coach does it: until no standard error is more than 0.1."""
    game, bot = Game.start(list("ABCD"[:players]), seed="compare"), NearestBot(1)
    while game.round < 5 or not (game.to_move == game.active == 0):
        game = game.play(bot(game) if isinstance(game.to_move, int) else game.chance_move())
    comparison = Comparison(game, bot)

    def compared() -> None:
        nonlocal comparison
        comparison = Comparison(game, ChampionBot(), "compare")
        comparison.play_on(250)
        while max(worth.points.error for worth in comparison.worths.values()) > 0.1:
            comparison.play_on(250)

    benchmark.pedantic(compared, rounds=5, warmup_rounds=1)  # at first it compiles, and reads the race
    benchmark.extra_info.update(choices=len(comparison.worths), games_of_each=comparison.games)


PLAIN_GAMES = 20_000


def plain_games() -> Simulation:
    """Games of two bots that tick what is nearest its mark, on one core."""
    return simulate([NearestBot(), NearestBot()], PLAIN_GAMES, seed="plain", threads=1, progress=False)


def test_games_of_two_plain_bots(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(plain_games, rounds=5, warmup_rounds=1)
    seconds = median(benchmark.stats.stats.data) if benchmark.stats else 1
    benchmark.extra_info["games_per_second"] = round(PLAIN_GAMES / seconds)


def test_games_of_two_plain_bots_in_plain_c(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    program = built("sheets", tmp_path)
    if program is None:
        pytest.skip("no C compiler is here")
    found, start = plain_games(), SHEET.start_position(2)
    words = [key_of("plain"), PLAIN_GAMES, 2, MARKS_TO_END[2], start.left, start.right, 1, 1]
    said: list[float] = []
    seconds: list[float] = []

    def run() -> None:
        done = subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=True)
        *said[:], last = map(float, done.stdout.split())
        seconds.append(last)

    benchmark.pedantic(run, rounds=5, warmup_rounds=1)
    place = np.arange(PLAIN_GAMES) % 1009 + 1
    of_games = (found.points @ [1, 64]).sum(axis=1) + 2 * 4096 * found.rounds
    seats = zip(found.shares.sum(axis=0), *found.points.sum(axis=0).T, strict=True)
    assert said == pytest.approx(
        [found.rounds.sum(), *(one for seat in seats for one in seat), (place * of_games).sum()]
    )
    benchmark.extra_info["games_per_second"] = round(PLAIN_GAMES / median(seconds))
