"""Lists to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets as w


def labelled_list(label: str, options: Sequence[tuple[str, Any]], value: object = None) -> w.Dropdown:
    """A list to choose from, with its name beside it; the first option is chosen unless a value is given.

    >>> labelled_list("Pace", [("slow", 1.6), ("fast", 0.35)]).value
    1.6
    """
    chosen = options[0][1] if value is None else value
    return w.Dropdown(options=options, value=chosen, description=label, style={"description_width": "initial"})
