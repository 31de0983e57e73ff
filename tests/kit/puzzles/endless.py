"""Themes of which some part never comes to an end, and a person who waits until something is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Event, Thread, current_thread
from typing import Any, ClassVar

import ipywidgets as w

from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.puzzle import Found, Page, Verdict
from tests.nim_puzzles import NIM_PUZZLES, Alive, Heap, nim_words

SECONDS = 20
LOOPS = Event()
"""Set when something loops."""
LOOPING: list[Thread] = []
"""The threads in which something has looped."""


def loop() -> Any:
    """Loop for ever, and catch what people usually catch."""
    LOOPING.append(current_thread())
    LOOPS.set()
    while True:
        try:
            while True:
                pass
        except Exception:
            continue


class Endless(Heap, tag="heap"):
    """Loops for ever in one of its methods, once somebody solves it."""

    loops_in: ClassVar[set[str]] = set()

    def judge(self, answer: Any, words: Any = None) -> Verdict:
        return loop() if words is not None and "judge" in self.loops_in else super().judge(answer, words)

    def hints(self, words: Any, draft: str = "") -> tuple[Page, ...]:
        return loop() if "hints" in self.loops_in else super().hints(words, draft)

    def explain(self, answer: str | None, words: Any) -> tuple[Page, ...]:
        return loop() if "explain" in self.loops_in else super().explain(answer, words)

    def find_answers(self) -> Found:
        return loop() if "find_answers" in self.loops_in else super().find_answers()


ENDLESS = Endless(id="endless-1", position="1 2 4", answers=("3",), rating=1300, level=2)
WITH_ENDLESS = PuzzleKind("nim", (Endless, Alive), NIM_PUZZLES.shipped, nim_words)


def until(true: Callable[[], bool], *parts: w.Widget) -> None:
    """Wait until something is true that shows in a trait of one of these parts."""
    changed = Event()
    for part in parts:
        part.observe(lambda _: changed.set())
    while not true():
        assert changed.wait(SECONDS)
        changed.clear()


def are_over(threads: Sequence[Thread]) -> bool:
    """Whether each of some threads that loop, one at least, was ended."""
    for thread in threads:
        thread.join(SECONDS)
    return bool(threads) and not any(thread.is_alive() for thread in threads)


def wait_for_a_loop() -> list[Thread]:
    """Wait until something loops; the threads in which something has looped so far."""
    assert LOOPS.wait(SECONDS)
    return list(LOOPING)
