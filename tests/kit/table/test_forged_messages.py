"""Twenty thousand messages that no page of ours would send: nothing is raised, and nothing but legal moves is made."""

from __future__ import annotations

import random
from typing import Any

import ipywidgets as w

from buttons_widgets import play
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.screens import Claims
from tests.staged import at

MESSAGES = 20_000

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 10**30, 1.5, float("nan"), "", "1-1", "6-6", "9-9", "roll", "place", "again"),
    *([], {}, ["1-1"], {"turn": 1}, "\x00", "x" * 5000, "<img src=x onerror=alert(1)>", "constructor", "__class__"),
)


def template(chance: random.Random, turn: int) -> dict[str, Any]:
    """What one of our pages might send."""
    cell = f"{chance.randint(1, 6)}-{chance.randint(1, 6)}"
    screen = chance.choice(["left", "right"])
    return chance.choice(
        [
            {"type": "cell", "cell": cell, "turn": turn, "screen": screen},
            {"type": "die", "die": chance.randrange(7), "turn": turn},
            {"type": "press", "name": chance.choice(["roll", "place", "pass", "next-round", "again"]), "turn": turn},
            {"type": "key", "key": chance.choice("ropcnuy"), "turn": turn, "screen": screen},
            {"type": chance.choice(["claim", "release"]), "seat": chance.randrange(4), "screen": screen},
            {"type": chance.choice(["here", "gone"]), "screen": screen},
            {"type": "ping", "number": 5},
        ]
    )


def descendants(widget: w.Widget) -> list[w.Widget]:
    children = getattr(widget, "children", ())
    return [widget, *(part for child in children for part in descendants(child))]


def test_forged_messages_make_no_move_that_nobody_may_make(shelf: Shelf) -> None:
    chance = random.Random(1)
    heard = 0
    game = play(["Ada", "Bo", ("Cy", CautiousBot(seed=1))], seed="forged", pace="once", shelf=shelf)
    for number in range(MESSAGES):
        if number % 500 == 0:
            assert game.table is not None
            # The menu's own buttons are pressed elsewhere: here only what carries a message of ours.
            parts: list[Any] = [part for part in descendants(game.table) if hasattr(part, "_esm")]
            assert len(parts) >= 7
            game.table.screens.claims = Claims()  # else one screen would soon own every seat
            at(game).decide()
        part = chance.choice(parts)
        content: Any = template(chance, game.table._turn)
        for field in list(content):
            if chance.random() < 0.25:
                content[field] = chance.choice(ODD)
            elif chance.random() < 0.05:
                del content[field]
        if chance.random() < 0.05:
            content = chance.choice(ODD)
        before = game.game
        part._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})
        heard += game.game is not before
    assert game.table is not None
    # Some are, by chance, what a page would send: they count.
    assert heard > 20
    assert "went wrong" not in at(game).prompt
    state: Game = game.table.game
    assert state.start_state().replay(state.moves) == state
    # At the end the table can be played as before.
    game.table.screens.claims = Claims()
    before = game.table.game
    at(game).decide()
    assert at(game).table.game != before or "Round" in at(game).prompt
