"""How to play: the box alone on a page, and at a real table, where it shows itself once and covers no board."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.table.how_to import HowTo
from tests.browser.axe import axe
from tests.browser.lab import Lab
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
    view = View(table, HowTo(WORDS, BUTTONS.view.how_to_play(WORDS)))
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
    view = View(table, HowTo(WORDS, BUTTONS.view.how_to_play(WORDS)))
    view.update(shown=True)
    expect(table.get_by_role("dialog")).to_be_visible()
    expect(elsewhere).to_be_focused()
    table.get_by_role("button", name="Got it").click()
    expect(table.get_by_role("dialog")).to_be_hidden()


# Other players each time: no game of the same players is offered to go on with.
CELL = """from random import randrange
from buttons_widgets import RandomBot, play
play([f"Ada {randrange(10**6)}", ("Bo", RandomBot())], cards=["rg", "by"], seed=5)"""
COVERED = """(table) => {
  const box = table.querySelector('.bw-how-to').getBoundingClientRect();
  return ['.bw-prompt', '.bw-actions', '.bw-seat-0 .bw-board'].filter((part) => {
    const other = table.querySelector(part).getBoundingClientRect();
    return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  });
}"""


def test_it_shows_itself_once_and_covers_no_board(lab: Lab) -> None:
    lab.server.forget_saved_games(beginner=True)
    notebook = lab.open([CELL], whole_lab=True, width=1366, height=768)
    notebook.run_all()
    output = notebook.output(0)
    box = output.get_by_role("dialog", name="How to play")
    expect(box).to_be_visible()
    assert output.locator(".bw-table").evaluate(COVERED) == []
    box.get_by_role("button", name="Got it").click()
    expect(box).to_be_hidden()
    # The next table is quiet, and the button brings it back.
    name = output.locator(".bw-seat-0 .bw-name").inner_text()
    notebook.run_all()
    expect(output.locator(".bw-seat-0 .bw-name")).not_to_have_text(name)
    expect(output.locator(".bw-log-text")).to_be_visible()
    expect(box).to_have_count(0)
    output.locator(".bw-tool-how-to").click()
    expect(box).to_be_visible()
