"""Twenty thousand messages that no page of ours would send: nothing is raised, and nothing but legal moves is made."""

from __future__ import annotations

import random
from typing import Any

from buttons_widgets import play
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.saving.shelf import Shelf
from buttons_widgets.kit.table.screens import Claims
from tests.forged import send_forged
from tests.staged import at

MESSAGES = 20_000


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
            {
                "type": "link",
                "name": chance.choice(["board", "board", "board", "moment"]),
                "number": chance.randint(-40, 3),
            },
            {"type": "ping", "number": 5},
        ]
    )


def test_forged_messages_make_no_move_that_nobody_may_make(shelf: Shelf) -> None:
    game = play(["Ada", "Bo", ("Cy", CautiousBot(seed=1))], seed="forged", pace="once", shelf=shelf)

    def decide() -> None:
        assert game.table is not None
        game.table.look_back.switch.value = False  # a line of the log may have been pressed
        at(game).decide()

    send_forged(game, template, MESSAGES, decide)
    # At the end the table can be played as before.
    assert game.table is not None
    game.table.parts.screens.claims = Claims()
    before = game.table.game, at(game).prompt
    decide()
    assert (at(game).table.game, at(game).prompt) != before
