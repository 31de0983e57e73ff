"""One writer at a time: what one kernel reads, changes and writes back, no other kernel writes meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from warnings import catch_warnings, simplefilter

with catch_warnings():
    simplefilter("ignore")  # it says where there are no locks of the system; see below
    from filelock import FileLock, SoftFileLock

SECONDS_TO_WAIT: Final = 3.0
"""So long a writer waits for another one at most. A write takes a few milliseconds."""


@contextmanager
def only_writer(path: Path) -> Iterator[None]:
    """While this lasts, nobody else who asks for the same file has it, in this process or another.

    The system gives the lock back when a process ends, however that happens. Where there are no locks, or another
    process keeps one for long, the writer goes on without: a file is written whole all the same, see `write_file`.

    Args:
        path: the file that is to be written. Its folder is made; the lock is a hidden file beside it.
    """
    # Without locks of the system, those that are only files would stay when a process is killed, and keep all waiting.
    if issubclass(FileLock, SoftFileLock):  # in a browser
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
        yield
        return
    lock = FileLock(path.with_name(f".{path.name}.lock"), timeout=SECONDS_TO_WAIT, fallback_to_soft=False)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(poll_interval=0.005)
    try:
        yield
    finally:
        with suppress(OSError):  # what was to be written is written; the lock goes with its descriptor, at the latest
            lock.release()
