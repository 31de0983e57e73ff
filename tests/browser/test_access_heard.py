"""What a screen reader says, from first to last: a whole round at a table, a puzzle and an exercise, by keyboard alone.

Nothing moves meanwhile for whoever wants no motion: no animation runs, and no die tumbles.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Locator, expect

from buttons_widgets import generate_puzzle
from buttons_widgets.lessons.course import COURSE
from tests.browser.heard import MOVED, WATCH_MOTION, Listener
from tests.browser.lab import Lab, Notebook
from tests.browser.player import KeyboardPlayer
from tests.puzzled import clicks_for, wrong_answer

TRANSCRIPTS = Path(__file__).parent / "transcripts"
NUMBER = "3.4"
CELLS = [
    """from buttons_widgets import CautiousBot, generate_puzzle, play, puzzle
from buttons_widgets.lessons import exercise
play(['Ada', ('Bo', CautiousBot(seed=3))], cards=['rg', 'by'], seed='keys', pace='once', coach=False)""",
    "puzzle(generate_puzzle('most', 1, seed='browser'))",
    f"exercise({NUMBER!r})",
]


def walk(listener: Listener, cell: str) -> None:
    """Go to the board with Tab, to a space of it with the arrows, and press Enter there."""
    while not (at := listener.page.evaluate("() => document.activeElement.dataset.cell ?? ''")):
        listener.press("Tab")
    (row, column), (to_row, to_column) = (map(int, one.split("-")) for one in (at, cell))
    down = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
    across = ["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column)
    for key in [*down, *across, "Enter"]:
        listener.press(key)


def play_a_round(notebook: Notebook) -> list[str]:
    person = KeyboardPlayer(notebook)
    listener = Listener(notebook, person.table)
    person.enter()
    listener.did("Tab")
    look = person.look()
    for _ in range(30):
        if "next-round" in look.actions:
            return listener.heard
        enough = look.seat >= 0 and len(look.buttons[look.seat]) >= 2
        order = ("opt-out", "roll", "place", "pass") if enough else ("roll", "place", "pass")
        name = next((name for name in order if name in look.actions), None)
        if name is None:
            walk(listener, look.offered[0])
        else:
            listener.press(person.LETTERS[name])
        look = person.look()
    raise AssertionError(listener.heard)


def solve_a_puzzle(notebook: Notebook, table: Locator) -> list[str]:
    asked = generate_puzzle("most", 1, seed="browser")
    listener = Listener(notebook, table)
    table.locator("[role=gridcell][tabindex='0']").focus()
    listener.did("Tab")
    # A hint and a verdict are found in threads.
    listener.press("h", until=table.locator(".bw-puzzle-read", has_text="Hint 1 of"))
    for cell in clicks_for(asked, wrong_answer(asked)):
        walk(listener, cell)
    listener.press("c", until=table.locator(".bw-puzzle-judged", has_text="✗"))
    listener.press("t", until=table.locator(".bw-action-solution"))
    listener.press("u")  # what was wrong stays, to be mended
    for cell in clicks_for(asked, asked.answers[0]):
        walk(listener, cell)
    listener.press("c", until=table.locator(".bw-puzzle-judged", has_text="✓"))
    return listener.heard


def answer_a_card(notebook: Notebook, card: Locator) -> list[str]:
    asked = next(kind() for lesson in COURSE.lessons for kind in lesson.exercises if kind.number == NUMBER)
    listener = Listener(notebook, card)
    answer = card.locator(".bw-question-answer").get_by_role("textbox")
    answer.focus()
    listener.did("Tab")
    right = asked.solution(COURSE.words(3, "en")).answer
    for text, reply in (("many", "I cannot read"), ("1/36", "✗"), (right, "✓")):
        answer.fill(text)
        listener.press("Enter", until=card.locator(".bw-card-told", has_text=reply))
        if reply == "✗":
            for key in ("Tab", "Tab", "h", "Shift+Tab", "Shift+Tab"):
                listener.press(key)
    return listener.heard


def test_a_round_a_puzzle_and_an_exercise_are_heard_in_order_and_nothing_moves(lab: Lab) -> None:
    notebook = lab.open(CELLS, width=1366, height=768)
    notebook.run_all()
    notebook.page.evaluate(WATCH_MOTION)
    heard: Iterable[list[str]] = (
        play_a_round(notebook),
        solve_a_puzzle(notebook, notebook.output(1).locator(".bw-table")),
        answer_a_card(notebook, notebook.output(2).locator(".bw-card")),
    )
    for lines, transcript in zip(heard, ("round", "puzzle", "card"), strict=True):
        wanted = (TRANSCRIPTS / f"{transcript}.txt").read_text(encoding="utf-8").splitlines()
        assert lines == wanted, "\n".join(lines)
    motion = notebook.page.evaluate(MOVED)
    assert motion["frames"] > 50
    assert motion["moved"] == []
    expect(notebook.page.locator("[data-bw-rolling]")).to_have_count(0)
