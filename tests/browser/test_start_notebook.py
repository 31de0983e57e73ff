"""The first notebook as a beginner meets it: pictures before it runs, a table and boards that answer afterwards."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from buttons_widgets.launch.command import as_opened
from tests.browser.axe import axe
from tests.browser.lab import Lab, Notebook
from tests.browser.page_scripts import KERNEL_IS_IDLE

START = Path(__file__).parents[2] / "notebooks" / "00_start_here.ipynb"


def opened(lab: Lab) -> Notebook:
    """The notebook as `make lab` opens it."""
    path = lab.server.root / START.name
    path.write_text(as_opened(START.read_text(encoding="utf-8")), encoding="utf-8")
    lab.server.trust(path)
    return lab.open_file(path)


@pytest.mark.parametrize("width", [400, pytest.param(1280, marks=pytest.mark.thorough)])
def test_it_shows_its_pictures_before_it_runs_and_then_every_rule_answers_a_click(lab: Lab, width: int) -> None:
    notebook = opened(lab)
    expect(notebook.output(0).locator("img")).to_be_visible()
    # Whoever only looks at it is not asked to save it.
    notebook.page.wait_for_function(KERNEL_IS_IDLE)
    assert not notebook.page.evaluate("() => jupyterapp.shell.currentWidget.context.model.dirty")
    expect(notebook.page.locator(".jp-OutputArea-output").get_by_text("not found")).to_have_count(0)
    notebook.page.set_viewport_size({"width": width, "height": 900})
    notebook.run_all()
    tables = notebook.page.locator(".bw-table")
    expect(tables).to_have_count(13, timeout=60_000)  # four tables, seven trials, and two parts of the book
    expect(notebook.output(0).get_by_role("button", name="Start the game")).to_be_visible()
    for cell, clicked, answer in [
        (1, "3-4", "A button lies on 3-4."),
        (1, "3-5", "3-5: next to a button."),
        (1, "4-5", "A button lies on 4-5."),
        (1, "3-4", "3-4 is free again."),
        (2, "4-4", "4-4: a star lies there."),
        (3, "4-2", "4-2: not in row 5."),
        (3, "5-4", "5-4: no black die shows 4."),
        (4, "5-3", "5-3: only the golden space 5-6 is offered."),
        (5, "5-3", "5-3: next to a button."),
    ]:
        notebook.output(cell).locator(f"[data-cell='{clicked}']").click()
        expect(notebook.output(cell).locator(".bw-prompt")).to_have_text(answer)
    for space in ("1-3", "3-3", "2-1"):  # three red ones, and the red card
        notebook.output(6).locator(f"[data-cell='{space}']").click()
        expect(notebook.output(6).locator(".bw-prompt")).to_have_text(re.compile(f"lies on {space}"))
    expect(notebook.output(6).locator(".bw-sum-part")).to_have_count(3)
    assert axe(notebook.page, ".bw-table") == []
