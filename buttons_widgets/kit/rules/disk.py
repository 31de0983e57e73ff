"""What the errors of a disk mean, in words for people."""

from __future__ import annotations

import errno
from typing import Final

from .phrase import Phrase


def disk_said(error: OSError) -> Phrase | None:
    """Why something on disk failed; `None` if it is none of the usual reasons.

    >>> disk_said(OSError(28, "No space left on device"))
    'the disk is full'
    """
    return None if error.errno is None else _MEANING.get(error.errno)


_FULL: Final = Phrase("refused-disk-full", "the disk is full")
_NOT_ALLOWED: Final = Phrase("refused-not-allowed", "that is not allowed there")
_MEANING: Final = {
    errno.ENOSPC: _FULL,
    getattr(errno, "EDQUOT", errno.ENOSPC): _FULL,
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.EROFS: Phrase("refused-read-only", "nothing can be written there"),
    errno.ENOENT: Phrase("refused-not-there", "it is not there"),
    errno.EEXIST: Phrase("refused-name-in-use", "something else has that name"),
    errno.ENOTDIR: Phrase("refused-not-a-folder", "a file is where a folder should be"),
    errno.EISDIR: Phrase("refused-a-folder", "it is a folder"),
    errno.ENAMETOOLONG: Phrase("refused-file-name-long", "the name is too long"),
    errno.ELOOP: Phrase("refused-links-circle", "links lead in a circle"),
}
