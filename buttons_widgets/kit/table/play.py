"""`play()` for any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rules.errors import GameError, quoted
from ..rules.names import checked_seed
from ..saving.shelf import Shelf
from .choices import Choices
from .kind import Kind
from .mover import PACES
from .players import Player, seated
from .stage import Play
from .thought import is_deciding


def play_kind(
    kind: Kind[Any, Any],
    players: Sequence[Player] | None = None,
    *,
    seed: object = None,
    pace: str | None = None,
    coach: bool | None = None,
    review: bool | None = None,
    language: str | None = None,
    shelf: Shelf | None = None,
    **options: Any,
) -> Play:
    """Play a game.

    Without players it asks who plays. A game that was cut off, say by a restarted kernel, is offered first. What is
    left out is as it was chosen last time.

    Args:
        kind: which game.
        players: clockwise: a name for a person, a bot, or a pair of a name and a bot.
        seed: decides all chance; a fresh one if left out.
        pace: of the bots: `"slow"`, `"normal"`, `"fast"` or `"once"`; at first `"normal"`.
        coach: whether the people at the table may ask what every choice is worth; at first they may.
        review: whether the end of a game offers its review, where the game has one; like `coach` if left out.
        language: of everything on the table, such as `"en"`.
        shelf: where games are kept; the usual place if left out.
        options: what else `kind.start` takes; given together with players.

    Raises:
        ValueError: the players, options, seed or pace are invalid, there are no words in the language, or it was a bot
            who called this while it decided.
    """
    if is_deciding():
        raise GameError("a bot decides in the game that it is given, and cannot open a table of its own")
    if pace is not None and (not isinstance(pace, str) or pace not in PACES):
        raise GameError(f"the pace is one of {', '.join(PACES)}, not {quoted(pace)}")
    if not isinstance(shelf, Shelf | None):
        raise GameError(f"games are kept on a Shelf, not on {quoted(shelf)}: write Shelf(folder)")
    seed = None if seed is None else checked_seed(seed)
    shelf = shelf or Shelf()
    prepared = None
    if players is not None:
        guests = seated(kind, players)
        game = kind.start([guest.name for guest in guests], seed=seed, **options)
        prepared = game, [guest.bot for guest in guests]
    words = None if language is None else kind.words(language)
    return Play(kind, Choices(kind, shelf.folder, words, pace, coach, review), shelf, prepared, seed)
