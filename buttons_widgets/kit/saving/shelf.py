"""The shelf on which every table keeps its game, and the games on it that can go on."""

from __future__ import annotations

import os
import re
import tempfile
import time
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..rules.chance import new_seed
from ..rules.phrase import Phrase
from .code import MOST_BYTES
from .errors import SaveError, path_text, told_reason
from .files import folder_text, path_of, read_file, read_record, read_records, remove_unfinished, write_record

if TYPE_CHECKING:
    from .record import Record

VARIABLE: Final = "BUTTONS_WIDGETS_GAMES"
"""The environment variable that names another folder."""
MOST_FINISHED: Final = 2000
"""So many games that are over are kept: the newest."""
MOST_UNFINISHED: Final = 200
"""So many games that can go on are kept. Games that are over never push one of them out."""
MOST_UNTOUCHED: Final = 5
"""So many games are kept in which nobody has moved yet."""

# Only files with these names are ever read or removed: the folder may hold other files too.
_OURS = re.compile(r"game-\d{8}-\d{6}-[0-9a-f]{8}\.json")
_TICK = 1_000


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
        broken: what the last call of `unfinished` or `finished` could not read: files, or the folder itself.
        removed: the unfinished games that the last call of `write` removed to make room.

    Raises:
        SaveError: the folder is neither a text nor a `Path`.
    """

    def __init__(self, folder: Path | str | None = None) -> None:
        wanted = path_of(folder) if folder is not None else usual_folder()
        self.broken: tuple[SaveError, ...] = ()
        self.removed: tuple[Record, ...] = ()
        self.trouble: str | None = None
        self._latest: int | None = None
        self._states: dict[Path, tuple[_Stamp, str]] = {}
        try:
            _make_writable(wanted)
            self.folder = wanted.resolve()
        except (OSError, RuntimeError) as error:
            self.folder = _temporary_folder()
            reason = told_reason(error)
            self.trouble = Phrase(
                "refused-kept-elsewhere",
                "games cannot be kept in {wanted} ({reason}), so they are kept in {folder}",
                wanted=path_text(wanted),
                reason=reason,
                folder=folder_text(self.folder),
            )

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
        """Keep a game in place of what was kept at its path.

        Old games are removed beyond `MOST_FINISHED` and `MOST_UNFINISHED`, and the unfinished ones of them told in
        `removed`.

        Raises:
            OSError: the game cannot be written; what was kept is unchanged.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        write_record(path, record, modified=self._next_moment())
        self.removed = ()
        state, (_, before) = state_of(record), self._states.get(path, (_NO_STAMP, ""))
        with suppress(OSError):  # else another kernel has just removed it
            self._states[path] = _stamp(path.stat()), state
        if before != state:
            self._remove_old(but=path, state=state)

    def unfinished(self, kind: str | None = None) -> list[tuple[Path, Record]]:
        """The games that have begun and are not over, the one that was played last first.

        What cannot be read is left out and reported in `broken`.

        Args:
            kind: the name of a game, such as `"chess"`, to get only its games; every game if left out.
        """
        return self._in_state("begun", kind)

    def finished(self, kind: str | None = None) -> list[tuple[Path, Record]]:
        """The games that are over, as `unfinished` gives those that can go on."""
        return self._in_state("over", kind)

    def _in_state(self, state: str, kind: str | None) -> list[tuple[Path, Record]]:
        """The games that have come so far, the one that was played last first."""
        stamps: dict[Path, _Stamp] = {}

        def find() -> list[Path]:
            # When each was written is looked up first: what is written while others are read comes no earlier.
            stamps.update(self._games())
            return [path for path in stamps if self._known_state(path, stamps[path]) in (None, state)]

        found, self.broken = read_records(self.folder, find)
        self._states = {path: (stamps[path], state_of(record)) for path, record in found} | {
            path: known for path, known in self._states.items() if path in stamps and known[0] == stamps[path]
        }
        wanted = [each for each in found if state_of(each[1]) == state and kind in (None, each[1].game)]
        return sorted(wanted, key=lambda each: (stamps[each[0]][0], each[1].saved, len(each[1].moves)), reverse=True)

    def forget(self, path: Path, record: Record | None = None) -> bool:
        """Remove a game from the shelf; nothing happens if it is not there.

        Args:
            path: where it is.
            record: the game as it was read there: what has changed since is left alone. The game is removed whatever
                it is if left out.

        Returns:
            Whether nothing is there now.

        Raises:
            OSError: the file cannot be removed.
        """
        if record is None:
            path.unlink(missing_ok=True)
            return True
        # Looked at under another name, so that nothing can be written to it between the look and the removal. That is
        # a name for a game too: if everything stops in between, the game is still on the shelf.
        aside = self.new_path()
        try:
            path.rename(aside)
        except FileNotFoundError:
            return True
        with suppress(SaveError):
            if read_record(aside, lambda record: record).checksum == record.checksum:
                aside.unlink()
                return not path.exists()
        try:
            path.hardlink_to(aside)
        except FileExistsError:  # its kernel has written it again, and further on
            pass
        except OSError:  # no hard links here: it keeps the other name
            return False
        aside.unlink()
        return False

    def _next_moment(self) -> int:
        """The moment of a write, in nanoseconds since 1970: now, but later than that of every game on the shelf.

        So the game that was played last comes first, even when the clock was set back.
        """
        if self._latest is None:
            self._latest = 0
            with suppress(OSError):
                self._latest = max((moment for moment, _ in self._games().values()), default=0)
        self._latest = max(time.time_ns(), self._latest + _TICK)
        return self._latest

    def _games(self, *, only_files: bool = False) -> dict[Path, _Stamp]:
        """What is called like a game, with the stamp of each; `only_files` leaves out folders, links and the like."""
        with os.scandir(self.folder) as entries:
            return {
                self.folder / entry.name: _stamp_at(entry)
                for entry in entries
                if _OURS.fullmatch(entry.name) and (not only_files or entry.is_file(follow_symlinks=False))
            }

    def _known_state(self, path: Path, stamp: _Stamp) -> str | None:
        """How far a game had come when it was read or written; `None` if it was not, or has changed since."""
        known = self._states.get(path)
        return known[1] if known is not None and known[0] == stamp != _NO_STAMP else None

    def _remove_old(self, but: Path, state: str) -> None:
        """Remove the oldest games, and what programs left behind that were stopped while they wrote."""
        # The game that was written is safe already: nothing that goes wrong here may be mistaken for one that was not.
        with suppress(OSError):
            games = self._games(only_files=True)
            games.pop(but, None)
            self._remove_beyond_bounds(games, state)
        remove_unfinished(self.folder, _OURS.pattern)

    def _remove_beyond_bounds(self, games: dict[Path, _Stamp], own: str) -> None:
        """Remove the oldest of these games, of which there are too many beside one more in this state."""
        from .record import state_in

        bounds = {"over": MOST_FINISHED, "begun": MOST_UNFINISHED, "untouched": MOST_UNTOUCHED}
        groups: dict[str, list[Path]] = {state: [] for state in bounds}
        for path, stamp in sorted(games.items(), key=lambda game: (game[1], game[0]), reverse=True):
            # What cannot be read stays: it may be a game that a later version of the kit can read.
            with suppress(SaveError):
                state = self._known_state(path, stamp) or state_in(read_file(path, MOST_BYTES))
                self._states[path] = stamp, state
                groups[state].append(path)
        removed = []
        for state, paths in groups.items():
            for path in paths[bounds[state] - (state == own) :]:
                with suppress(SaveError):
                    old = read_record(path, lambda record: record)
                    if self.forget(path, old) and state == "begun":
                        removed.append(old)
        self.removed = tuple(removed)

    def __repr__(self) -> str:
        return f"Shelf({str(self.folder)!r})"


def usual_folder(variable: str = VARIABLE, name: str = "games") -> Path:
    """The folder that an environment variable names, or else one of this name in the usual place for programs' data."""
    if named := os.environ.get(variable):
        return Path(named).expanduser()
    import platformdirs

    return platformdirs.user_data_path("buttons-widgets", appauthor=False) / name


def _make_writable(folder: Path) -> None:
    """Make the folder if it is missing, and check that a file can be written there."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=folder):  # not one without a name: JupyterLite's files all have one
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


def state_of(record: Record) -> str:
    """How far a game has come: `"over"`, `"begun"`, or `"untouched"` before the first move."""
    return "over" if record.over else "begun" if record.moves else "untouched"


_Stamp = tuple[int, int]
"""What changes whenever a file does: when it was written last, in nanoseconds since 1970, and its size."""

_NO_STAMP: Final[_Stamp] = (0, 0)
"""That of a file of which nothing is known, because another program has just removed it."""


def _stamp(found: os.stat_result) -> _Stamp:
    return found.st_mtime_ns, found.st_size


def _stamp_at(entry: os.DirEntry[str]) -> _Stamp:
    try:
        return _stamp(entry.stat())
    except OSError:
        return _NO_STAMP
