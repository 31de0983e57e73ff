"""What the puzzles of BUTTONS say, with the messages of the kit and of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.language.words import KIT_WORDS, Words, words_in
from ...kit.puzzles.messages import KIT_PUZZLE_WORDS

GAME_WORDS: Final = Path(__file__).parent.parent / "words"
PUZZLE_WORDS: Final = Path(__file__).parent / "words"


def puzzle_words(language: str | None = None) -> Words:
    """The messages in a language; the default language if left out.

    Raises:
        ValueError: there are no messages in the language.
    """
    return words_in([KIT_WORDS, KIT_PUZZLE_WORDS, GAME_WORDS, PUZZLE_WORDS], language)
