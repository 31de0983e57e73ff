"""Sixty operations at random in each phase of a game: engine, widgets, page and disk say the same after each."""

from __future__ import annotations

import json
import random

import pytest

from buttons_widgets import code_of
from buttons_widgets.buttons.rules.phase import Phase
from tests.browser.lab import Lab
from tests.browser.player import Player
from tests.prepared import last_stars, line_game, state_before

OPERATIONS = 60

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

# The buttons on each board as the engine has them at the moment that is shown, as the widgets have them, and the game
# that counts as it lies on the disk.
WHAT_IS = """
table = game.table
scene = table._scene()
boards = [table._view.board(scene, place, {}).picture for place in range(len(table.boards))]
cells = lambda cells: sorted(f"{row}-{column}" for row, column in cells)
kept = read_record(game._path, BUTTONS.read_game) if table.game.ply else table.game
print(json.dumps({
    "engine": [cells(board.buttons) for board in boards],
    "widgets": [sorted(panel.board.buttons) for panel in table.boards],
    "offered": [cells(board.offered) for board in boards],
    "kept": kept == table.game,
    "replayed": table.game.start_state().replay(table.game.moves) == table.game,
    "prompt": table._prompt(scene),
    "looks_back": table.look_back.ply is not None,
}))
"""


WHOLE = """(table) => [['.bw-seat', 3], ['.bw-log-text', 1]].every(([part, count]) =>
  [...table.querySelectorAll(part)].filter((one) => one.getClientRects().length > 0).length === count)"""

STATES = {
    "decide": lambda: state_before(line_game(), Phase.DECIDE, round_number=2),
    "lay": lambda: state_before(line_game(), Phase.LAY, round_number=3),
    "golden": lambda: state_before(line_game(), Phase.GOLD, round_number=2),
    "stars": lambda: state_before(line_game(), Phase.STARS),
    "last": lambda: last_stars(line_game()),
    "end": line_game,
}


@pytest.mark.timeout(400)
def test_whatever_is_pressed_engine_widgets_page_and_disk_agree(lab: Lab) -> None:
    notebook = lab.open([START])
    notebook.run_all()
    person = Player(notebook)
    chance = random.Random(1)
    for phase, state in STATES.items():
        notebook.execute(f"game._open_code({code_of(state())!r})")
        for number in range(OPERATIONS):
            done = one_operation(person, chance)
            person.look()
            # Another game comes part by part.
            person.page.wait_for_function(WHOLE, arg=person.table.element_handle())
            look = person.look()
            is_ = json.loads(notebook.execute(WHAT_IS))
            where = f"{phase}, operation {number}: {done}"
            assert is_["engine"] == is_["widgets"], where
            assert [sorted(cells) for cells in look.buttons] == is_["engine"], where
            assert (is_["kept"], is_["replayed"]) == (True, True), where
            assert look.prompt == is_["prompt"], where
            if look.seat >= 0:
                assert sorted(look.offered) == is_["offered"][look.seat], where
        if is_["looks_back"]:
            person.button("Look back").click()


def one_operation(person: Player, chance: random.Random) -> str:
    """Do something that a person without a plan would do, and say what it was."""
    kind = chance.choice(["space", "space", "action", "action", "letter", "tool", "step"])
    if kind == "space":
        board = person.table.locator(".bw-board").nth(chance.randrange(3))
        cell = f"{chance.randint(1, 6)}-{chance.randint(1, 6)}"
        board.locator(f"[data-cell='{cell}']").dispatch_event("click", {"detail": 1})
        return f"a click on {cell}"
    if kind == "letter":
        letter = chance.choice("ropcnuyx")
        person.table.locator(".bw-board").first.dispatch_event("keydown", {"key": letter})
        return f"the letter {letter}"
    selector = {
        # The review takes the table's place until it is closed: see test_review_monkey.
        "action": ".bw-action:not(.bw-action-review):visible",
        "tool": ".bw-tool-undo:visible, .bw-tool-redo:visible, .bw-tool-look-back:visible, .bw-tool-pause:visible",
        "step": ".bw-step:visible",
    }[kind]
    buttons = person.table.locator(selector).and_(person.page.locator(":enabled")).all()
    if not buttons:
        return "nothing"
    button = chance.choice(buttons)
    label = button.inner_text() or str(button.get_attribute("title"))
    button.dispatch_event("click", {"detail": 1})
    return f"the button {label}"
