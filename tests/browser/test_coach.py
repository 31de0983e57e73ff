"""The coach in JupyterLab: beside a game, which it never holds up, and on a position of its own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets import code_of
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.phase import Phase
from tests.browser.lab import LOOKS, PICTURES, Lab
from tests.browser.looks import Eyes
from tests.browser.player import Player
from tests.browser.test_table_looks import OVERFLOWS
from tests.prepared import line_game

SMALL_GAME = """
from buttons_widgets import CautiousBot, play
sides = ["rbyg/gryb/ybrg/bgry", "ygbr/brgy/gyrb/rbyg"]
game = play(["Ada", ("Bo", CautiousBot(buttons=3, seed=1))], sides, cards=["rg", "by"], seed="coach", pace="once")
game
"""
# Everything about an empty board with three opponents: the longest that the coach ever thinks.
LARGE_GAME = """
from buttons_widgets import play
game = play(["Ada", "Bo", "Cy", "Dee"], cards=list("rbyg"), seed="coach")
game
"""
POSITION = """
from buttons_widgets import Opponents, coach
asked = coach("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5", Opponents(2, opt_out=0.2, bust=0.1), reveal=True)
asked
"""
TABLE = """
from buttons_widgets import CautiousBot, Game, game_from_code, play
game = play(["Ada", "Berta", "Cosimo"])
game
"""
GO_ON = "game._begin(game_from_code({code!r}), [None, CautiousBot(seed=1), CautiousBot(seed=2)])"

# What stands in the rows: name, worth, chance to bust.
ROWS = """(coach) => [...coach.querySelectorAll('.bw-coach-table tbody tr')].map((row) => [...row.children]
  .filter((cell) => !cell.matches('.bw-coach-bar')).map((cell) => cell.innerText.trim()))"""
WORTHS = """(board) => Object.fromEntries([...board.querySelectorAll('[data-cell]:has(.bw-part-worth text)')]
  .map((cell) => [cell.dataset.cell, cell.querySelector('.bw-part-worth text').textContent]))"""


class Asker(Player):
    """A person who asks the coach."""

    @property
    def coach(self) -> Locator:
        """What the coach shows."""
        return self.table.locator(".bw-coach")

    def rows(self) -> list[list[str]]:
        """The rows of the coach's answer to what is on the screen, as soon as it is there."""
        self.look()  # the kernel has heard of all that was done: what is shown now is no older answer
        expect(self.coach.locator(".bw-coach-number").first).to_have_text(re.compile(r"\d"), timeout=60_000)
        seen: list[list[str]] = self.coach.evaluate(ROWS)
        return seen

    def worths(self, seat: int | None = None) -> dict[str, str]:
        """What is written on the spaces of a board; left out, of the one that can be clicked."""
        board = self.table.locator(".bw-board.bw-active") if seat is None else self.board(seat)
        seen: dict[str, str] = board.evaluate(WORTHS)
        return seen

    def picture(self, name: str) -> None:
        """Leave a picture without waiting for what moves all the time."""
        self.page.mouse.move(1, 1)
        PICTURES.mkdir(exist_ok=True)
        self.table.screenshot(path=PICTURES / f"{name}.png")


# From now on the analysis stands still until it is let go, so that it can be looked at however fast the machine is.
HELD = """
import threading
from buttons_widgets.buttons.view import advisor

let_go, advise = threading.Event(), advisor.advise

def held(question, watch):
    while not let_go.wait(0.05):
        watch(0.3)
    return advise(question, watch)


advisor.advise = held
"""


def test_it_follows_a_game_without_being_asked_again(lab: Lab) -> None:
    notebook = lab.open([SMALL_GAME])
    notebook.run_all()
    person = Asker(notebook)
    expect(person.coach).to_be_hidden()
    person.button("Coach").click()
    assert [row[0] for row in person.rows()] == ["Roll"]
    # A space of this side on which nothing lies yet is worth what the solver says.
    exact = "from buttons_widgets import Opponents, solve; t = game.table; p = game.game.position(0); "
    value = notebook.execute(exact + "f'{solve(p, Opponents(1)).cell_values[2, 3]:.2f}'").strip("'")
    assert person.worths()["2-3"] == value

    look = person.press("roll")
    rows = person.rows()
    assert [row[0] for row in rows] == [f"Lay {cell}" for cell in look.offered]
    assert person.worths() == {row[0].removeprefix("Lay "): row[1].removesuffix(" ★") for row in rows}
    best = person.coach.locator(".bw-coach-best th").all_inner_texts()
    marked = person.table.locator(".bw-active .bw-cell:has(.bw-best text)").evaluate_all(
        "(all) => all.map((x) => x.dataset.cell)"
    )
    assert best == [f"Lay {cell}" for cell in marked]
    worst = min(rows, key=lambda row: float(row[1].removesuffix(" ★")))[0]
    look = person.choose(worst.removeprefix("Lay "))

    # Bo has answered meanwhile, and the coach speaks of what Ada decides now, and of what she decided.
    assert look.seat == 0
    assert [row[0] for row in person.rows()] == (
        ["Roll", "Opt out"] if "roll" in look.actions else [f"Lay {look.golden[0]}", f"Leave {look.golden[0]}"]
    )
    expect(person.coach.locator(".bw-coach-cost")).to_have_text(
        re.compile(rf"Ada chose “{worst}”\. “Lay \d-\d” was worth (0\.\d\d|less than 0\.01) ★ more\.")
    )
    person.play_until("your star|your . stars|these . stars|this star", opt_out_with=2)
    expect(person.coach).to_contain_text("There is nothing to work out right now.")
    assert person.worths() == {}
    expect(person.coach.locator(".bw-coach-cost")).to_contain_text("Ada chose “Opt out”.")

    # Looking back, it speaks of what is looked at.
    person.button("Replay").click()
    slider = person.table.locator(".bw-look-back [role=slider]")
    expect(slider).to_have_attribute("aria-label", re.compile("."))
    for title in ("To the start", "One move forward"):  # the roll alone is no stop: its dice are
        person.table.get_by_title(title).click()
        person.look()
    expect(person.coach.locator(".bw-coach-cost")).to_contain_text(f"Ada chose “{worst}”.")
    assert person.rows() == rows
    person.button("Coach").click()
    expect(person.coach).to_be_hidden()
    assert person.worths(0) == {}


def test_while_it_thinks_the_game_goes_on(lab: Lab) -> None:
    notebook = lab.open([LARGE_GAME])
    notebook.run_all()
    person = Asker(notebook)
    person.button("Coach").click()
    thinking = person.coach.get_by_role("progressbar")
    expect(thinking).to_have_attribute("aria-label", "Thinking through 5,598,861 positions…")
    look = person.press("roll")
    assert look.prompt.startswith("Ada: lay a button in row")
    look = person.choose(look.offered[0])
    assert look.buttons[0] != []
    look = person.press("pass") if "pass" in look.actions else look
    assert not look.prompt.startswith("Ada")
    expect(thinking).to_be_visible(timeout=1)
    person.coach.get_by_role("button", name="Stop").click()
    expect(person.coach).to_contain_text("Stopped.")
    person.coach.get_by_role("button", name="Think again").click()
    expect(thinking).to_be_visible()
    # The answer that comes in the end is the one for the state on the screen.
    asks = look.prompt.partition(":")[0]
    rows = person.rows()
    assert look.prompt.startswith(f"{asks}: roll the dice.") is ([row[0] for row in rows] == ["Roll"])
    assert set(person.worths()) >= set(look.offered)
    assert notebook.watch.errors == []


def test_a_position_of_ones_own(lab: Lab) -> None:
    notebook = lab.open([POSITION])
    notebook.run_all()
    person = Asker(notebook)
    before = person.rows()
    assert before[1] == ["Opt out", "1.00 ★", ""]
    assert len(person.worths()) == 22
    assumed = person.coach.get_by_role("button", name="Assumed:")
    expect(assumed).to_have_text("Assumed: 2 opponents, each opts out on 20% of its turns, busts on 10% of its rolls")
    slider = person.coach.get_by_role("slider", name="busts when it rolls")
    expect(slider).to_be_hidden()
    assumed.click()
    for _ in range(3):
        slider.press("PageUp")
    expect(assumed).to_have_text(re.compile("opts out on 20% of its turns, busts on [2-9][0-9]% of its rolls"))
    expect(person.coach.locator(".bw-coach-number").first).not_to_have_text(before[0][1])
    person.button("Set up").click()
    person.table.get_by_label("opponents still in").select_option("0")
    expect(person.coach.locator(".bw-coach-number").first).to_have_text("1.98 ★")
    expect(slider).to_be_hidden()
    person.table.get_by_label("goal").select_option("win now")
    expect(person.coach).to_contain_text("No choice can win the game in this round.")
    person.table.get_by_label("goal").select_option("stars")
    person.table.get_by_label("show").select_option("chances")
    expect(person.table.locator(".bw-part-worth text").first).to_have_text("10%")
    person.choose("1-1")
    assert "1-1" in notebook.execute("' '.join(f'{r}-{c}' for r, c in asked.position.buttons)")
    assert "1-2" not in person.worths()
    person.choose("1-1")
    person.choose("1-3")
    expect(person.table.locator(".bw-notice")).to_have_text("1-3: next to a button.")


ROLL = """
from buttons_widgets import Dice, coach
asked = coach("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5", dice=Dice(4, 2, (1, 4, 4, 6)))
asked
"""


def test_a_class_guesses_before_it_is_shown_and_a_teacher_sets_the_board_up(lab: Lab) -> None:
    notebook = lab.open([ROLL])
    notebook.run_all()
    person = Asker(notebook)
    expect(person.table.locator(".bw-prompt")).to_have_text("Row 4, columns 1, 2, 4 and 6: which space?")
    expect(person.coach).to_be_hidden()
    assert person.worths() == {}
    person.choose("4-1")
    assert [row[0] for row in person.rows()] == ["Lay 4-1", "Lay 4-2", "Lay 4-4"]
    expect(person.coach.locator(".bw-coach-cost")).to_have_text(
        re.compile(r"You chose “Lay 4-1”\. “Lay 4-2” was worth")
    )
    assert sorted(person.worths()) == ["4-1", "4-2", "4-4"]
    person.button("Hide the answer").click()
    expect(person.coach).to_be_hidden()

    person.button("Set up").click()
    person.table.get_by_role("button", name=re.compile("white die")).click()
    expect(person.table.locator(".bw-prompt")).to_contain_text("Row 5")
    person.table.get_by_label("Click to", exact=True).select_option("place a star")
    person.look()
    person.choose("6-6")
    expect(person.table.locator(".bw-set-up code")).to_contain_text('rygbr* r 5", dice=Dice(5, 2, (1, 4, 4, 6)))')
    person.choose("2-3")
    expect(person.table.locator(".bw-notice")).to_have_text("2-3: a button lies there.")
    for _ in range(2):
        person.button("Undo").click()
    expect(person.table.locator(".bw-set-up code")).to_contain_text('rygbry r 5", dice=Dice(4, 2, (1, 4, 4, 6)))')
    assert notebook.watch.errors == []


def state_of(phase: Phase, buttons: int) -> Game:
    """A state in which Ada decides something with so many buttons or more."""
    game = line_game()
    states = (game.at(ply) for ply in range(game.ply))
    return next(
        state
        for state in states
        if state.phase is phase and state.to_move == 0 and state.button_masks[0].bit_count() >= buttons
    )


@pytest.mark.thorough
def test_how_it_looks_beside_a_game(lab: Lab) -> None:
    notebook = lab.open([TABLE], height=2200)
    notebook.run_all()
    person = Asker(notebook)
    eyes = Eyes(person, "coach-", [OVERFLOWS], every_look=True)
    for what, phase, buttons in (("decide", Phase.DECIDE, 3), ("lay", Phase.LAY, 2), ("gold", Phase.GOLD, 2)):
        notebook.execute(GO_ON.format(code=code_of(state_of(phase, buttons))))
        person.until("^Ada: ")
        person.button("Coach").click()
        person.rows()
        eyes.look(what)
    notebook.execute(HELD)
    notebook.execute("game.leave(); game._begin(Game.start(['Ada', 'Bo', 'Cy', 'Dee'], seed='thinking'), [None] * 4)")
    person.until(": roll the dice")
    person.button("Coach").click()
    person.coach.locator(".bw-work-line").evaluate(
        "(line) => Promise.all(line.getAnimations().map((animation) => animation.finished))"
    )
    eyes.look("thinking")
    expect(person.coach.get_by_role("progressbar")).to_be_visible()
    notebook.execute("game.leave(); let_go.set()")
    eyes.check()


@pytest.mark.thorough
def test_how_a_position_of_ones_own_looks(lab: Lab) -> None:
    notebook = lab.open([POSITION], height=2200)
    notebook.run_all()
    person = Asker(notebook)
    person.rows()
    eyes = Eyes(person, "coach-", [OVERFLOWS], every_look=True)
    eyes.look("position")
    eyes.check()


@pytest.mark.thorough
def test_how_a_question_to_a_class_looks(lab: Lab) -> None:
    notebook = lab.open([ROLL], height=2200)
    notebook.run_all()
    person = Asker(notebook)
    person.look()
    eyes = Eyes(person, "coach-", [OVERFLOWS], every_look=True)
    eyes.look("asks")
    person.button("Show the answer").click()
    person.button("Set up").click()
    person.rows()
    eyes.look("set-up", LOOKS)
    eyes.check()
