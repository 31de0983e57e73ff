"""Long work beside the game: in a thread, the newest request only, the answer brought back to where it was asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

_thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="buttons-widgets")
"""One for all: whoever asks twice wants the second answer sooner, not two at half the speed."""


class Worker:
    """Does one job at a time; of those asked for meanwhile only the last is done next.

    Where no event loop runs, as in plain Python, a job is done at once.

    Args:
        on_done: called with the job's name and its result, or the exception that it raised.
    """

    def __init__(self, on_done: Callable[[object, Any], None]) -> None:
        self._on_done = on_done
        self._running = False
        self._next: tuple[object, Callable[[], object]] | None = None

    def do(self, name: object, job: Callable[[], object]) -> None:
        """Do a job, after the one that is being done, if any."""
        self._next = (name, job)
        if not self._running:
            self._start()

    def drop(self) -> None:
        """Forget the job that waits. One that is being done cannot be stopped; its result still comes."""
        self._next = None

    def _start(self) -> None:
        assert self._next is not None
        (name, job), self._next = self._next, None
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._on_done(name, _outcome(job))
            return
        self._running = True
        future = loop.run_in_executor(_thread, _outcome, job)
        future.add_done_callback(lambda done: self._finish(name, done.result()))

    def _finish(self, name: object, result: object) -> None:
        self._running = False
        if self._next is not None:
            self._start()
        self._on_done(name, result)


def _outcome(job: Callable[[], object]) -> object:
    try:
        return job()
    except Exception as error:  # brought to where it can be told
        return error
