"""The tables of solved races: which are remembered, and which are kept on disk.

A table answers for every state of a sheet, so that it serves a whole race, and all races that begin later. That of the
kit's own sheet is kept in the platform's cache folder for those numbers of marks at which games end. A file begins
with a line that says what it is, and with a checksum of its numbers: whatever is not exactly that is ignored and
written anew. Where nothing can be written, nothing is kept.

The numbers are kept as they are found, in double precision, 156 MB a file. Half as many digits (`float32`) would leave
steps of 0.000001 rolls at 13: choices of the same worth would seem to differ, and the figures of the page would no
longer be met to the last digit.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, combinations_with_replacement
from math import prod
from pathlib import Path
from threading import Lock
from typing import Final
from zlib import crc32

import numpy as np

from ...kit.rules.answer import Watch
from ..rules.game import MARKS_TO_END
from ..rules.sheet import ROWS, SHEET
from .passes import Floats, solved_race, steps_of

VARIABLE: Final = "BUTTONS_WIDGETS_CACHE"
"""The environment variable that names another folder for what may be calculated anew."""

OWN_BOXES: Final = tuple(len(left) for left, _ in SHEET.halves)
"""The boxes of the left half of the kit's own sheet."""

KEPT_FOR: Final = frozenset(len(ROWS) - marks for marks in MARKS_TO_END.values())
"""With so many open rows a race on the kit's own sheet is over for which the table is kept on disk."""

FEW: Final = 1_000_000
"""A race of no more states than this is solved for itself, in less time than a table is read from disk."""

MOST_REMEMBERED: Final = 20_000_000
"""Tables are remembered with so many states together: 160 MB. What was asked for longest ago is forgotten first."""
MOST_TABLES: Final = 50
"""No more tables than this are remembered, since each question looks through them."""

MAGIC: Final = "buttons-widgets Pretty Tricky race"
VERSION: Final = 1
"""To be raised when other numbers stand in the files."""
HEADER: Final = 128
"""So many bytes stand before the numbers."""
_OLD_SECONDS: Final = 3600.0
"""A file that has been unfinished for so long is one whose program was ended."""


@dataclass(frozen=True, eq=False)
class Table:
    """What every state is worth.

    Attributes:
        boxes: how many are open at most in each row.
        enough: with no more open rows than this a race is over.
        values: the worths, by the numbers of the states (see `passes`).
    """

    boxes: tuple[int, ...]
    enough: int
    values: Floats

    def fits(self, boxes: Sequence[int], enough: int) -> bool:
        """Whether a race that begins with these boxes open is a part of this one."""
        return enough == self.enough and all(here <= most for here, most in zip(boxes, self.boxes, strict=True))

    def after(self, boxes: Sequence[int]) -> dict[tuple[int, ...], float]:
        """What a state is worth after no tick, and after each one or two, by their rows."""
        steps = dict(zip(ROWS, steps_of(self.boxes), strict=True))
        open_boxes = dict(zip(ROWS, boxes, strict=True))
        here = sum(open_boxes[row] * steps[row] for row in ROWS)
        singles = [row for row in ROWS if open_boxes[row]]
        ticks = chain([()], ((row,) for row in singles), combinations_with_replacement(singles, 2))
        return {
            rows: float(self.values[here - sum(steps[row] for row in rows)])
            for rows in ticks
            if all(open_boxes[row] >= rows.count(row) for row in rows)
        }


_remembered: list[Table] = []
_lock: Final = Lock()  # a coach may ask from a thread


def table_for(boxes: tuple[int, ...], enough: int, watch: Watch) -> Table:
    """A table in which a race stands: one that is remembered, one from disk, or else a new one.

    Args:
        boxes: how many are open in each row.
        enough: with no more open rows than this the race is over.
        watch: see `passes.solved_race`.

    Raises:
        MissingPackageError: numba is not installed, and there are too many states without it.
    """
    with _lock:
        for place, table in enumerate(_remembered):
            if table.fits(boxes, enough):
                _remembered.insert(0, _remembered.pop(place))
                return table
    on_own_sheet = all(here <= most for here, most in zip(boxes, OWN_BOXES, strict=True))
    if prod(count + 1 for count in boxes) <= FEW or enough not in KEPT_FOR or not on_own_sheet:
        return _remember(Table(boxes, enough, solved_race(boxes, enough, watch)))
    values = _read(enough)
    if values is None:
        values = solved_race(OWN_BOXES, enough, watch)
        _write(enough, values)
    return _remember(Table(OWN_BOXES, enough, values))


def is_remembered(boxes: Sequence[int], enough: int) -> bool:
    """Whether a race stands in a table that is remembered."""
    with _lock:
        return any(table.fits(boxes, enough) for table in _remembered)


def forget_tables() -> None:
    """Give back the memory of all tables; those on disk stay."""
    with _lock:
        _remembered.clear()


def _remember(table: Table) -> Table:
    with _lock:
        _remembered.insert(0, table)
        while len(_remembered) > MOST_TABLES or sum(len(one.values) for one in _remembered) > MOST_REMEMBERED:
            _remembered.pop()
    return table


# On disk


def file_of(enough: int) -> Path:
    """Where the table of the kit's own sheet is kept.

    That is in the folder that `BUTTONS_WIDGETS_CACHE` names, or else in the platform's for caches.

    Args:
        enough: with no more open rows than this the race is over.
    """
    name = f"pretty-tricky-race-{len(ROWS) - enough}.table"
    if named := os.environ.get(VARIABLE):
        return Path(named).expanduser() / name
    import platformdirs

    return platformdirs.user_cache_path("buttons-widgets", appauthor=False) / name


def _header(enough: int, values: Floats) -> bytes:
    """What stands before the numbers, so that no other file is taken for one of these, and no damaged one for whole."""
    boxes = "".join(map(str, OWN_BOXES))
    checksum = crc32(values.data)
    text = f"{MAGIC} {VERSION}: left half {boxes}, over with {enough} open, {len(values)} numbers, {checksum:08x}"
    return text.ljust(HEADER - 1).encode("ascii") + b"\n"


def _read(enough: int) -> Floats | None:
    """The table on disk; `None` if there is none that is whole."""
    states = prod(count + 1 for count in OWN_BOXES)
    try:
        path = file_of(enough)
        if not path.is_file() or path.stat().st_size != HEADER + 8 * states:
            return None
        with path.open("rb") as file:
            header = file.read(HEADER)
            values = np.fromfile(file, "<f8", states)
    except (OSError, RuntimeError):  # it may not be read, or nobody knows where the user's folders are
        return None
    return values.astype(np.float64, copy=False) if header == _header(enough, values) else None


def _write(enough: int, values: Floats) -> None:
    """Keep a table on disk, whole or not at all. Nothing is raised if that is not possible."""
    stored = values.astype("<f8", copy=False)
    try:
        path = file_of(enough)
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".unfinished")
        if unfinished.exists() and abs(time.time() - unfinished.stat().st_mtime) > _OLD_SECONDS:
            unfinished.unlink()
        file = unfinished.open("xb")  # whoever comes second while another program writes leaves it to that one
    except (OSError, RuntimeError):
        return
    try:
        with file:
            file.write(_header(enough, stored))
            file.write(stored.data)
        unfinished.replace(path)
    except BaseException as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise
