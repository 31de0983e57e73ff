"""A bot's decision, taken in a thread of its own, so that a table can go on without it whatever the bot does.

What the bot prints meanwhile is kept apart from what all others print. The streams of a program are shared by all its
threads. As long as somebody listens, `sys.stdout` and `sys.stderr` are replaced by streams that keep what the threads
listened to write, and pass on everything else.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from threading import Lock, get_ident
from types import TracebackType
from typing import Any, Final, TextIO

from ..page.endable import EndableCall
from ..page.lock import deciding
from ..rules.errors import MOST_REASON, error_name, plain_reason, sendable, shortened

MOST_KEPT: Final = 4000
"""Of what one thread prints, so many characters are kept: the last ones."""


class CapturedOutput:
    """What the current thread prints inside a `with` block.

    >>> with CapturedOutput() as heard:
    ...     print("thinking hard")
    >>> heard.text
    'thinking hard\\n'
    """

    def __init__(self) -> None:
        self._kept = ""
        self._cut = False

    def add(self, text: str) -> None:
        """Keep a text, or the end of it."""
        whole = self._kept + text[-2 * MOST_KEPT :]
        self._cut = self._cut or len(whole) > MOST_KEPT or len(text) > 2 * MOST_KEPT
        self._kept = whole[-MOST_KEPT:]

    @property
    def text(self) -> str:
        """What was printed; a long text without its beginning, which `…` stands for."""
        return sendable(f"…{self._kept}" if self._cut else self._kept)

    def __enter__(self) -> CapturedOutput:
        with _change:
            _listening[get_ident()] = self
            for name in ("stdout", "stderr"):
                stream = getattr(sys, name)
                if not isinstance(stream, _Stream):
                    setattr(sys, name, _Stream(stream))
        return self

    def __exit__(self, *_error: object) -> None:
        with _change:
            _listening.pop(get_ident(), None)
            if not _listening:
                for name in ("stdout", "stderr"):
                    stream = getattr(sys, name)
                    # Unless somebody else has put a stream of their own there meanwhile: that stays.
                    if isinstance(stream, _Stream):
                        setattr(sys, name, stream.behind)


_change = Lock()
_listening: dict[int, CapturedOutput] = {}


class _Stream:
    """Stands for a stream: what is written is kept for the threads listened to, all else is done by that stream."""

    def __init__(self, behind: TextIO) -> None:
        self.behind = behind

    def write(self, text: str) -> int:
        heard = _listening.get(get_ident())
        if heard is None:
            return self.behind.write(text)
        if not isinstance(text, str):
            raise TypeError(f"a stream takes text, not {type(text).__name__}")
        heard.add(text)
        return len(text)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        if get_ident() not in _listening:
            self.behind.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.behind, name)


LONGEST_DETAILS: Final = 4000
"""A whole traceback is cut to so many characters; the end is kept."""


class BotCall(EndableCall):
    """One decision under way, taken by `decide` in a thread. What the bot prints is kept apart.

    >>> thought = BotCall(lambda: 6 * 7)
    >>> thought.wait(10), thought.answer
    (True, 42)
    """

    def __init__(self, decide: Callable[[], Any]) -> None:
        self._decide = decide
        self._heard = CapturedOutput()
        super().__init__(self._think, "a bot decides")

    @property
    def printed(self) -> str:
        """What it has printed so far."""
        return self._heard.text

    def _think(self) -> Any:
        with deciding(), self._heard:
            return self._decide()


def kind_and_reason(error: BaseException, most: int = MOST_REASON) -> str:
    """What an exception says and of what kind it is, in one line of so many characters at most, whatever its text does.

    >>> kind_and_reason(KeyError("no such seat"))
    "KeyError: 'no such seat'"
    >>> kind_and_reason(SystemExit())
    'SystemExit'
    """
    name, text = error_name(error), plain_reason(error)
    return sendable(name if text == name else shortened(f"{name}: {text}", most))


def place_of(error: BaseException) -> str:
    """The line of the bot's own code in which an exception was raised, such as `line 3: return moves[9]`; "" for none.

    The bot's own code is what lies beside the function that was asked: the same file, or the same cell.
    """
    frames = traceback.extract_tb(_without_ours(error.__traceback__))
    if not frames:
        return ""
    last = [frame for frame in frames if frame.filename == frames[0].filename][-1]
    return shortened(f"line {last.lineno}: {last.line}" if last.line else f"line {last.lineno}", MOST_REASON // 2)


def details_of(error: BaseException) -> str:
    """The traceback of an exception as text, without the kit's own lines at its beginning; the end of a long one.

    >>> details_of(ValueError("no idea"))
    'ValueError: no idea'
    """
    try:
        lines = traceback.format_exception(type(error), error, _without_ours(error.__traceback__))
        text = sendable("".join(lines).strip())
    except BaseException:  # the text of an exception is foreign code
        return kind_and_reason(error)
    return text if len(text) <= LONGEST_DETAILS else f"…{text[1 - LONGEST_DETAILS :]}"


def _without_ours(trace: TracebackType | None) -> TracebackType | None:
    """A traceback without the frames of the kit that stand at its beginning."""
    while trace is not None and trace.tb_frame.f_globals.get("__name__", "").startswith(__name__.partition(".")[0]):
        trace = trace.tb_next
    return trace
