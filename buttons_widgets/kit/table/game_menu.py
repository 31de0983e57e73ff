"""The menu of one game at one table: what its buttons do with that game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..language.words import Words
from ..rules.bots import PERSON
from ..saving.saved_games import SavedGames
from .choices import Choices
from .kind import Kind
from .menu import Errands, Menu
from .mover import PACES
from .open_box import Doors
from .save_box import Savings
from .session import Session
from .unfinished import described

if TYPE_CHECKING:
    from ..saving.record import Record
    from .table import Table


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


def game_menu(
    kind: Kind[Any, Any],
    session: Session[Any],
    words: Words,
    table: Callable[[], Table],
    *,
    choices: Choices,
    saved_games: SavedGames,
    doors: Doors,
    leave: Callable[[], None],
    kept: str,
) -> Menu:
    """A menu for a game.

    Args:
        kind: which game.
        session: the game, and who sits where.
        words: the language.
        table: the table at which the game is played; not asked for before a button is pressed.
        choices: where the pace is chosen.
        saved_games: where the game is saved by name.
        doors: how another game is opened.
        leave: leaves the game and prepares another.
        kept: where the game is kept after every move, in words.
    """

    def set_pace(pace: str) -> None:
        table().set_pace(pace)
        choices.set_pace(pace)

    def download(name: str) -> None:
        # Late: so that only whoever saves imports what writes it.
        from ..saving.record import write_bytes

        path = saved_games.path_of(name)
        table().frame.download(path.name, write_bytes(record_of(kind, session)).decode())

    savings = Savings(
        saved_games.folder,
        saved_games.free_name(kind.name, *session.game.names),
        save=lambda name, old: saved_games.save(name, record_of(kind, session), old),
        download=download,
        describe=lambda record: described(kind, record, words),
    )
    errands = Errands(
        savings,
        doors,
        code=lambda: kind.write_code(session.game, seats_of(kind, session)),
        copy=lambda text: table().frame.copy(text),
        pace=set_pace,
        new=leave,
        bots=lambda: any(bot is not None for bot in session.bots),
    )
    return Menu(words, errands, paces=list(PACES), pace=choices.pace, kept=kept)
