"""What the lobby, the menu and their parts ask of the widget that holds them, `PlayWidget`: a small protocol.

Without it they would import each other in a circle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, Protocol

from ..language.words import Words
from ..saving.saved_games import SavedGames
from ..saving.shelf import Shelf
from ..table.kind import Guest, Kind
from .choices import Choices


class Host(Protocol):
    """The widget that holds the lobby or a table; its lock is held while something is done."""

    kind: Kind[Any, Any]
    choices: Choices
    shelf: Shelf
    saved_games: SavedGames
    lock: RLock

    @property
    def words(self) -> Words:
        """The language."""

    # The lobby

    def start(self, guests: Sequence[Guest]) -> None:
        """Begin a game with these players, seat by seat. Raises `ValueError` if they do not fit each other."""

    def speak(self, language: str) -> None:
        """Show the lobby in another language."""

    def choose_as_at_first(self) -> None:
        """Forget what was chosen, and show the lobby as at first."""

    def play_another(self, game: str) -> None:
        """Show the lobby of another game of the kit, named by its folder."""

    def roll_dice(self) -> None:
        """Show dice for people who play on paper; the lobby waits behind them."""

    # The games that are over

    def open_my_games(self) -> None:
        """Show them in the place of the lobby."""

    def close_my_games(self) -> None:
        """Back to the lobby."""

    def look_at(self, path: Path) -> None:
        """Look back at one of them at a table. May raise a `ValueError`; then nothing has changed."""

    def review_of(self, path: Path) -> None:
        """Show the review of one of them; as `look_at`."""

    # A table

    def leave(self) -> None:
        """Back to the lobby; a game that is not kept is left only if asked twice."""

    # Opening a game that was begun elsewhere. Each way returns what there is to say about it, or "". Each may raise a
    # `ValueError`; then nothing has changed.

    def games_to_open(self) -> Sequence[tuple[str, Callable[[], str]]]:
        """The games that can be picked: for each what it is called, and what opens it."""

    def broken(self) -> str:
        """A line about files that cannot be read; "" if there are none. Asked for after `games_to_open`."""

    def open_file(self, data: bytes) -> str:
        """Go on with the game in a file's bytes."""

    def open_code(self, code: str) -> str:
        """Go on with the game of a code."""
