"""The static site that takes numpy from the internet, where there is none: people can play all the same."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.site import ROOT, SECONDS_TO_BUILD, Site

pytestmark = pytest.mark.thorough


@pytest.mark.timeout(500)
def test_where_numpy_cannot_be_fetched_a_game_begins_and_nothing_else_is_asked_for(
    browser: Browser, tmp_path: Path
) -> None:
    command = ["make", "--no-print-directory", "site", "SITE_FLAGS=--cdn", f"SITE={tmp_path / 'site'}"]
    subprocess.run(command, cwd=ROOT, check=True, timeout=SECONDS_TO_BUILD)
    with Site(tmp_path / "site", browser) as site:
        visitor = site.window()
        notebook = visitor.start()
        visitor.run_first()
        expect(notebook.output(0).get_by_role("button", name="Start the game")).to_be_visible()
        asked, errors = set(visitor.watch.foreign), list(visitor.watch.errors)
        visitor.page.context.close()
    assert len(asked) == 1
    assert asked.pop().startswith("https://cdn.jsdelivr.net/pyodide/")
    assert all("numpy" in error or "Failed to fetch" in error for error in errors), errors
