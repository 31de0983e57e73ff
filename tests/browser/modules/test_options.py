"""The options of an exercise alone on a blank page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from buttons_widgets.kit.exercises.card import Options
from tests.browser.module import View


def options(several: bool = False, chosen: tuple[int, ...] = ()) -> Options:
    widget = Options(label="Your answer", check="Check")
    widget.offer(["Red", "<b>Blue</b>", "Green"], chosen, several=several)
    widget.show(True, 3)
    return widget


def test_one_is_chosen_and_given_with_its_turn(blank_page: Page) -> None:
    view = View(blank_page, options())
    group, check = blank_page.get_by_role("radiogroup", name="Your answer"), blank_page.get_by_role("button")
    expect(check).to_be_disabled()
    expect(group).to_contain_text("<b>Blue</b>")
    group.get_by_label("Blue").check()
    group.get_by_label("Green").check()
    view.update(turn=9)
    check.click()
    group.get_by_label("Green").press("ArrowUp")
    group.get_by_label("Blue").press("Enter")
    answer = {"type": "answer", "screen": None, "turn": 9}
    assert view.sent == [answer | {"chosen": [2]}, answer | {"chosen": [1]}]


def test_several_are_chosen_and_taken_back(blank_page: Page) -> None:
    view = View(blank_page, options(several=True, chosen=(0, 2)))
    group, check = blank_page.get_by_role("group", name="Your answer"), blank_page.get_by_role("button")
    expect(group.get_by_label("Red")).to_be_checked()
    group.get_by_label("Red").uncheck()
    check.click()
    group.get_by_label("Green").uncheck()
    expect(check).to_be_disabled()
    group.get_by_label("Green").press("Enter")
    assert [one["chosen"] for one in view.sent] == [[2]]


def test_new_options_and_a_new_choice_are_shown(blank_page: Page) -> None:
    view = View(blank_page, options())
    view.update(options=["Yes", "No"], chosen=[1])
    expect(blank_page.get_by_role("radio")).to_have_count(2)
    expect(blank_page.get_by_label("No")).to_be_checked()
    blank_page.get_by_label("Yes").check()
    view.update(set=5)
    expect(blank_page.get_by_label("No")).to_be_checked()
    view.update(active=False)
    expect(blank_page.get_by_label("No")).to_be_disabled()
    expect(blank_page.get_by_role("button")).to_be_disabled()


def test_groups_on_a_page_are_chosen_apart(blank_page: Page) -> None:
    View(blank_page, options()).show_again()
    View(blank_page, options())  # of another card: it loads the module anew
    groups = blank_page.get_by_role("radiogroup").all()
    for group, label in zip(groups, ("Red", "Green", "Blue"), strict=True):
        group.get_by_label(label).check()
    for group, label in zip(groups, ("Red", "Green", "Blue"), strict=True):
        expect(group.get_by_label(label)).to_be_checked()
    # A button of the group that is checked gets the focus, so Tab reaches each group.
    blank_page.get_by_role("button").nth(1).focus()
    blank_page.keyboard.press("Tab")
    expect(groups[2].get_by_label("Blue")).to_be_focused()


def test_what_was_not_answered_yet_is_told_from_what_was(blank_page: Page) -> None:
    view = View(blank_page, options(chosen=(0,)))
    changed = blank_page.locator(".bw-options[data-bw-changed]")
    expect(changed).to_have_count(0)
    blank_page.get_by_label("Blue").check()
    expect(changed).to_have_count(1)
    view.update(turn=4)  # a hint was asked for
    expect(changed).to_have_count(1)
    blank_page.get_by_role("button").click()
    expect(changed).to_have_count(1)
    view.update(turn=5)
    expect(changed).to_have_count(0)
    blank_page.get_by_label("Red").check()
    blank_page.get_by_label("Blue").check()
    expect(changed).to_have_count(0)


def test_nothing_listens_any_more_when_it_is_gone(blank_page: Page) -> None:
    view = View(blank_page, options())
    view.close()
    assert view.listening == 0
