"""The exact analysis in plain Python, for where there is no numpy, as in a browser: the same model, set after set.

See `recursion` for the model. Here the worths of a set of buttons are found when another one needs them, and kept in a
dictionary. That takes hundreds of times as long as a compiled pass, so only small questions are answered so.
"""

from __future__ import annotations

from functools import cached_property
from math import inf
from typing import Final

from ....kit.rules.answer import Watch, unwatched
from ...rules.position import Position
from ..chances import bust_chance
from ..lattice import count_positions
from ..opponents import Opponents
from ..payoff import OF_GOAL, Payoff, line_gaps, worth_of_stopping
from ..solution import Goal, Solution

_BETWEEN_LOOKS: Final = 256
"""After so many sets whoever watches is told how far the work has come."""

Worths = tuple[tuple[float, ...], ...]
"""What a set is worth: for each number of opponents that are in, while 0, 1, … of them act before the player's turn."""


def solve_plainly(position: Position, opponents: Opponents, goal: Goal | Payoff, watch: Watch = unwatched) -> Solution:
    """The answer that `recursion.solve_by_levels` gives to the same question, without numpy."""
    work = _PlainPass(position, opponents, goal if isinstance(goal, Payoff) else OF_GOAL[goal], watch)
    here = position.button_mask
    return Solution(
        position=position,
        opponents=opponents,
        goal=goal,
        roll=work.roll(here, opponents.count),
        stop=work.stop(here) if here else None,
        bust=float(bust_chance(position)),
        states=work.total,
        waiting=work.worths(here)[-1],
        after=tuple(work.worths(here | 1 << position.grid.bit(cell))[-1] for cell in position.legal_cells()),
    )


def roll_weights(position: Position, opponents: Opponents) -> list[list[float]]:
    """For each number of opponents that are in, the chances that a roll shows a row and its best, 2nd, … space.

    The spaces of a row are in order, best first. See `recursion`, whose passes are made with the same chances.
    """
    n = position.size
    dice = (opponents.dice_left(position.black_dice, still_in) for still_in in range(opponents.count + 1))
    return [[((n - i) ** k - (n - i - 1) ** k) / n ** (k + 1) for i in range(n)] for k in dice]


class _PlainPass:
    """The worths of all sets of buttons that can come up from a position on."""

    def __init__(self, position: Position, opponents: Opponents, payoff: Payoff, watch: Watch) -> None:
        self._position, self._opponents, self._payoff, self._watch = position, opponents, payoff, watch
        self._lines = line_gaps(position)
        self._known: dict[int, Worths] = {}
        self._weights = roll_weights(position, opponents)
        self._size = position.size
        self._begun = 0
        self.total = count_positions(position)

    @cached_property
    def _beside(self) -> list[int]:
        """For each space its own bit and those of the spaces beside it."""
        board = self._position.grid
        return [1 << bit | board.beside(1 << bit) for bit in range(self._size**2)]

    def stop(self, buttons: int) -> float:
        """What opting out is worth."""
        return worth_of_stopping(self._position, buttons, self._payoff, self._lines)

    def roll(self, buttons: int, still_in: int) -> float:
        """What a roll of one's own is worth while so many opponents are in."""
        return self._roll([[self.worths(laid) for laid in row] for row in self._rows(buttons)], still_in)

    def worths(self, buttons: int) -> Worths:
        """What a set is worth."""
        found = self._known.get(buttons)
        if found is None:
            if self._begun % _BETWEEN_LOOKS == 0:
                self._watch(len(self._known) / self.total)
            self._begun += 1
            found = self._known[buttons] = self._worths(buttons)
        return found

    def _worths(self, buttons: int) -> Worths:
        after = [[self.worths(laid) for laid in row] for row in self._rows(buttons)]
        each = [one for row in after for one in row]
        stop = self.stop(buttons) if buttons else -inf  # without a button nobody opts out
        found: list[tuple[float, ...]] = []
        for still_in in range(self._opponents.count + 1):
            roll = self._roll(after, still_in)
            worths = [max(stop, roll)]
            for to_act in range(1, still_in + 1):
                worths.append(self._opponent_acts(to_act, worths[-1], found[still_in - 1][to_act - 1], each, still_in))
            found.append(tuple(worths))
        return tuple(found)

    def _rows(self, buttons: int) -> list[list[int]]:
        """For each row, the sets with one button more."""
        beside, rows = self._beside, []
        free = self._position.legal_mask & ~buttons
        for start in range(0, self._size**2, self._size):
            some = free >> start & (1 << self._size) - 1
            row = []
            while some:
                bit = start + (some & -some).bit_length() - 1
                some &= some - 1
                if not beside[bit] & buttons:
                    row.append(buttons | 1 << bit)
            rows.append(row)
        return rows

    def _roll(self, after: list[list[Worths]], still_in: int) -> float:
        weights = self._weights[still_in]
        worth, laid = 0.0, 0.0
        for row in after:
            if row:
                best_first = sorted((one[still_in][still_in] for one in row), reverse=True)
                worth += sum(map(float.__mul__, best_first, weights))
                laid += sum(weights[: len(row)])
        return worth + (1 - laid) * self._payoff.bust

    def _opponent_acts(self, to_act: int, stays: float, leaves: float, each: list[Worths], still_in: int) -> float:
        """What a set is worth before an opponent acts, who may opt out, or roll and offer a golden space."""
        who, before = self._opponents, to_act - 1
        opt_out, bust = float(who.opt_out), float(who.bust)
        pass_by = (1 - bust) * stays + bust * leaves
        golden = pass_by * (self._size**2 - len(each))
        for one in each:
            golden += max(pass_by, (1 - bust) * one[still_in][before] + bust * one[still_in - 1][before])
        return opt_out * leaves + (1 - opt_out) * golden / self._size**2
