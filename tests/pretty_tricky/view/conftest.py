"""Each test of the view solves races anew: what one has solved would be known in another, in an instant."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from buttons_widgets.kit.analysis.kept import VARIABLE
from buttons_widgets.pretty_tricky.analysis.tables import forget_tables


@pytest.fixture(autouse=True)
def _no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    forget_tables()
    yield
    forget_tables()
