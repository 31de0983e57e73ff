"""How long the kit takes to import, next to the libraries that it stands on: what people wait for in their first cell.

Every import is made by a fresh Python, and those that are compared take turns, so that whatever else the machine does
slows both alike. Compiled bytecode is there for both, as it is where a package has been installed: without it a run in
a checkout would measure Python's compiler.
"""

from pathlib import Path
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.benchmarks.fresh import said_by

PAIRS = 15
YARDSTICK = "import ipywidgets, anywidget"

TIMED = """
import sys, time
begun = time.perf_counter()
{}
seconds = time.perf_counter() - begun
import json
print(json.dumps([seconds, sorted(sys.modules)]))
"""


def imported(statement: str, bytecode: Path) -> tuple[float, set[str]]:
    """The seconds that an import takes in a fresh Python, and the modules that are there afterwards."""
    seconds, modules = said_by(TIMED.format(statement), PYTHONPYCACHEPREFIX=str(bytecode))
    return seconds, set(modules)


@pytest.mark.parametrize(
    ("statement", "brought", "left_out"),
    [
        (
            "from buttons_widgets import play",
            {"ipywidgets", "anywidget", "buttons_widgets.kit.table"},
            {"numpy", "numba", "matplotlib", "buttons_widgets.buttons.analysis"},
        ),
        (
            "from buttons_widgets import Game",
            {"buttons_widgets.buttons.rules.game"},
            {"numpy", "numba", "matplotlib", "ipywidgets", "anywidget", "msgspec", "babel", "fluent", "asyncio"},
        ),
    ],
    ids=["play", "rules"],
)
def test_import(
    benchmark: BenchmarkFixture, tmp_path: Path, statement: str, brought: set[str], left_out: set[str]
) -> None:
    for each in (statement, YARDSTICK):  # which compiles what has to be
        imported(each, tmp_path)
    yardsticks: list[float] = []
    own: list[float] = []
    modules: set[str] = set()

    def setup() -> tuple[tuple[()], dict[str, object]]:
        yardsticks.append(imported(YARDSTICK, tmp_path)[0])
        return (), {}

    def run() -> None:
        seconds, found = imported(statement, tmp_path)
        own.append(seconds)
        modules.update(found)

    benchmark.pedantic(run, setup=setup, rounds=PAIRS)
    assert brought <= modules, "this import is not the one that was meant"
    assert left_out & modules == set()
    ratio = median(one / other for one, other in zip(own, yardsticks, strict=True))
    benchmark.extra_info.update(seconds=median(own), yardstick=YARDSTICK, ratio=ratio)
