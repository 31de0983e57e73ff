"""For every test, those in notebooks and doctests too: nobody's own saved games are read or written."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

HOMES = ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")
HOME = pytest.StashKey[Path]()


def pytest_configure(config: pytest.Config) -> None:
    """Give the session folders of its own; the kernels of the notebooks inherit them."""
    home = Path(tempfile.mkdtemp(prefix="buttons-tests-"))
    config.stash[HOME] = home
    for name in HOMES:
        os.environ[name] = str(home / name.lower())
    os.environ["BUTTONS_WIDGETS_GAMES"] = str(home / "games")


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove them."""
    shutil.rmtree(config.stash[HOME], ignore_errors=True)
