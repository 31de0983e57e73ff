"""Taking widgets away for good: ipywidgets keeps every widget, in the kernel and in the page, until it is closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import ipywidgets as w


def close_whole(widget: w.Widget) -> None:
    """Close a widget with all that belongs to it: its children, and the layout and style of each.

    >>> box = w.VBox([w.Button()])
    >>> close_whole(box)
    >>> box.comm is None and box.children[0].layout.comm is None
    True
    """
    parts = list(_parts(widget, set()))
    for part in parts:
        part.close()


def _parts(widget: w.Widget, seen: set[int]) -> Iterator[w.Widget]:
    """A widget and every other one that is the value of a trait of it, or in a list or dictionary there."""
    if id(widget) in seen:
        return
    seen.add(id(widget))
    yield widget
    for value in list(widget._trait_values.values()):
        several = (
            value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else [value]
        )
        for part in several:
            if isinstance(part, w.Widget):
                yield from _parts(part, seen)
