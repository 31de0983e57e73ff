"""A process that is killed at any step of keeping progress: whatever it had said was kept is there, whole.

A fresh process keeps answer after answer, and prints the number of each only once `add` has returned. It is killed at
the n-th of all the steps that touch the disk, for each n that there is.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from buttons_widgets.kit.puzzles.progress import Progress
from tests.kit.puzzles.toy import toy

PLAYER = """
import os, sys
from pathlib import Path
from buttons_widgets.kit.puzzles.progress import Progress
from tests.kit.puzzles.toy import toy

folder, fatal, way = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
steps = 0

def deadly(step, before):
    def stepped(*arguments, **more):
        global steps
        steps += 1
        if before and steps == fatal:
            os._exit(9)
        answer = step(*arguments, **more)
        if not before and steps == fatal:
            os._exit(9)
        return answer
    return stepped

before = way == "before"
os.fsync, os.open = deadly(os.fsync, before), deadly(os.open, before)
for name in ("open", "replace", "unlink", "rename"):
    setattr(Path, name, deadly(getattr(Path, name), before))

progress = Progress("toy", folder)
for number in range(3):
    progress.add("toys", toy(number), True)
    print(number, flush=True)
progress.path.write_bytes(b"damaged")
progress.add("toys", toy(3), True)
print(3, flush=True)
print("whole", steps)
"""


def run(folder: Path, fatal: int, way: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", PLAYER, str(folder), str(fatal), way]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("way", ["before", "after"])
@pytest.mark.timeout(120)
def test_nothing_that_was_said_to_be_kept_is_lost(tmp_path: Path, way: str) -> None:
    steps = int(run(tmp_path / "all", 0, way).stdout.split()[-1])
    assert steps >= 16
    for fatal in range(1, steps + 1):
        folder = tmp_path / str(fatal)
        killed = run(folder, fatal, way)
        assert killed.returncode == 9, killed.stderr
        said = [int(line) for line in killed.stdout.split()]
        again = Progress("toy", folder)
        kept = {attempt.puzzle for attempt in again.done.attempts}
        if again.trouble is None and not list(folder.glob("*-damaged-*")):
            assert kept >= {f"toys/sum-{number}" for number in said}
            assert len(kept) <= len(said) + 1
        # Whatever was left behind is in nobody's way.
        again.add("toys", toy(9), True)
        assert "toys/sum-9" in {attempt.puzzle for attempt in Progress("toy", folder).done.attempts}
