"""The lifeline's ES module alone: what it says of a kernel that does not answer, and what it asks a new one.

A page that is not JupyterLab tells nothing of its kernel. Such a page is tested only here: the tests install no other.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page.lifeline import Lifeline
from tests.browser.axe import axe
from tests.browser.module import View

WORDS = words_in(language="en")
FINE = {"gone": "", "connected": True, "waits": False, "status": "idle", "step": ""}


@pytest.fixture
def table(blank_page: Page) -> Page:
    """A page whose clock stands still, with a table of one button."""
    blank_page.clock.install()
    blank_page.evaluate(
        """() => {
          document.querySelector('main').classList.add('bw-table');
          document.querySelector('main').innerHTML = '<p>board</p><button id="roll">Roll</button>';
        }"""
    )
    return blank_page


def shown(page: Page, **traits: Any) -> View:
    return View(page, Lifeline(WORDS, **traits))


@pytest.mark.parametrize(
    ("known", "message"),
    [
        ({}, ""),
        ({"waits": True, "status": "busy"}, "busy"),
        ({"waits": True, "status": "idle"}, "unconnected"),
        ({"waits": True, "status": ""}, "silent"),
        ({"connected": False, "waits": True}, "unconnected"),
        ({"gone": "restarted", "connected": False, "waits": True}, "restarted"),
        ({"gone": "died", "step": "going-on"}, "going-on"),
    ],
)
def test_the_worst_is_said(table: Page, known: dict[str, Any], message: str) -> None:
    assert shown(table).call("trouble", FINE | known) == message


def test_only_a_kernel_that_ends_takes_the_table_along(table: Page) -> None:
    view = shown(table)
    ends = {"restarting": "restarted", "autorestarting": "died", "terminating": "ended", "dead": "ended"}
    for status in (*ends, "idle", "busy", "starting", "unknown", "connecting", ""):
        assert view.call("end", status) == ends.get(status, "")


def test_what_a_new_kernel_is_asked_is_python_whatever_is_in_the_cells(table: Page) -> None:
    asked = {"sources": ["print('ä\n\\ \"q\" ''' 🎲 \x07')", "play()"], "game": "g.json"}
    code = shown(table).call("preparation", "some.module", asked)
    heard: list[Any] = []

    class Module:
        prepare_kernel = staticmethod(lambda request: heard.append(json.loads(request)))

    class Importing:
        import_module = staticmethod(lambda name: Module if name == "some.module" else None)

    eval(code, {"__import__": lambda name: Importing})
    assert heard == [asked]


def test_a_press_that_is_answered_raises_no_alarm(table: Page) -> None:
    view = shown(table)
    table.locator("#roll").click()
    assert view.sent == []
    table.clock.run_for(2000)
    assert view.sent == [{"type": "ping", "number": 1}]
    view.receive({"type": "pong", "number": 1})
    table.clock.run_for(20_000)
    expect(table.locator(".bw-alarm")).to_be_hidden()


def test_where_nothing_is_known_of_the_kernel_the_text_says_what_to_do(table: Page) -> None:
    view = shown(table, game="g.json")
    table.locator("#roll").click()
    table.clock.run_for(2000)
    expect(table.locator(".bw-alarm")).to_be_hidden()
    table.clock.run_for(4000)
    expect(table.get_by_role("alert")).to_contain_text("press Shift + Enter. Your game is saved.")
    # Nobody knows whether it has stopped: the table stays as it is, and an answer that comes late clears the alarm.
    expect(table.get_by_role("button")).to_have_count(1)
    expect(table.locator("#roll")).to_be_enabled()
    assert axe(table, ".bw-table") == []
    view.receive({"type": "pong", "number": 1})
    expect(table.locator(".bw-alarm")).to_be_hidden()
    view.close()
    assert view.listening == 0


def test_a_kernel_that_takes_no_message_is_gone_and_the_table_out_of_reach(table: Page) -> None:
    view = shown(table)
    table.evaluate("() => { view.model.send = () => { throw new Error('Cannot send'); } }")
    table.locator("#roll").focus()
    table.locator("#roll").click()
    table.clock.run_for(2000)
    expect(table.get_by_role("alert")).to_have_text("The notebook’s kernel no longer has this table.")
    assert table.evaluate("() => document.querySelector('#roll').inert")
    view.close()


def test_the_kernel_answers_a_ping() -> None:
    lifeline = Lifeline(WORDS)
    sent: list[object] = []
    lifeline.send = sent.append  # type: ignore[method-assign]
    for content in ({"type": "ping", "number": 3}, {"type": "ping", "number": "3"}, "ping", None, {"type": "pong"}):
        lifeline._receive(lifeline, content, [])
    assert sent == [{"type": "pong", "number": 3}]
    assert lifeline.identity == lifeline.model_id
