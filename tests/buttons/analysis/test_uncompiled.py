"""The solver's loops without numba, and where numba may not write what it has compiled."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import buttons_widgets

ASK = """
from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.rules.position import Position
for text in ("rby/gRy/ybg r 5", "RbyG/g*yb/yb*y/bYrg ry 3", "rby/g*y/ybg r 2"):
    for opponents in (None, Opponents(2, 0.125, 0.25)):
        for goal in ("stars", "win"):
            print(repr(solve(Position.parse(text), opponents, goal).waiting))
"""
# The smallest loop that is compiled, of a module that imports those of the analysis too.
ASK_ONE = """
from buttons_widgets.buttons.strategy.round_pass import column
print(column(1, 1))
"""


def ask_elsewhere(asked: str, folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", asked],
        env={"PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1", **environment},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def values(printed: str) -> list[tuple[float, ...]]:
    """What `ASK` prints, a tuple of chances or expected stars for each line."""
    lines = [ast.literal_eval(line) for line in printed.splitlines()]
    assert len(lines) == 12
    return lines


def test_without_numba_the_same_loops_run_uncompiled(capsys: pytest.CaptureFixture[str]) -> None:
    exec(ASK, {})
    compiled = capsys.readouterr().out
    package = Path(buttons_widgets.__file__).parents[1]
    uncompiled = ask_elsewhere("import sys; sys.modules['numba'] = None\n" + ASK, package)
    # A processor that multiplies and adds in one step rounds once where others round twice: the last digit may differ.
    assert values(uncompiled) == [pytest.approx(line, rel=1e-14, abs=1e-14) for line in values(compiled)]


@pytest.mark.parametrize(
    ("asked", "lines"),
    [pytest.param(ASK_ONE, 1, id="one loop"), pytest.param(ASK, 12, id="all", marks=pytest.mark.thorough)],
)
@pytest.mark.parametrize("home_is_writable", [True, False])
def test_a_package_folder_that_numba_may_not_write_to(
    home_is_writable: bool, asked: str, lines: int, tmp_path: Path
) -> None:
    shutil.copytree(
        Path(buttons_widgets.__file__).parent,
        tmp_path / "buttons_widgets",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    # A file where a folder is wanted stops everybody, the administrator too.
    for folder in {path.parent for path in (tmp_path / "buttons_widgets" / "buttons").rglob("*.py")}:
        (folder / "__pycache__").write_text("")
    home = tmp_path / "home"
    home.mkdir() if home_is_writable else home.write_text("")
    # Optimizing takes most of the time of compiling and is not the point here.
    said = ask_elsewhere(asked, tmp_path, HOME=str(home), XDG_CACHE_HOME=str(home / "cache"), NUMBA_OPT="0")
    assert len(said.splitlines()) == lines
    assert bool(list(tmp_path.rglob("*.nbi"))) == home_is_writable
