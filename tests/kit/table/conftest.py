"""A shelf of a test's own, a folder of its own for the games that are saved by name, and dice that soon rest."""

from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from buttons_widgets.kit.page import of_cell
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table import table


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games on the shelf")


@pytest.fixture(autouse=True)
def _swift_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits for dice to rest, or until a roll was seen; `test_timing.py` says how long that is."""
    monkeypatch.setattr(table, "TUMBLE", 10)
    monkeypatch.setattr(table, "SECONDS_TO_SEE", 0.01)


@pytest.fixture(autouse=True)
def beside_the_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a notebook would lie."""
    folder = tmp_path / "notebooks"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


@pytest.fixture
def cell(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Called, it begins to run one and the same cell of a notebook."""
    runs = count()
    running = ["", ""]
    monkeypatch.setattr(of_cell, "_shown", {})
    monkeypatch.setattr(of_cell, "running_cell", lambda: tuple(running))
    return lambda: running.__setitem__(slice(None), ["the cell", f"request {next(runs)}"])
