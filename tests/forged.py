"""Messages that no page of ours would send: what a table is sent of them, and what it must be afterwards."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any
from unittest import TestCase

from buttons_widgets.kit.lobby.play_widget import PlayWidget
from buttons_widgets.kit.table.log import RoundInLog
from buttons_widgets.kit.table.screens import Claims
from tests.coached import descendants
from tests.hands import Hands

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**30, 1.5, float("nan"), "", "1-1", "6-6", "9-9", "roll", "place", "again"),
    *([], {}, ["1-1"], {"turn": 1}, "\x00", "x" * 5000, "<img src=x onerror=alert(1)>", "constructor", "__class__"),
)
SAME_PARTS = 200
"""So many messages are sent before it is looked again what is on the table."""


def forged(content: dict[str, Any], chance: random.Random, odd: float, missing: float) -> Any:
    """What a page might send, changed by chance: fields that are odd or missing, or something else altogether."""
    for field in list(content):
        if chance.random() < odd:
            content[field] = chance.choice(ODD)
        elif chance.random() < missing:
            del content[field]
    return chance.choice(ODD) if chance.random() < 0.05 else content


def send_forged(
    stage: PlayWidget,
    likely: Callable[[random.Random, int], dict[str, Any]],
    messages: int,
    now_and_then: Callable[[], object] = lambda: None,
) -> None:
    """Send messages to all that hears some at a table: nothing is raised, and nothing but legal moves is made.

    Args:
        stage: with a table.
        likely: what a page might send at a turn, by chance; most of it is changed before it is sent.
        messages: how many.
        now_and_then: what a person does meanwhile.
    """
    chance, heard = random.Random(1), 0
    # ipywidgets writes what is raised into the log, and goes on.
    with TestCase().assertNoLogs(stage.log):
        for number in range(messages):
            assert stage.table is not None
            if number % SAME_PARTS == 0:
                # The menu's own buttons are pressed elsewhere, and the log hears nothing: here only what carries ours.
                carry = (part for part in descendants(stage.table) if hasattr(part, "_esm"))
                parts: list[Any] = [part for part in carry if not isinstance(part, RoundInLog)]
                stage.table.parts.screens.claims = Claims()  # else one screen would soon own every seat
                now_and_then()
            content: Any = likely(chance, stage.table._activity.turn)
            content = forged(content, chance, 0.15, 0.05)
            before = stage.game
            chance.choice(parts)._handle_msg(
                {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
            )
            heard += stage.game is not before
    # Some are, by chance, what a page would send: they count.
    assert heard > 20
    assert stage.table is not None and "went wrong" not in Hands(stage.table).prompt
    state = stage.game
    assert state.start_state().replay(state.moves) == state
