"""Python without threads, as in a browser: what is to be done is done here and now, and foreign code only for a while.

In a kernel with threads whoever asks goes on meanwhile, and can stop what takes too long. Where there are none, nobody
can: while a call runs, no click is heard. So a call that may be anybody's code is ended from within. Python tells of
each jump back in a loop and of each function that begins, and when the time is over, an exception is raised there. Code
of the kit and of Python's library is known to end: it is not watched, and so not slowed down. A call that waits inside
compiled code, such as `sum(itertools.count())`, or that catches every exception, cannot be ended so.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import CodeType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop


LONGEST_HERE: Final = 20.0
"""So many seconds foreign code has where nobody can go on meanwhile."""

_KIT: Final = str(Path(__file__).parents[2]) + os.sep
_LIBRARY: Final = str(Path(os.__file__).parent) + os.sep
_INSTALLED: Final = f"{os.sep}site-packages{os.sep}"
"""Where packages lie: on some systems inside the folder of Python's library."""


class Overtime(BaseException):
    """Raised inside a call whose time is over. Not an `Exception`: what people usually catch does not hold it up."""


def has_threads() -> bool:
    """Whether threads can be started here."""
    return sys.platform not in ("emscripten", "wasi")


def is_known(file: str) -> bool:
    """Whether a file's code is known to end: it is the kit's own or in Python's library."""
    if file.startswith((_KIT, "<frozen ")):
        return True
    return file.startswith(_LIBRARY) and _INSTALLED not in file


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise `Overtime` in foreign code that runs in here for longer than so many seconds.

    Before Python 3.12, which has no `sys.monitoring`, and inside another limit nothing is raised.
    """
    if sys.version_info < (3, 12) or sys.monitoring.get_tool(sys.monitoring.PROFILER_ID) is not None:
        yield
        return
    watching, tool, events = sys.monitoring, sys.monitoring.PROFILER_ID, sys.monitoring.events
    end = monotonic() + seconds

    def look(code: CodeType, *where: Any) -> Any:
        if is_known(code.co_filename):
            return watching.DISABLE
        if monotonic() > end:
            raise Overtime
        return None

    watching.use_tool_id(tool, __name__)
    try:
        for event in (events.JUMP, events.PY_START, events.PY_RESUME):
            watching.register_callback(tool, event, look)
        watching.set_events(tool, events.JUMP | events.PY_START | events.PY_RESUME)
        yield
    finally:
        watching.set_events(tool, 0)
        watching.free_tool_id(tool)


def defer(act: Callable[[], None]) -> bool:
    """Where all else waits for what takes a moment, such as writing a file, do it once the page knows what to show.

    Returns:
        Whether it is put off: where there are threads, the caller does it now.
    """
    loop = None if has_threads() else running_loop()
    if loop is not None:
        loop.call_soon(act)
    return loop is not None


# The event loop of the kernel.


def running_loop() -> AbstractEventLoop | None:
    """The event loop of the kernel, in which cells run; `None` where there is none, as in plain Python."""
    if "asyncio" not in sys.modules:  # no loop runs where nothing has imported it; and importing it takes time
        return None
    from asyncio import get_running_loop

    try:
        return get_running_loop()
    except RuntimeError:
        return None
