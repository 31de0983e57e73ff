"""What is raised when a game cannot be read. It needs nothing that is slow to import."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from ..rules.errors import GameError, shortened

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


def reason_of(error: OSError) -> str:
    """Why something on disk failed, in words for players.

    >>> reason_of(OSError(28, "No space left on device"))
    'the disk is full'
    """
    plain = _PLAIN.get(error.errno) if error.errno is not None else None
    return plain or shortened(str(error.strerror or error), _LONGEST_REASON)


_PLAIN: Final = {
    errno.ENOSPC: "the disk is full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "the disk is full",
    errno.EACCES: "that is not allowed there",
    errno.EPERM: "that is not allowed there",
    errno.EROFS: "nothing can be written there",
    errno.ENOENT: "it is not there",
    errno.ENOTDIR: "a file is where a folder should be",
    errno.EISDIR: "it is a folder",
    errno.ENAMETOOLONG: "the name is too long",
    errno.ELOOP: "links lead in a circle",
}
