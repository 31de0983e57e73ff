"""What one click changes comes in one message: the frame's module hands it out, whole and in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page

from buttons_widgets.kit.page.frame import Frame
from tests.browser.module import View

# Widgets that note what they are given. One may not be there until `come` is called, one may take its time with its
# first state until `load` is, one fails, and one was closed.
MODELS = """() => {
  window.given = [];
  const held = {};
  const until = (name) => new Promise((go) => { held[name] = go; });
  const model = (id, first) => {
    let chain = Promise.resolve();
    return { comm: {}, _handle_comm_msg: ({ content: { data: { method, state } } }) => {
      if (method !== 'update') throw new Error(method);
      if (id === 'broken') return Promise.reject(new Error(id));
      const wait = first; first = null;
      chain = chain.then(() => wait).then(() => { given.push(`${id} ${state.value}`); });
      return chain;
    } };
  };
  const models = { board: model('board'), frame: model('frame'), broken: model('broken'),
    loading: model('loading', until('load')), late: model('late') };
  const manager = { get_model: (id) => id === 'late' ? until('come').then(() => models.late)
    : id in models ? Promise.resolve(models[id]) : Promise.reject(new Error(`no ${id}`)) };
  window.handOut = view.module.handsOut(manager);
  window.direct = (id, value) => models[id]._handle_comm_msg(
    { content: { data: { method: 'update', state: { value } } } });
  window.go = (name) => held[name]();
  window.settled = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage('');
  });
}"""


def hand_out(page: Page, *bundles: Sequence[Sequence[str]], then: str = "") -> list[str]:
    """What the widgets were given, in order, after messages with these states."""
    states = [[[name, {"value": value}] for name, value in map(str.split, bundle)] for bundle in bundles]
    script = f"""async (bundles) => {{
      for (const states of bundles) void handOut(states);
      {then}
      await settled();
      return given;
    }}"""
    given: list[str] = page.evaluate(script, states)
    return given


@pytest.fixture
def page(blank_page: Page) -> Page:
    View(blank_page, Frame())
    blank_page.evaluate(MODELS)
    return blank_page


def test_the_frame_says_whether_it_can(blank_page: Page) -> None:
    view = View(blank_page, Frame())
    told: list[dict[str, Any]] = [message for message in view.sent if message["type"] == "together"]
    assert told == [{"type": "together", "able": False}]  # on a page without a widget manager


def test_each_widget_is_given_its_part_and_the_frame_comes_last(page: Page) -> None:
    assert hand_out(page, ["board 1", "frame 1"], ["board 2", "frame 2"]) == [
        "board 1",
        "frame 1",
        "board 2",
        "frame 2",
    ]


def test_one_that_fails_or_has_gone_holds_nobody_up(page: Page) -> None:
    assert hand_out(page, ["gone 1", "broken 1", "board 1", "frame 1"]) == ["board 1", "frame 1"]


def test_what_takes_its_time_is_not_overtaken(page: Page) -> None:
    bundles = ["board 1", "loading 1", "frame 1"], ["board 2", "frame 2"]
    assert hand_out(page, *bundles) == ["board 1"]
    assert hand_out(page, then="go('load');") == ["board 1", "loading 1", "frame 1", "board 2", "frame 2"]


def test_what_is_still_being_made_is_waited_for(page: Page) -> None:
    assert hand_out(page, ["late 1", "board 1", "frame 1"], ["board 2", "frame 2"]) == []
    assert hand_out(page, then="go('come');") == ["late 1", "board 1", "frame 1", "board 2", "frame 2"]


def test_what_comes_by_itself_comes_after_what_is_known(page: Page) -> None:
    hand_out(page, ["board 1", "frame 1"])
    given = hand_out(page, ["board 2", "frame 2"], then="void direct('board', 3);")
    assert [one for one in given if "board" in one] == ["board 1", "board 2", "board 3"]
