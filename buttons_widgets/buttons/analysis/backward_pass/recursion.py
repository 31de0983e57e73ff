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

from traceback import clear_frames

import numpy as np
from numpy.typing import NDArray

from ....kit.rules.answer import Watch, unwatched
from ...rules.position import Position
from ..chances import bust_chance
from ..lattice import Lattice, lattice_of
from ..opponents import Opponents
from ..payoff import OF_GOAL, Payoff, line_gaps, worth_of_stopping
from ..solution import Goal, Solution
from .blocks import BEST_PLAY
from .levels import EVERY_SET, NOTHING_KEPT, Model, Outcome, column, solve_levels
from .plain_pass import roll_weights


def solve_by_levels(position: Position, opponents: Opponents, goal: Goal | Payoff, watch: Watch) -> Solution:
    """The answer to a question that `solve.solve` has checked and does not remember; the arguments are the same."""
    try:
        return _solve(position, opponents, goal, watch)
    except BaseException as end:
        # The pass's arrays go with its frames. IPython keeps the last traceback, and so would keep all of them.
        clear_frames(end.__traceback__)
        raise


def value_table(
    position: Position,
    opponents: Opponents,
    watch: Watch = unwatched,
    leaves: NDArray[np.bool_] = BEST_PLAY,
    kept: NDArray[np.int64] = EVERY_SET,
) -> tuple[NDArray[np.float64], float]:
    """How many stars every set of buttons is worth that can come up from a position on, or some of them.

    Args:
        position: where it begins.
        opponents: who else is in.
        watch: see `solve.solve`.
        leaves: for each rank in the lattice whether the player opts out there, whatever it is worth; with no button
            it must not. Left out, the better one is chosen. The spaces are the best ones in any case.
        kept: the ranks of the sets whose worths are asked for, in ascending order; left out, those of all.

    Returns:
        For each rank in the lattice of the sets that may be added, or each one that is kept, and each `column` of the
        pass the worth; and what rolling at the position itself is worth.
    """
    lattice = lattice_of(position)
    values = np.empty((column(0, opponents.count + 1), len(kept) or lattice.total))
    outcome = _pass(position, lattice, opponents, OF_GOAL["stars"], watch, leaves, values, kept)
    return values.T, outcome.roll


def _pass(
    position: Position,
    lattice: Lattice,
    opponents: Opponents,
    payoff: Payoff,
    watch: Watch,
    leaves: NDArray[np.bool_] = BEST_PLAY,
    values: NDArray[np.float64] = NOTHING_KEPT,
    kept: NDArray[np.int64] = EVERY_SET,
) -> Outcome:
    weights = np.array(roll_weights(position, opponents))
    model = Model(float(opponents.opt_out), float(opponents.bust), weights)
    return solve_levels(position, lattice, payoff, model, leaves, values, kept, watch)


def _solve(position: Position, opponents: Opponents, goal: Goal | Payoff, watch: Watch) -> Solution:
    lattice, payoff = lattice_of(position), goal if isinstance(goal, Payoff) else OF_GOAL[goal]
    outcome = _pass(position, lattice, opponents, payoff, watch)
    stop = worth_of_stopping(position, position.button_mask, payoff, line_gaps(position))
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
