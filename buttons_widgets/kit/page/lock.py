"""One thing at a time: a notebook's kernel does several things in threads of their own.

JupyterLab asks ipykernel to handle widgets' messages beside the cells, in a thread of its own for each page. So a cell,
a click in one window, a click in another and a bot's move can run at the same time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import RLock, local
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from ..rules.errors import GameError

P = ParamSpec("P")
R = TypeVar("R")


class Locked(Protocol):
    """An object with a lock."""

    lock: RLock


class LockedWidget(Locked, Protocol):
    """A widget with a lock; once it is closed, `comm` is `None`."""

    comm: Any


S = TypeVar("S", bound=Locked)
W = TypeVar("W", bound=LockedWidget)


_here = local()


def is_deciding() -> bool:
    """Whether a bot decides in the current thread."""
    return bool(getattr(_here, "deciding", False))


@contextmanager
def deciding() -> Iterator[None]:
    """A bot decides in the current thread."""
    before, _here.deciding = is_deciding(), True
    try:
        yield
    finally:
        _here.deciding = before


def check_no_bot_acts() -> None:
    """Refuse what a bot may not do: whoever waits for its decision may hold the lock, and both would wait for ever.

    Raises:
        GameError: a bot decides in the current thread.
    """
    if is_deciding():
        raise GameError.of("refused-bot-acts", "a bot decides in the game that it is given, and moves nothing else")


def one_at_a_time(method: Callable[Concatenate[S, P], R]) -> Callable[Concatenate[S, P], R]:
    """Make a method wait while another thread runs a marked method of the same object. A bot may call none.

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
        check_no_bot_acts()
        with self.lock:
            return method(self, *args, **kwargs)

    return waits


def one_close(close: Callable[[W], None]) -> Callable[[W], None]:
    """Make a widget's `close` one at a time, and do nothing once it is closed.

    Python closes again what it frees, in whatever thread that is: there nothing may be waited for, and nothing refused.
    """
    first = one_at_a_time(close)

    @wraps(close)
    def closes(self: W) -> None:
        if self.comm is not None:
            first(self)

    return closes
