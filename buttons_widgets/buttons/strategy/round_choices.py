"""What a bot that knows the exact worth of a round chooses, and what it does where a board is too large for that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ...kit.rules.answer import TIE
from ..analysis.advice import Assumptions, Question, question_about
from ..analysis.solution import OPT_OUT, PASS, ROLL, Choice
from ..rules.game import Game
from ..rules.moves import Lay, Move, OptOut, Pass, Roll
from ..rules.position import Position
from .estimate import estimate
from .round_tables import STARS, RoundTable, round_table

MOST_VALUES: Final = 1_000_000
"""A question that needs more values than this is answered by the estimate. So many take some hundredths of a second."""


def asked(game: Game) -> Question:
    """What the player to move has to decide in its round, with opponents who behave as usual."""
    question = question_about(game, Assumptions())
    assert question is not None
    return question


def choices_for_stars(game: Game) -> tuple[Choice, ...]:
    """The choices of the player to move that bring the most stars in this round."""
    question = asked(game)
    table = round_table(question, STARS, MOST_VALUES)
    return best_choices(question, table, lambda position: estimate(position, question.opponents.count))


def best_choices(
    question: Question, table: RoundTable | None, guess: Callable[[Position], float]
) -> tuple[Choice, ...]:
    """The choices of a question that are worth the most; where rolling and opting out are tied, to opt out.

    Args:
        question: the question.
        table: what everything is worth, or `None` if the board is too large for that.
        guess: what a position is worth about; asked only without a table, and then the player rolls.
    """
    position, still_in = question.position, question.opponents.count

    def worth(after: Position, to_act: int) -> float:
        return guess(after) if table is None else table.worth(after.button_mask, to_act, still_in)

    if question.cells:
        to_act = still_in if question.golden is None else question.to_act
        worths: dict[Choice, float] = {cell: worth(position.lay(cell), to_act) for cell in question.cells}
        if question.golden is not None:
            worths[PASS] = worth(position, to_act)
        best = max(worths.values())
        return tuple(choice for choice, value in worths.items() if best - value <= TIE)
    if table is None:
        return (ROLL,)
    # The worth of a position before a decision is that of the better choice.
    return (ROLL,) if worth(position, 0) > table.stop(position.button_mask) + TIE else (OPT_OUT,)


def as_move(choice: Choice) -> Move:
    """The move that makes a choice.

    >>> as_move("opt out"), as_move((1, 2))
    (OptOut(), Lay(cell=(1, 2)))
    """
    of_name: dict[Choice, Move] = {ROLL: Roll(), OPT_OUT: OptOut(), PASS: Pass()}
    return of_name[choice] if isinstance(choice, str) else Lay(choice)
