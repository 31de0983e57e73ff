"""Long work beside the game, in a thread. Of the jobs that wait, only the newest is done."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

from ..page.loop import running_loop

Job = Callable[[], object]

_one_at_a_time = Lock()
"""Held while a job runs: two jobs at half the speed each would both finish later."""


class Worker:
    """Does one job after the other in a thread. Of the jobs that wait, only the last is done.

    Without an event loop, as in plain Python, a later answer could not be shown: there a job is done at once. So is a
    job that is marked as short.

    Args:
        on_done: called with the job's name and its result, or the exception that it raised, in the thread that did
            the job. (The event loop in which it was asked for may be gone by then: JupyterLab ends it with the page.)
    """

    def __init__(self, on_done: Callable[[object, Any], None]) -> None:
        self._on_done = on_done
        self._lock = Lock()
        self._thread: Thread | None = None
        self._next: tuple[object, Job] | None = None

    def do(self, name: object, job: Job, *, at_once: bool = False) -> None:
        """Do a job after the one that is running. It replaces the job that waits, if any.

        Args:
            name: given back with the result, so that an outdated result is recognised.
            job: the work.
            at_once: whether it is short enough to be done here and now. A job that is running goes on, and its result
                comes later.
        """
        if at_once or running_loop() is None:
            self.drop()
            self._on_done(name, _outcome(job))
            return
        with self._lock:
            self._next = name, job
            if self._thread is None or not self._thread.is_alive():
                # A daemon thread: closing the notebook does not wait for it.
                self._thread = Thread(target=self._work, name="buttons-widgets", daemon=True)
                self._thread.start()

    def drop(self) -> None:
        """Forget the job that waits. A job that is running cannot be stopped; its result still comes."""
        with self._lock:
            self._next = None

    def _work(self) -> None:
        while (waiting := self._take()) is not None:
            name, job = waiting
            with _one_at_a_time:
                result = _outcome(job)
            self._on_done(name, result)

    def _take(self) -> tuple[object, Job] | None:
        """The job that waits; without one the thread ends, and the next job starts another."""
        with self._lock:
            waiting, self._next = self._next, None
            if waiting is None:
                self._thread = None
            return waiting


def _outcome(job: Job) -> object:
    try:
        return job()
    except Exception as error:  # handed on, to be shown
        return error
