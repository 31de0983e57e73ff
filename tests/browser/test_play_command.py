"""`buttons-widgets play` in a browser. CI opens this page on Windows and macOS too, so nothing here needs Linux."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.opened import lay_a_button, served, shown

# Buttons whose letters are not those of the table around them, but the browser's own.
LETTERS = """() => [...document.querySelectorAll('.bw-table .jupyter-button')]
  .filter((button) => getComputedStyle(button).fontFamily !== getComputedStyle(button.closest('.bw-table')).fontFamily)
  .map((button) => `${button.textContent}: ${getComputedStyle(button).fontFamily}`)"""


def test_the_command_opens_a_table_at_which_a_button_is_laid(browser: Browser, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "buttons_widgets", "play"]
    with served(command, tmp_path, tmp_path) as url, shown(browser, url) as page:
        assert page.title() == "BUTTONS"
        lay_a_button(page)
        assert page.evaluate(LETTERS) == []
        assert page.locator(".jp-InputArea").count() == 0
