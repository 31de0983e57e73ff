"""The dice tray's ES module alone on a blank page."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.kit.dice.die import BLANK, DIM, Die
from buttons_widgets.kit.dice.tray import DiceTray
from tests.browser.axe import axe
from tests.browser.module import View

KEYS_THAT_GET_OUT = """() => {
  window.keys = [];
  document.addEventListener('keydown', (event) => window.keys.push(event.key));
}"""
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


def test_dice_that_are_chosen_together_say_which_of_them_are(blank_page: Page) -> None:
    dice = [Die(2, "blue", pick=True, chosen=False), Die(5, "blue", pick=True, chosen=True), Die(4, "blue", pick=True)]
    view = View(blank_page, DiceTray(dice=dice, turn=3))
    buttons = blank_page.get_by_role("button")
    pressed = [button.get_attribute("aria-pressed") for button in buttons.all()]
    assert pressed == ["false", "true", None]
    heights = [button.locator("svg").bounding_box() for button in buttons.all()]
    assert all(heights) and heights[1]["y"] < heights[0]["y"] == heights[2]["y"]  # type: ignore[index]
    buttons.nth(0).focus()
    blank_page.keyboard.press("Enter")
    assert [(sent["die"], sent["turn"]) for sent in view.sent] == [(0, 3)]
    assert axe(blank_page, ".bw-tray") == []


def test_dice_do_not_tumble_for_who_prefers_no_motion(blank_page: Page) -> None:
    blank_page.emulate_media(reduced_motion="reduce")
    view = View(blank_page, DiceTray(dice=DICE))
    view.update(roll_id=1)
    expect(blank_page.locator(".bw-tray-tumbles")).to_have_count(0)
    assert pips(blank_page) == [5, 6, 2]


ROLLED = [Die(1, "white", "gold"), Die(3)]
IS_HELD = "() => document.querySelector('main').dataset.bwRolling !== undefined"
A_TABLE = """() => {
  const main = document.querySelector('main');
  main.className = 'bw-table';
  window.rests = 0;
  main.addEventListener('bw-rested', () => { window.rests += 1; });
}"""


def test_a_table_waits_until_the_dice_rest(blank_page: Page) -> None:
    blank_page.evaluate(A_TABLE)
    view = View(blank_page, DiceTray(dice=DICE))
    view.update(tumble=300, roll_id=1)
    assert blank_page.evaluate(IS_HELD)
    view.update(dice=DiceTray(dice=ROLLED).dice)
    blank_page.wait_for_function("window.rests === 1")
    assert not blank_page.evaluate(IS_HELD)
    assert pips(blank_page) == [1, 3]


A_FRAME = "() => document.querySelector('main').insertAdjacentHTML('beforeend', '<div class=\"bw-frame\"></div>')"
DRAWN = "() => { document.querySelector('main').dispatchEvent(new CustomEvent('bw-drawn')); }"
LONGEST_WAIT = 3000
"""As `tray.js` has it, in milliseconds."""


def rolled_above_a_frame(blank_page: Page) -> View:
    """Dice that tumble at a table whose frame has yet to be drawn; the test winds the clock on."""
    blank_page.clock.install()
    blank_page.evaluate(A_TABLE)
    blank_page.evaluate(A_FRAME)
    view = View(blank_page, DiceTray(dice=DICE))
    view.update(tumble=300, roll_id=1)
    return view


def test_dice_tumble_until_all_that_follows_is_there(blank_page: Page) -> None:
    """A page that has much to do gets the sentences late: a bust would be stamped before anything is said of it."""
    view = rolled_above_a_frame(blank_page)
    blank_page.clock.run_for(1000)
    assert blank_page.evaluate(IS_HELD) and blank_page.evaluate("window.rests") == 0
    expect(blank_page.locator(".bw-tray-tumbles")).to_have_count(2)
    blank_page.evaluate(DRAWN)
    assert not blank_page.evaluate(IS_HELD) and blank_page.evaluate("window.rests") == 1
    # What is there early does not end the roll, and what is said of one roll does not end the next one.
    view.update(roll_id=2)
    blank_page.evaluate(DRAWN)
    assert blank_page.evaluate(IS_HELD)
    view.update(roll_id=3)
    blank_page.clock.run_for(1000)
    assert blank_page.evaluate(IS_HELD)
    blank_page.evaluate(DRAWN)
    assert blank_page.evaluate("window.rests") == 2
    view.close()
    assert view.listening == 0


def test_dice_do_not_tumble_for_ever_where_nothing_follows(blank_page: Page) -> None:
    rolled_above_a_frame(blank_page)
    blank_page.clock.run_for(LONGEST_WAIT)
    assert blank_page.evaluate(IS_HELD)
    blank_page.clock.run_for(300)
    assert not blank_page.evaluate(IS_HELD) and blank_page.evaluate("window.rests") == 1


def test_rolls_in_a_row_are_one_wait_and_it_ends(blank_page: Page) -> None:
    blank_page.evaluate(A_TABLE)
    view = View(blank_page, DiceTray(dice=DICE))
    for roll in range(1, 9):
        view.update(roll_id=roll)
    assert blank_page.evaluate("window.rests") == 0
    blank_page.wait_for_function("window.rests === 1")
    assert not blank_page.evaluate(IS_HELD)
    expect(blank_page.locator(".bw-tray-tumbles")).to_have_count(0)


@pytest.mark.parametrize("hindrance", ["hidden", "broken", "closed", "at once"])
def test_a_table_is_never_left_waiting(blank_page: Page, hindrance: str) -> None:
    """Dice that are not shown, that cannot be drawn, that are taken away, that need no time."""
    blank_page.evaluate(A_TABLE)
    view = View(blank_page, DiceTray(dice=DICE))
    view.update(tumble=0 if hindrance == "at once" else 120, roll_id=1)
    match hindrance:
        case "hidden":
            blank_page.evaluate("document.querySelector('main').style.display = 'none'")
        case "broken":
            blank_page.evaluate("""() => {
              window.addEventListener('error', (event) => event.preventDefault());
              document.querySelector('.bw-tray').firstElementChild.replaceChildren();
            }""")
        case "closed":
            view.close()
    blank_page.wait_for_function(f"!({IS_HELD})()")


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
    assert view.sent == [{"type": "die", "die": 1, "turn": 4, "screen": None}]


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
    choice = {"type": "die", "die": 1, "turn": 4, "screen": None}
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
    assert view.sent[2:] == [choice | {"die": 2, "turn": 5}]
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
