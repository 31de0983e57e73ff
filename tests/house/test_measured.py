"""What notebooks keep beside them, so that nobody waits for it, is what they find when they measure all of it anew."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.run_notebooks import run

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
MOST_BYTES = 60_000
KEEPING = sorted(path for path in NOTEBOOKS.rglob("*.ipynb") if "AFRESH = False" in path.read_text(encoding="utf-8"))


def test_what_is_kept_is_small() -> None:
    assert KEEPING
    assert [path.name for path in KEEPING if path.with_suffix(".json").stat().st_size > MOST_BYTES] == []


@pytest.mark.thorough
@pytest.mark.timeout(900)
@pytest.mark.parametrize("notebook", KEEPING, ids=lambda path: path.stem)
def test_a_notebook_finds_anew_what_lies_beside_it(notebook: Path, tmp_path: Path) -> None:
    """Its cells are run where nothing is kept. They hold the first cases against the file in every run."""
    copy = tmp_path / notebook.name
    shutil.copyfile(notebook, copy)
    run(copy)
    found, kept = copy.with_suffix(".json"), notebook.with_suffix(".json")
    assert found.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
