"""A file in which a person's things are kept: whole or not at all, and checked when it is read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Generic, TypeVar

import msgspec

from ..rules.phrase import Phrase
from .errors import SaveError, said_of
from .files import read_file, write_file
from .record import MALFORMED, Head, checksum_of

T = TypeVar("T")


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
        if not os.path.lexists(path):
            return self.contents()
        try:
            data = read_file(path, self.most_bytes)
        except SaveError:
            if not os.path.lexists(path):  # another kernel has just set it aside
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
