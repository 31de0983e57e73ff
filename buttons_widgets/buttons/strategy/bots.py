"""The bots for BUTTONS.

A bot is a function that takes a game in which it is to move and returns one of its legal moves. It needs no class.
This one rolls as long as it has fewer than three buttons:

    >>> def careful(game):
    ...     moves = game.legal_moves()
    ...     return moves[-1] if len(game.position(game.to_move).buttons) >= 3 else moves[0]
    >>> from buttons_widgets import Game
    >>> careful(Game.start(["Ada"]))
    Roll()

A bot is asked only when it is to move, never for chance. Its answer is checked like a person's move. If a bot raises
an error or its answer is illegal, the table reports it and the game waits for a person to decide.
"""

from __future__ import annotations

import random

from ...kit.rules.errors import GameError, quoted
from ...kit.rules.numbers import whole_number
from ..rules.game import Game
from ..rules.moves import Lay, Move, OptOut, Roll


class CautiousBot:
    """Opts out as soon as it has a given number of buttons; until then it rolls, and lays at random.

    It takes every golden space that it can get, and puts its stars at random.

    Args:
        buttons: with how many it opts out: at least 1.
        seed: makes the bot's choices the same in every run; left out, they differ.

    Raises:
        GameError: `buttons` is not a whole number, or less than 1.

    >>> from buttons_widgets import CautiousBot
    >>> CautiousBot(buttons=4)
    CautiousBot(buttons=4)
    """

    def __init__(self, buttons: int = 4, seed: int | str | None = None) -> None:
        number = whole_number(buttons)
        if number is None or number < 1:
            raise GameError(f"a bot opts out with at least 1 button, not {quoted(buttons)}")
        self.buttons = number
        self._random = random.Random(seed)

    def __call__(self, game: Game) -> Move:
        """Opt out if there are enough buttons or no more room; else roll; else lay; else put the stars anywhere."""
        moves = game.legal_moves()
        seat = game.to_move
        assert isinstance(seat, int)
        position = game.position(seat)
        # With no space left the next roll would lose them all, however few they are.
        if OptOut() in moves and (len(position.buttons) >= self.buttons or not position.legal_mask):
            return OptOut()
        if Roll() in moves:
            return Roll()
        return self._random.choice([move for move in moves if isinstance(move, Lay)] or moves)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(buttons={self.buttons})"
