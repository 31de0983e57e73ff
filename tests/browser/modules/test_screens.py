"""The bar of several screens alone on a blank page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.table.screens import Screens
from tests.browser.module import View


def bar(*owners: str, several: bool = True) -> Screens:
    widget = Screens(BUTTONS.words("en"))
    widget.show(["Ada", "Bo"][: len(owners)], [True] * len(owners), 0)
    widget.seats = [one | {"owner": owner} for one, owner in zip(widget.seats, owners, strict=True)]
    widget.several = several
    return widget


def test_a_screen_has_a_name_of_its_own_and_claims_a_seat(blank_page: Page) -> None:
    view = View(blank_page, bar("", ""))
    (here,) = view.sent
    assert here["type"] == "here"
    assert re.fullmatch("[0-9a-f]{4,16}", here["screen"])
    assert blank_page.evaluate("() => globalThis.bwScreen") == here["screen"]
    blank_page.get_by_role("button", name="Ada").click()
    assert view.sent[-1] == {"type": "claim", "seat": 0, "screen": here["screen"]}
    mine = [{"seat": 0, "name": "Ada", "owner": here["screen"]}, {"seat": 1, "name": "<b>Bo</b>", "owner": "x"}]
    view.update(seats=mine)
    expect(blank_page.get_by_role("button", name="Ada: you")).to_have_attribute("aria-pressed", "true")
    expect(blank_page.locator("b")).to_have_count(0)
    # Somebody else's seat is taken over by the second press.
    sent = len(view.sent)
    blank_page.get_by_role("button", name="Bo").click()
    assert len(view.sent) == sent
    blank_page.get_by_role("button", name="Press again").click()
    assert view.sent[-1] == {"type": "claim", "seat": 1, "screen": here["screen"]}
    blank_page.get_by_role("button", name="Ada: you").click()
    assert view.sent[-1] == {"type": "release", "seat": 0, "screen": here["screen"]}
    view.close()
    assert view.listening == 0


def test_one_screen_sees_nothing_of_it(blank_page: Page) -> None:
    View(blank_page, bar("", "", several=False))
    expect(blank_page.locator(".bw-screens")).to_be_hidden()
