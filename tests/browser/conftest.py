"""The browser ring: fixtures for a blank page and for a real JupyterLab in a real Chromium.

    def test_a_module(blank_page): ...      # a page on which an ES module is tested alone, in half a second
    def test_a_table(lab): ...              # notebook = lab.open(["..."]); notebook.run_all()

Both fail a test that leaves an error in the console or asks anything of another host.
"""

import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.lab import Lab, LabServer
from tests.browser.running import Chromium
from tests.browser.watch import Watch

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


BEGUN = pytest.StashKey[float]()

# What is waited for comes sooner or later, on a machine that does much else later than Playwright's five seconds.
expect.set_options(timeout=20_000)


# The scope is this folder, not the session: while Playwright's synchronous interface is up, an event loop runs in
# this thread, and the tests of the notebooks, which come later, start their own.
@pytest.fixture(scope="package")
def chromium(chromium_path: Path) -> Iterator[Chromium]:
    """What starts the browser, and starts it again when it has died."""
    is_root = sys.platform != "win32" and os.geteuid() == 0
    flags = [*CHROMIUM_FLAGS, "--no-sandbox"] if is_root else CHROMIUM_FLAGS
    with sync_playwright() as playwright:
        yield Chromium(playwright, chromium_path, flags)


@pytest.fixture
def browser(chromium: Chromium, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A Chromium, without a window; it is killed before the test's time is over, which could stop Playwright too."""
    mark = request.node.get_closest_marker("timeout")
    asked = request.config.getoption("timeout")
    seconds = float(mark.args[0] if mark else request.config.getini("timeout") if asked is None else asked)
    # The time-out holds for a test and all its runs again.
    gone = monotonic() - request.node.stash.setdefault(BEGUN, monotonic())
    if not seconds:
        yield chromium.browser()
        return
    if gone > seconds / 2:
        pytest.fail("too little of its time is left to run again")
    with chromium.limited(seconds * 0.9 - gone):
        yield chromium.browser()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Say of a test that failed what was on the page."""
    chromium = getattr(item, "funcargs", {}).get("chromium")
    if call.when != "teardown" and call.excinfo is not None and chromium is not None:
        item.add_report_section(call.when, "page", chromium.seen())
    return (yield)


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
    # Games are kept in a folder, and what says so has to fit where it is said.
    with LabServer(tmp_path_factory.mktemp("a_folder_whose_name_is_one_word_of_many_letters")) as server:
        yield server


@pytest.fixture(scope="package")
def windows_closed(chromium: Chromium, lab_server: LabServer) -> Iterator[None]:
    """The windows are closed before the server stops, or it would wait for them."""
    yield
    chromium.close_windows()


@pytest.fixture
def lab(browser: Browser, chromium: Chromium, lab_server: LabServer, windows_closed: None) -> Iterator[Lab]:
    """Opens notebooks in JupyterLab; afterwards their kernels are shut down and what they saved is forgotten."""
    lab = Lab(chromium.windows(), lab_server)
    try:
        yield lab
    finally:
        lab.close()
    lab.check()
