"""Tables whose memory goes back to the system from the first column on, while the other columns are still read."""

from __future__ import annotations

import mmap
from collections.abc import Sequence
from typing import Final

import numpy as np

from .tables import Floats

GIVES_BACK: Final = hasattr(mmap, "MADV_DONTNEED") and hasattr(mmap, "MAP_PRIVATE")
"""Whether a part of the memory can be given back. Where it cannot, all of it goes with the tables."""

WORTH_MAPPING: Final = 2**24
"""Tables of so many bytes, or fewer, are made like any others."""

AT_ONCE: Final = 2**15
"""So many bytes of a row at least are given back in one go."""


class Columns:
    """Some tables with the same columns. What stands in them at first can be anything.

    Memory that is asked for takes up room when it is written to, and so tables that are filled from the first column on
    while these are given back take up little more room than one of both.

    Args:
        rows: how many rows each table has.
        count: how many columns all of them have.

    >>> one, other = Columns([1, 2], 3).tables
    >>> one.shape, other.shape
    ((1, 3), (2, 3))
    """

    def __init__(self, rows: Sequence[int], count: int) -> None:
        cells = sum(rows) * count
        self.count = count
        self._rows = sum(rows)
        self._memory: mmap.mmap | None = None
        self._given = 0
        if GIVES_BACK and cells * 8 > WORTH_MAPPING:
            self._memory = mmap.mmap(-1, cells * 8, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
            flat: Floats = np.frombuffer(self._memory, np.float64)
        else:
            flat = np.empty(cells)
        parts = np.split(flat, np.cumsum(rows)[:-1] * count)
        self.tables = [part.reshape(many, count) for part, many in zip(parts, rows, strict=True)]

    def give_back(self, count: int) -> None:
        """Give back the first columns of all tables, as far as they fill whole pages. What stands there is lost."""
        if self._memory is None or (count - self._given) * 8 < AT_ONCE:
            return
        page = mmap.PAGESIZE
        for row in range(self._rows):
            begin = row * self.count * 8
            # The page in which a row begins is shared with the row before it, which is read further on.
            first = max(-(-begin // page), (begin + self._given * 8) // page) * page
            end = (begin + count * 8) // page * page
            if end > first:
                self._memory.madvise(mmap.MADV_DONTNEED, first, end - first)
        self._given = count
