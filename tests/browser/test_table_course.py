"""What happens to a game around its moves: taking back, looking back, going away and coming back, two views of it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from buttons_widgets import code_of
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.phase import Phase
from tests.browser.lab import Lab
from tests.browser.player import Player
from tests.prepared import NAMES, line_game, state_before

THREE = """
from buttons_widgets import CautiousBot, play
game = play(["Ada", ("Bo", CautiousBot(seed=1)), ("Cy", CautiousBot(seed=2))], seed="course", pace="once")
game
"""
GAME = "print(game.table.game)"


def test_undo_redo_the_look_back_and_a_killed_kernel(lab: Lab) -> None:
    notebook = lab.open([THREE])
    notebook.run_all()
    person = Player(notebook)
    undo, redo = person.button("Undo"), person.button("Redo")
    look = person.play_until("Round 1 is over")
    last = notebook.execute(GAME)

    # Back over the bots' replies to one's own last decision, and forward to where one was.
    undo.click()
    look = person.look()
    assert look.prompt.startswith("Ada: ")
    taken_back = notebook.execute(GAME)
    assert last.startswith(taken_back.strip())
    redo.click()
    assert person.look().prompt.startswith(("Ada: ", "Round 1"))
    assert notebook.execute(GAME) == last
    expect(redo).to_be_disabled()

    # Undone dice fall the same again: from the first roll on, everything undone.
    def rolls() -> list[str]:
        return re.findall("Ada rolls row.*", person.table.locator(".bw-log-text").inner_text())  # the newest first

    before = rolls()
    assert len(before) > 1
    while undo.is_enabled():
        undo.click()
        look = person.look()
    assert rolls() == []
    assert last.startswith(notebook.execute(GAME).strip())
    while not rolls():
        look = person.decide(look)
    assert rolls() == before[-1:]

    # Looking back changes nothing; the slider by keyboard, the steps by mouse.
    while redo.is_enabled():
        redo.click()
        person.look()
    look = person.play_until("Round 2 is over", opt_out_with=2)
    whole = notebook.execute(GAME)
    person.button("Replay").click()
    look = person.look()
    assert look.prompt == "This is a replay."
    assert look.actions == {}
    bar = person.table.locator(".bw-look-back")
    last_move = int(re.findall(r"Move (\d+) of ", bar.inner_text())[0])
    bar.locator(".noUi-handle").focus()
    for _ in range(3):
        person.page.keyboard.press("ArrowLeft")
    # The page keeps back what the slider says while the kernel has not answered what it said before.
    expect(bar).to_contain_text(f"Move {last_move - 3} of ")
    person.look()
    steps = person.table.locator("button.bw-step")
    steps.nth(0).click()
    expect(person.table.locator(".bw-look-back")).to_contain_text("Move 0 of")
    assert person.look().buttons == [[], [], []]
    steps.nth(2).click()
    expect(person.table.locator(".bw-look-back")).to_contain_text("Move 1 of")
    assert notebook.execute(GAME) == whole
    person.button("Back to the game").click()
    assert "Round 2 is over" in person.look().prompt
    assert notebook.execute(GAME) == whole

    # Going on from an earlier decision of one's own. What came after can be brought back, until something is played.
    person.button("Replay").click()
    steps.nth(0).click()
    expect(person.table.locator(".bw-look-told")).to_have_text("The game begins.")
    person.button("To the next decision").click()
    expect(person.table.locator(".bw-look-back")).not_to_contain_text("Move 0 of")
    person.look()
    ply = int(notebook.execute("game.table.look_back.ply"))
    assert notebook.execute(f"game.table.game.at({ply}).to_move").strip() == "0"
    person.button("Continue from here").click()
    person.look()
    assert int(notebook.execute("game.table.game.ply")) == ply
    assert whole.startswith(notebook.execute(GAME).strip())
    expect(redo).to_be_enabled()
    person.decide(person.look())
    expect(redo).to_be_disabled()

    # A killed kernel loses nothing.
    person.play_until("Round 1 is over", opt_out_with=2)
    person.press("next-round")
    person.decide(person.look())
    look = person.play_until("lay a button|take the golden")
    game = notebook.execute(GAME)
    assert len(look.buttons) == 3
    notebook.kill_kernel()

    # Who does not press "Continue", but runs the cells again, is asked which game.
    expect(person.table.get_by_role("button", name="Continue")).to_be_visible()
    notebook.run_all()
    person = Player(notebook)
    offer = person.button("Continue: Ada, Bo and Cy")
    expect(offer).to_be_visible()
    expect(person.button("Start a new game")).to_be_visible()
    offer.click()
    again = person.until(re.escape(look.prompt))
    assert again == look
    assert notebook.execute(GAME) == game
    person.decide(again)
    assert notebook.execute(GAME).startswith(game.strip())
    # The bots are bots still.
    expect(person.table.get_by_text("bot", exact=True)).not_to_have_count(0)


def test_a_reload_of_the_page_and_a_second_view_keep_the_table(lab: Lab) -> None:
    notebook = lab.open([THREE.replace('"once"', '"fast"'), "game"])
    notebook.run_all()
    person = Player(notebook)
    # In the middle of the bots' moves, which go on whether somebody looks or not.
    person.until("Ada: (roll|lay|take)")
    if "roll" in person.look().actions:
        person.press("roll")
    look = person.until("Ada: ")
    if look.offered and not look.golden:
        person.choose(look.offered[0])
    notebook.reload()
    person = Player(notebook)
    look = person.until("Ada: (roll|lay|take)")
    before = notebook.execute("game.table.game.ply")
    look = person.choose(look.offered[0]) if look.offered else person.press("roll")
    assert int(notebook.execute("game.table.game.ply")) > int(before)
    person.until("Ada: (roll|lay|take)")
    notebook.execute("game.table.set_pace('once')")

    # Two views of one table stay in step.
    other = Player(notebook, output=1)
    for _ in range(4):
        person.decide(person.look())
        assert other.look() == person.look()
        other.decide(other.look())
        assert other.look() == person.look()

    # A click in one view on what has changed in the other meanwhile does nothing, and nobody is told off.
    look = person.play_until("lay a button")
    ply = int(notebook.execute("game.table.game.ply"))
    stale = "() => { for (const table of document.querySelectorAll('.bw-table')) "
    stale += f"table.querySelector('.bw-active [data-cell=\"{look.offered[0]}\"]')"
    stale += ".dispatchEvent(new MouseEvent('click', { bubbles: true })) }"
    person.page.evaluate(stale)
    person.look()
    moves = notebook.execute(f"' '.join(str(m) for m in game.table.game.moves[{ply}:] if game.table.game)")
    assert f"lay {look.offered[0]}" in moves
    assert person.look() == other.look()


def test_codes_and_files_take_a_game_along(lab: Lab, tmp_path: Path) -> None:
    game = state_before(line_game(), Phase.LAY, round_number=3)
    notebook = lab.open([f"from buttons_widgets import play\ngame = play({list(NAMES)!r}, seed=1, pace='once')\ngame"])
    notebook.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    notebook.run_all()
    person = Player(notebook)
    paste, told = person.table.locator(".bw-paste input"), person.table.locator(".bw-open-told")

    def open_menu() -> None:
        person.button("Game…").click()
        person.button("Open a game…").click()

    def open_code(code: str) -> None:
        paste.fill(code)
        person.button("Open the code").click()
        person.look()

    open_menu()

    # What is no code is told, and the game goes on.
    here = notebook.execute(GAME)
    good = code_of(game)
    for wrong, why in [
        ("", "there is no code here"),
        ("<b>hello</b>", "not the code of such a game"),
        (good[:-3], "3 letters at its end are missing"),
        (good[:-1] + ("a" if good[-1] != "a" else "b"), "mistyped or changed"),
        (good.replace("BUTTONS1", "BUTTONS9"), "later version"),
    ]:
        open_code(wrong)
        expect(told).to_contain_text(why)
    assert notebook.execute(GAME) == here
    assert person.look().actions == {"roll": "Roll 6 dice"}

    open_code(good)
    person.until("Ada: lay a button in row")
    assert notebook.execute(GAME).strip() == str(game).strip()

    # Copied out, and pasted into another play().
    open_menu()
    person.button("Copy the code").click()
    expect(person.table.get_by_text("Copied.")).to_be_visible()
    person.page.wait_for_function("async () => (await navigator.clipboard.readText()).startsWith('BUTTONS')")
    copied = person.page.evaluate("() => navigator.clipboard.readText()")
    assert BUTTONS.read_seated_code(copied) == (game, ("person",) * 3)

    # Saved, downloaded and loaded; a file that is not whole, edited or of a later version is told.
    name = person.table.get_by_label("Save as")
    name.clear()
    with notebook.kernel_stands_still():  # no letter comes after the press, however fast they are typed
        name.press_sequentially("line")
        person.table.get_by_role("button", name="Save", exact=True).click()
    expect(person.table.get_by_text("Saved as line.json in ")).to_be_visible()
    file = notebook.path.parent / "games" / "line.json"
    text = file.read_text()
    with person.page.expect_download() as download:
        person.button("Download").click()
    download.value.save_as(tmp_path / "downloaded.json")
    assert download.value.suggested_filename == "line.json"
    assert BUTTONS.load(tmp_path / "downloaded.json") == game
    saved = json.loads(text)
    look = person.choose(person.look().offered[0])
    after = notebook.execute(GAME)

    def load(path: Path) -> None:
        with person.page.expect_file_chooser() as chooser:
            person.button("Choose a file").click()
        chooser.value.set_files(path)

    for name, wrong, why in [
        ("cut.json", text[: len(text) // 2], "the end of the file is missing"),
        ("other.json", '{"cells": []}', "not a game that the kit saved"),
        ("later.json", json.dumps(saved | {"version": 9}), "later version"),
        ("edited.json", json.dumps(saved | {"moves": [*saved["moves"], "lay 1-1"]}), "of this saved game is wrong"),
        ("renamed.json", json.dumps(saved | {"names": ["Eve", *saved["names"][1:]]}), "changed after it was saved"),
    ]:
        (tmp_path / name).write_text(wrong)
        load(tmp_path / name)
        expect(told).to_contain_text(why)
    assert notebook.execute(GAME) == after
    # What was chosen meanwhile is kept by asking before it is replaced.
    person.table.get_by_role("button", name="Save", exact=True).click()
    expect(person.table.get_by_text("line.json is there already: Round 3")).to_be_visible()
    person.button("Keep it").click()
    assert file.read_text() == text
    load(tmp_path / "downloaded.json")
    look = person.until("Ada: lay a button in row")
    assert notebook.execute(GAME).strip() == str(game).strip()
    person.choose(look.offered[0])
