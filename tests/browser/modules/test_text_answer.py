"""The line for an answer alone on a blank page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.puzzles.kind import KIT_PUZZLE_WORDS
from buttons_widgets.kit.puzzles.text_answer import TextAnswer
from tests.browser.module import View


def line(turn: int = 3) -> TextAnswer:
    widget = TextAnswer(words_in([KIT_PUZZLE_WORDS], "en"))
    widget.show(True, turn)
    return widget


def test_enter_and_the_button_give_what_stands_there_with_its_turn(blank_page: Page) -> None:
    view = View(blank_page, line())
    field, button = blank_page.get_by_label("Your answer"), blank_page.get_by_role("button", name="Check")
    expect(button).to_be_disabled()
    field.press("Enter")
    field.press_sequentially("31/216")
    field.press("Enter")
    view.update(turn=9)
    button.click()
    answer = {"type": "answer", "text": "31/216", "screen": None}
    assert view.sent == [answer | {"turn": 3}, answer | {"turn": 9}]


def test_while_an_answer_is_judged_nothing_is_given_and_the_text_stays(blank_page: Page) -> None:
    view = View(blank_page, line())
    field, button = blank_page.get_by_label("Your answer"), blank_page.get_by_role("button", name="Check")
    field.fill("1/6")
    view.update(active=False)
    expect(button).to_be_disabled()
    expect(field).not_to_be_editable()
    field.press("Enter")
    assert view.sent == []
    view.update(active=True)
    expect(field).to_have_value("1/6")
    view.update(emptied=1)
    expect(field).to_have_value("")
    expect(button).to_be_disabled()


def test_nothing_listens_any_more_when_it_is_gone(blank_page: Page) -> None:
    view = View(blank_page, line())
    view.close()
    assert view.listening == 0


def test_what_was_answered_before_stands_there_to_be_changed(blank_page: Page) -> None:
    before = line()
    before.fill("1/6")
    view = View(blank_page, before)
    field, button = blank_page.get_by_label("Your answer"), blank_page.get_by_role("button", name="Check")
    expect(field).to_have_value("1/6")
    expect(button).to_be_enabled()
    field.fill("1/7")
    view.update(given="2/6", emptied=5)
    expect(field).to_have_value("2/6")


def test_several_lines_are_given_by_the_button_alone(blank_page: Page) -> None:
    widget = TextAnswer(words_in([KIT_PUZZLE_WORDS], "en"), rows=3, longest=20)
    widget.show(True, 3)
    view = View(blank_page, widget)
    field = blank_page.get_by_label("Your answer")
    field.press_sequentially("One.\nTwo.")
    assert view.sent == []
    blank_page.get_by_role("button").click()
    assert [one["text"] for one in view.sent] == ["One.\nTwo."]
    field.press_sequentially(" and much more than fits")
    assert len(field.input_value()) == 20


def test_what_was_not_answered_yet_is_told_from_what_was(blank_page: Page) -> None:
    view = View(blank_page, line())
    field, changed = blank_page.get_by_label("Your answer"), blank_page.locator(".bw-text-answer[data-bw-changed]")
    expect(changed).to_have_count(0)
    field.fill("1/6")
    field.press("Enter")
    expect(changed).to_have_count(1)
    view.update(turn=4)
    expect(changed).to_have_count(0)
    field.fill("1/5")
    view.update(turn=5)  # a hint was asked for
    expect(changed).to_have_count(1)
    view.update(given="two\nlines", emptied=1)  # answered elsewhere
    expect(changed).to_have_count(0)
