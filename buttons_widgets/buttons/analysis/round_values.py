"""What every board of a solo round is worth, from one pass: for looking back at many rounds with the same dice."""

from __future__ import annotations

from ..cells import Cell
from ..rules.laying import legal_mask
from ..rules.position import Earnings, Position
from .opponents import NO_OPPONENTS
from .solver import BEST_PLAY, value_table
from .stopping_rules import Rule, rule_table


class RoundValues:
    """The worth of all sets of buttons that can be laid from a position on, in solo practice, in stars.

    The numbers are those of `solve`, whose one pass finds all of them, and keeps a few. Here all are kept: 45 MB for an
    empty board of six rows.

    Args:
        start: the position.
        rule: decides when to opt out, see `stopping_rules`; left out, the values are those of best play.

    >>> from .solver import solve
    >>> start = Position.parse("rbyg/gryb/ybry/byrg r 2")
    >>> values = RoundValues(start)
    >>> one = start.lay("1-1")
    >>> values.worth(one) == solve(one).value and abs(values.roll(one) - solve(one).roll) < 1e-12
    True
    """

    def __init__(self, start: Position, rule: Rule | None = None) -> None:
        self.start = start
        leaves = BEST_PLAY if rule is None else rule_table(start, rule)
        self._lattice, model, self._values, roll = value_table(start, NO_OPPONENTS, "stars", leaves=leaves)
        self._rolls = {start.button_mask: roll}
        self._weights = model.weights[0].tolist()

    def worth(self, position: Position) -> float:
        """What a position is worth with best play, or by the rule: one that came of the start by laying buttons."""
        return self._worth(position.button_mask)

    def after(self, position: Position, cell: Cell) -> float:
        """What a position is worth after a button more."""
        return self._worth(position.button_mask | 1 << position.grid.bit(cell))

    def roll(self, position: Position) -> float:
        """What rolling is worth."""
        buttons = position.button_mask
        if buttons not in self._rolls:
            self._rolls[buttons] = self._mean(buttons)
        return self._rolls[buttons]

    def _mean(self, buttons: int) -> float:
        """The mean over all rolls, see `solver`: the open spaces of a row, the best first, come up so often."""
        grid, mean = self.start.grid, 0.0
        open_mask = legal_mask(grid, buttons, self.start.star_mask)
        for row in grid.rows:
            cells = grid.cells_of(open_mask & row)
            best_first = sorted((self._worth(buttons | 1 << grid.bit(cell)) for cell in cells), reverse=True)
            mean += sum(float(weight) * value for weight, value in zip(self._weights, best_first, strict=False))
        return mean

    def stop(self, position: Position) -> int:
        """What opting out earns."""
        return Earnings.of(position.colour_masks, position.button_mask, position.cards).total

    def _worth(self, buttons: int) -> float:
        return float(self._values[self._lattice.rank(buttons & ~self.start.button_mask), 0])
