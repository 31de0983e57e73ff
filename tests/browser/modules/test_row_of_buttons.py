"""The row of buttons alone on a blank page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from buttons_widgets.kit.page.activity import Actions
from buttons_widgets.kit.table.scene import Action
from tests.browser.module import View


def row(*actions: Action, turn: int = 3) -> Actions:
    widget = Actions()
    widget.show(actions, turn)
    return widget


def offered(*actions: Action) -> list[dict[str, object]]:
    return row(*actions).offered


DRAW = Action("draw", "Draw a card", "Draw one (D)", main=True)
STOP = Action("stop", "Stop")


def test_a_press_comes_with_the_turn_in_which_the_button_was_seen(blank_page: Page) -> None:
    view = View(blank_page, row(DRAW, STOP))
    draw = blank_page.get_by_role("button", name="Draw a card")
    expect(draw).to_have_attribute("title", "Draw one (D)")
    draw.click()
    view.update(turn=9)
    draw.press("Enter")
    press = {"type": "press", "name": "draw", "screen": None}
    assert view.sent == [press | {"turn": 3}, press | {"turn": 9}]


def test_the_focus_stays_on_a_button_that_stays(blank_page: Page) -> None:
    view = View(blank_page, row(DRAW, STOP))
    stop = blank_page.get_by_role("button", name="Stop")
    stop.focus()
    third = Action("other", "<b>Other</b>")
    for order in ((STOP,), (third, STOP), (STOP, DRAW), (DRAW, STOP, third)):
        view.update(offered=offered(*order))
        assert blank_page.get_by_role("button").all_inner_texts() == [action.label for action in order]
        expect(stop).to_be_focused()
    expect(blank_page.locator("b")).to_have_count(0)
    view.update(offered=offered(Action("stop", "Stop now", ready=False)))
    expect(blank_page.get_by_role("button", name="Stop now")).to_be_disabled()


def test_nothing_listens_any_more_when_it_is_gone(blank_page: Page) -> None:
    view = View(blank_page, row(DRAW))
    view.close()
    assert view.listening == 0
