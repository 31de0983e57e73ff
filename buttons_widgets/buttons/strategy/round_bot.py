"""The bot that plays every round exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kit.rules.bots import random_of
from ...kit.rules.errors import MissingPackageError
from ...kit.rules.game import Seat, mover_of
from ..rules.game import Game
from ..rules.moves import Move, PlaceStars
from ..rules.phase import Phase
from .star_places import best_places, line_score

if TYPE_CHECKING:
    from ..analysis.solution import Choice


class RoundBot:
    """Plays each round for the most stars: it knows what every choice is worth, to the last digit.

    It rolls or opts out, lays, and takes or leaves golden spaces as the exact analysis says, with the opponents that
    are still in; where choices are worth the same it takes any of them. Its stars go towards lines of five. It does
    not look at the others' stars, so it takes no more risk when somebody is about to win.

    A nearly empty 6×6 board would take too long: there, with its first one or two buttons and sometimes with three, it
    rolls, and lays by an estimate. How little that gives up beside the exact choice was measured, and stands in
    `estimate.json`.

    Args:
        seed: makes the bot's choices among equals the same in every run; left out, they differ.

    Raises:
        MissingPackageError: when it decides: numpy or numba is not installed.

    >>> from buttons_widgets import Game, RoundBot
    >>> RoundBot()(Game.start(["Ada", "Bo"], seed=1))
    Roll()
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random_of(seed)

    def __call__(self, game: Game) -> Move:
        """The best move for this round.

        Raises:
            GameError: no player is to move.
        """
        seat = mover_of(game)
        if game.phase is Phase.STARS:
            return self._place(game, seat)
        moves = game.legal_moves()
        if len(moves) == 1:
            return moves[0]
        check_packages()
        from .round_choices import as_move

        return as_move(self._random.choice(self._best(game, seat)))

    def _best(self, game: Game, seat: Seat) -> tuple[Choice, ...]:
        """The best choices of a round, at another moment than when stars are placed."""
        from .round_choices import choices_for_stars

        return choices_for_stars(game)

    def _place(self, game: Game, seat: Seat) -> PlaceStars:
        position = game.position(seat)
        return PlaceStars(best_places(position, lambda stars: line_score(position.grid, stars), self._random))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


def check_packages() -> None:
    """Check that what the exact analysis needs is installed.

    Raises:
        MissingPackageError: numpy or numba is not installed.
    """
    try:
        from ...kit.analysis.compiling import COMPILES
    except ImportError as error:
        raise MissingPackageError(error.name or "numpy") from error
    if not COMPILES:
        raise MissingPackageError("numba")
