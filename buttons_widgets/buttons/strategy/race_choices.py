"""What the bot that plays for the win of the game chooses in a round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kit.rules.game import Seat
from ..analysis.solution import OPT_OUT, Choice
from ..rules.game import Game
from ..rules.position import Position
from .estimate import estimate
from .race import Rating, best_class, class_to_come, others_of, rating, win_chances
from .round_choices import asked, best_choices
from .round_tables import round_table, worth_in_race

MOST_VALUES: Final = 1_500_000
"""A question that needs more values than this is answered by the estimate. So many take about a tenth of a second."""

STARS_OF_LINE: Final = 1.5
"""How many stars one unit of a line's rating counts for, where the first buttons are laid by a rough guess."""

STARS_GUESSED: Final = 3
"""So many stars a round that goes well earns."""


def choices_in_race(game: Game, seat: Seat) -> tuple[Choice, ...]:
    """The choices with which a player wins the game most often, beside at least one other player."""
    question = asked(game)
    position, weights = question.position, rating(len(game.names))
    now = best_class(position.grid, position.star_mask)
    chances = win_chances(len(position.stars), others_of(game, seat))
    table = round_table(question, worth_in_race(chances, chances[0][now]), MOST_VALUES)
    if table is None and not question.cells and _is_sure(position, chances):
        return (OPT_OUT,)
    return best_choices(question, table, lambda after: _rough(after, question.opponents.count, weights))


def _rough(position: Position, opponents: int, weights: Rating) -> float:
    """Roughly what a nearly empty board is worth, in stars: those to expect, and the line that some would lead to."""
    return estimate(position, opponents) + STARS_OF_LINE * weights.lines[class_to_come(position, STARS_GUESSED)]


def _is_sure(position: Position, chances: Sequence[Sequence[float]]) -> bool:
    """Whether opting out wins for certain."""
    earned = position.stars_for_opting_out()
    return chances[earned][class_to_come(position, earned)] == 1
