"""Asking a bot that was stopped once more, in this kernel, so that its author sees what it does."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from ..language.words import Words
from ..rules.errors import GameError
from ..rules.game import Bot
from ..rules.history import states_of
from .entries import Entry
from .fresh_bot import bot_bytes, fresh_bot, seed_everything
from .playing import Played

_ENDS: Final = frozenset({"ended", "killed", "broken"})
"""What a bot does not do to a kernel without harm."""


def replay(entry: Entry, start: Any, stopped: Played, words: Words, bot: Bot | None) -> Any:
    """Ask a bot for all its decisions of the game in which it was stopped.

    Args:
        entry: the bot that was stopped.
        start: any state of the same game.
        stopped: what was kept of the game.
        words: for messages.
        bot: which is asked instead; `None` for none.

    Returns:
        The last of the moves that it chooses.

    Raises:
        GameError: it would end the kernel, or there is no decision.
        Exception: whatever the bot raises.
    """
    if bot is None and stopped["fault"]["what"] in _ENDS:
        raise GameError(words.say("arena-replay-ends", name=entry.name))
    if not stopped["decision"]:
        raise GameError(words.say("arena-replay-before", name=entry.name))
    game, seat = type(start).parse(stopped["game"]), stopped["seat"]
    states = states_of(game)
    move, decision = None, 0
    with _own_random_numbers():
        asked = _made(entry.data if bot is None else bot_bytes(bot), stopped["random"])
        for state, then in zip(states, (*game.moves, None), strict=True):
            if state.to_move == seat:
                decision += 1
                move = asked(state.seen_by(seat))
                if bot is None and then is not None and move != then:
                    print(words.say("arena-replay-differs", name=entry.name, decision=decision, now=move, then=then))
    return move


def _made(data: bytes, seed: str) -> Any:
    seed_everything(seed)
    bot = fresh_bot(data, seed)
    seed_everything(seed)
    return bot


@contextmanager
def _own_random_numbers() -> Iterator[None]:
    """Leave everybody's random numbers as they were."""
    before = random.getstate()
    numpy = sys.modules.get("numpy")
    numpy_before = None if numpy is None else numpy.random.get_state()
    try:
        yield
    finally:
        random.setstate(before)
        if numpy is not None:
            numpy.random.set_state(numpy_before)
