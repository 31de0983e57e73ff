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
    target.focus()
    page.keyboard.press("Control+b")
    page.wait_for_function(BECOMES, arg=not before)
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
    lobby.locator(".bw-seat-card").first.click()
    name = lobby.locator(".bw-seat-row input").first
    check(notebook, name)
    # A text field keeps its own chords.
    name.press("Control+a")
    name.press("Control+x")
    name.press("Control+v")
    name.press_sequentially("!x")
    assert name.input_value().endswith("!x")
    assert len(name.input_value()) > 2
    assert notebook.page.evaluate(CELLS_NOW) == before


ACTIVE = "() => jupyterapp.shell.currentWidget.content.activeCellIndex"
RUNS = "() => jupyterapp.shell.currentWidget.content.widgets[0].model.executionCount"
BECOMES_ACTIVE = f"(index) => ({ACTIVE})() === index"


def test_shift_and_enter_go_on_with_the_notebook_and_leave_the_table_as_it_is(lab: Lab) -> None:
    notebook = lab.open(["from buttons_widgets import play\nplay(['Ada'], cards=['r'], seed=11)", "runs = [0]"])
    notebook.run_all()
    page, table = notebook.page, notebook.output(0)
    table.get_by_role("button", name="Roll").click()
    space = table.locator("[role=gridcell][tabindex='0']").first
    expect(space).to_be_focused()
    notebook.execute("runs[0] = 1")
    for target in (space, table.get_by_role("button", name="Game…"), table.locator(".bw-log-text")):
        target.focus()
        page.wait_for_function(BECOMES_ACTIVE, arg=0)
        page.keyboard.press("Shift+Enter")
        page.wait_for_function(BECOMES_ACTIVE, arg=1)
    assert notebook.execute("runs[0]") == "1"
    page.keyboard.press("Shift+Enter")
    # That was the last cell: JupyterLab adds another one for what comes next.
    page.wait_for_function(BECOMES_ACTIVE, arg=2)
    assert notebook.execute("runs[0]") == "0"
    assert page.evaluate(RUNS) == 1


LONG = "\n".join(f"# line {number}" for number in range(12))
WHOLE = """(table) => { const view = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect();
  const box = table.getBoundingClientRect();
  return box.height > 100 && box.top >= view.top - 1 && box.bottom <= view.bottom + 1; }"""


def test_what_a_cell_brings_comes_into_view_whole_though_the_next_cell_is_chosen(lab: Lab) -> None:
    imports = "from buttons_widgets import LAYOUTS, puzzle, try_laying\nfrom buttons_widgets.lessons import exercise"
    shown = ("puzzle('most-001')", "exercise('1.2')", "try_laying(LAYOUTS['A'])")
    notebook = lab.open([f"{imports}\n{LONG}", *(f"{one}  {LONG}" for one in shown), LONG], height=768)
    page = notebook.page
    page.locator(".jp-CodeCell").first.locator(".jp-InputPrompt").click()
    page.keyboard.press("Shift+Enter")
    page.wait_for_function(BECOMES_ACTIVE, arg=1)
    for place in range(1, len(shown) + 1):
        page.keyboard.press("Shift+Enter")
        table = notebook.output(place).locator(".bw-table").first
        table.wait_for()
        page.wait_for_function(WHOLE, arg=table.element_handle())
