"""What a puzzle's widget waits for: hints and judging are worked out in a thread, and may take long or never end."""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Any

from ..coach.worker import Worker
from ..page.lock import one_at_a_time
from .solving import Solving


class PuzzleJobs:
    """The jobs of one puzzle after another, one job at a time. `begin` comes before everything else.

    Args:
        lock: of the widget. It is held while what is given here is called, in a thread.
        on_judged: called with what `Solving.judge` returned, or the exception that it raised.
        on_hints: called when hints were looked for, with the exception that was raised (`None` if they were found), and
            whether somebody waited for them.
        on_slow: called when somebody waits for a job that takes long.

    Attributes:
        hint_wanted: whether somebody waits for a hint.
        slow: whether somebody waits for a job that takes long.
    """

    _solving: Solving

    def __init__(
        self,
        lock: RLock,
        on_judged: Callable[[Any], None],
        on_hints: Callable[[BaseException | None, bool], None],
        on_slow: Callable[[], None],
    ) -> None:
        self.lock = lock
        self.hint_wanted = self.slow = self._looks_for_hints = False
        self._on_judged, self._on_hints, self._on_slow = on_judged, on_hints, on_slow
        self._worker = Worker(self._has_come, on_slow=self._takes_long)

    def begin(self, solving: Solving) -> None:
        """Go over to a puzzle, and wait for nothing of the one before."""
        self._solving = solving
        self.drop()

    def drop(self) -> None:
        """Wait for nothing any more, and stop what is under way."""
        self._forget_hints()
        self._worker.drop()

    def find_hints(self) -> None:
        """Find the hints for the answer under way, unless hints are being looked for already."""
        if self._looks_for_hints:
            return
        solving = self._solving
        self._looks_for_hints = True
        draft = solving.draft
        self._worker.do(("hints", solving), lambda: solving.find_hints(draft), self._works("hints"))

    def forget_slow_hints(self) -> None:
        """Wait no longer for hints that take long: they hold up no answer."""
        if self.slow:
            self._forget_hints()

    def judge(self, answer: str | None) -> None:
        """Judge an answer, or for `None` find the solution. Hints under way are found first: judging needs the same."""
        solving = self._solving
        works = self._works("judge", "hints") if self._looks_for_hints else self._works("judge")
        self._worker.do(("judge", solving), lambda: solving.judge(answer), works)

    def _works(self, *names: str) -> frozenset[tuple[str, Solving]]:
        return frozenset((name, self._solving) for name in names)

    def _forget_hints(self) -> None:
        self.hint_wanted = self._looks_for_hints = self.slow = False

    @one_at_a_time
    def _has_come(self, name: Any, result: Any) -> None:
        """A job is done, perhaps one that nobody waits for any more."""
        kind, solving = name
        if solving is not self._solving:
            return
        if kind == "hints":
            wanted, error = self.hint_wanted, result if isinstance(result, BaseException) else None
            self._forget_hints()
            if error is None:
                solving.hints = result
            self._on_hints(error, wanted)
        elif solving.phase == "waits":
            self.slow = False
            self._on_judged(result)

    @one_at_a_time
    def _takes_long(self, name: tuple[str, Solving]) -> None:
        """Tell somebody who waits for a job. Nobody waits for hints made ready, so these are ended."""
        kind, solving = name
        if solving is not self._solving:
            return
        if kind == "hints" and (not self.hint_wanted or solving.phase == "waits"):
            self._forget_hints()
            self._worker.end(name)
            return
        self.slow = True
        self._on_slow()
