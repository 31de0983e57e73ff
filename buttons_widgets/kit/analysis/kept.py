"""Numbers that take long to find, kept on disk: in a folder for what may be found anew.

A file begins with a line that says what it is, and with a checksum of its numbers: whatever is not exactly that is
ignored and written anew. Where nothing can be written, nothing is kept.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

VARIABLE: Final = "BUTTONS_WIDGETS_CACHE"
"""The environment variable that names another folder for what may be found anew."""

HEADER: Final = 128
"""So many bytes stand before the numbers."""
_OLD_SECONDS: Final = 3600.0
"""A file that has been unfinished for so long is one whose program was ended."""


@dataclass(frozen=True)
class KeptNumbers:
    """Numbers in double precision that have a file of their own.

    Attributes:
        name: of the file.
        title: what they are, in ASCII; a file with another title is not read. It changes when others are to be kept.
        count: how many there are.

    >>> KeptNumbers("squares.table", "the squares below 10", 10).path.name
    'squares.table'
    """

    name: str
    title: str
    count: int

    @property
    def path(self) -> Path:
        """Where the file is: in the folder that `BUTTONS_WIDGETS_CACHE` names, or else in the platform's for caches.

        Raises:
            RuntimeError: nobody knows where the user's folders are.
        """
        if named := os.environ.get(VARIABLE):
            return Path(named).expanduser() / self.name
        import platformdirs

        return platformdirs.user_cache_path("buttons-widgets", appauthor=False) / self.name

    def or_found(self, find: Callable[[], Floats]) -> Floats:
        """The numbers that are kept; if there are none, those that `find` finds, which are kept from now on."""
        kept = self._read()
        if kept is not None:
            return kept
        found = find()
        self._write(found.astype("<f8", copy=False))
        return found

    def _header(self, values: Floats) -> bytes:
        """What stands before the numbers, so that no other file is taken for this one, and no damaged one for whole."""
        text = f"{self.title}, {len(values)} numbers, {crc32(values.data):08x}"
        return text.ljust(HEADER - 1).encode("ascii") + b"\n"

    def _read(self) -> Floats | None:
        """What is kept; `None` if that is not whole."""
        try:
            path = self.path
            if not path.is_file() or path.stat().st_size != HEADER + 8 * self.count:
                return None
            with path.open("rb") as file:
                header = file.read(HEADER)
                values = np.fromfile(file, "<f8", self.count)
        except (OSError, RuntimeError):  # it may not be read, or nobody knows where the user's folders are
            return None
        return values.astype(np.float64, copy=False) if header == self._header(values) else None

    def _write(self, values: Floats) -> None:
        """Keep numbers, whole or not at all. Nothing is raised if that is not possible."""
        try:
            path = self.path
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_suffix(".unfinished")
            if unfinished.exists() and abs(time.time() - unfinished.stat().st_mtime) > _OLD_SECONDS:
                unfinished.unlink()
            file = unfinished.open("xb")  # whoever comes second while another program writes leaves it to that one
        except (OSError, RuntimeError):
            return
        try:
            with file:
                file.write(self._header(values))
                file.write(values.data)
            unfinished.replace(path)
        except BaseException as error:
            with suppress(OSError):
                unfinished.unlink(missing_ok=True)
            if not isinstance(error, OSError):
                raise
