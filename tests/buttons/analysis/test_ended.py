"""A solve that is ended before its end: by who watches it, or by an interrupt; and how far it says that it is."""

from __future__ import annotations

import subprocess
import sys
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from buttons_widgets.buttons.analysis import columns, levels
from buttons_widgets.buttons.analysis.columns import Columns
from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.analysis.solver import forget_solutions, is_solved, solve
from buttons_widgets.buttons.analysis.tables import Stage
from buttons_widgets.buttons.rules.position import Position

THREE = Opponents(3, opt_out=0.1, bust=0.2)
SMALL = Position.parse("rbyg/gryb/ybrg/bgry r 5")


class Enough(Exception):
    """What a watch raises."""


def test_how_much_is_done_grows_from_nothing_and_an_answer_that_is_known_takes_no_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "VALUES_AT_ONCE", 1)
    shares: list[float] = []
    forget_solutions()
    solution = solve(SMALL, watch=shares.append)
    assert shares[0] == 0 and len(shares) > 5 and shares == sorted(set(shares)) and shares[-1] < 1
    looks = len(shares)
    assert solve(SMALL, watch=shares.append) is solution and len(shares) == looks
    forget_solutions()
    monkeypatch.undo()
    assert solve(SMALL) == solution


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("parts", range(3))
def test_what_the_watch_raises_ends_it_and_nothing_is_left_of_it(
    parts: int, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_threads(monkeypatch, threads)
    kept: list[weakref.ref[object]] = []
    stages = levels._stages

    def watched_stages(*arguments: Any) -> list[Stage]:
        made = stages(*arguments)
        for stage in made:
            kept.extend([weakref.ref(stage.here), weakref.ref(stage.next), weakref.ref(stage.fewer)])
        return made

    monkeypatch.setattr(levels, "_stages", watched_stages)
    seen = iter(range(10**9))

    def watch(_share: float) -> None:
        if next(seen) == parts:
            raise Enough

    forget_solutions()
    before = set(threading.enumerate())
    with pytest.raises(Enough) as ended:
        solve(SMALL, THREE, watch=watch)
    assert next(seen) == parts + 1
    assert not is_solved(SMALL, THREE)
    assert set(threading.enumerate()) == before
    # The exception is still here with its traceback, as in a notebook, where IPython keeps the last one.
    assert ended.value.__traceback__ is not None
    assert kept and [table() for table in kept] == [None] * len(kept)


def in_threads(monkeypatch: pytest.MonkeyPatch, threads: int) -> None:
    """Solve everything with so many threads, in parts as small as can be."""
    monkeypatch.setattr(levels, "VALUES_AT_ONCE", 1)
    monkeypatch.setattr(levels, "WORTH_A_THREAD", 0)
    monkeypatch.setattr(levels, "WORTH_SHARING", 0)
    monkeypatch.setattr(levels, "processors", lambda: threads)


@pytest.mark.parametrize("opponents", [None, THREE], ids=["alone", "three opponents"])
def test_more_threads_find_the_same(opponents: Opponents | None, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_solutions()
    alone = solve(SMALL, opponents)
    for threads in (1, 2, 3, 5):
        in_threads(monkeypatch, threads)
        forget_solutions()
        assert solve(SMALL, opponents) == alone


@pytest.mark.parametrize("threads", [1, 3])
def test_what_is_given_back_is_not_read_any_more(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.parse("rbygr/gyrby/bGyrb/yrbyg/gbyrG r 5")
    forget_solutions()
    before = solve(position, THREE)
    given: list[float] = []

    def spoil(self: Columns, count: int) -> None:
        given.append(count / max(self.count, 1))  # before the first level there is nothing
        for table in self.tables:
            table[:, :count] = np.nan

    in_threads(monkeypatch, threads)
    monkeypatch.setattr(Columns, "give_back", spoil)
    forget_solutions()
    assert solve(position, THREE) == before
    assert any(0 < share < 1 for share in given)


@pytest.mark.parametrize("gives_back", [True, False])
def test_columns_that_are_not_given_back_stay_as_they_are(gives_back: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the rows lie to the pages: only whole pages with nothing else in them may go."""
    monkeypatch.setattr(columns, "GIVES_BACK", gives_back and columns.GIVES_BACK)
    monkeypatch.setattr(columns, "WORTH_MAPPING", 0)
    monkeypatch.setattr(columns, "AT_ONCE", 0)
    for count in (1, 700, 2048, 5001):
        kept = Columns([1, 2, 3], count)
        numbers = [np.arange(table.size, dtype=float).reshape(table.shape) + 1 for table in kept.tables]
        for table, number in zip(kept.tables, numbers, strict=True):
            table[:] = number
        for given in (*range(0, count, 333), count):
            kept.give_back(given)
            for table, number in zip(kept.tables, numbers, strict=True):
                assert (table[:, given:] == number[:, given:]).all()


def test_two_solves_at_the_same_time_do_not_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = [SMALL, *(SMALL.lay(cell) for cell in SMALL.legal_cells())]
    forget_solutions()
    one_by_one = [solve(position, THREE) for position in positions]
    in_threads(monkeypatch, 2)
    forget_solutions()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda position: solve(position, THREE), positions)) == one_by_one


INTERRUPT = """
import signal
from buttons_widgets import Position, solve
from buttons_widgets.buttons.analysis import compiling, levels
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test in the background inherits deaf ears
levels.VALUES_AT_ONCE = 100
looks = []
def watch(share):
    looks.append(share)
    if len(looks) == 3:
        signal.raise_signal(signal.SIGINT)
try:
    solve(Position.parse("rbygr/gyrby/bgyrb/yrbyg/gbyrg r 5"), watch=watch)
except KeyboardInterrupt:
    print("interrupted after", len(looks), "looks, compiled:", compiling.COMPILES)
"""


@pytest.mark.parametrize("compiled", [True, False])
def test_an_interrupt_of_the_kernel_is_heard_between_two_parts(compiled: bool) -> None:
    before = "" if compiled else "import sys; sys.modules['numba'] = None\n"
    told = subprocess.run([sys.executable, "-c", before + INTERRUPT], capture_output=True, text=True, timeout=60)
    assert told.stderr == ""
    assert told.stdout == f"interrupted after 3 looks, compiled: {compiled}\n"
