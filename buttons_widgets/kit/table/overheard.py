"""What code prints while it runs in a thread of its own: kept apart from what all others print.

The streams of a program are shared by all its threads. As long as somebody listens, `sys.stdout` and `sys.stderr` are
replaced by streams that keep what the threads listened to write, and pass on everything else.
"""

from __future__ import annotations

import sys
from threading import Lock, get_ident
from typing import Any, Final, TextIO

from ..rules.errors import sendable

MOST_KEPT: Final = 4000
"""Of what one thread prints, so many characters are kept: the last ones."""


class Overheard:
    """What the current thread prints inside a `with` block.

    >>> with Overheard() as heard:
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

    def __enter__(self) -> Overheard:
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
_listening: dict[int, Overheard] = {}


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
