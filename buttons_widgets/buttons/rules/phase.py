"""Where a game stands: what is to be done next, and who is still in the round."""

from __future__ import annotations

from enum import Enum

from ...kit.rules.phrase import Phrase


class Standing(Enum):
    """Where a player stands in the round."""

    IN = "in"
    OUT = "opted out"
    BUST = "bust"


class Phase(Enum):
    """What is to be done next."""

    DECIDE = Phrase("refused-while-deciding", "roll or opt out")
    DICE = Phrase("refused-while-dice-fall", "the dice fall")
    LAY = Phrase("refused-while-laying", "the player in turn lays")
    GOLD = Phrase("refused-while-gold", "another player may take the golden space")
    STARS = Phrase("refused-while-placing", "a player places its stars")
    OVER = Phrase("refused-while-over", "the game is over")
