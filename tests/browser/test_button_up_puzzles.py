"""Puzzles of Button Up! in JupyterLab: hinted, failed, explained and solved, by clicks on the circle."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from buttons_widgets.button_up import generate_puzzle
from buttons_widgets.button_up.puzzles.kind import CirclePuzzle, puzzle_words
from tests.browser.lab import LOOKS, Lab
from tests.browser.looks import IN_LOOKS, Eyes
from tests.browser.solver import PuzzleSolver
from tests.browser.test_puzzle import GAPS, STICKS_OUT
from tests.browser.test_table_looks import OVERFLOWS

PUZZLE = """
from buttons_widgets.button_up import generate_puzzle, puzzle
asked = puzzle(generate_puzzle("replay_trap", 2, seed="browser"))
seen = []
asked.on_answer(seen.append)
asked
"""


@IN_LOOKS
def test_piles_are_clicked_and_buttons_pressed(lab: Lab, every_look: bool) -> None:
    notebook = lab.open([PUZZLE], height=1500)
    notebook.run_all()
    person = PuzzleSolver(notebook)
    eyes = Eyes(person, "button-up-puzzle-", (OVERFLOWS, STICKS_OUT, GAPS), every_look)
    # A theme for each way of answering: one click, several, and a button.
    for number, theme in enumerate(("replay_trap", "force_replay", "first_or_second")):
        if number:
            notebook.execute(f"del seen[:]; asked.show(generate_puzzle({theme!r}, 2, seed='browser'))")
            expect(person.table.locator(".bw-puzzle-title")).to_contain_text(str(puzzle_words().say(f"theme-{theme}")))
        person.look()
        puzzle = generate_puzzle(theme, 2, seed="browser")
        assert isinstance(puzzle, CirclePuzzle)
        eyes.look(f"{theme}-asks", LOOKS)
        hints = [person.hint()]
        while person.action("hint").is_enabled():
            hints.append(person.hint())
        assert len(hints) >= 2
        give(person, puzzle, next(choice for choice in puzzle.choices if choice not in puzzle.answers))
        expect(person.verdict).to_have_text(re.compile(r"✗ Not yet\.\s*\S"))
        forth = person.table.get_by_title("The next page (right arrow)")
        while forth.is_enabled():
            before = person.pane.inner_text()
            forth.click()
            expect(person.pane).not_to_have_text(before)
            person.look()
        eyes.look(f"{theme}-explained")
        person.action("again").click()
        expect(person.action("solution")).to_be_visible()
        person.look()
        give(person, puzzle, puzzle.answers[0])
        expect(person.verdict).to_have_text(re.compile(r"✓ Right!\s*\S"))
        assert notebook.execute("[(one.right, one.tries) for one in seen]") == "[(False, 1), (True, 2)]"
    eyes.check()


def give(person: PuzzleSolver, puzzle: CirclePuzzle, answer: str) -> None:
    """Click the piles, or press the button, and wait until the answer is judged."""
    if puzzle.answered_by == "choice":
        person.action(f"press-{puzzle.choices.index(answer)}").click()
    else:
        for place in answer.split():
            person.table.locator(f'[data-pick="{place}"]').click()
            person.look()
    if puzzle.answered_by == "cells":
        person.action("check").click()
    expect(person.action("again")).to_be_visible()
    person.look()
