"""A game that is not one of the kit's, with a board in the middle and a die to click, is played at the real table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import axe
from tests.browser.lab import BOTH, PICTURES, Lab, Notebook

ROOT = Path(__file__).parents[2]

NIM = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from buttons_widgets import RandomBot
from buttons_widgets.kit.lobby.play_widget import play_kind
from tests.nim import NIM, PLAIN_NIM
game = play_kind({{kind}}, {{players}}, seed=3, pace="fast")
game
"""


def opened(lab: Lab, kind: str = "NIM", players: str = "['Ada', 'Bo']", **window: object) -> tuple[Notebook, Locator]:
    """A notebook with a table, and the table's element."""
    notebook = lab.open([NIM.format(kind=kind, players=players)], **window)  # type: ignore[arg-type]
    notebook.run_all()
    table = notebook.output(0).locator(".bw-table")
    # However many parts it has, it is one region with a name, and one stop for Tab.
    log = table.get_by_role("group", name="What happened", exact=True)
    expect(log).to_have_attribute("tabindex", "0")
    expect(log).to_be_visible()
    return notebook, table


def ply(notebook: Notebook) -> int:
    return int(notebook.execute("game.game.ply"))


def test_a_whole_game_by_board_die_button_and_letter(lab: Lab) -> None:
    notebook, table = opened(lab)
    prompt = table.locator(".bw-prompt")
    expect(prompt).to_have_text("Ada: it is your turn.")
    expect(table.locator(".bw-player .bw-name")).to_have_text(["Ada", "Bo"])
    ways = [
        lambda: table.locator(".bw-picture .bw-pick").first.click(),
        lambda: table.locator(".bw-tray [role=button]").click(),
        lambda: table.locator("button.bw-action-one").click(),
        lambda: notebook.page.keyboard.press("t"),
    ]
    for number in range(100):
        notebook.settle()
        if table.locator("button.bw-action-again:visible").count():
            break
        if table.locator("button.bw-action-next-round:visible").count():
            expect(table.locator(".bw-sum-table")).to_be_visible()
            table.locator("button.bw-action-next-round").click()
            expect(table.locator("button.bw-action-next-round")).to_be_hidden()
            continue
        before, lines = ply(notebook), table.locator(".bw-log-text li").count()
        # The first press of a letter needs the focus at the table, which a click has brought there.
        ways[number % len(ways)]()
        notebook.page.wait_for_function(
            "([table, lines]) => table.querySelectorAll('.bw-log-text li').length > lines",
            arg=[table.element_handle(), lines],
        )
        assert ply(notebook) > before
    expect(prompt).to_have_text(re.compile(" wins!| share the win!"))
    assert notebook.execute("game.game.to_move is None") == "True"
    # Back over the last decision, and on again.
    table.get_by_role("button", name="Undo").click()
    expect(prompt).to_have_text(re.compile("it is your turn"))
    table.get_by_role("button", name="Redo").click()
    expect(prompt).to_have_text(re.compile(" wins!| share the win!"))


def test_a_bot_plays_it_and_a_code_keeps_it(lab: Lab) -> None:
    notebook, table = opened(lab, players="['Ada', ('Bo', RandomBot())]")
    table.locator(".bw-tray [role=button]").click()
    expect(table.locator(".bw-log-text")).to_contain_text("Bo: take", timeout=10_000)
    expect(table.locator(".bw-prompt")).to_have_text("Ada: it is your turn.", timeout=10_000)
    assert notebook.execute("NIM.read_code(NIM.write_code(game.game)) == game.game") == "True"
    # The lobby of this game offers it again; the lobby of another game does not.
    offers = "[record.names for _, record in {}._cut_off()]"
    assert "('Ada', 'Bo')" in notebook.execute(offers.format("play_kind(NIM)"))
    assert notebook.execute(offers.format("play_kind(PLAIN_NIM)")) == "[]"


def test_by_keyboard_alone_then_with_double_clicks_and_in_every_look(lab: Lab) -> None:
    notebook, table = opened(lab)
    stick = table.locator(".bw-picture .bw-pick").first
    stick.focus()
    expect(stick).to_be_focused()
    notebook.page.keyboard.press("Enter")
    expect(table.locator(".bw-prompt")).to_have_text("Bo: it is your turn.")
    die = table.locator(".bw-tray [role=button]")
    die.focus()
    notebook.page.keyboard.press("Space")
    expect(table.locator(".bw-prompt")).to_have_text("Ada: it is your turn.")
    assert ply(notebook) == 5
    # Letters that belong to another game's buttons do nothing here, and nothing reaches the notebook.
    for letter in ("r", "o", "x", "j"):
        notebook.page.keyboard.press(letter)
    assert ply(notebook) == 5
    assert notebook.page.locator(".jp-CodeCell").count() == 1

    # A double click counts once: else the second, made on what has come meanwhile, would decide for the next player.
    for part, mover, following in ((".bw-tray [role=button]", "Ada", "Bo"), (".bw-picture .bw-pick", "Bo", "Ada")):
        expect(table.locator(".bw-prompt")).to_have_text(f"{mover}: it is your turn.")
        before = ply(notebook)
        table.locator(part).first.dblclick(delay=5)
        expect(table.locator(".bw-prompt")).to_have_text(f"{following}: it is your turn.")
        assert ply(notebook) == before + 2

    # It looks like a table, and can be read.
    for look in notebook.in_every_look(BOTH):
        assert axe(notebook.page, ".bw-table") == [], look
        assert table.evaluate("(table) => table.scrollWidth - table.clientWidth") <= 1, look
        table.screenshot(path=PICTURES / f"nim-{look}.png")


@pytest.mark.thorough
def test_a_game_that_shows_nothing_can_be_played_by_buttons(lab: Lab) -> None:
    notebook, table = opened(lab, kind="PLAIN_NIM", width=400)
    expect(table.locator(".bw-prompt")).to_have_text("Ada: it is your turn.")
    moves = notebook.execute("[str(move) for move in game.game.legal_moves()]")
    labels = table.locator(".bw-actions button:visible").all_inner_texts()
    assert str(labels) == moves
    table.locator(".bw-actions button:visible").last.click()
    expect(table.locator(".bw-prompt")).to_have_text("Bo: it is your turn.")
    assert axe(notebook.page, ".bw-table") == []
