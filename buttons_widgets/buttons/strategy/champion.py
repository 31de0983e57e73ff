"""The strongest bot: it plays for the win of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kit.rules.game import Seat
from ..analysis.solution import OPT_OUT, Choice
from ..rules.game import Game
from ..rules.moves import PlaceStars
from ..rules.position import Position
from .estimate import estimate
from .race import Rating, best_class, class_to_come, others_of, rating, win_chances
from .round_bot import RoundBot, asked, best_choices
from .star_places import best_places, line_score

MOST_VALUES: Final = 1_500_000
"""A question that needs more values than this is answered by the estimate. So many take about a tenth of a second."""

STARS_OF_LINE: Final = 1.5
"""How many stars one unit of a line's rating counts for, where the first buttons are laid by a rough guess."""

STARS_GUESSED: Final = 3
"""So many stars a round that goes well earns."""


class ChampionBot(RoundBot):
    """Plays for the win of the game, not for stars: it knows the race, and lays its buttons where it needs stars.

    For every way in which its round can end it knows the chance to win the game (see `race`): by its stars and by its
    best line of five, beside those of all others, the stars among them that players who have left will place. The
    exact analysis of the round then counts these chances in place of stars. So it is bold when it is behind or when
    somebody is about to win, takes a sure win at once, and goes for the spaces of its lines. Its stars go where its
    chances are best.

    What it does not know: how the others' boards change while the round goes on, and what they would do about it.

    Args:
        seed: makes the bot's choices among equals the same in every run; left out, they differ.

    Raises:
        MissingPackageError: when it decides: numpy or numba is not installed.

    >>> from buttons_widgets import ChampionBot, Game
    >>> ChampionBot()(Game.start(["Ada", "Bo"], seed=1))
    Roll()
    """

    def _best(self, game: Game, seat: Seat) -> tuple[Choice, ...]:
        if len(game.names) == 1:  # nobody to race against: more stars a round are the quickest way
            return super()._best(game, seat)
        from .round_tables import round_table, worth_in_race

        question = asked(game)
        position, weights = question.position, rating(len(game.names))
        now = best_class(position.grid, position.star_mask)
        chances = win_chances(len(position.stars), others_of(game, seat))
        table = round_table(question, worth_in_race(chances, chances[0][now]), MOST_VALUES)
        if table is None and not question.cells and _is_sure(position, chances):
            return (OPT_OUT,)
        return best_choices(question, table, lambda after: _rough(after, question.opponents.count, weights))

    def _place(self, game: Game, seat: Seat) -> PlaceStars:
        position = game.position(seat)
        weights, board = rating(len(game.names)), position.grid
        return PlaceStars(
            best_places(
                position,
                lambda stars: (weights.lines[best_class(board, stars)], line_score(board, stars)),
                self._random,
            )
        )


def _rough(position: Position, opponents: int, weights: Rating) -> float:
    """Roughly what a nearly empty board is worth, in stars: those to expect, and the line that some would lead to."""
    return estimate(position, opponents) + STARS_OF_LINE * weights.lines[class_to_come(position, STARS_GUESSED)]


def _is_sure(position: Position, chances: Sequence[Sequence[float]]) -> bool:
    """Whether opting out wins for certain."""
    earned = position.stars_for_opting_out()
    return chances[earned][class_to_come(position, earned)] == 1
