"""Bots: whatever takes a game in which it is to move and returns one of its legal moves.

A bot needs no class. This one rolls as long as it has fewer than three buttons:

    >>> from ..rules.game import Game
    >>> def careful(game: Game) -> Move:
    ...     moves = game.legal_moves()
    ...     return moves[-1] if len(game.position(game.to_move).buttons) >= 3 else moves[0]

A bot is asked only when it is to move, never for chance. What it answers is checked like a person's move; a bot that
raises or answers with something illegal is told in the table, and the game waits for somebody to decide.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from ..rules.game import Game
from ..rules.moves import Lay, Move, OptOut, Roll

Bot = Callable[[Game], Move]


class RandomBot:
    """Takes any legal move, each as likely as another.

    Args:
        seed: makes the bot's choices the same in every run; left out, they differ.

    >>> RandomBot(seed=1)(Game.start(["Ada"]))
    Roll()
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random.Random(seed)

    def __call__(self, game: Game) -> Move:
        """One of the legal moves."""
        return self._random.choice(game.legal_moves())

    def __repr__(self) -> str:
        return "RandomBot()"


class CautiousBot:
    """Opts out as soon as it has a given number of buttons; until then it rolls, and lays at random.

    It takes every golden space that it can get, and puts its stars at random.

    Args:
        buttons: with how many it opts out: at least 1.
        seed: makes the bot's choices the same in every run; left out, they differ.

    Raises:
        ValueError: `buttons` is less than 1.

    >>> CautiousBot(buttons=4)
    CautiousBot(buttons=4)
    """

    def __init__(self, buttons: int = 4, seed: int | str | None = None) -> None:
        if buttons < 1:
            raise ValueError(f"a bot opts out with at least 1 button, not {buttons}")
        self.buttons = buttons
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
        return f"CautiousBot(buttons={self.buttons})"


def bot_text(bot: Bot) -> str:
    """How a bot is written down in a saved game.

    >>> bot_text(CautiousBot(buttons=3))
    'CautiousBot(buttons=3)'
    """
    return repr(bot) if isinstance(bot, RandomBot | CautiousBot) else str(getattr(bot, "__name__", type(bot).__name__))


def bot_from_text(text: str) -> Bot | None:
    """The kit's bot that `bot_text` wrote down, or `None` for somebody's own. The text is read, never run.

    >>> bot_from_text("CautiousBot(buttons=3)")
    CautiousBot(buttons=3)
    """
    if text == repr(RandomBot()):
        return RandomBot()
    cautious = re.fullmatch(r"CautiousBot\(buttons=([1-9][0-9]?)\)", text)
    return CautiousBot(int(cautious[1])) if cautious else None
