"""The box with how to play alone on a blank page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.table.how_to import HowTo
from tests.browser.axe import axe
from tests.browser.module import View

WORDS = BUTTONS.words()


@pytest.fixture
def table(blank_page: Page) -> Page:
    """A page with a table of one button."""
    blank_page.evaluate(
        """() => {
          document.querySelector('main').classList.add('bw-table');
          document.querySelector('main').innerHTML = '<button id="roll">Roll</button>';
        }"""
    )
    return blank_page


def test_it_takes_the_focus_of_who_is_at_the_table_and_gives_it_back(table: Page) -> None:
    view = View(table, HowTo(WORDS, BUTTONS.view.how_to_play(BUTTONS.start(["Ada", "Bo"]), WORDS)))
    box, roll = table.get_by_role("dialog", name="How to play"), table.locator("#roll")
    expect(box).to_be_hidden()
    roll.focus()
    view.update(shown=True)
    expect(box.locator("li")).to_have_count(5)
    expect(box.get_by_role("button")).to_be_focused()
    assert axe(table, ".bw-table") == []
    table.keyboard.press("Tab")
    expect(box.get_by_role("button")).to_be_focused()
    table.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(roll).to_be_focused()
    assert view.saved == [{"shown": False}]
    view.close()
    assert view.listening == 0


def test_who_works_elsewhere_keeps_the_focus(table: Page) -> None:
    table.evaluate("() => document.body.insertAdjacentHTML('beforeend', '<input id=elsewhere>')")
    elsewhere = table.locator("#elsewhere")
    elsewhere.focus()
    view = View(table, HowTo(WORDS, BUTTONS.view.how_to_play(BUTTONS.start(["Ada", "Bo"]), WORDS)))
    view.update(shown=True)
    expect(table.get_by_role("dialog")).to_be_visible()
    expect(elsewhere).to_be_focused()
    table.get_by_role("button", name="Got it").click()
    expect(table.get_by_role("dialog")).to_be_hidden()
