"""The exact analysis, with numpy where it is installed; without it, small questions are answered in plain Python."""

from __future__ import annotations

import sys
from typing import Final

from ...kit.rules.answer import Watch, unwatched
from ...kit.rules.errors import GameError, MissingPackageError, importing, parsed_as, quoted
from ...kit.rules.remembered import Remembered
from ..rules.position import Position
from .backward_pass.plain_pass import solve_plainly
from .lattice import count_positions
from .opponents import NO_OPPONENTS, Opponents
from .payoff import OF_GOAL, Payoff
from .solution import Goal, Solution


def _size_in_bytes(solution: Solution) -> int:
    """Roughly how much memory a solution takes up, with its position and every number in it."""
    of_float = sys.getsizeof(0.0)
    rows = (solution.waiting, *solution.after)
    return 2000 + sum(sys.getsizeof(row) + len(row) * of_float for row in rows)


MOST_PLAIN: Final = 40_000
"""Without numpy, a question that needs more values than this is not answered: it takes up to 3 seconds in a browser."""
MOST_REMEMBERED: Final = 32 * 2**20
"""How many bytes of solutions are kept, in case the same question is asked again."""


def solve(
    position: Position | str,
    opponents: Opponents | None = None,
    goal: Goal | Payoff = "stars",
    *,
    watch: Watch = unwatched,
) -> Solution:
    """Answer *roll or opt out?* and *which space?* for a position at the player's own turn, exactly.

    It is exact best play against opponents who behave as assumed. A whole empty 6×6 board takes about a tenth of a
    second, a round in progress some thousandths; with three opponents about ten times as long and, on an empty board,
    some 200 MB. Large boards are solved by all processors, up to eight of them.
    Without numba a plain pass answers small questions in a few seconds, and larger ones, which need numpy, take the
    same loops uncompiled: that is fit for late positions. Solutions are kept, so that asking again costs nothing.
    Interrupting the kernel ends it at once.

    Args:
        position: the player's board, or its text; its dice are those of the next own roll.
        opponents: who else is in, and how they behave; left out for solo practice.
        goal: `"stars"` for the most stars to expect from this round, `"win"` for the best chance that its stars can
            be placed so as to win now; a `Payoff` for the greatest worth to expect by that table.
        watch: called many times a second with the share of the work that is done, 0 to 1. What it raises ends the
            work; so a progress bar or a "Stop" button can be made.

    Raises:
        GameError: `position` is no `Position` and no text of one, `opponents` are not `Opponents`, or the goal is
            unknown.
        MissingPackageError: numpy is not installed, and the question is too large without it.

    >>> solution = solve("RbyG/gryb/ybRy/bYrg r 5")
    >>> solution.advice, round(solution.roll, 3), solution.stop
    ('opt out', 0.953, 1.0)
    """
    position = parsed_as(Position, position)
    if not isinstance(opponents, Opponents | None):
        raise GameError(f"opponents are Opponents(count, opt_out, bust) or None, not {quoted(opponents)}")
    if not isinstance(goal, Payoff) and not (isinstance(goal, str) and goal in OF_GOAL):
        raise GameError(f"the goal is 'stars' or 'win', not {quoted(goal)}")
    question = position, _who(opponents), goal
    solution = _remembered.find(question)
    if solution is None:
        solution = _solved(*question, watch)
        _remembered.keep(question, solution)
    return solution


def _who(opponents: Opponents | None) -> Opponents:
    """The opponents. With none of them in, it does not matter how they would behave, so all such are the same."""
    return NO_OPPONENTS if opponents is None or opponents.count == 0 else opponents


def _solved(position: Position, opponents: Opponents, goal: Goal | Payoff, watch: Watch) -> Solution:
    is_small = values_of(position, opponents) <= MOST_PLAIN
    try:
        from ...kit.analysis.compiling import COMPILES
        from .backward_pass.recursion import solve_by_levels
    except ImportError as error:
        if not is_small:
            raise MissingPackageError(error.name or "numpy") from error
        return solve_plainly(position, opponents, goal, watch)
    # Loops for the compiler that run uncompiled are slower than plain ones.
    by = solve_by_levels if COMPILES or not is_small else solve_plainly
    return by(position, opponents, goal, watch)


_remembered = Remembered(MOST_REMEMBERED, _size_in_bytes)


def is_solved(position: Position, opponents: Opponents | None = None, goal: Goal | Payoff = "stars") -> bool:
    """Whether `solve` remembers the answer, so that asking costs nothing."""
    return _remembered.find((position, _who(opponents), goal)) is not None


def forget_solutions() -> None:
    """Give back the memory of all solutions that are kept."""
    _remembered.forget()


def check_compiles() -> None:
    """Check that the analysis can be compiled.

    Raises:
        MissingPackageError: numpy or numba is not installed.
    """
    with importing():
        from ...kit.analysis import compiling
    compiling.check_compiles()


def values_of(position: Position, opponents: Opponents) -> int:
    """How many numbers have to be found for an answer: time and memory grow with it.

    A position has one for each number of opponents that may be in and each number of those that act before the
    player's next turn.
    """
    return count_positions(position) * (opponents.count + 1) * (opponents.count + 2) // 2
