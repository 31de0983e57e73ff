"""What a cell of a notebook shows is known by the cell, however often that is run, and in whichever kernel.

A saved notebook names the widget that stood in an output. If the cell has been run again since, and that was not saved,
JupyterLab finds the widget only if the new one has the same name. And a kernel that kept all that was ever shown would
have so many widgets in the end that a page which is loaded anew gives up before it has asked for them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar
from uuid import UUID, uuid5

from . import widgets as w
from .controls import close_whole

W = TypeVar("W", bound=w.Widget)

CELLS: Final = UUID("6b1d3c1e-6f0a-4f57-9c0c-0d4d2f8a51b7")
"""From which the names come: any number will do, as long as it stays."""

_shown: dict[str, tuple[str, list[tuple[Any, Callable[[Any], bool]]]]] = {}
"""By the id of a cell: the request that ran it last, and what that showed, each with what tells whether it may go."""


def shown_in_cell(make: Callable[[str | None], W], may_go: Callable[[W], bool] = lambda _: True) -> W:
    """Make a widget for the cell that runs, and close what the same cell showed when it was run before.

    Args:
        make: it is given the `model_id` for the widget; `None` where no cell runs, or one that has no id.
        may_go: whether it may be closed when the cell is run again.

    >>> shown_in_cell(lambda model_id: w.HTML("42", model_id=model_id)).value
    '42'
    """
    cell, request = running_cell()
    if not cell:
        return make(None)
    before, shown = _shown.get(cell, ("", []))
    if before != request:
        _shown[cell] = request, []
        for widget, goes in shown:
            if goes(widget):
                close_whole(widget)
    made = _shown[cell][1]
    made.append((widget := make(uuid5(CELLS, f"{cell} {len(made)}").hex), may_go))
    return widget


def running_cell() -> tuple[str, str]:
    """The id of the cell that runs, and that of the request to run it; two empty texts if none does.

    >>> running_cell()
    ('', '')
    """
    from IPython import get_ipython

    shell = get_ipython()
    request: Any = shell.get_parent() if hasattr(shell, "get_parent") else {}
    try:
        return str(request["metadata"]["cellId"]), str(request["header"]["msg_id"])
    except (KeyError, TypeError):
        return "", ""
