"""Files that a crash cannot spoil: written whole or not at all, and read only if they are regular files."""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, TypeVar

from ..rules.chance import new_seed
from ..rules.errors import quoted
from ..rules.phrase import Phrase
from .code import MOST_BYTES
from .errors import SaveError, disk_reason, path_text

if TYPE_CHECKING:
    from .record import Record

G = TypeVar("G")

DEVICE: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\..*)?", re.IGNORECASE)
"""Names that Windows takes for devices, whatever comes after a full stop."""

SETTINGS: Final = "settings.json"
"""The name of the file of settings that lies beside the games on the shelf."""

_IRREGULAR: Final = Phrase("refused-irregular", "it is not a regular file")
_LONGEST_STEM = 60
"""So much of a name at most stands in that of an unfinished file: with all that is added it must not be too long."""
_OLD_SECONDS = 3600.0
"""A write takes a few milliseconds, so nobody writes to an unfinished file of this age any more."""


def write_record(path: Path | str, record: Record, *, new: bool = False, modified: int | None = None) -> None:
    """Write a record to a file, as `write_file` does."""
    from .record import write_bytes

    write_file(path, write_bytes(record), new=new, modified=modified)


def write_file(
    path: Path | str, data: bytes, *, new: bool = False, modified: int | None = None, through_link: bool = True
) -> None:
    """Write a file. Whenever the machine stops, either the old file is there or the new one, complete.

    Once this returns it is the new one, even if the power is cut, as far as the system writes what it is told to sync.

    What an earlier write of the same file left behind, when its program was stopped in between, is removed.

    Args:
        new: whether there must be no file of that name yet.
        modified: when it is to be counted as modified, in nanoseconds since 1970; now if left out.
        through_link: whether a link stays one, and the file to which it leads is written; else it is replaced. So a
            file that nobody named is written where it stands, and not over another one.

    Raises:
        FileExistsError: there is something of that name, and `new` was asked for.
        OSError: the file cannot be written; an old file of that name is unchanged.
        SaveError: the path is malformed, or what is there is no file that could be replaced: a device, say.
    """
    path = path_of(path)
    target = _target_of(path) if through_link else path
    with suppress(OSError):
        mode = target.lstat().st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode) or stat.S_ISLNK(mode)):
            raise SaveError(
                Phrase("refused-file-unwritten", "the file cannot be written ({reason})", reason=_IRREGULAR), path
            )
    stem = target.name[:_LONGEST_STEM]
    unfinished = target.with_name(f".{stem}.{new_seed()[:8]}.tmp")
    try:
        with unfinished.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if modified is not None:
            os.utime(unfinished, ns=(modified, modified))
        if new:
            _put_in_place(unfinished, target)
        else:
            unfinished.replace(target)
    except BaseException as error:
        with suppress(OSError):
            unfinished.unlink()
        if isinstance(error, OSError) and error.errno is not None:
            # With the name that was asked for in the message, instead of the one that is being written.
            raise OSError(error.errno, error.strerror, path_text(path)) from error
        raise
    _sync_folder(target.parent)
    remove_unfinished(target.parent, re.escape(stem))


def remove_unfinished(folder: Path, names: str) -> None:
    """Remove from a folder what programs left that were stopped while they wrote such files. Nothing is raised."""
    left_over = re.compile(rf"\.{names}\.[0-9a-f]{{8}}\.tmp")
    # What was to be written is safe already, so nothing that goes wrong here is worth telling.
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if not left_over.fullmatch(entry.name) or not entry.is_file(follow_symlinks=False):
                continue
            # Where the clock was set back, a file may seem to come from the future.
            if abs(time.time() - entry.stat().st_mtime) > _OLD_SECONDS:
                Path(entry.path).unlink(missing_ok=True)


def check_replaceable(path: Path | str) -> None:
    """Check that a file may be replaced by a saved game.

    Raises:
        SaveError: there is a file of that name that is no saved game.
    """
    from .record import state_in

    path = path_of(path)
    try:
        if path.is_file():
            state_in(read_file(path, MOST_BYTES))
    except SaveError as error:
        raise SaveError(
            Phrase("refused-file-foreign", "this file is not a saved game and is left alone: choose another name"), path
        ) from error
    except OSError:  # whoever writes there is told why that is not possible
        pass


def read_record(path: Path | str, build: Callable[[Record], G]) -> G:
    """What `build` makes of the record in a file.

    Raises:
        SaveError: the path is malformed, the file cannot be read, or it is not a complete, unchanged record of a game,
            or `build` refused the record; the message names the file.
    """
    from .record import read_bytes

    path = path_of(path)
    try:
        return read_bytes(read_file(path, MOST_BYTES), build)
    except SaveError as error:
        raise SaveError(error.reason, path) from error.__cause__


def read_records(
    folder: Path, find: Callable[[], Iterable[Path]]
) -> tuple[list[tuple[Path, Record]], tuple[SaveError, ...]]:
    """The records in the files that `find` finds in a folder, and what cannot be read: files, or the folder itself."""
    found, broken, paths = [], [], []
    try:
        paths = list(find())
    except OSError as error:
        said = Phrase("refused-folder-unread", "the folder cannot be read ({reason})", reason=disk_reason(error))
        broken.append(SaveError(said, folder))
    for path in paths:
        try:
            found.append((path, read_record(path, lambda record: record)))
        except SaveError as error:
            broken.append(error)
    return found, tuple(broken)


def read_file(path: Path, most: int) -> bytes:
    """The bytes of a regular file, but no more than `most` and one.

    Raises:
        SaveError: the file cannot be read.
    """
    with _reading(path) as file:
        return file.read(most + 1) or b""


def read_lines(path: Path, most: int) -> Generator[bytes, None, None]:
    """The lines of a regular file, each with its end; one of more than `most` bytes comes in pieces.

    Raises:
        SaveError: the file cannot be read.
    """
    with _reading(path) as file:
        while line := file.readline(most):
            yield line


@contextmanager
def _reading(path: Path) -> Iterator[BinaryIO]:
    try:
        with _open_file(path) as file:
            yield file
    except OSError as error:
        raise SaveError.of(
            "refused-file-unread", "the file cannot be read ({reason})", reason=disk_reason(error)
        ) from error


def path_of(path: object) -> Path:
    """A path from what a caller gave.

    Raises:
        SaveError: it is neither a text nor a path.
    """
    try:
        return Path(path)  # type: ignore[arg-type]
    except TypeError:
        raise SaveError.of(
            "refused-path", "the path of a file is a text or a Path, not {path}", path=quoted(path)
        ) from None


def folder_text(folder: Path) -> str:
    """Where people find a folder. In a browser's Python, JupyterLite's file browser begins at its folder `/drive`.

    >>> folder_text(Path("lessons", "games")).replace(os.sep, "/")
    'lessons/games'
    """
    text = str(folder)
    return text.removeprefix("/drive/") if sys.platform == "emscripten" else text


def _put_in_place(unfinished: Path, target: Path) -> None:
    """Give a file its name, unless there is something of that name."""
    try:
        target.hardlink_to(unfinished)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links. Nobody else can take the name between these two lines.
        empty = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        try:
            os.close(empty)
            unfinished.replace(target)
        except BaseException:
            with suppress(OSError):  # else nothing could be saved under this name any more
                target.unlink()
            raise
    else:
        with suppress(OSError):  # the file has its name; this other one goes with a later write
            unfinished.unlink()


def _sync_folder(folder: Path) -> None:
    """Write to the disk what the names in a folder stand for: without that, a power cut brings the old files back."""
    with suppress(OSError):  # Windows opens no folders; and the file is as safe as elsewhere
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _target_of(path: Path) -> Path:
    """The file to write for a path. A link stays a link: the file to which it leads is the one that is replaced."""
    try:
        target = path.resolve()
        target.with_name("other")
    except (ValueError, RuntimeError) as error:  # a null character, no name at all, or links that lead in a circle
        raise SaveError(
            Phrase("refused-file-unwritten", "the file cannot be written ({reason})", reason=error), path
        ) from error
    return target


def _open_file(path: Path) -> BinaryIO:
    """Open a regular file and nothing else: a device or a FIFO might keep the reader waiting for ever."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except ValueError as error:  # a null character or half a surrogate pair
        raise SaveError.of("refused-file-unread", "the file cannot be read ({reason})", reason=error) from error
    mode = os.fstat(descriptor).st_mode
    if stat.S_ISREG(mode):
        return os.fdopen(descriptor, "rb")
    os.close(descriptor)
    kind = Phrase("refused-a-folder", "it is a folder") if stat.S_ISDIR(mode) else _IRREGULAR
    raise SaveError.of("refused-file-unread", "the file cannot be read ({reason})", reason=kind)
