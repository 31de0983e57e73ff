"""What the puzzles of Button Up! say, with the messages of the kit and of the game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from ...kit.language.words import KIT_WORDS, Words, words_in
from ...kit.puzzles.messages import KIT_PUZZLE_WORDS

_HERE: Final = Path(__file__).parent
_FOLDERS: Final = (KIT_WORDS, KIT_PUZZLE_WORDS, _HERE.parent / "words", _HERE / "words")


def puzzle_words(language: str | None = None) -> Words:
    """The messages in a language; the default language if left out.

    Raises:
        ValueError: there are no messages in the language.
    """
    return _kept(words_in(_FOLDERS, language).language)


@lru_cache(16)
def _kept(language: str) -> Words:
    """The messages of a language: read once, because that takes far longer than judging an answer."""
    return words_in(_FOLDERS, language)
