"""The strongest bot: it plays for the win of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kit.rules.game import Seat
from ..rules.game import Game
from ..rules.moves import PlaceStars
from .round_bot import RoundBot
from .star_places import best_places, line_score

if TYPE_CHECKING:
    from ..analysis.solution import Choice


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
        from .race_choices import choices_in_race

        return choices_in_race(game, seat)

    def _place(self, game: Game, seat: Seat) -> PlaceStars:
        # Late: nobody who begins a game should wait for what only this bot needs.
        from .race import best_class, rating

        position = game.position(seat)
        weights, board = rating(len(game.names)), position.grid
        return PlaceStars(
            best_places(
                position,
                lambda stars: (weights.lines[best_class(board, stars)], line_score(board, stars)),
                self._random,
            )
        )
