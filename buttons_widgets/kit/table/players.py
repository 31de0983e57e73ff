"""The players who are named in code: `play(["Ada", ("Bo", RandomBot())])`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from ..rules.errors import GameError, quoted
from ..rules.game import Bot
from .kind import Guest, Kind

Player = str | Bot | tuple[str, Bot | None]


def seated(kind: Kind[Any, Any], players: Sequence[Player]) -> list[Guest]:
    """The players that were named in code; a bot without a name is called by its function's or class's name.

    Raises:
        ValueError: the list, or one of the players in it, is invalid.
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise GameError(f"players are a list such as ['Ada', RandomBot()], not {quoted(players)}")
    guests: list[Guest] = []
    player: Any
    for player in players:
        match player:
            case str():
                guests.append(Guest(player, None))
            case (str(name), bot) if bot is None or _is_bot(bot):
                guests.append(Guest(name, bot))
            case type() | (str(), type()):
                made = player if isinstance(player, type) else player[1]
                raise GameError(f"{made.__name__} is a class of bots: write {made.__name__}(), with parentheses")
            case _ if callable(player):
                name = kind.bot_text(player).partition("(")[0]
                taken = {guest.name for guest in guests}
                number = next(n for n in count(1) if (name if n == 1 else f"{name} {n}") not in taken)
                guests.append(Guest(name if number == 1 else f"{name} {number}", player))
            case _:
                raise GameError(f"a player is a name, a bot, or a pair of both, not {quoted(player)}")
    return guests


def _is_bot(value: object) -> bool:
    return callable(value) and not isinstance(value, type)
