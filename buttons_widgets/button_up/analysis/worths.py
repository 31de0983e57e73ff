"""What every choice of a match is worth: the question that bots, coach, review and puzzles ask, and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...kit.arena.review import Decision, Review
from ...kit.arena.round_log import review_by_worths
from ...kit.rules.answer import Answer, Watch, unwatched
from ...kit.rules.game import Seat
from ..rules.game import Game, Phase
from ..rules.moves import Deal, Move, PlayFirst, Sow
from ..rules.position import Position
from .match import Score
from .solver import Goal, circles, solve

FIRST = "first"
SECOND = "second"

Choice = int | str
"""A place to sow from, `FIRST` or `SECOND`."""


@dataclass(frozen=True)
class Question:
    """A decision, with everything that its answer depends on.

    Attributes:
        position: the piles, with who is to sow; of a circle whose first player is to be decided, with the decider.
        decides: whether it is to be decided who is first.
        goal: what counts.
        points: of red and of black, before the battle; (0, 0) if only the margin counts.
        decider: who decides next if the battle is drawn at equal points.
    """

    position: Position
    decides: bool
    goal: Goal
    points: Score
    decider: Seat

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What can be chosen."""
        return (FIRST, SECOND) if self.decides else self.position.legal_places()


def question_about(game: Game, goal: Goal) -> Question | None:
    """What the player to move has to decide; `None` if chance moves or the match is over."""
    seat = game.to_move
    if not isinstance(seat, int):
        return None
    decides = game.phase is Phase.DECIDE
    position = Position.of_deal(game.deal or "", seat) if decides else game.position
    assert position is not None
    decider = game.decider if game.decider is not None else 1 - game.setup.first
    return Question(position, decides, goal, game.points if goal == "match" else (0, 0), decider)


def choice_of(move: Move) -> Choice:
    """The choice that a move makes.

    Raises:
        ValueError: chance makes it.
    """
    if isinstance(move, Deal):
        raise ValueError(f"{move} is no decision")
    return move.place if isinstance(move, Sow) else FIRST if isinstance(move, PlayFirst) else SECOND


def worths(question: Question) -> Mapping[Choice, float]:
    """What every choice is worth to the player who decides: points, or the chance to win the match.

    >>> from buttons_widgets.button_up import Deal
    >>> game = Game.start(["Ada", "Bo"], first="Ada", seed=1).play(Deal("kkwwrkrwr"))
    >>> dict(worths(question_about(game, "margin")))
    {3: 0, 4: 1, 8: 0}
    """
    position, asked = question.position, (question.goal, question.points, question.decider)
    if not question.decides:
        return dict(solve(position, *asked).place_values.items())
    first = solve(position, *asked).value
    other = solve(Position(position.piles, "k" if position.mover == "r" else "r"), *asked).value
    return {FIRST: first, SECOND: -other if question.goal == "margin" else 1 - other}


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

    >>> from buttons_widgets.button_up import CHANCE
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
