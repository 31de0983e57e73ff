"""Where no threads can be started, as in a browser: what is asked for is done at once, and foreign code is ended."""

import asyncio
import os
import sys
from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest

import buttons_widgets
from buttons_widgets.kit.exercises.try_function import try_function
from buttons_widgets.kit.page.endable import EndableCall
from buttons_widgets.kit.page.no_threads import defer, is_known
from buttons_widgets.kit.page.worker import Worker

NOTHING: frozenset[Hashable] = frozenset()


@pytest.fixture(autouse=True)
def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thread starts in this test: nothing that is tested here may need one."""

    def refuse(thread: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr("threading.Thread.start", refuse)


def test_a_call_is_over_before_anybody_waits() -> None:
    call = EndableCall(lambda: 6 * 7)
    told: list[int] = []
    call.on_end(lambda: told.append(1))
    assert call.ended and not call.lives and call.wait(0) and (call.answer, call.error, told) == (42, None, [1])
    call.stop()
    assert call.answer == 42 and not call.stopped


@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(3), asyncio.CancelledError()])
def test_what_a_call_raises_is_kept(error: BaseException) -> None:
    def fails() -> None:
        raise error

    assert EndableCall(fails).error is error


def test_an_interrupt_is_the_cell_s() -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        EndableCall(interrupted)


async def _worked(**more: Any) -> list[tuple[object, Any]]:
    heard: list[tuple[object, Any]] = []
    worker = Worker(lambda name, result: heard.append((name, result)), **more)
    worker.do("sum", lambda: 1 + 1, NOTHING)
    worker.do("fault", lambda: 1 // 0, NOTHING)
    return [(name, result if isinstance(result, int) else type(result)) for name, result in heard]


@pytest.mark.parametrize("more", [{}, {"on_slow": print}], ids=["the kit's jobs", "anybody's jobs"])
def test_jobs_are_done_at_once_although_a_loop_runs(more: dict[str, Any]) -> None:
    assert asyncio.run(_worked(**more)) == [("sum", 2), ("fault", ZeroDivisionError)]


def test_what_takes_a_moment_is_put_off_until_the_loop_goes_on() -> None:
    done: list[str] = []

    async def shows() -> None:
        assert defer(lambda: done.append("kept"))
        done.append("shown")

    asyncio.run(shows())
    assert done == ["shown", "kept"]
    assert not defer(lambda: done.append("never")) and len(done) == 2


def test_a_student_s_function_is_tried() -> None:
    assert try_function(lambda a, b: a + b, [((1, 2), 3), ((2, 2), 4)], lambda got, wanted: got == wanted).passed == 2


if sys.version_info >= (3, 12):  # where Python tells of each jump back

    def loops() -> None:
        while True:
            pass

    def recurses(number: int = 60) -> int:
        return recurses(number - 1) + recurses(number - 2) if number > 1 else 1

    @pytest.mark.parametrize("endless", [loops, recurses, lambda: {one: one for one in iter(int, 1)}])
    def test_what_does_not_end_is_ended(endless: Any) -> None:
        call = EndableCall(endless, seconds=0.2)
        assert call.stopped and isinstance(call.error, TimeoutError) and call.answer is None
        assert (
            try_function(lambda: endless(), [((), 1)], lambda got, wanted: got == wanted, patience=0.2).fault
            == "endless"
        )
        assert EndableCall(lambda: 6 * 7).answer == 42  # nothing of the limit is left


def test_only_the_kit_and_python_s_library_are_known_to_end() -> None:
    kit, library = str(Path(buttons_widgets.__file__).parent), str(Path(os.__file__).parent)
    assert is_known(f"{kit}{os.sep}kit{os.sep}x.py") and is_known(f"{library}{os.sep}random.py")
    assert is_known("<frozen importlib._bootstrap>")
    assert not is_known(f"{kit}_bots{os.sep}x.py") and not is_known("<ipython-input-1>")
    assert not is_known(str(Path(library, "site-packages", "bots", "x.py")))
