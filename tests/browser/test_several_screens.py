"""One table on several screens: two browsers on one kernel."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.lab import Lab
from tests.browser.player import LOOK, Player

# At once, and nothing if the other window was so fast that there is nothing to press any more.
PRESS = """(table, selector) =>
  table.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"""
# A page hears of what another one did when it is answered, or a moment later.
SEES = f"([table, seen]) => JSON.stringify(({LOOK})(table)) === seen"


def catch_up(person: Player, other: Player) -> None:
    """Wait until a person sees what another one sees."""
    other.look()
    seen = other.table.evaluate(f"(table) => JSON.stringify(({LOOK})(table))")
    person.page.wait_for_function(SEES, arg=[person.table.element_handle(), seen])


@pytest.mark.thorough
def test_two_browsers_are_two_seats_at_one_table(lab: Lab) -> None:
    notebook = lab.open(
        ["from buttons_widgets import play\ngame = play(['Ada', 'Bo'], cards=['rg', 'by'], seed=5, coach=False)\ngame"]
    )
    notebook.run_all()
    left = Player(notebook)
    bar = left.table.locator(".bw-screens")
    expect(bar).to_be_hidden()
    notebook.save()
    second = lab.open_file(notebook.path)
    right = Player(second)
    for person in (left, right):
        expect(person.table.locator(".bw-screens")).to_be_visible()
    left.button("Ada").click()
    right.button("Bo").click()
    expect(right.button("Ada: another screen")).to_be_visible()
    expect(right.table).to_have_attribute("data-bw-turn", "other")
    expect(left.table).to_have_attribute("data-bw-turn", "mine")
    hand = "node => getComputedStyle(node).cursor"
    for selector in (".bw-space", ".bw-tint", ".bw-line-mark"):
        for person, pointer in ((left, "help"), (right, "not-allowed")):
            parts = person.table.locator(f".bw-active {selector}")
            assert set(parts.evaluate_all(f"nodes => nodes.map({hand})")) <= {pointer}, selector
    assert right.table.locator(".bw-active .bw-space").count() == 36
    # Only Ada's screen decides for Ada.
    right.press("roll")
    assert notebook.execute("print(game.table.game.ply)").strip() == "0"
    expect(right.table.locator(".bw-notice")).to_have_text("Ada decides on another screen.")
    right.page.keyboard.press("r")
    right.look()
    assert notebook.execute("print(game.table.game.ply)").strip() == "0"
    left.press("roll")
    look = left.look()
    assert look.prompt.startswith("Ada: lay")
    right.until("Ada: lay")
    right.space(look.offered[0]).click()
    right.look()
    assert notebook.execute("print(game.table.game.ply)").strip() == "2"
    left.choose(look.offered[0])
    # Then it is Bo's turn, on the other screen: he is asked about the golden space, or rolls after Ada has left.
    while left.look().seat == 0:
        left.decide(left.look(), opt_out_with=1)
    expect(right.table).to_have_attribute("data-bw-turn", "mine")
    expect(left.table).to_have_attribute("data-bw-turn", "other")
    before = int(notebook.execute("print(game.table.game.ply)"))
    catch_up(right, left)
    right.decide(right.look(), opt_out_with=1)
    assert int(notebook.execute("print(game.table.game.ply)")) > before
    # What one screen asks for the other is not handed.
    unasked: list[object] = []
    right.page.on("download", lambda download: unasked.append(download))
    left.button("Game…").click()
    with left.page.expect_download():
        left.button("Download").click()
    left.look()
    right.look()
    assert unasked == []
    # The screen is the same after its page was loaded anew.
    second.reload()
    again = Player(second)
    expect(again.button("Bo: you")).to_be_visible()


EVERYTHING = """(table, count) => {
  const parts = [...table.querySelectorAll('.bw-action, .bw-active .bw-offered')].filter((part) =>
    part.getClientRects().length > 0 && !part.disabled);
  for (let number = 0; number < count && parts.length > 0; number += 1) {
    parts[(7 * number) % parts.length].dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  }
  return parts.length > 0 ? count : 0;
}"""
STANDS = """
import json
table = game.table
state, scene = table.game, table._shows.scene()
print(json.dumps([state.ply, state.start_state().replay(state.moves) == state, table._shows._prompt(scene),
                  [sorted(panel.board.buttons) for panel in table.parts.boards]]))
"""
SEES_IT = f"""([table, prompt, buttons]) => {{
  const look = ({LOOK})(table);
  return look !== null && look.prompt === prompt
    && JSON.stringify(look.buttons.map((cells) => [...cells].sort())) === JSON.stringify(buttons);
}}"""


@pytest.mark.thorough
def test_two_windows_that_press_at_once_decide_once_and_see_the_same(
    lab: Lab, counted: Callable[[object], None]
) -> None:
    notebook = lab.open(
        ["from buttons_widgets import play\ngame = play(['Ada', 'Bo'], cards=['rg', 'by'], seed=5, coach=False)\ngame"]
    )
    notebook.run_all()
    left = Player(notebook)
    notebook.save()
    right = Player(lab.open_file(notebook.path))

    def moves() -> list[str]:
        text = notebook.execute("print('; '.join(str(move).split()[0] for move in game.table.game.moves))").strip()
        return text.split("; ") if text else []

    for _ in range(6):
        before, look = moves(), left.look()
        right.look()
        if "pass" in look.actions:  # the next player may be offered the same, and then may leave it rightly
            left.press("pass")
            continue
        name = next((name for name in ("roll", "place") if name in look.actions), "")
        for person in (left, right):
            # Neither page waits for the answer to the other's press.
            space = f".bw-seat-{look.seat} .bw-active [data-cell='{(look.offered or [''])[0]}']"
            selector = f".bw-action-{name}" if name else space
            person.table.evaluate(PRESS, selector)
        left.look()
        right.look()
        assert len(moves()) - len(before) == (2 if name == "roll" else 1)

    steps, pressed, moved, ply_before = 16, 0, 0, len(moves())
    for step in range(steps):
        # By turns the one, the other, and both at once, each four times before anything is answered.
        for person in ((left,), (right,), (left, right), (right, left))[step % 4]:
            pressed += person.table.evaluate(EVERYTHING, 4)
        left.look()
        right.look()
        ply, legal, prompt, buttons = json.loads(notebook.execute(STANDS))
        # One decision, with the dice that fall after it: all others were made for a table that was no more.
        assert legal and ply - ply_before <= 3, f"step {step}: from ply {ply_before} to {ply}"
        for person in (left, right):
            person.page.wait_for_function(SEES_IT, arg=[person.table.element_handle(), prompt, buttons])
        moved += ply > ply_before
        ply_before = ply
    counted(f"two browsers on one kernel: {pressed} clicks in {steps} steps, of which {moved} moved, and none twice")
    assert moved > steps / 2
