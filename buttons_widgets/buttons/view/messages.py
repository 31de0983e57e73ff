"""The messages of the kit and of BUTTONS together, in the language that was chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.language.words import KIT_WORDS, Words, words_in

MESSAGES: Final = Path(__file__).parent.parent / "words"
"""The folder of the game's own messages."""


def game_words(language: str | None = None) -> Words:
    """The messages in a language; the default language if left out.

    Raises:
        ValueError: there are no messages in the language.
    """
    return words_in([KIT_WORDS, MESSAGES], language)
