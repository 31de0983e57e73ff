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

from numbers import Real

from ...kit.rules.bots import random_of
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.numbers import whole_number
from ..rules.game import Game
from ..rules.moves import Move
from .strategy import Golden, Laying, Leaving, Placing, Strategy


class StrategyBot:
    """Plays by a strategy of one's own.

    Args:
        strategy: the rules by which it plays.
        seed: makes the bot's choices the same in every run; left out, they differ.

    Raises:
        GameError: `strategy` is not a `Strategy`.

    >>> from buttons_widgets import Strategy, StrategyBot
    >>> bot = StrategyBot(Strategy("stars", 2, laying="room"), seed=1)
    >>> from buttons_widgets import Game
    >>> bot(Game.start(["Ada"]))
    Roll()
    """

    strategy: Strategy

    def __init__(self, strategy: Strategy, seed: int | str | None = None) -> None:
        if not isinstance(strategy, Strategy):
            raise GameError(f"a bot plays by a Strategy, not {quoted(strategy)}: write Strategy('stars', 2), say")
        self.strategy = strategy
        self._random = random_of(seed)

    def __call__(self, game: Game) -> Move:
        """The move that the strategy makes."""
        return self.strategy.move(game, self._random.randrange)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.strategy!r})"


class CautiousBot(StrategyBot):
    """Opts out as soon as it has a given number of buttons; until then it rolls, and lays at random.

    It takes every golden space that it can get, and puts its stars at random. With no open space left it opts out
    however few buttons it has, because the next roll would lose them all.

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
        strategy = Strategy(Leaving.BUTTONS, number, Laying.RANDOM, Golden.ALWAYS, Placing.RANDOM)
        super().__init__(strategy, seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(buttons={self.buttons})"


class GamblerBot(StrategyBot):
    """Rolls until its next roll would be bust with more than a given chance, whatever it has earned by then.

    It lays where one more roll is worth the most to it and much room stays, takes every golden space that it can get,
    and puts its stars in line.

    Args:
        bust: the greatest chance to be bust that it takes: at least 0 and less than 1.
        seed: makes the bot's choices the same in every run; left out, they differ.

    Raises:
        GameError: `bust` is no such chance.

    >>> from buttons_widgets import GamblerBot
    >>> GamblerBot(bust=0.25)
    GamblerBot(bust=0.25)
    """

    def __init__(self, bust: float = 0.25, seed: int | str | None = None) -> None:
        if isinstance(bust, bool) or not isinstance(bust, Real) or not 0 <= bust < 1:
            raise GameError(f"a gambler takes a chance from 0 to less than 1 to be bust, not {quoted(bust)}")
        self.bust: float = float(bust)
        super().__init__(Strategy(Leaving.BUST, self.bust), seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(bust={self.bust!r})"


class OneStepBot(StrategyBot):
    """Rolls while the next roll alone pays: while one more button and opting out then is worth more than opting out.

    It weighs the stars of every outcome of the next roll, best laid, against those that it has for sure, and looks no
    further (see `strategy` for the formula). It lays where it is then worth the most, takes a golden space unless that
    lowers its worth, and puts its stars in line.

    Args:
        seed: makes the bot's choices the same in every run; left out, they differ.

    >>> from buttons_widgets import OneStepBot
    >>> OneStepBot()
    OneStepBot()
    """

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(Strategy(Leaving.ONE_ROLL, golden=Golden.STARS), seed)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"
