"""Long work beside the game, in a thread. Only what is still wanted is done, and what is not is stopped."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from threading import Lock, RLock, Thread, current_thread
from typing import Any, Final, NamedTuple

from ..rules.answer import Cancelled, Watch
from .endable import EndableCall
from .no_threads import has_threads, running_loop
from .together import send_now

Job = Callable[[], object]

PATIENCE: Final = 5.0
"""After so many seconds a job takes long: that is told, and others begin beside it."""
LONGEST: Final = 300.0
"""After so many seconds more a job that may be ended is ended. It may never end, and nobody waits so long."""

_one_at_a_time = Lock()
"""Held while a job runs, up to `PATIENCE`: two jobs at half the speed each would both finish later."""


class _Asked(NamedTuple):
    """A job that was asked for."""

    name: object
    job: Job
    works: frozenset[Hashable]


class Worker:
    """Does one job at a time in a thread, and only the job that was asked for last.

    A job may consist of several pieces of work. While it is done, each piece calls the `Watch` that `watching` gives
    for it. When another job is asked for, the job that is running is stopped at its next piece that the new job does
    not need. A piece that both need is finished first, so that it is not begun twice.

    A job that may be anybody's code may watch nothing, and never come to an end. A worker that is given `on_slow`
    therefore ends a job from outside as soon as none of its pieces is wanted.

    Without an event loop, as in plain Python, a later answer could not be shown: there a job is done at once. So is a
    job that is marked as short, and every job where no threads can be started.

    Args:
        on_done: called with the job's name and its result, or the exception that it raised, in a thread. (The event
            loop in which it was asked for may be gone by then: JupyterLab ends it with the page.) It is not called for
            a job that was stopped, nor for one of which no piece is wanted any more.
        on_share: called in the thread that does the job with a piece of work and the share of it that is done, 0 to 1.
            It is not called while somebody else holds the lock: the work waits for nobody.
        on_slow: called in a thread with the name of a job that takes longer than `PATIENCE`. One that takes `LONGEST`
            more is ended, and its result is a `TimeoutError`.
        lock: held while the three are called. Whoever holds it while asking for a job, or while dropping one, is told
            nothing more of what is not wanted. One of its own if left out.
    """

    def __init__(
        self,
        on_done: Callable[[object, Any], None],
        on_share: Callable[[Hashable, float], None] = lambda work, share: None,
        on_slow: Callable[[Any], None] | None = None,
        lock: RLock | None = None,
    ) -> None:
        self._on_done, self._on_share, self._on_slow = on_done, on_share, on_slow
        self._on_lock = RLock() if lock is None else lock
        self._lock = Lock()
        self._thread: Thread | None = None
        self._next: _Asked | None = None
        self._runs: tuple[_Asked, EndableCall] | None = None
        self._wanted: frozenset[Hashable] = frozenset()

    def do(self, name: object, job: Job, works: frozenset[Hashable], *, at_once: bool = False) -> None:
        """Do a job, and stop whatever was asked for before and is not needed for it.

        Args:
            name: given back with the result, so that an outdated result is recognised.
            works: its pieces, one at least; equal ones are the same piece of work.
            at_once: whether it is short enough to be done here and now.
        """
        # Whoever is told of a result in the thread asks for the next job there: it waits its turn.
        outside = running_loop() is None and current_thread() is not self._thread
        here = at_once or outside or not has_threads()
        with self._lock:
            self._wanted = works
            self._next = None if here else _Asked(name, job, works)
            self._end_unwanted()
            if not here and (self._thread is None or not self._thread.is_alive()):
                # A daemon thread: closing the notebook does not wait for it.
                self._thread = Thread(target=self._work, name="buttons-widgets", daemon=True)
                self._thread.start()
        if here:
            send_now()  # the page shows that it is thought about
            foreign = self._on_slow is not None and not has_threads()
            result = _outcome_in_time(job) if foreign else _outcome(job)
            if not isinstance(result, Cancelled):
                with self._on_lock:
                    self._on_done(name, result)

    def drop(self) -> None:
        """Want nothing any more: forget the job that waits, and stop the one that is running."""
        with self._lock:
            self._next, self._wanted = None, frozenset()
            self._end_unwanted()

    def end(self, name: object) -> None:
        """End the job of this name if it is running; one that waits is done next."""
        with self._lock:
            if self._runs is not None and self._runs[0].name == name:
                self._runs[1].stop()

    def watching(self, work: Hashable) -> Watch:
        """What a piece of work calls while it is done."""
        return partial(self._watch, work)

    def _watch(self, work: Hashable, share: float) -> None:
        if work not in self._wanted:
            raise Cancelled
        if self._on_lock.acquire(blocking=False):
            try:
                self._on_share(work, share)
                send_now()
            finally:
                self._on_lock.release()

    def _end_unwanted(self) -> None:
        if self._on_slow is not None and self._runs is not None and self._runs[0].works.isdisjoint(self._wanted):
            self._runs[1].stop()

    def _work(self) -> None:
        while (done := self._do_next()) is not None:
            asked, call = done
            if not call.stopped and not isinstance(call.error, Cancelled):
                self._tell(asked, self._on_done, call.answer if call.error is None else call.error)

    def _do_next(self) -> tuple[_Asked, EndableCall] | None:
        """Do the job that waits; without one the thread ends, and the next job starts another."""
        with _one_at_a_time:
            begun = self._begin()
            if begun is None:
                return None
            asked, call = begun
            ended = call.wait(PATIENCE)
        try:
            if not ended:
                self._wait_long(asked, call)
        finally:
            with self._lock:
                self._runs = None
        return begun

    def _wait_long(self, asked: _Asked, call: EndableCall) -> None:
        if self._on_slow is None:
            call.wait()
            return
        self._tell(asked, self._on_slow)
        if not call.wait(LONGEST):
            with self._on_lock:  # not while the job itself holds it, to tell its share
                call.stop()
            over = TimeoutError(f"it did not come to an end within {LONGEST:.0f} seconds")
            self._tell(asked, self._on_done, over)

    def _begin(self) -> tuple[_Asked, EndableCall] | None:
        with self._lock:
            asked, self._next = self._next, None
            if asked is None:
                self._thread = None
                return None
            self._runs = begun = asked, EndableCall(asked.job)
            return begun

    def _tell(self, asked: _Asked, tell: Callable[..., None], *result: object) -> None:
        """Tell something of a job, unless nothing of it is wanted any more."""
        with self._on_lock:
            if not asked.works.isdisjoint(self._wanted):
                tell(asked.name, *result)


def _outcome_in_time(job: Job) -> object:
    """What anybody's code gives where nothing can be done beside it: it is ended when it takes too long."""
    call = EndableCall(job)
    return call.answer if call.error is None else call.error


def _outcome(job: Job) -> object:
    try:
        return job()
    except KeyboardInterrupt:  # of the cell that asked
        raise
    except BaseException as error:  # even an exit: handed on, to be shown
        return error
