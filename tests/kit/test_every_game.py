"""A game that comes is found by the tests of all games: none of them has a list of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from buttons_widgets.kit.lobby.games import PACKAGE
from buttons_widgets.kit.table.kind import Kind
from tests.every_game import KINDS

OF_ALL_GAMES: Final = [
    "tests/kit/test_conformance.py",
    "tests/kit/test_playthroughs.py",
    "tests/kit/agents/test_environment.py",
    "tests/kit/table/test_left_behind.py",
]
THIRD: Final = """
from tests.nim import NimKind

class Third(NimKind):
    name = "third"

THIRD = Third()
"""


def test_a_folder_with_a_kind_beside_the_kit_is_a_game_of_these_tests(tmp_path: Path) -> None:
    package = tmp_path / PACKAGE.name
    (package / "third").mkdir(parents=True)
    (package / "third" / "kind.py").write_text(THIRD)
    for path in PACKAGE.iterdir():
        (package / path.name).symlink_to(path)
    for name in ("tests", "conftest.py", "pyproject.toml"):
        (tmp_path / name).symlink_to(PACKAGE.parent / name)
    # Without the plugin for notebooks, which takes most of the time of so few tests.
    options = ["--collect-only", "-q", "-o", "addopts=", "-p", "no:nbval"]
    command = [sys.executable, "-m", "pytest", *options, *OF_ALL_GAMES]
    answer = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    tests = {line for line in answer.stdout.splitlines() if "::" in line and "plain nim" not in line}
    found = {line for line in tests if "third" in line}
    assert {line.partition("::")[0] for line in found} == {*OF_ALL_GAMES}, answer.stdout + answer.stderr
    assert {line.replace("third", "nim") for line in found} == {line for line in tests if "nim" in line}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_nobody_makes_a_class_of_a_move(kind: Kind[Any, Any]) -> None:
    """It could be written down otherwise than it was played, and be another move the next time it is asked."""
    moves = get_args(kind.state.texts.moves)
    assert len(moves) > 1
    for move in moves:
        with pytest.raises(TypeError, match="Own cannot be made of a move: take the moves of the game as they are"):
            type("Own", (move,), {"__eq__": lambda self, other: True})
