"""Whether widgets say what the engine says: to draw them anew from it changes none of their texts.

A kernel imports this for a test in a browser, which compares the same texts with those of the page.
"""

from __future__ import annotations

import logging
import re
from html import unescape
from typing import Any

import ipywidgets as w

logged: list[str] = []
"""Warnings and errors since `listen`, with what was raised: in a callback nobody else would hear of it."""


def listen(*loggers: logging.Logger) -> None:
    """Note from now on what is logged."""
    for logger in (logging.getLogger(), logging.getLogger("traitlets"), *loggers):
        logger.addHandler(_Hears(level=logging.WARNING))


class _Hears(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        # What a page sends to a widget that has just gone comes to nobody, and nobody misses it.
        if not record.getMessage().startswith("No such comm"):
            raised = repr(record.exc_info[1]) if record.exc_info else ""
            logged.append(f"{record.getMessage()[:500]} {raised}")


def texts_of(widget: Any) -> list[str]:
    """The texts of all lines and buttons within a widget, shown or hidden, in the order of the page."""
    if isinstance(widget, w.HTML):
        return [_words(widget.value)]
    if isinstance(widget, w.Button | w.ToggleButton):
        return [" ".join(widget.description.split())]
    return [text for child in getattr(widget, "children", ()) for text in texts_of(child)]


def drawn_anew(widget: Any) -> list[tuple[str, str]]:
    """What a widget, or those within it, say otherwise when they are drawn anew."""
    for name in ("_show", "_draw"):
        if hasattr(widget, name) and hasattr(widget, "lock"):
            with widget.lock:
                before = texts_of(widget)
                getattr(widget, name)()
                after = texts_of(widget)
            return [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
    return [pair for child in getattr(widget, "children", ()) for pair in drawn_anew(child)]


def _words(html: str) -> str:
    return " ".join(unescape(re.sub("<style.*?</style>|<[^>]*>", "", html, flags=re.DOTALL)).split())
