"""A kernel that is restarted, dies, is shut down or stands still: the table says so, and one press goes on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.lab import Lab, Notebook
from tests.browser.player import Player

# The table's cell needs names from two cells above it; the one that fails must not run again.
CELLS = [
    "import pathlib\nonce = pathlib.Path('once')\nassert not once.exists()\nonce.touch()",
    "from buttons_widgets import CautiousBot, play",
    "def careful(game):\n    return game.legal_moves()[0]",
    "game = play(['Ada', ('Bo', CautiousBot(4)), ('Cy', careful)], cards=['r', 'b', 'y'], seed=5, pace='once')\ngame",
]
TABLE = len(CELLS) - 1
STATE = "(game.game.ply, str(game.game), game.table.session.bots[0], repr(game.table.session.bots[1]))"
SHUT_DOWN = "() => { void jupyterapp.shell.currentWidget.context.sessionContext.shutdown() }"
NO_KERNEL = "() => !jupyterapp.shell.currentWidget.context.sessionContext.session"


def playing(lab: Lab) -> tuple[Notebook, Player]:
    """A table at which something has happened."""
    (lab.server.root / "once").unlink(missing_ok=True)
    notebook = lab.open(CELLS)
    notebook.run_all()
    person = Player(notebook, TABLE)
    look = person.press("roll")
    person.choose(look.offered[0])
    return notebook, person


def alarm(notebook: Notebook) -> Locator:
    return notebook.output(TABLE).locator(".bw-alarm")


def shut_down(notebook: Notebook) -> None:
    notebook.page.evaluate(SHUT_DOWN)
    notebook.page.wait_for_function(NO_KERNEL)


ENDS: dict[str, Callable[[Notebook], None]] = {
    "was restarted": Notebook.restart_kernel,
    "was restarted|was started again": Notebook.kill_kernel,
    "was shut down": shut_down,
}


@pytest.mark.thorough
def test_it_is_told_at_once_and_one_press_goes_on(lab: Lab) -> None:
    notebook, person = playing(lab)
    stands_still_for_a_while(notebook, person)
    for told, end in ENDS.items():
        goes_on_after(notebook, person, end, told)


def goes_on_after(notebook: Notebook, person: Player, end: Callable[[Notebook], None], told: str) -> None:
    """End the kernel in a way, which the table tells, and go on as if nothing had been."""
    look = person.look()
    before = notebook.execute(STATE)
    end(notebook)
    # Nothing was pressed.
    expect(alarm(notebook)).to_contain_text(re.compile(told))
    expect(alarm(notebook)).to_contain_text("Your game is saved.")
    broken = "(table) => [table, ...table.querySelectorAll('*')].map((e) => getComputedStyle(e, '::before'))"
    broken += ".some(({ content, display }) => content.includes('\\uf127') && display !== 'none')"
    assert not person.table.evaluate(broken)
    assert person.table.locator(".bw-actions").evaluate("(row) => Boolean(row.closest('[inert]'))")

    alarm(notebook).get_by_role("button", name="Continue").click()
    expect(person.table.locator(".bw-log-text")).to_be_visible()
    expect(alarm(notebook)).to_be_hidden()
    again = Player(notebook, TABLE)
    assert again.look() == look
    assert notebook.execute(STATE) == before
    again.decide(again.look())
    assert int(notebook.execute("game.game.ply")) > int(before.strip("(").split(",")[0])


def stands_still_for_a_while(notebook: Notebook, person: Player) -> None:
    """Let the kernel stand still: it is not gone, and does later what was asked for."""
    before = int(notebook.execute("game.game.ply"))
    with notebook.kernel_stands_still():
        person.action("pass").click()
        expect(alarm(notebook)).to_contain_text("The kernel is busy", timeout=20_000)
        expect(alarm(notebook).get_by_role("button")).to_have_count(0)
    expect(alarm(notebook)).to_be_hidden()
    person.look()
    assert int(notebook.execute("game.game.ply")) > before
