"""Boards and dice in marimo, whose notebooks are Python programs, and what is left of a whole table there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lab import PICTURES
from tests.browser.opened import served, shown

pytestmark = pytest.mark.thorough

# With what marimo needs and the environment of the tests has not: pip is not to install everything else once more.
PACKAGES = ["marimo==0.25.*", "loro", "Markdown", "itsdangerous", "narwhals", "pymdown-extensions"]
PACKAGES += ["python-multipart", "starlette", "tomlkit", "uvicorn"]

LONGEST_WAIT = 60_000
"""Milliseconds: marimo starts a kernel of its own for the page, which imports everything."""

NOTEBOOK = """
import marimo

app = marimo.App()


@app.cell
def _():
    import marimo as mo

    from buttons_widgets import LAYOUTS, BoardWidget, Position, play

    laid, lay = mo.state("nothing yet")
    return BoardWidget, LAYOUTS, Position, laid, lay, mo, play


@app.cell
def _(BoardWidget, LAYOUTS, Position, lay):
    board = BoardWidget(Position.of(LAYOUTS["A"]), active=True, offered=["3-4", "5-6"])


    def clicked(cell, ply):
        board.buttons = ["-".join(map(str, cell))]
        lay(board.buttons[0])


    board.on_cell(clicked)
    board
    return


@app.cell
def _(laid, mo):
    mo.md(f"A button lies on {laid()}.")
    return


@app.cell
def _(play):
    play(["Ada", "Bo"], seed=1)
    return


if __name__ == "__main__":
    app.run()
"""


@pytest.fixture
def marimo(tmp_path: Path) -> Path:
    """A folder of packages with marimo in it."""
    over = tmp_path / "packages"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", "--target", str(over)]
    subprocess.run([*pip, *PACKAGES], check=True, capture_output=True, timeout=200)
    return over


def test_a_board_answers_clicks_in_marimo_and_a_table_is_a_picture(
    marimo: Path, browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "page.py").write_text(NOTEBOOK)
    command = [sys.executable, "-m", "marimo", "run", "page.py", "--headless", "--no-token"]
    more = {"PYTHONPATH": f"{marimo}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    with served(command, tmp_path, tmp_path, more, options=()) as url, shown(browser, url) as page:
        board = page.locator(".bw-board").first
        expect(page.get_by_text("A button lies on nothing yet.")).to_be_visible(timeout=LONGEST_WAIT)
        board.locator("[data-cell='3-4']").click()
        expect(page.get_by_text("A button lies on 3-4.")).to_be_visible(timeout=LONGEST_WAIT)
        expect(board.locator("[data-cell='3-4'] .bw-part-under > *").first).to_be_visible(timeout=LONGEST_WAIT)
        # With the keyboard, too.
        board.locator("[data-cell='3-4']").focus()
        for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        expect(page.get_by_text("A button lies on 5-6.")).to_be_visible(timeout=LONGEST_WAIT)
        # Of a table only its picture is there.
        expect(page.locator("svg[aria-label='Ada, Bo']")).to_be_visible(timeout=LONGEST_WAIT)
        assert page.locator(".bw-table").count() == 0
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / "elsewhere-marimo.png", full_page=True)
