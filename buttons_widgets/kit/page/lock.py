"""One thing at a time: a notebook's kernel does several things in threads of their own.

JupyterLab asks ipykernel to handle widgets' messages beside the cells, in a thread of its own for each page. So a cell,
a click in one window, a click in another and a bot's move can run at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import RLock
from typing import Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Locked(Protocol):
    """An object with a lock."""

    lock: RLock


S = TypeVar("S", bound=Locked)


def one_at_a_time(method: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Make a method wait while another thread runs a marked method of the same object.

    >>> class Counter:
    ...     def __init__(self) -> None:
    ...         self.lock, self.count = RLock(), 0
    ...     @one_at_a_time
    ...     def add(self, more: int) -> int:
    ...         self.count += more
    ...         return self.count
    >>> Counter().add(2)
    2
    """

    @wraps(method)
    def waits(self: S, /, *args: P.args, **kwargs: P.kwargs) -> R:
        with self.lock:
            return method(self, *args, **kwargs)

    return waits
