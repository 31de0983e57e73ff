"""Writes a game to the shelf after every move, whatever goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..language.words import Words
from ..page.lifeline import Lifeline
from ..saving.errors import told_reason
from ..saving.files import folder_text
from ..saving.shelf import MOST_UNFINISHED, Shelf

if TYPE_CHECKING:
    from ..saving.record import Record


class Keeper:
    """Writes one game to its path. Whatever goes wrong is only reported: it must not stop a game.

    Args:
        write: makes the record of a state of the game. May raise `ValueError`.
        kept: a state that is kept elsewhere, because somebody only looks at it: it is written when it has changed.

    Attributes:
        written: whether the game as it was last is there.
    """

    def __init__(self, shelf: Shelf, words: Words, write: Callable[[Any], Record], kept: Any = None) -> None:
        self._shelf, self._words, self._write, self._kept = shelf, words, write, kept
        self._lifeline: Lifeline | None = None
        self._report = ""
        self.path: Path = shelf.new_path()
        self.written = True

    def keep(self, game: Any) -> str:
        """Put a state of the game on the shelf, and return what people have to be told; "" for nothing.

        That is why it was not possible, or that it is possible again.
        """
        if self._kept is not None and game == self._kept:
            self.forget()  # undone and done again: it is as it was
            return ""
        say, was_written = self._words.say, self.written
        try:
            self._shelf.write(self.path, self._write(game))
        except (OSError, ValueError) as error:
            self.written, self._report = False, say("kept-not", reason=told_reason(error))
        else:
            self.written, self._report = True, "" if was_written else say("kept-again")
            if self._shelf.removed:
                names = self._words.listed(self._shelf.removed[0].names)
                self._report = say("kept-removed", most=MOST_UNFINISHED, names=names)
        self._show()
        return self._report

    def show_in(self, lifeline: Lifeline) -> None:
        """Tell the page whether the game is kept, from now on."""
        self._lifeline = lifeline
        self._show()

    def forget(self) -> None:
        """Remove the game from the shelf: the table could not be opened."""
        with suppress(OSError):  # else it stays there as an unfinished game
            self._shelf.forget(self.path)

    @property
    def place(self) -> str:
        """Where the game is kept, or why it is not, in words."""
        if not self.written:
            return self._report
        if self._shelf.trouble:
            return self._words.say("kept-elsewhere", reason=self._shelf.trouble)
        return self._words.say("more-autosave", folder=folder_text(self._shelf.folder))

    def _show(self) -> None:
        if self._lifeline is not None:
            # What a page says of a lost kernel, and offers, depends on it.
            self._lifeline.game = self.path.name if self.written else ""
