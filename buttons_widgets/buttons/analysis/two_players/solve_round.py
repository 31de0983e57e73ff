"""A round of two players, solved as a game between them: small boards, and the last turns on large ones.

`solve` takes the other player for a pair of fixed chances. Here both boards are looked at. While both are in, a pair of
boards and the turn make a state; let p be the player in turn, q the other, and S and T their buttons:

    stars(p, S, T) = p opts out: p has the stars for S, and q goes on alone from T
                     p rolls: the mean over all rolls of one white die and k black ones of
                       p lays where it likes best among the spaces shown, then q, who sees that, takes the golden
                       space or passes, and it is q's turn; or else p is bust and has nothing, q takes the golden
                       space or passes, and goes on alone

Alone a player has two black dice fewer, and what `solve` says of solo practice is exact. Every roll adds a button or
ends the state for good, so one pass over the pairs, those with more buttons first, finds all values ("backward
induction"): no dice are hidden, and so nobody needs to mix. If both make the best of it, what is found is an
*equilibrium* at every pair: neither can gain by playing otherwise. Of choices that are equal to a player it opts out
rather than rolls, passes rather than takes, and lays in the lowest column. What is equal to one may matter to the
other; `BestPlay(against=1e-6)` shows how much.

The mean over rolls needs no list of them (see `recursion`): the gold die shows each column with the same chance, and
of the best spaces of a row the (i+1)th is the best one that the other k-1 dice show in (n-i)^(k-1) - (n-i-1)^(k-1) of
n^(k-1) ways, unless the gold die shows one as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from ....kit.analysis.compiling import check_compiles
from ....kit.rules.answer import TIE, Watch, unwatched
from ....kit.rules.errors import GameError, parsed_as, quoted
from ...rules.position import Position
from ..backward_pass.tables import Floats
from ..lattice import count_positions
from .boards import Boards, Players, Results, solve_pairs
from .plans import Advised, BestPlay, Plan, RuleOfThumb, Side, plan_of, side_of
from .solved_round import TwoPlayerRound

Player = BestPlay | Advised | RuleOfThumb | Plan

MOST_PAIRS: Final = 2_500_000
"""More pairs of boards than this are not begun: they would take more than 200 MB."""
MOST_UNCOMPILED: Final = 20_000
"""The same without numba, where that would take minutes."""


def solve_round(
    first: Position | str,
    second: Position | str,
    players: Sequence[Player] = (BestPlay(), BestPlay()),
    *,
    watch: Watch = unwatched,
) -> TwoPlayerRound:
    """Work out a round of two players exactly: who may expect how many stars, and what either does where.

    With `BestPlay` for both this is the game between them, solved; with one it is the best that a player can do against
    what the other does; with none, what the two earn together at the table. The model is in this module's own
    description. Two whole boards of 3×3 take a moment, two of 4×4 (1.5 million pairs) a few seconds and 120 MB.

    Args:
        first: the board of one player at that player's turn, or its text. Its dice are those of a roll while both are
            in.
        second: the board of the other, of the same size and with the same dice.
        players: how the two decide: `BestPlay()`, `Advised(opponents)`, `RuleOfThumb(rule)`, or what the method
            `player` of another round from the same boards returns.
        watch: as in `solve`.

    Raises:
        GameError: an argument is of the wrong kind, the boards do not fit together, or too many pairs can come up.
        MissingPackageError: numba is not installed, and there are too many pairs to do without.

    >>> ada = Position.parse("rby/gry/ybg ry 5")
    >>> bo = Position.parse("gyb/rgr/byg bg 5")
    >>> both = solve_round(ada, bo)
    >>> both.pairs, [round(stars, 3) for stars in both.values()]
    (3969, [1.0, 1.003])
    >>> advised = solve_round(ada, bo, [Advised(), BestPlay()])
    >>> advised.values()[0] <= both.values()[0]
    True
    """
    first, second = parsed_as(Position, first), parsed_as(Position, second)
    _check_boards(first, second)
    if not isinstance(players, Sequence) or len(players) != 2:
        raise GameError(f"a round has two players, such as [BestPlay(), Advised()], not {quoted(players)}")

    def at_start(_share: float) -> None:
        """The watch while each board is looked at alone, which is the smallest part of the work."""
        watch(0.0)

    sides = side_of(first), side_of(second)
    plans = plan_of(players[0], sides, 0, at_start), plan_of(players[1], sides, 1, at_start)
    boards = _boards(sides)
    together = Players(
        best=np.array([plan.best for plan in plans]),
        against=np.array([plan.against for plan in plans]),
        worth=np.stack([plan.worth for plan in plans]),
        leaves=np.stack([plan.leaves for plan in plans]),
        alone=_side_by_side([plan.alone for plan in plans]),
        golden=_side_by_side([_golden(side, plan) for side, plan in zip(sides, plans, strict=True)]),
    )
    shape = (len(sides[0].stop), len(sides[1].stop))
    results = Results(stars=np.zeros((2, 2, *shape)), roll=np.zeros((2, *shape)))
    solve_pairs(boards, together, results, watch)
    # What was filled in stands in the arrays of both together.
    filled = [
        plan._replace(worth=worth, leaves=leaves) for plan, worth, leaves in zip(plans, *together[2:4], strict=True)
    ]
    pairs = shape[0] * shape[1]
    return TwoPlayerRound((first, second), pairs, sides, (filled[0], filled[1]), (boards, together, results))


def _check_boards(first: Position, second: Position) -> None:
    """Refuse boards that do not fit together, or from which too much can come.

    Raises:
        GameError: the boards do not fit together, or too many pairs can come up.
        MissingPackageError: numba is not installed, and there are too many to do without.
    """
    if first.size != second.size:
        raise GameError(f"both boards have the same number of rows, not {first.size} and {second.size}")
    if first.black_dice != second.black_dice:
        raise GameError(
            f"both players roll the same dice while both are in, not {first.black_dice} black ones and "
            f"{second.black_dice}"
        )
    counts = count_positions(first), count_positions(second)
    pairs = counts[0] * counts[1]
    if pairs > MOST_PAIRS:
        raise GameError(
            f"the two boards can come to {counts[0]:,} × {counts[1]:,} = {pairs:,} pairs, and at most {MOST_PAIRS:,} "
            "are solved: take boards of 3 or 4 rows, or positions later in the round, with less room left"
        )
    check_compiles(pairs, MOST_UNCOMPILED)


def _boards(sides: tuple[Side, Side]) -> Boards:
    """The boards and the dice, as the passes need them."""
    n, others = sides[0].position.size, sides[0].position.black_dice - 1
    return Boards(
        more=_side_by_side([side.more for side in sides]),
        stop=_side_by_side([side.stop for side in sides]),
        better=np.array([((n - i) ** others - (n - i - 1) ** others) / n**others for i in range(n)]),
        none=np.array([(n - i) ** others / n**others for i in range(n + 1)]),
        laid=_side_by_side([np.array([mask.bit_count() for mask in side.rank], np.int64) for side in sides]),
    )


def _golden(side: Side, plan: Plan) -> Floats:
    """[rank, cell] what a player earns alone from a golden space on: it takes it if that is better."""
    laid = np.where(side.more >= 0, plan.alone[side.more], 0.0)
    passing = plan.alone[:, None]
    return np.where((side.more >= 0) & (laid > passing + TIE), laid, passing)


def _side_by_side(arrays: Sequence[np.ndarray]) -> np.ndarray:
    """Two arrays that may differ in length as one, the shorter one filled up with zeros."""
    both = np.zeros((2, max(len(array) for array in arrays), *arrays[0].shape[1:]), arrays[0].dtype)
    for seat, array in enumerate(arrays):
        both[seat, : len(array)] = array
    return both
