"""How a table is fitted to the page, and its button for the whole screen, on a blank page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page.frame import Fitting, FullScreen
from tests.browser.module import View

BOARD = {"ratio": 1.065, "most": 557, "head": 32, "smallHead": 51}


def fitted(page: Page, width: int, height: int, large: int, small: int, **board: object) -> dict[str, Any]:
    """What is made of a room."""
    room = BOARD | board | {"width": width, "height": height, "large": large, "small": small}
    fit: dict[str, Any] = View(page, Fitting()).call("fit", room)
    return fit


@pytest.mark.parametrize(
    ("width", "height", "large", "small", "arrangement", "least"),
    [
        (926, 593, 1, 3, "beside", 440),
        (926, 593, 1, 1, "beside", 440),
        (926, 593, 2, 0, "over", 300),
        (926, 593, 2, 2, "over", 300),
        (926, 593, 3, 0, "row", 280),
        (926, 593, 4, 0, "beside", 220),
        (1480, 900, 1, 3, "beside", 540),
        (1480, 900, 4, 0, "beside", 380),
        (644, 1010, 1, 3, "flanked", 440),
        (644, 1010, 1, 0, "stacked", 540),
        (644, 1010, 2, 0, "stacked", 300),
        (644, 1010, 4, 0, "stacked", 250),
        (380, 1040, 1, 2, "stacked", 300),
        (380, 980, 2, 0, "stacked", 220),
        (278, 690, 1, 3, "narrow", 270),
        (278, 690, 2, 0, "narrow", 270),
    ],
)
def test_boards_are_as_large_as_the_room_allows(
    blank_page: Page, width: int, height: int, large: int, small: int, arrangement: str, least: int
) -> None:
    fit = fitted(blank_page, width, height, large, small)
    assert fit["arrangement"] == arrangement
    assert least <= fit["large"] <= BOARD["most"]
    assert fit["width"] <= width
    assert fit["floor"] <= height
    assert fit["boards"] <= width
    if small:
        assert 84 <= fit["small"] <= 0.6 * fit["large"]


@pytest.mark.parametrize(("width", "height"), [(926, 593), (1142, 650), (820, 560)])
def test_what_is_read_stands_beside_a_lone_small_board_that_grows_so(blank_page: Page, width: int, height: int) -> None:
    one, two = (fitted(blank_page, width, height, 1, small) for small in (1, 2))
    assert (one["arrangement"], one["pane"], two["pane"]) == ("beside", "beside", "below")
    assert one["large"] == two["large"]
    assert one["small"] >= 1.15 * two["small"]
    assert one["width"] - one["boards"] - one["small"] >= 220
    assert one["floor"] <= height


def test_no_board_is_smaller_than_can_be_clicked(blank_page: Page) -> None:
    for width, height in [(926, 100), (926, -50), (644, 300), (278, 100)]:
        for large in range(5):
            fit = fitted(blank_page, width, height, large, 0)
            assert fit["large"] >= 200
            assert fit["columns"] >= 1


def test_a_lower_head_makes_larger_boards(blank_page: Page) -> None:
    low, high = (fitted(blank_page, 926, 520, 1, 3, head=head) for head in (30, 60))
    assert low["large"] > high["large"]


@pytest.mark.parametrize(
    ("width", "height", "large", "small"), [(926, 440, 1, 2), (926, 440, 2, 0), (644, 900, 1, 3), (278, 500, 2, 0)]
)
def test_who_looks_back_sees_larger_boards(blank_page: Page, width: int, height: int, large: int, small: int) -> None:
    play, look = (fitted(blank_page, width, height, large, small, looksBack=looks) for looks in (False, True))
    assert look["told"] < play["told"]
    assert look["play"] == "row"
    assert (look["large"], look["small"]) > (play["large"], play["small"])


@pytest.mark.parametrize(("width", "height"), [(926, 440), (644, 900), (378, 700)])
def test_a_game_without_dice_keeps_no_room_for_them(blank_page: Page, width: int, height: int) -> None:
    dice, none = (fitted(blank_page, width, height, 1, 0, dice=dice) for dice in (True, False))
    assert (dice["play"], none["play"]) == ("column", "row")
    assert none["told"] == dice["told"]
    assert none["large"] >= dice["large"]
    assert none["large"] > dice["large"] or none["floor"] < dice["floor"] or none["arrangement"] == "beside"


@pytest.mark.parametrize(
    ("width", "height", "large", "small"), [(926, 593, 1, 3), (644, 1010, 1, 3), (644, 1010, 2, 0)]
)
def test_the_end_has_the_place_of_the_dice_and_more_only_if_it_needs_that(
    blank_page: Page, width: int, height: int, large: int, small: int
) -> None:
    places = ("arrangement", "large", "small", "boards", "floor", "width")
    play = fitted(blank_page, width, height, large, small)
    least, told = {}, 40
    for high in (130, 300):
        end = fitted(blank_page, width, height, large, small, ends={"told": told, "play": high})
        least[high] = end["end"]
        assert (end["told"], end["play"]) == (told, "column")
        assert ([end[place] for place in places] == [play[place] for place in places]) is (high == 130)
    assert least[130] == least[300] >= 130


def test_small_boards_beside_what_is_to_be_done_keep_their_height(blank_page: Page) -> None:
    play, look = (fitted(blank_page, 926, 593, 2, 2, looksBack=looks) for looks in (False, True))
    assert play["arrangement"] == "over"
    assert look == play


TABLE = """([css, inside]) => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  const main = document.querySelector('main');
  const box = Object.assign(document.createElement('div'), { className: 'box' });
  const stage = Object.assign(document.createElement('div'), { className: 'bw-stage' });
  const table = Object.assign(document.createElement('div'), { className: 'bw-table', innerHTML: inside });
  stage.append(table);
  box.append(stage);
  document.body.append(Object.assign(document.createElement('p'), { className: 'before' }), box);
  table.prepend(main);
}"""
FLOOR = '<button>Start</button><div class="bw-floor"><div class="bw-seats bw-large"><div><svg viewBox="0 0 400 420">'
FLOOR += "</svg></div></div></div>"
CSS = """
  body { margin: 0; }
  .bw-fitting { block-size: 1px; }
  .bw-floor { block-size: var(--bw-floor, 10px); }
  .before { margin: 0; block-size: %dpx; }
"""
IN_VIEW = "() => Math.abs(document.querySelector('.bw-table').getBoundingClientRect().top) < 2"


def at_a_table(page: Page, before: int = 0, *, motion: bool = False, **traits: Any) -> View:
    """A table in a stage, so far below the top of the page, with the widget in it."""
    page.emulate_media(reduced_motion="no-preference" if motion else "reduce")
    page.evaluate(TABLE, [CSS % before, FLOOR])
    return View(page, Fitting(large=1, **traits))


def test_it_says_where_everything_stands_and_follows_the_window(blank_page: Page) -> None:
    view = at_a_table(blank_page)
    table = blank_page.locator(".bw-table")
    expect(table).to_have_attribute("data-bw-fit", "beside")
    blank_page.set_viewport_size({"width": 340, "height": 800})
    expect(table).to_have_attribute("data-bw-fit", "narrow")
    blank_page.set_viewport_size({"width": 400, "height": 1000})
    expect(table).to_have_attribute("data-bw-fit", "stacked")
    blank_page.set_viewport_size({"width": 1200, "height": 800})
    expect(table).to_have_attribute("data-bw-fit", "beside")
    view.update(large=2)
    expect(table).to_have_attribute("style", re.compile("--bw-columns: 2;"))
    view.close()
    assert view.listening == 0


def test_a_fresh_table_that_begins_in_view_is_scrolled_to(blank_page: Page) -> None:
    view = at_a_table(blank_page, before=300)
    blank_page.wait_for_function(IN_VIEW)
    assert view.saved == [{"fresh": False}]


@pytest.mark.parametrize("motion", [True, False], ids=["in motion", "at once"])
def test_the_page_glides_only_where_motion_is_wanted(blank_page: Page, motion: bool) -> None:
    blank_page.evaluate("() => { window.tops = []; addEventListener('scroll', () => tops.push(Math.round(scrollY))) }")
    at_a_table(blank_page, before=300, motion=motion)
    blank_page.wait_for_function("() => tops.at(-1) === 300")
    between = blank_page.evaluate("() => tops.filter((top) => top > 0 && top < 300)")
    assert between == sorted(between)
    assert bool(between) is motion


def test_one_that_was_shown_before_or_lies_out_of_view_stays_where_it_is(blank_page: Page) -> None:
    view = at_a_table(blank_page, before=300, fresh=False)
    expect(blank_page.locator(".bw-table")).to_have_attribute("data-bw-fit", "beside")
    assert view.saved == []
    settled = "() => document.querySelector('.bw-stage').dataset.bwPressed === undefined"
    blank_page.wait_for_function(settled)
    assert blank_page.evaluate("scrollY") == 0


def test_a_table_that_follows_a_press_is_scrolled_to(blank_page: Page) -> None:
    view = at_a_table(blank_page, before=300, fresh=False)
    expect(blank_page.locator(".bw-table")).to_have_attribute("data-bw-fit", "beside")
    blank_page.get_by_role("button", name="Start").click()
    view.close()
    # Until the next one is there, the page keeps its length.
    assert blank_page.locator(".bw-stage").evaluate("(stage) => stage.style.minBlockSize") != ""
    View(blank_page, Fitting(large=1, fresh=False))
    blank_page.wait_for_function(IN_VIEW)
    expect(blank_page.locator(".bw-stage")).to_have_attribute("style", "")


def test_the_button_fills_the_screen_with_the_stage_and_empties_it(blank_page: Page) -> None:
    blank_page.evaluate(TABLE, ["", "<input>"])
    view = View(blank_page, FullScreen(words_in(language="en")))
    blank_page.get_by_role("button", name="Fill").click()
    expect(blank_page.get_by_role("button", name="Leave")).to_be_visible()
    assert blank_page.evaluate("() => document.fullscreenElement.className") == "bw-stage"
    blank_page.keyboard.press("f")
    expect(blank_page.get_by_role("button", name="Fill")).to_be_visible()
    assert blank_page.evaluate("() => document.fullscreenElement") is None
    # A letter that is written is a letter; one that is pressed elsewhere is not the table's.
    blank_page.locator("input").press("f")
    blank_page.locator("input").evaluate("(input) => input.blur()")
    blank_page.keyboard.press("f")
    expect(blank_page.locator("input")).to_have_value("f")
    assert blank_page.evaluate("() => document.fullscreenElement") is None
    view.close()
    assert view.listening == 0


def test_where_there_is_no_full_screen_there_is_no_button(blank_page: Page) -> None:
    blank_page.evaluate("() => Object.defineProperty(document, 'fullscreenEnabled', { value: undefined })")
    View(blank_page, FullScreen(words_in(language="en")))
    expect(blank_page.locator(".bw-tool-full-screen")).to_be_hidden()


SILENT = """() => {
  window.tones = [];
  const kept = new Map();
  const localStorage = {
    getItem: (name) => kept.get(name),
    setItem: (name, value) => kept.set(name, value),
    removeItem: (name) => kept.delete(name),
  };
  Object.defineProperty(window, 'localStorage', { value: localStorage });
  window.AudioContext = class {
    state = 'running'; currentTime = 9; sampleRate = 8000; destination = {};
    part(kind) {
      window.tones.push(kind);
      const part = { connect: (next) => next, start() {}, stop() {}, frequency: {}, Q: {} };
      part.gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
      return part;
    }
    createOscillator() { return this.part('tone'); }
    createBufferSource() { return this.part('knock'); }
    createGain() { return this.part('volume'); }
    createBiquadFilter() { return this.part('band'); }
    createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
}"""
HEARD = """(name) => {
  window.tones = [];
  document.querySelector('.bw-table').dispatchEvent(new CustomEvent(name));
  return window.tones.filter((kind) => kind === 'tone' || kind === 'knock').length;
}"""


def test_sounds_are_off_at_first_and_the_browser_remembers_them(blank_page: Page) -> None:
    blank_page.evaluate(TABLE, ["", ""])
    blank_page.evaluate(SILENT)
    view = View(blank_page, FullScreen(words_in(language="en")))
    button = blank_page.get_by_role("button", name="Sounds of dice and glass")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert [blank_page.evaluate(HEARD, name) for name in ("bw-rolls", "bw-lands", "bw-won")] == [0, 0, 0]
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert [blank_page.evaluate(HEARD, name) for name in ("bw-rolls", "bw-won")] == [6, 4]
    view.close()
    assert blank_page.evaluate(HEARD, "bw-rolls") == 0 and view.listening == 0
    View(blank_page, FullScreen(words_in(language="en")))
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    assert blank_page.evaluate(HEARD, "bw-won") == 0


def test_a_browser_without_sound_or_store_stays_silent(blank_page: Page) -> None:
    blank_page.evaluate(TABLE, ["", ""])
    blank_page.evaluate("""() => {
      window.AudioContext = class { constructor() { throw new Error('not allowed'); } };
      Object.defineProperty(window, 'localStorage', { get: () => { throw new Error('not allowed'); } });
    }""")
    View(blank_page, FullScreen(words_in(language="en")))
    button = blank_page.get_by_role("button", name="Sounds")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert blank_page.evaluate("(name) => document.querySelector('.bw-table').dispatchEvent(new Event(name))", "bw-won")
