"""The browser ring: fixtures for a blank page and for a real JupyterLab in a real Chromium.

    def test_a_module(blank_page): ...      # a page on which an ES module is tested alone, in half a second
    def test_a_table(lab): ...              # notebook = lab.open(["..."]); notebook.run_all()

Both fail a test that leaves an error in the console or asks anything of another host.
"""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.lab import Lab, LabServer
from tests.browser.watch import Watch
from tests.browser.windows import Windows

CHROMIUM_FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Nothing but this machine can be reached, whatever a page tries.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    """The program of the browser."""
    return find_chromium()


# What is waited for comes sooner or later, on a machine that does much else later than Playwright's five seconds.
expect.set_options(timeout=20_000)


# The scope is this folder, not the session: while Playwright's synchronous interface is up, an event loop runs in
# this thread, and the tests of the notebooks, which come later, start their own.
@pytest.fixture(scope="package")
def browser(chromium_path: Path) -> Iterator[Browser]:
    """A Chromium, without a window."""
    flags = [*CHROMIUM_FLAGS, "--no-sandbox"] if os.geteuid() == 0 else CHROMIUM_FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path, headless=True, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def blank_page(browser: Browser) -> Iterator[Page]:
    """An empty page with no network; fails the test if an error is left in its console."""
    context = browser.new_context(viewport={"width": 800, "height": 600}, offline=True)
    context.set_default_timeout(10_000)
    watch = Watch(context)
    page = context.new_page()
    page.set_content("<!doctype html><html lang='en'><title>test</title><body><main></main></body></html>")
    yield page
    context.close()
    watch.check()


@pytest.fixture(scope="package")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """A JupyterLab of our own: its settings, files and kernels' home are in a temporary folder."""
    with LabServer(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="package")
def windows(browser: Browser, lab_server: LabServer) -> Iterator[Windows]:
    """The windows onto that JupyterLab; they are closed before it stops, or it would wait for them."""
    with closing(Windows(browser)) as windows:
        yield windows


@pytest.fixture
def lab(windows: Windows, lab_server: LabServer) -> Iterator[Lab]:
    """Opens notebooks in JupyterLab; afterwards their kernels are shut down and what they saved is forgotten."""
    lab = Lab(windows, lab_server)
    try:
        yield lab
    finally:
        lab.close()
    lab.check()
