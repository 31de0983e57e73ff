"""What every board of a round is worth, from one pass: for looking back at a round, or at many with the same dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from ...kit.rules.answer import Watch, unwatched
from ..cells import Cell
from ..rules.laying import legal_mask
from ..rules.position import Earnings, Position
from .backward_pass.blocks import BEST_PLAY
from .backward_pass.levels import EVERY_SET, column
from .backward_pass.plain_pass import roll_weights
from .backward_pass.recursion import value_table
from .lattice import Lattice
from .opponents import NO_OPPONENTS, Opponents
from .situations import Rule
from .stopping_rules import rule_table


class RoundValues:
    """The worth of all sets of buttons that can be laid from a position on, in stars.

    The numbers are those of `solve`, whose one pass finds all of them, and keeps a few. Here all are kept, if it is not
    said which: 45 MB for an empty board of six rows in solo practice, and ten times as much with three opponents.

    Args:
        start: the position.
        rule: decides when to opt out, see `stopping_rules`; left out, the values are those of best play.
        opponents: who else is in at the start, and how they behave; none in solo practice.
        watch: see `solve`.
        asked: the masks of the sets of buttons that will be asked for, with or without a button more; left out, all
            that can come up.

    >>> from .solve import solve
    >>> start = Position.parse("rbyg/gryb/ybry/byrg r 2")
    >>> values = RoundValues(start)
    >>> one = start.lay("1-1")
    >>> values.worth(one) == solve(one).value and abs(values.roll(one) - solve(one).roll) < 1e-12
    True
    """

    def __init__(
        self,
        start: Position,
        rule: Rule | None = None,
        opponents: Opponents = NO_OPPONENTS,
        watch: Watch = unwatched,
        asked: Iterable[int] | None = None,
    ) -> None:
        self.start, self.opponents = start, opponents
        leaves = BEST_PLAY if rule is None else rule_table(start, rule)
        self._lattice, kept = Lattice(start.size, start.legal_mask), EVERY_SET
        if asked is not None:
            kept = np.array(sorted(set(map(self._rank, self._with_one_more(asked)))), np.int64)
        self._kept = kept
        self._values, roll = value_table(start, opponents, watch, leaves, kept)
        self._rolls = {(start.button_mask, opponents.count): roll}
        self._weights = roll_weights(start, opponents)

    def worth(self, position: Position, to_act: int = 0, still_in: int | None = None) -> float:
        """What a position is worth with best play, or by the rule: one that came of the start by laying buttons.

        Args:
            position: it.
            to_act: how many opponents act before the player's turn comes: 0 at the player's own turn.
            still_in: how many opponents are still in; left out, all that were in at the start.
        """
        return self._worth(position.button_mask, to_act, self._in(still_in))

    def after(self, position: Position, cell: Cell, still_in: int | None = None) -> float:
        """What a position is worth after a button more in the player's own turn, before any opponent acts."""
        count = self._in(still_in)
        return self._worth(position.button_mask | 1 << position.grid.bit(cell), count, count)

    def roll(self, position: Position, still_in: int | None = None) -> float:
        """What rolling is worth."""
        buttons, count = position.button_mask, self._in(still_in)
        if (buttons, count) not in self._rolls:
            self._rolls[buttons, count] = self._mean(buttons, count)
        return self._rolls[buttons, count]

    def _in(self, still_in: int | None) -> int:
        return self.opponents.count if still_in is None else still_in

    def _mean(self, buttons: int, still_in: int) -> float:
        """The mean over all rolls, see `recursion`: the open spaces of a row, the best first, come up so often."""
        grid, mean = self.start.grid, 0.0
        open_mask = legal_mask(grid, buttons, self.start.star_mask)
        for row in grid.rows:
            cells = grid.cells_of(open_mask & row)
            best_first = sorted(
                (self._worth(buttons | 1 << grid.bit(cell), still_in, still_in) for cell in cells), reverse=True
            )
            weights = self._weights[still_in]
            mean += sum(weight * value for weight, value in zip(weights, best_first, strict=False))
        return mean

    def stop(self, position: Position) -> int:
        """What opting out earns."""
        return Earnings.of(position.colour_masks, position.button_mask, position.cards).total

    def _with_one_more(self, asked: Iterable[int]) -> Iterator[int]:
        """Some sets of buttons, and each with any button more."""
        for buttons in asked:
            yield buttons
            open_mask = legal_mask(self.start.grid, buttons, self.start.star_mask)
            yield from (buttons | 1 << bit for bit in range(open_mask.bit_length()) if open_mask >> bit & 1)

    def _rank(self, buttons: int) -> int:
        return self._lattice.rank(buttons & ~self.start.button_mask)

    def _worth(self, buttons: int, to_act: int, still_in: int) -> float:
        place = self._rank(buttons)
        if len(self._kept):
            rank, place = place, int(np.searchsorted(self._kept, place))
            assert place < len(self._kept) and self._kept[place] == rank, "nobody has said that it would be asked for"
        return float(self._values[place, column(to_act, still_in)])
