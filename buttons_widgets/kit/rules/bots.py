"""A bot that plays every game of the kit, one that weighs what its moves are worth, and how bots are written down."""

from __future__ import annotations

import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping
from inspect import signature
from typing import Any, Final, Generic, TypeVar

from .answer import is_tie
from .errors import GameError, quoted
from .game import Bot, Game
from .numbers import whole_number

M = TypeVar("M", bound=Hashable)

PERSON: Final = "person"
"""Stands for a person where bots are named by a text."""

_NUMBER = r"[0-9]{1,9}(?:\.[0-9]{1,20})?(?:e-[0-9]{1,3})?"
_WRITTEN = re.compile(rf"(\w+)\((?:(\w+)=({_NUMBER}))?\)")


def check_is_made(bot: object) -> None:
    """Raise a `GameError` if this is the class of a bot, as people write it who leave out the parentheses."""
    if isinstance(bot, type):
        raise GameError.of(
            "refused-bot-class", "{name} is a class of bots: write {name}(), with parentheses", name=bot.__name__
        )


class RandomBot:
    """Makes any legal move, each as likely as another, in any game of the kit.

    Args:
        seed: makes the bot's choices the same in every run; left out, they differ.

    Raises:
        GameError: the seed is neither a whole number nor a text.

    >>> from types import SimpleNamespace
    >>> RandomBot(seed=1)(SimpleNamespace(legal_moves=lambda: ["the only move"]))
    'the only move'
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random_of(seed)

    def __call__(self, game: Game[M]) -> M:
        """One of the legal moves."""
        return self._random.choice(game.legal_moves())

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class WorthBot(ABC, Generic[M]):
    """Makes a move that it thinks is worth the most; of moves that are worth as much as each other it takes any.

    Args:
        seed: makes the bot's choices the same in every run; left out, they differ.

    Raises:
        GameError: the seed is neither a whole number nor a text.

    >>> class Greedy(WorthBot[str]):
    ...     def worths(self, game):
    ...         return {move: len(move) for move in game.legal_moves()}
    >>> from types import SimpleNamespace
    >>> Greedy()(SimpleNamespace(legal_moves=lambda: ["one", "three"]))
    'three'
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = random_of(seed)

    @abstractmethod
    def worths(self, game: Any) -> Mapping[M, float]:
        """What it thinks that every legal move is worth to the player who makes it; an `Estimate` has its error."""

    def __call__(self, game: Any) -> M:
        """One of the moves that it thinks are worth the most."""
        worths = self.worths(game)
        most = max(worths.values())
        return self._random.choice([move for move, worth in worths.items() if is_tie(most, worth)])

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


def random_of(seed: object) -> random.Random:
    """A bot's own random numbers: the same for the same seed, and others in every run without one.

    Raises:
        GameError: the seed is neither a whole number nor a text.

    >>> random_of(1).random() == random_of(1).random()
    True
    """
    if seed is None or isinstance(seed, str | int):
        return random.Random(seed)
    number = whole_number(seed)
    if number is None:
        raise GameError(f"the seed of a bot is a whole number or a text, not {quoted(seed)}")
    return random.Random(number)


def can_be_called(function: Callable[..., Any], *arguments: Any) -> bool:
    """Whether a function can be called with so many arguments; yes where Python cannot tell.

    >>> can_be_called(lambda game: None, "a game"), can_be_called(lambda: None, "a game"), can_be_called(min, 1)
    (True, False, True)
    """
    try:
        signature(function).bind(*arguments)
    except TypeError:
        return False
    except Exception:  # a built-in function does not say what it takes, and what others say may be foreign code
        return True
    return True


def bot_text(bot: Bot, own: Collection[type]) -> str:
    """How a bot is written down in a saved game; `parse_bot` reads it.

    One of the game's own is written as its `repr`, with its settings, any other as the name of its function or class.
    A class derived from one of the game's own is another bot.

    >>> bot_text(RandomBot(), own=[RandomBot]), bot_text(min, own=[RandomBot])
    ('RandomBot()', 'min')
    """
    return repr(bot) if type(bot) in own else str(getattr(bot, "__name__", type(bot).__name__))


def parse_bot(text: str, own: Collection[type]) -> Bot | None:
    """The bot that `bot_text` wrote down, or `None` if it is not one of the game's own.

    The text is read, never run: it is `Name()` or `Name(argument=number)`, with the name of one of the classes and a
    number such as `4` or `0.25`.

    >>> parse_bot("RandomBot()", own=[RandomBot])
    RandomBot()
    """
    written = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
    if written is None:
        return None
    name, argument, number = written.groups()
    for kind in own:
        if kind.__name__ == name:
            try:
                bot: Bot = kind(**{argument: int(number) if number.isdigit() else float(number)} if argument else {})
            except (TypeError, ValueError):  # it takes no such argument, or not this number
                return None
            return bot if repr(bot) == text else None
    return None
