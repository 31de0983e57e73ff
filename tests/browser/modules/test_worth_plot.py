"""The plot of a review on a blank page: it leads to decisions by click and by key, and says what it shows."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from buttons_widgets.kit.review.review_plot import WorthPlot
from tests.browser.module import View

STOPS = [{"name": f"Round 1, decision {number}", "x": x} for number, x in enumerate([10.0, 40.0, 90.0])]
SHEET = ".bw-review-field { position: relative; width: 400px; height: 100px; }"


def plot(page: Page, **traits: Any) -> View:
    page.add_style_tag(content=SHEET)
    shown = {"title": "Worth", "hint": "Click it.", "description": "It begins at 2 and ends at 1.", "stops": STOPS}
    return View(page, WorthPlot(**shown | {"lines": ["0,0 100,50"], "at": 1, "now": 40.0} | traits))


def gone_to(view: View) -> list[int]:
    return [message["stop"] for message in view.sent]


def test_a_click_leads_to_the_nearest_decision(blank_page: Page) -> None:
    view = plot(blank_page)
    field = blank_page.get_by_role("slider")
    for x in (0, 99, 101, 399):
        field.click(position={"x": x, "y": 50})
    assert gone_to(view) == [0, 0, 1, 2]
    expect(field).to_have_attribute("title", "Round 1, decision 2")


def test_keys_lead_from_decision_to_decision(blank_page: Page) -> None:
    view = plot(blank_page)
    field = blank_page.get_by_role("slider")
    for key in ("ArrowRight", "ArrowLeft", "Home", "End", "x", "Control+ArrowRight"):
        field.press(key)
    assert gone_to(view) == [2, 0, 0, 2]
    # Between two decisions the one before is the one to the left.
    view.update(at=1, now=70.0)
    field.press("ArrowLeft")
    field.press("ArrowUp")
    assert gone_to(view)[4:] == [1, 2]
    view.update(at=2, now=90.0)
    field.press("ArrowRight")
    assert len(view.sent) == 6


def test_it_says_what_it_shows_and_where_it_stands(blank_page: Page) -> None:
    view = plot(blank_page)
    field = blank_page.get_by_role("slider", name="Worth. Click it.")
    expect(field).to_have_accessible_description("It begins at 2 and ends at 1.")
    expect(field).to_have_attribute("aria-valuetext", "Round 1, decision 1")
    view.update(at=-1, now=0.0)
    expect(field).to_have_attribute("aria-valuenow", "1")
    expect(field).to_have_attribute("aria-valuetext", "Worth")


def test_two_plots_on_a_page_say_each_its_own(blank_page: Page) -> None:
    plot(blank_page, description="Of Ada")
    plot(blank_page, description="Of Bo")  # of another review: it loads the module anew
    sliders = blank_page.get_by_role("slider")
    expect(sliders.first).to_have_accessible_description("Of Ada")
    expect(sliders.last).to_have_accessible_description("Of Bo")


def test_a_grave_mark_covers_a_lighter_one_only_where_there_is_no_room(blank_page: Page) -> None:
    marks = [{"text": text, "look": "bad", "x": x, "y": 50.0} for text, x in (("??", 50.0), ("?", 52.0), ("?!", 60.0))]
    plot(blank_page, marks=marks)
    shown = blank_page.locator(".bw-review-mark")
    expect(shown).to_have_text(["??", "?!"])
    blank_page.add_style_tag(content=".bw-review-field { width: 1200px !important; }")
    expect(shown).to_have_text(["??", "?", "?!"])


def test_the_moments_that_decided_the_game_are_all_there(blank_page: Page) -> None:
    points = [{"text": text, "look": "point", "x": x, "y": 50.0} for text, x in (("1", 50.0), ("2", 51.0))]
    plot(blank_page, marks=[*points, {"text": "??", "look": "bad", "x": 52.0, "y": 50.0}])
    expect(blank_page.locator(".bw-review-mark")).to_have_text(["1", "2"])
