"""A game at a table as it is written down: with who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rules.bots import PERSON

if TYPE_CHECKING:
    from ..saving.record import Record
    from .kind import Kind
    from .session import Session


def seats_of(kind: Kind[Any, Any], session: Session[Any]) -> list[str]:
    """Who sits where, as it is written down."""
    return [PERSON if bot is None else kind.bot_text(bot) for bot in session.bots]


def record_of(kind: Kind[Any, Any], session: Session[Any], game: Any = None) -> Record:
    """A game at a table, as it is saved: with who sits where.

    Args:
        kind: which game.
        session: the game, and who sits where.
        game: an earlier state of it; the one that counts if left out.

    Raises:
        ValueError: the game cannot be written down.
    """
    return kind.write_game(session.game if game is None else game, seats_of(kind, session))
