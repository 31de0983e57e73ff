"""Whole games in JupyterLab: by mouse from the lobby on, by keyboard alone, and by two people at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.lab import Lab
from tests.browser.player import KeyboardPlayer, Player

# The bots of the lobby are as random as ever; here each has a seed, so that every run plays the same game.
LOBBY = """
from buttons_widgets import CautiousBot, RandomBot, play
from buttons_widgets.buttons.kind import BUTTONS
BUTTONS.bots = {"easy": lambda: CautiousBot(seed=1), "beginner": lambda: RandomBot(seed=2)}
game = play(seed="mouse", pace="once")
game
"""
OWN_SIDE = "gyrbyb bgyryg ygbrgr rbgyby yrybgr brgbrg"
MARKUP = "<img src=x onerror=alert(1)>"

# Bots play the game on to the last decision of the first player.
SKIP = """
from buttons_widgets import CHANCE
now, bot = game.table.game, CautiousBot(4, seed=1)
last = now
while now.to_move is not None:
    last = now if now.to_move == 0 else last
    now = now.play(now.chance_move() if now.to_move is CHANCE else bot(now))
game._begin(last, game.table.session.bots)
print(last.round)
"""
WHOLE = pytest.mark.parametrize(
    "whole", [pytest.param(False, id="first and last"), pytest.param(True, id="whole", marks=pytest.mark.thorough)]
)


def skip(person: Player) -> None:
    """Come to the last decision of the first player."""
    number = person.notebook.execute(SKIP).strip()
    expect(person.table.locator(".bw-title")).to_have_text(re.compile(f"^Round {number}$"))
    person.until(r"\w+: .*(star|roll|lay|take)")


@WHOLE
def test_a_game_of_three_by_mouse_from_the_lobby_to_its_end(lab: Lab, whole: bool) -> None:
    notebook = lab.open([LOBBY])
    notebook.run_all()
    person = Player(notebook)
    start = person.button("Start the game")

    # Seat 1: a person with a name and a side that was typed in, wrong at first.
    seat = person.seat(1)
    seat.get_by_role("textbox").first.fill("Ada")
    letters = seat.locator("textarea")
    seat.locator("select").nth(1).select_option("own layout")
    letters.fill(OWN_SIDE[:-1])
    expect(seat).to_contain_text("not a layout yet")
    start.click()
    expect(person.table.get_by_role("alert")).to_contain_text("Seat 1: the layout needs 9, 16, 25 or 36 letters")
    letters.fill(OWN_SIDE)
    expect(seat.locator(".bw-seat-picture svg")).to_be_visible()

    # By keyboard: the card that was pressed keeps the focus though it is drawn anew.
    card = person.table.get_by_role("button", name="Seat 3 Anton beginner bot: plays at random")
    for expanded in ("true", "false"):
        card.press("Enter")
        expect(card).to_have_attribute("aria-expanded", expanded)
        expect(card).to_be_focused()

    # Seat 2: a name that is taken already, and another side; a markup of a name that is only text.
    seat = person.seat(2)
    seat.get_by_role("textbox").first.fill("ada")
    seat.locator("select").nth(1).select_option("side G")
    start.click()
    expect(person.table.get_by_role("alert")).to_contain_text("Two players are called")
    seat.get_by_role("textbox").first.fill(MARKUP)
    start.click()

    look = person.until("Ada: roll|Ada: lay|Ada: take")
    assert notebook.execute("game.table.game.layouts[0].letters").strip("'") == OWN_SIDE.replace(" ", "")
    expect(person.table.locator(".bw-name")).to_have_text(["Ada", MARKUP, "Anton"])
    expect(person.table.locator("img")).to_have_count(0)

    # Stars: chosen, one taken back, confirmed.
    look = person.play_until("your star|your . stars")
    earned = len(look.chosen) or int(re.search(r"your (\d+ )?star", look.prompt)[1] or 1)  # type: ignore[index]
    assert "place" not in look.actions
    first, other = look.offered[0], look.offered[-1]
    look = person.choose(first)
    assert look.chosen == [first]
    look = person.choose(first)
    assert look.chosen == []
    for cell in [other, *look.offered][:earned]:
        look = person.choose(cell)
    assert other in look.chosen
    assert look.actions["place"] == f"Place {earned} star{'s' * (earned > 1)}"
    extra = next(cell for cell in look.offered if cell not in look.chosen)
    look = person.choose(extra)
    assert f"{extra}: you have only" in look.notice
    placed = look.chosen
    look = person.press("place")
    assert re.search("Round 1 is over", look.prompt)
    stars = notebook.execute("' '.join(f'{r}-{c}' for r, c in sorted(game.table.game.position(0).stars))")
    assert stars.strip("'").split() == sorted(placed)
    # The sum of the round: a row for each player, a reason for each star.
    rows = person.table.locator(".bw-sum-table tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.nth(0).locator(".bw-sum-part")).to_have_count(earned)
    expect(rows.nth(0).locator(".bw-sum-part").first).to_contain_text("opted out")

    if not whole:
        skip(person)
    look = person.play_until(" wins!| share the win!")
    winner = notebook.execute("game.table.game.names[game.table.game.result.winners[0]]").strip("'")
    assert winner in look.prompt
    expect(person.table.locator(".bw-tag-won")).to_have_count(int(notebook.execute("len(game.game.result.winners)")))
    assert list(look.actions) == ["again", "look-back", "review"]
    look = person.press("again")
    expect(person.table.locator(".bw-title")).to_have_text("Round 1")
    assert person.table.locator("img").count() == 0


@WHOLE
def test_a_game_by_keyboard_alone(lab: Lab, whole: bool) -> None:
    notebook = lab.open(
        [
            "from buttons_widgets import CautiousBot, play\n"
            "game = play(['Ada', ('Bo', CautiousBot(seed=3))], seed='keys', pace='once')\ngame",
            "1 + 1",
        ],
        reduced_motion="reduce",
    )
    notebook.run_all()
    person = KeyboardPlayer(notebook)
    person.enter()
    # What would change the notebook if it got there: a new cell, a cut one, a deleted one, the next one, a saved page.
    person.key(*"xabdd", "j", "k", "m", "y", "0", "0", "Escape", "ArrowDown", "ArrowUp", "z", "Shift+M", "Backspace")
    look = person.play_until("Round 1 is over")
    # Undo and redo by letter; then the look back, opened and closed.
    person.key("u")
    assert "Round 1 is over" not in person.look().prompt
    person.key("y")
    if not whole:
        skip(person)
    look = person.play_until(" wins!| share the win!")
    assert "again" in look.actions
    look = person.press("again")
    expect(person.table.locator(".bw-title")).to_have_text("Round 1")
    assert notebook.execute("game.table.game.round") == "1"


def test_two_people_at_one_screen(lab: Lab) -> None:
    notebook = lab.open(
        ["from buttons_widgets import play\ngame = play(['Ada', 'Bo'], seed='two', cards=['rg', 'by'])\ngame"]
    )
    notebook.run_all()
    person = Player(notebook)
    assert person.look().prompt == "Ada: roll the dice."
    # What is waited for in vain is told with what is there instead.
    with pytest.raises(AssertionError, match=r"no prompt 'Bo: ' in 0\.1 s: prompt Ada: roll the dice\..*buttons Roll"):
        person.until("Bo: ", seconds=0.1)
    person.press("roll")
    look = person.look()
    assert look.seat == 0
    assert look.prompt.startswith("Ada: lay a button in row")
    # A space that may not be laid says why, and nothing is lost by asking.
    row = look.offered[0][0]
    elsewhere = f"{int(row) % 6 + 1}-1"
    look = person.choose(elsewhere)
    assert look.notice == f"{elsewhere}: not in row {row}."
    look = person.choose(look.offered[0])
    # The golden space is offered to the other, who leaves it.
    assert re.fullmatch(r"Bo: take the golden space \d-\d, or leave it\?", look.prompt)
    assert look.seat == 1
    assert look.offered == look.golden
    golden = look.golden[0]
    look = person.choose("1-1" if golden != "1-1" else "1-2")
    assert f"only the golden space {golden} is offered" in look.notice
    assert look.actions == {"pass": f"Leave {golden}"}
    look = person.press("pass")
    assert look.prompt == "Bo: roll the dice."
    assert look.buttons[1] == []
    look = person.press("roll")
    look = person.choose(look.offered[0])
    if look.golden:
        look = person.choose(look.golden[0])
    look = person.play_until("Round 1 is over", opt_out_with=2)
    expect(person.table.locator(".bw-sum-table tbody tr")).to_have_count(2)
    look = person.press("next-round")
    assert look.prompt == "Bo: roll the dice."


OVER = """
from buttons_widgets import CHANCE, CautiousBot, Game, play
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.saving.shelf import Shelf
now, bot = Game.start(["Ada", "Bo"], seed="over"), CautiousBot(4, seed=1)
while now.to_move is not None:
    now = now.play(now.chance_move() if now.to_move is CHANCE else bot(now))
shelf = Shelf()
shelf.write(shelf.new_path(), BUTTONS.write_game(now, ["person", "OneStepBot()"]))
game = play()
game
"""


def test_a_game_that_is_over_is_found_again_looked_at_taken_along_and_deleted(lab: Lab) -> None:
    notebook = lab.open([OVER])
    notebook.run_all()
    person = Player(notebook)
    person.button("My games").click()
    row = person.table.locator(".bw-offer")
    expect(row).to_have_count(1)
    expect(row.locator("img")).to_have_js_property("complete", True)
    expect(row).to_contain_text(re.compile("(Ada|Bo) won"))
    expect(person.table.locator(".bw-scores")).to_contain_text("Ada against the bots")
    assert axe(notebook.page, ".bw-table") == []
    with notebook.page.expect_download() as download:
        row.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename.startswith("game-")
    row.get_by_role("button", name="Replay").click()
    expect(person.table.locator(".bw-look-back")).to_be_visible()
    expect(person.table.locator(".bw-prompt")).to_have_text("This is a replay.")
    notebook.execute("game.leave()")
    person.button("My games").click()
    row.get_by_role("button", name="Delete the game").click()
    row.get_by_role("button", name="Delete it").click()
    expect(person.table).to_contain_text("The game of Ada and Bo was deleted.")
    expect(row).to_have_count(0)
