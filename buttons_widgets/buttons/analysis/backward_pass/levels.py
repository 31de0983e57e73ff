"""The backward pass from level to level, on all processors: which part is solved when, and by which thread.

All blocks of a level can be solved at the same time, so some threads take them in parts. A thread of our own begins
with the pass and ends with it. After each part the pass can be ended, because compiled loops hear neither an interrupt
of the kernel nor a wish to end; only who asked is told how far it is, and the other threads follow.

Of all tables only those of two levels are kept, and of the level before only the stages that are still to be read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import ExitStack
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ....kit.analysis.compiling import COMPILES, processors
from ....kit.rules.answer import Watch
from ...rules.position import Position
from ..lattice import Lattice
from ..payoff import Payoff
from .backward import solve_blocks
from .blocks import Levels, tables_for
from .tables import Floats, Ints, Room, Stage, Tables, room_for

NOTHING_KEPT: Final = np.zeros((0, 0))
"""Nobody asks for the worth of every set."""
EVERY_SET: Final = np.zeros(0, np.int64)
"""No ranks are named, and so the worths of all sets are kept, if any are."""

VALUES_AT_ONCE: Final = 200_000 if COMPILES else 4_000
"""So many values are found in one go, in some thousandths of a second. Between two goes the pass can be ended."""

WORTH_A_THREAD: Final = 300_000
"""With fewer values than this one thread is done before another one has begun."""

WORTH_SHARING: Final = 50_000
"""A step with fewer values than this is not shared between threads."""

SMALL: Final = 5_000_000
"""A pass with fewer values than this solves all stages of a level together. That takes more memory and fewer halts."""

MOST_THREADS: Final = 8


class Model(NamedTuple):
    """What the opponents do, and what the dice do for each number of opponents still in."""

    opt_out: float
    bust: float
    weights: Floats
    """[still_in, k] the chance that the white die shows a certain row and the black dice the (k+1)th best of its
    spaces and no better one."""


def column(to_act: int, still_in: int) -> int:
    """In which column of a table of all sets their worth stands while `to_act` of `still_in` opponents act."""
    return still_in * (still_in + 1) // 2 + to_act


class Outcome(NamedTuple):
    """What a pass found out about the position and those with one button more."""

    tables: Tables
    answers: Floats
    """See `Room`."""
    bust: float
    """What a bust is worth, from which the answers count."""

    @property
    def roll(self) -> float:
        """What rolling is worth at the position."""
        block, i = self._place(0)
        return float(self.answers[block, -1, i]) + self.bust

    def after(self, buttons: int) -> tuple[float, ...]:
        """What the position is worth with at most one button more, while 0, 1, … all opponents act."""
        block, i = self._place(buttons)
        return tuple((self.answers[block, :-1, i] + self.bust).tolist())

    def _place(self, buttons: int) -> tuple[int, int]:
        """The block of a set, and its place there."""
        tables = self.tables
        upper = tables.states.shape[1]
        size = len(tables.rows)
        above_mask = (1 << upper * size) - 1
        block, above, lower = 0, 0, buttons & ~above_mask
        if buttons & above_mask:
            by_row = [buttons >> row * size & (1 << size) - 1 for row in range(upper)]
            states = np.searchsorted(tables.masks, by_row)
            block = int(np.flatnonzero((tables.states[: len(self.answers)] == states).all(axis=1))[0])
            above = int(states[-1])
        from_end = -1 - lower.bit_count()  # the last group of a block has no button, the one before it has one
        begin, end = tables.groups[above, from_end - 1], tables.groups[above, from_end]
        found = tables.lower_masks[tables.members[above, begin:end]] == lower
        return block, int(begin) + int(found.argmax())


def solve_levels(
    position: Position,
    lattice: Lattice,
    payoff: Payoff,
    model: Model,
    leaves: NDArray[np.bool_],
    values: Floats,
    kept: Ints,
    watch: Watch,
) -> Outcome:
    """Solve a position, from the level with the most buttons down.

    Args:
        lattice: of the position.
        leaves: whether a rule opts out, see `Tables`.
        values: `[column, rank]` gets all worths of each set, see `column`; `NOTHING_KEPT` if nobody asks for them.
        kept: the ranks whose worths it gets, see `Room`.
        watch: called between two parts; what it raises ends the pass.
    """
    tables, levels = tables_for(position, lattice, payoff, leaves)
    stages = len(model.weights)
    answers = np.zeros((levels.begins[: 2 + 1][-1], stages + 1, int(tables.width.max())))
    total = sum(levels.sizes) * column(0, stages)
    threads = min(processors(), MOST_THREADS) if total > WORTH_A_THREAD else 1
    rooms = [room_for(tables, answers, values, kept) for _ in range(threads)]
    fewer = [np.zeros((still_in + 1, 0)) for still_in in range(stages)]
    with ExitStack() as ends:
        pool = ends.enter_context(ThreadPoolExecutor(threads - 1, "buttons-solver")) if threads > 1 else None
        work = _Work(tables, rooms, pool, watch, total)
        for level in reversed(range(len(levels.sizes))):
            steps = _stages(model, levels.sizes[level], fewer)
            for together in [list(steps)] if total < SMALL else ([stage] for stage in steps):
                work.do(level, together, levels)
    if payoff.bust:  # the pass counts from there
        values += payoff.bust
    return Outcome(tables, answers, payoff.bust)


def _stages(model: Model, size: int, fewer: list[Floats]) -> Iterator[Stage]:
    """The stages of a level. Their tables are made when their turn comes, and go into `fewer` for the next level."""
    stages = len(model.weights)
    here = np.empty((1, size))
    for still_in in range(stages):
        following = np.empty((still_in + 2, size)) if still_in + 1 < stages else np.empty((0, 0))
        before, fewer[still_in] = fewer[still_in], here
        yield Stage(model.weights[still_in], model.opt_out, model.bust, before, here, following)
        here = following
        del before


class _Work:
    """The threads of a pass, and how far they are."""

    def __init__(
        self, tables: Tables, rooms: Sequence[Room], pool: ThreadPoolExecutor | None, watch: Watch, total: int
    ) -> None:
        self._tables, self._rooms, self._pool, self._watch, self._total = tables, rooms, pool, watch, total
        self._done = [0] * len(rooms)

    def do(self, level: int, stages: Sequence[Stage], levels: Levels) -> None:
        """Solve some stages of a level, one after the other, in parts."""
        first, last = levels.begins[level : level + 2]
        values = levels.sizes[level] * sum(len(stage.here) for stage in stages)
        parts = -(-values // VALUES_AT_ONCE)
        if self._pool and values > WORTH_SHARING:
            parts = max(parts, 4 * len(self._rooms))  # so that no thread waits long for another one
        parts = min(last - first, parts)
        bounds = [first + (last - first) * part // parts for part in range(parts + 1)]
        left = iter(list(pairwise(bounds)))
        in_part = values // parts
        helpers = range(1, min(len(self._rooms), parts))
        # Its first part is this thread's own: however fast the others are, the watch is called once a step.
        part: tuple[int, int] | None = next(left)
        self._watch(sum(self._done) / self._total)
        others = [self._pool.submit(self._help, who, level, stages, left, in_part) for who in helpers if self._pool]
        try:
            while part is not None:
                self._solve(0, level, stages, part, in_part)
                part = next(left, None)
                if part is not None:
                    self._watch(sum(self._done) / self._total)
        finally:
            for _ in left:  # what is left when the watch has ended it
                pass
            wait(others)
        for other in others:
            other.result()

    def _help(
        self, who: int, level: int, stages: Sequence[Stage], left: Iterator[tuple[int, int]], in_part: int
    ) -> None:
        for part in left:
            self._solve(who, level, stages, part, in_part)

    def _solve(self, who: int, level: int, stages: Sequence[Stage], part: tuple[int, int], in_part: int) -> None:
        for stage in stages:
            solve_blocks(self._tables, stage, level, *part, self._rooms[who])
        self._done[who] += in_part
