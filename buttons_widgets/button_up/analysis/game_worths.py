"""The worth of every moment of a match to one of its players, and from it the review of the match.

A battle is worth to a player the points by which its army ends higher, by best play of both from that moment on; before
the circle is dealt, their mean over all deals. Nothing but the deal is chance, so every decision's cost is exact: it is
a whole number of points. The match itself is not counted: near its end a point may be worth more, or nothing.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kit.arena.review import Decision, Review
from ...kit.arena.round_log import review_by_worths
from ...kit.rules.answer import Answer, Watch, unwatched
from ...kit.rules.game import Seat
from ..rules.game import Game, Phase
from ..rules.position import Position
from .advice import choice_of, question_about, worths
from .solver import circles, solve

SOW: Final = "sow"
FIRST_OR_SECOND: Final = "first"
KINDS: Final = (SOW, FIRST_OR_SECOND)
"""The kinds of decisions: which pile, and who is first."""

THRESHOLDS: Final = (1.0, 2.0, 3.0)
"""What a decision costs at least, in points, that is marked ?!, ? and ??.

GNU Backgammon calls a play doubtful, bad or very bad that gives up 2, 4 or 8 per cent of what is between losing and
winning. Between 0 : 15 and 15 : 0 that is 0.6, 1.2 and 2.4 points; costs are whole points.
"""


def review_of(game: Game, seat: Seat, watch: Watch = unwatched) -> Review:
    """The review of a match for one of its players, as far as it has gone.

    Args:
        game: the match.
        seat: whose decisions are reviewed.
        watch: called after every battle with the share that is done; what it raises ends the work.

    >>> game = Game.start(["Ada", "Bo"], seed=1)
    >>> for _ in range(30):
    ...     game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    >>> review = review_of(game, 0)
    >>> abs(review.start + review.luck + review.others - review.cost - review.result) < 1e-9
    True
    """
    return review_by_worths(game, seat, _decision, _worth, _lead, THRESHOLDS, watch)


def _decision(before: Game, after: Game, ply: int) -> Decision:
    """What the player to move decided."""
    question = question_about(before, "margin")
    assert question is not None and after.last_move is not None
    values, kind = worths(question), FIRST_OR_SECOND if question.decides else SOW
    return Decision(ply, kind, choice_of(after.last_move), Answer.of(values), question, forced=len(values) < 2)


def _worth(game: Game, seat: Seat) -> float:
    """What the battle is worth to a player."""
    if game.phase is Phase.DEAL:
        decider = game.decider
        for_first, for_decider = mean_worths(game.setup.army)
        who, worth = (game.setup.first, for_first) if decider is None else (decider, for_decider)
        return worth if who == seat else -worth
    question = question_about(game, "margin")
    assert question is not None
    best = max(worths(question).values())
    return best if game.to_move == seat else -best


def _lead(game: Game, seat: Seat) -> float:
    """By how many points a player's army was higher in the last battle."""
    margin = game.battles[-1].margin
    return -margin if seat else margin


@cache
def mean_worths(army: int) -> tuple[float, float]:
    """What a battle is worth on average over all deals, in points: to who is first, and to who decides that.

    >>> [round(worth, 3) for worth in mean_worths(3)]
    [0.854, 1.107]
    """
    firsts = {deal: solve(Position.of_deal(deal, "r")).value for deal in circles(army)}
    # What the second is worth is what the first is worth with the colours exchanged, to the other player.
    exchanged = str.maketrans("rk", "kr")
    bests = [max(worth, -firsts[deal.translate(exchanged)]) for deal, worth in firsts.items()]
    return sum(firsts.values()) / len(firsts), sum(bests) / len(bests)
