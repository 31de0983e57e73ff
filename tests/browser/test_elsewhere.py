"""The table in other pages than the newest JupyterLab's: the oldest that the kit allows, and Notebook 7.

Only the program with the page is another one. It is installed into a folder of its own, which counts more than what is
installed beside the tests: so kernels, widgets and the kit are the same.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.lab import Lab, LabServer
from tests.browser.player import Player
from tests.browser.windows import Windows

pytestmark = pytest.mark.thorough

# What pip installs, and the module that is started.
PROGRAMS = {
    "oldest JupyterLab": ("jupyterlab==4.2.*", "jupyterlab"),
    "Notebook 7": ("notebook>=7.5,<8", "notebook"),
}
TABLE = "from buttons_widgets import play\nplay(['Ada', 'Bo'], cards=['ry', 'bg'], seed='tea')"
SOURCES = "() => jupyterapp.shell.currentWidget.content.widgets.map((cell) => cell.model.sharedModel.getSource())"


@pytest.fixture(params=PROGRAMS, ids=lambda name: name.replace(" ", "-"))
def elsewhere(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Lab]:
    """As `lab`, with another program."""
    package, program = PROGRAMS[request.param]
    over = tmp_path / "packages"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-compile",
        "--target",
        str(over),
        package,
    ]
    subprocess.run(pip, check=True, capture_output=True, timeout=120)
    if program == "notebook":
        # Its pages are made of the installed JupyterLab's parts, whose settings and themes they need beside their own.
        parts = Path("share", "jupyter", "lab")
        shutil.copytree(sys.prefix / parts / "schemas", over / parts / "schemas", dirs_exist_ok=True)
        (over / parts / "themes").symlink_to(sys.prefix / parts / "themes")
    folder = tmp_path / "server"
    folder.mkdir()
    with LabServer(folder, program=program, over=over) as server, closing(Windows(browser)) as windows:
        lab = Lab(windows, server)
        try:
            yield lab
        finally:
            lab.close()
        lab.check()


def test_a_table_is_played_by_mouse_and_by_key(elsewhere: Lab) -> None:
    notebook = elsewhere.open([TABLE, "before = 1"], own_window=True)
    notebook.run_all()
    name = "notebook" if "/notebooks/" in notebook.page.url else "lab"
    player = Player(notebook)
    # By mouse: roll, and lay the first button.
    look = player.press("roll")
    while not look.buttons[0]:
        look = player.decide(look)
    player.picture(f"elsewhere-{name}")
    notebook.screenshot(f"elsewhere-{name}-page")
    # By key: X would cut the cell and B insert one below, if a key at the table went on to the notebook.
    sources = notebook.page.evaluate(SOURCES)
    player.table.locator("button:visible:enabled").first.focus()
    for key in ("x", "b", "j", "ArrowDown", "z"):
        notebook.page.keyboard.press(key)
    assert notebook.page.evaluate(SOURCES) == sources
    notebook.page.keyboard.press("u")
    laid = player.board(0).locator("[data-cell]:has(.bw-part-under > *)")
    expect(laid).to_have_count(len(look.buttons[0]) - 1)
    # When the page is loaded anew, the table goes on.
    notebook.reload()
    player = Player(notebook)
    look = player.look()
    assert look.actions or look.offered
    player.decide(look)
