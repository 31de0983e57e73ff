"""Fifty boards and twenty tables in one notebook: they open, and each answers when all are pressed at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from time import perf_counter
from typing import Final

import pytest

from tests.browser.lab import Lab, Notebook

pytestmark = pytest.mark.thorough

BOARDS: Final = 50
TABLES: Final = 20
MOST_SECONDS: Final = 60
"""So long is waited for them. On a quiet machine it takes about a tenth."""
MOST_KERNEL: Final = 600_000_000
MOST_PAGE: Final = 400_000_000

CELLS: Final = (
    f"""
import json, resource
from IPython.display import display
from buttons_widgets import LAYOUTS, BoardWidget, play
clicked = []
boards = []
for number in range({BOARDS}):
    board = BoardWidget(LAYOUTS["ABCDEFGH"[number % 8]], active=True)
    board.on_cell(lambda cell, ply, number=number: clicked.append(number))
    boards.append(board)
display(*boards)
""",
    f"""
tables = [play(["Ada", f"Bo {{number}}"], seed=number, coach=False) for number in range({TABLES})]
display(*tables)
""",
)
THERE: Final = """([boards, tables, rolled]) => {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((part) => part.getClientRects().length > 0);
  const alone = shown('[data-cell="1-1"]').filter((part) => part.closest('.bw-table') === null);
  const prompts = shown('.bw-table .bw-prompt').filter((part) => /roll the dice/u.test(part.innerText) !== rolled);
  return alone.length === boards && prompts.length === tables;
}"""
PRESS_ALL: Final = """() => {
  const press = (part) => part.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const cells = [...document.querySelectorAll('[data-cell="1-1"]')];
  for (const cell of cells.filter((one) => one.closest('.bw-table') === null)) press(cell);
  for (const button of document.querySelectorAll('.bw-action-roll')) press(button);
}"""
HELD: Final = "performance.memory.usedJSHeapSize"
KERNEL: Final = """
from pathlib import Path
print(json.dumps([resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024, clicked, [t.game.ply for t in tables]]))
"""


@pytest.mark.timeout(200)
def test_fifty_boards_and_twenty_tables_in_a_notebook(lab: Lab, counted: Callable[[object], None]) -> None:
    notebook = lab.open(list(CELLS), width=1400, height=1000)
    before = notebook.page.evaluate(HELD)
    start = perf_counter()
    notebook.run_all()
    opened(notebook)
    seconds = perf_counter() - start
    notebook.listen()
    start = perf_counter()
    notebook.page.evaluate(PRESS_ALL)
    opened(notebook, rolled=True)
    notebook.settle()
    answered = perf_counter() - start
    kernel, clicked, plies = json.loads(notebook.execute(KERNEL))
    assert sorted(clicked) == list(range(BOARDS))
    assert min(plies) >= 2 and len(plies) == TABLES
    held = notebook.page.evaluate(HELD) - before
    counted(
        f"{BOARDS} boards and {TABLES} tables: open in {seconds:.1f} s, all pressed at once and answered in "
        f"{answered:.1f} s; "
        f"{kernel / 1e6:.0f} MB in the kernel, {held / 1e6:.0f} MB in the page"
    )
    assert kernel < MOST_KERNEL and held < MOST_PAGE


def opened(notebook: Notebook, *, rolled: bool = False) -> None:
    """Wait until all of them are there."""
    notebook.page.wait_for_function(THERE, arg=[BOARDS, TABLES, rolled], timeout=MOST_SECONDS * 1000)
