"""A puzzle of any game as a widget in a notebook, where judging and hints are found in a thread."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any

from buttons_widgets.kit.puzzles.puzzle import Page, Verdict
from tests.nim_puzzles import WINNER, Heap
from tests.puzzled import LEAVE, Solver, let_it_work

# In a notebook, in a thread

ENTERED = Event()


class Slow(Heap, tag="slow"):
    """Judges when it is told to."""

    @property
    def theme(self) -> str:
        return "heap"

    def judge(self, answer: Any, words: Any = None) -> Verdict:
        if words is not None and answer != "1":
            ENTERED.set()
            assert LEAVE.wait(20)
        return super().judge(answer, words)

    def hints(self, words: Any, draft: str = "") -> tuple[Page, ...]:
        ENTERED.set()
        assert LEAVE.wait(20)
        return super().hints(words, draft)


SLOW = Slow(id="slow-1", position="1 2 4", answers=("3",), rating=1300, level=2)


def test_judging_freezes_nothing_and_takes_one_answer() -> None:
    async def cell() -> None:
        LEAVE.clear()
        ENTERED.clear()
        person = Solver(SLOW)
        assert ENTERED.wait(20)  # what it needs is made ready already
        assert person.pane == "Chosen: none."
        person.press("hint")
        assert person.pane == "Chosen: none. One moment …" and person.news == "One moment …"
        turn = person.widget._activity.turn
        person.click("2")
        assert person.pane == "Chosen: 2. One moment …" and person.attempts == []
        assert not person.board.active and person.buttons == {}
        person.click("3", turn)
        person.press("solution")
        let_it_work(person.widget)
        assert [one.answer for one in person.attempts] == ["2"]
        assert person.verdict.startswith("✗")

    asyncio.run(cell())


def test_a_hint_comes_as_soon_as_it_is_known() -> None:
    async def cell() -> None:
        LEAVE.clear()
        person = Solver(SLOW)
        person.press("hint")
        person.press("hint")
        assert person.pane == "Chosen: none. One moment …"
        let_it_work(person.widget)
        assert person.pane.startswith("Chosen: none. Hint 1 of 2")

    asyncio.run(cell())


def test_what_was_found_of_another_puzzle_is_not_shown() -> None:
    async def cell() -> None:
        LEAVE.clear()
        ENTERED.clear()
        person = Solver(SLOW)
        person.click("3")
        assert ENTERED.wait(20)
        person.widget.show(WINNER)
        person.press("press-1")
        let_it_work(person.widget)
        assert [one.puzzle for one in person.attempts] == [WINNER]

    asyncio.run(cell())
