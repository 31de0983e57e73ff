"""The worths of a whole round, kept while it lasts.

A round only adds buttons to a board and takes opponents away. So the table that is filled for one decision holds the
worths for every later decision of the same player in the same round, and these are looked up. Only the tables used
last are kept, a fixed number of bytes; bots at several tables share them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...kit.rules.remembered import Remembered
from ..analysis.advice import Question
from ..analysis.opponents import Opponents
from ..rules.position import Position
from .race import nearer
from .round_pass import Sets, column, fill

MOST_KEPT: Final = 48 * 2**20
"""How many bytes of tables are kept."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class RoundTable:
    """The worth of every set of buttons that can come up from a position on.

    Attributes:
        sets: the sets.
        opponents: who was in at the beginning.
        stops: for each rank what opting out is worth.
        values: the worths, see `round_pass.fill`.
    """

    sets: Sets
    opponents: Opponents
    stops: Floats
    values: Floats

    def serves(self, question: Question) -> bool:
        """Whether a question is about a later state of the same round, or the same one."""
        begin, now = self.sets.position, question.position
        was, still = self.opponents, question.opponents
        if begin.button_mask & ~now.button_mask or still.count > was.count:
            return False
        if still.count and (still.opt_out, still.bust, still.dice_each) != (was.opt_out, was.bust, was.dice_each):
            return False
        return was.dice_left(begin.black_dice, still.count) == now.black_dice

    def worth(self, buttons: int, to_act: int, still_in: int) -> float:
        """What a set of buttons is worth while so many of the opponents who are still in act before the own turn."""
        return float(self.values[self._rank(buttons), column(to_act, still_in)])

    def stop(self, buttons: int) -> float:
        """What opting out is worth."""
        return float(self.stops[self._rank(buttons)])

    def _rank(self, buttons: int) -> int:
        return self.sets.lattice.rank(buttons & ~self.sets.position.button_mask)

    @property
    def bytes(self) -> int:
        """How much memory it takes up."""
        return self.sets.masks.nbytes + self.stops.nbytes + self.values.nbytes


@dataclass(frozen=True)
class Worth:
    """What the outcome of a round is worth.

    Attributes:
        name: the same for two worths only if they are the same.
        stops: what opting out is worth, for every set.
        bust: what a bust is worth.
    """

    name: Hashable
    stops: Callable[[Sets], Floats]
    bust: float = 0.0


STARS: Final = Worth("stars", lambda sets: sets.stars().astype(np.float64))
"""A round is worth the stars that it earns."""


def worth_in_race(chances: tuple[tuple[float, ...], ...], bust: float) -> Worth:
    """A round is worth the chance to win the game that it leads to.

    Args:
        chances: [earned, class] see `race.win_chances`.
        bust: the chance to win after a bust.
    """

    def stops(sets: Sets) -> Floats:
        return sets.best_lines(sets.stars(), np.array(chances), np.array(nearer()))

    return Worth(chances, stops, bust)


_kept: Final = Remembered[RoundTable](MOST_KEPT, lambda table: table.bytes)


def solved(position: Position, opponents: Opponents, worth: Worth) -> RoundTable:
    """A new table from a position on."""
    sets = Sets.of(position)
    stops = worth.stops(sets)
    return RoundTable(sets, opponents, stops, fill(sets, opponents, stops, worth.bust))


def round_table(question: Question, worth: Worth, most_values: int) -> RoundTable | None:
    """The table that answers a question: one that is kept, or else a new one.

    Args:
        question: what is to be decided. Its own goal does not count.
        worth: what the outcome of the round is worth.
        most_values: `None` is returned if a new table would need more values than this.
    """
    position, opponents = question.position, question.opponents
    key = position.colours, position.cards, worth.name
    table = _kept.find(key, lambda kept: kept.serves(question))
    if table is None and question.values <= most_values:
        table = solved(position, opponents, worth)
        _kept.keep(key, table)
    return table


def forget_tables() -> None:
    """Give back the memory of all tables that are kept."""
    _kept.forget()
