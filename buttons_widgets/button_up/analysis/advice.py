"""What every choice of a match is worth: the questions that the coach and the review ask, and their answers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...kit.rules.game import Seat
from ..rules.game import Game, Phase
from ..rules.moves import Deal, Move, PlayFirst, Sow
from ..rules.position import Position
from .match import Score
from .solver import Goal, solve

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
