"""A person who solves a puzzle in JupyterLab, or fails to, by mouse or by keyboard."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from buttons_widgets.kit.puzzles.puzzle import Puzzle
from tests.browser.player import Player
from tests.puzzled import clicks_for, press_for


class PuzzleSolver(Player):
    """A person at a puzzle."""

    @property
    def verdict(self) -> Locator:
        """Whether the answer was right."""
        return self.table.locator(".bw-puzzle-judged")

    @property
    def pane(self) -> Locator:
        """What is read: hints, and afterwards why."""
        return self.table.locator(".bw-puzzle-read")

    def answer(self, puzzle: Puzzle, answer: str) -> None:
        """Give an answer, and wait until it is judged."""
        clear = self.table.locator(".bw-action-clear:visible:enabled")
        if clear.count():  # a wrong answer stays, to be mended
            clear.click()
            self.look()
        for cell in clicks_for(puzzle, answer):
            self.space(cell).click()
            self.look()
        press = press_for(puzzle, answer)
        if press is not None:
            self.action(press).click()
        elif puzzle.answered_by == "number":
            self.table.locator(".bw-text-answer input").fill(answer)
            self.table.locator(".bw-text-answer input").press("Enter")
        elif puzzle.answered_by == "cells":
            self.action("check").click()
        expect(self.action("again")).to_be_visible()
        self.look()

    def reveal(self) -> None:
        """Ask for the solution after a wrong answer, unless it is there already: one of two answers was left."""
        expect(self.verdict).to_contain_text("✗")
        reveal = self.action("reveal")
        if reveal.count():
            expect(self.verdict).to_contain_text("✗ Not yet.")
            reveal.click()
            expect(reveal).to_have_count(0)
        expect(self.verdict).to_contain_text("✗ Wrong.")
        self.look()

    def hint(self) -> str:
        """Ask for a hint and read it."""
        before = self.pane.inner_text()
        self.action("hint").click()
        expect(self.pane).not_to_have_text(before)
        expect(self.pane).to_contain_text("Hint ")
        self.look()
        return self.pane.inner_text()
