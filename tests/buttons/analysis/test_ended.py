"""A solve that is ended before its end: by who watches it, or by an interrupt; and how far it says that it is."""

from __future__ import annotations

import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from buttons_widgets.buttons.analysis.backward_pass import levels
from buttons_widgets.buttons.analysis.backward_pass.tables import Stage
from buttons_widgets.buttons.analysis.opponents import Opponents
from buttons_widgets.buttons.analysis.solve import forget_solutions, is_solved, solve
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
    position = Position.parse("rbygr/gyrby/bgyrb/yrbyg/gbyrg r 5")
    forget_solutions()
    solution = solve(position, watch=shares.append)
    assert shares[0] == 0 and len(shares) > 10 and shares == sorted(set(shares)) and shares[-1] < 1
    looks = len(shares)
    assert solve(position, watch=shares.append) is solution and len(shares) == looks
    forget_solutions()
    monkeypatch.undo()
    assert solve(position) == solution


@pytest.mark.parametrize("together", [True, False], ids=["all stages together", "stage by stage"])
@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("parts", range(3))
def test_what_the_watch_raises_ends_it_and_nothing_is_left_of_it(
    parts: int, threads: int, together: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_threads(monkeypatch, threads, together)
    kept: list[weakref.ref[object]] = []
    stages = levels._stages

    def watched_stages(*arguments: Any) -> Iterator[Stage]:
        for stage in stages(*arguments):
            kept.extend([weakref.ref(stage.here), weakref.ref(stage.next), weakref.ref(stage.fewer)])
            yield stage
            del stage

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


def in_threads(monkeypatch: pytest.MonkeyPatch, threads: int, together: bool) -> None:
    """Solve everything with so many threads, all stages of a level together or one after the other."""
    monkeypatch.setattr(levels, "VALUES_AT_ONCE", 1)
    monkeypatch.setattr(levels, "WORTH_A_THREAD", 0)
    monkeypatch.setattr(levels, "WORTH_SHARING", 0)
    monkeypatch.setattr(levels, "processors", lambda: threads)
    monkeypatch.setattr(levels, "SMALL", 10**9 if together else 0)


@pytest.mark.parametrize("opponents", [None, THREE], ids=["alone", "three opponents"])
def test_more_threads_find_the_same(opponents: Opponents | None, monkeypatch: pytest.MonkeyPatch) -> None:
    forget_solutions()
    alone = solve(SMALL, opponents)
    for threads, together in ((1, False), (2, True), (3, False), (5, True)):
        in_threads(monkeypatch, threads, together)
        forget_solutions()
        assert solve(SMALL, opponents) == alone


def test_two_solves_at_the_same_time_do_not_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = [SMALL, *(SMALL.lay(cell) for cell in SMALL.legal_cells())]
    forget_solutions()
    one_by_one = [solve(position, THREE) for position in positions]
    in_threads(monkeypatch, 2, together=False)
    forget_solutions()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda position: solve(position, THREE), positions)) == one_by_one


INTERRUPT = """
import signal
from buttons_widgets import Position, solve
from buttons_widgets.kit.analysis import compiling
from buttons_widgets.buttons.analysis.backward_pass import levels
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
