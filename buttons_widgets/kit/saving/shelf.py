"""Games on disk: files that a crash cannot spoil, and the shelf on which every table keeps its game."""

from __future__ import annotations

import os
import re
import stat
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, TypeVar

from ..rules.chance import new_seed
from ..rules.errors import quoted
from .errors import SaveError, path_text

if TYPE_CHECKING:
    from .record import Record

VARIABLE: Final = "BUTTONS_WIDGETS_GAMES"
"""The environment variable that names another folder."""
MOST_GAMES: Final = 50

# Only files with these names are ever read or removed: the folder may hold other files too.
_OURS = re.compile(r"game-\d{8}-\d{6}-[0-9a-f]{8}\.json")
_LEFT_OVER = re.compile(r"\.game-\d{8}-\d{6}-[0-9a-f]{8}\.json\.[0-9a-f]{8}\.tmp")
_OLD_SECONDS = 3600.0

G = TypeVar("G")


def write_record(path: Path | str, record: Record) -> None:
    """Write a record to a file. Whenever the machine stops, either the old file is there or the new one, complete.

    Raises:
        OSError: the file cannot be written; an old file of that name is unchanged.
        SaveError: the path is malformed.
    """
    from .record import write_bytes

    path = _path_of(path)
    target = _target_of(path)
    # Not much of a long name: with all that is added it must stay within what file systems allow.
    unfinished = target.with_name(f".{target.name[:60]}.{new_seed()[:8]}.tmp")
    try:
        with unfinished.open("xb") as file:
            file.write(write_bytes(record))
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(target)
    except BaseException as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        if isinstance(error, OSError) and error.errno is not None:
            # With the name that was asked for in the message, instead of the one that is being written.
            raise OSError(error.errno, error.strerror, path_text(path)) from error
        raise


def read_record(path: Path | str, build: Callable[[Record], G]) -> G:
    """What `build` makes of the record in a file.

    Raises:
        SaveError: the path is malformed, the file cannot be read, or it is not a complete, unchanged record of a game,
            or `build` refused the record; the message names the file.
    """
    from .record import MOST_BYTES, read_bytes

    path = _path_of(path)
    try:
        with _open_file(path) as file:
            return read_bytes(file.read(MOST_BYTES + 1), build)
    except SaveError as error:
        raise SaveError(error.reason, path) from error.__cause__
    except OSError as error:
        raise SaveError(f"the file cannot be read ({error.strerror or error})", path) from error


def _path_of(path: object) -> Path:
    """A path from what a caller gave; SaveError if it is not one."""
    try:
        return Path(path)  # type: ignore[arg-type]
    except TypeError:
        raise SaveError(f"the path of a file is a text or a Path, not {quoted(path)}") from None


def _target_of(path: Path) -> Path:
    """The file to write for a path. A link stays a link: the file to which it leads is the one that is replaced."""
    try:
        target = path.resolve()
        target.with_name("other")
    except (ValueError, RuntimeError) as error:  # a null character, no name at all, or links that lead in a circle
        raise SaveError(f"the file cannot be written ({error})", path) from error
    return target


def _open_file(path: Path) -> BinaryIO:
    """Open a regular file and nothing else: a device or a FIFO might keep the reader waiting for ever."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(path, flags)
    except ValueError as error:  # a null character or half a surrogate pair
        raise SaveError(f"the file cannot be read ({error})") from error
    mode = os.fstat(descriptor).st_mode
    if stat.S_ISREG(mode):
        return os.fdopen(descriptor, "rb")
    os.close(descriptor)
    raise SaveError(f"the file cannot be read (it is {'a folder' if stat.S_ISDIR(mode) else 'not a regular file'})")


class Shelf:
    """The folder in which every table keeps its game after each move, so that no game is lost.

    Each table asks for a `new_path` of its own and writes to it after every move. No other table is given that path,
    unless a player picks the game from `unfinished` and continues it there.

    Args:
        folder: the folder. If left out, it is the one that the environment variable `BUTTONS_WIDGETS_GAMES` names, or
            else the usual place for the data of programs on this system.

    Attributes:
        folder: where the games are.
        trouble: why the games are in a temporary folder instead of the one that was asked for; `None` if they are not.
        broken: what the last call of `unfinished` could not read: files, or the folder itself.

    Raises:
        SaveError: the folder is neither a text nor a `Path`.
    """

    def __init__(self, folder: Path | str | None = None) -> None:
        wanted = _path_of(folder) if folder is not None else _usual_folder()
        self.broken: tuple[SaveError, ...] = ()
        self.trouble: str | None = None
        try:
            _make_writable(wanted)
            self.folder = wanted.resolve()
        except (OSError, RuntimeError) as error:
            self.folder = _temporary_folder()
            reason = getattr(error, "strerror", None) or error
            self.trouble = f"games cannot be kept in {path_text(wanted)} ({reason}), so they are kept in {self.folder}"

    def new_path(self) -> Path:
        """A path in the folder at which no file is."""
        while True:
            path = self.folder / f"game-{datetime.now():%Y%m%d-%H%M%S}-{new_seed()[:8]}.json"
            if not os.path.lexists(path):
                return path

    def path_of(self, name: str) -> Path | None:
        """The path of the game with this file name; `None` if the folder holds no such game."""
        path = self.folder / name
        return path if _OURS.fullmatch(name) and path.is_file() else None

    def write(self, path: Path, record: Record) -> None:
        """Keep a game in place of what was kept at its path. The oldest games beyond `MOST_GAMES` are removed.

        Raises:
            OSError: the game cannot be written; what was kept is unchanged.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        write_record(path, record)
        if is_new:
            self._remove_old(but=path)

    def unfinished(self, kind: str | None = None) -> list[tuple[Path, Record]]:
        """The games that are not over, the last one first. What cannot be read is left out and reported in `broken`.

        Args:
            kind: the name of a game, such as `"chess"`, to get only its games; every game if left out.
        """
        found, broken = [], []
        try:
            paths = self._games()
        except OSError as error:
            paths = []
            broken.append(SaveError(f"the folder cannot be read ({error.strerror or error})", self.folder))
        for path in paths:
            try:
                record = read_record(path, lambda record: record)
            except SaveError as error:
                broken.append(error)
            else:
                if not record.over and kind in (None, record.game):
                    found.append((path, record))
        self.broken = tuple(broken)
        return sorted(found, key=lambda kept: kept[1].saved, reverse=True)

    def forget(self, path: Path) -> None:
        """Remove a game from the shelf; nothing happens if it is not there.

        Raises:
            OSError: the file cannot be removed.
        """
        path.unlink(missing_ok=True)

    def _games(self) -> list[Path]:
        return [path for path in self.folder.iterdir() if _OURS.fullmatch(path.name)]

    def _remove_old(self, but: Path) -> None:
        """Remove the oldest games, and what programs left behind that were stopped while they wrote."""
        # The new game is safe already: nothing that goes wrong here may be mistaken for a game that was not written.
        with suppress(OSError):
            by_age = sorted((_modified(path), path) for path in self._games() if path != but and _is_plain(path))
            for _, path in by_age[: max(0, len(by_age) + 1 - MOST_GAMES)]:
                path.unlink(missing_ok=True)
            for path in self.folder.iterdir():
                if _LEFT_OVER.fullmatch(path.name) and _modified(path) < time.time() - _OLD_SECONDS:
                    path.unlink(missing_ok=True)

    def __repr__(self) -> str:
        return f"Shelf({str(self.folder)!r})"


def _usual_folder() -> Path:
    if named := os.environ.get(VARIABLE):
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_data_path("buttons-widgets", appauthor=False) / "games"


def _make_writable(folder: Path) -> None:
    """Make the folder if it is missing, and check that a file can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass


def _temporary_folder() -> Path:
    """A folder of this user's, the same for every kernel, so that games are found again."""
    if hasattr(os, "getuid"):
        folder = Path(tempfile.gettempdir()) / f"buttons-widgets-{os.getuid()}"
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            if not folder.is_symlink() and folder.stat().st_uid == os.getuid():
                _make_writable(folder)
                return folder.resolve()
        except OSError:
            pass
    return Path(tempfile.mkdtemp(prefix="buttons-widgets-")).resolve()


def _is_plain(path: Path) -> bool:
    """Whether a path is a regular file, and not a folder, a link or the like."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def _modified(path: Path) -> float:
    """When a file was written last; 0 if another program has just removed it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
