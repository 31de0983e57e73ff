"""When a table pauses: how long dice tumble, and how long a bot waits so that people can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..dice.tray import TUMBLE
from ..language.words import Words
from ..rules.game import CHANCE
from .view import View

SHARE: Final = 0.6
"""Dice that a bot rolls tumble for at most this share of the time that it takes for a step."""
SECONDS_TO_SEE: Final = 1.2
"""So much longer does a roll stay that ended something, such as a player's part in the round."""


def tumble(states: Sequence[Any], people: Sequence[bool], pace: float) -> int:
    """For how many milliseconds the dice tumble that have just fallen.

    Args:
        states: every state up to the one after the roll.
        people: for each seat, whether a person sits there; a person's dice take their time at every pace.
        pace: how many seconds a bot takes for a step.
    """
    roller = states[-3].to_move if len(states) > 2 else None
    by_bot = isinstance(roller, int) and not people[roller]
    return min(TUMBLE, round(1000 * SHARE * pace)) if by_bot else TUMBLE


def seconds(states: Sequence[Any], pace: float, view: View[Any, Any], words: Words) -> float:
    """How long a bot takes for its next step; dice that have just fallen tumble first.

    Args:
        states: every state so far.
        pace: how many seconds a step takes otherwise; 0 for none at all.
        view: how the game is shown; it says what a roll has ended.
        words: the language.
    """
    if not pace or len(states) < 2 or states[-2].to_move is not CHANCE:
        return pace
    ended = view.outcome(states[-2], states[-1], words) != ""
    return pace + TUMBLE / 1000 + SECONDS_TO_SEE * ended
