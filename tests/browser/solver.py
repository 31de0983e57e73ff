"""A person who solves a puzzle in JupyterLab, or fails to, by mouse or by keyboard."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.puzzles.puzzle import Puzzle, Refused
from tests.browser.player import Player

WORDS = BUTTONS_PUZZLES.words_in("en")
CELL = re.compile(r"\d-\d")
SPACES = [(row, column) for row in range(1, 7) for column in range(1, 7)]


def clicks_for(puzzle: Puzzle, answer: str) -> list[str]:
    """The spaces to click for an answer: those that the draft, which may have some at first, still needs."""
    return CELL.findall(answer) if puzzle.answered_by in ("cell", "cells") else []


def press_for(puzzle: Puzzle, answer: str) -> str | None:
    """The button that gives an answer after the clicks; `None` where a click or *Check* does."""
    drafts = ["", " ".join(clicks_for(puzzle, answer))]
    for draft in drafts:
        for index, press in enumerate(puzzle.presses(draft, WORDS)):
            if press.answer == answer:
                return f"press-{index}"
    return None


def wrong_answer(puzzle: Puzzle) -> str:
    """An answer that can be given and is not right."""
    if puzzle.answered_by == "number":
        return "1/7" if not puzzle.judge("1/7", WORDS).right else "1/8"
    for press in puzzle.presses("", WORDS):
        if not puzzle.judge(press.answer, WORDS).right:
            return press.answer
    size = int(len(puzzle.position.split()[0].replace("/", "")) ** 0.5)
    for attempt in range(200):
        random, draft = Random(attempt), ""
        spaces = [cell for cell in SPACES if max(cell) <= size]
        for cell in random.sample(spaces, len(spaces)):
            picked = puzzle.pick(draft, cell, WORDS)
            if isinstance(picked, Refused):
                continue
            draft = picked
            if puzzle.is_ready(draft):
                if puzzle.judge(draft, WORDS).right:
                    break
                return draft
    raise AssertionError(f"every answer to {puzzle.id} is right")


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

    def hint(self) -> str:
        """Ask for a hint and read it."""
        before = self.pane.inner_text()
        self.action("hint").click()
        expect(self.pane).not_to_have_text(before)
        expect(self.pane).to_contain_text("Hint ")
        self.look()
        return self.pane.inner_text()
