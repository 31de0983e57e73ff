"""The board's ES module alone on a blank page."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from buttons_widgets.buttons.drawing import shapes
from buttons_widgets.buttons.drawing.board_view import Total
from buttons_widgets.buttons.rules.layout import Layout
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.view.board import TEXTS, BoardWidget
from tests.browser.axe import axe
from tests.browser.module import View

POSITION = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")


POSITION_BUTTONS = ["2-3", "3-6", "5-3"]


def board(**traits: Any) -> BoardWidget:
    return BoardWidget(
        POSITION, **{"active": True, "offered": ["5-1", "5-5"], "turn": 7, "label": "Ada's board"} | traits
    )


@pytest.fixture(autouse=True)
def _what_moves_is_seen(blank_page: Page) -> None:
    """In the page, `moving()` is which spaces have something on them that moves: so slowly that a test sees it."""
    blank_page.context.new_cdp_session(blank_page).send("Animation.setPlaybackRate", {"playbackRate": 0.2})
    blank_page.evaluate("""() => {
      window.moving = () => [...new Set(document.getAnimations()
        .filter(({ playState, effect }) => playState !== 'finished' && effect.target.closest('[data-cell]'))
        .map(({ effect }) => effect.target.closest('[data-cell]').dataset.cell))];
    }""")


def cell(page: Page, text: str) -> Locator:
    return page.locator(f'[data-cell="{text}"]')


def test_cells_say_what_they_are(blank_page: Page) -> None:
    View(
        blank_page,
        board(
            golden="1-1",
            chosen=["2-3"],
            line=["4-3"],
            last_move=["3-6"],
            reasons={"5-4": "next to a button"},
            worths={"5-5": {"text": "2.68", "tint": 1, "best": True}},
        ),
    )
    expect(blank_page.get_by_role("grid", name="Ada's board")).to_be_visible()
    expect(blank_page.get_by_role("row")).to_have_count(6)
    for text, name in {
        "3-6": "row 3, column 6, green, own button, the last move",
        "1-1": "row 1, column 1, red, free, may be laid with the gold die",
        "2-3": "row 2, column 3, red, own button, becomes a star",
        "4-3": "row 4, column 3, star, in a line of five stars",
        "5-1": "row 5, column 1, green, free, may be laid",
        "5-4": "row 5, column 4, red, free, next to a button",
        "5-5": "row 5, column 5, green, free, may be laid, worth 2.68, the best",
    }.items():
        expect(cell(blank_page, text)).to_have_accessible_name(name)
    expect(cell(blank_page, "5-4").locator("title")).to_have_text("next to a button")
    expect(cell(blank_page, "5-5").locator("text")).to_have_text("2.68")


def test_cells_say_the_totals_of_their_row_and_column(blank_page: Page) -> None:
    rows = [{"text": "2"}, {"text": ""}, {"text": "1", "state": "met"}]
    view = View(blank_page, BoardWidget(Layout.parse("rby/gry/ybg"), row_totals=rows, column_totals=["0", "", "12"]))
    names = {
        "1-1": "row 1, column 1, red, free, row total 2, column total 0",
        "2-2": "row 2, column 2, red, free",
        "3-3": "row 3, column 3, green, free, row total 1, met, column total 12",
    }
    for text, name in names.items():
        expect(cell(blank_page, text)).to_have_accessible_name(name)
    expect(blank_page.locator("[data-total]")).to_have_text(["2", "1", "0", "12"])
    expect(blank_page.locator(".bw-total-met")).to_have_text("1")
    view.update(row_totals=[{"text": "<b", "state": "broken"}, {"text": "1"}, {"text": "0"}])
    expect(blank_page.locator(".bw-total-broken text")).to_have_text("<b")
    expect(cell(blank_page, "1-2")).to_have_accessible_name("row 1, column 2, blue, free, row total <b, exceeded")
    expect(blank_page.locator(".bw-panel")).to_have_attribute("width", str(shapes.extent(3, totals=True)))
    view.update(row_totals=[], column_totals=[])
    expect(blank_page.locator("[data-total]")).to_have_count(0)
    expect(blank_page.locator(".bw-panel")).to_have_attribute("width", str(shapes.extent(3)))
    expect(cell(blank_page, "1-1")).to_have_accessible_name("row 1, column 1, red, free")


def test_a_click_is_sent_once_until_it_is_answered(blank_page: Page) -> None:
    view = View(blank_page, board())
    click = {"type": "cell", "cell": "5-5", "turn": 7, "screen": None}
    other = click | {"cell": "5-1"}
    cell(blank_page, "5-5").dblclick()
    assert view.sent == [click]
    # A click on another space is not lost, however long the kernel takes.
    cell(blank_page, "5-1").dblclick()
    assert view.sent == [click, other]
    view.receive({"type": "heard", "turn": 7, "cell": "5-5"})
    cell(blank_page, "5-1").click()
    cell(blank_page, "5-5").dblclick()
    assert view.sent == [click, other, click]
    view.update(turn=8)
    cell(blank_page, "5-1").click()
    assert view.sent[3:] == [other | {"turn": 8}]


def test_a_total_can_be_clicked_where_that_means_something(blank_page: Page) -> None:
    small = BoardWidget(Layout.parse("rby/gry/ybg"), row_totals=["1", "0", "2"], active=True, turn=4)
    view = View(blank_page, small)
    number = blank_page.locator('[data-total="row-3"]')
    number.dispatch_event("click")
    assert view.sent == []
    view.update(picks_totals=True)
    expect(number.locator("rect")).to_have_count(1)
    number.locator("rect").click(position={"x": 3, "y": 12})  # the number alone would be hard to hit
    assert view.sent == [{"type": "total", "total": "row-3", "turn": 4, "screen": None}]
    view.update(active=False)
    number.dispatch_event("click")
    assert len(view.sent) == 1


def test_a_space_that_may_not_be_chosen_is_reported_and_shakes(blank_page: Page) -> None:
    view = View(blank_page, board(reasons={"2-3": "a button lies there"}))
    cell(blank_page, "2-3").click()
    assert view.sent == [{"type": "cell", "cell": "2-3", "turn": 7, "screen": None}]
    assert blank_page.evaluate("moving()") == ["2-3"]
    blank_page.wait_for_function("moving().length === 0")


PILES = "() => [...document.querySelectorAll('.bw-part-leaving')].filter((pile) => pile.hasChildNodes()).length"


def test_a_button_flies_to_its_space_and_back_into_the_box(blank_page: Page) -> None:
    view = View(blank_page, board())
    view.update(buttons=[*POSITION_BUTTONS, "5-5"], latest=["5-5"])
    assert blank_page.evaluate("moving()") == ["5-5"]
    blank_page.wait_for_function("moving().length === 0")
    view.update(buttons=[], latest=[])
    assert blank_page.evaluate(PILES) == 4
    for gone in (*POSITION_BUTTONS, "5-5"):
        expect(cell(blank_page, gone).locator(".bw-part-under > *")).to_have_count(0)
    blank_page.wait_for_function("moving().length === 0")
    assert blank_page.evaluate(PILES) == 0
    # What comes in between ends the flight.
    view.update(buttons=["1-1"], latest=["1-1"])
    view.update(buttons=[], latest=[])
    view.update(buttons=["1-1"], latest=["1-1"])
    assert blank_page.evaluate(PILES) == 0
    expect(cell(blank_page, "1-1").locator(".bw-glass-over")).to_have_count(1)


def test_buttons_lost_by_a_bust_are_seen_before_they_leave_and_the_board_is_stamped(blank_page: Page) -> None:
    view = View(blank_page, board())
    view.update(buttons=[], stamp="Bust!", row=4, columns=[1, 2])
    expect(blank_page.get_by_role("img", name="Bust!")).to_be_visible()
    expect(blank_page.locator(".bw-head-shown")).to_have_count(3)
    assert blank_page.evaluate(PILES) == 3
    delays = "document.getAnimations().filter(({ effect }) => effect.target.matches('.bw-part-leaving'))"
    assert min(blank_page.evaluate(f"{delays}.map(({{ effect }}) => effect.getTiming().delay)")) >= 500
    blank_page.wait_for_function("moving().length === 0")
    assert blank_page.evaluate(PILES) == 0
    view.update(stamp="")
    expect(blank_page.get_by_role("img", name="Bust!")).to_have_count(0)


def test_nothing_flies_for_who_prefers_no_motion(blank_page: Page) -> None:
    blank_page.emulate_media(reduced_motion="reduce")
    view = View(blank_page, board())
    view.update(buttons=["5-5"], latest=["5-5"], stamp="Bust!", depot=1)
    cell(blank_page, "1-1").click()
    assert blank_page.evaluate("document.getAnimations().length") == 0
    assert blank_page.evaluate(PILES) == 0
    expect(blank_page.locator(".bw-part-over .bw-glass-over")).to_have_count(1)


def test_a_board_at_rest_takes_neither_focus_nor_clicks(blank_page: Page) -> None:
    view = View(blank_page, board(active=False))
    cell(blank_page, "5-5").click()
    assert view.sent == []
    expect(blank_page.locator("[tabindex]")).to_have_count(0)


def test_a_space_keeps_the_focus_when_its_board_comes_to_rest_and_nothing_else_takes_it(blank_page: Page) -> None:
    view = View(blank_page, board())
    cell(blank_page, "5-5").click()
    cell(blank_page, "5-5").focus()
    view.update(active=False)
    expect(cell(blank_page, "5-5")).to_be_focused()
    expect(blank_page.locator("[data-bw-idle] [tabindex]")).to_have_count(1)
    expect(blank_page.locator('[tabindex="0"]')).to_have_count(0)
    blank_page.keyboard.press("Enter")
    assert len(view.sent) == 1


def test_the_keyboard_walks_and_chooses(blank_page: Page) -> None:
    view = View(blank_page, board())
    expect(blank_page.locator('[tabindex="0"]')).to_have_count(1)
    blank_page.keyboard.press("Tab")
    expect(cell(blank_page, "5-1")).to_be_focused()
    for key, where in [
        ("ArrowRight", "5-2"),
        ("ArrowUp", "4-2"),
        ("ArrowLeft", "4-1"),
        ("ArrowLeft", "4-1"),
        ("End", "4-6"),
        ("ArrowDown", "5-6"),
        ("PageUp", "1-6"),
        ("PageDown", "6-6"),
        ("Home", "6-1"),
    ]:
        blank_page.keyboard.press(key)
        expect(cell(blank_page, where)).to_be_focused()
    expect(blank_page.locator('[tabindex="0"]')).to_have_count(1)
    blank_page.keyboard.press("Enter")
    blank_page.keyboard.press("ArrowUp")
    blank_page.keyboard.press("Space")
    assert [message["cell"] for message in view.sent] == ["6-1", "5-1"]


KEYS_THAT_GET_OUT = """() => {
  window.keys = [];
  document.addEventListener('keydown', (event) => window.keys.push(event.key));
}"""


def test_keys_stay_on_the_board_unless_a_table_may_want_them(blank_page: Page) -> None:
    View(blank_page, board())
    blank_page.evaluate(KEYS_THAT_GET_OUT)
    cell(blank_page, "5-1").focus()
    for key in ("x", "ArrowRight", "Enter", "Escape", "Control+s"):
        blank_page.keyboard.press(key)
    assert blank_page.evaluate("keys") == ["Control", "s"]
    blank_page.evaluate("document.querySelector('main').classList.add('bw-table')")
    for key in ("x", "ArrowLeft", "Space"):
        blank_page.keyboard.press(key)
    assert blank_page.evaluate("keys") == ["Control", "s", "x"]


def test_changes_are_patched_in_place_and_focus_stays(blank_page: Page) -> None:
    view = View(blank_page, board())
    cell(blank_page, "5-5").focus()
    before = cell(blank_page, "5-5").element_handle()
    view.update(buttons=["5-5"], latest=["5-5"], offered=[], stars=["2-3"], depot=1, cards="by", row=5, columns=[5])
    expect(cell(blank_page, "5-5").locator(".bw-part-over .bw-glass-over")).to_have_count(1)
    expect(cell(blank_page, "2-3").locator(".bw-part-over .bw-star")).to_have_count(1)
    expect(cell(blank_page, "3-6").locator(".bw-glass-over")).to_have_count(0)
    expect(cell(blank_page, "5-5")).to_be_focused()
    assert before is not None
    assert before.evaluate("(node) => node.isConnected")
    expect(blank_page.get_by_role("img", name="dice in the depot: 1")).to_be_visible()
    expect(blank_page.get_by_role("img", name="button cards: blue, yellow")).to_be_visible()
    expect(blank_page.locator(".bw-head-shown")).to_have_count(2)


def test_another_size_is_built_anew_and_keeps_the_focus(blank_page: Page) -> None:
    view = View(blank_page, board())
    cell(blank_page, "2-2").focus()
    view.update(size=3, colours="rbygrbygr", buttons=[], stars=[], offered=[])
    expect(blank_page.get_by_role("gridcell")).to_have_count(9)
    expect(cell(blank_page, "2-2")).to_be_focused()


def test_texts_from_outside_are_text(blank_page: Page) -> None:
    nasty = "<img src=x onerror=alert(1)>"
    View(
        blank_page,
        board(label=nasty, reasons={"1-1": nasty}, worths={"1-2": {"text": nasty}}, texts=TEXTS | {"free": nasty}),
    )
    expect(cell(blank_page, "1-2").locator("text")).to_have_text(nasty)
    expect(blank_page.locator("img, foreignObject")).to_have_count(0)


def test_two_views_agree_and_close_cleanly(blank_page: Page) -> None:
    view = View(blank_page, board())
    view.show_again()
    view.update(buttons=["1-1"])
    expect(blank_page.locator('[data-cell="1-1"] .bw-part-over .bw-glass-over')).to_have_count(2)
    view.close()
    assert view.listening == 0
    expect(blank_page.locator(".bw-board")).to_have_count(0)


@pytest.mark.parametrize("width", [320, 480, 1200])
def test_a_board_fits_its_page(blank_page: Page, width: int) -> None:
    blank_page.set_viewport_size({"width": width, "height": 700})
    View(blank_page, board(cards="by"))
    box = blank_page.locator(".bw-board").bounding_box()
    assert box is not None
    assert box["width"] <= min(width, 470)
    assert blank_page.evaluate("document.documentElement.scrollWidth") <= width
    space = cell(blank_page, "1-1").locator(".bw-space").bounding_box()
    assert space is not None
    assert space["width"] >= 36


def test_a_small_board_is_small(blank_page: Page) -> None:
    View(blank_page, board(active=False, compact=True))
    box = blank_page.locator(".bw-board").bounding_box()
    assert box is not None
    assert 200 < box["width"] < 240


@pytest.mark.parametrize("theme", ["true", "false"])
def test_axe_finds_nothing(blank_page: Page, theme: str) -> None:
    blank_page.evaluate("(light) => { document.body.dataset.jpThemeLight = light }", theme)
    totals = [Total("1"), Total("2", "met"), Total("3", "broken"), Total(""), Total("0"), Total("1")]
    worths = {"5-5": {"text": "2.68", "tint": 1, "best": True}}
    View(blank_page, board(golden="1-1", worths=worths, row_totals=totals))
    assert axe(blank_page, ".bw-board") == []


def test_pure_functions(blank_page: Page) -> None:
    view = View(blank_page, BoardWidget(Layout.parse("rby/gry/ybg")))
    assert view.call("cellAt", 3, 5) == "2-3"
    assert view.call("moved", "ArrowDown", "3-2", 3) == "3-2"
    assert view.call("moved", "q", "3-2", 3) is None
    assert view.call("filled", "{a} and {b}", {"a": "x"}) == "x and {b}"


def test_edges_and_fading_are_patched(blank_page: Page) -> None:
    view = View(blank_page, board(row=5, columns=[2, 3], gold_column=3, faded=True))
    grid, heads = blank_page.locator(".bw-grid"), blank_page.locator(".bw-heads")
    for part in (grid, heads):
        expect(part).to_have_attribute("opacity", shapes.FADED)
    dim = heads.locator(f"[opacity='{shapes.HEAD_DIM}']")
    expect(dim).to_have_count(9)
    view.update(faded=False, row=0, columns=[], gold_column=0)
    expect(dim).to_have_count(0)
    for part in (grid, heads):
        assert part.get_attribute("opacity") is None


def test_a_board_shows_and_takes_nothing_while_the_dice_tumble(blank_page: Page) -> None:
    view = View(blank_page, board(offered=[]))
    blank_page.evaluate("""() => {
      document.querySelector('main').className = 'bw-table';
      document.querySelector('main').dataset.bwRolling = '';
    }""")
    view.update(row=5, columns=[1, 5], offered=["5-1"], buttons=[], turn=8)
    expect(blank_page.locator(".bw-head-shown")).to_have_count(0)
    expect(blank_page.locator(".bw-offered")).to_have_count(0)
    expect(blank_page.locator(".bw-part-over .bw-glass-over")).to_have_count(3)
    cell(blank_page, "5-1").click()
    assert view.sent == []
    blank_page.evaluate("""() => {
      const main = document.querySelector('main');
      delete main.dataset.bwRolling;
      main.dispatchEvent(new CustomEvent('bw-rested'));
    }""")
    expect(blank_page.locator(".bw-head-shown")).to_have_count(3)
    expect(blank_page.locator(".bw-part-over .bw-glass-over")).to_have_count(0)
    cell(blank_page, "5-1").click()
    assert view.sent == [{"type": "cell", "cell": "5-1", "turn": 8, "screen": None}]
