"""A line that does long work: the bar grows, *Stop* stops, and what comes of the work is handed on once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from functools import partial
from queue import Queue
from threading import Event, RLock
from typing import Any

import pytest

from buttons_widgets.kit.language.words import words_in
from buttons_widgets.kit.page import worker
from buttons_widgets.kit.page.work_line import WorkLine
from buttons_widgets.kit.rules.answer import Cancelled, unwatched
from buttons_widgets.kit.rules.errors import MissingPackageError
from tests.hands import plain
from tests.nim_puzzles import nim_words

SECONDS = 10
WORDS = words_in(language="en")


class Steps:
    """A job that is done share by share, as far as the test lets it."""

    def __init__(self) -> None:
        self.watch = unwatched
        self._shares: Queue[float | BaseException | None] = Queue()
        self._done: Queue[float] = Queue()
        self.ended = Event()

    def __call__(self) -> str:
        try:
            while (share := self._shares.get(timeout=SECONDS)) is not None:
                if isinstance(share, BaseException):
                    raise share
                self.watch(share)
                self._done.put(share)
        finally:
            self.ended.set()
        return "found"

    def go(self, share: float) -> None:
        """Do it up to a share."""
        self._shares.put(share)
        assert self._done.get(timeout=SECONDS) == share

    def end(self, problem: BaseException | float | None = None) -> None:
        """Come to the end; or raise something; or go on to a share at which it is told that it is not wanted."""
        self._shares.put(problem)
        assert self.ended.wait(SECONDS)


class Asker:
    """Somebody who has a line, and asks it in a notebook."""

    def __init__(self) -> None:
        self.lock = RLock()
        self.results: Queue[Any] = Queue()
        self.parts: list[object] = []
        self.went_on = 0
        self.line = WorkLine(WORDS, "coach", self.lock, self.results.put, self._go_on, on_part=self.parts.append)

    @classmethod
    def of_anybody_s_code(cls) -> Asker:
        """One whose jobs may never come to an end, and who begins them by another button."""
        self = cls()
        self.heard: Queue[str] = Queue()
        stopped = partial(self.results.put, "stopped")
        self.line = WorkLine(
            nim_words("en"), "print", self.lock, self.results.put, on_stop=stopped, on_told=self.heard.put
        )
        return self

    def _go_on(self) -> None:
        self.went_on += 1

    def begin(self, job: Steps, name: str = "question", *works: str, thinking: str = "Thinking…") -> None:
        job.watch = self.line.worker.watching((works or ("work",))[-1])

        async def cell() -> None:
            with self.lock:
                self.line.begin(name, job, frozenset(works or ("work",)), thinking)

        asyncio.run(cell())

    @property
    def result(self) -> Any:
        """What is handed on; it is waited for."""
        return self.results.get(timeout=SECONDS)

    @property
    def told(self) -> str:
        return plain(self.line.message.value)

    @property
    def percent(self) -> int:
        """How long the bar is; it says so to a screen reader too."""
        told, [heard] = self.line.message.value, re.findall(r'aria-valuenow="(\d+)"', self.line.message.value)
        assert f"inline-size:{heard}%" in told and 'aria-label="Thinking…"' in told
        return int(heard)

    @property
    def button(self) -> str:
        """What the button says; "" while it is hidden."""
        return "" if self.line.button.layout.display == "none" else self.line.button.description


@pytest.fixture
def asker() -> Asker:
    return Asker()


@pytest.fixture
def job() -> Iterator[Steps]:
    """A job that is over when the test is."""
    job = Steps()
    yield job
    job._shares.put(None)


def test_before_anything_is_asked_there_is_no_button(asker: Asker) -> None:
    assert (asker.button, asker.line.runs) == ("", False)


def test_the_bar_grows_in_steps_that_are_seen_and_never_shrinks(asker: Asker, job: Steps) -> None:
    asker.begin(job)
    assert (asker.percent, asker.button, asker.line.runs) == (0, "Stop", True)
    shown = []
    for share in (0.0, 0.01, 0.25, 0.255, 0.2, 1.0):
        job.go(share)
        shown.append(asker.percent)
    assert shown == [0, 0, 25, 25, 25, 100]
    job.end()
    assert asker.result == "found"
    assert (asker.button, asker.line.runs) == ("", False)


def test_each_piece_moves_the_bar_by_how_much_work_it_is(asker: Asker, job: Steps) -> None:
    asker.begin(job, "question", "small", "large")
    asker.line.weigh("another question", {"large": 1})
    asker.line.weigh("question", {"small": 1, "large": 3})
    job.go(0.5)
    assert asker.percent == round(100 * (1 + 1.5) / 4)


def test_what_a_job_brings_meanwhile_is_handed_on_and_the_work_goes_on(asker: Asker, job: Steps) -> None:
    asker.begin(job)
    for part in ("some", "more"):
        asker.line.bring("question", part)
        job.go(0.5)
    assert asker.parts == ["some", "more"] and asker.line.runs
    job.end()
    assert asker.result == "found"


def begin_another(asker: Asker) -> None:
    other = Steps()
    other._shares.put(None)
    asker.begin(other, "another question")


@pytest.mark.parametrize(
    "end",
    [
        begin_another,
        lambda asker: asker.line.button.click(),
        lambda asker: asker.line.drop(),
        lambda asker: asker.line.close(),
    ],
    ids=["other", "Stop", "drop", "close"],
)
def test_a_job_that_brings_what_nobody_waits_for_is_ended(
    asker: Asker, job: Steps, end: Callable[[Asker], None]
) -> None:
    asker.begin(job)
    job.go(0.25)
    end(asker)
    with pytest.raises(Cancelled):
        asker.line.bring("question", "late")
    job.end()
    assert asker.parts == []


def test_the_work_waits_for_nobody_who_holds_the_lock(asker: Asker, job: Steps) -> None:
    asker.begin(job)
    with asker.lock:
        job.go(0.5)
        assert asker.percent == 0
    job.go(0.75)
    assert asker.percent == 75


def test_stop_ends_the_work_and_lets_it_begin_again(asker: Asker, job: Steps) -> None:
    asker.begin(job)
    job.go(0.25)
    assert "bw-work-runs" in asker.line._dom_classes
    asker.line.button.click()
    assert (asker.told, asker.button, asker.line.runs) == ("Stopped.", "Think again", False)
    assert "bw-work-runs" not in asker.line._dom_classes
    job.end(0.5)
    assert (asker.told, asker.went_on) == ("Stopped.", 0)
    asker.line.button.click()
    assert asker.went_on == 1
    again = Steps()
    asker.begin(again)
    assert asker.button == "Stop"
    again.end()
    assert asker.result == "found" and asker.results.empty()


def test_what_is_asked_twice_is_answered_once(asker: Asker, job: Steps) -> None:
    asker.begin(job)
    job.go(0.25)  # it has begun
    thread = asker.line.worker._thread
    asker.line.button.click()
    again = Steps()
    asker.begin(again)  # before the first has noticed that it is not wanted, and so it still is
    job.end()
    assert asker.result == "found"
    again.end()
    assert thread is not None
    thread.join(SECONDS)
    assert not thread.is_alive() and asker.results.empty()


def test_a_press_that_comes_when_the_work_is_done_does_nothing(asker: Asker, job: Steps) -> None:
    asker.begin(job)
    job.end()
    assert asker.result == "found"
    asker.line.say("There it is.", "bw-coach-verdict")
    asker.line.button.click()
    assert (asker.told, asker.went_on) == ("There it is.", 0)


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        (ZeroDivisionError("division by zero."), "The coach cannot answer: division by zero."),
        (MissingPackageError("numba"), "The coach needs numba for this. Install it with: pip install numba"),
    ],
)
def test_an_error_is_told_and_handed_over(asker: Asker, job: Steps, problem: BaseException, told: str) -> None:
    asker.begin(job)
    job.end(problem)
    assert asker.result is problem
    assert (asker.told, asker.button, asker.line.runs) == (told, "", False)


def test_of_two_jobs_that_need_the_same_only_the_last_is_heard_of(asker: Asker, job: Steps) -> None:
    other = Steps()
    asker.begin(job)
    job.go(0.5)
    asker.begin(other, "another question")
    assert asker.percent == 0
    job.end()
    other.end()
    assert asker.result == "found" and asker.results.empty()


def test_what_is_not_said_to_think_leaves_the_line_as_it_is(asker: Asker, job: Steps) -> None:
    asker.line.say("There is nothing to do.")
    asker.begin(job, thinking="")
    job.go(0.5)
    assert (asker.told, asker.button, asker.line.runs) == ("There is nothing to do.", "", False)
    job.end()
    assert asker.result == "found"


@pytest.mark.parametrize("end", ["drop", "close"])
def test_who_drops_or_closes_it_ends_the_thread_and_hears_nothing_more(asker: Asker, job: Steps, end: str) -> None:
    asker.begin(job)
    job.go(0.25)
    thread = asker.line.worker._thread
    assert thread is not None
    with asker.lock:
        getattr(asker.line, end)()
    job.end(0.5)
    thread.join(SECONDS)
    assert not thread.is_alive() and asker.results.empty()


def test_a_bar_that_is_not_measured_only_shows_that_work_goes_on(asker: Asker, job: Steps) -> None:
    with asker.lock:
        asker.line.begin("question", lambda: None, frozenset({"work"}), "Thinking…", at_once=True, measured=False)
    assert "bw-work-unmeasured" in asker.line.message.value and "aria-valuenow" not in asker.line.message.value


def test_work_that_never_comes_to_an_end_is_told_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PATIENCE", 0.01)
    asker, ended = Asker.of_anybody_s_code(), Event()

    def endless() -> None:
        try:
            while True:
                pass
        finally:
            ended.set()

    async def cell() -> None:
        with asker.lock:
            asker.line.begin("page", endless, frozenset({"page"}))

    asyncio.run(cell())
    assert "may never come to an end" in asker.heard.get(timeout=SECONDS)
    assert "may never come to an end" in asker.told and asker.button == "Stop"
    asker.line.button.click()
    assert asker.result == "stopped" and asker.told == "Stopped. No page was made."
    assert asker.heard.get(timeout=SECONDS) == asker.told
    assert asker.button == ""  # it is begun again elsewhere
    assert ended.wait(SECONDS)
    assert asker.results.empty()


def test_who_has_no_words_for_what_went_wrong_tells_it_by_itself(job: Steps) -> None:
    asker = Asker.of_anybody_s_code()
    asker.begin(job)
    job.end(ZeroDivisionError())
    assert isinstance(asker.result, ZeroDivisionError)
    assert asker.line.layout.display == "none"
