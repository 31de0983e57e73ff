"""Whether the page hears of a press that changes nothing: its button looks pressed until then."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page.action import Action
from buttons_widgets.kit.page.activity import Activity

HEARD = {"type": "heard", "name": "draw"}


@pytest.mark.parametrize(
    ("reply", "turn", "heard"),
    [("advances", 1, []), ("refuses", 1, [HEARD]), ("fails", 1, [HEARD]), ("advances", 0, [HEARD])],
)
@pytest.mark.parametrize("key", [False, True])
def test_a_press_that_brings_no_new_turn_is_answered(reply: str, turn: int, heard: list[object], key: bool) -> None:
    activity, sent = Activity(words_in(language="en")), list[object]()

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
