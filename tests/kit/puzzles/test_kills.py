"""A process that is killed at any step of keeping progress: whatever it had said was kept is there, whole.

A process of its own keeps answer after answer, and writes the number of each only once `add` has returned. It is killed
at the n-th of all the steps that touch the disk, for each n that there is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from buttons_widgets.kit.puzzles.progress import Progress
from tests.deadly import DEADLY
from tests.kit.puzzles.toy import toy

PLAYER = """
import os, sys
from pathlib import Path
from buttons_widgets.kit.puzzles.progress import Progress
from tests.deadly import die_at
from tests.kit.puzzles.toy import toy

def play(folder, fatal, way, said):
    steps = die_at(fatal, way)
    progress = Progress("toy", folder)
    for number in range(3):
        progress.add("toys", toy(number), True)
        print(number, file=said, flush=True)
    progress.path.write_bytes(b"damaged")
    progress.add("toys", toy(3), True)
    print(3, file=said, flush=True)
    print("whole", steps(), file=said, flush=True)

def in_a_process(folder, fatal, way):
    with open(f"{folder}.said", "w") as said:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                play(folder, fatal, way, said)
                code = 0
            finally:
                os._exit(code)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

root, way = Path(sys.argv[1]), sys.argv[2]
print(in_a_process(root / "0", 0, way))
for fatal in range(1, int((root / "0.said").read_text().split()[-1]) + 1):
    print(in_a_process(root / str(fatal), fatal, way))
"""


@pytest.mark.parametrize("way", ["before", "after"])
@pytest.mark.timeout(120)
def test_nothing_that_was_said_to_be_kept_is_lost(tmp_path: Path, way: str) -> None:
    # One interpreter that has everything loaded, and a process of its own for each time that it is played.
    command = [sys.executable, "-c", PLAYER, str(tmp_path), way]
    played = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    whole, *killed = map(int, played.stdout.split())
    assert whole == 0, played.stderr
    assert len(killed) >= 16
    left_behind = 0
    for fatal, code in enumerate(killed, start=1):
        folder = tmp_path / str(fatal)
        assert code == DEADLY, played.stderr
        said = [int(line) for line in (tmp_path / f"{fatal}.said").read_text().split()]
        again = Progress("toy", folder)
        kept = {attempt.puzzle for attempt in again.done.attempts}
        if again.trouble is None and not list(folder.glob("*-damaged-*")):
            assert kept >= {f"toys/sum-{number}" for number in said}
            assert len(kept) <= len(said) + 1
        # Whatever was left behind is in nobody's way, and goes in time.
        left = list(folder.glob(".*.tmp"))
        for path in left:
            os.utime(path, (1_000_000, 1_000_000))
        left_behind += len(left)
        again.add("toys", toy(9), True)
        assert "toys/sum-9" in {attempt.puzzle for attempt in Progress("toy", folder).done.attempts}
        assert list(folder.glob(".*.tmp")) == []
    assert left_behind
