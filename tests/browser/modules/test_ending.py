"""The end of a game alone on a blank page: what lights up, and the picture that is copied or saved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page.svg import panel, picture
from buttons_widgets.kit.table.ending import Ending, Placed
from tests.browser.axe import axe
from tests.browser.module import View

PICTURE = picture((0, 0, 40, 20), panel(9, 9), label="The end")
TABLE = """() => {
  const main = document.querySelector('main');
  main.className = 'bw-table';
  main.innerHTML = '<div class="bw-floor"><svg><g class="a"/><g class="b"/><g class="a"/></svg></div>';
  window.won = 0;
  main.addEventListener('bw-won', () => { window.won += 1; });
}"""
LIT = "() => [...document.querySelectorAll('.bw-floor g')].map((one) => one.classList.contains('bw-lit'))"
DELAYS = "() => [...document.querySelectorAll('.a')].map((one) => one.style.getPropertyValue('--bw-light-at'))"


def ending(*, fresh: bool, lights: str = ".a") -> Ending:
    made = Ending(words_in(language="en"))
    made.show([Placed(1, "Ada", "9★"), Placed(2, "Bo", "7★")], "Ada was lucky.", lights, fresh=fresh)
    return made


@pytest.fixture
def table(blank_page: Page) -> Page:
    blank_page.evaluate(TABLE)
    return blank_page


def test_what_won_lights_up_one_after_the_other_and_only_once(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    table.clock.install()
    view = View(table, ending(fresh=True))
    expect(table.locator(".bw-lights")).to_have_count(2)
    assert table.evaluate(DELAYS) == ["0ms", "220ms"] and table.evaluate("window.won") == 0
    assert table.locator("main").get_attribute("data-bw-ended") is None
    table.clock.run_for(1000)
    expect(table.locator("main")).to_have_attribute("data-bw-ended", "now")
    assert table.evaluate("window.won") == 1 and view.saved == [{"fresh": False}]
    assert table.evaluate(LIT) == [True, False, True]
    # Looking back takes the light away; the end that comes back is a still.
    view.update(shown=False)
    assert table.evaluate(LIT) == [False] * 3 and table.locator(".bw-ending").is_hidden()
    view.update(shown=True)
    assert table.evaluate(LIT) == [True, False, True] and table.evaluate("window.won") == 1
    expect(table.locator(".bw-lights")).to_have_count(0)
    assert max(view.call("steps", 60)) <= 2500 and view.call("steps", 0) == []
    view.close()
    assert view.listening == 0


def test_a_press_at_the_table_ends_the_lights(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    table.clock.install()
    View(table, ending(fresh=True))
    expect(table.locator(".bw-lights")).to_have_count(2)
    table.locator(".bw-floor").dispatch_event("pointerdown")
    expect(table.locator("main")).to_have_attribute("data-bw-ended", "now")
    expect(table.locator(".bw-lights")).to_have_count(0)


def test_a_wait_that_is_over_cuts_no_later_one_short(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    table.clock.install()
    ended, lights = table.locator("main[data-bw-ended]"), table.locator(".bw-lights")
    board = """() => {
      const floor = document.querySelector('.bw-floor');
      floor.innerHTML = '<div class="bw-seats"><b class="late"></b></div>';
      floor.firstChild.animate({ opacity: [0, 1] }, { duration: 1e6 });
    }"""
    view = View(table, ending(fresh=False, lights=".late"))
    expect(ended).to_have_count(1)  # the module has found its table
    view.update(shown=False)
    view.update(shown=True, fresh=True)
    table.clock.run_for(2400)
    table.evaluate(board)  # what was waited for is there, and now its pieces fly
    table.clock.run_for(2400)
    assert ended.count() == lights.count() == 0
    view.update(shown=False)
    flown = table.evaluate_handle("() => document.getAnimations()")
    table.evaluate("() => document.querySelector('.bw-floor').replaceChildren()")
    table.evaluate(board)
    view.update(shown=True, fresh=True)
    table.evaluate("(flown) => flown.forEach((one) => one.finish())", flown)
    assert ended.count() == lights.count() == 0
    table.evaluate("() => document.getAnimations().forEach((one) => one.finish())")
    expect(lights).to_have_count(1)
    table.clock.run_for(500)
    expect(ended).to_have_count(1)


def test_who_prefers_no_motion_sees_the_same_as_a_still(table: Page) -> None:
    table.emulate_media(reduced_motion="reduce")
    View(table, ending(fresh=True))
    expect(table.locator("main")).to_have_attribute("data-bw-ended", "now")
    assert table.evaluate(LIT) == [True, False, True]
    assert table.locator(".bw-rain, .bw-lights").count() == 0


def test_boards_that_come_later_are_waited_for_and_what_is_drawn_anew_is_lit(table: Page) -> None:
    table.emulate_media(reduced_motion="reduce")
    View(table, ending(fresh=False, lights=".late"))
    table.evaluate(
        """() => document.querySelector('.bw-floor').insertAdjacentHTML('beforeend', '<b class="late"></b>')"""
    )
    expect(table.locator(".late.bw-lit")).to_have_count(1)


def test_the_picture_is_copied_as_png(table: Page) -> None:
    view = View(table, ending(fresh=False))
    expect(table.get_by_role("img", name="1. Ada: 9★; 2. Bo: 7★")).to_be_visible()
    assert axe(table, ".bw-ending") == []
    table.evaluate("""() => {
      window.copied = [];
      window.ClipboardItem = class { constructor(parts) { this.png = parts['image/png']; } };
      const clipboard = { write: async ([item]) => { window.copied.push((await item.png).type); } };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    }""")
    table.get_by_role("button", name="Copy picture").click()
    assert view.sent == [{"type": "picture", "number": 1}]
    view.receive({"type": "picture", "number": 7, "svg": PICTURE})  # another screen's
    view.receive({"type": "picture", "number": 1, "svg": PICTURE})
    expect(table.get_by_role("status")).to_have_text("The picture is copied.")
    assert table.evaluate("window.copied") == ["image/png"]


@pytest.mark.parametrize("clipboard", ["undefined", "{ write: () => Promise.reject(new Error('no')) }"])
def test_a_browser_that_refuses_the_clipboard_is_told_of_and_the_file_offered(table: Page, clipboard: str) -> None:
    table.evaluate(f"() => Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard}, configurable: true }})")
    view = View(table, ending(fresh=False))
    table.get_by_role("button", name="Copy picture").click()
    view.receive({"type": "picture", "number": 1, "svg": PICTURE})
    expect(table.get_by_role("status")).to_contain_text("Save it instead")
    expect(table.get_by_role("button", name="Save picture")).to_be_focused()
    with table.expect_download() as saved:
        table.keyboard.press("Enter")
        view.receive({"type": "picture", "number": 2, "svg": PICTURE})
    assert saved.value.suggested_filename == "the-end.png"


def test_what_is_no_picture_for_the_browser_is_saved_as_svg_and_none_at_all_is_told(table: Page) -> None:
    view = View(table, ending(fresh=False))
    with table.expect_download() as saved:
        table.get_by_role("button", name="Save picture").click()
        view.receive({"type": "picture", "number": 1, "svg": "<svg>never closed"})
    assert saved.value.suggested_filename == "the-end.svg"
    table.get_by_role("button", name="Save picture").click()
    view.receive({"type": "picture", "number": 2, "svg": ""})
    expect(table.get_by_role("status")).to_contain_text("There is no picture")


def test_a_kernel_that_answers_nothing_is_not_waited_for_for_ever(table: Page) -> None:
    table.clock.install()
    view = View(table, ending(fresh=False))
    table.get_by_role("button", name="Save picture").click()
    table.clock.run_for(19_000)
    expect(table.get_by_role("status")).to_be_empty()
    table.clock.run_for(2000)
    expect(table.get_by_role("status")).to_contain_text("There is no picture")
    view.receive({"type": "picture", "number": 1, "svg": PICTURE})  # too late
    expect(table.get_by_role("status")).to_contain_text("There is no picture")


@pytest.mark.parametrize("name", ["Copy picture", "Save picture"])
def test_an_end_that_goes_while_its_picture_is_waited_for_says_nothing(table: Page, name: str) -> None:
    table.clock.install()
    view = View(table, ending(fresh=False))
    table.get_by_role("button", name=name).click()
    view.close()
    table.clock.run_for(21_000)
    expect(table.get_by_role("status")).to_have_count(0)
