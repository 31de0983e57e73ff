"""Ctrl+S, Ctrl+B and the like do in a table what they do elsewhere in JupyterLab; plain keys stay inside."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.lab import Lab, Notebook

CELLS = ["from buttons_widgets import play\nplay()", "play(['Ada'], cards=['r'], seed=11, coach=False)", "1"]
IS_OPEN = "() => !jupyterapp.shell.leftCollapsed"
BECOMES = "(open) => jupyterapp.shell.leftCollapsed === !open"
TOUCH = "() => { jupyterapp.shell.currentWidget.context.model.dirty = true; }"
IS_SAVED = "() => !jupyterapp.shell.currentWidget.context.model.dirty"
CELLS_NOW = "() => jupyterapp.shell.currentWidget.content.widgets.map((cell) => cell.model.sharedModel.getSource())"


def check(notebook: Notebook, target: Locator) -> None:
    """Chords reach JupyterLab while an element has the focus, and plain keys do not."""
    page = notebook.page
    before = page.evaluate(IS_OPEN)
    for wanted in (not before, before):
        target.focus()
        page.keyboard.press("Control+b")
        page.wait_for_function(BECOMES, arg=wanted)
    target.focus()
    page.evaluate(TOUCH)
    page.keyboard.press("Control+s")
    page.wait_for_function(IS_SAVED)
    for keys in ("x", "d", "d", "b", "j", "Control+Enter", "Control+z"):
        target.focus()
        page.keyboard.press(keys)
        expect(target).to_be_focused()


def test_chords_reach_lab_from_everywhere_at_a_table(lab: Lab) -> None:
    notebook = lab.open(CELLS, whole_lab=True, width=1366, height=768)
    notebook.run_all()
    before: Any = notebook.page.evaluate(CELLS_NOW)
    lobby, table = notebook.output(0), notebook.output(1)
    expect(table.locator(".bw-log-text")).to_be_visible()
    for target in (
        lobby.get_by_role("button", name="Start the game"),
        table.get_by_role("button", name="Roll"),
        table.get_by_role("button", name="Game…"),
        table.locator("[role=gridcell][tabindex='0']").first,
    ):
        check(notebook, target)
    name = lobby.locator(".bw-choices input").first
    check(notebook, name)
    # A text field keeps its own chords.
    name.press("Control+a")
    name.press("Control+x")
    name.press("Control+v")
    name.press_sequentially("!x")
    assert name.input_value().endswith("!x")
    assert len(name.input_value()) > 2
    assert notebook.page.evaluate(CELLS_NOW) == before
