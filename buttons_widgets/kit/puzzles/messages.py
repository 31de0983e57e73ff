"""What the puzzles of a game say: the messages of the kit, of its puzzle widgets, of the game, and of its puzzles."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from ..language.words import KIT_WORDS, Words, words_in

KIT_PUZZLE_WORDS: Final = Path(__file__).parent / "words"
"""The folder of what the puzzle widgets say in every game."""


class PuzzleWords:
    """The messages of a game's puzzles, in a language: call it with one.

    The game's folder has its messages in `words`, and those of its puzzles in `puzzles/words`.

    Attributes:
        folders: where the messages are; a later folder's is shown where two have a message of one name.

    Args:
        game: the game's folder.
    """

    def __init__(self, game: Path) -> None:
        self.folders = (KIT_WORDS, KIT_PUZZLE_WORDS, game / "words", game / "puzzles" / "words")
        # Read once: that takes far longer than judging an answer.
        self._in = cache(lambda language: words_in(self.folders, language))

    def __call__(self, language: str | None = None) -> Words:
        """The messages in a language; the default language if left out.

        Raises:
            ValueError: there are no messages in the language.
        """
        return self._in(words_in(self.folders, language).language)
