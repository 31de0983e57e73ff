"""A call in a thread of its own that can be ended from outside, so that whoever asked goes on whatever the call does.

What is called may be anybody's code: it may loop for ever, end the program, or raise what cannot even be printed. None
of that reaches the thread that asks. Two things cannot be had. Code in the same program can end it by the system's own
means: `os._exit`, or a crash of compiled code. And a thread that waits outside Python, or catches every exception, can
only be left alone: it goes on in the background until the kernel ends, and what it returns is not heard.

Where no threads can be started, as in a browser, the call is over before anybody can wait for it, see `no_threads`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Any, Final

from .no_threads import LONGEST_HERE, Overtime, has_threads, time_limit

_TRIES = 50
_SECONDS_BETWEEN_TRIES = 0.1

_COMPILERS: Final = frozenset({"numba", "llvmlite"})


class _Stopped(BaseException):
    """Raised inside a call to end it. Not an `Exception`, so that what people usually catch does not hold it up."""


class EndableCall:
    """One call under way.

    Args:
        seconds: so long it may take where there are no threads.

    Attributes:
        answer: what `call` returned; `None` before, and after an error.
        error: what it raised; `None` for nothing. Where there are no threads, a `TimeoutError` if its time was over.
        stopped: whether it was stopped; then there is no answer.

    >>> call = EndableCall(lambda: 6 * 7)
    >>> call.wait(10), call.answer
    (True, 42)
    """

    def __init__(self, call: Callable[[], Any], name: str = "buttons-widgets", seconds: float = LONGEST_HERE) -> None:
        self._call = call
        self._callbacks: list[Callable[[], None]] = []
        self._end = Event()
        self._ending = Lock()
        self.answer: Any = None
        self.error: BaseException | None = None
        self.stopped = False
        self._thread: _EndableThread | None = None
        if has_threads():
            self._thread = _EndableThread(self._run, name)
            self._thread.start()
        else:
            self._run_here(seconds)

    @property
    def ended(self) -> bool:
        """Whether there is nothing to wait for any more."""
        return self._end.is_set()

    @property
    def lives(self) -> bool:
        """Whether its thread still runs, perhaps although it was stopped."""
        return self._thread is not None and self._thread.is_alive()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended, at most for so many seconds; return whether it has."""
        return self._end.wait(seconds)

    def on_end(self, callback: Callable[[], None]) -> None:
        """Call this once, in any thread, as soon as there is an answer or an error, or the call was stopped."""
        with self._ending:
            if not self._end.is_set():
                self._callbacks.append(callback)
                return
        callback()

    def stop(self) -> None:
        """End it at once for everybody who waits, and its thread as soon as that can be interrupted."""
        self._finish(None, None, stopped=True)
        if self.lives:
            with suppress(RuntimeError):  # the program is ending, and its threads with it
                Thread(target=self._interrupt, daemon=True, name="a call is ended").start()

    def _run(self) -> None:
        answer, error = None, None
        try:
            answer = self._call()
        except _Stopped:
            pass
        except BaseException as raised:  # SystemExit and CancelledError too: they are about this thread alone
            error = raised
        finally:
            self._finish(answer, error, stopped=False)

    def _run_here(self, seconds: float) -> None:
        """Run to the end; an interrupt of the cell is the cell's."""
        answer: Any = None
        error: BaseException | None = None
        stopped = False
        try:
            with time_limit(seconds):
                answer = self._call()
        except Overtime as raised:
            over = TimeoutError(f"it did not come to an end within {seconds:.0f} seconds")
            error, stopped = over.with_traceback(raised.__traceback__), True
        except KeyboardInterrupt:
            self._finish(None, None, stopped=True)
            raise
        except BaseException as raised:
            error = raised
        self._finish(answer, error, stopped=stopped)

    def _finish(self, answer: Any, error: BaseException | None, *, stopped: bool) -> None:
        with self._ending:
            if self._end.is_set():
                return
            self.answer, self.error, self.stopped = answer, error, stopped
            self._end.set()
        for callback in self._callbacks:
            callback()

    def _interrupt(self) -> None:
        """Raise an exception in the thread, again and again, for it may be caught once."""
        thread, tries = self._thread, 0
        while thread is not None and thread.is_alive() and tries < _TRIES:
            tries += thread.interrupt()
            thread.join(_SECONDS_BETWEEN_TRIES)


class _EndableThread(Thread):
    """A thread that the program does not wait for at its end, and that tells nobody of being stopped.

    It is stopped by its number, which the next thread is given as soon as this one is over. So it is open to that only
    while it runs its target, and is not over before whoever has found it open has stopped it.
    """

    def __init__(self, target: Callable[[], None], name: str) -> None:
        super().__init__(target=target, daemon=True, name=name)
        self._opening = Lock()
        self._is_open = False

    def run(self) -> None:
        """Run, and swallow the exception that stops it, wherever it comes."""
        with suppress(_Stopped):
            with suppress(_Stopped):
                self._set_open(True)
                super().run()
            self._set_open(False)
        self._set_open(False)  # it may have come between the two

    def _set_open(self, is_open: bool) -> None:
        with self._opening:
            self._is_open = is_open

    def interrupt(self) -> bool:
        """Raise the exception in it, unless it is not open to that now; return whether it was."""
        # Late: it is needed only where a call has to be ended.
        import ctypes

        with self._opening:
            ident = self.ident or 0
            if not self._is_open or _is_loading(ident):
                return False
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(_Stopped))
            return True


def _is_loading(thread: int) -> bool:
    """Whether a thread imports a module or compiles: that is finished first, for what is half loaded stays broken."""
    frame = sys._current_frames().get(thread)
    while frame is not None:
        code, module = frame.f_code.co_filename, frame.f_globals.get("__name__", "")
        if code.startswith("<frozen importlib") or str(module).partition(".")[0] in _COMPILERS:
            return True
        frame = frame.f_back
    return False
