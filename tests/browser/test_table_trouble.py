"""What may go wrong at a table: bots that fail, clicks too many, names that are markup. The game goes on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Dialog, Page, expect

from buttons_widgets import code_of
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.kit.rules.history import states_of
from tests.browser.lab import Lab
from tests.browser.player import Player
from tests.prepared import last_stars, line_game

BOTS = """
from buttons_widgets import Lay, RandomBot, Roll, play
answers = {"Raiser": "raise", "Cheat": "cheat"}
def raiser(game):
    if answers["Raiser"] == "raise":
        raise RuntimeError("no <b>idea</b>")
    return game.legal_moves()[0]
def cheat(game):
    return Lay((1, 1)) if answers["Cheat"] == "cheat" else game.legal_moves()[0]
game = play(["Ada", ("Raiser", raiser), ("Cheat", cheat)], cards=["r", "b", "y"], seed="trouble", pace="once")
game
"""
MARKUP = "<img src=x onerror=alert(1)>"


@contextmanager
def dialogs(page: Page) -> Iterator[list[str]]:
    """What a page says in dialogs of its own meanwhile: a name that is executed would be heard here."""
    heard: list[str] = []

    def hear(dialog: Dialog) -> None:
        heard.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", hear)
    try:
        yield heard
    finally:
        page.remove_listener("dialog", hear)


def test_a_bot_that_fails_is_told_and_the_game_goes_on(lab: Lab) -> None:
    notebook = lab.open([BOTS])
    notebook.run_all()
    person = Player(notebook)
    look = person.press("roll")
    look = person.choose(look.offered[0])
    line = 'line 5: raise RuntimeError("no <b>idea</b>")'
    assert look.prompt == f"Raiser could not decide: RuntimeError: no <b>idea</b> ({line})"
    assert look.actions == {"ask-again": "Ask Raiser again", "decide": "Decide for Raiser"}
    assert person.violations() == []
    # Asked again it fails again; then it is mended.
    look = person.press("ask-again")
    assert look.prompt.startswith("Raiser could not decide")
    notebook.execute("answers['Raiser'] = 'play'")
    look = person.press("ask-again")
    assert look.prompt.startswith("Cheat could not decide: lay 1-1 is not legal, because")
    # A person takes the cheat's place, whose board can be clicked from now on.
    look = person.press("decide")
    assert look.seat == 2
    assert re.match("Cheat: (roll|take)", look.prompt)
    look = person.play_until("Round 1 is over", opt_out_with=2)
    person.press("next-round")
    notebook.execute("answers['Raiser'] = 'raise'")
    look = person.play_until("Raiser could not decide|Round 2 is over", opt_out_with=2)
    assert "Raiser could not decide" in look.prompt
    # Undo leaves the trouble behind.
    person.button("Undo").click()
    assert "could not" not in person.look().prompt


def test_a_second_click_decides_nothing(lab: Lab) -> None:
    notebook = lab.open(
        [
            "from buttons_widgets import game_from_code, play\n"
            "game = play(['Ada', 'Bo', 'Cy'], seed=5, cards=['r', 'b', 'y'])\ngame"
        ],
        reduced_motion="reduce",  # which must not make less of what guards against second clicks
    )
    notebook.run_all()
    person = Player(notebook, delay=True)

    def moves() -> list[str]:
        return notebook.execute("print('; '.join(map(str, game.table.game.moves)))").strip().split("; ")

    person.action("roll").dblclick()
    look = person.look()
    assert re.match("roll; dice [^;]*$", "; ".join(moves()))
    assert look.prompt.startswith("Ada: lay")
    person.space(look.offered[0]).dblclick()
    look = person.look()
    assert [move.split()[0] for move in moves()] == ["roll", "dice", "lay"]
    assert look.prompt.startswith("Bo: take the golden space")
    # The same button is offered to the next person: the second click is not that person's.
    person.action("pass").dblclick()
    look = person.look()
    assert [move.split()[0] for move in moves()] == ["roll", "dice", "lay", "pass"]
    assert look.prompt.startswith("Cy: take the golden space")
    # So is the button that ends one's part of the round, where all have buttons.
    states = states_of(line_game())
    all_in = (state for state in states if state.phase is Phase.DECIDE and all(state.button_masks))
    notebook.execute(f"game._begin(game_from_code({code_of(next(all_in))!r}), [None] * 3)")
    person.until("(Ada|Berta|Cosimo): roll")
    before = len(moves())
    person.action("opt-out").dblclick()
    look = person.look()
    assert len(moves()) == before + 1
    assert moves()[-1] == "opt out"
    assert "opt-out" in look.actions
    # Stars: a double click chooses, and does not take back.
    notebook.execute(f"game._begin(game_from_code({code_of(last_stars(line_game()))!r}), [None] * 3)")
    look = person.until("your star|your . stars")
    assert look.chosen == []
    person.space(look.offered[0]).dblclick()
    assert person.look().chosen == [look.offered[0]]


def test_who_goes_on_by_keys_below_the_menu_closes_it_and_sees_what_is_pressed(lab: Lab) -> None:
    notebook = lab.open(
        ["from buttons_widgets import play\ngame = play(['Ada', 'Bo'], seed=5, cards=['rg', 'by'])\ngame"]
    )
    notebook.run_all()
    person = Player(notebook)
    person.look()
    menu, keyboard = person.table.locator(".bw-menu"), notebook.page.keyboard
    switch = person.button("Game…")
    switch.focus()
    keyboard.press("Enter")
    # The menu is there before what is in it.
    expect(menu.get_by_text("Open a game…")).to_be_visible()
    in_menu = "document.activeElement.closest('.bw-menu') !== null"
    in_bar = "document.activeElement.closest('.bw-bar') !== null"
    # First to the rest of the bar, which is seen beside it, then through the menu.
    while notebook.page.evaluate(in_bar):
        keyboard.press("Tab")
    assert notebook.page.evaluate(in_menu)
    expect(menu).to_be_visible()
    while notebook.page.evaluate(in_menu):
        keyboard.press("Tab")
    expect(menu).to_be_hidden()
    assert notebook.execute("game.game.ply") == "0"
    # Whoever uses a mouse may look at the table while it is open.
    switch.click()
    person.table.locator(".bw-prompt").click()
    expect(menu).to_be_visible()


def test_clicks_that_may_not_be_explain_themselves(lab: Lab) -> None:
    notebook = lab.open(
        ["from buttons_widgets import play\ngame = play(['Ada'], cards=['r'], seed=11, coach=False)\ngame"]
    )
    notebook.run_all()
    person = Player(notebook)
    look = person.choose("3-3")
    assert look.notice == "Roll the dice first: they decide where a button may go."
    heard: set[str] = set()
    told = {
        r"not in row \d": "row",
        "a button lies there": "button",
        "next to a button": "beside",
        "a star lies there": "star",
        r"no black die shows \d": "column",
        "you have no button there": "none",
    }
    for _ in range(80):
        look = person.look()
        if {"row", "button", "beside", "star", "column", "none"} <= heard:
            break
        if look.offered:
            # Every space of the row that is not offered, as long as there is something new to hear.
            board = person.board(0)
            for cell in board.locator("[data-cell]:not(.bw-offered)").evaluate_all(
                "(cells) => cells.map((cell) => [cell.dataset.cell, cell.querySelector('title').textContent])"
            ):
                key = next((key for pattern, key in told.items() if re.fullmatch(pattern, cell[1])), "")
                if key and key not in heard:
                    said = person.choose(cell[0])
                    assert said.notice == f"{cell[0]}: {cell[1]}."
                    assert said.offered == look.offered
                    heard.add(key)
        person.decide(person.look(), opt_out_with=3)
    assert heard == {"row", "button", "beside", "star", "column", "none"}


def test_a_name_that_is_markup_is_text_everywhere(lab: Lab) -> None:
    notebook = lab.open(
        [
            "from buttons_widgets import play\n"
            f"game = play([{MARKUP!r}, ('</div><b>Bo', lambda g: g.legal_moves()[-1])], cards=['rg', 'by'],"
            " seed=3, pace='once')\ngame"
        ],
    )
    notebook.run_all()
    person = Player(notebook)
    with dialogs(person.page) as heard:
        look = person.look()
        assert look.prompt.startswith(f"{MARKUP}: ")
        expect(person.table.locator(".bw-name")).to_have_text([MARKUP, "</div><b>Bo"])
        person.play_until("Round 1 is over", opt_out_with=2)
        expect(person.table.locator(".bw-sum")).to_contain_text(MARKUP)
        expect(person.table.locator(".bw-log-text")).to_contain_text(f"{MARKUP} rolls")
        person.button("Replay").click()
        person.button("Game…").click()
        person.button("Coach").click()
        person.look()
        for selector in ("img", "b", "script"):
            expect(person.table.locator(selector)).to_have_count(0)
        # Also where the games that were cut off are offered.
        person.button("New game").click()
        expect(person.button("Continue: ")).to_contain_text(MARKUP)
        expect(person.table.locator("img")).to_have_count(0)
    assert heard == []


SLOW = """
from buttons_widgets import play
game = play(["Ada", "Bo"], cards=["ry", "bg"], seed="look", pace="once")
game
"""


def test_what_is_pressed_looks_so_before_the_kernel_answers(lab: Lab) -> None:
    notebook = lab.open([SLOW])
    notebook.run_all()
    person = Player(notebook)
    pressed = person.table.locator(".bw-pressed")
    person.table.locator(".bw-bar").click(position={"x": 2, "y": 2})
    with notebook.kernel_stands_still():
        person.page.keyboard.press("r")
        assert person.action("roll").get_attribute("class", timeout=100).split()[-1] == "bw-pressed"  # type: ignore[union-attr]
    person.until("lay a button")
    look = person.look()
    assert pressed.count() == 0
    # One space takes a button, another one refuses it.
    refuses = person.table.locator(".bw-active .bw-cell:not(.bw-offered)").first
    for space, buttons in ((refuses, []), (person.space(look.offered[0]), [look.offered[0]])):
        with notebook.kernel_stands_still():
            space.click()
            assert person.table.locator(".bw-active .bw-pressed").count() == 1
        look = person.look()
        assert pressed.count() == 0
        assert look.buttons[0] == buttons
