"""What a continuous integration server does: ring after ring, and which tests had to run again."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import SLOW
from tests.house.plan import ROOT

RINGS = ["lint", "test-plain", "check-puzzles", "test-notebooks", "test-browser"]
MAKE = """#!/bin/sh
echo "$2 $3" >> "$TOLD"
[ "$2" != "$RED" ]
"""
FAILS_ONCE = """
import os
def test_of_a_page():
    before = os.path.exists("seen")
    open("seen", "w").close()
    assert before, "nothing was there:\\nno file"
"""


def test_every_test_that_is_listed_as_slow_is_there() -> None:
    listed = SLOW.read_text(encoding="utf-8").splitlines()
    assert listed, "`make slow` writes the list"
    gone = []
    for test in listed:
        path, _, name = test.partition("::")
        first = re.split(r"\[|::", name)[0]  # a function, or a class made of a state machine
        is_there = (ROOT / path).is_file() and (
            path.startswith("buttons_widgets/")  # the examples of a module have its name
            or re.search(rf"^(def {first}\(|{first} = )", (ROOT / path).read_text(), re.MULTILINE) is not None
        )
        gone += [] if is_there else [test]
    assert gone == [], "`make slow` writes the list anew"


def run_with(red: str, folder: Path) -> tuple[int, list[str], str]:
    """Run `.ci/run` with a `make` at which one ring is red: the exit status, what was made, and the last line."""
    make = folder / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    told = folder / "told"
    # A copy: it forgets what earlier runs have solved, and would forget what this one has.
    run = folder / ".ci" / "run"
    run.parent.mkdir()
    shutil.copy(ROOT / ".ci" / "run", run)
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", str(run)],
        env={**os.environ, "PATH": path, "RED": red, "TOLD": str(told), "BUTTONS_CHROMIUM": sys.executable},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, told.read_text().splitlines(), done.stdout.splitlines()[-1]


def test_every_ring_runs_in_its_order_and_browser_tests_may_run_again(tmp_path: Path) -> None:
    status, made, last = run_with("", tmp_path)
    assert (status, last) == (0, "== all passed")
    assert [line.split()[0] for line in made] == RINGS
    assert [line.split()[0] for line in made if "--reruns 2" in line] == ["test-browser"]


@pytest.mark.parametrize("red", RINGS)
def test_a_red_ring_without_a_browser_ends_the_run_before_it(tmp_path: Path, red: str) -> None:
    status, made, last = run_with(red, tmp_path)
    assert (status, last) == (1, "== FAILED")
    # The three that are quick are all heard, whichever is red.
    assert [line.split()[0] for line in made] == (RINGS[:3] if red in RINGS[:3] else RINGS)


def test_the_last_lines_name_what_had_to_run_again(tmp_path: Path) -> None:
    (tmp_path / "test_once.py").write_text(FAILS_ONCE)
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", str(tmp_path), "-p", "conftest"]
    done = subprocess.run(
        [*command, "--reruns", "2", "test_once.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    (line,) = [line for line in done.stdout.splitlines() if line.startswith("RUN AGAIN: ")]
    assert line == "RUN AGAIN: test_once.py::test_of_a_page: AssertionError: nothing was there: no file assert False"
