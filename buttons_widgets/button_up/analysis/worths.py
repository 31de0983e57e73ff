"""What every choice of a match is worth: the question that bots, coach, review and puzzles ask, and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ...kit.rules.game import Seat, mover_of
from ..rules.game import Game
from ..rules.moves import DECISIONS, Move, PlayFirst, PlaySecond, Sow
from ..rules.position import Position, other_colours
from .match import Score
from .solver import Goal, circles, solve


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
    def choices(self) -> tuple[Move, ...]:
        """What can be chosen."""
        return DECISIONS if self.decides else tuple(map(Sow, self.position.legal_places()))


def question_of(game: Game, goal: Goal = "margin") -> Question:
    """What the player to move has to decide.

    Raises:
        GameError: no player is to move.
    """
    position = game.sowing or Position.of_deal(game.deal or "", mover_of(game))
    decider = game.decider if game.decider is not None else 1 - game.setup.first
    return Question(position, game.sowing is None, goal, game.points if goal == "match" else (0, 0), decider)


def question_about(game: Game, goal: Goal) -> Question | None:
    """The same; `None` if chance moves or the match is over."""
    return question_of(game, goal) if isinstance(game.to_move, int) else None


def worths(question: Question) -> Mapping[Move, float]:
    """What every choice is worth to the player who decides: points, or the chance to win the match.

    >>> from buttons_widgets.button_up import Deal
    >>> game = Game.start(["Ada", "Bo"], first="Ada", seed=1).play(Deal("kkwwrkrwr"))
    >>> {str(move): worth for move, worth in worths(question_about(game, "margin")).items()}
    {'sow 3': 0, 'sow 4': 1, 'sow 8': 0}
    """
    position, asked = question.position, (question.goal, question.points, question.decider)
    solution = solve(position, *asked)
    if not question.decides:
        return {Sow(place): worth for place, worth in solution.place_values.items()}
    other = solve(position.begun_by_other(), *asked).value
    return {PlayFirst(): solution.value, PlaySecond(): -other if question.goal == "margin" else 1 - other}


@cache
def mean_worths(army: int) -> tuple[float, float]:
    """What a battle is worth on average over all deals, in points: to who is first, and to who decides that.

    >>> [round(worth, 3) for worth in mean_worths(3)]
    [0.854, 1.107]
    """
    firsts = {deal: solve(Position.of_deal(deal, "r")).value for deal in circles(army)}
    # What the second is worth is what the first is worth with the colours exchanged, to the other player.
    bests = [max(worth, -firsts[other_colours(deal)]) for deal, worth in firsts.items()]
    return sum(firsts.values()) / len(firsts), sum(bests) / len(bests)
