"""The file in which somebody's progress is kept: whole or not at all, and checked when it is read."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ..saving.errors import SaveError
from ..saving.files import read_file, write_file
from .attempts import Done

FORMAT: Final = "buttons-widgets progress"
VERSION: Final = 1
MOST_BYTES: Final = 20_000_000
"""A larger file is not read: it would hold far more than `MOST_ATTEMPTS`."""
_MALFORMED: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class LaterVersion(SaveError):
    """A file of a later version of the kit: it is left alone."""


class _Head(msgspec.Struct):
    """The part that shows whether and how the rest can be read."""

    format: str
    version: int


class _File(msgspec.Struct, frozen=True, kw_only=True):
    """The whole file.

    Attributes:
        kind: the game.
        done: all that was done.
        checksum: of all the rest, so that a damaged file is noticed.
    """

    format: str = FORMAT
    version: int = VERSION
    kind: Annotated[str, msgspec.Meta(max_length=60)]
    done: Done
    checksum: str = ""


def progress_bytes(kind: str, done: Done) -> bytes:
    """The file's content."""
    file = _File(kind=kind, done=done)
    return msgspec.json.encode(msgspec.structs.replace(file, checksum=_checksum(file))) + b"\n"


def read_progress(path: Path, kind: str) -> Done:
    """What was done, from a file; nothing if there is no file.

    Raises:
        LaterVersion: a later version of the kit wrote it.
        SaveError: it cannot be read, or is damaged.
    """
    if not os.path.lexists(path):
        return Done()
    try:
        data = read_file(path, MOST_BYTES)
    except SaveError:
        if not os.path.lexists(path):  # another kernel has just set it aside
            return Done()
        raise
    return parse_progress(data, kind)


def parse_progress(data: bytes, kind: str) -> Done:
    """What was done, from the content of a file.

    Raises:
        LaterVersion: a later version of the kit wrote it.
        SaveError: it is damaged, or something else.
    """
    if len(data) > MOST_BYTES:
        raise SaveError("it is too long")
    try:
        head = msgspec.json.decode(data, type=_Head)
    except _MALFORMED as error:
        raise SaveError("it is damaged or not a file of this kit") from error
    if head.format != FORMAT:
        raise SaveError("it is not a file with progress")
    if head.version > VERSION:
        raise LaterVersion("a later version of the kit wrote it")
    try:
        file = msgspec.json.decode(data, type=_File)
    except _MALFORMED as error:
        raise SaveError(f"it is damaged ({error})") from error
    if file.checksum != _checksum(file):
        raise SaveError("it is damaged: something in it was changed after it was written")
    if file.kind != kind:
        raise SaveError("it belongs to another game")
    return file.done


def write_progress(path: Path, kind: str, done: Done) -> None:
    """Write the file, in place of the old one.

    Raises:
        OSError: it cannot be written; the old one is unchanged.
        SaveError: the path is malformed.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, progress_bytes(kind, done))


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


def _checksum(file: _File) -> str:
    plain = msgspec.json.encode(msgspec.structs.replace(file, checksum=""))
    return hashlib.blake2b(plain, digest_size=16).hexdigest()
