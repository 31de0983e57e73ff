"""What the puzzles of BUTTONS say, with the messages of the kit and of the game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from ...kit.language.words import KIT_WORDS, Words, words_in
from ...kit.puzzles.messages import KIT_PUZZLE_WORDS

GAME_WORDS: Final = Path(__file__).parent.parent / "words"
PUZZLE_WORDS: Final = Path(__file__).parent / "words"

_FOLDERS: Final = (KIT_WORDS, KIT_PUZZLE_WORDS, GAME_WORDS, PUZZLE_WORDS)


def puzzle_words(language: str | None = None) -> Words:
    """The messages in a language; the default language if left out.

    Raises:
        ValueError: there are no messages in the language.
    """
    return _kept(words_in(_FOLDERS, language).language)


@lru_cache(16)
def _kept(language: str) -> Words:
    """The messages of a language. Reading the files takes far longer than judging an answer, so it is done once."""
    return words_in(_FOLDERS, language)
