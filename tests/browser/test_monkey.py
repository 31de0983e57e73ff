"""Clicks and keys at random, thirty or more in each phase: engine, widgets, page and disk agree afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets import code_of
from buttons_widgets.button_up import code_of as code_of_match
from buttons_widgets.buttons.rules.phase import Phase
from tests.browser.lab import Lab
from tests.browser.monkey import NEVER, Monkey
from tests.browser.player import NO_DELAY, Player
from tests.browser.test_review_monkey import small_game
from tests.button_up.analysis.test_game_worths import match_of
from tests.knocks.tally import TIMES
from tests.prepared import last_stars, line_game, out_of_round, practice, round_over, state_before

ROOT = Path(__file__).parents[2]
OPERATIONS, BURSTS = 500, 2
"""How often something is pressed in a phase, and in how many bursts; after each it is checked, and begun anew."""

START = """
import json
from buttons_widgets import CautiousBot, game_from_code, play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.saving.shelf import read_record
seats = [None, CautiousBot(seed=1), CautiousBot(seed=2)]
game = play(["Ada", ("Berta", seats[1]), ("Cosimo", seats[2])], seed="monkey", pace="once", coach=False)
game
"""
MATCH = """
from buttons_widgets.button_up import game_from_code, play as play_match
from buttons_widgets.button_up.kind import BUTTON_UP
seats = [None, None]
game, BUTTONS = play_match(["Ada", "Bo"], seed="monkey"), BUTTON_UP
game
"""

# The pictures on each board as the engine has them at the moment that is shown, as the widgets have them, the game that
# counts as it lies on the disk, and whether the coach says of the moment that is shown what the analysis does.
WHAT_IS = """
table = game.table
scene = table._shows.scene()
boards = [table._view.board(scene, place, {}).picture for place in range(len(table.parts.boards))]
cells = lambda cells: sorted(f"{row}-{column}" for row, column in cells)
kept = read_record(game._path, BUTTONS.read_game) if table.game.ply else table.game
has_cells = all(hasattr(board, "buttons") for board in boards)
coach = table.coach_box.coach if table.coach_box.is_open else None
asks = coach and (scene.looks_back or scene.decides)
question = coach.advisor.question(scene.game, coach.settings) if asks else None
print(json.dumps({
    "engine": [cells(board.buttons) for board in boards] if has_cells else [],
    "widgets": [sorted(panel.board.buttons) for panel in table.parts.boards] if has_cells else [],
    "offered": [cells(board.offered) for board in boards] if has_cells else [],
    "kept": kept == table.game,
    "replayed": table.game.start_state().replay(table.game.moves) == table.game,
    "advised": coach is None or is_advised(coach, question),
    "prompt": table._shows._prompt(scene),
}))
"""

WHOLE = """([table, seats]) => [['.bw-seat', seats], ['.bw-log-text', 1]].every(([part, count]) =>
  [...table.querySelectorAll(part)].filter((one) => one.getClientRects().length > 0).length === count)"""


@dataclass(frozen=True)
class Begins:
    """How a phase begins.

    Attributes:
        state: makes the state of the game.
        offers: the name of a button that is there at first; "" for any.
        pace: of the bots.
        coach: whether the coach may be asked.
        opens: what a person has opened at the table, in code.
    """

    state: Callable[[], Any]
    offers: str = ""
    pace: str = "once"
    coach: bool = False
    opens: str = ""


STATES: Mapping[str, Begins] = {
    "rolling": Begins(lambda: state_before(line_game(), Phase.DECIDE), "roll"),
    "laying": Begins(lambda: state_before(line_game(), Phase.LAY, round_number=3)),
    "golden": Begins(lambda: state_before(line_game(), Phase.GOLD, round_number=2), "pass"),
    "opted out": Begins(lambda: out_of_round(line_game(), round_number=5), "finish", pace="fast"),
    "stars": Begins(lambda: state_before(line_game(), Phase.STARS), "place"),
    "round over": Begins(lambda: round_over(line_game()), "next-round"),
    "looking back": Begins(line_game, opens="table.look_back.switch.value = True; table.look_back.step(-20)"),
    "coach": Begins(
        lambda: state_before(small_game(), Phase.DECIDE, round_number=3),
        "opt-out",
        coach=True,
        opens="table.coach_box.switch.value = True",
    ),
    "last stars": Begins(lambda: last_stars(line_game()), "place"),
    "game over": Begins(line_game, "again"),
    "alone": Begins(practice, "opt-out"),
}
MATCHES: Mapping[str, Begins] = {
    "Button Up!, sowing": Begins(lambda: match_of(7).at(6)),
    "Button Up!, late": Begins(lambda: match_of(7).at(match_of(7).ply - 4)),
    "Button Up!, over": Begins(lambda: match_of(7, army=1)),
}
LEFT_ALONE: Mapping[str, str] = {
    "coach": ".bw-tool-coach",
    "position set up": ".bw-coach-fold",
    "lobby": ".bw-lobby .mod-primary",  # nobody sits down: a game is another phase
}
"""What the monkey does not press in a phase, so that it stays in it."""


def never_in(phase: str) -> str:
    """What it presses never in a phase, as a selector."""
    return ", ".join([NEVER, *([LEFT_ALONE[phase]] if phase in LEFT_ALONE else [])])


@pytest.mark.timeout(300 * TIMES)
@pytest.mark.parametrize(
    ("phases", "operations", "bursts"),
    [
        pytest.param(list(STATES)[::2], 30, 1, id="every second phase"),
        pytest.param(list(STATES), OPERATIONS, BURSTS, id="every phase", marks=pytest.mark.thorough),
    ],
)
def test_whatever_is_pressed_at_a_table_engine_widgets_page_and_disk_agree(
    lab: Lab, counted: Callable[[object], None], phases: Sequence[str], operations: int, bursts: int
) -> None:
    notebook = lab.open([START])
    notebook.run_all()
    person, monkey = Player(notebook), Monkey(notebook)
    for phase in phases:
        begins = STATES[phase]
        state = begins.state()
        for seed in range(bursts):
            rush(person, monkey, phase, begins, code_of(state), len(state.names), operations // bursts, seed)
    counted(f"a monkey at a table, {monkey}")


@pytest.mark.timeout(300 * TIMES)
@pytest.mark.thorough
def test_whatever_is_pressed_at_a_circle_engine_widgets_page_and_disk_agree(
    lab: Lab, counted: Callable[[object], None]
) -> None:
    notebook = lab.open([START.replace("\ngame\n", "\n") + MATCH])
    notebook.run_all()
    person, monkey = Player(notebook), Monkey(notebook)
    for phase, begins in MATCHES.items():
        for seed in range(BURSTS):
            rush(person, monkey, phase, begins, code_of_match(begins.state()), 1, OPERATIONS // BURSTS, seed)
    counted(f"a monkey at a circle, {monkey}")


BEGIN = """
state, choices = game_from_code({code!r}), game.choices
choices.pace, choices.coach = {begins.pace!r}, {begins.coach}
game._begin(state, seats[:len(state.names)])
table = game.table
{begins.opens}
print(*(action["name"] for action in table.parts.actions.offered))
"""
STAND_STILL = "game.table.pause_button.value = True"


def rush(
    person: Player, monkey: Monkey, phase: str, begins: Begins, code: str, boards: int, operations: int, seed: int
) -> None:
    """So many clicks and keys, which begin in a phase of a game."""
    notebook = monkey.notebook
    offered = notebook.execute(BEGIN.format(begins=begins, code=code))
    assert begins.offers in ("", *offered.split()), phase
    whole = [person.table.element_handle(), boards]
    person.page.wait_for_function(WHOLE, arg=whole)  # another game comes part by part
    person.look()
    monkey.burst(phase, person.table, 1000 * len(phase) + seed, TIMES * operations, never_in(phase))
    notebook.settle()
    notebook.execute(STAND_STILL)  # else bots go on while it is looked at
    monkey.check(phase, person.table, "game.table")
    look = person.look()
    is_ = json.loads(notebook.execute(WHAT_IS))
    assert is_["engine"] == is_["widgets"], phase
    assert (is_["kept"], is_["replayed"], is_["advised"]) == (True, True, True), phase
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
from buttons_widgets import LAYOUTS, BoardWidget, Dice, Opponents, coach, load_pack, play, puzzle, puzzle_book
from buttons_widgets import puzzle_editor, try_laying
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.exercises.card import ExerciseCard
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.kit.puzzles.errors import PuzzleError
from buttons_widgets.kit.puzzles.examine import examine
from buttons_widgets.kit.saving.shelf import Shelf
from tests.nim_course import NIM_COURSE
desk = StudentSession(NIM_COURSE, Path(mkdtemp()))
def card(number):
    return ExerciseCard(desk, number, desk.words(number))
def lies(board, what):
    cells = lambda cells: sorted(f"{{row}}-{{column}}" for row, column in cells)
    return sorted(board.buttons) == cells(what.buttons)
def examined(editor):
    fields = {{"id": editor.id.value.strip(), **editor.panel.fields(), "note": editor.note.value.strip()}}
    try:
        return examine(BUTTONS_PUZZLES, editor.theme.value, fields)
    except PuzzleError:
        return None
"""
CELLS: Mapping[str, str] = {
    "lobby": "lobby = play(shelf=Shelf(mkdtemp()))\nlobby",
    "board": "board = BoardWidget(LAYOUTS['A'], active=True)\nboard",
    "laying": "tried = try_laying(LAYOUTS['A'])\ntried",
    "puzzle": "asked = puzzle(load_pack('gems')[0])\nasked",
    "typed puzzle": "typed = puzzle(load_pack('numbers')[0])\ntyped",
    "book": "book = puzzle_book('first_steps')\nbook",
    "editor": "editor = puzzle_editor()\neditor.panel.boards.value = '3'\neditor",
    "position set up": "placed = coach('RbyG/gryb/ybRy/bYrg r 2', Opponents(2, opt_out=0.2, bust=0.1), reveal=True)\n"
    "placed.set_up_switch.value = True\nplaced",
    "card": "number_card = card('1.2')\nnumber_card",
}
AGREES: Mapping[str, str] = {
    "laying": "lies(tried.board, tried.position)",
    "editor": "lies(editor.panel.board, editor.panel.picture()) and editor.state.examined == examined(editor)",
    # The line of code that it offers asks the same, and what it says is what the analysis does.
    "position set up": "lies(placed.board, placed.position) and is_advised(placed.coach, placed.coach._asked.question)"
    " and eval(placed.line_of_code).coach._asked.question == placed.coach._asked.question",
}
"""Whether a widget shows what the engine says, where drawing it anew does not tell."""


@pytest.mark.timeout(300 * TIMES)
@pytest.mark.thorough
def test_whatever_is_pressed_elsewhere_engine_widgets_and_page_agree(
    lab: Lab, counted: Callable[[object], None]
) -> None:
    notebook = lab.open([OTHERS, *CELLS.values()])
    notebook.run_all()
    notebook.add_style(NO_DELAY)
    monkey = Monkey(notebook)
    for number, (phase, source) in enumerate(CELLS.items(), start=1):
        root: Locator = notebook.output(number)
        expect(root.locator("button, [data-cell]").locator("visible=true").first).to_be_visible()
        for burst in range(BURSTS):
            monkey.burst(phase, root, 100 * number + burst, TIMES * OPERATIONS // BURSTS, never_in(phase))
            monkey.check(phase, root, source.splitlines()[-1])
            assert notebook.execute(f"bool({AGREES.get(phase, True)})", seconds=60) == "True", phase
    counted(f"a monkey elsewhere, {monkey}")
