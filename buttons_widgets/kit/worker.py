"""Long work beside the game: in a thread, the newest request only, the answer brought back to where it was asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

Job = Callable[[], object]

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
        self._doing: asyncio.Future[object] | None = None
        self._next: tuple[object, Job] | None = None

    def do(self, name: object, job: Job, *, at_once: bool = False) -> None:
        """Do a job in place of the one that waits, if any, and after the one that is being done.

        Args:
            name: given back with the result, so that one which nobody waits for any more is known.
            job: the work.
            at_once: whether it is so short that it is done here and now. What is being done meanwhile goes on, and
                its result comes later.
        """
        self._next = None
        loop = None if at_once else _running_loop()
        if loop is None:
            self._on_done(name, _outcome(job))
        elif self._is_busy:
            self._next = name, job
        else:
            self._start(loop, name, job)

    def drop(self) -> None:
        """Forget the job that waits. One that is being done cannot be stopped; its result still comes."""
        self._next = None

    @property
    def _is_busy(self) -> bool:
        """Whether a job is being done whose result will come: not if its event loop has ended before it."""
        doing = self._doing
        return doing is not None and not doing.done() and not doing.get_loop().is_closed()

    def _start(self, loop: asyncio.AbstractEventLoop, name: object, job: Job) -> None:
        self._doing = loop.run_in_executor(_thread, _outcome, job)
        self._doing.add_done_callback(lambda done: self._finish(loop, name, done))

    def _finish(self, loop: asyncio.AbstractEventLoop, name: object, done: asyncio.Future[object]) -> None:
        # The next one first: the thread need not wait until the result is on the screen.
        if self._next is not None and not self._is_busy:
            (following, job), self._next = self._next, None
            self._start(loop, following, job)
        self._on_done(name, done.result())


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


def _outcome(job: Job) -> object:
    try:
        return job()
    except Exception as error:  # brought to where it can be told
        return error
