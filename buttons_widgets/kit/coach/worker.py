"""Long work beside the game, in a thread. Only what is still wanted is done, and what is not is stopped."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from threading import Lock, Thread
from typing import Any

from ..page.loop import running_loop
from ..rules.answer import Cancelled, Watch

Job = Callable[[], object]

_one_at_a_time = Lock()
"""Held while a job runs: two jobs at half the speed each would both finish later."""


class Worker:
    """Does one job at a time in a thread, and only the job that was asked for last.

    A job may consist of several pieces of work. While it is done, each piece calls the `Watch` that `watching` gives
    for it. When another job is asked for, the job that is running is stopped at its next piece that the new job does
    not need. A piece that both need is finished first, so that it is not begun twice.

    Without an event loop, as in plain Python, a later answer could not be shown: there a job is done at once. So is a
    job that is marked as short.

    Args:
        on_done: called with the job's name and its result, or the exception that it raised, in the thread that did
            the job. (The event loop in which it was asked for may be gone by then: JupyterLab ends it with the page.)
            It is not called for a job that was stopped.
        on_share: called in that thread with a piece of work and the share of it that is done, 0 to 1.
    """

    def __init__(
        self,
        on_done: Callable[[object, Any], None],
        on_share: Callable[[Hashable, float], None] = lambda work, share: None,
    ) -> None:
        self._on_done, self._on_share = on_done, on_share
        self._lock = Lock()
        self._thread: Thread | None = None
        self._next: tuple[object, Job] | None = None
        self._wanted: frozenset[Hashable] = frozenset()

    def do(self, name: object, job: Job, works: frozenset[Hashable], *, at_once: bool = False) -> None:
        """Do a job, and stop whatever was asked for before and is not needed for it.

        Args:
            name: given back with the result, so that an outdated result is recognised.
            job: the work.
            works: its pieces; equal ones are the same piece of work.
            at_once: whether it is short enough to be done here and now.
        """
        here = at_once or running_loop() is None
        with self._lock:
            self._wanted = works
            self._next = None if here else (name, job)
            if not here and (self._thread is None or not self._thread.is_alive()):
                # A daemon thread: closing the notebook does not wait for it.
                self._thread = Thread(target=self._work, name="buttons-widgets", daemon=True)
                self._thread.start()
        if here:
            self._finish(name, _outcome(job))

    def drop(self) -> None:
        """Want nothing any more: forget the job that waits, and stop the one that is running."""
        with self._lock:
            self._next, self._wanted = None, frozenset()

    def watching(self, work: Hashable) -> Watch:
        """What a piece of work calls while it is done."""
        return partial(self._watch, work)

    def _watch(self, work: Hashable, share: float) -> None:
        if work not in self._wanted:
            raise Cancelled
        self._on_share(work, share)

    def _work(self) -> None:
        while (waiting := self._take()) is not None:
            with _one_at_a_time:
                try:
                    result = _outcome(waiting[1])
                except KeyboardInterrupt as error:  # the job's own: in a thread nobody interrupts it
                    result = error
            self._finish(waiting[0], result)

    def _finish(self, name: object, result: object) -> None:
        if not isinstance(result, Cancelled):
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
    except KeyboardInterrupt:  # of the cell that asked
        raise
    except BaseException as error:  # even an exit: handed on, to be shown
        return error
