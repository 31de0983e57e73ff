"""Puzzles of the other games in JupyterLab: hinted, failed, explained, solved, by clicks, buttons, typing and turns."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets.kit.puzzles.generate import new_puzzle
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from buttons_widgets.war_of_the_buttons import load_pack
from tests.browser.lab import LOOKS, Lab
from tests.browser.looks import IN_LOOKS, Eyes
from tests.browser.solver import PuzzleSolver
from tests.browser.test_puzzle import GAPS, STICKS_OUT
from tests.browser.test_table_looks import OVERFLOWS
from tests.every_game import puzzle_kinds
from tests.puzzled import words_of, wrong_answer

PUZZLE = """
from buttons_widgets.{game} import generate_puzzle, puzzle
asked = puzzle(generate_puzzle({theme!r}, 2, seed="browser"))
seen = []
asked.on_answer(seen.append)
asked
"""

SCROLLS = """() => [...document.querySelectorAll(".jp-OutputArea-output")]
  .map((output) => output.scrollHeight - output.clientHeight).filter((more) => more > 0)"""
"""By how much an output is lower than what is in it, so that it would scroll."""

WIDTHS = "() => [...document.querySelectorAll('.bw-picture svg')].map((one) => one.getBoundingClientRect().width)"

THEMES = {
    "button_up": ("replay_trap", "force_replay", "first_or_second"),
    "pretty_tricky": ("race_split", "how_likely", "last_turn"),
}
"""A theme for each way of answering: one click, several, a button, a number; and for one sheet and several."""

ALIKE = {"race_split"}
"""They are answered as another theme of their game, whose picture is theirs and more: seen in `make thorough`."""


@pytest.mark.parametrize("game", THEMES)
@IN_LOOKS
def test_puzzles_are_failed_explained_and_solved(lab: Lab, game: str, every_look: bool) -> None:
    first, *others = (theme for theme in THEMES[game] if every_look or theme not in ALIKE)
    notebook = lab.open([PUZZLE.format(game=game, theme=first)], height=1500)
    notebook.run_all()
    person = PuzzleSolver(notebook)
    eyes = Eyes(person, f"{game}-puzzle-", (OVERFLOWS, STICKS_OUT, GAPS), every_look)
    kind = next(kind for kind in puzzle_kinds() if kind.name == game)
    for theme in (first, *others):
        if theme != first:
            notebook.execute(f"del seen[:]; asked.show(generate_puzzle({theme!r}, 2, seed='browser'))")
        puzzle = new_puzzle(kind, theme, 2, seed="browser")
        expect(person.table.locator(".bw-puzzle-title")).to_contain_text(str(words_of(puzzle).say(f"theme-{theme}")))
        person.look()
        eyes.look(f"{theme}-asks", LOOKS)
        hints = [person.hint()]
        while person.action("hint").is_enabled():
            hints.append(person.hint())
        assert len(hints) >= 2
        give(person, puzzle, wrong_answer(puzzle))
        person.reveal()
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
        assert notebook.page.evaluate(SCROLLS) == []
    eyes.check()
    # Where there is little room, pictures of several sheets stand one below the other.
    notebook.page.set_viewport_size({"width": 400, "height": 1500})
    person.look()
    assert all(width > 200 for width in notebook.page.evaluate(WIDTHS))


def give(person: PuzzleSolver, puzzle: Puzzle, answer: str) -> None:
    """Click what can be clicked on the picture, or press or type, and wait until the answer is judged."""
    if puzzle.answered_by not in ("cell", "cells"):
        person.answer(puzzle, answer)
        return
    for place in answer.split():
        person.table.locator(f'[data-pick="{place}"]').click()
        person.look()
    if puzzle.answered_by == "cells":
        person.action("check").click()
    expect(person.action("again")).to_be_visible()
    person.look()


TABLE = """
from buttons_widgets.war_of_the_buttons import load_pack, puzzle
asked = puzzle(next(one for one in load_pack("displace") if "change" in one.answers[0]))
seen = []
asked.on_answer(seen.append)
asked
"""


def test_a_turn_is_made_at_the_table_of_a_puzzle(lab: Lab) -> None:
    one = next(one for one in load_pack("displace") if "change" in one.answers[0])
    turned, bid, *_ = one.answers[0].split(", ")
    _, pips, new = turned.split()
    place, dice = bid.split()
    notebook = lab.open([TABLE], height=1100)
    notebook.run_all()
    person = PuzzleSolver(notebook)
    person.look()

    def pick(name: str) -> Locator:
        return person.table.locator(f'.bw-active .bw-pick[data-pick="{name}"]')

    def die(shown: str, number: int = 0) -> Locator:
        return person.table.locator(f'.bw-tray [role=button][aria-label$=" {shown}"]').nth(number)

    # By mouse: a step is taken back, and one die at the market is not what is asked for.
    die(pips).click()
    person.action(f"turn-{new}").click()
    expect(person.pane).to_contain_text(f"turns a {pips} to a {new}")
    person.action("undo").click()
    expect(person.pane).not_to_contain_text("turns a")
    person.look()
    die(pips).click()
    person.look()  # a place that is clicked before the die is lifted was seen without it, and that counts for nothing
    pick("market").click()
    expect(person.table.locator(".bw-puzzle-slot .bw-notice")).to_contain_text("Market: earns")
    pick("market").click()
    end = person.action("end")
    expect(end.or_(person.action("again")).first).to_be_visible()
    if end.count():
        end.click()
    expect(person.verdict).to_have_text(re.compile(r"✗ Not yet\.\s*After this turn you do not hold the place\."))
    expect(person.pane).to_contain_text("Where to look")
    person.action("reveal").click()
    expect(person.pane).to_contain_text("This is what comes of it.")
    person.action("again").click()
    expect(person.action("solution")).to_be_visible()
    person.look()
    # By keyboard: digits lift dice, Enter chooses a place, D does it.
    die(pips).focus()
    notebook.page.keyboard.press(pips)
    person.action(f"turn-{new}").focus()
    notebook.page.keyboard.press("Enter")
    expect(person.pane).to_contain_text(f"turns a {pips} to a {new}")
    person.look()
    pick(place).focus()
    for key in dice.strip("b").replace("w", ""):
        notebook.page.keyboard.press(key)
        person.look()
    if dice.endswith("b"):
        notebook.page.keyboard.press("b")
        person.look()
    pick(place).focus()
    notebook.page.keyboard.press("Enter")
    person.look()
    notebook.page.keyboard.press("d")
    expect(person.verdict).to_have_text(re.compile(r"✓ Right!\s*You hold the place\."))
    assert notebook.execute("[(one.right, one.tries) for one in seen]") == "[(False, 1), (True, 2)]"
    assert notebook.page.evaluate(SCROLLS) == []
