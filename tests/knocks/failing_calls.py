"""Every call of the system that touches a folder: counted, made to fail, and followed by a power cut.

Calls are caught where Python makes them: `os`, `fcntl`, and `open`, whose own Python version, `_pyio`, makes each of
its calls through `os`. `test_every_call_fails_once.py` holds that none is missed.
"""

from __future__ import annotations

import _pyio
import builtins
import errno
import fcntl
import glob
import io
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

OF_PATHS: Final = (
    *("open", "stat", "lstat", "scandir", "listdir", "mkdir", "rmdir", "unlink", "rename", "replace"),
    *("link", "symlink", "readlink", "utime"),
)
OF_DESCRIPTORS: Final = ("read", "write", "fsync", "fstat", "sendfile")
CLOSE: Final = "close"
LOCK: Final = "flock"
SHORT: Final = -1
"""Instead of the number of an error: only half is written, and that is said."""

_READS: Final = (errno.EIO, errno.EACCES, errno.ESTALE, errno.EINTR, errno.ENOENT)
_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
_NAMES: Final = (*_FULL, errno.EIO, errno.EACCES, errno.EROFS, errno.ESTALE, errno.ENOENT, errno.EINTR)
_HELD: Final = (errno.EIO, errno.ESTALE, errno.EINTR)
ERRORS: Final[Mapping[str, tuple[int, ...]]] = {
    "open": (*_READS, errno.EMFILE),
    "open to write": (*_NAMES, errno.EMFILE),
    **dict.fromkeys(("stat", "lstat", "readlink"), _READS),
    **dict.fromkeys(("scandir", "listdir"), (*_READS, errno.EMFILE)),
    **dict.fromkeys(("mkdir", "rmdir", "unlink", "rename", "replace", "link", "symlink", "utime"), _NAMES),
    **dict.fromkeys(("read", "fstat"), _HELD),
    **dict.fromkeys(("write", "sendfile"), (*_FULL, *_HELD, SHORT)),
    **dict.fromkeys(("fsync", CLOSE), (*_FULL, *_HELD)),
    LOCK: (errno.EWOULDBLOCK, errno.ENOLCK, errno.EINTR, errno.EIO),
}
"""For each call the errors that matter. `EINTR` comes of a file system in user space, whatever Python tries again."""


class Call(NamedTuple):
    """A call of the system.

    Attributes:
        name: as in `ERRORS`.
        path: what it is about.
    """

    name: str
    path: str


Watch = Callable[[Call], int]
"""What is asked before each call: the number of the error with which it fails, or 0."""


@contextmanager
def watched(folder: Path, watch: Watch) -> Iterator[None]:
    """Let somebody decide about each call that touches a folder, or what is in it."""
    calls = _Calls(folder, watch)
    with ExitStack() as stack:
        globber = getattr(glob, "_StringGlobber", None)
        if getattr(globber, "scandir", None) is os.scandir:  # Python 3.13 holds it since its import
            stack.enter_context(patch.object(globber, "scandir", staticmethod(calls.of_path("scandir"))))
        for name in OF_PATHS:
            stack.enter_context(patch.object(os, name, calls.of_path(name)))
        for name in (*OF_DESCRIPTORS, CLOSE):
            stack.enter_context(patch.object(os, name, calls.of_descriptor(name, getattr(os, name))))
        stack.enter_context(patch.object(fcntl, LOCK, calls.of_descriptor(LOCK, fcntl.flock)))
        for module in (io, builtins):
            stack.enter_context(patch.object(module, "open", calls.open))
        yield


def failing(folder: Path, number: int, *names: str) -> Any:
    """All calls of these names fail within a folder, as long as this lasts."""
    return watched(folder, lambda call: number if call.name in names else 0)


class _Calls:
    """What stands in the place of the functions that call the system."""

    def __init__(self, folder: Path, watch: Watch) -> None:
        self._root, self._watch = os.path.realpath(folder), watch
        self._open: dict[int, str] = {}
        self._real_open = io.open
        self._is_asking = False

    def _inside(self, path: object) -> str:
        """The path of something in the folder; "" for what is elsewhere, or is done by who is asked."""
        if self._is_asking:
            return ""
        if isinstance(path, int):
            return self._open.get(path, "")
        try:
            text = str(Path(os.fsdecode(path)).absolute())  # type: ignore[arg-type]
        except TypeError:
            return ""
        return text if text == self._root or text.startswith(self._root + os.sep) else ""

    def of_path(self, name: str) -> Callable[..., Any]:
        real = getattr(os, name)

        def made(path: Any = ".", *arguments: Any, **more: Any) -> Any:
            inside = self._inside(path) or (
                self._inside(arguments[0]) if arguments and name in ("rename", "replace", "link") else ""
            )
            if not inside:
                return real(path, *arguments, **more)
            if name == "open":
                flags = arguments[0] if arguments else more["flags"]
                self._ask("open to write" if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) else name, inside)
                descriptor = real(path, *arguments, **more)
                self._open[descriptor] = inside
                return descriptor
            self._ask(name, inside)
            found = real(path, *arguments, **more)
            return _Entries(found, self._ask) if name == "scandir" else found

        return made

    def of_descriptor(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def made(descriptor: Any, *arguments: Any, **more: Any) -> Any:
            inside = self._inside(descriptor)
            if not inside:
                return real(descriptor, *arguments, **more)
            number = self._answer(name, inside)
            if name == CLOSE:
                del self._open[descriptor]
                real(descriptor)  # whatever is said of it, it is closed
            if name == "write" and number:
                half = bytes(arguments[0])[: max(1, len(arguments[0]) // 2)]
                written = real(descriptor, half) if number in (SHORT, *_FULL, errno.EIO) else 0
                if number == SHORT:
                    return written
            if number and number != SHORT:
                raise OSError(number, os.strerror(number), inside)
            return None if name == CLOSE else real(descriptor, *arguments, **more)

        return made

    def open(self, file: Any, *arguments: Any, **more: Any) -> Any:
        return (_pyio.open if self._inside(file) else self._real_open)(file, *arguments, **more)

    def _answer(self, name: str, path: str) -> int:
        self._is_asking = True
        try:
            return self._watch(Call(name, path))
        finally:
            self._is_asking = False

    def _ask(self, name: str, path: str) -> None:
        number = self._answer(name, path)
        if number > 0:
            raise OSError(number, os.strerror(number), path)


class _Entries:
    """What `os.scandir` finds: to look one of them up is a call of its own."""

    def __init__(self, real: Any, ask: Callable[[str, str], None]) -> None:
        self._real, self._ask = real, ask

    def __iter__(self) -> _Entries:
        return self

    def __next__(self) -> _Entry:
        return _Entry(next(self._real), self._ask)

    def __enter__(self) -> _Entries:
        return self

    def __exit__(self, *raised: object) -> None:
        self._real.close()

    def close(self) -> None:
        self._real.close()


class _Entry:
    def __init__(self, real: os.DirEntry[str], ask: Callable[[str, str], None]) -> None:
        self._real, self._ask = real, ask

    def stat(self, *, follow_symlinks: bool = True) -> os.stat_result:
        self._ask("stat", self._real.path)
        return self._real.stat(follow_symlinks=follow_symlinks)

    def __fspath__(self) -> str:
        return self._real.path

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)


# Power cuts

Image = dict[str, bytes]
"""All files of a folder, by their paths in it."""


class Disk:
    """What of a folder outlives a power cut: what was synced, and of all else as much or little as there may be.

    A name that was given or taken away may be so only when its folder was synced. Of what was written since a file was
    synced there may be all, half, or nothing. A folder that was made is there, as on all usual file systems once
    something in it was synced.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._held: dict[int, int] = {}
        self._synced: dict[int, bytes] = {}
        self._may_be: list[dict[str, int]] = []
        self.sync_all()

    def sync(self, path: str) -> None:
        """A file or a folder is synced now."""
        now, place = self._names(), Path(path).relative_to(self._folder)
        if str(place) in now:
            self._synced[now[str(place)]] = self._content(now[str(place)])
            return
        for at, names in enumerate(self._may_be):
            others = {name: number for name, number in names.items() if Path(name).parent != place}
            self._may_be[at] = others | {name: number for name, number in now.items() if Path(name).parent == place}

    def sync_all(self) -> None:
        """All of it is synced now."""
        now = self._names()
        self._synced |= {number: self._content(number) for number in now.values()}
        self._may_be = [now]

    def images(self) -> list[Image]:
        """What may be there if the power is cut now."""
        now = self._names()
        if now not in self._may_be:
            self._may_be.append(now)
        self._may_be = [names for at, names in enumerate(self._may_be) if names not in self._may_be[:at]]
        found: list[Image] = []
        for names in self._may_be:
            for share in (1.0, 0.5, 0.0):
                image = {name: self._left(number, share) for name, number in names.items()}
                if image not in found:
                    found.append(image)
        return found

    def close(self) -> None:
        """Let go of the files."""
        for descriptor in self._held.values():
            os.close(descriptor)

    def _names(self) -> dict[str, int]:
        """The number of each file. It is held open, so that no other file gets its number."""
        found = {}
        for path in self._folder.rglob("*"):
            if path.is_file():
                number = path.stat().st_ino
                if number not in self._held:
                    self._held[number] = os.open(path, os.O_RDONLY)
                found[str(path.relative_to(self._folder))] = number
        return found

    def _content(self, number: int) -> bytes:
        descriptor = self._held[number]
        return os.pread(descriptor, os.fstat(descriptor).st_size, 0)

    def _left(self, number: int, share: float) -> bytes:
        """What is left of a file of which so large a share was written since it was synced."""
        content, synced = self._content(number), self._synced.get(number, b"")
        if content == synced:
            return content
        kept = len(synced) if content.startswith(synced) else 0
        return content[: kept + int((len(content) - kept) * share)]
