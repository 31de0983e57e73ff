"""JupyterLab with the settings of `make lab`: no news, and a picture where a table was that no kernel runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from buttons_widgets.launch.command import SETTINGS
from tests.browser.lab import Lab, LabServer, Notebook
from tests.browser.page_scripts import NOTHING_IS_LEFT, OPEN, TIDY
from tests.browser.windows import Windows

TABLE = "from buttons_widgets import play\ngame = play(['Ada', 'Bo'], cards=['rg', 'by'], seed=5)\ngame"
NEWS = "() => jupyterapp.serviceManager.settings.fetch('@jupyterlab/apputils-extension:notification')"
NEWS += ".then(({ schema }) => [schema.properties.fetchNews.default, schema.properties.checkForUpdates.default])"


@pytest.fixture
def made_lab(browser: Browser, tmp_path: Path) -> Iterator[Lab]:
    """As `lab`, with the settings in the folder `lab`."""
    with LabServer(tmp_path, SETTINGS) as server, closing(Windows(browser)) as windows:
        lab = Lab(windows, server)
        try:
            yield lab
        finally:
            lab.close()
        lab.check()


@pytest.mark.thorough
def test_a_table_is_alive_or_a_picture_and_nobody_reads_news(made_lab: Lab) -> None:
    notebook = made_lab.open([TABLE])
    assert notebook.page.evaluate(NEWS) == ["false", False]
    notebook.run_all()
    expect(notebook.output(0).locator(".bw-log-text")).to_be_visible()
    # While the kernel runs, the page is loaded anew, and the table goes on.
    notebook.reload()
    roll = notebook.output(0).get_by_role("button", name="Roll")
    roll.click()
    expect(notebook.output(0).locator(".bw-prompt")).to_contain_text("lay")
    # A kernel that was restarted since knows no table.
    notebook.save()
    notebook.restart_kernel()
    notebook.page.evaluate(TIDY)
    notebook.page.wait_for_function(NOTHING_IS_LEFT)
    notebook.page.evaluate(OPEN, notebook.path.name)
    notebook = Notebook(notebook.page, notebook.path, notebook.watch)
    expect(notebook.output(0).locator("img")).to_be_visible()
    # The next day there is no kernel.
    notebook.run_all()
    expect(notebook.output(0).locator(".bw-lobby").first).to_be_visible()
    notebook.save()
    notebook.page.goto("about:blank")
    made_lab.server.shut_down_kernels()
    notebook.page.go_back()
    later = Notebook(notebook.page, notebook.path, notebook.watch)
    expect(later.output(0).locator("img")).to_be_visible()
    expect(later.page.locator(".jp-OutputArea-output").get_by_text("not found")).to_have_count(0)
    assert [line for line in made_lab.server.log().splitlines() if line.startswith(("[I", "[W"))] == []
