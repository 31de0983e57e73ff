"""The tables of solved races: which are remembered, and which are kept on disk.

A table answers for every state of a sheet, so that it serves a whole race, and all races that begin later. That of the
kit's own sheet is kept on disk (see `kit/analysis/kept.py`) for those numbers of marks at which games end.

The numbers are kept as they are found, in double precision, 156 MB a file. Half as many digits (`float32`) would leave
steps of 0.000001 rolls at 13: choices of the same worth would seem to differ, and the figures of the page would no
longer be met to the last digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain, combinations_with_replacement
from typing import Final

from ...kit.analysis.kept import Floats, KeptNumbers
from ...kit.rules.answer import Watch
from ...kit.rules.remembered import Remembered
from ..rules.game import MARKS_TO_END
from ..rules.sheet import ROWS, SHEET, states_of
from .passes import solved_race, steps_of

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

VERSION: Final = 1
"""To be raised when other numbers stand in the files."""


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
        return enough == self.enough and _are_within(boxes, self.boxes)

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


_remembered: Final = Remembered[Table](MOST_REMEMBERED, lambda table: len(table.values), MOST_TABLES)


def table_for(boxes: tuple[int, ...], enough: int, watch: Watch) -> Table:
    """A table in which a race stands: one that is remembered, one from disk, or else a new one.

    Args:
        boxes: how many are open in each row.
        enough: with no more open rows than this the race is over.
        watch: see `passes.solved_race`.

    Raises:
        MissingPackageError: numba is not installed, and there are too many states without it.
    """
    if table := _remembered.latest(lambda table: table.fits(boxes, enough)):
        return table
    if states_of(boxes) <= FEW or enough not in KEPT_FOR or not _are_within(boxes, OWN_BOXES):
        table = Table(boxes, enough, solved_race(boxes, enough, watch))
    else:
        values = kept_race(enough).or_found(lambda: solved_race(OWN_BOXES, enough, watch))
        table = Table(OWN_BOXES, enough, values)
    _remembered.keep((table.boxes, enough), table)
    return table


def kept_race(enough: int) -> KeptNumbers:
    """The table of the kit's own sheet on disk.

    Args:
        enough: with no more open rows than this the race is over.
    """
    boxes = "".join(map(str, OWN_BOXES))
    title = f"buttons-widgets Pretty Tricky race {VERSION}: left half {boxes}, over with {enough} open"
    return KeptNumbers(f"pretty-tricky-race-{len(ROWS) - enough}.table", title, states_of(OWN_BOXES))


def is_remembered(boxes: Sequence[int], enough: int) -> bool:
    """Whether a race stands in a table that is remembered."""
    return _remembered.latest(lambda table: table.fits(boxes, enough)) is not None


def forget_tables() -> None:
    """Give back the memory of all tables; those on disk stay."""
    _remembered.forget()


def _are_within(boxes: Sequence[int], most: Sequence[int]) -> bool:
    return all(here <= there for here, there in zip(boxes, most, strict=True))
