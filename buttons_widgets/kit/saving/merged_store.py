"""What a person did, kept in a file after each thing, and joined with what other kernels wrote there.

Several kernels may keep one person's things in the same file. Each reads it, joins what it finds with what it holds
itself, and writes both; so nothing that any of them wrote is lost. The file is written whole or not at all, and checked
when it is read.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from threading import RLock
from typing import Annotated, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec

from ..rules.chance import new_seed
from ..rules.phrase import Phrase
from .errors import SaveError, said_of, told_reason
from .files import read_file, write_file
from .record import MALFORMED, Head, checksum_of
from .shelf import usual_folder
from .write_lock import only_writer

T = TypeVar("T")
E = TypeVar("E")


class LaterVersion(SaveError):
    """A file of a later version of the kit: it is left alone."""


class _File(msgspec.Struct, Generic[T], frozen=True, kw_only=True):
    """The whole file.

    Attributes:
        kind: whose it is: a game's or a course's.
        done: what is kept.
        checksum: of all the rest, so that a damaged file is noticed.
    """

    format: str
    version: int
    kind: Annotated[str, msgspec.Meta(max_length=60)]
    done: T
    checksum: str = ""


_NO_FILE: Final = (FileNotFoundError, NotADirectoryError, ValueError)
"""What is raised where no file can be: no file of that name, no folder, or no name."""


class FileFormat(Generic[T]):
    """How something is kept in a file.

    Args:
        name: what stands in the file as its format.
        what: the message that something else is in a file: "it is not a file with progress".
        contents: the type of what is kept; without arguments it makes what is kept where there is no file.
        most_bytes: a larger file is not read.
    """

    def __init__(self, name: str, what: Phrase, version: int, contents: type[T], most_bytes: int) -> None:
        self.name, self.what, self.version, self.contents, self.most_bytes = name, what, version, contents, most_bytes
        self._decoder: msgspec.json.Decoder[_File[T]] = msgspec.json.Decoder(_File[contents])  # type: ignore[valid-type]

    def to_bytes(self, kind: str, done: T) -> bytes:
        """The file's content."""
        file = _File(format=self.name, version=self.version, kind=kind, done=done)
        return msgspec.json.encode(msgspec.structs.replace(file, checksum=checksum_of(file, 16))) + b"\n"

    def read(self, path: Path, kind: str) -> T:
        """What is kept in a file; nothing if there is no file.

        Raises:
            LaterVersion: a later version of the kit wrote it.
            SaveError: it cannot be read, or is damaged.
        """
        try:
            data = read_file(path, self.most_bytes)
        except SaveError as error:
            # A link that leads nowhere is left alone. A disk that fails says nothing about what is there.
            if isinstance(error.__cause__, _NO_FILE) and not os.path.lexists(path):
                return self.contents()
            raise
        return self.parse(data, kind)

    def parse(self, data: bytes, kind: str) -> T:
        """What is kept, from the content of a file.

        Raises:
            LaterVersion: a later version of the kit wrote it.
            SaveError: it is damaged, or something else.
        """
        if len(data) > self.most_bytes:
            raise SaveError.of("refused-kept-long", "it is too long")
        try:
            head = msgspec.json.decode(data, type=Head)
        except MALFORMED as error:
            raise SaveError.of("refused-kept-damaged", "it is damaged or not a file of this kit") from error
        if head.format != self.name:
            raise SaveError(self.what)
        if head.version > self.version:
            raise LaterVersion.of("refused-kept-later", "a later version of the kit wrote it")
        try:
            file = self._decoder.decode(data)
        except MALFORMED as error:
            raise SaveError.of("refused-kept-content", "it is damaged ({error})", error=said_of(error)) from error
        if file.checksum != checksum_of(file, 16):
            raise SaveError.of(
                "refused-kept-changed", "it is damaged: something in it was changed after it was written"
            )
        if file.kind != kind:
            raise SaveError.of("refused-kept-other-game", "it belongs to another game")
        return file.done

    def write(self, path: Path, kind: str, done: T) -> None:
        """Write the file, in place of the old one.

        Raises:
            OSError: it cannot be written; the old one is unchanged.
            SaveError: the path is malformed.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, self.to_bytes(kind, done))


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, so that it is kept and not in the way.

    Raises:
        OSError: it cannot be renamed.
    """
    number = 1
    while os.path.lexists(aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")):
        number += 1
    path.rename(aside)
    return aside


LATEST: Final = 10**14
"""No moment is later, in milliseconds since 1970 in universal time."""

Clock = Callable[[], datetime]
"""What tells the time, with a time zone: that of the person."""


def local_time() -> datetime:
    """The time on this machine, with its time zone."""
    return datetime.now().astimezone()


class Trouble(NamedTuple):
    """Why something is not kept as it should be.

    Attributes:
        way: `"damaged"`: the file could not be read, was renamed, and a new one was begun. `"unwritable"`: nothing can
            be written there, so what is held lasts as long as the kernel. `"later"`: a later version of the kit wrote
            the file, which is left alone.
        path: the file; for `"damaged"` its new name.
        reason: the reason in words.
    """

    way: Literal["damaged", "unwritable", "later"]
    path: Path
    reason: str


class MergedStore(ABC, Generic[T]):
    """Something that is kept in a file.

    Args:
        name: the file's.
        kind: whose it is: the name of a game or a course.
        folder: where the file is; if left out, the folder of the games: the one that `BUTTONS_WIDGETS_GAMES` names, or
            else the usual place.

    Attributes:
        path: the file.
        done: what is held.
        maker: who writes events here: a number that each kernel draws.
        trouble: why it is not kept as it should be; `None` if it is.
        lock: held while it changes.
    """

    def __init__(
        self, file_format: FileFormat[T], name: str, kind: str, folder: Path | None = None, clock: Clock = local_time
    ) -> None:
        self._format, self.kind, self.clock = file_format, kind, clock
        self.path = (usual_folder() if folder is None else folder) / name
        self.maker = int(new_seed()[:8], 16)
        self.done: T = file_format.contents()
        self.trouble: Trouble | None = None
        self.lock = RLock()

    @property
    def now(self) -> int:
        """The moment, in milliseconds since 1970."""
        return min(max(0, int(self.clock().timestamp() * 1000)), LATEST)

    @abstractmethod
    def take(self, more: T) -> None:
        """Join more with what is held."""

    def read_again(self) -> None:
        """Take in what other kernels have written meanwhile, and write what could not be written."""
        with self.lock:
            if self.trouble is not None and self.trouble.way == "unwritable":
                # Only to read would end the trouble, though what is held here is nowhere else.
                self.keep()
            else:
                self._read(alone=False)

    def keep(self) -> None:
        """Join the file with what is held here, and write both."""
        with only_writer(self.path):
            if not self._read(alone=True):
                return
            try:
                self._format.write(self.path, self.kind, self.done)
            except (OSError, SaveError) as error:
                self.trouble = Trouble("unwritable", self.path, told_reason(error))

    def _read(self, *, alone: bool) -> bool:
        """Take in what the file holds, and set a damaged one aside.

        Args:
            alone: whether no other kernel can write now. Otherwise a damaged file is looked at once more, because
                another kernel may have put a good one in its place.

        Returns:
            Whether the file may be written now.
        """
        try:
            self.take(self._format.read(self.path, self.kind))
        except LaterVersion as error:
            self.trouble = Trouble("later", self.path, error.reason)
            return False
        except SaveError as error:
            if isinstance(error.__cause__, OSError):  # it may be whole: only this kernel may not read it
                self.trouble = Trouble("unwritable", self.path, error.reason)
                return False
            if not alone:
                with only_writer(self.path):
                    return self._read(alone=True)
            return self._set_aside(error.reason)
        if self.trouble is not None and self.trouble.way != "damaged":
            self.trouble = None
        return True

    def _set_aside(self, reason: str) -> bool:
        try:
            self.trouble = Trouble("damaged", set_aside(self.path), reason)
        except OSError:
            self.trouble = Trouble("unwritable", self.path, reason)
            return False
        return True


def joined_events(one: tuple[E, ...], other: tuple[E, ...], most: int) -> tuple[E, ...]:
    """Every event of either, in the order of time; the newest ones if they are too many.

    Args:
        one: events in order; each is a struct with the moment `when` at which it was.
    """
    if not other or one == other:
        return one
    new = sorted(set(other).difference(one), key=_in_time)
    if not new:
        return one
    if not one or _in_time(one[-1]) < _in_time(new[0]):  # the most frequent case: something was done just now
        return (*one, *new)[-most:]
    return tuple(sorted((*one, *new), key=_in_time)[-most:])


def _in_time(event: object) -> tuple[int, bytes]:
    """Where an event stands; events of one moment in an order that does not depend on where they were written."""
    return event.when, msgspec.json.encode(event)  # type: ignore[attr-defined]
