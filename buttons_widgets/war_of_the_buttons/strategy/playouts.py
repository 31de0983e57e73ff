"""The bot for War of the Buttons that plays games on. The simulator knows the other bots, and this one needs it."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nlargest
from typing import Final

from ...kit.rules.errors import MissingPackageError
from ..rules.game import Game
from ..rules.moves import Move
from .bots import WatchfulBot

SHORTLIST: Final = 16
"""From so many moves `PlayoutBot` plays on."""


class PlayoutBot(WatchfulBot):
    """Plays the game on from its best moves, some thousand times, and takes the one with which it wins most.

    Those are the moves that `WatchfulBot` likes best, and that bot plays on in every seat. A move that falls behind is
    played on no further. A decision takes some tenths of a second. Without numba it is a `WatchfulBot`.

    >>> from buttons_widgets.war_of_the_buttons import CHANCE, Game, PlayoutBot
    >>> game = Game.start(["Ada", "Bo"], seed="greedy")
    >>> while game.to_move is CHANCE:
    ...     game = game.play(game.chance_move())
    >>> PlayoutBot(seed=1)(game) in game.legal_moves()
    True
    """

    def worths(self, game: Game) -> Mapping[Move, float]:
        """The share of the games that it wins after each of the best moves."""
        weighed = super().worths(game)
        best = nlargest(SHORTLIST, weighed, key=lambda move: weighed[move])
        try:
            # Late: it brings numpy.
            from .simulator import Playouts

            played = Playouts(game, str(self._random.random()), best).shares() if len(best) > 1 else {}
        except (ImportError, MissingPackageError):
            played = {}
        return {move: share + 1e-9 * weighed[move] for move, share in played.items()} or weighed
