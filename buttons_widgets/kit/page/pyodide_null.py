"""None in a widget's message where Python runs in the browser: the page finds null there, as it does everywhere else.

Pyodide makes `undefined` of None, and a message's `undefined` changes nothing: a widget that was hidden by
`layout.display = "none"` would stay hidden for ever, because None is what shows it again.
"""

from __future__ import annotations

import sys
from typing import Any

from IPython import get_ipython


def with_null(value: object, null: object) -> object:
    """A copy of a message with `null` wherever it has None.

    >>> with_null({"state": {"display": None, "cells": ["1-1", None], "size": 6}}, "null")
    {'state': {'display': 'null', 'cells': ['1-1', 'null'], 'size': 6}}
    """
    match value:
        case None:
            return null
        case dict():
            return {key: with_null(one, null) for key, one in value.items()}
        case list() | tuple():
            return [with_null(one, null) for one in value]
        case _:
            return value


def send_null(shell: Any, null: object) -> None:
    """Let the shell of JupyterLite's kernel send `null`, what becomes null in the page, for None from now on."""
    send = shell.send_comm

    def send_comm(kind: str, content: object, *rest: Any) -> Any:
        return send(kind, with_null(content, null), *rest)

    shell.send_comm = send_comm


if sys.platform == "emscripten":
    from pyodide.ffi import jsnull

    if hasattr(get_ipython(), "send_comm"):
        send_null(get_ipython(), jsnull)
