"""For every test, those in notebooks and doctests too: nobody's own saved games and settings are read or written.

What was counted, what had to be run again, and what could not be run stands in the last lines of a run.
"""

import gc
import os
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import pytest

from tests.browser.chromium import NoChromium, find_chromium

# The same examples in every run; `make thorough` takes others each time, from a seed that it prints. No deadline:
# Hypothesis would fail a test for an example that takes 200 ms, which on a busy machine any may.
hypothesis.settings.register_profile("repeatable", deadline=None, derandomize=True)
hypothesis.settings.register_profile("fresh", deadline=None, print_blob=True)
hypothesis.settings.load_profile("repeatable")

HOMES = ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME")
HOME = pytest.StashKey[Path]()
NOT_RUN = pytest.StashKey[str]()
COUNTED = "counted"
MOST_TOLD = 500
"""So many letters of what failed are told of a test that ran again: nobody else keeps them."""
SLOW = Path(__file__).parent / "tests" / "slow.txt"
SECONDS_OF_A_SLOW_TEST = 2.0
PYODIDE = Path(__file__).parent / "node_modules" / "pyodide"


def pytest_addoption(parser: pytest.Parser) -> None:
    """How the list of slow tests is made."""
    parser.addoption("--note-slow", action="store_true", help="write the list of slow tests")


def pytest_configure(config: pytest.Config) -> None:
    """Give the session folders of its own; the kernels of the notebooks inherit them.

    What takes seconds to solve is solved once: several processes have one folder for it, and so have several rings
    where `BUTTONS_TESTS_CACHE` names it.
    """
    home = Path(tempfile.mkdtemp(prefix="buttons-tests-"))
    config.stash[HOME] = home
    for name in HOMES:
        os.environ[name] = str(home / name.lower())
    os.environ["BUTTONS_WIDGETS_GAMES"] = str(home / "games")
    if not hasattr(config, "workerinput"):
        os.environ["BUTTONS_WIDGETS_CACHE"] = os.environ.get("BUTTONS_TESTS_CACHE") or str(home / "cache")
    os.environ["JUPYTERLAB_SETTINGS_DIR"] = str(home / "lab")  # the widgets follow JupyterLab's language


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove them."""
    shutil.rmtree(config.stash[HOME], ignore_errors=True)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Leave what is imported and collected to the end: looking through all of it for garbage takes half of the time.

    It is not looked through in the tests either, some of which ask for what is left behind; what they make is.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.fixture
def counted(record_property: Callable[[str, object], None]) -> Callable[[object], None]:
    """Takes a line about what a test has counted; it stands among the last lines, whether the test passes or not."""
    return lambda line: record_property(COUNTED, str(line))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the slow tests, and leave those out that need a browser where there is none."""
    slow = set(SLOW.read_text(encoding="utf-8").splitlines())
    for item in items:
        if item.nodeid in slow:
            item.add_marker("slow")
    needing = [item for item in items if "chromium_path" in getattr(item, "fixturenames", ())]
    if not needing or config.option.collectonly:
        return
    try:
        find_chromium()
    except NoChromium as problem:
        _leave_out(config, items, needing, f"browser ring: {problem}")
        return
    visiting = [item for item in needing if "site" in getattr(item, "fixturenames", ())]
    if visiting and not PYODIDE.is_dir() and shutil.which("npm") is None:
        _leave_out(config, items, visiting, "the static site: npm, which gets the browser's Python, is not installed")


def _leave_out(config: pytest.Config, items: list[pytest.Item], some: list[pytest.Item], why: str) -> None:
    config.stash[NOT_RUN] = why
    config.hook.pytest_deselected(items=some)
    items[:] = [item for item in items if item not in some]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """Get a Chromium, if one must be got, before several processes look for it."""
    with suppress(NoChromium):
        os.environ["BUTTONS_CHROMIUM"] = str(find_chromium())


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear from one of several processes what it did not run."""
    if "not_run" in getattr(node, "workeroutput", {}):
        node.config.stash[NOT_RUN] = node.workeroutput["not_run"]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Without a browser CI has not tested what it is there to test."""
    if NOT_RUN not in session.config.stash:
        return
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["not_run"] = session.config.stash[NOT_RUN]
    elif os.environ.get("CI") == "true":
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say in the last lines what was counted, what was run again, and what was not run."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    if config.option.note_slow:
        _note_slow(reports)
    told = [text for report in reports for name, text in getattr(report, "user_properties", ()) if name == COUNTED]
    for line in dict.fromkeys(told):
        terminalreporter.write_line(f"COUNTED: {line}")
    for report in terminalreporter.stats.get("rerun", []):
        crash = getattr(report.longrepr, "reprcrash", None)
        why = " ".join((crash.message if crash else report.longreprtext).split())[:MOST_TOLD]
        terminalreporter.write_line(f"RUN AGAIN: {report.nodeid}: {why}", yellow=True, bold=True)
    if NOT_RUN in config.stash:
        terminalreporter.write_line(f"NOT RUN: {config.stash[NOT_RUN]}", yellow=True, bold=True)


def _note_slow(reports: list[Any]) -> None:
    seconds: Counter[str] = Counter()
    for report in reports:
        seconds[getattr(report, "nodeid", "")] += getattr(report, "duration", 0)
    slow = sorted(test for test, took in seconds.items() if took > SECONDS_OF_A_SLOW_TEST)
    SLOW.write_text("".join(f"{test}\n" for test in slow), encoding="utf-8")
