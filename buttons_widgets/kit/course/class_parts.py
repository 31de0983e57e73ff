"""Small parts that all pages about a class are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..language.words import Words
from ..page.markup import text_html

MOST_NAMES: Final = 6
"""So many are named; of the others how many they are."""


def section_html(title: str, body: str) -> str:
    """A part of the page; nothing if there is nothing in it."""
    return f"<section><h4>{text_html(title)}</h4>{body}</section>" if body else ""


def named(names: Sequence[str], words: Words) -> str:
    """Names, the first few of them if they are many."""
    if len(names) <= MOST_NAMES:
        return ", ".join(names)
    return words.say("class-and-more", names=", ".join(names[:MOST_NAMES]), count=len(names) - MOST_NAMES)
