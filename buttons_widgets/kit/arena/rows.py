"""The lines of a tournament's table, and the bots that were stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..rules.game import Bot
from .estimate import Estimate


@dataclass(frozen=True)
class Stopped:
    """A bot that was stopped.

    Attributes:
        name: of the bot.
        reason: what it did.
        number: of the game in which it was stopped, from 1.
        round: of this game.
        decision: which of the bot's own decisions in this game it was, from 1; 0 if it did not come to that.
        games: after how many finished games of its own.
        seed: of the game.
        game: this game as text, up to the decision in question: `Game.parse` reads it.
        details: the traceback of what the bot raised, or the rule that its move broke; "" for neither.
        printed: what the bot printed last in this game.
    """

    name: str
    reason: str
    number: int
    round: int
    decision: int
    games: int
    seed: str
    game: str
    details: str
    printed: str
    told: str = field(repr=False)
    ask: Callable[[Bot | None], Any] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.told

    def replay(self, bot: Bot | None = None) -> Any:
        """Ask the bot again, in this kernel, what it was asked in that game, up to the decision in question.

        The bot is made anew with the same random numbers, and takes all its decisions of that game once more. What it
        raises, it raises here, so that its traceback is seen and `%debug` works; what it prints is seen too. A bot
        that took too long takes as long here: interrupt the kernel, and the traceback shows where it was.

        Args:
            bot: another one that is to be asked instead, such as the same one after it was mended.

        Returns:
            The move that it chooses at that decision, whether that is allowed or not.

        Raises:
            GameError: it ended its process and would end this kernel too, or it did not come to a decision.
            Exception: whatever the bot raises.
        """
        return self.ask(bot)


@dataclass(frozen=True)
class Row:
    """A bot's line in the table.

    Attributes:
        name: of the bot.
        games: how many it finished.
        wins: how many of them it won; a shared win counts in parts.
        rate: its share of the wins. The games that a stopped bot did not play count as lost, for it alone.
        seats: the same for each seat.
        unfinished: how many games were ended because they went on for too long.
        stopped: why and when it was stopped; `None` if it was not.
    """

    name: str
    games: int
    wins: float
    rate: Estimate
    seats: tuple[Estimate, ...]
    unfinished: int
    stopped: Stopped | None
