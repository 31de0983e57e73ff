"""The editor of puzzles in JupyterLab: a puzzle is set up by clicking, saved, and solved."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import axe
from tests.browser.lab import BOTH, Lab, Notebook
from tests.browser.test_table_looks import OVERFLOWS

EDITOR = "from buttons_widgets import load_pack, puzzle, puzzle_editor\neditor = puzzle_editor()\neditor"


class Author:
    """A person who makes puzzles.

    Args:
        notebook: it.
        cell: the index of the cell that shows an editor.
    """

    def __init__(self, notebook: Notebook, cell: int = 0) -> None:
        self.notebook = notebook
        self.page: Page = notebook.page
        self.editor: Locator = notebook.output(cell).locator(".bw-puzzle-editor")
        self.session = self.editor.locator(".bw-table").first
        expect(self.session).to_be_visible()

    def space(self, cell: str) -> Locator:
        return self.session.locator(f'[data-cell="{cell}"]')

    def choose(self, label: str, option: str) -> None:
        self.session.get_by_label(label, exact=True).select_option(label=option)

    def write(self, label: str, text: str) -> None:
        field = self.session.get_by_label(label, exact=True)
        field.fill(text)
        field.press("Enter")

    def press(self, name: str) -> None:
        # A button's icon is a letter of its name.
        self.editor.get_by_role("button", name=re.compile(rf"\W{name}$|^{name}$")).locator("visible=true").click()

    def is_told(self, text: str) -> None:
        expect(self.session.locator(".bw-editor-verdict")).to_contain_text(text)

    def is_answered(self, text: str | re.Pattern[str]) -> None:
        expect(self.session.locator(".bw-notice")).to_contain_text(text)


def test_a_puzzle_is_made_saved_and_solved(lab: Lab) -> None:
    notebook = lab.open([EDITOR, "puzzle_editor('numbers')", "puzzle('crosses')"])
    notebook.run_all()
    count_totals(Author(notebook, 1))
    author = Author(notebook)
    author.is_told("Valid: 2 answers are right")
    author.choose("board", "3 × 3")
    author.is_told("Valid: there is one right answer.")
    offered = author.session.locator(".bw-offered")
    author.choose("Click to", "place a star")
    expect(offered).to_have_count(0)
    with notebook.kernel_stands_still():  # no click is lost, however fast they come
        author.space("1-1").click()
        author.space("2-2").click()
    for cell in ("1-1", "2-2"):
        expect(author.space(cell)).to_have_accessible_name(re.compile("star"))
    author.is_told("Valid: there is one right answer.")
    author.choose("Click to", "lay a button")
    expect(offered).not_to_have_count(0)
    with notebook.kernel_stands_still():
        author.space("2-1").click()
        author.space("2-2").click()
    author.is_answered("2-2: ")
    expect(author.space("2-1")).to_have_accessible_name(re.compile("own button"))
    author.press("Undo")
    author.write("Name", "no good!")
    author.is_told("a name has letters")
    author.write("Name", "crosses")
    author.is_told("Valid")
    author.press("Answers and hints")
    expect(author.session.locator(".bw-editor-fold li").first).to_contain_text("1-2")
    with notebook.kernel_stands_still():  # what is pressed does not overtake what was written
        author.write("Note", "<b>Corners</b> first.")
        author.press("Save")
    author.is_answered("Saved as “crosses”")
    author.press("Try it")
    expect(author.session).to_be_hidden()
    trial = author.editor.locator(".bw-puzzle:not(:has(.bw-editor-floor))")
    expect(trial).to_be_visible()
    author.press("Back to the editor")
    expect(author.session).to_be_visible()
    # What was saved is found by its id, and is solved on a board of its own.
    answers = notebook.execute("' '.join(load_pack('mine')[-1].answers[:1])").strip("'")
    notebook.run_all()
    solved = notebook.output(2).locator(".bw-puzzle")
    for cell in answers.split():
        solved.locator(f'[data-cell="{cell}"]').click()
    notebook.settle()
    solved.get_by_role("button", name="Check").click()
    expect(solved.locator(".bw-puzzle-verdict")).to_contain_text("Right!")
    expect(solved.locator(".bw-puzzle-note")).to_have_text("<b>Corners</b> first.")


def count_totals(author: Author) -> None:
    """Totals are counted from the solution, and left out by a press."""
    author.choose("board", "3 × 3")
    expect(author.session.get_by_role("gridcell")).to_have_count(9)
    author.is_told("Not a puzzle yet: there is no right answer.")
    for cell in ("1-1", "2-2", "3-3"):
        author.space(cell).click()
        expect(author.space(cell)).to_have_accessible_name(re.compile("own button, find, row total 1, column total 1"))
    totals = author.session.locator(".bw-set-up-total")
    expect(totals).to_have_count(10)
    totals.first.click()
    expect(totals.first).to_have_text("?")
    at_board = author.session.locator('[data-total="row-1"]')
    expect(at_board).to_have_text("?")
    author.press("Undo")
    expect(totals.first).to_have_text("1")
    expect(at_board).to_have_text("1")
    # The number at the board itself can be clicked as well.
    at_board.click()
    expect(totals.first).to_have_text("?")
    at_board.click()
    expect(totals.first).to_have_text("1")
    author.press("Make one for me")
    author.is_answered("Here is one of level 2.")
    author.is_told("Valid: there is one right answer.")
    author.is_told("Level 2 of 5")


@pytest.mark.thorough
def test_every_theme_fits_a_laptop_and_a_phone(lab: Lab) -> None:
    notebook = lab.open([EDITOR], width=1366, height=768)
    notebook.run_all()
    author = Author(notebook)
    names = author.session.get_by_label("Theme", exact=True).locator("option").all_inner_texts()
    for name in names:
        author.choose("Theme", name)
        expect(author.session.locator(".bw-notice")).not_to_contain_text("Here is one")
        author.press("Make one for me")
        author.is_answered("Here is one of level")
        author.is_told("Valid")
        box = author.editor.bounding_box()
        assert box is not None
        assert box["height"] < 640, f"{name} is {box['height']} high"
        words = "_".join(re.findall(r"\w+", name))
        notebook.screenshot(f"editor_{words}")
        assert author.editor.evaluate(OVERFLOWS) == []
        for look in notebook.in_every_look(["narrow"]):
            notebook.screenshot(f"editor_{words}_{look}")
            assert author.editor.evaluate(OVERFLOWS) == [], f"{name}, {look}"
    for look in notebook.in_every_look(BOTH):
        notebook.screenshot(f"editor_{look}")
        assert axe(author.page, ".bw-puzzle-editor") == []
