"""The book of puzzles in JupyterLab: in order, after a restart, on paper, against the clock, and a round each day."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.axe import axe
from tests.browser.lab import BOTH, LOOKS, PICTURES, Lab, Notebook
from tests.browser.looks import IN_LOOKS
from tests.browser.test_table_looks import OVERFLOWS

# Packs of two quick themes, made in the kernel: what is shipped may change.
PACKS = """
import os, tempfile
from pathlib import Path
from buttons_widgets import generate_puzzle
from buttons_widgets.kit.puzzles.pack import own_folder, write_pack
folder = own_folder() / "buttons"
if not (folder / "mine.jsonl").exists():
    write_pack(folder / "mine.jsonl", [generate_puzzle("stop", 1 + n % 3, seed=n) for n in range(8)])
"""
BOOK = """
from buttons_widgets import puzzle_book
book = puzzle_book({arguments})
book
"""
ANSWER = "book.session.current.puzzle.answers[0]"


class Reader:
    """A person with a book."""

    def __init__(self, notebook: Notebook) -> None:
        self.notebook, self.page = notebook, notebook.page
        self.book = notebook.page.locator(".bw-book")
        expect(self.book).to_be_visible()
        self.look()

    def look(self) -> None:
        """Wait until the kernel has answered all that was asked."""
        self.notebook.settle()

    @property
    def status(self) -> Locator:
        return self.book.locator(".bw-book-status")

    @property
    def told(self) -> Locator:
        return self.book.locator(".bw-book-told")

    def way(self, name: str) -> None:
        if (ways := self.book.locator(".bw-book-way select")).is_visible():
            ways.select_option(label=name)
        else:
            self.book.locator(".bw-book-ways button", has_text=name).click()
        self.look()

    def action(self, name: str) -> Locator:
        return self.book.locator(f".bw-action-{name}:visible")

    def press(self, name: str) -> None:
        self.action(name).click()
        self.look()

    def answer(self, right: bool = True) -> None:
        """Answer by a button, as the puzzles of these packs ask."""
        self.look()
        wanted = self.notebook.execute(
            "p = book.session.current.puzzle; a = [one.answer for one in p.presses('', book._words)]; "
            f"print(next(i for i, one in enumerate(a) if (one in p.answers) == {right}))"
        ).strip()
        self.press(f"press-{wanted}")

    def problems(self, what: str, looks: Iterable[str] = BOTH) -> list[str]:
        """What axe finds, and what sticks out, in some looks; and a picture of each."""
        found: list[str] = []
        PICTURES.mkdir(exist_ok=True)
        for look in self.notebook.in_every_look(looks):
            self.page.mouse.move(1, 1)
            self.book.screenshot(path=PICTURES / f"book-{what}-{look}.png")
            for table in range(self.book.locator(".bw-table").count()):
                part = self.book.locator(".bw-table").nth(table)
                if part.is_visible():
                    found.extend(f"{what}, {look}: {problem}" for problem in part.evaluate(OVERFLOWS))
            found.extend(f"{what}, {look}: {problem}" for problem in axe(self.page, ".bw-book"))
        return found


@IN_LOOKS
def test_the_round_of_the_day_and_three_in_a_row_are_known_after_a_restart(lab: Lab, every_look: bool) -> None:
    notebook = lab.open([PACKS, BOOK.format(arguments="'mine'")], height=1100)
    notebook.run_all()
    reader = Reader(notebook)
    problems = reader.problems("asks", LOOKS if every_look else ["narrow"])
    problems += begin_the_round(reader, every_look)
    reader.way("In order")
    for number in (1, 2, 3):
        expect(reader.status).to_contain_text(f"Puzzle {number} of 8, {number - 1} solved")
        reader.answer()
        expect(reader.book.locator(".bw-puzzle-judged:visible")).to_contain_text("Right!")
        reader.press("next")
    expect(reader.status).to_contain_text("3 in a row")
    reader.answer(right=False)
    expect(reader.status).not_to_contain_text("in a row")
    notebook.restart_kernel()
    notebook.run_all()
    reader = Reader(notebook)
    expect(reader.status).to_contain_text("Puzzle 5 of 8, 3 solved")
    reader.way("Progress")
    expect(reader.book.locator(".bw-report")).to_contain_text("3 at best")
    reader.book.get_by_role("button", name="Export").click()
    expect(reader.book.locator(".bw-along-text textarea").first).to_have_value(re.compile("^PUZZLES1"))
    problems += reader.problems("report", LOOKS if every_look else ["dark"])
    # A page that is opened again shows the same.
    notebook.reload()
    reader = Reader(notebook)
    expect(reader.book.locator(".bw-report")).to_contain_text("3 at best")
    problems += end_the_round(reader, every_look)
    assert problems == [], "\n" + "\n".join(problems)
    assert notebook.watch.errors == []


def begin_the_round(reader: Reader, every_look: bool) -> list[str]:
    reader.way("Daily round")
    board = reader.book.locator(".bw-day-round .bw-board")
    problems = reader.problems("round", BOTH if every_look else ["dark"])
    for _ in range(2):
        reader.press("roll")
        expect(board.locator(".bw-offered").first).to_be_visible()
        board.locator(".bw-offered").first.click()
        reader.look()
    return problems + reader.problems("round-decides", ["narrow"])


def end_the_round(reader: Reader, every_look: bool) -> list[str]:
    """What has fallen stays fallen, in a new kernel too."""
    reader.way("Daily round")
    assert reader.notebook.execute("len(book.round.play.moves)") == "6"
    reader.press("opt-out")
    expect(reader.book.locator(".bw-day-table")).to_contain_text("The most, knowing them all", timeout=60_000)
    expect(reader.book.locator(".bw-day-round .bw-prompt")).to_contain_text("You opted out with")
    return reader.problems("round-over", LOOKS if every_look else ["narrow"])


@IN_LOOKS
def test_what_was_chosen_is_printed_and_the_rest_goes_against_the_clock(
    lab: Lab, every_look: bool, tmp_path: Path
) -> None:
    notebook = lab.open([
        PACKS,
        "from buttons_widgets.kit.puzzles.book import open_book\n"
        "from buttons_widgets.buttons.view.puzzles import PUZZLE_VIEW\n"
        "from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words\n"
        "book = open_book(PUZZLE_VIEW, puzzle_words('en'), 'mine', seconds=600)\nbook",
    ])  # fmt: skip
    notebook.run_all()
    reader = Reader(notebook)
    problems = print_what_was_chosen(reader, every_look, tmp_path / "sheet.html")
    reader.way("Three minutes")
    clock = reader.book.get_by_role("timer")
    expect(clock).to_be_hidden()
    problems += reader.problems("card", ["narrow"])
    reader.press("go")
    expect(clock).to_have_text(re.compile(r"^(10:00|9:5\d)$"))
    reader.answer()
    expect(reader.status).to_contain_text("1 solved")
    problems += reader.problems("clock", BOTH if every_look else ["dark"])
    # The page that is opened again goes on where the clock is.
    notebook.execute("book.session.run = book.session.run._replace(begun=book.session.run.begun - 300_000)")
    notebook.reload()
    reader = Reader(notebook)
    expect(clock).to_have_text(re.compile(r"^[45]:\d\d$"))
    # The last second passes in the page, which tells the kernel.
    notebook.execute("book.session.run = book.session.run._replace(begun=book.session.run.begun - 320_000)")
    notebook.execute("book.countdown.tell()")
    card = reader.book.locator(".bw-run-card")
    expect(card).to_contain_text("Time is up. You solved 1 puzzle.", timeout=15_000)
    expect(clock).to_be_hidden()
    problems += reader.problems("over", ["narrow"])
    reader.press("go")
    expect(clock).to_have_text(re.compile(r"^(10:00|9:5\d)$"))
    for misses in (1, 2):
        reader.answer(right=False)
        expect(reader.status).to_contain_text(f"{misses} of 3 misses")
    reader.answer(right=False)
    expect(card).to_contain_text("Your best is 1.")
    expect(card.locator(".bw-run-picture > svg")).to_have_count(3)
    # Who was in the puzzle is at the button that comes next, and goes through what was missed.
    expect(reader.action("review")).to_be_focused()
    reader.page.keyboard.press("Enter")
    expect(reader.book.locator(".bw-puzzle")).to_be_visible()
    expect(reader.status).to_contain_text("3 of the run to go through")
    assert problems == [], "\n" + "\n".join(problems)
    assert notebook.watch.errors == []


# Which controls that can be pressed or chosen lie on each other.
LIE_ON_EACH_OTHER = """(book) => {
  const parts = [...book.querySelectorAll('button, select, input, textarea')].filter((part) => part.checkVisibility());
  const found = [];
  parts.forEach((one, place) => {
    for (const other of parts.slice(place + 1)) {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`${one.textContent || one.type} on ${other.textContent || other.type}`);
    }
  });
  return found;
}"""


def test_on_a_phone_no_control_lies_on_another_and_enter_flows(lab: Lab) -> None:
    notebook = lab.open([PACKS, BOOK.format(arguments="'mine'")], width=390, height=844, has_touch=True)
    notebook.run_all()
    reader = Reader(notebook)
    assert reader.book.evaluate(LIE_ON_EACH_OTHER) == []
    expect(reader.book.locator(".bw-book-ways")).to_be_hidden()  # seven buttons would take four rows
    reader.book.get_by_title("Make a page of these puzzles").click()
    reader.look()
    expect(reader.book.locator(".bw-puzzle")).to_be_visible()
    assert reader.book.evaluate(LIE_ON_EACH_OTHER) == []
    reader.way("Daily puzzle")
    assert reader.book.evaluate(LIE_ON_EACH_OTHER) == []
    reader.way("In order")
    reader.book.get_by_label("Theme").select_option(label="My mix…")
    reader.look()
    assert reader.book.evaluate(LIE_ON_EACH_OTHER) == []
    notebook.page.set_viewport_size({"width": 820, "height": 1180})
    reader.look()
    assert reader.book.evaluate(LIE_ON_EACH_OTHER) == []
    # Enter after an answer goes on, and never skips.
    for number in (1, 2):
        expect(reader.status).to_contain_text(f"Puzzle {number} of 8")
        reader.answer()
        expect(reader.action("next")).to_be_focused()
        reader.page.keyboard.press("Enter")
        reader.look()
        expect(reader.book.locator(".bw-action-skip:focus")).to_have_count(0)
    expect(reader.status).to_contain_text("Puzzle 3 of 8, 2 solved")
    assert notebook.watch.errors == []


def print_what_was_chosen(reader: Reader, every_look: bool, path: Path) -> list[str]:
    reader.book.get_by_title("Make a page of these puzzles").click()
    told = reader.book.locator(".bw-print-told")
    expect(told).to_contain_text("8 of 8 puzzles that fit, in their order")
    expect(reader.book.locator(".bw-puzzle")).to_be_visible()
    problems = reader.problems("print", LOOKS if every_look else ["narrow"])
    reader.book.get_by_label("How many").select_option(label="The first 6")
    reader.book.get_by_label("Title").fill("Friday <b>4b</b>")
    reader.book.get_by_label("Title").press("Enter")
    expect(told).to_contain_text("6 of 8 puzzles")
    with reader.page.expect_download() as download:
        reader.book.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "Friday b 4b b.html"
    download.value.save_as(path)
    expect(told).to_contain_text("Your browser saves Friday b 4b b.html with its downloads.")
    reader.book.get_by_role("button", name="Save", exact=True).click()
    expect(told).to_contain_text("Saved as Friday b 4b b.html in ")
    # The page that came is read as a person would: first six questions, then their solutions.
    sheet = reader.page.context.new_page()
    sheet.set_content(path.read_text(encoding="utf-8"))
    expect(sheet.get_by_role("heading", level=1)).to_have_text(["Friday <b>4b</b>", "Friday <b>4b</b>: solutions"])
    articles = sheet.locator("article")
    expect(articles).to_have_count(12)
    asked = reader.notebook.execute("print(book.session.path[5].puzzle.ask('', book._words).text)").strip()
    expect(articles.nth(5)).to_contain_text(asked)
    expect(articles.nth(5).locator(".board svg")).to_be_visible()
    expect(articles.nth(6)).to_contain_text("Answer:")
    sheet.close()
    reader.book.get_by_title("Make a page of these puzzles").click()
    expect(reader.book.locator(".bw-puzzle")).to_be_visible()
    # What is taken along is on the clipboard: the page of progress hears its buttons too.
    reader.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    reader.way("Progress")
    reader.book.get_by_role("button", name="Export").click()
    reader.book.get_by_role("button", name="Copy").locator("visible=true").click()
    reader.page.wait_for_function("async () => (await navigator.clipboard.readText()).startsWith('PUZZLES1')")
    return problems
