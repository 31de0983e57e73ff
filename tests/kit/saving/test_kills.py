"""A process that is killed at any step of a write: what it has shown is on disk, whole, and nothing else is spoilt.

A fresh process shows state after state as a table does: it prints a state's number only once `write` has returned. It
is killed at the n-th of all the steps that touch the disk, for each n that there is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from buttons_widgets.kit.saving.shelf import Shelf
from tests.deadly import DEADLY
from tests.kit.saving.test_shelf import record

PLAYER = """
import sys
from datetime import UTC, datetime
from buttons_widgets.kit.saving.record import Record
from buttons_widgets.kit.saving.shelf import Shelf
from tests.deadly import die_at

folder, steps = sys.argv[1], die_at(int(sys.argv[2]), sys.argv[3])

def record(moves):
    return Record(game="pebbles", names=("Ada",), start={}, saved=datetime.now(UTC), moves=("go",) * moves)

shelf = Shelf(folder)
path = shelf.new_path()
for moves in range(1, 4):
    shelf.write(path, record(moves))
    print("shown", moves, flush=True)
# Taken over: the game goes on at another path, and the old file goes.
((path, old),) = shelf.unfinished()
new = shelf.new_path()
shelf.write(new, record(4))
print("shown", 4, flush=True)
shelf.forget(path, old)
print("whole", steps())
"""
STEPS = 29
"""So many steps touch the disk in all of this."""


def run(folder: Path, fatal: int, way: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PLAYER, str(folder), str(fatal), way]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_this_many_steps_touch_the_disk(tmp_path: Path) -> None:
    assert run(tmp_path, 0, "before").stdout.split()[-2:] == ["whole", str(STEPS)]


@pytest.mark.parametrize("way", ["before", "after"])
@pytest.mark.timeout(120)
def test_nothing_that_was_shown_is_lost_wherever_the_process_is_killed(tmp_path: Path, way: str) -> None:
    for fatal in range(1, STEPS + 1):
        folder = tmp_path / str(fatal)
        killed = run(folder, fatal, way)
        assert killed.returncode == DEADLY, killed.stderr
        shown = [int(line.split()[1]) for line in killed.stdout.splitlines()]
        shelf = Shelf(folder)
        kept = [len(record.moves) for _, record in shelf.unfinished()]
        assert shelf.broken == ()
        # The last state that was shown is there, or the next one that was about to be.
        assert max(kept, default=0) >= max(shown, default=0), f"killed {way} step {fatal}: {shown} shown, {kept} kept"
        assert max(kept, default=0) <= max(shown, default=0) + 1
        # What a killed write left behind goes with a later one.
        left = [path for path in folder.iterdir() if path.name.endswith(".tmp")]
        for path in left:
            os.utime(path, (1_000_000, 1_000_000))
        shelf.write(shelf.new_path(), record(fatal))
        assert len(left) <= 1
        assert not any(path.exists() for path in left)
