"""The lines of a tournament's table, and the bots that were stopped."""

from __future__ import annotations

from dataclasses import dataclass

from .estimate import Estimate


@dataclass(frozen=True)
class Stopped:
    """A bot that was stopped.

    Attributes:
        name: of the bot.
        reason: what it did.
        games: after how many finished games of its own.
        seed: of the game in which it was stopped.
        game: this game as text, up to the decision in question: `Game.parse` reads it.
        details: the traceback of what the bot raised; "" if it raised nothing.
    """

    name: str
    reason: str
    games: int
    seed: str
    game: str
    details: str

    def __str__(self) -> str:
        after = "in its first game" if not self.games else f"after {games_text(self.games)}"
        return f"{self.name} was stopped {after} (seed {self.seed}): {self.reason}"


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


def games_text(count: int) -> str:
    """Such as `1,000 games`."""
    return "1 game" if count == 1 else f"{count:,} games"
