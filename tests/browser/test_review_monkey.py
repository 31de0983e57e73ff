"""Operations at random in the review of a game: engine, widgets and page say the same after each."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Locator, expect

from buttons_widgets import CHANCE, CautiousBot, Game, code_of
from tests.browser.lab import Lab
from tests.browser.player import Player
from tests.knocks.tally import TIMES

OFTEN = ("space", "letter", "again", "again", "action", "action", "step", "step", "plot", "key")
RARELY = ("seat", "leave")

REVIEWED = """
import json
from buttons_widgets import play
from buttons_widgets.kit.review.game_review import GameReview
game = play(["Ada", "Berta", "Cosimo"], pace="once")
game
"""

# What stands in the place of the table, as the engine and the widgets have it. Of a review that is being worked out, or
# was stopped, nothing is seen yet.
WHAT_IS_REVIEWED = """
shown = game.children[0]
cells = lambda cells: sorted(f"{row}-{column}" for row, column in cells)
is_ = {"reviews": isinstance(shown, GameReview), "same": game.game == before, "runs": False}
with shown.lock:  # what a thread has found is drawn whole
    if is_["reviews"]:
        is_ |= {"seat": shown.seat, "runs": shown.parts.thinking.runs, "there": shown.review is not None}
    if is_.get("there"):
        ply = shown.parts.look_back.ply
        scene = shown._scene(ply) if shown.tries is None else shown._scene_of_try(shown.tries, shown._draft)
        boards = [shown._view.board(scene, panel.place, {}).picture for panel in shown.parts._panels]
        is_ |= {
            "engine": [cells(board.buttons) for board in boards],
            "widgets": [sorted(panel.board.buttons) for panel in shown.parts._panels],
            "tries": shown.tries is not None and shown.tries.ply == ply,
            "stop": max(1, shown.parts.plot.at + 1),
            "decided": sum(one.ply <= ply for one in shown.review.decisions if not one.forced),
            "brought": abs(shown.review.result - before.stars(shown.seat)) < 1e-9,
        }
print(json.dumps(is_))
"""


@pytest.mark.timeout(400 * TIMES)
@pytest.mark.thorough
def test_whatever_is_pressed_in_a_review_engine_widgets_and_page_agree(lab: Lab) -> None:
    notebook = lab.open([REVIEWED])
    notebook.run_all()
    person = Player(notebook)
    notebook.execute(f"game.open_code({code_of(small_game())!r}); before = game.game")
    chance = random.Random(10)
    seen: set[str] = set()
    for number in range(TIMES * 120):
        done = one_operation_of_a_review(person, chance)
        person.look()
        is_ = json.loads(notebook.execute(WHAT_IS_REVIEWED))
        where = f"operation {number}: {done}"
        assert is_["same"], where
        expect(review_of(person)).to_have_count(int(is_["reviews"]))
        if is_["runs"]:
            # What a kernel compiles first, it compiles once.
            person.page.wait_for_function(WORKED_OUT, timeout=120_000)
            is_ = json.loads(notebook.execute(WHAT_IS_REVIEWED))
        if not is_.get("there"):
            seen.add("stopped" if is_["reviews"] else "table")
            continue
        look = person.look()
        assert [sorted(cells) for cells in look.buttons] == is_["engine"] == is_["widgets"], where
        assert is_["brought"], where
        plot = person.table.locator(".bw-review-field")
        assert plot.get_attribute("aria-valuenow") == str(is_["stop"]) == str(max(1, is_["decided"])), where
        assert ("give-up" in look.actions) == is_["tries"], where
        seen.add("tries" if is_["tries"] else f"seat {is_['seat']}")
    assert seen >= {"table", "tries", "seat 0", "seat 1"}


WORKED_OUT = "() => document.querySelector('table.bw-review-sums')?.getClientRects().length > 0"


def review_of(person: Player) -> Locator:
    """The review, if it stands in the place of the table."""
    return person.table.and_(person.page.locator(".bw-review"))


def small_game() -> Game:
    """A game on small boards, which is reviewed at once."""
    sides = ["rbygr/gyrby/bgyrb/yrbgy/rbgyg", "gyrby/rbygr/bgyrb/rbgyg/yrbgy", "bgyrb/rbygr/gyrby/rbgyg/yrbgy"]
    game = Game.start(["Ada", "Berta", "Cosimo"], sides, list("rby"), "small")
    bots = [CautiousBot(2 + seat, seed=seat) for seat in range(3)]
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


def one_operation_of_a_review(person: Player, chance: random.Random) -> str:
    """Do something that a person without a plan would do at a review, or at the table that it stands for."""
    review = review_of(person)
    if review.count() == 0:
        person.action("review").dispatch_event("click", {"detail": 1})
        return "the review"
    kind = chance.choice([*OFTEN, chance.choice(RARELY)])
    if kind == "letter":
        letter = chance.choice("ropcv")
        review.locator(".bw-board").first.dispatch_event("keydown", {"key": letter})
        return f"the letter {letter}"
    if kind == "key":
        key = chance.choice(["ArrowLeft", "ArrowRight", "Home", "End"])
        review.locator(".bw-review-field").dispatch_event("keydown", {"key": key})
        return f"the key {key} at the plot"
    if kind == "seat":
        seat = chance.randrange(3)
        review.get_by_label("whose decisions").select_option(index=seat)
        return f"seat {seat}"
    if kind == "plot":
        field = review.locator(".bw-review-field")
        place = field.evaluate("(field) => { const { x, width } = field.getBoundingClientRect(); return [x, width]; }")
        x = place[0] + chance.random() * place[1]
        field.dispatch_event("click", {"detail": 1, "clientX": x})
        return f"the plot at {x:.0f}"
    selector = {
        "space": "[data-cell]",
        "again": ".bw-review-card:visible",
        "action": ".bw-action:visible, .bw-review-keeping button:visible",
        "step": ".bw-step:visible",
        "leave": ".bw-review-back:visible, .bw-work-line button:visible",
    }[kind]
    buttons = review.locator(selector).and_(person.page.locator(":enabled, [data-cell]")).all()
    if not buttons:
        return "nothing"
    button = chance.choice(buttons)
    label = button.get_attribute("aria-label") or button.get_attribute("title") or button.inner_text()
    button.dispatch_event("click", {"detail": 1})
    return f"the button {label}"
