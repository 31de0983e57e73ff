"""What a table costs the kernel: a click without the page around it, and fifty games one after the other."""

import asyncio
from pathlib import Path

from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets import CautiousBot, play
from buttons_widgets.buttons.cells import Cell
from buttons_widgets.kit.saving.shelf import Shelf
from tests.benchmarks.fresh import said_by
from tests.hands import Hands

CLICKS = 100
GAMES = 50

AGAIN = """
import gc, json, sys
from ipywidgets.widgets.widget import _instances
from buttons_widgets import CautiousBot, play
from buttons_widgets.kit.saving.shelf import Shelf

def megabytes():
    gc.collect()
    try:
        with open("/proc/self/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    except OSError:
        return peak_megabytes()

game = play(["Ada", ("Bo", CautiousBot(seed=1))], seed=1, pace="once", shelf=Shelf(sys.argv[1]))
for _ in range(20):  # the first games fill what is remembered, such as messages
    game._again()
widgets, memory = len(_instances), megabytes()
for _ in range(int(sys.argv[2])):
    game._again()
print(json.dumps({"widgets": len(_instances) - widgets, "megabytes": round(megabytes() - memory, 1)}))
"""


def test_kernel_s_share_of_a_click(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    async def measure() -> None:
        bots = [(name, CautiousBot(seed=name)) for name in ("Bo", "Cy", "Dee")]
        game = play(["Ada", *bots], cards=["r", "b", "y", "g"], seed="click", shelf=Shelf(tmp_path))
        assert game.table is not None
        table, person = game.table, Hands(game.table)
        person.press("roll")
        cell = person.offered[0]

        def take_back() -> tuple[tuple[Cell], dict[str, object]]:
            if not person.offered:  # the button lies there, and others are asked
                table.undo()
            assert cell in person.offered
            return (cell,), {}

        # The loop does nothing else meanwhile: the bots are started, and begin to think in threads of their own.
        benchmark.pedantic(person.click, setup=take_back, rounds=CLICKS, warmup_rounds=5)
        assert cell in table.game.position(0).buttons

    asyncio.run(measure())


def test_fifty_games_one_after_the_other(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    said = benchmark.pedantic(said_by, args=(AGAIN, str(tmp_path), str(GAMES)), rounds=1)
    benchmark.extra_info.update(said)
