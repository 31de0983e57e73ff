"""A folder in which nothing can be written any more: at each of the steps of a write, or because it is not a folder.

Whoever runs the tests may be allowed everything, so that permissions would forbid nothing, and may not mount a disk.
So each step that touches the folder fails as the system lets it fail; what is there can still be read.
"""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

Break = Callable[[Path], Any]


@contextmanager
def _failing(folder: Path, number: int, steps: tuple[str, ...]) -> Iterator[None]:
    """Let these steps fail within a folder."""

    def fails(name: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def failing(path: Any, *arguments: Any, **more: Any) -> Any:
            mode = arguments[0] if arguments else more.get("mode", "r")
            if isinstance(path, int):
                inside = _where(path).startswith(str(folder))
            else:
                inside = str(path).startswith(str(folder))
            writes = name not in ("open", "os_open") or (
                set("wax+") & set(mode) if isinstance(mode, str) else mode & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
            )
            if inside and writes:
                raise OSError(number, os.strerror(number), str(path))
            return step(path, *arguments, **more)

        return failing

    targets = {"fsync": (os, "fsync"), "os_open": (os, "open")}
    targets |= {name: (Path, name) for name in ("open", "replace", "rename", "hardlink_to", "unlink", "mkdir")}
    patches = [patch.object(*targets[name], fails(name, getattr(*targets[name]))) for name in steps]
    for one in patches:
        one.start()
    try:
        yield
    finally:
        for one in reversed(patches):
            one.stop()


def _where(descriptor: int) -> str:
    """The path of what is open; "" where the system does not tell, so that nothing fails there."""
    for place in (f"/proc/self/fd/{descriptor}", f"/dev/fd/{descriptor}"):
        try:
            return str(Path(place).readlink())
        except OSError:
            continue
    return ""


@contextmanager
def _taken(folder: Path) -> Iterator[None]:
    """A file has the folder's name."""
    aside = folder.with_name(f"{folder.name}-aside")
    folder.rename(aside)
    folder.touch()
    try:
        yield
    finally:
        folder.unlink()
        aside.rename(folder)


@contextmanager
def _gone(folder: Path) -> Iterator[None]:
    """Somebody has removed the folder with all that was in it."""
    shutil.rmtree(folder)
    yield


BREAKS: Final[Mapping[str, Break]] = {
    "full when a file is begun": lambda folder: _failing(folder, errno.ENOSPC, ("open",)),
    "full when it is written": lambda folder: _failing(folder, errno.ENOSPC, ("fsync",)),
    "full when it gets its name": lambda folder: _failing(folder, errno.ENOSPC, ("replace", "hardlink_to")),
    "over the quota": lambda folder: _failing(folder, errno.EDQUOT, ("fsync",)),
    "read-only": lambda folder: _failing(
        folder, errno.EROFS, ("open", "os_open", "replace", "rename", "hardlink_to", "unlink", "mkdir")
    ),
    "not allowed": lambda folder: _failing(folder, errno.EACCES, ("open", "replace", "rename", "mkdir")),
    "a disk that fails": lambda folder: _failing(folder, errno.EIO, ("fsync",)),
    "a file in the folder's place": _taken,
}
GONE: Final[Break] = _gone
