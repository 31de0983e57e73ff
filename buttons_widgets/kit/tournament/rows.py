"""The lines of a tournament's table, and the bots that were stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import nan
from typing import Any, Final, NamedTuple

from ..rules.game import Bot

CONFIDENCE: Final = 0.95


class Estimate(NamedTuple):
    """A mean, and where the true one lies with 95 % confidence.

    Attributes:
        mean: from 0 to 1; `nan` if nothing was measured.
        low: the lower end of the interval; `nan` for fewer than two values.
        high: the upper end.
        values: from how many values it comes.
    """

    mean: float
    low: float
    high: float
    values: int

    def __str__(self) -> str:
        if not self.values:
            return "–"
        mean = f"{100 * self.mean:.1f} %"
        return mean if self.low != self.low else f"{mean} ({100 * self.low:.1f} to {100 * self.high:.1f})"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values from 0 to 1, with its interval by Student's t (`scipy.stats`).

    Each value is the mean of all games with the same dice, in every rotation of the seats. Such values do not depend on
    each other, whereas the games inside one do: an interval for single games, such as Wilson's, would be wrong for
    them, mostly too wide. Where all values are the same, t would give an interval without width. There it is the
    exact one of Clopper and Pearson for how often another value can come, which was seen not once.

    >>> estimate([0.5, 1, 0.5, 0.75, 1, 0.5, 0.5, 1])
    Estimate(mean=0.71875, low=0.511..., high=0.925..., values=8)
    >>> print(estimate([1.0] * 100))
    100.0 % (96.4 to 100.0)
    """
    from scipy import stats

    count = len(values)
    if not count:
        return Estimate(nan, nan, nan, 0)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, nan, nan, 1)
    if min(values) == max(values):
        unseen = stats.binomtest(0, count).proportion_ci(CONFIDENCE).high
        return Estimate(mean, float(mean * (1 - unseen)), float(mean + (1 - mean) * unseen), count)
    found = stats.ttest_1samp(values, 0.5).confidence_interval(CONFIDENCE)
    return Estimate(mean, max(0.0, float(found.low)), min(1.0, float(found.high)), count)


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
    text: str = field(repr=False)
    ask: Callable[[Bot | None], Any] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return self.text

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
