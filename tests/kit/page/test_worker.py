"""Work in a thread: only what is wanted, whatever becomes of the loop that asked, and no failure lost."""

import asyncio
import sys
from collections.abc import Hashable, Iterator
from queue import Queue
from threading import Event, RLock, get_ident
from typing import Any

import pytest

from buttons_widgets.kit.page import worker as worker_room
from buttons_widgets.kit.page.worker import Worker
from buttons_widgets.kit.rules.answer import Watch, unwatched

SECONDS = 10
NOTHING: frozenset[Hashable] = frozenset()


class Held:
    """A job that is being done until it is let go; then it looks whether it is still wanted."""

    def __init__(self) -> None:
        self.started, self.may_end, self.ended = Event(), Event(), Event()
        self.watch: Watch = unwatched

    def __call__(self) -> int:
        self.started.set()
        assert self.may_end.wait(SECONDS)
        try:
            self.watch(0.5)
        finally:
            self.ended.set()
        return get_ident()


@pytest.fixture
def done() -> Queue[Any]:
    """The names and results of what was done, in order."""
    return Queue()


@pytest.fixture
def worker(done: Queue[Any]) -> Worker:
    return Worker(lambda name, result: done.put((name, result)))


@pytest.fixture
def held() -> Iterator[Held]:
    """A job that does not end before the test, unless it is let go."""
    job = Held()
    yield job
    job.may_end.set()


def works(*names: str) -> frozenset[Hashable]:
    return frozenset(names)


def ask(worker: Worker, held: Held, *names: str, needs: frozenset[Hashable] = NOTHING) -> None:
    """In an event loop, ask for a job that is held, and for others once it is being done."""
    held.started.clear()
    held.watch = worker.watching("held")

    async def asking() -> None:
        worker.do("held", held, works("held"))
        assert held.started.wait(SECONDS)
        for name in names:
            worker.do(name, str, works(name) | needs)

    asyncio.run(asking())


def test_a_job_that_a_result_leads_to_waits_until_the_result_was_told(done: Queue[Any], held: Held) -> None:
    """It is not done while the result is told: whoever clicks meanwhile would wait for it."""
    lock = RLock()

    def told(name: object, result: Any) -> None:
        done.put(name)
        if name == "first":
            worker.do("second", held, works("held"))

    worker = Worker(told, lock=lock)
    held.watch = worker.watching("held")

    async def asking() -> None:
        worker.do("first", str, works("first"))

    asyncio.run(asking())
    assert held.started.wait(SECONDS)
    assert lock.acquire(timeout=SECONDS)  # a click is taken while the second is done
    lock.release()
    held.may_end.set()
    assert [done.get(timeout=SECONDS), done.get(timeout=SECONDS)] == ["first", "second"]


def test_where_no_event_loop_runs_a_job_is_done_at_once(worker: Worker, done: Queue[Any]) -> None:
    worker.do("sum", lambda: (1 + 1, get_ident()), works("sum"))
    assert done.get_nowait() == ("sum", (2, get_ident()))


def test_where_one_runs_it_is_done_in_a_thread_even_after_the_loop_has_ended(
    worker: Worker, done: Queue[Any], held: Held
) -> None:
    ask(worker, held)
    assert done.empty()
    held.may_end.set()
    name, thread = done.get(timeout=SECONDS)
    assert (name, thread == get_ident()) == ("held", False)


def test_what_was_asked_for_before_is_stopped_and_only_the_last_is_done(
    worker: Worker, done: Queue[Any], held: Held
) -> None:
    ask(worker, held, "second", "third", "fourth")
    held.may_end.set()
    assert done.get(timeout=SECONDS)[0] == "fourth"
    ask(worker, held)
    assert done.get(timeout=SECONDS)[0] == "held"
    assert done.empty()


def test_what_the_next_job_needs_too_is_finished_first(worker: Worker, done: Queue[Any], held: Held) -> None:
    ask(worker, held, "second", "third", needs=works("held"))
    held.may_end.set()
    assert [done.get(timeout=SECONDS)[0] for _ in range(2)] == ["held", "third"]


def test_what_is_not_wanted_any_more_is_stopped(worker: Worker, done: Queue[Any], held: Held) -> None:
    ask(worker, held, "second")
    worker.drop()
    held.may_end.set()
    assert held.ended.wait(SECONDS)
    ask(worker, held)
    assert done.get(timeout=SECONDS)[0] == "held"
    assert done.empty()


def test_how_much_is_done_is_passed_on(done: Queue[Any], held: Held) -> None:
    shares: Queue[Any] = Queue()
    worker = Worker(lambda name, result: done.put((name, result)), lambda work, share: shares.put((work, share)))
    held.may_end.set()
    ask(worker, held)
    assert shares.get(timeout=SECONDS) == ("held", 0.5)


def test_what_takes_long_is_told_and_may_still_come(
    done: Queue[Any], held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_room, "PATIENCE", 0.0)
    slow: Queue[Any] = Queue()
    worker = Worker(lambda name, result: done.put((name, result)), on_slow=slow.put)
    ask(worker, held)
    assert slow.get(timeout=SECONDS) == "held"
    held.may_end.set()
    assert done.get(timeout=SECONDS)[0] == "held"


@pytest.mark.parametrize("then", ["nothing", "another job"])
def test_who_holds_the_lock_while_dropping_a_job_is_told_nothing_more_of_it(
    done: Queue[Any], held: Held, then: str
) -> None:
    lock = RLock()
    worker = Worker(lambda name, result: done.put((name, result)), lock=lock)
    ask(worker, held)
    thread = worker._thread
    assert thread is not None
    with lock:
        held.may_end.set()
        assert held.ended.wait(SECONDS)
        if then == "nothing":
            worker.drop()
        else:
            worker.do("another job", str, works("another job"), at_once=True)
    thread.join(SECONDS)
    assert [name for name, _ in done.queue] == ([] if then == "nothing" else ["another job"])


def test_what_is_short_waits_for_nobody_and_takes_the_place_of_all_else(
    worker: Worker, done: Queue[Any], held: Held
) -> None:
    ask(worker, held, "second")
    worker.do("short", get_ident, works("short"), at_once=True)
    assert done.get_nowait() == ("short", get_ident())
    held.may_end.set()
    assert held.ended.wait(SECONDS)
    ask(worker, held)
    assert done.get(timeout=SECONDS)[0] == "held"
    assert done.empty()


def test_two_workers_take_turns(done: Queue[Any], held: Held) -> None:
    one, other = (Worker(lambda name, result: done.put((name, result))) for _ in range(2))
    ask(one, held)

    async def asking() -> None:
        other.do("other", str, works("other"))

    asyncio.run(asking())
    assert done.empty()
    held.may_end.set()
    assert [done.get(timeout=SECONDS)[0] for _ in range(2)] == ["held", "other"]


@pytest.mark.parametrize("in_a_loop", [True, False])
def test_an_exception_is_the_result(worker: Worker, done: Queue[Any], in_a_loop: bool) -> None:
    async def asking() -> None:
        worker.do("division", lambda: 1 / 0, works("division"))

    if in_a_loop:
        asyncio.run(asking())
    else:
        worker.do("division", lambda: 1 / 0, works("division"))
    name, problem = done.get(timeout=SECONDS)
    assert (name, type(problem)) == ("division", ZeroDivisionError)


def test_even_an_exit_is_a_result_and_the_next_job_is_done(worker: Worker, done: Queue[Any], held: Held) -> None:
    async def asking() -> None:
        worker.do("exit", sys.exit, works("exit"))

    asyncio.run(asking())
    name, problem = done.get(timeout=SECONDS)
    assert (name, type(problem)) == ("exit", SystemExit)
    held.may_end.set()
    ask(worker, held)
    assert done.get(timeout=SECONDS)[0] == "held"


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_who_fails_to_show_a_result_is_given_the_next_one_all_the_same(held: Held) -> None:
    seen: Queue[object] = Queue()

    def show(name: object, _result: object) -> None:
        seen.put(name)
        raise RuntimeError("the screen is gone")

    worker = Worker(show)
    held.may_end.set()
    for _ in range(2):
        ask(worker, held)
        assert seen.get(timeout=SECONDS) == "held"
        assert worker._thread is not None
        worker._thread.join(SECONDS)
