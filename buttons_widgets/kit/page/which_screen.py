"""Which screen a message comes from, where a table is open on several screens at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Final

LONGEST: Final = 40
"""A screen's name is a text of at most so many characters."""

_screen: ContextVar[str] = ContextVar("screen", default="")


def which_screen() -> str:
    """The screen whose message is being handled; "" if no screen has said anything, or not which one it is."""
    return _screen.get()


@contextmanager
def handling_message_of(content: Any) -> Iterator[None]:
    """While a message of a widget is handled, its screen is the one that speaks.

    >>> with handling_message_of({"type": "press", "screen": "left"}):
    ...     which_screen()
    'left'
    >>> which_screen()
    ''
    """
    screen = content.get("screen", "") if isinstance(content, dict) else ""
    token = _screen.set(screen if isinstance(screen, str) and len(screen) <= LONGEST else "")
    try:
        yield
    finally:
        _screen.reset(token)
