"""The games that people saved by name: one folder that they can see, beside their notebook.

Nothing in it is replaced unasked, and what is not a saved game is never touched.
"""

from __future__ import annotations

import os
import re
import unicodedata
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..rules.errors import quoted
from ..rules.phrase import Phrase
from .errors import SaveError, disk_reason, path_text
from .files import DEVICE, SETTINGS, read_record, read_records, write_record

if TYPE_CHECKING:
    from .record import Record

FOLDER: Final = "games"
"""What the folder is called."""
LONGEST_NAME: Final = 80
_LONGEST_OFFER = 50
_ENDING = ".json"
_FORBIDDEN = '/\\:*?"<>|'


class NameTaken(SaveError):
    """Another game was saved under this name; it is only replaced by somebody who was asked.

    Attributes:
        record: the game that is there.
    """

    def __init__(self, path: Path, record: Record) -> None:
        super().__init__(Phrase("refused-name-taken", "{name} is there already", name=path.name))
        self.path = path
        self.record = record


class SavedGames:
    """The folder of the games that were saved by name.

    Args:
        folder: where they are; the folder `games` in the working directory, which is the notebook's, if left out.

    Attributes:
        folder: where they are. It is made when the first game is saved.
        broken: what the last call of `games` could not read.
    """

    def __init__(self, folder: Path | str | None = None) -> None:
        self.folder = Path(FOLDER if folder is None else folder)
        with suppress(OSError):  # the working directory was removed: whoever saves is told then
            self.folder = self.folder.absolute()
        self.broken: tuple[SaveError, ...] = ()

    def path_of(self, name: str) -> Path:
        """Where a game of this name is saved.

        Args:
            name: with or without `.json`.

        Raises:
            SaveError: this cannot be the name of a file in the folder; the message says why.
        """
        name = unicodedata.normalize("NFC", name[: 10 * LONGEST_NAME]).strip()
        stem = name[: -len(_ENDING)].rstrip() if name.lower().endswith(_ENDING) else name
        if not stem:
            raise SaveError.of("refused-saving-nameless", "type a name for the game first")
        if len(stem) > LONGEST_NAME or len(stem.encode(errors="replace")) > 3 * LONGEST_NAME:
            raise SaveError.of(
                "refused-saving-name-long", "this name is too long: take at most {most} letters", most=LONGEST_NAME
            )
        if any(letter in _FORBIDDEN for letter in stem) or ".." in stem:
            raise SaveError.of(
                "refused-saving-path", "a name is not a path: leave out {letters} and ..", letters=" ".join(_FORBIDDEN)
            )
        if not stem.isprintable() or stem.startswith((".", "~")) or stem.endswith(".") or DEVICE.fullmatch(stem):
            raise SaveError.of(
                "refused-saving-name",
                "a file cannot be called {name} everywhere: take a name of letters and digits",
                name=quoted(stem),
            )
        return self.folder / f"{stem}{_ENDING}"

    def free_name(self, *words: str) -> str:
        """A name that is still free, of these words and today's date."""
        plain = re.sub(r"[^\w',&-]+", " ", unicodedata.normalize("NFC", " ".join(words)))[:_LONGEST_OFFER].strip()
        name = f"{plain} {date.today().isoformat()}".strip()
        number, offer = 1, name
        while os.path.lexists(self.folder / f"{offer}{_ENDING}"):
            number += 1
            offer = f"{name} {number}"
        return offer

    def save(self, name: str, record: Record, replacing: Record | None = None) -> Path:
        """Save a game under a name, which may end in `.json` or not.

        Args:
            replacing: the game that may be replaced; none if left out.

        Returns:
            Where the game is now.

        Raises:
            NameTaken: another game is there than the one that may be replaced.
            SaveError: the name is no name, something is there that is no saved game, or the file cannot be written.
        """
        path = self.path_of(name)
        there = _record_at(path)
        may_replace = there is not None and replacing is not None and there.checksum == replacing.checksum
        if there is not None and not may_replace:
            raise NameTaken(path, there)
        try:
            self.folder.mkdir(exist_ok=True)
            write_record(path, record, new=not may_replace)
        except FileExistsError:
            there = _record_at(path)
            if there is not None:
                raise NameTaken(path, there) from None
            raise SaveError.of(
                "refused-no-folder",
                "there is no folder {folder}: something else already has that name",
                folder=path_text(self.folder),
            ) from None
        except FileNotFoundError:
            raise SaveError.of(
                "refused-folder-gone", "the folder {folder} does not exist", folder=path_text(self.folder.parent)
            ) from None
        except OSError as error:
            raise SaveError.of(
                "refused-saving-unwritten",
                "{name} cannot be written in {folder}: {reason}",
                name=path.name,
                folder=path_text(self.folder),
                reason=disk_reason(error),
            ) from error
        return path

    def games(self, kind: str | None = None) -> list[tuple[Path, Record]]:
        """The saved games, the last one first. What is no saved game is left out and reported in `broken`.

        Args:
            kind: the name of a game, such as `"chess"`, to get only its games; every game if left out.
        """
        found, self.broken = read_records(self.folder, self._files)
        wanted = [(path, record) for path, record in found if kind in (None, record.game)]
        return sorted(wanted, key=lambda each: each[1].saved, reverse=True)

    def _files(self) -> list[Path]:
        with suppress(FileNotFoundError):  # the folder is made when the first game is saved
            # The shelf may be the same folder: its settings are no game that is spoilt.
            return [path for path in self.folder.iterdir() if path.suffix.lower() == _ENDING and path.name != SETTINGS]
        return []

    def __repr__(self) -> str:
        return f"SavedGames({str(self.folder)!r})"


def _record_at(path: Path) -> Record | None:
    """The saved game at a path; `None` if nothing is there. Raises a `SaveError` if it is something else."""
    if not os.path.lexists(path):
        return None
    try:
        if path.is_symlink():
            raise SaveError.of("refused-a-link", "it is a link")
        return read_record(path, lambda record: record)
    except (OSError, SaveError) as error:
        cause = error.__cause__ if isinstance(error, SaveError) else error
        if isinstance(cause, OSError):  # it may be a saved game all the same
            raise SaveError.of(
                "refused-file-unread", "the file cannot be read ({reason})", reason=disk_reason(cause)
            ) from cause
        raise SaveError.of(
            "refused-saving-foreign", "{name} is not a saved game and is left alone: take another name", name=path.name
        ) from error
