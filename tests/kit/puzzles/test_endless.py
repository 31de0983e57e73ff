"""A theme that never comes to an end: it is told which puzzle and what to do, it can be ended, and all else goes on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.page import worker as worker_room
from buttons_widgets.kit.page.controls import close_whole
from buttons_widgets.kit.puzzles.editor import PuzzleEditor
from buttons_widgets.kit.puzzles.pack import VARIABLE
from buttons_widgets.kit.puzzles.printing import Printing
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from tests.hands import plain
from tests.kit.puzzles.endless import ENDLESS, LOOPING, LOOPS, WITH_ENDLESS, Endless, are_over, until, wait_for_a_loop
from tests.nim_panel import NimPanel
from tests.nim_puzzles import HEAP, NIM_PUZZLE_VIEW, WINNER, NimPuzzleView, nim_words
from tests.puzzled import Solver, let_it_work

SLOW = "The puzzle endless-1 is taking a long time, and may never come to an end. Wait a little more, or stop waiting."
STOPPED = (
    "Stopped. If the puzzle endless-1 takes so long every time, go on to another one, and show this to its author."
)
PATIENCE = 0.05


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setattr(worker_room, "PATIENCE", PATIENCE)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    LOOPS.clear()
    LOOPING.clear()
    yield
    Endless.loops_in.clear()


def in_a_notebook(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test in an event loop, as the cells of a notebook run."""

    def runs() -> None:
        asyncio.run(test())

    runs.__name__ = test.__name__
    return runs


def solver(puzzle: Puzzle = ENDLESS) -> Solver:
    """Somebody who begins when what hints and judging need has been made ready."""
    person = Solver(puzzle)
    let_it_work(person.widget)
    return person


def wait_for_note(person: Solver, note: str) -> None:
    until(lambda: person.note == note, person.widget.note)


@in_a_notebook
async def test_judging_without_end_is_told_and_can_be_stopped() -> None:
    person = solver()
    Endless.loops_in.add("judge")
    person.click("2")
    wait_for_note(person, SLOW)
    assert person.news == SLOW
    assert person.buttons == {"stop": "Stop waiting"}
    threads = wait_for_a_loop()
    person.press("stop")
    assert person.note == STOPPED
    assert are_over(threads)
    assert set(person.buttons) == {"hint", "solution"}
    Endless.loops_in.clear()
    person.click("2")
    until(lambda: person.verdict.startswith("✗"), person.widget.verdict)
    assert [one.tries for one in person.attempts] == [1]


@in_a_notebook
async def test_every_other_puzzle_of_the_kernel_goes_on() -> None:
    person, other = solver(), solver(HEAP)
    Endless.loops_in.add("judge")
    person.click("2")
    threads = wait_for_a_loop()
    other.click("3")
    until(lambda: other.verdict.startswith("✓"), other.widget.verdict)
    wait_for_note(person, SLOW)
    person.widget.show(WINNER)
    assert are_over(threads)
    person.press("press-1")
    until(lambda: person.verdict.startswith("✓"), person.widget.verdict)
    assert [one.puzzle for one in person.attempts] == [WINNER]


@in_a_notebook
async def test_an_explanation_without_end_is_told_too() -> None:
    person = solver()
    Endless.loops_in.add("explain")
    person.press("solution")
    wait_for_note(person, SLOW)
    threads = wait_for_a_loop()
    person.press("stop")
    assert are_over(threads)
    assert person.note == STOPPED


@in_a_notebook
async def test_hints_without_end_hold_up_no_answer() -> None:
    Endless.loops_in.add("hints")
    person = Solver(ENDLESS)
    person.press("hint")
    wait_for_note(person, SLOW)
    threads = wait_for_a_loop()
    person.click("3")
    until(lambda: person.verdict.startswith("✓"), person.widget.verdict)
    assert are_over(threads)


@in_a_notebook
async def test_hints_that_nobody_asked_for_are_given_up_in_silence() -> None:
    Endless.loops_in.add("hints")
    person = Solver(ENDLESS)
    threads = wait_for_a_loop()
    person.click("3")
    until(lambda: person.verdict.startswith("✓"), person.widget.verdict)
    assert are_over(threads)
    assert person.note == ""
    assert [one.answer for one in person.attempts] == ["3"]


@in_a_notebook
async def test_who_waits_for_a_hint_can_stop_and_ask_again() -> None:
    Endless.loops_in.add("hints")
    person = Solver(ENDLESS)
    person.press("hint")
    wait_for_note(person, SLOW)
    person.press("stop")
    assert person.note == STOPPED
    Endless.loops_in.clear()
    person.press("hint")
    until(lambda: "Hint 1 of 2" in person.pane, person.widget.pane)


@in_a_notebook
async def test_after_a_long_time_nobody_waits_any_more() -> None:
    person = solver()
    Endless.loops_in.add("judge")
    before, worker_room.LONGEST = worker_room.LONGEST, PATIENCE
    try:
        person.click("2")
        threads = wait_for_a_loop()
        until(lambda: "did not come to an end" in person.note, person.widget.note)
    finally:
        worker_room.LONGEST = before
    assert are_over(threads)
    assert set(person.buttons) == {"hint", "solution"}


@in_a_notebook
async def test_closing_ends_what_is_worked_out() -> None:
    person = solver()
    Endless.loops_in.add("judge")
    person.click("2")
    threads = wait_for_a_loop()
    close_whole(person.widget)
    assert are_over(threads)
    assert person.attempts == []


class EndlessView(NimPuzzleView):
    kind = WITH_ENDLESS


@in_a_notebook
async def test_a_check_in_the_editor_ends_with_the_next_change_and_with_the_editor() -> None:
    Endless.loops_in.add("find_answers")
    panel = NimPanel()
    editor = PuzzleEditor(EndlessView(), panel, nim_words("en"), "heap")
    until(lambda: "taking a long time" in editor.work.message.value, editor.work.message)
    first = wait_for_a_loop()
    assert plain(editor.work.message.value).endswith("Wait a little more, or change something: that stops it.")
    panel.text.value = "7 4 5"
    assert are_over(first)
    editor.theme.value = "alive"
    until(lambda: "Valid" in editor.verdict.value, editor.verdict)
    editor.theme.value = "heap"
    until(lambda: "taking a long time" in editor.work.message.value, editor.work.message)
    close_whole(editor)
    assert are_over(wait_for_a_loop())


@in_a_notebook
async def test_a_page_without_end_is_told_and_ends_with_its_fold() -> None:
    Endless.loops_in.add("judge")
    files: list[str] = []
    printing = Printing(
        nim_words("en"), NIM_PUZZLE_VIEW.svg, lambda: (ENDLESS,), lambda *file: files.append(file[0]), lambda: None
    )
    printing.switch.value = True
    printing.downloader.click()
    until(lambda: "taking a long time" in printing.message.value, printing.message)
    threads = wait_for_a_loop()
    printing.switch.value = False
    assert are_over(threads)
    assert files == []


KERNEL_ENDS = """
import asyncio
from tests.kit.puzzles.endless import ENDLESS, Endless, wait_for_a_loop
from tests.puzzled import Solver, let_it_work

async def cell():
    person = Solver(ENDLESS)
    let_it_work(person.widget)
    Endless.loops_in.add("judge")
    person.click("2")
    wait_for_a_loop()

asyncio.run(cell())
print("the end")
"""


def test_a_kernel_ends_while_something_is_worked_out() -> None:
    ended = subprocess.run(
        [sys.executable, "-c", KERNEL_ENDS], capture_output=True, text=True, timeout=120, check=False
    )
    assert (ended.stdout, ended.stderr, ended.returncode) == ("the end\n", "", 0)
