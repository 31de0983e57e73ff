"""Dice on a screen and sheets from the lobby, for people who play on paper: on a laptop and on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.access_scripts import CROWDED, SMALL
from tests.browser.axe import axe
from tests.browser.lab import Lab

LOBBY = """
from buttons_widgets.pretty_tricky import play
game = play(language="en")
game
"""
ROLLS = "len(game.children[0].rolls)"
AT_REST = "!document.querySelector('[data-bw-rolling]')"
IN_VIEW = """(root) => [...root.querySelectorAll('.bw-tray, .bw-action, .bw-roller-sums')]
  .filter((part) => part.getBoundingClientRect().bottom > innerHeight).map((part) => part.className)"""


def faults(table: Locator) -> list[str]:
    """What is too small to be pressed, cut off, or found by axe."""
    scripts = [fault for script in (SMALL, CROWDED) for fault in table.evaluate(script)["faults"]]
    return [*map(str, scripts), *axe(table.page, ".bw-table")]


def test_sheets_are_printed_and_dice_rolled_once_a_press(lab: Lab) -> None:
    notebook = lab.open([LOBBY], width=1366, height=768, reduced_motion="no-preference")
    notebook.run_all()
    page = notebook.page
    page.get_by_role("button", name="Play on paper…").click()
    page.get_by_label("For", exact=True).select_option("2 players")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "Sheets for Pretty Tricky, 2 players.html"
    assert "<svg" in download.value.path().read_text(encoding="utf-8")
    expect(page.get_by_text("Your browser saves Sheets for Pretty Tricky, 2 players.html")).to_be_visible()
    assert faults(page.locator(".bw-table").first) == []

    page.get_by_role("button", name="Dice on this screen").click()
    table = page.locator(".bw-roller")
    roll = table.get_by_role("button", name="Roll")
    expect(table).to_contain_text("Nobody has rolled yet")
    roll.dblclick()
    # What a roll offers is not given away while the dice tumble, and it cannot be rolled away.
    page.wait_for_selector("[data-bw-rolling]")
    expect(table.locator(".bw-roller-sums").first).to_be_hidden()
    page.keyboard.press("r")
    page.wait_for_function(AT_REST)
    expect(table.locator(".bw-roller-sums").first).to_be_visible()
    expect(roll).to_be_focused()
    assert notebook.execute(ROLLS) == "1"
    page.keyboard.press("r")
    expect(table.locator(".bw-roller-count")).to_have_text("Roll 2")
    page.wait_for_function(AT_REST)
    expect(table.get_by_role("status").first).to_contain_text("Roll 2. blue")
    expect(table.locator(".bw-roller-past tr")).to_have_count(1)
    for width, height in ((1366, 768), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("f")
        page.wait_for_function("document.fullscreenElement")
        assert table.evaluate(IN_VIEW) == []
        page.keyboard.press("f")
        page.wait_for_function("!document.fullscreenElement")
        assert faults(table) == []
    table.get_by_role("button", name="Back").click()
    expect(page.get_by_label("For", exact=True)).to_have_value("2 players")
