"""The menu of one game at one table: what its buttons do with that game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..language.words import Words
from ..saving.saved_games import SavedGames
from ..table.kind import Kind
from ..table.menu import Menu, MenuActions
from ..table.mover import PACES
from ..table.open_box import OpenActions
from ..table.save_box import SaveActions
from ..table.session import Session
from .choices import Choices
from .unfinished import described, record_of, seats_of

if TYPE_CHECKING:
    from ..table.table import Table


def game_menu(
    kind: Kind[Any, Any],
    session: Session[Any],
    words: Words,
    table: Table,
    *,
    choices: Choices,
    saved_games: SavedGames,
    open_actions: OpenActions,
    leave: Callable[[], None],
    kept: Callable[[], str],
) -> Menu:
    """A menu for a game.

    Args:
        kind: which game.
        session: the game, and who sits where.
        words: the language.
        table: where it is played.
        choices: where the pace is chosen.
        saved_games: where the game is saved by name.
        open_actions: how another game is opened.
        leave: leaves the game and prepares another.
        kept: says where the game is kept after every move, in words.
    """

    def set_pace(pace: str) -> None:
        table.set_pace(pace)
        choices.set_pace(pace)

    def download(name: str) -> None:
        # Late: so that only whoever saves imports what writes it.
        from ..saving.record import write_bytes

        path = saved_games.path_of(name)
        table.frame.download(path.name, write_bytes(record_of(kind, session)).decode())

    save_actions = SaveActions(
        saved_games.folder,
        saved_games.free_name(kind.name, *session.game.names),
        save=lambda name, old: saved_games.save(name, record_of(kind, session), old),
        download=download,
        describe=lambda record: described(kind, record, words),
    )
    menu_actions = MenuActions(
        save_actions,
        open_actions,
        code=lambda: kind.write_code(session.game, seats_of(kind, session)),
        copy=lambda text: table.frame.copy(text),
        pace=set_pace,
        new=leave,
        kept=kept,
        bots=lambda: any(bot is not None for bot in session.bots),
    )
    return Menu(words, menu_actions, paces=list(PACES), pace=choices.pace)
