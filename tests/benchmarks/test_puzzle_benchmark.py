"""How fast puzzles are judged, made and checked.

A puzzle is judged for the first time here, so nothing of it is remembered. Only what all puzzles of a theme need is
loaded before, compiled functions and messages, by judging the first one of a pack, which is not measured.
"""

from __future__ import annotations

import subprocess
import sys
from statistics import median
from time import perf_counter
from typing import get_args

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets import Opponents, Position, generate_puzzle, load_pack, packs, solve
from buttons_widgets.buttons.analysis.solution import Goal
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.puzzles.puzzle import LEVELS
from tests.check_puzzles import FOLDER

CHANCE = ("space", "gold", "stop", "risk", "win")
PLACEMENT = tuple(theme for theme in BUTTONS_PUZZLES.by_name if theme not in CHANCE)
OF_A_LEVEL = 5


@pytest.mark.parametrize("themes", [PLACEMENT, CHANCE], ids=["placement", "chance"])
def test_judging_every_shipped_puzzle(benchmark: BenchmarkFixture, themes: tuple[str, ...]) -> None:
    small, opponents = Position.parse("RbyG/gryb/ybRy/bYrg r 2"), Opponents(1, 0.1, 0.1)
    for goal in get_args(Goal):
        solve(small, goal=goal)
        solve(small, opponents, goal)
    shipped = [load_pack(place.path) for place in packs()]
    for first, *_ in shipped:
        if first.theme in themes:
            first.judge(first.answers[0])
    times: list[float] = []

    def judge_all() -> None:
        for _, *others in shipped:
            for puzzle in others:
                if puzzle.theme in themes:
                    begun = perf_counter()
                    verdict = puzzle.judge(puzzle.answers[0])
                    times.append(perf_counter() - begun)
                    assert verdict.right

    benchmark.pedantic(judge_all, rounds=1)
    benchmark.extra_info.update(puzzles=len(times), slowest_ms=1e3 * max(times), median_ms=1e3 * median(times))


def made(theme: str, level: int) -> float:
    """The seconds that a puzzle of a theme and a level takes on average."""
    begun = perf_counter()
    for seed in range(OF_A_LEVEL):
        generate_puzzle(theme, level, f"benchmark {seed}")
    return (perf_counter() - begun) / OF_A_LEVEL


def test_making_puzzles(benchmark: BenchmarkFixture) -> None:
    for theme in BUTTONS_PUZZLES.by_name:
        generate_puzzle(theme, 1, "warm")
    seconds: dict[str, list[float]] = {}

    def make_all() -> None:
        for theme in BUTTONS_PUZZLES.by_name:
            seconds[theme] = [made(theme, level) for level in LEVELS]

    benchmark.pedantic(make_all, rounds=1)
    a_second = {theme: len(LEVELS) / sum(of_levels) for theme, of_levels in seconds.items()}
    slowest = min(a_second, key=lambda theme: a_second[theme])
    benchmark.extra_info.update(
        a_second=a_second,
        slowest=slowest,
        slowest_a_second=a_second[slowest],
        hard_numbers_seconds=seconds["numbers"][-1],
    )


def test_checking_every_shipped_puzzle(benchmark: BenchmarkFixture) -> None:
    command = [sys.executable, "-m", "tests.check_puzzles"]
    benchmark.pedantic(lambda: subprocess.run(command, check=True, cwd=FOLDER.parent, capture_output=True), rounds=1)
