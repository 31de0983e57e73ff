"""A shelf of a test's own, and a folder of its own for the games that are saved by name."""

from pathlib import Path

import pytest

from buttons_widgets.kit.saving.shelf import Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games on the shelf")


@pytest.fixture(autouse=True)
def beside_the_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which a notebook would lie."""
    folder = tmp_path / "notebooks"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder
