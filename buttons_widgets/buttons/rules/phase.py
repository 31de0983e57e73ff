"""Where a game stands: what is to be done next, and who is still in the round."""

from __future__ import annotations

from enum import Enum


class Standing(Enum):
    """Where a player stands in the round."""

    IN = "in"
    OUT = "opted out"
    BUST = "bust"


class Phase(Enum):
    """What is to be done next."""

    DECIDE = "roll or opt out"
    DICE = "the dice fall"
    LAY = "the player in turn lays"
    GOLD = "another player may take the golden space"
    STARS = "a player places its stars"
    OVER = "the game is over"
