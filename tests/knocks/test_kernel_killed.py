"""Processes that play are killed at random moments: nothing that was shown is lost, and nothing is spoilt."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex

import pytest

from tests.house.plan import ROOT
from tests.knocks.scenes import SCENES, is_between
from tests.knocks.tally import TIMES


@pytest.mark.timeout(300 * TIMES)
@pytest.mark.parametrize("count", [len(SCENES) * TIMES, pytest.param(100 * TIMES, marks=pytest.mark.thorough)])
def test_nothing_that_was_shown_is_lost_when_the_kernel_is_killed(
    count: int, tmp_path: Path, counted: Callable[[object], None]
) -> None:
    seed = token_hex(4)
    command = [sys.executable, "-m", "tests.knocks.killing", str(tmp_path), str(count), seed]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=250 * TIMES, check=False)
    assert done.returncode == 0, done.stderr
    told = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(told) == len(SCENES) + count
    kills, midway, shown_in_all = Counter[str](), 0, 0
    for number, one in enumerate(told):
        shown, whole = one["shown"], one["whole"]
        where = f"seed {seed}, number {number}, {one['scene']}: {len(shown)} shown of {len(whole)}"
        assert shown == whole[: len(shown)], where
        # Before anything was shown, there may be nothing, or what was about to be.
        last, after = shown[-1] if shown else [], whole[min(len(shown), len(whole) - 1)]
        kept = one["kept"] or [[]]
        assert len(kept) == 1, where
        assert is_between(last, kept[0], after), f"{where}: {last[-3:]}, then {kept[0][-3:]}"
        if number >= len(SCENES):
            kills[one["scene"]] += 1
            midway += 0 < len(shown) < len(whole)
            shown_in_all += len(shown)
    counted(
        f"kernels killed at random moments: {kills.total()} ({', '.join(f'{n} {name}' for name, n in kills.items())}), "
        f"{midway} of them in the midst of it, after {shown_in_all} states that were shown; lost: 0"
    )
    assert midway > count / 4
