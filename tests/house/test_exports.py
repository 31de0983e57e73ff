"""What a saved notebook shows where no kernel runs: on paper, on a web page, in an export."""

import re
from pathlib import Path

import nbformat
import pytest

from tests.house.plan import ROOT

NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


@pytest.fixture(params=NOTEBOOKS, ids=lambda path: path.stem)
def notebook(request: pytest.FixtureRequest) -> nbformat.NotebookNode:
    path: Path = request.param
    return nbformat.read(path, as_version=4)


def outputs(notebook: nbformat.NotebookNode) -> list[nbformat.NotebookNode]:
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


def test_every_picture_says_in_words_what_it_shows(notebook: nbformat.NotebookNode) -> None:
    for output in outputs(notebook):
        picture = output.get("data", {}).get("image/svg+xml", "<svg aria-label='x'>")
        assert re.search(r"<svg[^>]*aria-label=[\"'][^\"']+", "".join(picture)), output
    plots = [cell for cell in notebook.cells if any("image/png" in o.get("data", {}) for o in cell.get("outputs", []))]
    assert [cell.source for cell in plots if len(cell.metadata.get("alt", "")) < 40] == []


def test_nothing_needs_a_library_from_elsewhere_to_be_read(notebook: nbformat.NotebookNode) -> None:
    texts = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]
    assert [text for text in texts if re.search(r"\$[^$]+\$|\\\(|\\\[", text)] == []


def test_no_live_view_and_no_half_finished_progress_bar_is_saved(notebook: nbformat.NotebookNode) -> None:
    for output in outputs(notebook):
        data = output.get("data", {})
        assert "application/vnd.jupyter.widget-view+json" not in data
        assert "0%|" not in "".join(output.get("text", "")) + "".join(data.get("text/plain", ""))


def test_the_coach_s_pictures_hold_the_verdict_and_the_bars() -> None:
    notebook = nbformat.read(ROOT / "notebooks" / "02_analysis_tour.ipynb", as_version=4)
    coaches = [
        o.data["image/svg+xml"] for o in outputs(notebook) if "PositionCoach" in o.get("data", {}).get("text/plain", "")
    ]
    assert len(coaches) == 2
    for picture in coaches:
        assert ">“Opt out” is best" in picture or ">“Roll” is best" in picture
        assert ">stars on average<" in picture
