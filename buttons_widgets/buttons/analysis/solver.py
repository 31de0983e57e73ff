"""The exact analysis of a round: roll or opt out, and which space?

The recursion
-------------

Let S be the player's buttons, m the number of opponents still in, and k(m) the black dice of the player's roll then:
as many as the position says, less `dice_each` for each opponent that has left since, and never less than the gold one.

`W(S, j, m)` is what S is worth while j of the m opponents act before the player's turn comes again. It is the turn when
j = 0:

    W(S, 0, m) = max(stop(S), roll(S, m))
    stop(S)    = the stars for opting out with S; not allowed for the empty S
    roll(S, m) = Σ over all rolls of one white and k(m) black dice, each equally likely:
                 the greatest W(S + cell, m, m) of the legal cells that the roll offers, or 0 if it offers none (bust)

After the player's lay each of the m opponents acts in turn. When j > 0 of them are yet to act, the next one opts out
with the chance `opt_out` and otherwise rolls. The golden space of its roll is any cell of the board, all equally
likely. The player takes it or leaves it before it is known whether the roller is bust, which has the chance `bust`:

    W(S, j, m) = opt_out · W(S, j-1, m-1)
                 + (1 - opt_out) · the mean over all n² cells c of max(G(S), G(S + c) if c is legal)
    G(S)       = (1 - bust) · W(S, j-1, m) + bust · W(S, j-1, m-1)

With no opponents this is solo practice, where W(S, 0, 0) is the value V(S). When the aim is to win now, stop(S) is 1
if the stars for S can be put on cells of S so that five stars lie in a line or there are twelve, and else 0. Both aims
are cases of a `Payoff`, which says what each number of stars, such a win and a bust are worth.

Each roll of the player adds a button and each golden space too, so the values of a set depend on its supersets alone
and one pass over the sets, supersets first, finds them all. The mean over the rolls needs no list of them: if the
legal cells of a row are put in order, best first, the (i+1)th is the best one shown in (n-i)^k - (n-i-1)^k of the n^k
ways that k black dice fall.

This is exact best play against opponents who behave as `Opponents` says, and no more than that: real opponents look
at their boards.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from threading import Lock
from traceback import clear_frames

import numpy as np
from numpy.typing import NDArray

from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.errors import GameError, quoted
from ..rules.position import Position, checked_position
from .blocks import BEST_PLAY
from .chances import bust_chance
from .lattice import Lattice
from .levels import EVERY_SET, NOTHING_KEPT, Model, Outcome, column, solve_levels
from .opponents import NO_OPPONENTS, Opponents
from .opting_out import line_gaps, worth_of_stopping
from .payoff import OF_GOAL, Payoff
from .solution import Goal, Solution

MOST_REMEMBERED = 32 * 2**20
"""How many bytes of solutions are kept, in case the same question is asked again."""


def solve(
    position: Position,
    opponents: Opponents | None = None,
    goal: Goal | Payoff = "stars",
    *,
    watch: Watch = unwatched,
) -> Solution:
    """Answer *roll or opt out?* and *which space?* for a position at the player's own turn, exactly.

    The model is in this module's own description. A whole empty 6×6 board takes about a tenth of a second, a round in
    progress some thousandths; with three opponents about ten times as long and, on an empty board, some 200 MB. Large
    boards are solved by all processors, up to eight of them.
    Without numba the same loops run uncompiled, which is fit for small boards and late positions. Solutions are kept,
    so that asking again costs nothing. Interrupting the kernel ends it at once.

    Args:
        position: the player's board; its dice are those of the next own roll.
        opponents: who else is in, and how they behave; left out for solo practice.
        goal: `"stars"` for the most stars to expect from this round, `"win"` for the best chance that its stars can
            be placed so as to win now; a `Payoff` for the greatest worth to expect by that table.
        watch: called many times a second with the share of the work that is done, 0 to 1. What it raises ends the
            work; so a progress bar or a "Stop" button can be made.

    Raises:
        GameError: `position` is not a `Position`, `opponents` are not `Opponents`, or the goal is unknown.

    >>> solution = solve(Position.parse("RbyG/gryb/ybRy/bYrg r 5"))
    >>> solution.advice, round(solution.roll, 3), solution.stop
    ('opt out', 0.953, 1.0)
    """
    checked_position(position)
    if not isinstance(opponents, Opponents | None):
        raise GameError(f"opponents are Opponents(count, opt_out, bust) or None, not {quoted(opponents)}")
    if not isinstance(goal, Payoff) and not (isinstance(goal, str) and goal in OF_GOAL):
        raise GameError(f"the goal is 'stars' or 'win', not {quoted(goal)}")
    question = position, _who(opponents), goal
    solution = _remembered.find(question)
    if solution is None:
        try:
            solution = _solve(*question, watch)
        except BaseException as end:
            # The pass's arrays go with its frames. IPython keeps the last traceback, and so would keep all of them.
            clear_frames(end.__traceback__)
            raise
        _remembered.keep(question, solution)
    return solution


def _who(opponents: Opponents | None) -> Opponents:
    """The opponents. With none of them in, it does not matter how they would behave, so all such are the same."""
    return NO_OPPONENTS if opponents is None or opponents.count == 0 else opponents


def value_table(
    position: Position,
    opponents: Opponents,
    goal: Goal | Payoff,
    watch: Watch = unwatched,
    leaves: NDArray[np.bool_] = BEST_PLAY,
    kept: NDArray[np.int64] = EVERY_SET,
) -> tuple[Lattice, Model, NDArray[np.float64], float]:
    """What every set of buttons is worth that can come up from a position on, or some of them.

    Args:
        position: where it begins.
        opponents: who else is in.
        goal: what the worth is.
        watch: see `solve`.
        leaves: for each rank in the lattice whether the player opts out there, whatever it is worth; with no button
            it must not. Left out, the better one is chosen. The spaces are the best ones in any case.
        kept: the ranks of the sets whose worths are asked for, in ascending order; left out, those of all.

    Returns:
        The lattice of the sets that may be added; how opponents and dice behave; for each rank in the lattice, or each
        one that is kept, and each `column` of the pass the worth; and what rolling at the position itself is worth.
    """
    lattice = Lattice(position.size, position.legal_mask)
    values = np.empty((column(0, opponents.count + 1), len(kept) or lattice.total))
    model, outcome = _pass(position, opponents, goal, watch, lattice, leaves, values, kept)
    return lattice, model, values.T, outcome.roll


def _pass(
    position: Position,
    opponents: Opponents,
    goal: Goal | Payoff,
    watch: Watch,
    lattice: Lattice,
    leaves: NDArray[np.bool_] = BEST_PLAY,
    values: NDArray[np.float64] = NOTHING_KEPT,
    kept: NDArray[np.int64] = EVERY_SET,
) -> tuple[Model, Outcome]:
    payoff, model = _payoff(goal), _model(position, opponents)
    return model, solve_levels(position, lattice, payoff, model, leaves, values, kept, watch)


def _payoff(goal: Goal | Payoff) -> Payoff:
    return goal if isinstance(goal, Payoff) else OF_GOAL[goal]


def _solve(position: Position, opponents: Opponents, goal: Goal | Payoff, watch: Watch) -> Solution:
    """Solve a position without looking at what is remembered."""
    lattice = Lattice(position.size, position.legal_mask)
    _, outcome = _pass(position, opponents, goal, watch, lattice)
    stop = worth_of_stopping(position, position.button_mask, _payoff(goal), line_gaps(position))
    return Solution(
        position=position,
        opponents=opponents,
        goal=goal,
        roll=outcome.roll,
        stop=stop if position.button_mask else None,
        bust=float(bust_chance(position)),
        states=lattice.total,
        waiting=outcome.after(0),
        after=tuple(outcome.after(1 << position.grid.bit(cell)) for cell in position.legal_cells()),
    )


def _model(position: Position, opponents: Opponents) -> Model:
    """What opponents and dice do, as the backward pass needs it."""
    n = position.size
    dice = [opponents.dice_left(position.black_dice, still_in) for still_in in range(opponents.count + 1)]
    return Model(
        opt_out=float(opponents.opt_out),
        bust=float(opponents.bust),
        weights=np.array([[((n - i) ** k - (n - i - 1) ** k) / n ** (k + 1) for i in range(n)] for k in dice]),
    )


class _Remembered:
    """The solutions that were asked for last, as many as fit into a number of bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._kept: OrderedDict[object, tuple[Solution, int]] = OrderedDict()
        self._lock = Lock()  # a coach may ask from a thread

    def find(self, question: object) -> Solution | None:
        with self._lock:
            if question not in self._kept:
                return None
            self._kept.move_to_end(question)
            return self._kept[question][0]

    def keep(self, question: object, solution: Solution) -> None:
        size = _size_in_bytes(solution)
        with self._lock:
            self.bytes += size - self._kept.pop(question, (solution, 0))[1]
            self._kept[question] = (solution, size)
            while self.bytes > self.most:
                _, (_, dropped) = self._kept.popitem(last=False)
                self.bytes -= dropped

    def forget(self) -> None:
        with self._lock:
            self._kept.clear()
            self.bytes = 0


def _size_in_bytes(solution: Solution) -> int:
    """Roughly how much memory a solution takes up, with its position and every number in it."""
    of_float = sys.getsizeof(0.0)
    rows = (solution.waiting, *solution.after)
    return 2000 + sum(sys.getsizeof(row) + len(row) * of_float for row in rows)


_remembered = _Remembered(MOST_REMEMBERED)


def is_solved(position: Position, opponents: Opponents | None = None, goal: Goal | Payoff = "stars") -> bool:
    """Whether `solve` remembers the answer, so that asking costs nothing."""
    return _remembered.find((position, _who(opponents), goal)) is not None


def forget_solutions() -> None:
    """Give back the memory of all solutions that are kept."""
    _remembered.forget()
