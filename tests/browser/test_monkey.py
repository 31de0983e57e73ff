"""Five hundred clicks and keys at random in each phase: engine, widgets, page and disk say the same afterwards."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets import code_of
from buttons_widgets.button_up import code_of as code_of_match
from buttons_widgets.buttons.rules.phase import Phase
from tests.browser.lab import Lab
from tests.browser.monkey import NEVER, Monkey
from tests.browser.player import NO_DELAY, Player
from tests.button_up.analysis.test_game_worths import match_of
from tests.prepared import last_stars, line_game, state_before

ROOT = Path(__file__).parents[2]
OPERATIONS: Final = 500 * int(os.environ.get("BUTTONS_KNOCKS", "1"))
BURSTS: Final = 2
"""After so many bursts of clicks each phase is checked, and begun anew."""

START = """
import json
from buttons_widgets import play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.saving.shelf import read_record
from buttons_widgets import CautiousBot
bots = [("Berta", CautiousBot(seed=1)), ("Cosimo", CautiousBot(seed=2))]
game = play(["Ada", *bots], seed="monkey", pace="once", coach=False)
game
"""
MATCH = """
from buttons_widgets.button_up import play as play_match
from buttons_widgets.button_up.kind import BUTTON_UP
game, BUTTONS = play_match(["Ada", "Bo"], seed="monkey"), BUTTON_UP
game
"""

# The pictures on each board as the engine has them at the moment that is shown, as the widgets have them, and the game
# that counts as it lies on the disk.
WHAT_IS = """
table = game.table
scene = table._scene()
boards = [table._view.board(scene, place, {}).picture for place in range(len(table.boards))]
cells = lambda cells: sorted(f"{row}-{column}" for row, column in cells)
kept = read_record(game._path, BUTTONS.read_game) if table.game.ply else table.game
has_cells = all(hasattr(board, "buttons") for board in boards)
print(json.dumps({
    "engine": [cells(board.buttons) for board in boards] if has_cells else [],
    "widgets": [sorted(panel.board.buttons) for panel in table.boards] if has_cells else [],
    "offered": [cells(board.offered) for board in boards] if has_cells else [],
    "kept": kept == table.game,
    "replayed": table.game.start_state().replay(table.game.moves) == table.game,
    "prompt": table._prompt(scene),
    "looks_back": table.look_back.ply is not None,
}))
"""


WHOLE = """([table, seats]) => [['.bw-seat', seats], ['.bw-log-text', 1]].every(([part, count]) =>
  [...table.querySelectorAll(part)].filter((one) => one.getClientRects().length > 0).length === count)"""

STATES: Mapping[str, Callable[[], Any]] = {
    "rolling": lambda: state_before(line_game(), Phase.DECIDE, round_number=2),
    "laying": lambda: state_before(line_game(), Phase.LAY, round_number=3),
    "golden": lambda: state_before(line_game(), Phase.GOLD, round_number=2),
    "stars": lambda: state_before(line_game(), Phase.STARS),
    "last stars": lambda: last_stars(line_game()),
    "game over": line_game,
}
MATCHES: Mapping[str, Callable[[], Any]] = {
    "Button Up!, sowing": lambda: match_of(7).at(6),
    "Button Up!, late": lambda: match_of(7).at(match_of(7).ply - 4),
    "Button Up!, over": lambda: match_of(7, army=1),
}


@pytest.mark.timeout(300)
def test_whatever_is_pressed_at_a_table_engine_widgets_page_and_disk_agree(
    lab: Lab, counted: Callable[[object], None]
) -> None:
    notebook = lab.open([START])
    notebook.run_all()
    person, monkey = Player(notebook), Monkey(notebook)
    for phase, state in STATES.items():
        rush(person, monkey, phase, code_of(state()), seats=3)
    counted(f"a monkey at a table, {monkey}")


@pytest.mark.timeout(300)
def test_whatever_is_pressed_at_a_circle_engine_widgets_page_and_disk_agree(
    lab: Lab, counted: Callable[[object], None]
) -> None:
    notebook = lab.open([START.replace("\ngame\n", "\n") + MATCH])
    notebook.run_all()
    person, monkey = Player(notebook), Monkey(notebook)
    for phase, state in MATCHES.items():
        rush(person, monkey, phase, code_of_match(state()), seats=1)
    counted(f"a monkey at a circle, {monkey}")


def rush(person: Player, monkey: Monkey, phase: str, code: str, seats: int) -> None:
    """Five hundred clicks and keys, which begin in one phase of a game again and again."""
    notebook = monkey.notebook
    for number in range(BURSTS):
        notebook.execute(f"game._open_code({code!r})")
        whole = [person.table.element_handle(), seats]
        person.page.wait_for_function(WHOLE, arg=whole)  # another game comes part by part
        person.look()
        monkey.burst(phase, person.table, 1000 * len(phase) + number, OPERATIONS // BURSTS)
        monkey.check(phase, person.table, "game.table")
        look = person.look()
        is_ = json.loads(notebook.execute(WHAT_IS))
        assert is_["engine"] == is_["widgets"], phase
        assert (is_["kept"], is_["replayed"]) == (True, True), phase
        assert look.prompt == is_["prompt"], phase
        if is_["engine"]:
            assert [sorted(cells) for cells in look.buttons] == is_["engine"], phase
        if is_["offered"] and look.seat >= 0:
            assert sorted(look.offered) == is_["offered"][look.seat], phase


OTHERS = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from pathlib import Path
from tempfile import mkdtemp
from buttons_widgets import load_pack, play, puzzle, puzzle_book
from buttons_widgets.kit.course.card import ExerciseCard
from buttons_widgets.kit.course.desk import Desk
from buttons_widgets.kit.saving.shelf import Shelf
from tests.nim_course import NIM_COURSE
desk = Desk(NIM_COURSE, Path(mkdtemp()))
def card(number):
    return ExerciseCard(desk, number, desk.words(number))
"""
CELLS: Mapping[str, str] = {
    "lobby": "lobby = play(shelf=Shelf(mkdtemp()))\nlobby",
    "puzzle": "asked = puzzle(load_pack('gems')[0])\nasked",
    "typed puzzle": "typed = puzzle(load_pack('numbers')[0])\ntyped",
    "book": "book = puzzle_book('first_steps')\nbook",
    "card": "number_card = card('1.2')\nnumber_card",
}


@pytest.mark.timeout(300)
def test_whatever_is_pressed_elsewhere_engine_widgets_and_page_agree(
    lab: Lab, counted: Callable[[object], None]
) -> None:
    notebook = lab.open([OTHERS, *CELLS.values()])
    notebook.run_all()
    notebook.add_style(NO_DELAY)
    monkey = Monkey(notebook)
    for number, (phase, source) in enumerate(CELLS.items(), start=1):
        root: Locator = notebook.output(number)
        expect(root.locator("button:visible").first).to_be_visible()
        # In the lobby nobody sits down: a game is another phase.
        never = f"{NEVER}, .bw-lobby .mod-primary" if phase == "lobby" else NEVER
        for burst in range(BURSTS):
            monkey.burst(phase, root, 100 * number + burst, OPERATIONS // BURSTS, never)
            monkey.check(phase, root, source.splitlines()[-1])
    counted(f"a monkey elsewhere, {monkey}")
