"""A solve that is ended before its end: by who watches it, or by an interrupt; and how far it says that it is."""

from __future__ import annotations

import subprocess
import sys
import weakref

import pytest

from buttons_widgets.buttons.analysis import backward
from buttons_widgets.buttons.analysis import solver as solver_module
from buttons_widgets.buttons.analysis.solver import forget_solutions, is_solved, solve
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.rules.answer import Watch

SMALL = Position.parse("rbyg/gryb/ybrg/bgry r 5")


class Enough(Exception):
    """What a watch raises."""


def test_how_much_is_done_grows_from_nothing_and_an_answer_that_is_known_takes_no_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(backward, "VALUES_AT_ONCE", 1)
    shares: list[float] = []
    forget_solutions()
    solution = solve(SMALL, watch=shares.append)
    assert shares[0] == 0 and len(shares) > 10 and shares == sorted(set(shares)) and shares[-1] < 1
    looks = len(shares)
    assert solve(SMALL, watch=shares.append) is solution and len(shares) == looks
    forget_solutions()
    monkeypatch.undo()
    assert solve(SMALL) == solution


@pytest.mark.parametrize("parts", range(3))
def test_what_the_watch_raises_ends_it_and_nothing_is_left_of_it(parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backward, "VALUES_AT_ONCE", 1)
    kept: list[weakref.ref[object]] = []

    def solve_all(tables: object, model: object, room: object, values: object, watch: Watch) -> float:
        kept.append(weakref.ref(values))
        return backward.solve_all(tables, model, room, values, watch)  # type: ignore[arg-type]

    monkeypatch.setattr(solver_module, "solve_all", solve_all)
    seen = iter(range(10**9))

    def watch(_share: float) -> None:
        if next(seen) == parts:
            raise Enough

    forget_solutions()
    with pytest.raises(Enough) as ended:
        solve(SMALL, watch=watch)
    assert next(seen) == parts + 1
    assert not is_solved(SMALL)
    # The exception is still here with its traceback, as in a notebook, where IPython keeps the last one.
    assert ended.value.__traceback__ is not None
    assert [values() for values in kept] == [None]


INTERRUPT = """
import signal
from buttons_widgets import Position, solve
from buttons_widgets.buttons.analysis import backward
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test in the background inherits deaf ears
backward.VALUES_AT_ONCE = 100
looks = []
def watch(share):
    looks.append(share)
    if len(looks) == 3:
        signal.raise_signal(signal.SIGINT)
try:
    solve(Position.parse("rbygr/gyrby/bgyrb/yrbyg/gbyrg r 5"), watch=watch)
except KeyboardInterrupt:
    print("interrupted after", len(looks), "looks, compiled:", backward.COMPILES)
"""


@pytest.mark.parametrize("compiled", [True, False])
def test_an_interrupt_of_the_kernel_is_heard_between_two_parts(compiled: bool) -> None:
    before = "" if compiled else "import sys; sys.modules['numba'] = None\n"
    told = subprocess.run([sys.executable, "-c", before + INTERRUPT], capture_output=True, text=True, timeout=60)
    assert told.stderr == ""
    assert told.stdout == f"interrupted after 3 looks, compiled: {compiled}\n"
