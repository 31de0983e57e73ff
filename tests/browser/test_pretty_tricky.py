"""Pretty Tricky in JupyterLab: whole games by mouse, by touch and by keyboard, and the table in every look."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.lab import LOOKS, Lab
from tests.browser.looks import IN_LOOKS, Eyes
from tests.browser.player import Look
from tests.browser.sheet_player import SheetPlayer
from tests.browser.test_puzzle import STICKS_OUT
from tests.browser.test_table_looks import CROOKED, OVERFLOWS
from tests.browser.watchful import LAPTOP, PHONE, TABLET, Size

LOBBY = """
from buttons_widgets import play
from buttons_widgets.pretty_tricky import RandomBot
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
PRETTY_TRICKY.bots = {"beginner": lambda: RandomBot(seed=1)}
PRETTY_TRICKY.at_first = ("person", "beginner", "beginner", "beginner")
game = play(seed="sheets", pace="once")
game
"""
TABLE = """
from buttons_widgets.pretty_tricky import play
game = play({names}, marks={marks}, seed="sheets")
game
"""
NARROW = Size(320, 640)
WHOLE = pytest.mark.parametrize(
    "whole", [False, pytest.param(True, marks=pytest.mark.thorough)], ids=["first", "whole"]
)
"""The first decisions of a game; `make thorough` plays it to its end."""
TURN = "game.table._activity.turn"
STATE = "(game.game.ply, str(game.game.position(0)))"


def table(names: list[str], marks: int | None = None) -> str:
    return TABLE.format(names=names, marks=marks)


@IN_LOOKS
def test_a_game_of_four_from_the_lobby_to_its_end(lab: Lab, every_look: bool) -> None:
    notebook = lab.open([LOBBY], height=900)
    notebook.run_all()
    person = SheetPlayer(notebook)
    eyes = Eyes(person, "pretty-tricky-", (OVERFLOWS, STICKS_OUT, CROOKED), every_look)
    person.table.get_by_label("Game", exact=True).select_option("Pretty Tricky")
    # The lobby before it had as many seats, and was another one.
    expect(person.table.get_by_label("Sheet", exact=True)).to_be_visible()
    expect(person.table.locator(".bw-seat-row")).to_have_count(4)
    eyes.look("lobby", LOOKS)
    person.table.get_by_label("Sheet", exact=True).select_option("our own: copy it from the box")
    text = person.table.get_by_label("As text")
    text.fill("/".join(["o|o"] * 11))
    text.press("Enter")
    person.button("Start the game").click()
    look = person.ready()
    assert look.prompt == "Player 1: tick two sums, one, or nothing."
    expect(person.table.locator(".bw-how-to li, .bw-how-to-line")).not_to_have_count(0)
    if every_look:
        eyes.look("how-to")
    person.button("Got it").click()
    expect(person.table.locator(".bw-seat-compact")).to_have_count(3)

    # Whoever points at a row sees what its split would tick; a click keeps that, and a second one ticks it.
    first = person.rows[0]
    shown = person.table.locator(".pt-plan:visible")
    person.row(first).hover()
    expect(shown).to_have_count(1)
    assert notebook.execute(STATE).startswith("(1,")
    look = person.pick(first)
    assert look.prompt.endswith("Click again to tick, or choose another.")
    expect(shown).to_have_count(1)
    eyes.look("chosen", LOOKS)
    other = next(row for row in person.rows if row not in look.actions["both"])
    look = person.pick(other)
    assert other in look.actions["both"]
    strokes = person.strokes(0)
    person.row(other).click()
    person.ready()
    assert person.strokes(0) >= strokes + 2
    if every_look:
        eyes.look("others-roll", LOOKS)

    # Back and on again: the sheet is as it was.
    before = notebook.execute(STATE)
    person.decide(person.ready())
    person.undo_and_redo(STATE, before)

    look = person.play_on(" wins!| share the win!")
    assert list(look.actions) == ["again", "look-back", "review"]
    expect(person.table.locator(".bw-sum-table tbody tr")).to_have_count(4)
    expect(person.table.locator(".bw-course-title")).to_have_text("Points by round")
    eyes.look("over", LOOKS)
    person.press("look-back")
    expect(person.table.locator(".bw-look-back")).to_be_visible()
    if every_look:
        eyes.look("looks-back")
    person.button("Replay").click()
    person.ready()
    person.press("again")
    expect(person.table.locator(".bw-title")).to_have_text("Round 1")
    eyes.check()


OWN_SHEET = """
from buttons_widgets.pretty_tricky import RandomBot
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
game = PRETTY_TRICKY.play(seed="sheets", pace="once")
game
"""


@pytest.mark.parametrize(
    "size", [PHONE, *(pytest.param(size, marks=pytest.mark.thorough) for size in (LAPTOP, NARROW))], ids=str
)
def test_a_sheet_is_clicked_together_in_the_lobby_and_played(lab: Lab, size: Size) -> None:
    window: dict[str, Any] = {"width": size.width, "height": size.height, "whole_lab": size.lab}
    notebook = lab.open([OWN_SHEET], **window, **({"has_touch": True} if size.touch else {}))
    notebook.run_all()
    person = SheetPlayer(notebook)
    table, keyboard = person.table, notebook.page.keyboard
    table.get_by_label("Sheet", exact=True).select_option("our own: copy it from the box")
    text = table.get_by_label("As text")
    fewer, more = (
        table.get_by_role("button", name=re.compile(f"^row 2, left, . boxes: one {what}")) for what in ("fewer", "more")
    )
    fewer.click()
    expect(text).to_have_value(re.compile(r"^o\|oo/ooo"))
    expect(fewer).to_be_focused()
    # By keyboard: the arrows go through boxes and signs row by row, and what is drawn anew keeps the focus.
    keyboard.press("ArrowRight")
    expect(more).to_be_focused()
    keyboard.press("Enter")
    expect(text).to_have_value(re.compile(r"^oo\|oo/ooo"))
    expect(table.get_by_role("button", name="row 2, left, box 2: plain")).to_be_visible()
    expect(more).to_be_focused()
    keyboard.press("ArrowRight")
    keyboard.press("Space")
    expect(table.get_by_role("button", name="row 2, left, box 1: 2")).to_be_focused()
    person.picture(f"pretty-tricky-own-sheet-{size}")
    problems = [problem for script in (OVERFLOWS, STICKS_OUT, CROOKED) for problem in table.evaluate(script)]
    assert problems == [], "\n" + "\n".join(problems)
    assert axe(notebook.page, ".pt-sheet-picker") == []
    person.button("Undo").click()
    expect(text).to_have_value(re.compile(r"^oo\|oo/ooo"))
    text.fill("no sheet")
    text.press("Enter")
    expect(table.get_by_role("alert").filter(has_text="a sheet is eleven rows")).to_be_visible()
    # Quick clicks all count, and what is clicked stays under the finger.
    more.dblclick()
    expect(text).to_have_value(re.compile(r"^oooo\|oo/ooo"))
    fewer.click(click_count=3)
    person.button("Start the game").click()
    person.ready()
    assert notebook.execute("game.game.setup.sheet.halves[0]") == "('o', 'oo')"
    assert table.locator(".bw-seat-0 .pt-sheet text", has_text="!").count() == 11
    if size.touch:
        person.button("Got it").tap()
        by_touch(person, most=2)


# Small: the race is solved at once, and games are short. Never sure: the coach goes on until it is stopped.
COACHED = f"""
from buttons_widgets.pretty_tricky import play
from buttons_widgets.kit.analysis import comparing
comparing.MANY_GAMES, comparing.PairedComparison.lead = 10**8, 10**9
game = play({{names}}, marks=2, sheet="{"oo|oo/" * 3 + "ooo|oo/" * 3 + "oo|oo/" * 4 + "oo|oo"}", seed="sheets")
game
"""
# What is wanted again before its thread notices that it was stopped goes on there: without an end, here.
STOPPED = """
import threading
for thread in threading.enumerate():
    if thread.name == "buttons-widgets":
        thread.join(15)
comparing.MANY_GAMES = 1_000
"""


@WHOLE
def test_a_game_of_three_by_keyboard_alone_what_a_screen_reader_hears_and_the_coach(lab: Lab, whole: bool) -> None:
    names = ["Ada", "Bo", "Cy"]
    notebook = lab.open([COACHED.format(names=names), "1 + 1"], width=1366, reduced_motion="reduce")
    notebook.run_all()
    person = SheetPlayer(notebook)
    person.ready()
    news = person.table.locator(".bw-frame [aria-live], .bw-frame [role=status]").first
    expect(news).to_contain_text(re.compile(r"Ada rolls blue \d, \d, \d, red \d\. Ada: tick two sums"))
    name = str(person.row(person.rows[0]).get_attribute("aria-label"))
    assert re.fullmatch(r"row \d+, \d open: tick \d+ (and \d+|twice)\.", name)
    expect(
        person.table.get_by_role("group", name="Ada’s sheet. No mark yet; no full row on the right.")
    ).to_be_visible()
    keyboard = notebook.page.keyboard
    stop = person.table.locator(".bw-active .bw-pick[tabindex='0']")
    expect(stop).to_have_count(1)
    stop.focus()
    # The arrows go through the rows in their order, and what a row would tick is shown on the way.
    for row in [*person.rows[1:], person.rows[0]]:
        keyboard.press("ArrowDown")
        expect(person.row(row)).to_be_focused()
        expect(person.table.locator(".pt-plan:visible")).to_have_count(1)
    keyboard.press("Enter")
    assert "Click again" in person.look().prompt
    keyboard.press("Enter")
    for number in range(400 if whole else 4):
        look = person.ready()
        if "again" in look.actions:
            break
        assert notebook.page.evaluate("document.activeElement.closest('.bw-table') !== null")
        ply = notebook.execute("game.game.ply")
        # On the sheet and by letters in turn
        if number % 2 and stop.count() and person.table.locator(".bw-active .bw-pick:focus").count():
            keyboard.press("Enter")
        else:
            keyboard.press("t" if "both" in look.actions else "a")
        person.ready()
        assert notebook.execute("game.game.ply") != ply or "both" in person.look().actions
    assert not whole or re.search(" wins!| share the win!", person.look().prompt)
    assert notebook.page.locator(".jp-CodeCell").count() == 2

    if not whole:
        return
    # The coach is asked at a roll of one's own; `tests/pretty_tricky/view/test_coach.py` holds what it answers.
    person.press("again")
    person.play_on("^(Ada|Bo|Cy): tick two sums")
    the_coach_says_what_each_choice_is_worth_and_can_be_stopped(person, names)


@pytest.mark.thorough
def test_the_coach_of_a_race(lab: Lab) -> None:
    notebook = lab.open([COACHED.format(names=["Ada"])], width=1366, reduced_motion="reduce")
    notebook.run_all()
    the_coach_says_what_each_choice_is_worth_and_can_be_stopped(SheetPlayer(notebook), ["Ada"])


def the_coach_says_what_each_choice_is_worth_and_can_be_stopped(person: SheetPlayer, names: list[str]) -> None:
    """Open the coach at a decision, stop it if games are played on, let it think again, and decide."""
    look = person.ready()
    name = look.prompt.partition(":")[0]
    assert name in names
    person.button("Got it").click()
    person.button("Coach").click()
    numbers = person.table.locator(".bw-coach-number")
    expect(numbers.first).to_have_text(re.compile(r"^\d+\.\d\d( ± \d\.\d\d)?$"), timeout=60_000)
    if len(names) > 1:
        person.button("Stop").click()
        expect(person.table.get_by_text("Stopped.", exact=True)).to_be_visible()
        expect(numbers.first).to_have_text(re.compile("±"))
        person.notebook.execute(STOPPED)
        person.button("Think again").click()
    verdict = person.table.locator(".bw-coach-verdict")
    expect(verdict).to_have_text(re.compile("is best, by|Too close to tell apart|Equally good"), timeout=60_000)
    if len(names) > 1:
        expect(verdict).to_have_text(re.compile(r"Played on [\d,]+ times from each choice, and not sure\.$"))
    expect(person.table.get_by_label("goal")).to_be_visible(visible=len(names) > 1)
    names_shown = person.table.locator(".bw-coach-table th[scope=row]").all_inner_texts()
    assert {label for label in look.actions.values() if "!" not in label} <= set(names_shown)
    assert person.violations() == []
    person.picture(f"pretty-tricky-coach-{len(names)}")
    person.press(next(iter(look.actions)))
    expect(person.table.locator(".bw-coach-cost")).to_contain_text(name, timeout=60_000)


@pytest.mark.thorough
def test_a_game_of_two_by_touch(lab: Lab) -> None:
    notebook = lab.open([table(["Ada", "Bo"], marks=1)], width=PHONE.width, height=PHONE.height, has_touch=True)
    notebook.run_all()
    person = SheetPlayer(notebook)
    person.ready()
    person.button("Got it").tap()
    look = by_touch(person)
    assert re.search(" wins!| share the win!", look.prompt)


def by_touch(person: SheetPlayer, most: int = 1_000) -> Look:
    """Play on with a finger, to the end of the game or with so many taps."""
    notebook, taps = person.notebook, 0
    while "again" not in (look := person.ready()).actions and taps < most:
        box = person.row(person.rows[0]).locator(".pt-hit").bounding_box()
        assert box is not None and box["width"] >= 24 and box["height"] >= 19
        turn = notebook.execute(TURN)
        # Two quick taps at one place are a double tap, and the second one does nothing.
        both = person.action("both")
        (both if "both" in look.actions else person.row(person.rows[-1]).locator(".pt-hit")).tap()
        # A tap is a click a moment later: until it is answered nobody taps again.
        assert any(notebook.execute(TURN) != turn for _ in range(100)), f"a tap is lost: {person.on_the_table()}"
        taps += 1
    # Two taps tick two boxes, and one tap one box; one is enough where two boxes are all that can be ticked.
    boxes = int(notebook.execute("sum(str(move).count(' ') for move in game.game.moves if 'tick' in str(move))"))
    assert 0 < taps <= boxes
    return look


@pytest.mark.thorough
def test_a_race_to_its_end(lab: Lab) -> None:
    notebook = lab.open([table(["Ada"], marks=1)], reduced_motion="no-preference")
    notebook.run_all()
    person = SheetPlayer(notebook)
    look = person.play_on(" wins!")
    # The last roll may fill two rows.
    assert re.fullmatch(r"Ada wins! [12] marks? in \d+ rolls\.", look.prompt)
    expect(person.table.locator(".bw-course-title")).to_have_text("Marks by roll")


REVIEW = """
from buttons_widgets.pretty_tricky import CHANCE, ChampionBot, Game, NearestBot, review
bots = [NearestBot(1), ChampionBot(1)][:{players}]
game = Game.start(["Ada", "Bo"][:{players}], seed="review", marks=2)
while game.to_move is not None:
    game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
reviewed = review(game, "Ada")
reviewed
"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("players", "unit", "plot"),
    [(2, "%", "The chance to win"), (1, "roll", "How many rolls ahead")],
    ids=["two", "race"],
)
def test_a_game_is_reviewed_and_a_decision_tried_again(lab: Lab, players: int, unit: str, plot: str) -> None:
    notebook = lab.open([REVIEW.format(players=players)], width=1000, height=1200)
    notebook.run_all()
    shown = notebook.output(0).locator(".bw-review")
    expect(shown.locator(".bw-review-sums")).to_contain_text("At the end", timeout=60_000)
    expect(shown.locator(".bw-review-sums")).to_contain_text(unit)
    expect(shown.get_by_role("slider", name=re.compile(plot))).to_be_visible()
    shown.get_by_role("button", name="Try it again").first.click()
    notice = shown.locator(".bw-review-said .bw-notice")
    expect(notice).to_have_text("What would you do now?")
    expect(shown.locator(".bw-coach-table")).to_be_hidden()
    shown.get_by_role("button", name=re.compile("^(Nothing|Leave it)$")).click()
    expect(notice).to_contain_text("In the game Ada chose")
    expect(shown.locator(".bw-coach-table")).to_be_visible()
    assert axe(notebook.page, ".bw-review") == []
    notebook.screenshot(f"pretty-tricky-review-{players}", full_page=True)


SHEET = ".bw-seat-0 .pt-sheet"
VIEW_HEIGHT = "() => document.querySelector('.bw-table').closest('.jp-WindowedPanel-outer').clientHeight"
WITH_BOTS = """
from buttons_widgets.pretty_tricky import RandomBot, play
game = play(["Ada", *((name, RandomBot(seed=name)) for name in ("Bo", "Cy", "Di"))], seed="sheets", pace="once")
game
"""


# Where the parts of the table stand that somebody aims at, and where the sheet ends, from the table's corner.
PLACES = """(table, names) => {
  const corner = table.getBoundingClientRect();
  const found = {};
  for (const name of names) {
    const part = table.querySelector(name);
    if (part.getClientRects().length === 0) throw new Error(`${name} is not shown`);
    const box = part.getBoundingClientRect();
    found[name] = [Math.round(box.x - corner.x), Math.round(box.y - corner.y)];
    found.foot = [0, Math.round(box.bottom - corner.y)];
  }
  return found;
}"""
AIMED_AT = (".bw-prompt", ".bw-tray", ".bw-actions", SHEET)


RACE = table(["Ada"])


@pytest.mark.parametrize(
    ("size", "cell"),
    [
        pytest.param(
            *(size, cell),
            id=f"{'race' if cell == RACE else 'with bots'}, {size}",
            marks=() if (size, cell) in ((LAPTOP, WITH_BOTS), (PHONE, RACE)) else pytest.mark.thorough,
        )
        for size in (LAPTOP, TABLET, PHONE, NARROW)
        for cell in (WITH_BOTS, RACE)
    ],
)
def test_what_a_decision_needs_is_in_view_and_nothing_moves(lab: Lab, size: Size, cell: str) -> None:
    notebook = lab.open([cell], width=size.width, height=size.height, whole_lab=size.lab, reduced_motion="reduce")
    notebook.run_all()
    person = SheetPlayer(notebook)
    person.ready()
    if person.button("Got it").is_visible():
        person.button("Got it").click()
    view = notebook.page.evaluate(VIEW_HEIGHT)
    if cell == RACE:
        # What is written is drawn once.
        expect(person.table.locator(".bw-title")).to_have_text("Roll 1")
        drawn = person.table.locator(".pt-fresh")
        person.decide(person.ready())
        assert drawn.count() >= 1
        person.pick(person.rows[0])
        expect(drawn).to_have_count(0)
    problems: list[str] = []
    first: dict[str, list[int]] = {}
    for number in range(4):
        look = person.ready()
        seen = person.table.evaluate(PLACES, AIMED_AT)
        first = first or seen
        if size.width > 320 and seen != first:
            problems.append(f"{look.prompt}: {seen}, not {first}")
        # What a decision needs, from the prompt to the foot of the sheet, is no higher than what is in view.
        if size.width > 320 and seen["foot"][1] - seen[".bw-prompt"][1] > view:
            problems.append(f"{look.prompt}: {seen} in {view} pixels")
        for script in (OVERFLOWS, STICKS_OUT, CROOKED):
            problems += person.table.evaluate(script)
        if number in (0, 2):
            person.picture(f"pretty-tricky-{size}-{number}-{'bots' if cell == WITH_BOTS else 'race'}")
        if "both" not in look.actions and number % 2 == 0:
            person.pick(person.rows[0])  # what is chosen, or ticked at once
        else:
            person.press(next(iter(look.actions)))
    assert problems == [], "\n" + "\n".join(problems)
    small = [box.bounding_box() for box in person.table.locator(".bw-seat-compact .pt-sheet").all()]
    assert all(box is not None and box["width"] >= (110 if size.width > 320 else 90) for box in small)
