"""Messages of widgets in the order in which the page sent them, where ipykernel would have several threads take them.

JupyterLab asks ipykernel to handle what widgets say in a thread beside the cells. From version 7.4 on ipykernel hands
it to the thread that last spoke for that widget instead: the text of a field to one, the press of the button beside it
to another, and *Save* may be done before the name is known. That is meant for cells that wait for an answer. Such an
answer names what it answers and still finds its cell; all else stays in the one thread that the page asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any


def keep_order(kind: type[Any]) -> None:
    """Let the messages of comms of this class, but for answers that somebody waits for, go where the page sent them.

    Args:
        kind: ipykernel's class of comms. Where it has no `_reply_subshell_for`, as before 7.4, there is nothing to do.
    """
    route: Callable[[object, object, str | None], str | None] | None = getattr(kind, "_reply_subshell_for", None)
    if route is None:
        return

    def routed(comm: object, data: object, asked: str | None) -> str | None:
        match data:
            case {"content": {"id": str()}}:
                return route(comm, data, asked)
        return asked

    kind._reply_subshell_for = routed


if "ipykernel" in sys.modules:
    with suppress(ImportError):  # before 6.18 there is no such class, and nothing to do
        from ipykernel.comm.comm import BaseComm

        keep_order(BaseComm)
