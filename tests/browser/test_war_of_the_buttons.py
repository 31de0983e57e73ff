"""War of the Buttons in JupyterLab: whole games by mouse, by touch and by keyboard, and the table in every look."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.heard import Listener
from tests.browser.lab import LOOKS, Lab, Notebook, Theme, show_theme
from tests.browser.looks import IN_LOOKS, Eyes
from tests.browser.page_scripts import AT_HOME, FITTED
from tests.browser.player import KeyboardPlayer, Look
from tests.browser.test_languages import ROOM
from tests.browser.test_puzzle import STICKS_OUT
from tests.browser.test_table_looks import CROOKED, OVERFLOWS
from tests.browser.war_player import WarPlayer
from tests.browser.watchful import LAPTOP, LARGE, PHONE, TABLET, Size, Watchful

LOBBY = """
from buttons_widgets import play
from buttons_widgets.war_of_the_buttons import GreedyBot
from buttons_widgets.war_of_the_buttons.kind import WAR_OF_THE_BUTTONS
WAR_OF_THE_BUTTONS.bots = {"easy": lambda: GreedyBot(seed=1)}
game = play(seed="buttons", pace="once")
game
"""
TABLE = """
from buttons_widgets.war_of_the_buttons import Game, GreedyBot, play
game = play({players}, seed="buttons", pace="once"{more})
game
"""
TWO = '["Ada", "Bo"]'
WITH_BOTS = '["Ada", *((name, GreedyBot(seed=name)) for name in ("Bo", "Cy", "Di"))]'
STATE = "str(game.game)"

# Ada places her last die, and then the round is settled: tattle, exam, quarry, forest.
ROUND_ENDS = """round 2 first B do A turn
quarry 43210 2:A33 hut+3
forest 24210 1:B6 5
school brother+3 exam:A4 tattle:A3
cards star/3 quarry/2
white lake=1256 market=- mill=-
A buttons=6 stars=1 brothers=0 hut=24#... cards=- dice=4 market=5 mill=-
B buttons=3 stars=0 brothers=0 hut=136... cards=- dice=- market=22 mill=56
stack hut/3*4,star2/4 discard -"""
# One section is missing, and one die is left to build it.
NEARLY_WON = """round 4 first A do A turn
quarry 43210 1:B22 5
forest 24210 - hut+3
school free
cards star/3 quarry/2
white lake=1256 market=- mill=-
A buttons=11 stars=1 brothers=0 hut=abc##. cards=market/2 dice=4 market=2256 mill=-
B buttons=3 stars=2 brothers=0 hut=136#.. cards=- dice=- market=4 mill=56
stack hut/3*4,star2/4 discard -"""
POWERS = """round 2 first A do A powers
quarry 43210 - hut+3
forest 24210 - 5
meadow 53221 - brother+3
school free
cards hut/3 star/3 market/2
white lake=123456 market=- mill=-
A buttons=14 stars=0 brothers=1 hut=245... cards=school/3,set2/2,reroll/3 dice=12346 market=- mill=-
B buttons=3 stars=0 brothers=0 hut=136... cards=- dice=22356 market=- mill=-
C buttons=4 stars=0 brothers=0 hut=255... cards=- dice=11345 market=- mill=-
D buttons=5 stars=0 brothers=0 hut=123... cards=- dice=24466 market=- mill=-
stack hut/3*3,star2/4 discard -"""
POWERS_OF_TWO = "\n".join(line for line in POWERS.splitlines() if line[0] not in "mCD")
POWERS_OF_TWO = POWERS_OF_TWO.replace(" market/2\n", "\n").replace("lake=123456", "lake=1346")


def on(table: str) -> str:
    """More for `TABLE`: what lies on it."""
    return f', table="{" / ".join(table.splitlines())}"'


def opened(lab: Lab, size: Size, players: str, more: str = "", *cells: str) -> Notebook:
    """A table in a window of a size, as it is used there."""
    window: dict[str, Any] = {"width": size.width, "height": size.height, "whole_lab": size.lab}
    touch = {"has_touch": True} if size.touch else {}
    notebook = lab.open([TABLE.format(players=players, more=more), *cells], **window, **touch)
    notebook.run_all()
    return notebook


@IN_LOOKS
def test_the_first_game_is_taught_and_a_decision_of_several_dice_is_taken_back(lab: Lab, every_look: bool) -> None:
    notebook = lab.open([LOBBY], height=900)
    notebook.run_all()
    person = WarPlayer(notebook)
    eyes = Eyes(person, "war-", (OVERFLOWS, STICKS_OUT, CROOKED), every_look)
    person.table.get_by_label("Game", exact=True).select_option("War of the Buttons")
    start_with = person.table.get_by_label("Start with", exact=True)
    start_with.select_option("a first game that is taught, for two")
    eyes.look("lobby", LOOKS)
    person.button("Start the game").click()
    look = person.ready()
    assert look.notice.startswith("First a bid: click both 4s, then the quarry, twice. It pays 4 at once")
    expect(person.table.locator(".bw-how-to li, .bw-how-to-line")).not_to_have_count(0)
    eyes.look("how-to")
    person.button("Got it").click()

    # The first turn: dice first, then the place, twice. The badges say what they would earn, and where they may not go.
    assert person.touch(person.die(4)).prompt == "Player 1: 4 – where to?"
    look = person.touch(person.die(4, 1))
    badges = person.table.locator(".wb-village .wb-badges text")
    assert set(badges.all_text_contents()) == {"+2", "+4", "−4"}
    eyes.look("chosen", LOOKS)
    look = person.pick("quarry")
    assert look.prompt == "Player 1: 4 4 – Quarry: free, earns 4 buttons. Click again, or “Do it”."
    look = person.pick("quarry")
    assert look.prompt == "Player 1: an extra action, or end your turn."
    person.touch(person.die(3))
    assert {"turn-2", "turn-4", "end"} <= set(person.look().actions)
    eyes.look("extra-action")
    person.press("end")

    # The second: a place first, which lifts a die.
    look = person.ready()
    assert look.notice.startswith("Now school: click “Hut”. A die goes there, 5 buttons are paid, and you build")
    assert "Hut: costs 5, builds a section." in person.pick("hut").prompt
    assert person.pick("hut").prompt == "Player 1: which section do you build?"
    eyes.look("builds")
    person.pick("section 4")
    expect(person.table.locator(".bw-seat-0 .wb-built")).to_have_count(1)
    person.press("end")

    # The third: a die is turned for a button, and then the market, which takes several dice in one decision.
    look = person.ready()
    assert look.notice.startswith("Now a trick: click one die alone, and turn it for buttons")
    buttons = int(notebook.execute("game.game.table.players[0].buttons"))
    person.touch(person.table.locator(".bw-tray [data-die]").first)
    person.press(next(name for name, label in person.look().actions.items() if label.endswith("(−1)")))
    assert person.ready().prompt == "Player 1: now place dice."
    assert int(notebook.execute("game.game.table.players[0].buttons")) == buttons - 1
    before = notebook.execute(STATE)
    for die in person.table.locator(".bw-tray [data-die]").all():
        person.touch(die)
    person.pick("market")
    assert "Market: earns" in person.look().prompt
    person.pick("market")
    person.ready()
    person.undo_and_redo(STATE, before)
    eyes.check()


BEGIN = "game._begin(Game.at_table({table!r}, ['Ada', 'Bo'], 'end'), [None, None])"


def test_a_round_is_settled_and_a_game_ends(lab: Lab) -> None:
    notebook = opened(lab, Size(1280, 900), TWO, on(ROUND_ENDS))
    person = WarPlayer(notebook)
    eyes = Eyes(person, "war-", (OVERFLOWS, STICKS_OUT, CROOKED), every_look=False)
    person.ready()
    person.button("Got it").click()
    person.pick("market")
    # She could buy a white die now.
    assert person.pick("market").prompt == "Ada: an extra action, or end your turn."
    person.press("end")

    # Tattle: a die of the village, and then where it sits.
    look = person.ready()
    assert look.prompt == "Ada: which of your dice is detained?"
    assert look.notice == "Tattle: Ada has the most 3s, and must detain a die."
    assert person.offered == ["exam 4", "market 4", "market 5", "quarry 3", "tattle 3"]
    assert person.pick("market 5").prompt == "Ada: at which section?"
    eyes.look("detains")
    person.pick("detained 4")
    # Exam and quarry: the section of a marker is chosen on the mat.
    look = person.ready()
    assert look.prompt == "Ada: which section do you build?"
    for said in ("Exam: Ada has the most 4s, and gets a big brother and 3 buttons.", "Quarry: Ada still holds it"):
        assert said in look.notice
    # Beside a section that is not built yet sits a die: there is no stick for it.
    assert person.offered == ["section 5", "section 6"]
    person.pick("section 5")

    look = person.ready()
    assert look.prompt == "Round 1 is over. Start round 2 when everyone is ready."
    assert look.notice.startswith("Tattle: Ada has the most 3s, and must detain a die. Market: Ada takes a 5")
    assert look.notice.endswith("Ada builds section 5. Forest: Bo still holds it, and gets 5 buttons.")
    sums = person.table.locator(".bw-sum-table tbody tr")
    expect(sums).to_have_count(2)
    expect(sums.first).to_contain_text("1 section")
    expect(sums.last).to_contain_text("5 buttons")
    eyes.look("round-over")
    person.press("next-round")
    person.ready()
    expect(person.table.locator(".bw-title")).to_have_text("Round 2")

    notebook.execute(BEGIN.format(table=NEARLY_WON))
    person.until("Ada: choose dice")
    person.pick("hut")
    person.pick("hut")
    person.press("end")
    look = person.until("Ada wins!")
    assert "6 sections are built." in look.prompt + look.notice + person.table.inner_text()
    assert list(look.actions) == ["again", "look-back", "review"]
    expect(person.table.locator(".bw-course-title")).to_have_text("Points by round")
    expect(sums).to_have_count(2)
    expect(sums.first).to_contain_text("6 sections")
    eyes.look("over")
    person.press("look-back")
    expect(person.table.locator(".bw-look-back")).to_be_visible()
    person.button("Replay").click()
    person.ready()
    person.press("again")
    expect(person.table.locator(".bw-title")).to_have_text("Round 1")
    eyes.check()


KEYS = '["Ada", ("Bo", GreedyBot(seed=1))]'
TRANSCRIPT = Path(__file__).parent / "transcripts" / "war_turn.txt"
IN_THE_VILLAGE = "() => document.activeElement.closest('.wb-village') !== null"
PLACE_WITH_FOCUS = "() => document.activeElement.dataset.pick"
ORDER = ["quarry", "forest", "meadow", "exam", "release", "tattle", "first", "brothers", "hut", "star"]
ORDER += ["card1", "card2", "market"]


def test_turns_by_keyboard_alone_and_what_a_screen_reader_hears(lab: Lab) -> None:
    notebook = opened(lab, Size(1920, 1080), KEYS, f"{on(POWERS_OF_TWO)}, coach=False", "1 + 1")
    person = KeyboardPlayer(notebook)
    page = notebook.page
    person.button("Got it").click()
    person.enter()
    # Power cards: a digit lifts a die; what can be done with it has buttons, and E goes on.
    look = person.key("2")
    assert {"reroll", "set-6", "end"} <= set(look.actions)
    person.go_to(person.action("set-6"))
    look = person.key("Enter")
    assert person.table.locator(".bw-tray").get_attribute("aria-label") == "Ada’s dice: 1 3 4 6 6"
    look = person.key("e")
    assert look.prompt == "Ada: choose dice, or a place."

    # A whole turn, as it is heard: dice, the way to the village, a place, Enter twice, and the end of the turn.
    listener = Listener(notebook, person.table)
    for key in ("6", "6"):
        listener.press(key)
    while not page.evaluate(IN_THE_VILLAGE):
        listener.press("Tab")
    for key in ("ArrowRight", "ArrowLeft", "Enter", "Enter"):
        listener.press(key)
    listener.press("e")  # the bot answers in the same moment
    wanted = TRANSCRIPT.read_text(encoding="utf-8").splitlines()
    assert listener.heard == wanted, "\n".join(listener.heard)
    person.key()

    # The arrows go through all places in the order of the map, and through the lake.
    while not page.evaluate(IN_THE_VILLAGE):
        person.key("Tab")
    while page.evaluate(PLACE_WITH_FOCUS) != ORDER[0]:
        person.key("ArrowLeft")
    seen = []
    for _ in ORDER:
        seen.append(page.evaluate(PLACE_WITH_FOCUS))
        person.key("ArrowRight")
    assert seen == ORDER
    assert page.evaluate(PLACE_WITH_FOCUS).startswith("lake ")

    # Letters: big brother, clear, a place and "Do it".
    assert person.key("b").prompt == "Ada: a big brother – where to?"
    assert person.key("c").prompt == "Ada: choose dice, or a place."
    ply = notebook.execute("game.game.ply")
    assert person.key("c").prompt == "Ada: choose dice, or a place."
    person.key("ArrowLeft")
    assert page.evaluate(PLACE_WITH_FOCUS) == "market"
    assert "Market: earns 1 button. Click again, or “Do it”." in person.key("Space").prompt
    assert notebook.execute("game.game.ply") == ply
    person.key("d")
    # One die may go to the market and another one after it: that was it.
    assert notebook.execute("game.game.ply") != ply
    person.key("u")
    assert notebook.execute("game.game.ply") == ply
    assert page.locator(".jp-CodeCell").count() == 2


# What can be clicked and is, once it is scrolled to, smaller than 24 pixels or covered by something else.
SMALL = """(table) => [...table.querySelectorAll(
  '.bw-active .bw-pick, .bw-tray [data-die], .bw-actions button:not(:disabled), .bw-tools button')]
  .filter((part) => part.getClientRects().length > 0)
  .flatMap((part) => {
    part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    let { left, top, right, bottom } = part.getBoundingClientRect();
    const box = (part.closest('.bw-picture') ?? table).getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (part === there || part.contains(there)) {
      if (Math.min(right - left, bottom - top) >= 24) return [];
    }
    const name = part.getAttribute('aria-label') ?? part.innerText;
    return [`${name}: ${right - left} x ${bottom - top}, ${there?.outerHTML.slice(0, 80)}`];
  })"""
# As many cards as a mat has room for, so that each can still be hit with a finger.
CARDS = "quarry/2,forest/2,school/3,market/2"


class Watcher(Watchful, WarPlayer):
    """A person who looks whether all that a decision needs is in view: of the boards on a phone the village alone."""

    def __init__(self, notebook: Notebook, size: Size, several: bool) -> None:
        """Sit down; a window that is touched is tapped, and `several` people may share it."""
        super().__init__(notebook, size)
        self._touch, self._several = size.touch, several

    def settle(self) -> None:
        """Close the rules, and remember how the table stands from now on."""
        self.ready()
        if self.button("Got it").is_visible():
            self.button("Got it").click()
        self.page.wait_for_function(AT_HOME, arg=self.table.element_handle())
        self.forget()
        self.problems.clear()

    def _needed(self, boxes: dict[str, Any], look: Look) -> list[str]:
        if not self._size.is_phone:
            return list(boxes)
        # The buttons follow right below the village.
        return [name for name in ("prompt", "tray", "sum" if "sum" in boxes else "middle") if name in boxes]

    def _compare(self, where: str, name: str, before: dict[str, float], after: dict[str, float]) -> None:
        # Of several people each has the large mat when it is their turn; on a phone all mats stand below the buttons.
        if not name.startswith("seat-") or not (self._several or self._size.is_phone):
            super()._compare(where, name, before, after)


def test_first_decisions_by_touch_on_a_phone(lab: Lab) -> None:
    notebook = opened(lab, PHONE, TWO, on(POWERS_OF_TWO.replace("A powers", "A turn").replace("school/3", CARDS)))
    person = Watcher(notebook, PHONE, several=True)
    person.settle()
    small: list[str] = []

    def look_at_targets() -> None:
        small.extend(person.table.evaluate(SMALL))
        person.table.evaluate("(table) => table.scrollIntoView()")

    person.touch(person.die(6))
    person.touch(person.die(1))
    look_at_targets()
    told = person.table.locator(".bw-told").bounding_box()
    assert told is not None and told["height"] < 120, "an empty room above the dice"
    assert "Market: earns 3 buttons." in person.pick("market").prompt
    # Two quick taps at one place are a double tap, and the second one does nothing.
    person.press("do")
    person.touch(person.die(4))
    look_at_targets()
    person.press("turn-3")
    look = person.ready()
    # Of several people each has the dice and the large mat when it is their turn.
    assert look.prompt == "Bo: choose dice, or a place."
    person.pick("tattle")
    person.press("do")
    assert person.ready().prompt == "Bo: which detained die is free?"
    look_at_targets()
    person.press("free-1")  # the mat itself is a scroll away
    assert small == [], "\n".join(small)
    assert person.problems == [], "\n".join(person.problems)


@pytest.mark.thorough
def test_a_game_of_two_by_touch(lab: Lab) -> None:
    notebook = opened(lab, PHONE, TWO, ', box="goal=1"')
    person = WarPlayer(notebook, touch=True)
    person.ready()
    person.button("Got it").tap()
    look = play_to_the_end(person)
    assert re.search(ENDS, look.prompt)


ENDS = " wins!| share the win!"


def play_to_the_end(person: WarPlayer) -> Look:
    """Play a game to its end, through all its rounds."""
    for _ in range(12):
        look = person.play_on(f" is over|{ENDS}")
        if re.search(ENDS, look.prompt):
            return look
        person.press("next-round")
    raise AssertionError(f"it never ends: {person.on_the_table()}")


def a_round(person: Watcher) -> None:
    """Use the power cards, free a die, place several at the market, and go on to the end of the round."""
    person.touch(person.die(2))
    person.press("set-6")
    person.touch(person.die(1))
    person.press("reroll")
    look = person.ready()
    if "use your power cards" in look.prompt:
        person.press("end")
    assert person.ready().prompt == "Ada: choose dice, or a place."
    person.pick("release")
    person.press("do")
    assert person.ready().prompt == "Ada: which detained die is free?"
    person.pick("detained 2")
    assert person.ready().prompt == "Ada: an extra action, or end your turn."
    person.touch(person.table.locator(".bw-tray [data-die]").first)
    assert any(name.startswith("turn-") for name in person.look().actions)
    person.press("end")
    person.ready()
    for number in (0, 1):
        person.touch(person.table.locator(".bw-tray [data-die]").nth(number))
    person.pick("market")
    person.press("clear")
    assert "round 1 is over" in person.play_on(" is over").prompt.lower()
    expect(person.table.locator(".bw-sum")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "players"),
    [
        pytest.param(
            *(size, players),
            id=f"{'two' if players == TWO else 'with bots'}, {size}",
            marks=() if (size, players) == (LAPTOP, WITH_BOTS) else pytest.mark.thorough,
        )
        for size in (LAPTOP, LARGE, TABLET)
        for players in (WITH_BOTS, TWO)
    ],
)
def test_what_a_decision_needs_is_in_view_and_nothing_moves(lab: Lab, size: Size, players: str) -> None:
    notebook = opened(lab, size, players, on(POWERS if players == WITH_BOTS else POWERS_OF_TWO))
    person = Watcher(notebook, size, several=players == TWO)
    person.settle()
    a_round(person)
    assert person.problems == [], "\n" + "\n".join(person.problems)


@pytest.mark.thorough
def test_a_whole_game_of_four_by_mouse(lab: Lab) -> None:
    notebook = opened(lab, Size(1280, 900), WITH_BOTS)
    person = WarPlayer(notebook)
    person.ready()
    person.button("Got it").click()
    play_to_the_end(person)
    expect(person.table.locator(".bw-sum-table tbody tr")).to_have_count(4)
    assert person.violations() == []


@pytest.mark.thorough
def test_a_game_of_three_in_german_on_a_narrow_page(lab: Lab) -> None:
    players = '["Ada", *((name, GreedyBot(seed=name)) for name in ("Bo", "Cy"))]'
    notebook = opened(lab, Size(400, 900), players, ', language="de"')
    person = WarPlayer(notebook)
    person.ready()
    problems: list[str] = []

    def look() -> None:
        problems.extend(person.table.evaluate(ROOM)["problems"])

    look()
    person.button("Verstanden").click()
    for _ in range(12):
        seen = person.ready()
        look()
        if "again" in seen.actions:
            break
        for _ in range(60):
            if "next-round" in seen.actions or "again" in seen.actions:
                break
            seen = person.decide(seen)
            look()
        if "next-round" in seen.actions:
            person.press("next-round")
    assert "again" in person.look().actions
    assert problems == [], "\n".join(dict.fromkeys(problems))


PHASES = {
    "powers": POWERS,
    "turn": POWERS.replace("A powers", "A turn"),
    "market": POWERS.replace("A powers", "A market 1").replace("dice=12346 market=-", "dice=2346 market=1"),
    "after": POWERS.replace("A powers", "A after"),
    "free": POWERS.replace("A powers", "A free release").replace("free\ncards", "free release:A1\ncards"),
    "build": POWERS.replace("A powers", "A build hut").replace("free\ncards", "free hut:A1\ncards"),
    "detain": ROUND_ENDS.replace("A turn", "A detain").replace("dice=4 market=5", "dice=- market=45"),
    "won": NEARLY_WON,
}
"""A table for each task of a player, and one before the last decision of a game."""


@pytest.mark.thorough
@pytest.mark.parametrize("size", [LAPTOP, LARGE, TABLET, PHONE], ids=str)
def test_every_phase_in_light_and_dark(lab: Lab, size: Size) -> None:
    notebook = opened(lab, size, TWO)
    person = WarPlayer(notebook, touch=size.touch)
    person.ready()
    person.button("Got it").click()
    problems: list[str] = []
    for phase, table in PHASES.items():
        table = table.replace("dice=12346", "dice=2346") if phase in ("free", "build") else table
        names = ["Ada", "Bo", "Cy", "Di"][: table.count("buttons=")]
        notebook.execute(f"game._begin(Game.at_table({table!r}, {names}, 'phases'), [None] * {len(names)})")
        person.until("^Ada: ")
        if phase == "powers":
            person.touch(person.die(2))
        if phase == "turn":
            person.touch(person.die(6))
            person.pick("quarry")
        if phase == "after":
            person.touch(person.die(3))
        if phase == "won":
            person.pick("hut")
            person.pick("hut")
            person.press("end")
            person.until("Ada wins!")
        themes: tuple[Theme, ...] = ("dark", "light")
        for theme in themes:
            show_theme(notebook.page, theme)
            notebook.page.evaluate(FITTED)
            person.picture(f"war-{phase}-{size}-{theme}")
            found = person.violations()
            for script in (OVERFLOWS, STICKS_OUT, CROOKED):
                found += person.table.evaluate(script)
            problems += [f"{phase}, {theme}: {problem}" for problem in found]
    assert problems == [], "\n" + "\n".join(problems)


# Coach and review


def test_the_coach_says_what_a_move_and_a_turn_are_worth_and_can_be_stopped(lab: Lab) -> None:
    # Never sure: it goes on until it is stopped.
    endless = "from buttons_widgets.war_of_the_buttons.view import advisor\nadvisor.MOST_GAMES = 10**6"
    cell = endless + TABLE.format(players=TWO, more="")
    notebook = lab.open([cell], width=LAPTOP.width, height=LAPTOP.height, whole_lab=True)
    notebook.run_all()
    person = WarPlayer(notebook)
    person.ready()
    person.button("Got it").click()
    person.button("Coach").click()
    numbers, verdict = (person.table.locator(f".bw-coach-{kind}") for kind in ("number", "verdict"))
    expect(numbers.first).to_have_text(re.compile(r"^\d+\.\d% ± \d\.\d%$"), timeout=60_000)
    person.button("Stop").click()
    expect(person.table.get_by_text("Stopped.", exact=True)).to_be_visible()
    assert numbers.count() == 11, "of dozens of moves the ten best, and how many others there are"
    goal = person.table.get_by_label("goal")
    expect(goal).to_be_in_viewport(ratio=1)  # above all these rows, so that its list has room
    bar = person.table.locator(".bw-coach-bar").first.bounding_box()
    assert bar is not None and bar["width"] > 40
    goal.select_option("this turn: hold a place")
    expect(verdict).to_have_text(re.compile("is best, by|Equally good"), timeout=60_000)
    expect(numbers.first).to_have_text(re.compile(r"^[+−]\d+ buttons?$"))
    assert {"yes", "by nobody"} >= set(person.table.locator(".bw-coach-risk span").all_inner_texts()) - {""}
    expect(numbers.first).to_be_in_viewport()
    assert person.violations() == []
    notebook.execute("advisor.MOST_GAMES = 200")
    goal.select_option("the game (estimated)")
    expect(verdict).to_have_text(re.compile("is best, by|Too close to tell apart"), timeout=60_000)
    person.pick("market")
    person.press("do")
    expect(person.table.locator(".bw-coach-cost")).to_contain_text("Ada chose “Market", timeout=60_000)


BOOK = "from buttons_widgets.war_of_the_buttons import puzzle_book\nbook = puzzle_book('displace')\nbook"
"""Its first puzzle is one of three players."""


def test_a_puzzle_has_all_mats_in_view_on_a_laptop(lab: Lab) -> None:
    notebook = lab.open([BOOK], width=LAPTOP.width, height=LAPTOP.height, whole_lab=True)
    notebook.run_all()
    book = notebook.output(0).locator(".bw-book")
    mats = book.locator(".bw-small .bw-picture")
    expect(mats).to_have_count(3)
    for mat in mats.all():
        expect(mat).to_be_in_viewport(ratio=1)
    for part in (".bw-large .bw-picture", ".bw-tray", ".bw-puzzle-help"):
        expect(book.locator(part)).to_be_in_viewport(ratio=1)


REVIEW = """
from buttons_widgets.war_of_the_buttons import CHANCE, Game, GreedyBot, TunedBot, review
bots, game = [GreedyBot(seed=1), TunedBot(seed=2)], Game.start(["Ada", "Bo"], box="goal=2", seed="review")
while game.to_move is not None:
    game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
reviewed = review(game, "Ada")
reviewed
"""


@pytest.mark.thorough
def test_a_game_is_reviewed_and_a_decision_tried_again(lab: Lab) -> None:
    notebook = lab.open([REVIEW], width=1000, height=1200)
    notebook.run_all()
    shown = notebook.output(0).locator(".bw-review")
    expect(shown.locator(".bw-review-sums")).to_contain_text("In the end", timeout=120_000)
    expect(shown.get_by_role("slider", name=re.compile("The chance to win"))).to_be_visible()
    told, bar = (shown.locator(f".bw-look-{part}").bounding_box() for part in ("told", "back"))
    assert told is not None and bar is not None and told["width"] > 0.9 * bar["width"], "it has a whole line"
    steps, last = (shown.locator(".bw-look-back button:visible").nth(at).bounding_box() for at in (0, -1))
    assert steps is not None and last is not None and abs(steps["y"] - last["y"]) < 6, (
        "all its buttons stand in one row"
    )
    shown.get_by_role("button", name="Try it again").first.click()
    notice = shown.locator(".bw-review-said .bw-notice")
    expect(notice).to_have_text("What would you do now?")
    expect(shown.locator(".bw-coach-table")).to_be_hidden()
    shown.get_by_role("button", name="Show the answer").click()
    expect(shown.locator(".bw-coach-table")).to_be_visible()
    expect(shown.locator(".bw-coach-note")).to_have_text("chosen")
    assert axe(notebook.page, ".bw-review") == []
    notebook.screenshot("war-of-the-buttons-review", full_page=True)
