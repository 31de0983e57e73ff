"""Puzzles in JupyterLab: every theme is failed, hinted, explained and solved; by keyboard alone; nothing moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import expect

from buttons_widgets import generate_puzzle
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from tests.browser.axe import axe
from tests.browser.lab import BOTH, LOOKS, Lab
from tests.browser.player import KeyboardPlayer, Player
from tests.browser.solver import PuzzleSolver
from tests.browser.test_puzzle_book import BOOK, PACKS, Reader
from tests.browser.test_table_looks import OVERFLOWS
from tests.puzzled import clicks_for, press_for, wrong_answer

ROOT = Path(__file__).parents[2]
THEMES = list(BUTTONS_PUZZLES.by_name)
STATES = ("hint", "fails", "explained", "solved")
PUZZLE = """
from buttons_widgets import generate_puzzle, puzzle
asked = puzzle(generate_puzzle({theme!r}, {level}, seed="browser"))
seen = []
asked.on_answer(seen.append)
asked
"""
NIM = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from buttons_widgets.kit.puzzles.puzzle_widget import PuzzleWidget
from tests.nim_puzzles import NIM_PUZZLE_VIEW, NIMBER, nim_words
asked = PuzzleWidget(NIM_PUZZLE_VIEW, NIMBER, nim_words("en"))
asked
"""

# Where the parts are that may not move, and how high the whole is.
PLACES = """(table) => {
  const box = (selector) => table.querySelector(selector).getBoundingClientRect();
  const top = box('.bw-question-floor').top;
  return {
    height: table.offsetHeight,
    board: box('.bw-question-board').top - top,
    slot: box('.bw-puzzle-slot').top - top,
    foot: box('.bw-puzzle-help').top - top,
    left: box('.bw-puzzle-help').left,
  };
}"""
# What sticks out of the table below.
STICKS_OUT = """(table) => [...table.querySelectorAll('.bw-question-floor > *, .bw-question-side > *, .bw-puzzle-read')]
  .filter((part) => part.getClientRects().length > 0
    && part.getBoundingClientRect().bottom > table.getBoundingClientRect().bottom + 1)
  .map((part) => `${part.className} sticks out below`)"""
# On a narrow page one part follows the other with no room between them that nothing fills.
GAPS = """(table) => {
  const seen = (part) => part.getClientRects().length > 0;
  const box = (part) => part.getBoundingClientRect();
  if (getComputedStyle(table.querySelector('.bw-question-side')).display !== 'contents') return [];
  const last = [...table.querySelectorAll('.bw-puzzle-slot :is(button, input, .bw-puzzle-verdict ~ div, .bw-reply)')]
    .filter(seen).map((part) => box(part).bottom);
  const above = Math.max(box(table.querySelector('.bw-question-board')).bottom, ...last);
  const gap = box(table.querySelector('.bw-puzzle-help')).top - above;
  return gap > 24 ? [`a gap of ${gap} pixels above the buttons that help`] : [];
}"""
ROOM = "() => document.querySelector('.jp-WindowedPanel-outer').clientHeight"


@pytest.mark.parametrize(
    "look", [pytest.param("", id="in turn"), *(pytest.param(look, marks=pytest.mark.thorough) for look in LOOKS)]
)
def test_a_puzzle_is_hinted_failed_explained_and_solved(lab: Lab, look: str) -> None:
    notebook = lab.open([PUZZLE.format(theme=THEMES[0], level=2)], height=1500)
    notebook.run_all()
    person = PuzzleSolver(notebook)
    ways: list[str] = []
    problems: list[str] = []
    for number, theme in enumerate(THEMES):
        puzzle = generate_puzzle(theme, 2, seed="browser")
        # In turn one theme for each way to answer. The walk itself is held for each theme without a page.
        if not look and puzzle.answered_by in ways:
            continue
        ways.append(puzzle.answered_by)
        # One puzzle follows another in the same widget, as in a book.
        show(person, theme, 2)
        # While it asks, it goes from one look to another.
        looks = [list(LOOKS)[list(LOOKS).index(look) - 1], look] if look else [BOTH[number % 2]]
        for shown in notebook.in_every_look(looks):
            problems += examined(person, f"{theme}-asks", shown)
            if shown == looks[-1]:
                problems += solve(person, puzzle, shown, STATES if look else STATES[len(ways) - 1 :][:1])
    assert len(ways) >= len(STATES)  # so axe has seen each
    assert problems == [], "\n" + "\n".join(problems)


def examined(person: PuzzleSolver, what: str, look: str, closely: bool = True) -> list[str]:
    """What is wrong with the table in a look: what has no room, and, closely, what axe finds."""
    found = [problem for script in (OVERFLOWS, STICKS_OUT, GAPS) for problem in person.table.evaluate(script)]
    if closely:
        person.picture(f"puzzle-{what}-{look}")
        found += axe(person.page, ".bw-table")
    return [f"{what}, {look}: {problem}" for problem in found]


def show(person: Player, theme: str, level: int) -> None:
    """Let the widget show a puzzle of a theme, and wait until it does."""
    person.notebook.execute(f"del seen[:]; asked.show(generate_puzzle({theme!r}, {level}, seed='browser'))")
    expect(person.table.locator(".bw-puzzle-title")).to_contain_text(str(puzzle_words().say(f"theme-{theme}")))
    person.look()


def solve(person: PuzzleSolver, puzzle: Puzzle, look: str, closely: Sequence[str]) -> list[str]:
    """Ask for every hint, answer wrongly, read why, and answer rightly; what was wrong meanwhile."""
    problems: list[str] = []

    def examine(what: str) -> None:
        problems.extend(examined(person, f"{puzzle.theme}-{what}", look, what in closely))

    assert person.table.locator(".bw-prompt").inner_text()
    hints = [person.hint()]
    while person.action("hint").is_enabled():
        hints.append(person.hint())
    assert len(hints) >= 2 and len(set(hints)) == len(hints)
    examine("hint")

    person.answer(puzzle, wrong_answer(puzzle))
    examine("held")
    person.reveal()
    pages = [person.pane.inner_text()]
    forth = person.table.get_by_title("The next page (right arrow)")
    examine("fails")
    while forth.is_enabled():
        forth.click()
        expect(person.pane).not_to_have_text(pages[-1])
        person.look()
        pages.append(person.pane.inner_text())
    assert len(pages) >= 2 and all(pages)
    examine("explained")

    person.action("again").click()
    expect(person.action("solution")).to_be_visible()
    person.look()
    person.answer(puzzle, puzzle.answers[0])
    expect(person.verdict).to_have_text(re.compile(r"✓ Right!\s*\S"))
    examine("solved")
    counted = person.notebook.execute("[(one.right, one.tries, one.hints) for one in seen]")
    assert counted == f"[(False, 1, {len(hints)}), (True, 2, {len(hints)})]"
    return problems


@pytest.mark.parametrize("themes", [["most"], pytest.param(["stop"], marks=pytest.mark.thorough)], ids=" ".join)
def test_by_keyboard_alone(lab: Lab, themes: list[str]) -> None:
    notebook = lab.open([PUZZLE.format(theme="most", level=1)], height=1000)
    notebook.run_all()
    person = KeyboardPlayer(notebook)
    for theme in themes:
        show(person, theme, 1)
        solve_by_keyboard(person, generate_puzzle(theme, 1, seed="browser"))
    assert notebook.watch.errors == []


def solve_by_keyboard(person: KeyboardPlayer, puzzle: Puzzle) -> None:
    person.enter()
    pane = person.table.locator(".bw-puzzle-read")
    for cell in clicks_for(puzzle, puzzle.answers[0]):
        person.choose(cell)
    person.key("h")
    expect(pane).to_contain_text("Hint 1 of")
    # A hint is found in a thread, and so is what an answer is worth. What a screen reader is told comes last, with the
    # turn that the next key belongs to, and the keys that there are.
    news = person.table.locator(".bw-frame [role=status]")
    hint = pane.inner_text().splitlines()[-1]
    expect(news).to_contain_text(hint)
    press = press_for(puzzle, puzzle.answers[0])
    if press is None:
        person.key("c")
    else:
        person.go_to(person.action(press))
        person.key("Enter")
    expect(person.table.locator(".bw-puzzle-judged")).to_contain_text("✓ Right!")
    expect(news).to_contain_text("Right!")
    # The focus waits where a second Enter does no harm, and the arrows turn the pages.
    before = person.look()
    person.key("Enter", "Space")
    expect(person.table.locator(".bw-puzzle-judged")).to_contain_text("✓ Right!")
    place = person.table.locator(".bw-puzzle-pager")
    expect(place).to_contain_text("1 of")
    person.key("ArrowRight")
    expect(place).to_contain_text("2 of")
    person.key("ArrowLeft")
    expect(place).to_contain_text("1 of")
    # Keys that would change the notebook stay at the puzzle.
    person.key("x", "d", "d", "ArrowDown", "j", "z")
    assert person.look().prompt == before.prompt
    person.key("t")
    expect(person.action("solution")).to_be_visible()
    person.key("u") if press is None else person.look()
    if press is None:
        person.key("c")
        expect(person.table.locator(".bw-puzzle-judged")).to_contain_text("✓ Right!")


def test_on_a_laptop_nothing_scrolls_and_nothing_moves(lab: Lab) -> None:
    cells = [PUZZLE.format(theme="most", level=3), PACKS, BOOK.format(arguments="")]
    notebook = lab.open(cells, width=1366, height=768, whole_lab=True)
    notebook.run_all()
    room = notebook.page.evaluate(ROOM) - 40
    solve_on_a_laptop(PuzzleSolver(notebook), room)
    reader = Reader(notebook)
    for way in ("In order", "Three minutes", "Daily puzzle", "Progress", "Daily round"):
        reader.way(way)
        assert reader.book.evaluate("(book) => book.offsetHeight") <= room, way
    notebook.screenshot("book-laptop")
    # By keyboard: whoever is in the row of ways stays there, and no key reaches the notebook.
    reader.book.locator(".bw-book-ways button", has_text="Practise").focus()
    reader.page.keyboard.press("Enter")
    reader.look()
    expect(reader.status).to_be_visible()
    expect(reader.book.locator(".bw-book-ways button:focus")).to_have_text("Practise")
    reader.page.keyboard.press("x")
    assert reader.page.locator(".jp-CodeCell").count() == len(cells)
    assert notebook.watch.errors == []


def solve_on_a_laptop(person: PuzzleSolver, room: float) -> None:
    """Ask for a hint, answer wrongly, and ask for the solution: nothing moves, and all is in view at once."""
    puzzle = generate_puzzle("most", 3, seed="browser")
    person.look()
    first = person.table.evaluate(PLACES)
    assert first["height"] <= room
    person.hint()
    assert person.table.evaluate(PLACES) == first
    person.answer(puzzle, wrong_answer(puzzle))
    assert person.table.evaluate(PLACES) == first
    person.reveal()
    assert person.table.evaluate(PLACES) == first
    person.action("again").click()
    expect(person.action("solution")).to_be_visible()
    person.action("solution").click()
    expect(person.verdict).to_contain_text("The solution")
    assert person.table.evaluate(PLACES) == first


def test_a_number_is_typed_and_its_keys_do_nothing_else(lab: Lab) -> None:
    notebook = lab.open([NIM])
    notebook.run_all()
    person = PuzzleSolver(notebook)
    field = person.table.locator(".bw-text-answer input")
    field.click()
    person.page.keyboard.type("chut")  # the letters of buttons, in a text
    person.page.keyboard.press("Enter")
    expect(person.table.locator(".bw-notice")).to_have_text("'chut' is not a whole number")
    expect(field).to_be_focused()
    expect(field).to_have_value("chut")
    field.fill("6")
    person.table.get_by_role("button", name="Check").click()
    expect(person.verdict).to_have_text(re.compile(r"✓ Right!\s*It is <b>6</b>\."))
    assert axe(person.page, ".bw-table") == []
    assert notebook.watch.errors == []
