"""How long the solution of Button Up! takes: all deals, one position, the chances of a match, each in a fresh Python.

What was solved once is remembered, so a second call in the same Python measures nothing. The yardstick is the plain
solver of the tests, which uses no symmetry, on the same first deals.
"""

from __future__ import annotations

from statistics import median

from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.fresh import said_by

ALL_DEALS = """
import json
from time import perf_counter
from buttons_widgets.button_up import Position, circles, solve
positions = [Position.of_deal(deal, "r") for deal in circles(3)]
start = perf_counter()
total = sum(solve(position).value for position in positions)
print(json.dumps({"seconds": perf_counter() - start, "total": total}))
"""
PLAIN = """
import json
from time import perf_counter
from buttons_widgets.button_up import circles
from tests.button_up import plain
deals = [plain.state_of(deal, 0) for deal in circles(3)]
start = perf_counter()
total = sum(plain.value(deal) for deal in deals)
print(json.dumps({"seconds": perf_counter() - start, "total": total}))
"""
ONE_DEAL = """
import json, sys
from time import perf_counter
from buttons_widgets.button_up import Position, circles, solve
position = Position.of_deal(circles(3)[int(sys.argv[1])], "r")
start = perf_counter()
solution = solve(position)
print(json.dumps({"seconds": perf_counter() - start, "states": solution.states}))
"""
MATCH = """
import json
from time import perf_counter
from buttons_widgets.button_up import Position, solve
start = perf_counter()
solve(Position.of_deal("kkwwrkrwr", "r"), "match", (3, 5), 0)
print(json.dumps({"seconds": perf_counter() - start}))
"""


def in_fresh_pythons(
    benchmark: BenchmarkFixture, code: str, arguments: list[str], rounds: int
) -> list[dict[str, float]]:
    """Measure the whole of it, and note the median of the seconds that the code itself says."""
    said: list[dict[str, float]] = []

    def ask() -> None:
        said.append(said_by(code, *arguments[len(said) % max(1, len(arguments)) :][:1]))

    benchmark.pedantic(ask, rounds=rounds)
    benchmark.extra_info["seconds"] = median(one["seconds"] for one in said)
    return said


def test_all_deals_of_button_up(benchmark: BenchmarkFixture) -> None:
    said = in_fresh_pythons(benchmark, ALL_DEALS, [], 5)
    assert {one["total"] for one in said} == {1434}


def test_all_deals_of_button_up_by_the_plain_solver(benchmark: BenchmarkFixture) -> None:
    said = in_fresh_pythons(benchmark, PLAIN, [], 3)
    assert {one["total"] for one in said} == {1434}


def test_one_deal_of_button_up(benchmark: BenchmarkFixture) -> None:
    said = in_fresh_pythons(benchmark, ONE_DEAL, [str(deal) for deal in range(0, 1680, 140)], 12)
    assert all(one["states"] > 50 for one in said)


def test_first_chances_of_a_match_of_button_up(benchmark: BenchmarkFixture) -> None:
    in_fresh_pythons(benchmark, MATCH, [], 5)
