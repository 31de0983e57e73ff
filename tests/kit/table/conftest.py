"""A shelf of a test's own."""

from pathlib import Path

import pytest

from buttons_widgets.kit.saving.shelf import Shelf


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")
