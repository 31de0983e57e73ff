"""The texts of a board for people who do not see it, in a language."""

from __future__ import annotations

from ...kit.language.words import Words
from .board import TEXTS

PLACES = ("row", "column", "colour", "state", "worth", "count", "colours", "total")
"""What stands in braces in these texts; the browser fills it in."""


def board_texts(words: Words) -> dict[str, str]:
    """The board's own texts in a language; the places in braces are filled in by the browser."""
    return {key: words.say(f"board-{key.replace('_', '-')}", **{p: f"{{{p}}}" for p in PLACES}) for key in TEXTS}
