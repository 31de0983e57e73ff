"""Button Up! in JupyterLab: whole matches by mouse and by keyboard, what a pile would do, the table in every look."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.circle_player import CirclePlayer
from tests.browser.lab import LOOKS, Lab
from tests.browser.looks import IN_LOOKS, Eyes
from tests.browser.test_puzzle import STICKS_OUT
from tests.browser.test_table_looks import CROOKED, OVERFLOWS
from tests.hands import plain

LOBBY = """
from buttons_widgets import play
from buttons_widgets.button_up import RandomBot
from buttons_widgets.button_up.kind import BUTTON_UP
BUTTON_UP.bots = {"easy": lambda: RandomBot(seed=1)}
game = play(seed="circle", pace="once")
game
"""
TWO = """
from buttons_widgets.button_up import play
game = play(["Ada", "Bo"], first="Ada", seed="two")
game
"""
STATE = "(game.game.ply, str(game.game.position))"
# Bots play the match on to the last decision of a person.
SKIP = """
from buttons_widgets import CHANCE
now, bot = game.game, RandomBot(seed=1)
last = now
while now.to_move is not None:
    last = now if now.to_move == 0 else last
    now = now.play(now.chance_move() if now.to_move is CHANCE else bot(now))
game._begin(last, game.table.session.bots)
print(game.table.parts.title.value)
"""
FLIGHTS = "() => document.getAnimations().filter((one) => one.animationName === 'bu-fly').length"


@IN_LOOKS
def test_a_match_from_the_lobby_to_its_review(lab: Lab, every_look: bool) -> None:
    notebook = lab.open([LOBBY], height=900)
    notebook.run_all()
    person = CirclePlayer(notebook)
    eyes = Eyes(person, "button-up-", (OVERFLOWS, STICKS_OUT, CROOKED), every_look)
    # The lobby of BUTTONS leads to this game, and back.
    game = person.table.get_by_label("Game", exact=True)
    game.select_option("Button Up!")
    expect(person.table.locator(".bw-seat-row")).to_have_count(2)
    game.select_option("BUTTONS")
    expect(person.table.locator(".bw-seat-row")).to_have_count(4)
    game.select_option("Button Up!")
    expect(person.table.locator(".bw-seat-row")).to_have_count(2)
    eyes.look("lobby", LOOKS)
    person.button("Start the game").click()
    look = person.ready()
    assert look.prompt == "Player 1 (red): choose a pile with a spy."
    person.button("Got it").click()

    # A pile without a spy says why not; one with a spy says and shows where its buttons would land.
    quiet = next(place for place in "123456789" if place not in person.offered)
    look = person.pick(quiet)
    assert look.notice == f"Place {quiet}: there is no spy in that pile. Only piles with a white button can be sown."
    first, other = person.offered[:2]
    look = person.pick(first)
    assert (
        look.prompt
        == f"Player 1 (red): sow place {first}, by the button or by clicking it again, or choose another pile."
    )
    again = look.actions["sow"] == f"Sow place {first} and play again"
    assert again or look.actions["sow"] == f"Sow place {first}"
    drops = notebook.execute(f"len(game.game.position.drops({first}))")
    assert person.landings() == [*map(str, range(1, int(drops))), "↻" if again else drops]
    look = person.pick(other)
    assert look.actions["sow"].startswith(f"Sow place {other}")
    person.button("Coach").click()
    expect(person.table.locator(".bw-coach-verdict")).to_contain_text(re.compile("best|[Ee]qually good"))
    expect(person.table.locator(".bu-worth")).to_have_count(len(person.offered))
    eyes.look("coach", LOOKS)
    person.button("Coach").click()

    # Back over a sowing and on again: the circle is as it was.
    before = notebook.execute(STATE)
    person.press("sow")
    person.ready()
    person.undo_and_redo(STATE, before)
    eyes.look("high-piles")

    person.play_on("is over")
    expect(person.table.locator(".bw-sum-table tbody tr")).to_have_count(2)
    eyes.look("battle-over")
    look = person.play_on("will you be first| wins!")
    if "first" in look.actions:
        eyes.look("decides")
    if not every_look:  # the whole match is played with every look
        title = plain(notebook.execute(SKIP))
        expect(person.table.locator(".bw-title")).to_have_text(title)
    look = person.play_on(" wins!")
    assert list(look.actions) == ["again", "look-back", "review"]
    points = notebook.execute("sorted(game.game.points)").strip("[]").split(", ")
    assert look.prompt.endswith(f"{points[1]} points to {points[0]}.")
    eyes.look("over", LOOKS)

    person.press("look-back")
    expect(person.table.locator(".bw-look-back")).to_be_visible()
    eyes.look("looks-back")
    person.button("Replay").click()
    person.ready()
    person.press("review")
    expect(notebook.output(0).locator(".bw-review-sums caption")).to_have_text("Luck and skill", timeout=20_000)
    person.look()
    eyes.look("review", LOOKS)
    outside = person.table.locator(".bw-worth-plot polyline").evaluate_all(
        "(lines) => lines.flatMap((line) => [...line.points].map((point) => point.y)).filter((y) => y < 0 || y > 100)"
    )
    assert outside == []
    person.button("Back to the table").click()
    person.ready()
    person.press("again")
    expect(person.table.locator(".bw-title")).to_have_text("Battle 1")
    eyes.check()


def test_by_keyboard_alone(lab: Lab) -> None:
    notebook = lab.open([TWO.replace("two", "keys"), "1 + 1"], reduced_motion="reduce")
    notebook.run_all()
    person = CirclePlayer(notebook)
    person.ready()
    keyboard = notebook.page.keyboard
    stop = person.table.locator(".bw-picture [tabindex='0']")
    expect(stop).to_have_count(1)
    assert stop.get_attribute("data-pick") == person.offered[0]
    stop.focus()
    # The arrows go round the circle in the order of its places, and what a pile would do is shown on the way.
    for place in [*range(int(person.offered[0]) + 1, 10), *range(1, int(person.offered[0]) + 1)]:
        keyboard.press("ArrowRight")
        expect(person.pile(place)).to_be_focused()
        assert len(person.landings()) == (str(place) in person.offered)
    keyboard.press("ArrowLeft")
    keyboard.press("ArrowRight")
    for _ in range(9):
        before = notebook.execute("(game.game.ply, len(game.game.battles))")
        person.ready()
        if person.action("next-round").is_visible():
            break
        held = "document.activeElement.closest('.bw-table') !== null"
        assert notebook.page.evaluate(held)
        if not person.action("sow").is_enabled():
            keyboard.press("Enter")
            person.look()
        assert notebook.page.evaluate(FLIGHTS) == 0
        keyboard.press("s")
        notebook.page.wait_for_function(
            "([table, lines]) => table.querySelectorAll('.bw-log-text li').length > lines",
            arg=[person.table.element_handle(), int(before.strip("()").split(",")[0])],
        )
        person.look()
        expect(person.table.locator(":focus")).to_have_count(1)
    assert person.look().prompt == "Battle 1 is over. Start battle 2 when everyone is ready."
    assert notebook.page.locator(".jp-CodeCell").count() == 2


def test_the_buttons_fly_one_by_one_and_a_screen_reader_hears_where_they_land(lab: Lab) -> None:
    notebook = lab.open([TWO], reduced_motion="no-preference")
    notebook.run_all()
    person = CirclePlayer(notebook)
    person.ready()
    place = person.offered[0]
    name = str(person.pile(place).get_attribute("aria-label"))
    assert re.fullmatch(rf"place {place}, white from the bottom up\. Sow: white on \d(, and play again)?\.?", name)
    person.pick(place)
    person.press("sow")
    assert notebook.page.evaluate(FLIGHTS) == 1
    news = person.table.locator(".bw-frame [aria-live], .bw-frame [role=status]").first
    expect(news).to_contain_text(f"Ada sows place {place}: white on")
    # Once: a table that is only drawn again keeps still.
    person.picture("button-up-flown")
    person.button("?").click()
    assert notebook.page.evaluate(FLIGHTS) == 0


def test_a_double_click_sows_one_pile_once(lab: Lab) -> None:
    notebook = lab.open([TWO])
    notebook.run_all()
    person = CirclePlayer(notebook)
    person.ready()
    ply = int(notebook.execute("game.game.ply"))
    person.pile(person.offered[0]).dblclick(delay=5)
    person.ready()
    assert int(notebook.execute("game.game.ply")) in (ply, ply + 1)
    # Two clicks on the button that sows: the second one came for what is not asked any more.
    ply = int(notebook.execute("game.game.ply"))
    person.pick(person.offered[-1])
    person.action("sow").dblclick(delay=5)
    person.ready()
    assert int(notebook.execute("game.game.ply")) == ply + 1


@pytest.mark.parametrize("width", [320, 1366])
def test_what_a_decision_needs_is_in_view(lab: Lab, width: int) -> None:
    notebook = lab.open([TWO], width=width, height=768)
    notebook.run_all()
    person = CirclePlayer(notebook)
    person.ready()
    if person.button("Got it").is_visible():
        person.button("Got it").click()
    problems: list[str] = []
    for script in (OVERFLOWS, STICKS_OUT, CROOKED):
        problems.extend(person.table.evaluate(script))
    person.picture(f"button-up-{width}")
    assert problems == []
    if width > 1000:
        box = person.table.locator(".bw-picture svg").bounding_box()
        assert box is not None and box["y"] > 0 and box["y"] + box["height"] <= 768
        expect(person.table.locator(".bw-actions")).to_be_in_viewport(ratio=1)
