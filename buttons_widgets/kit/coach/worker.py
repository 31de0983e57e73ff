"""Long work beside the game: in a thread, and of all that was asked for meanwhile only the newest."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any

from ..page.loop import running_loop

Job = Callable[[], object]

_one_at_a_time = Lock()
"""Held by whoever works: two answers at half the speed each would both come later."""


class Worker:
    """Does one job after the other in a thread; of those asked for meanwhile only the last is done next.

    Where no event loop runs, as in plain Python, nobody could see an answer that comes later: there a job is done at
    once. So it is where it is said to be short.

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
        """Do a job in place of the one that waits, if any, and after the one that is being done.

        Args:
            name: given back with the result, so that one which nobody waits for any more is known.
            job: the work.
            at_once: whether it is so short that it is done here and now. What is being done meanwhile goes on, and
                its result comes later.
        """
        if at_once or running_loop() is None:
            self.drop()
            self._on_done(name, _outcome(job))
            return
        with self._lock:
            self._next = name, job
            if self._thread is None or not self._thread.is_alive():
                # A daemon: nobody who closes the notebook waits until it has finished.
                self._thread = Thread(target=self._work, name="buttons-widgets", daemon=True)
                self._thread.start()

    def drop(self) -> None:
        """Forget the job that waits. One that is being done cannot be stopped; its result still comes."""
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
    except Exception as error:  # brought to where it can be told
        return error
