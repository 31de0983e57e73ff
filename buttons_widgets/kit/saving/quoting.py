"""How a message quotes what it was given: readable, and never at length."""

from __future__ import annotations

from typing import Final

LONGEST_QUOTE: Final = 80
"""A message repeats at most so many characters of a value."""


def shortened(text: str, most: int) -> str:
    """A text of at most `most` characters: the end of a longer one is replaced by "…".

    >>> shortened("a long story", most=7)
    'a long…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(value: object) -> str:
    """A value as Python writes it, shortened; the name of its type if it cannot be written.

    >>> quoted("5-7")
    "'5-7'"
    >>> len(quoted(b"x" * 10_000_000)) < 100
    True
    """
    if isinstance(value, str | bytes) and len(value) > LONGEST_QUOTE:
        return f"{value[:LONGEST_QUOTE]!r}…"
    try:
        return shortened(repr(value), 2 * LONGEST_QUOTE)
    except Exception:
        return f"<{type(value).__name__}>"
