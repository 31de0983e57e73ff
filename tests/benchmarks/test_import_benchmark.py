"""How long the kit takes to import, next to the libraries that it stands on."""

import subprocess
import sys
from statistics import median

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

RUNS = 7
TIMED = """
import sys, time
begun = time.perf_counter()
import {}
print(time.perf_counter() - begun, *({{"numpy", "numba"}} & sys.modules.keys()))
"""


def imported(names: str) -> tuple[float, list[str]]:
    """The seconds that an import takes in a fresh Python, and which of numpy and numba it brings along."""
    answer = subprocess.run([sys.executable, "-c", TIMED.format(names)], capture_output=True, text=True, check=True)
    seconds, *brought = answer.stdout.split()
    return float(seconds), brought


@pytest.mark.parametrize(
    ("names", "yardstick"),
    [
        ("buttons_widgets", "ipywidgets, anywidget"),
        ("buttons_widgets.buttons.rules.game", "ipywidgets, anywidget"),
        ("buttons_widgets.buttons.saving.game_format", "ipywidgets, anywidget"),
    ],
)
def test_import(benchmark: BenchmarkFixture, names: str, yardstick: str) -> None:
    # Taken in turns, so that whatever else the machine does slows both alike.
    imported(names)
    imported(yardstick)
    pairs = [(imported(names)[0], imported(yardstick)[0]) for _ in range(RUNS)]
    own, others = (median(times) for times in zip(*pairs, strict=True))
    _, brought = benchmark.pedantic(imported, args=(names,), rounds=3)
    assert brought == []
    benchmark.extra_info.update(seconds=own, yardstick=yardstick, ratio=own / others, brings_numpy_or_numba=brought)
