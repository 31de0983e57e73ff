"""What every widget has in which something is done: what arrives, in which order, and what is told."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import comm
import ipywidgets as w
import pytest

from buttons_widgets import CautiousBot, play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page.action import Action
from buttons_widgets.kit.page.activity import BACK, Activity
from buttons_widgets.kit.page.together import together
from buttons_widgets.kit.page.work_line import WorkLine
from buttons_widgets.kit.table.session import Session
from buttons_widgets.kit.table.table import Table
from tests.coached import session_of
from tests.hands import Hands, press, press_key, send

GUIDE = Path(__file__).parents[3] / "CONTRIBUTING.md"
WORDS = words_in(language="en")


class Counter:
    """Counts what is pressed."""

    def __init__(self, *, fails: bool = False) -> None:
        self.fails, self.done = fails, list[str]()
        self.activity = Activity(WORDS, fresh=False)
        self.row = self.activity.row(self.press)
        self.draw()

    def press(self, action: Action) -> None:
        if self.fails:
            raise ValueError("no ink")
        self.done.append(action.name)
        self.activity.advance()
        self.draw()

    def draw(self) -> None:
        actions = [Action("add", "Add", key="a"), Action("wait", "Wait", key="w", ready=False)]
        self.activity.offer(self.row, [*actions, Action("finish", "Finish", key="f", late=True)])
        keys = {"1": lambda: self.done.append("one")}
        self.activity.shown(f"{len(self.done)} done", ["button"], keys, {BACK: lambda: self.done.append("back")})


def test_a_press_counts_on_what_is_shown_now_and_a_late_one_only_if_it_says_so() -> None:
    counter = Counter()
    press("add", counter.row, turn=0)
    press("add", counter.row, turn=0)  # the second of two quick ones
    press("finish", counter.row, turn=0)
    for name in ("wait", "unknown"):
        press(name, counter.row)
    assert counter.done == ["add", "finish"] and counter.activity.frame.news == "2 done"


def test_keys_come_from_the_actions_that_are_ready() -> None:
    counter = Counter()
    frame = counter.activity.frame
    assert frame.shortcuts == [BACK, "a", "f", "1"] and frame.focus_on == ["button"]
    for key in ("a", "1", BACK, "w", "x"):
        press_key(frame, key)
    assert counter.done == ["add", "one", "back"]
    for key in ("a", "1", BACK, "f"):
        press_key(frame, key, turn=0)
    assert counter.done == ["add", "one", "back", "back", "finish"]


def test_what_is_left_out_stays_as_it_was() -> None:
    counter = Counter()
    counter.activity.advance()
    counter.activity.shown()
    frame = counter.activity.frame
    assert (frame.news, frame.focus_on, frame.turn) == ("0 done", ["button"], 1)
    press_key(frame, "1")
    assert counter.done == ["one"]


@pytest.mark.parametrize("half_shown", [False, True])
def test_what_is_raised_is_told_until_something_else_is_done(half_shown: bool) -> None:
    counter = Counter(fails=True)
    if half_shown:

        def draw_half(_: Action) -> None:
            counter.activity.advance()
            raise ValueError("no ink")

        counter.row.on_press(counter.activity.guarded(lambda name, turn: draw_half(Action(name, name))))
    press("add", counter.row)
    assert counter.activity.lifeline.fault == "Something went wrong: no ink."
    # Whatever is there can be pressed.
    assert counter.row.turn == counter.activity.frame.turn == counter.activity.turn == half_shown
    if half_shown:
        return
    counter.fails = False
    act = counter.activity.guarded(lambda: None)
    act()
    assert counter.activity.lifeline.fault == ""
    press("add", counter.row)
    assert counter.done == ["add"]


class Loop:
    """An event loop in which time passes when a test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def call_later(self, seconds: float, act: Callable[[], None]) -> None:
        self.waiting.append(act)

    def pass_on(self) -> None:
        self.waiting.pop()()


def test_a_clock_ticks_until_the_widget_is_closed_and_leaves_what_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, counter, ticks = Loop(), Counter(fails=True), iter(range(3))
    monkeypatch.setattr("buttons_widgets.kit.page.activity.running_loop", lambda: loop)
    press("add", counter.row)
    counter.activity.every(1, lambda: counter.done.append(f"tick {next(ticks)}"))
    loop.pass_on()
    loop.pass_on()
    assert counter.done == ["tick 0", "tick 1"]
    assert counter.activity.lifeline.fault == "Something went wrong: no ink."
    counter.fails = False
    press("add", counter.row, turn=0)  # a clock makes nothing late
    assert counter.done[2:] == ["add"]
    assert counter.activity.lifeline.fault == ""
    loop.pass_on()
    loop.pass_on()  # there is no tick more, which is told
    assert "StopIteration" in counter.activity.lifeline.fault
    counter.activity.frame.close()
    loop.pass_on()
    assert loop.waiting == []


def test_a_button_that_has_gone_while_its_press_waited_does_nothing() -> None:
    counter = Counter()
    with counter.activity.lock:
        thread = Thread(target=press, args=("finish", counter.row))
        thread.start()
        counter.activity.offer(counter.row, [])
    thread.join(10)
    assert counter.done == []


def test_one_thing_is_done_after_the_other() -> None:
    counter = Counter()
    act = counter.activity.guarded(lambda: counter.done.append("guarded"))
    with counter.activity.lock:
        thread = Thread(target=act)
        thread.start()
        assert thread.is_alive() and counter.done == []
    thread.join(10)
    assert counter.done == ["guarded"]


def test_the_example_of_the_guide_is_run_as_it_stands() -> None:
    programs: list[str] = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.S)
    (code,) = (program for program in programs if "Activity" in program)
    told: dict[str, Any] = {}
    exec(code, told)
    tally = told["Tally"](WORDS)
    press_key(tally._activity.frame, "a")
    press("add", tally.row)
    assert "<text" in tally.picture.value and tally._activity.frame.news == "2"
    press("clear", tally.row)
    press("clear", tally.row)  # there is nothing to clear any more
    assert tally._activity.frame.news == "0"


HEARD = {"type": "heard", "name": "draw"}


@pytest.mark.parametrize(
    ("reply", "turn", "heard"),
    [("advances", 1, []), ("refuses", 1, [HEARD]), ("fails", 1, [HEARD]), ("advances", 0, [HEARD])],
)
@pytest.mark.parametrize("key", [False, True])
def test_a_press_that_brings_no_new_turn_is_answered(reply: str, turn: int, heard: list[object], key: bool) -> None:
    activity, sent = Activity(WORDS), list[object]()

    def act(_: Action) -> None:
        if reply == "advances":
            activity.advance()
            activity.offer(row, [])
        elif reply == "fails":
            raise OSError("no room")

    row = activity.row(act)
    row.send = lambda content, buffers=None: sent.append(content)
    activity.advance()
    activity.offer(row, [Action("draw", "Draw a card", key="d"), Action("stop", "Stop", ready=False)])
    activity.shown()
    for message in ({"type": "press", "name": "stop", "turn": turn}, {"type": "press", "name": "fly", "turn": turn}):
        row._handle_custom_msg(message, [])
    assert sent == []
    if key:
        activity.frame._handle_custom_msg({"type": "key", "key": "d", "turn": turn}, [])
    else:
        row._handle_custom_msg({"type": "press", "name": "draw", "turn": turn}, [])
    assert sent == heard
    assert bool(activity.lifeline.fault) == (reply == "fails")


# Together: what the page is sent


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What is sent to the page, with the id of the widget that sends it."""
    messages: list[dict[str, Any]] = []

    def publish(self: comm.DummyComm, msg_type: str, data: Any = None, **_: Any) -> None:
        messages.append({"type": msg_type, "id": self.comm_id, **(data or {})})

    monkeypatch.setattr(comm.DummyComm, "publish_msg", publish)
    return messages


def states_in(messages: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What a page that hears these messages knows of each widget."""
    known: dict[str, dict[str, Any]] = {}
    for message in messages:
        content = message.get("content", {})
        if message.get("method") == "update":
            known.setdefault(message["id"], {}).update(message["state"])
        elif content.get("type") == "states":
            for widget, state in content["states"]:
                known.setdefault(widget, {}).update(state)
    return known


def test_what_belongs_together_goes_in_one_message_where_the_page_can_hand_it_out(sent: list[dict[str, Any]]) -> None:
    found = []
    for able in (False, True):
        person = Hands(Table(*table_of_three(), pace="once"))
        send(person.table.parts.frame, 0, type="together", able=able)
        sent.clear()
        person.press("roll")
        ids = {widget.model_id: place for place, widget in enumerate(parts_of(person.table))}
        found.append({ids[widget]: state for widget, state in states_in(sent).items() if widget in ids})
        updates = [message for message in sent if message.get("method") == "update" or "content" in message]
        bundles = [message for message in updates if message.get("content", {}).get("type") == "states"]
        assert len(bundles) == able and (len(updates) <= 4) == able
        if able:
            last, state = bundles[0]["content"]["states"][-1]
            assert last == person.table.parts.frame.model_id and "turn" in state
    assert found[0] == found[1] and len(found[0]) > 8


def test_a_table_that_takes_the_place_of_another_comes_before_that_goes(sent: list[dict[str, Any]]) -> None:
    stage = play(["Ada", "Bo"], seed=1, pace="once")
    frame = stage.table.parts.frame
    send(frame, 0, type="together", able=True)
    sent.clear()
    gone, stage_id = frame.model_id, stage.model_id
    with stage.table._activity.together():
        stage._begin(Game.start(["Cy", "Dee"], seed=2), [None, None])
    assert states_in(sent)[stage_id]["children"] == [f"IPY_MODEL_{stage.table.model_id}"]
    closed = next(at for at, message in enumerate(sent) if message["type"] == "comm_close" and message["id"] == gone)
    assert stage_id in states_in(sent[:closed])
    title = stage.table.parts.title
    assert "Round 1" in states_in(sent).get(title.model_id, title.get_state())["value"]


def table_of_three() -> tuple[Any, ...]:
    return BUTTONS, session_of(Game.start(["Ada", "Bo", "Cy"], seed=1)), BUTTONS.words("en")


def parts_of(widget: Any) -> Iterator[w.Widget]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts_of(child)


def test_a_page_that_cannot_hand_it_out_ends_it_for_all_pages(sent: list[dict[str, Any]]) -> None:
    frame = Activity(WORDS).frame
    line = w.HTML()
    assert not frame.carry({line: {"value": "one"}})
    for forged in (1, "yes", None, [True]):
        send(frame, 0, type="together", able=forged)
        assert not frame.carry({line: {"value": "one"}})
    for able, carries in ((True, True), (False, False), (True, False)):
        send(frame, 0, type="together", able=able)
        assert frame.carry({line: {"value": "one"}}) == carries


def test_a_page_that_comes_later_is_sent_what_it_may_have_missed(sent: list[dict[str, Any]]) -> None:
    activity, line, gone = Activity(WORDS), w.HTML(), w.HTML()
    send(activity.frame, 0, type="together", able=True)
    with activity.together():
        line.value, gone.value = "one", "two"
    gone.close()
    sent.clear()
    send(activity.frame, 0, type="together", able=True)
    assert states_in(sent)[line.model_id]["value"] == "one"


def test_what_is_no_state_comes_after_what_was_said_before(sent: list[dict[str, Any]]) -> None:
    line, frame = w.HTML(), Activity(WORDS).frame
    carried: list[Any] = []
    with together(lambda states: carried.append(states) is None):
        line.value = "one"
        frame.copy("text")
        assert [state for states in carried for state in states.values()] == [{"value": "one"}]
        line.value = "two"
        line.value = "three"
        with together(lambda states: False):
            line.placeholder = "four"
    assert carried[1] == {line: {"value": "three", "placeholder": "four"}}


def test_what_is_begun_meanwhile_and_done_later_sends_its_own(sent: list[dict[str, Any]]) -> None:
    async def click() -> None:
        activity, soon, task = Activity(WORDS), w.HTML(), w.HTML()
        send(activity.frame, 0, type="together", able=True)
        loop = asyncio.get_running_loop()

        async def write() -> None:
            task.value = "two"

        with activity.together():
            loop.call_soon(lambda: setattr(soon, "value", "one"))
            begun = loop.create_task(write())
        sent.clear()
        await begun
        known = states_in(sent)
        assert (known[soon.model_id], known[task.model_id]) == ({"value": "one"}, {"value": "two"})

    asyncio.run(click())


def test_bots_that_take_their_time_are_seen_on_a_page_that_can_hand_it_out(sent: list[dict[str, Any]]) -> None:
    async def a_round() -> None:
        session = Session(Game.start(["Ada", "Bo"], seed=1), [None, CautiousBot(seed=1)])
        table = Table(BUTTONS, session, BUTTONS.words("en"), pace="fast", loop=asyncio.get_running_loop())
        frame = table.parts.frame
        send(frame, 0, type="together", able=True)
        person = Hands(table)
        for _ in range(6):
            await asyncio.to_thread(person.decide)
            future = table._mover.future
            if future is not None:
                await asyncio.wrap_future(future)
            assert states_in(sent)[frame.model_id]["turn"] == frame.turn
            assert states_in(sent)[table.parts.prompt.model_id]["value"] == table.parts.prompt.value

    asyncio.run(a_round())


def test_what_takes_long_is_seen_before_it_begins_where_there_are_no_threads(
    sent: list[dict[str, Any]],
) -> None:
    activity = Activity(WORDS)
    line = WorkLine(WORDS, "coach", activity.lock, lambda _: None, lambda: None)
    send(activity.frame, 0, type="together", able=True)
    seen: list[bool] = []

    def job() -> None:
        seen.append("Thinking" in states_in(sent).get(line.message.model_id, {}).get("value", ""))

    sent.clear()
    with activity.together():
        line.begin("job", job, frozenset({"job"}), "Thinking…")
    assert seen == [True]
