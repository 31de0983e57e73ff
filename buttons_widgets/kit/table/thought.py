"""A bot's decision, taken in a thread of its own, so that a table can go on without it whatever the bot does.

A bot may be anybody's code: it may loop for ever, end the program, or raise what cannot even be printed. None of that
reaches the thread that asks. Two things cannot be had. A bot in the same program can end it by the system's own
means: `os._exit`, or a crash of compiled code. And a thread that waits outside Python, or catches every exception, can
only be left alone: it goes on in the background until the kernel ends, and what it answers is not heard.
"""

from __future__ import annotations

import linecache
import traceback
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread, local
from types import TracebackType
from typing import Any, Final

from ..rules.errors import MOST_REASON, plain_reason, shortened
from .overheard import Overheard

LONGEST_DETAILS: Final = 6000
"""A whole traceback is cut to so many characters; the end is kept."""

_TRIES = 50
_SECONDS_BETWEEN_TRIES = 0.1

_here = local()


class _Stopped(BaseException):
    """Raised inside a bot to end it. Not an `Exception`, so that what bots usually catch does not hold it up."""


def is_deciding() -> bool:
    """Whether the current thread is one in which a bot decides."""
    return bool(getattr(_here, "deciding", False))


class Thought:
    """One decision under way.

    Args:
        decide: what to do in the thread; returns the answer.

    Attributes:
        answer: what `decide` returned; `None` before, and after an error.
        error: what it raised; `None` for nothing.
        stopped: whether it was stopped; then there is neither an answer nor an error.

    >>> thought = Thought(lambda: 6 * 7)
    >>> thought.wait(10), thought.answer
    (True, 42)
    """

    def __init__(self, decide: Callable[[], Any]) -> None:
        self._decide = decide
        self._callbacks: list[Callable[[], None]] = []
        self._end = Event()
        self._ending = Lock()
        self.answer: Any = None
        self.error: BaseException | None = None
        self.stopped = False
        self._heard = Overheard()
        self._deciding = True
        self._thread = _BotThread(self._run)
        self._thread.start()

    @property
    def ended(self) -> bool:
        """Whether there is nothing to wait for any more."""
        return self._end.is_set()

    @property
    def printed(self) -> str:
        """What it has printed so far."""
        return self._heard.text

    @property
    def lives(self) -> bool:
        """Whether its thread still runs, perhaps although it was stopped."""
        return self._thread.is_alive()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until it has ended, at most for so many seconds; return whether it has."""
        return self._end.wait(seconds)

    def on_end(self, callback: Callable[[], None]) -> None:
        """Call this once, in any thread, as soon as there is an answer or an error, or the thought was stopped."""
        with self._ending:
            if not self._end.is_set():
                self._callbacks.append(callback)
                return
        callback()

    def stop(self) -> None:
        """End it at once for everybody who waits, and its thread as soon as that can be interrupted."""
        self._finish(None, None, stopped=True)
        if self.lives:
            Thread(target=self._interrupt, daemon=True, name="a bot is stopped").start()

    def _run(self) -> None:
        _here.deciding = True
        answer, error = None, None
        try:
            with self._heard:
                answer = self._decide()
        except _Stopped:
            pass
        except BaseException as raised:  # SystemExit and CancelledError too: they are about this thread alone
            error = raised
        finally:
            self._deciding = False
            self._finish(answer, error, stopped=False)

    def _finish(self, answer: Any, error: BaseException | None, *, stopped: bool) -> None:
        with self._ending:
            if self._end.is_set():
                return
            self.answer, self.error, self.stopped = answer, error, stopped
            self._end.set()
        for callback in self._callbacks:
            callback()

    def _interrupt(self) -> None:
        """Raise an exception in the bot's thread, again and again, for a bot may catch it once."""
        # Late: it is needed only where a bot has to be ended.
        import ctypes

        for _ in range(_TRIES):
            if not (self._deciding and self.lives):
                return
            ctypes.pythonapi.PyThreadState_SetAsyncExc(
                ctypes.c_ulong(self._thread.ident or 0), ctypes.py_object(_Stopped)
            )
            self._thread.join(_SECONDS_BETWEEN_TRIES)


class _BotThread(Thread):
    """A thread that the program does not wait for at its end, and that tells nobody of being stopped."""

    def __init__(self, target: Callable[[], None]) -> None:
        super().__init__(target=target, daemon=True, name="a bot decides")

    def run(self) -> None:
        """Run, and swallow the exception that stops it, wherever it comes."""
        with suppress(_Stopped):
            super().run()


def kind_and_reason(error: BaseException) -> str:
    """What an exception says and of what kind it is, in one line that is not too long, whatever its text does.

    >>> kind_and_reason(KeyError("no such seat"))
    "KeyError: 'no such seat'"
    >>> kind_and_reason(SystemExit())
    'SystemExit'
    """
    name, text = type(error).__name__, plain_reason(error)
    return name if text == name else shortened(f"{name}: {text}", MOST_REASON)


def place_of(error: BaseException) -> str:
    """The line of the bot's own code in which an exception was raised, such as `line 3: return moves[9]`; "" for none.

    The bot's own code is what lies beside the function that was asked: the same file, or the same cell.
    """
    frames = _frames(error.__traceback__)
    if not frames:
        return ""
    own = [frame for frame in frames if frame[0] == frames[0][0]]
    file, line = own[-1]
    code = linecache.getline(file, line).strip()
    return shortened(f"line {line}: {code}" if code else f"line {line}", MOST_REASON // 2)


def details_of(error: BaseException) -> str:
    """The traceback of an exception as text, without this room's own lines; the end of a long one.

    >>> details_of(ValueError("no idea"))
    'ValueError: no idea'
    """
    try:
        lines = traceback.format_exception(type(error), error, _without_ours(error.__traceback__))
        text = "".join(lines).strip()
    except BaseException:  # the text of an exception is foreign code
        return kind_and_reason(error)
    return text if len(text) <= LONGEST_DETAILS else f"…{text[1 - LONGEST_DETAILS :]}"


def _without_ours(trace: TracebackType | None) -> TracebackType | None:
    """A traceback without the frames of the kit that stand at its beginning."""
    while trace is not None and trace.tb_frame.f_globals.get("__name__", "").startswith(__name__.partition(".")[0]):
        trace = trace.tb_next
    return trace


def _frames(trace: TracebackType | None) -> list[tuple[str, int]]:
    trace = _without_ours(trace)
    return [(frame.filename, frame.lineno or 0) for frame in traceback.extract_tb(trace)]
