"""What is raised when a game cannot be read. It needs nothing that is slow to import."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from ..rules.errors import GameError, plain_reason, shortened

LONGEST_PATH: Final = 200
"""A message repeats at most so many characters of a path."""
_LONGEST_REASON = 500


class SaveError(GameError):
    """A saved game that cannot be read. The message says what is wrong with it, in words for players.

    Attributes:
        reason: what is wrong, shortened to some 500 characters.
        path: the file or folder; `None` if the game was not in a file.
    """

    def __init__(self, reason: str, path: Path | None = None) -> None:
        self.reason = shortened(reason, _LONGEST_REASON)
        self.path = path
        super().__init__(self.reason if path is None else f"{path_text(path)}: {self.reason}")


def path_text(path: Path) -> str:
    """A path for a message: shortened, and with escapes where it has characters that cannot be seen."""
    text = shortened(str(path), LONGEST_PATH)
    return text if text.isprintable() else repr(text)


def disk_reason(error: OSError) -> str:
    """Why something on disk failed, in words for players.

    >>> disk_reason(OSError(28, "No space left on device"))
    'the disk is full'
    """
    plain = _PLAIN.get(error.errno) if error.errno is not None else None
    return plain or shortened(str(error.strerror or error), _LONGEST_REASON)


def told_reason(error: BaseException) -> str:
    """What people are told of an error at a table, whoever raised it.

    That is the message of what the kit or a game refuses, without the path of a file; of a disk what it means; of
    anything else, which may be foreign code, one short line.

    >>> told_reason(SaveError("it is empty", Path("game.json")))
    'it is empty'
    >>> told_reason(OSError(28, "No space left on device"))
    'the disk is full'
    >>> told_reason(ZeroDivisionError("division by zero"))
    'division by zero'
    """
    if isinstance(error, SaveError):
        return error.reason
    if isinstance(error, OSError):
        return disk_reason(error)
    return str(error) if isinstance(error, GameError) else plain_reason(error)


_PLAIN: Final = {
    errno.ENOSPC: "the disk is full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "the disk is full",
    errno.EACCES: "that is not allowed there",
    errno.EPERM: "that is not allowed there",
    errno.EROFS: "nothing can be written there",
    errno.ENOENT: "it is not there",
    errno.EEXIST: "something else has that name",
    errno.ENOTDIR: "a file is where a folder should be",
    errno.EISDIR: "it is a folder",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "links lead in a circle",
}
