"""What is pressed looks so at once, and until the kernel has answered: spaces, dice, parts of pictures, buttons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

import anywidget
import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.buttons.rules.layout import Layout
from buttons_widgets.buttons.view.board import BoardWidget
from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.dice.tray import DiceTray
from buttons_widgets.kit.page.action import Action
from buttons_widgets.kit.page.activity import Actions
from buttons_widgets.kit.page.esm import bundled
from buttons_widgets.kit.table.picture_board import STATIC, PictureBoard
from tests.browser.module import View

SEEN_FOR = 5000
"""As `pressing.js` has it, in milliseconds."""


def board() -> BoardWidget:
    return BoardWidget(Layout.parse("rby/gry/ybg"), active=True, offered=["1-1", "1-3"], turn=3)


def tray() -> DiceTray:
    return DiceTray(dice=[Die(5, "white", "gold"), Die(3, "red", pick=True), Die(4, pick=True)], turn=3)


PIECES = '<rect data-pick="1" x="5" y="5" width="30" height="30"/><rect data-pick="2" x="60" width="30" height="30"/>'


def picture() -> PictureBoard:
    widget = PictureBoard()
    widget.svg = '<svg viewBox="0 0 100 40"><g class="bw-pieces"></g></svg>'
    widget.pieces, widget.picks, widget.active, widget.turn = PIECES, {"1": "one", "2": "two"}, True, 3
    return widget


def row() -> Actions:
    widget = Actions()
    widget.show([Action("draw", "Draw a card", key="d", main=True), Action("stop", "Stop")], 3)
    return widget


class Part(NamedTuple):
    """One thing to press.

    Attributes:
        widget: makes the widget that it is part of.
        selector: where it is.
        other: where something else is that can be pressed.
        heard: what the kernel sends if a press changes nothing.
        drawn: traits whose change draws the widget anew, and is no answer.
    """

    widget: Callable[[], anywidget.AnyWidget]
    selector: str
    other: str
    heard: dict[str, Any]
    drawn: dict[str, Any]


PARTS = {
    "space": Part(
        board,
        '[data-cell="1-1"]',
        '[data-cell="1-3"]',
        {"type": "heard", "turn": 3, "cell": "1-1"},
        {"label": "Bo's board", "reasons": {"1-1": "anything"}},
    ),
    "die": Part(tray, '[data-die="1"]', '[data-die="2"]', {"type": "heard", "turn": 3}, {"label": "Dice of Bo"}),
    "part": Part(
        picture,
        '[data-pick="1"]',
        '[data-pick="2"]',
        {"type": "heard", "pick": "1"},
        {"pieces": f"{PIECES}<g/>", "told": "All parts are drawn anew."},
    ),
    "button": Part(row, '[data-bw-name="draw"]', '[data-bw-name="stop"]', {"type": "heard", "name": "draw"}, {}),
}
each_part = pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)

CLICK = """(selector) => {
  const part = document.querySelector(selector);
  part.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  return part.classList.contains('bw-pressed');
}"""
NOTE_WHEN_SENT = """() => {
  window.pressedWhenSent = [];
  const send = view.model.send;
  view.model.send = (content) => {
    pressedWhenSent.push(document.querySelectorAll('.bw-pressed').length);
    send(content);
  };
}"""
AT_A_TABLE = "() => { document.querySelector('main').className = 'bw-table'; }"


def shown(page: Page, part: Part) -> View:
    page.evaluate(AT_A_TABLE)
    page.add_style_tag(content=bundled(STATIC / "table.css"))
    return View(page, part.widget())


def pressed(page: Page) -> list[str]:
    """The selectors of what looks pressed."""
    selectors = [selector for part in PARTS.values() for selector in (part.selector, part.other)]
    found: list[str] = page.evaluate(
        "(all) => all.filter((one) => document.querySelector(one)?.classList.contains('bw-pressed'))", selectors
    )
    return found


@each_part
def test_it_is_seen_before_anything_is_sent_and_until_the_kernel_refuses(blank_page: Page, part: Part) -> None:
    view = shown(blank_page, part)
    blank_page.evaluate(NOTE_WHEN_SENT)
    assert blank_page.evaluate(CLICK, part.selector)
    assert blank_page.evaluate("pressedWhenSent") == [1]
    assert len(view.sent) == 1
    view.update(**part.drawn)
    assert pressed(blank_page) == [part.selector], "what is drawn meanwhile is no answer"
    view.receive(part.heard)
    assert pressed(blank_page) == []
    view.close()
    assert view.listening == 0


@each_part
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_it_is_seen_until_the_turn_changes_if_it_was_a_key_and_the_focus_stays(
    blank_page: Page, part: Part, key: str
) -> None:
    view = shown(blank_page, part)
    blank_page.evaluate(NOTE_WHEN_SENT)
    there = blank_page.locator(part.selector)
    there.focus()
    blank_page.keyboard.press(key)
    assert blank_page.evaluate("pressedWhenSent") == [1]
    assert pressed(blank_page) == [part.selector]
    view.update(turn=4)
    assert pressed(blank_page) == []
    expect(there).to_be_focused()


@each_part
def test_it_is_seen_after_a_click_of_a_mouse_and_a_tap_of_a_finger(blank_page: Page, part: Part) -> None:
    view = shown(blank_page, part)
    there = blank_page.locator(part.selector)
    there.click()
    assert pressed(blank_page) == [part.selector]
    view.receive(part.heard)
    box = there.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = blank_page.context.new_cdp_session(blank_page)
    finger.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(blank_page.locator(".bw-pressed")).to_have_count(1)
    assert pressed(blank_page) == [part.selector]


@each_part
def test_it_does_not_stay_for_ever_where_no_kernel_answers(blank_page: Page, part: Part) -> None:
    blank_page.clock.install(time=datetime(2030, 1, 1))
    blank_page.clock.pause_at(datetime(2030, 1, 2))
    shown(blank_page, part)
    assert blank_page.evaluate(CLICK, part.selector)
    blank_page.clock.run_for(SEEN_FOR - 1)
    assert pressed(blank_page) == [part.selector]
    blank_page.clock.run_for(1)
    assert pressed(blank_page) == []


@each_part
def test_it_is_not_seen_where_nothing_can_be_sent(blank_page: Page, part: Part) -> None:
    """JupyterLab takes no message for a kernel that has ended."""
    shown(blank_page, part)
    blank_page.evaluate("() => { view.model.send = () => { throw new Error('no kernel'); }; }")
    assert not blank_page.evaluate(CLICK, part.selector)


@each_part
def test_two_quick_presses(blank_page: Page, part: Part) -> None:
    """Of two dice one is chosen at a time. All else is seen until each has its own answer."""
    view = shown(blank_page, part)
    blank_page.evaluate(CLICK, part.selector)
    blank_page.evaluate(CLICK, part.selector)
    assert pressed(blank_page) == [part.selector]
    second = blank_page.evaluate(CLICK, part.other)
    assert second == (part is not PARTS["die"])
    view.receive(part.heard)
    assert pressed(blank_page) == ([part.other] if second else [])
    assert blank_page.evaluate(CLICK, part.selector)
    view.update(turn=4)
    assert pressed(blank_page) == []


LOOK = """([selector, all]) => {
  const part = document.querySelector(selector);
  const boxes = [document.querySelector('main'), ...document.querySelectorAll(all)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  });
  return { boxes, told: part.ariaLabel, aria: part.getAttributeNames().filter((name) => /^aria-|^role/.test(name)) };
}"""
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"
ALL = ".bw-space, [data-die], [data-pick], [data-bw-name]"


@each_part
@pytest.mark.parametrize(
    "media",
    [{}, {"color_scheme": "dark"}, {"forced_colors": "active"}, {"reduced_motion": "reduce"}],
    ids=["light", "dark", "high contrast", "no motion"],
)
def test_it_can_be_seen_in_every_look_and_nothing_moves_away_or_is_read_out(
    blank_page: Page, part: Part, media: dict[str, Any]
) -> None:
    blank_page.emulate_media(**media)
    view = shown(blank_page, part)
    if "color_scheme" in media:
        blank_page.evaluate("() => { document.body.dataset.jpThemeLight = 'false'; }")
    there = blank_page.locator(part.selector)
    there.focus()
    blank_page.wait_for_function(AT_REST)
    before, look = there.screenshot(), blank_page.evaluate(LOOK, [part.selector, ALL])
    assert blank_page.evaluate(CLICK, part.selector)
    assert blank_page.evaluate(AT_REST), "it is there with the next frame"
    assert there.screenshot() != before
    assert blank_page.evaluate(LOOK, [part.selector, ALL]) == look
    view.receive(part.heard)
    blank_page.wait_for_function(AT_REST)
    assert there.screenshot() == before


def test_a_button_looks_pressed_if_its_key_was_pressed_at_the_table(blank_page: Page) -> None:
    view = View(blank_page, row())
    button = blank_page.locator(PARTS["button"].selector)
    expect(button).to_have_attribute("data-bw-key", "d")
    assert button.evaluate("""(button) => {
      button.dispatchEvent(new CustomEvent('bw-key'));
      return button.classList.contains('bw-pressed');
    }""")
    assert view.sent == [], "the frame tells the kernel of the key"
    view.update(offered=[*reversed(row().offered)])
    assert pressed(blank_page) == []


def test_a_space_looks_pressed_until_the_dice_rest_and_show_what_follows(blank_page: Page) -> None:
    view = shown(blank_page, PARTS["space"])
    blank_page.evaluate(CLICK, '[data-cell="1-1"]')
    blank_page.evaluate("() => { document.querySelector('main').dataset.bwRolling = ''; }")
    view.update(buttons=["1-1"], latest=["1-1"], turn=4)
    view.receive(PARTS["space"].heard)
    assert pressed(blank_page) == ['[data-cell="1-1"]']
    blank_page.evaluate("""() => {
      const main = document.querySelector('main');
      delete main.dataset.bwRolling;
      main.dispatchEvent(new CustomEvent('bw-rested'));
    }""")
    assert pressed(blank_page) == []
    expect(blank_page.locator('[data-cell="1-1"] .bw-part-under > *')).not_to_have_count(0)


HEIGHTS = """() => document.getAnimations()
  .filter(({ effect }) => effect.target.matches('.bw-part-under, .bw-part-over'))
  .map(({ effect }) => effect.getKeyframes()[0].transform)"""


@pytest.mark.parametrize("here", [True, False])
def test_a_button_lands_from_where_it_was_lifted_and_flies_if_it_was_clicked_elsewhere(
    blank_page: Page, here: bool
) -> None:
    view = shown(blank_page, PARTS["space"])
    if here:
        blank_page.evaluate(CLICK, '[data-cell="1-1"]')
        lifted = blank_page.locator('[data-cell="1-1"] .bw-part-preview')
        assert lifted.evaluate("(node) => new DOMMatrix(getComputedStyle(node).transform).f") == -6
    view.update(turn=4, buttons=["1-1"], latest=["1-1"], offered=[])
    heights = blank_page.evaluate(HEIGHTS)
    assert len(heights) == 2
    assert (set(heights) == {"translateY(-6px)"}) == here
    assert pressed(blank_page) == []
