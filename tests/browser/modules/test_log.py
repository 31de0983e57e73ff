"""A round of the log alone on a blank page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from buttons_widgets.kit.table.log import RoundInLog, Told
from tests.browser.module import View


def lines_on(page: Page) -> list[str]:
    return page.locator("li").all_inner_texts()


def test_a_new_line_stands_above_the_others_which_stay_as_they_are(blank_page: Page) -> None:
    part = RoundInLog()
    part.show(Told("Round 2", ["Bo <b>rolls</b>", "Ada opts out"], 1), "What happened")
    view = View(blank_page, part)
    expect(blank_page.get_by_role("heading")).to_have_text(["What happened", "Round 2"])
    assert lines_on(blank_page) == ["Bo rolls", "Ada opts out"]
    blank_page.locator("li").last.evaluate("(line) => { line.dataset.here = 'before'; }")
    view.update(lines=["Cy rolls", "Bo lays", "Bo <b>rolls</b>", "Ada opts out"], fresh=2)
    assert lines_on(blank_page) == ["Cy rolls", "Bo lays", "Bo rolls", "Ada opts out"]
    expect(blank_page.locator("[data-here]")).to_have_text("Ada opts out")
    expect(blank_page.locator(".bw-fresh")).to_have_text(["Cy rolls", "Bo lays"])
    view.update(head="<h4>Round 2</h4>", fresh=0)
    expect(blank_page.get_by_role("heading")).to_have_text(["Round 2"])
    expect(blank_page.locator(".bw-fresh")).to_have_count(0)
    # Undo, and another move in its place.
    view.update(lines=["Bo passes", "Bo <b>rolls</b>", "Ada opts out"], fresh=1)
    assert lines_on(blank_page) == ["Bo passes", "Bo rolls", "Ada opts out"]
    expect(blank_page.locator("[data-here]")).to_have_count(1)
    view.update(lines=["Ada rolls", "Ada opts out", "Ada opts out"])
    assert lines_on(blank_page) == ["Ada rolls", "Ada opts out", "Ada opts out"]
    view.update(lines=[])
    assert lines_on(blank_page) == []
    view.close()
    assert view.listening == 0
