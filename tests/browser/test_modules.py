"""The board's and the tray's ES modules alone on a blank page."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from buttons_widgets.buttons.drawing import shapes
from buttons_widgets.buttons.rules.layout import Layout
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.view.board import TEXTS, BoardWidget
from buttons_widgets.kit.dice.die import Die
from buttons_widgets.kit.dice.die_faces import BLANK, DIM
from buttons_widgets.kit.dice.tray import DiceTray
from tests.browser.axe import axe
from tests.browser.module import View

POSITION = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")


def board(**traits: Any) -> BoardWidget:
    return BoardWidget(
        POSITION, **{"active": True, "offered": ["5-1", "5-5"], "ply": 7, "label": "Ada's board"} | traits
    )


def cell(page: Page, text: str) -> Locator:
    return page.locator(f'[data-cell="{text}"]')


def test_cells_say_what_they_are(blank_page: Page) -> None:
    View(
        blank_page,
        board(
            golden="1-1",
            chosen=["2-3"],
            line=["4-3"],
            reasons={"5-4": "next to a button"},
            worths={"5-5": {"text": "2.68", "tint": 1, "best": True}},
        ),
    )
    expect(blank_page.get_by_role("grid", name="Ada's board")).to_be_visible()
    expect(blank_page.get_by_role("row")).to_have_count(6)
    for text, name in {
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


def test_a_click_is_sent_once_until_it_is_answered(blank_page: Page) -> None:
    view = View(blank_page, board())
    click = {"type": "cell", "cell": "5-5", "ply": 7}
    cell(blank_page, "5-5").dblclick()
    assert view.sent == [click]
    cell(blank_page, "5-1").click()
    assert view.sent == [click]
    view.update(ply=8)
    cell(blank_page, "5-5").click()
    assert view.sent == [click, click | {"ply": 8}]
    view.receive({"type": "heard", "ply": 8})
    cell(blank_page, "5-1").click()
    assert view.sent[2:] == [{"type": "cell", "cell": "5-1", "ply": 8}]


def test_a_space_that_may_not_be_chosen_is_reported_and_shakes(blank_page: Page) -> None:
    view = View(blank_page, board(reasons={"2-3": "a button lies there"}))
    cell(blank_page, "2-3").click()
    assert view.sent == [{"type": "cell", "cell": "2-3", "ply": 7}]
    expect(cell(blank_page, "2-3")).not_to_contain_class("bw-shake")  # over when its animation has ended


def test_a_board_at_rest_takes_neither_focus_nor_clicks(blank_page: Page) -> None:
    view = View(blank_page, board(active=False))
    cell(blank_page, "5-5").click()
    assert view.sent == []
    expect(blank_page.locator("[tabindex]")).to_have_count(0)


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
    View(blank_page, board(golden="1-1", worths={"5-5": {"text": "2.68", "tint": 1, "best": True}}))
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


DICE = [{"value": 5, "body": "white", "pips": "gold"}, {"value": 6, "pips": "gold"}, {"value": 2, "dim": True}]


def pips(page: Page) -> list[int]:
    return [die.locator("circle").count() for die in page.locator(".bw-tray-die").all()]


def test_dice_show_their_values_and_tumble_to_new_ones(blank_page: Page) -> None:
    view = View(blank_page, DiceTray(dice=DICE, label="white 5, gold 6, black 2"))
    expect(blank_page.get_by_role("img", name="white 5, gold 6, black 2")).to_be_visible()
    assert pips(blank_page) == [5, 6, 2]
    view.update(dice=DiceTray(dice=[{"value": 1, "body": "white", "pips": "gold"}, {"value": 3}]).dice, roll_id=1)
    expect(blank_page.locator(".bw-tray-tumbles")).to_have_count(2)
    expect(blank_page.locator(".bw-tray-tumbles")).to_have_count(0)
    assert pips(blank_page) == [1, 3]
    assert axe(blank_page, ".bw-tray") == []
    view.close()
    assert view.listening == 0


def test_dice_do_not_tumble_for_who_prefers_no_motion(blank_page: Page) -> None:
    blank_page.emulate_media(reduced_motion="reduce")
    view = View(blank_page, DiceTray(dice=DICE))
    view.update(roll_id=1)
    expect(blank_page.locator(".bw-tray-tumbles")).to_have_count(0)
    assert pips(blank_page) == [5, 6, 2]


def test_a_tumbling_die_never_shows_one_face_twice_running(blank_page: Page) -> None:
    view = View(blank_page, DiceTray(dice=DICE))
    for place in range(6):
        for value in range(1, 7):
            faces = [view.call("shown", value, turn, place) for turn in range(7)]
            assert faces[0] == value
            assert set(faces) <= set(range(1, 7))
            assert all(one != other for one, other in pairwise(faces))


def test_dice_that_take_no_part_or_are_not_rolled_are_as_faint_as_in_the_picture(blank_page: Page) -> None:
    View(blank_page, DiceTray(dice=[Die(5), Die(5, dim=True), Die(0), Die(0, dim=True)]))
    drawings = blank_page.locator(".bw-tray-die svg").all()
    assert [drawing.get_attribute("opacity") for drawing in drawings] == [None, DIM, BLANK, DIM]


TO_CHOOSE = [
    Die(5, "white", "gold"),
    Die(3, "red", pick=True),
    Die(0, pick=True),
    Die(6, "#c0ffee", "black", pick=True),
]
COUNT_SENT = """() => {
  window.answersExpected = 0;
  document.addEventListener('bw-sent', () => { window.answersExpected += 1; });
}"""


def tray(**traits: Any) -> DiceTray:
    return DiceTray(**{"dice": TO_CHOOSE, "turn": 4, "label": "Choose a die"} | traits)


def test_a_die_that_is_drawn_anew_while_it_is_pressed_is_chosen_all_the_same(blank_page: Page) -> None:
    """As it is while dice tumble: their faces change several times a second."""
    view = View(blank_page, tray())
    box = blank_page.locator("[data-die='1']").bounding_box()
    assert box is not None
    blank_page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    blank_page.mouse.down()
    view.update(dice=tray(dice=[*TO_CHOOSE[:1], Die(4, "red", pick=True), *TO_CHOOSE[2:]]).dice)
    blank_page.mouse.up()
    assert view.sent == [{"type": "die", "die": 1, "turn": 4}]


def test_dice_that_can_be_chosen_are_buttons_with_a_name(blank_page: Page) -> None:
    view = View(blank_page, tray())
    group = blank_page.get_by_role("group", name="Choose a die")
    names = [
        "red die, white pips: 3",
        "black die, white pips: not rolled yet",
        "die, black pips: 6",
    ]
    expect(group.get_by_role("button")).to_have_count(3)
    for button, name in zip(group.get_by_role("button").all(), names, strict=True):
        expect(button).to_have_accessible_name(name)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    view.update(texts=tray(texts={"red": "rot", "die": "{body}: {value}"}).texts)
    expect(group.get_by_role("button").first).to_have_accessible_name("rot: 3")
    view.update(dice=tray(dice=[Die(3, "red")]).dice, faces=tray(dice=[Die(3, "red")]).faces)
    expect(blank_page.get_by_role("button")).to_have_count(0)
    expect(blank_page.get_by_role("img", name="Choose a die")).to_be_visible()


@pytest.mark.parametrize("theme", ["true", "false"])
def test_axe_finds_nothing_in_a_tray_to_choose_from(blank_page: Page, theme: str) -> None:
    blank_page.evaluate("(light) => { document.body.dataset.jpThemeLight = light }", theme)
    View(blank_page, tray())
    assert axe(blank_page, ".bw-tray") == []


def test_a_die_is_chosen_once_until_it_is_answered(blank_page: Page) -> None:
    view = View(blank_page, tray())
    blank_page.evaluate(COUNT_SENT)
    die = blank_page.locator(".bw-tray-die")
    choice = {"type": "die", "die": 1, "turn": 4}
    die.nth(0).click()
    assert view.sent == []
    die.nth(1).dblclick()
    die.nth(3).click()
    assert view.sent == [choice]
    assert blank_page.evaluate("answersExpected") == 1
    view.receive({"type": "heard", "turn": 4})
    die.nth(3).click()
    assert view.sent == [choice, choice | {"die": 3}]
    view.update(turn=5)
    die.nth(2).click()
    assert view.sent[2:] == [{"type": "die", "die": 2, "turn": 5}]
    view.close()
    assert view.listening == 0


def test_a_die_is_chosen_by_keyboard_and_its_keys_stay_in_the_tray(blank_page: Page) -> None:
    view = View(blank_page, tray())
    blank_page.evaluate(KEYS_THAT_GET_OUT)
    blank_page.keyboard.press("Tab")
    die = blank_page.locator(".bw-tray-die")
    expect(die.nth(1)).to_be_focused()
    assert die.nth(1).evaluate("(node) => getComputedStyle(node).outlineStyle") == "solid"
    blank_page.keyboard.press("Enter")
    view.receive({"type": "heard", "turn": 4})
    blank_page.keyboard.press("Tab")
    expect(die.nth(2)).to_be_focused()
    blank_page.keyboard.press("Space")
    assert [message["die"] for message in view.sent] == [1, 2]
    for key in ("x", "ArrowRight", "Escape", "Control+s"):
        blank_page.keyboard.press(key)
    assert blank_page.evaluate("keys") == ["Tab", "Tab", "Control", "s"]
    assert len(view.sent) == 2
    blank_page.evaluate("document.querySelector('main').classList.add('bw-table')")
    for key in ("x", "ArrowLeft", "Space"):
        blank_page.keyboard.press(key)
    assert blank_page.evaluate("keys") == ["Tab", "Tab", "Control", "s", "x"]


def test_new_values_keep_the_focus_on_a_die(blank_page: Page) -> None:
    view = View(blank_page, tray())
    blank_page.locator(".bw-tray-die").nth(3).focus()
    rolled = tray(dice=[Die(1, "white", "gold"), *(Die(2, die.body, die.pips, pick=True) for die in TO_CHOOSE[1:])])
    view.update(dice=rolled.dice, faces=rolled.faces, roll_id=1)
    expect(blank_page.locator(".bw-tray-tumbles")).to_have_count(0)
    expect(blank_page.locator(".bw-tray-die").nth(3)).to_be_focused()
    assert pips(blank_page) == [1, 2, 2, 2]


def test_names_of_dice_are_text(blank_page: Page) -> None:
    nasty = "<img src=x onerror=alert(1)>"
    View(blank_page, tray(label=nasty, texts={"red": nasty}))
    expect(blank_page.get_by_role("button").first).to_have_accessible_name(f"{nasty} die, white pips: 3")
    expect(blank_page.locator("img")).to_have_count(0)
