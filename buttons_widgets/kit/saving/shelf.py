"""Games on disk: files that a crash cannot spoil, and the shelf on which every table keeps its game."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from .record import MOST_BYTES, Record, SaveError, decode, encode

VARIABLE: Final = "BUTTONS_WIDGETS_GAMES"
"""The environment variable that names another folder."""
MOST_GAMES: Final = 50

# Only files of these names are ever listed or removed: the folder may be one that holds other things too.
_OURS = re.compile(r"game-\d{8}-\d{6}-[0-9a-f]{8}\.json")
_LEFT_OVER = re.compile(r"\.game-\d{8}-\d{6}-[0-9a-f]{8}\.json\.[0-9a-f]{8}\.tmp")
_OLD_SECONDS = 3600.0

G = TypeVar("G")


def write_record(path: Path | str, record: Record) -> None:
    """Write a record to a file. Whenever the machine stops, either the old file is there or the new one, whole.

    Raises:
        OSError: the file cannot be written; an old one of its name is as it was.
    """
    # A link stays a link: what it points to is replaced.
    target = Path(path).resolve()
    unfinished = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    try:
        with unfinished.open("xb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def read_record(path: Path | str, build: Callable[[Record], G]) -> G:
    """What `build` makes of the record in a file.

    Raises:
        SaveError: the file cannot be read, or is not the whole, unchanged record of a game, or `build` found fault
            with it; the message names the file.
    """
    path = Path(path)
    try:
        with path.open("rb") as file:
            return decode(file.read(MOST_BYTES + 1), build)
    except SaveError as error:
        raise SaveError(error.reason, path) from error.__cause__
    except OSError as error:
        raise SaveError(f"the file cannot be read ({error.strerror or error})", path) from error


class Shelf:
    """The folder in which every table keeps its game after each move, so that none is lost.

    Each table asks for a `new_path` of its own and writes to it after every move; nobody else is ever given that
    path, unless somebody picks the game out of `unfinished` and goes on with it.

    Args:
        folder: where; if left out, the folder in the environment variable `BUTTONS_WIDGETS_GAMES`, else the place
            for data of programs on this system.

    Attributes:
        folder: where the games are.
        trouble: why they are in a temporary folder instead of the one that was meant; `None` if they are not.
        broken: what the last call of `unfinished` could not read.
    """

    def __init__(self, folder: Path | str | None = None) -> None:
        wanted = Path(folder) if folder is not None else _usual_folder()
        self.broken: tuple[SaveError, ...] = ()
        self.trouble: str | None = None
        try:
            _make_writable(wanted)
            self.folder = wanted.resolve()
        except (OSError, RuntimeError) as error:
            self.folder = _temporary_folder()
            reason = getattr(error, "strerror", None) or error
            self.trouble = f"games cannot be kept in {wanted} ({reason}), so they are kept in {self.folder}"

    def new_path(self) -> Path:
        """A path in the folder that nobody has."""
        while True:
            path = self.folder / f"game-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(4)}.json"
            if not path.exists():
                return path

    def write(self, path: Path, record: Record) -> None:
        """Keep a game, in place of what was kept at its path. The oldest games beyond `MOST_GAMES` are dropped.

        Raises:
            OSError: it cannot be written; what was kept is as it was.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        write_record(path, record)
        if is_new:
            self._drop_old(but=path)

    def unfinished(self) -> list[tuple[Path, Record]]:
        """The games that were broken off, the last one first. What cannot be read is left out and told in `broken`."""
        found, broken = [], []
        for path in self._games():
            try:
                record = read_record(path, lambda record: record)
            except SaveError as error:
                broken.append(error)
            else:
                if not record.over:
                    found.append((path, record))
        self.broken = tuple(broken)
        return sorted(found, key=lambda kept: kept[1].saved, reverse=True)

    def forget(self, path: Path) -> None:
        """Remove a game from the shelf; nothing happens if it is not there."""
        path.unlink(missing_ok=True)

    def _games(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        return [path for path in self.folder.iterdir() if _OURS.fullmatch(path.name)]

    def _drop_old(self, but: Path) -> None:
        by_age = sorted((_modified(path), path) for path in self._games() if path != but)
        for _, path in by_age[: max(0, len(by_age) + 1 - MOST_GAMES)]:
            path.unlink(missing_ok=True)
        # What a program that was killed while it wrote has left behind.
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
    """Make the folder if need be, and see whether a file can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass


def _temporary_folder() -> Path:
    """The same one for every kernel of this user, so that games are found again; but never somebody else's."""
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


def _modified(path: Path) -> float:
    """When a file was written last; 0 if another program has just removed it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
