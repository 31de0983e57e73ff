"""The words of the kit and of BUTTONS together, in the language that somebody chose."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from ...kit.language.words import KIT_WORDS, Words, words_in
from .board import TEXTS

BUTTONS_WORDS: Final = Path(__file__).parent.parent / "words"


def game_words(language: str | None = None) -> Words:
    """The words of the kit and of BUTTONS in a language; the default one if left out.

    Raises:
        ValueError: there are no words in the language.
    """
    return words_in([KIT_WORDS, BUTTONS_WORDS], language)


def board_words(words: Words) -> dict[str, str]:
    """The board's own words in a language; the places in braces are filled in by the browser."""
    places: Iterable[str] = ("row", "column", "colour", "state", "worth", "count", "colours")
    return {key: words.say(f"board-{key.replace('_', '-')}", **{p: f"{{{p}}}" for p in places}) for key in TEXTS}
