"""Showing a widget, or hiding it so that it takes no room."""

from __future__ import annotations

import ipywidgets as w


def show_if(widget: w.DOMWidget, wanted: object) -> None:
    """Show a widget if `wanted` is true, an empty text or list counting as false; else hide it.

    >>> line = w.HTML()
    >>> show_if(line, "")
    >>> line.layout.display
    'none'
    >>> show_if(line, "news")
    >>> line.layout.display is None
    True
    """
    widget.layout.display = None if wanted else "none"
