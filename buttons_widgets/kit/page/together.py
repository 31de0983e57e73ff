"""What one click changes in many widgets goes to the page in one message.

A table has some seventy widgets, and a click on a space changes fifteen of them. Each would send a message of its own,
for which the kernel needs about a millisecond and the page another one, and between two of them the page may be
painted half old and half new. So a `Frame` carries what all widgets around it have to say.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from . import widgets as w

States = Mapping[w.Widget, dict[str, Any]]
"""For each widget what has changed of its state, in the order in which the widgets have changed first."""


class _Bundle:
    def __init__(self, carry: Callable[[States], bool]) -> None:
        self._carry = carry
        self._states: dict[w.Widget, dict[str, Any]] = {}

    def add(self, widget: w.Widget, state: dict[str, Any]) -> None:
        known = self._states.get(widget)
        self._states[widget] = state if known is None else known | state

    def send(self) -> None:
        states, self._states = self._states, {}
        if states and not self._carry(states):
            for widget, state in states.items():
                _send(widget, {"method": "update", "state": state, "buffer_paths": []})


class _Open(threading.local):
    """The bundle that is open in a thread. A task that is begun meanwhile is done later, and has none."""

    bundle: _Bundle | None = None


_open: Final = _Open()
_send: Final = w.Widget._send
_close: Final = w.Widget.close


def _send_or_add(widget: w.Widget, message: dict[str, Any], buffers: Any = None) -> None:
    bundle = _open.bundle
    if bundle is None:
        _send(widget, message, buffers)
    elif message["method"] == "update" and not buffers:
        bundle.add(widget, message["state"])
    else:
        bundle.send()  # what was said before comes before
        _send(widget, message, buffers)


def _close_after(widget: w.Widget) -> None:
    if widget.comm is not None:
        send_now()  # what takes its place comes before
    _close(widget)


w.Widget._send = _send_or_add
w.Widget.close = _close_after


def send_now() -> None:
    """Send what was to go together so far: what comes next takes long, or is no state."""
    if _open.bundle is not None:
        _open.bundle.send()


@contextmanager
def together(carry: Callable[[States], bool]) -> Iterator[None]:
    """Let what widgets send meanwhile go in one message, unless it goes in one already.

    Args:
        carry: sends the message, and returns whether it could. Otherwise every widget sends its own.

    >>> text, carried = w.HTML(), []
    >>> with together(lambda states: carried.append(states) is None):
    ...     text.value, text.value = "one", "two"
    >>> [state for states in carried for state in states.values()]
    [{'value': 'two'}]
    """
    if _open.bundle is not None:
        yield
        return
    bundle = _open.bundle = _Bundle(carry)
    try:
        yield
    finally:
        _open.bundle = None
        bundle.send()
