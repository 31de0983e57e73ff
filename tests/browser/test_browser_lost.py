"""What the browser ring does when a page hangs or the browser dies: one test fails and says why, the next goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Error, expect

from tests.browser.lab import Lab
from tests.browser.running import Chromium

NEVER = "() => new Promise(() => {})"
ENDED = "closed|crashed"
"""What is told of a page whose browser was killed, as its connection or the death of its page was noticed first."""


def test_what_hangs_is_ended_and_says_what_was_on_the_page(browser: Browser, chromium: Chromium) -> None:
    page = browser.new_page()
    page.set_content("<p>Ada: roll the dice.</p>")
    with pytest.raises(Error, match=ENDED), chromium.limited(0.5):
        page.evaluate(NEVER)
    assert "Ada: roll the dice." in chromium.seen()
    assert chromium.browser() is not browser


def test_a_page_that_is_busy_for_ever_is_ended_too(browser: Browser, chromium: Chromium) -> None:
    page = browser.new_page()
    with pytest.raises(Error, match=ENDED), chromium.limited(0.5):
        page.evaluate("() => { for (;;); }")
    assert "it does not answer" in chromium.seen()


def test_after_the_browser_died_notebooks_are_opened_in_another(lab: Lab, chromium: Chromium) -> None:
    notebook = lab.open(["print('here')"])
    notebook.run_all()
    expect(notebook.output(0)).to_contain_text("here")
    assert "here" in chromium.seen()
    chromium.kill()
    with pytest.raises(Error):
        notebook.execute("1")
    lab.close()
    again = Lab(chromium.windows(), lab.server)
    assert again.open([]).execute("2 * 3") == "6"
    again.close()
    again.check()
