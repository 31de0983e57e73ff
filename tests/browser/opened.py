"""The kit as somebody else has opened it: in an environment of its own, by a program that serves a page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from uv import find_uv_bin

from tests.browser.page_scripts import NOTEBOOK_IS_READY
from tests.browser.ports import free_port
from tests.browser.watch import Watch

ROOT = Path(__file__).parents[2]
SECONDS_TO_START = 60
FREELY = ("--ServerApp.ip=127.0.0.1", "--IdentityProvider.token=", "--LabApp.expose_app_in_browser=True")
"""Options with which JupyterLab lets a test in, and lets it ask when the kernel is ready."""


def copy_of_checkout(folder: Path) -> Path:
    """The repository's files as a fresh clone would have them: nothing ignored, nothing left over."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=30).stdout
    for name in files.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def environment(folder: Path, *packages: str, checkout: Path | None = None, compiled: bool = False) -> Path:
    """The folder of the programs of a fresh environment with packages and what they ask for, which uv makes in seconds.

    Args:
        folder: where it is made.
        packages: what is installed, as pip would be told.
        checkout: the folder from which it is called.
        compiled: whether byte code is written too, as pip does it; what is not imported in a test need not have any.
    """
    uv = find_uv_bin()
    flags = ["--compile-bytecode"] if compiled else []
    for command in (
        [uv, "venv", "--quiet", "--python", sys.executable, str(folder)],
        [uv, "pip", "install", "--quiet", "--python", str(folder / "bin" / "python"), *flags, *packages],
    ):
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=280, check=False)
        assert done.returncode == 0, done.stderr
    return folder / "bin"


@contextmanager
def served(
    command: Sequence[str],
    folder: Path,
    home: Path,
    more: Mapping[str, str] | None = None,
    options: Sequence[str] = ("--no-browser",),
) -> Iterator[str]:
    """The address at which a program answers that serves a page; it is stopped afterwards.

    Args:
        command: the program, with its options.
        folder: where it is started.
        home: where it and its kernels keep their data.
        more: what else is in its environment.
        options: what lets it open no browser itself.
    """
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON", "BUTTONS"))}
    environment = {
        **kept,
        "HOME": str(home),
        **{f"XDG_{one}_HOME": str(home / one) for one in ("DATA", "CONFIG")},
        **(more or {}),
    }
    log = home / "server.log"
    with log.open("wb") as out:
        whole = [*command, *options, f"--port={port}"]
        process = subprocess.Popen(whole, cwd=folder, env=environment, stdout=out, stderr=out)
    try:
        for _ in range(SECONDS_TO_START * 10):
            with (
                suppress(urllib.error.URLError, ConnectionError, TimeoutError),
                urllib.request.urlopen(url, timeout=30),
            ):
                break
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=0.1)
                raise RuntimeError(log.read_text())
        else:
            raise TimeoutError(log.read_text())
        yield url
    finally:
        process.terminate()
        try:
            process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(timeout=20)


@contextmanager
def shown(browser: Browser, url: str) -> Iterator[Page]:
    """A page at an address; nothing of it may ask another host for anything."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    context.set_default_timeout(60_000)
    watch = Watch(context)
    page = context.new_page()
    page.goto(url)
    yield page
    context.close()
    assert watch.foreign == []


def until_offered(page: Page) -> Locator:
    """Begin a game in the lobby, and play until the first space is offered; return that space."""
    page.get_by_role("button", name="Start the game").first.click()
    table = page.locator(".bw-table").first
    page.get_by_role("button", name="Got it").first.click()
    offered, roll = table.locator(".bw-seat").first.locator(".bw-offered").first, table.locator(".bw-action-roll")
    for _ in range(40):
        expect(offered.or_(roll.and_(table.locator(":enabled"))).first).to_be_visible(timeout=30_000)
        if offered.count():
            return offered
        with suppress(TookTooLong):  # it has just gone: a golden space is offered first
            roll.click(timeout=3_000)
    raise AssertionError("no space was ever offered")


def lay_a_button(page: Page) -> None:
    """Begin a game in the lobby and play until the first own button lies."""
    until_offered(page).click()
    laid = page.locator(".bw-table .bw-seat").first.locator("[data-cell]:has(.bw-part-under > *)")
    expect(laid.first).to_be_visible(timeout=30_000)


def run_first_cell(page: Page) -> None:
    """Run the first code cell of the notebook that JupyterLab has opened, as a reader does."""
    page.wait_for_function(NOTEBOOK_IS_READY)
    page.locator(".jp-CodeCell .jp-InputArea-editor").first.click()
    page.keyboard.press("Shift+Enter")
