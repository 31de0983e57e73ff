"""The review of a game in JupyterLab: worked out beside the kernel, gone through by keys, a decision tried again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.lab import BOTH, LOOKS, PICTURES, Lab
from tests.browser.page_scripts import AT_HOME
from tests.browser.test_table_looks import OVERFLOWS

GAME = """
from buttons_widgets import CHANCE, CautiousBot, Game, review
game = Game.start(["Ada", "Bo"], cards=["rb", "yg"], seed="review")
bots = [CautiousBot(3, seed="Ada"), CautiousBot(4, seed="Bo")]
while game.to_move is not None:
    game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
reviewed = review(game, "Ada")
reviewed
"""


def test_a_game_is_reviewed_and_its_costliest_decision_tried_again(lab: Lab) -> None:
    notebook = lab.open([GAME])
    notebook.run_all()
    shown = notebook.output(0).locator(".bw-review")
    expect(shown.locator(".bw-review-sums caption")).to_have_text("Luck and skill", timeout=60_000)
    rows = dict(
        shown.locator(".bw-review-sums tr").evaluate_all(
            "(rows) => rows.map((row) => [...row.children].map((cell) => cell.innerText))"
        )
    )
    numbers = [float(re.sub("[^0-9.−+]", "", text).replace("−", "-")) for text in rows.values()]
    assert abs(sum(numbers[:-1]) - numbers[-1]) < 0.05  # each is rounded
    assert numbers[-1] == float(notebook.execute("game.stars(0)"))

    # By keys to the decision before, with its choices.
    slider = shown.locator(".bw-look-back [role=slider]")
    slider.focus()
    shown.get_by_title("To the decision before").click()
    expect(shown.locator(".bw-review-said .bw-notice")).to_contain_text("Ada chose")

    # By the plot, with the keyboard and the mouse, to the same decisions.
    plot = shown.get_by_role("slider", name="What the round was worth")
    expect(plot).to_have_accessible_description(re.compile(r"It begins at .* The greatest fall is \d\.\d\d ★ in round"))
    last = str(plot.get_attribute("aria-valuemax"))
    plot.press("End")
    expect(plot).to_have_attribute("aria-valuenow", last)
    expect(plot).to_be_focused()
    plot.click(position={"x": 1, "y": 60})
    expect(plot).to_have_attribute("aria-valuenow", "1")
    expect(shown.locator(".bw-review-said .bw-notice")).to_contain_text("Ada chose")
    expect(slider).not_to_have_attribute("aria-valuenow", str(slider.get_attribute("aria-valuemax")))

    # A second try: the answer is hidden until something is chosen.
    shown.get_by_role("button", name="Try it again").first.click()
    expect(shown.locator(".bw-review-said .bw-notice")).to_have_text("What would you do now?")
    expect(shown.locator(".bw-coach-table")).to_be_hidden()
    choice = shown.locator(".bw-action-roll, .bw-action-opt-out, .bw-action-pass, [data-cell].bw-offered").first
    choice.click()
    expect(shown.locator(".bw-review-said .bw-notice")).to_contain_text("In the game Ada chose")
    expect(shown.locator(".bw-coach-table")).to_be_visible()

    # On a phone its board is brought into view with the focus.
    notebook.page.set_viewport_size({"width": 400, "height": 800})
    shown.get_by_role("button", name="Try it again").first.click()
    expect(shown.locator(".bw-board [data-cell]:focus")).to_be_in_viewport()
    expect(shown.locator(".bw-board")).to_be_in_viewport(ratio=1)
    expect(shown.locator(".bw-review-said .bw-notice")).to_be_in_viewport()
    shown.get_by_role("button", name="Show the answer").click()
    notebook.page.set_viewport_size({"width": 1280, "height": 900})

    # A mistake becomes a puzzle of one's own.
    shown.get_by_role("button", name="Keep as a puzzle").click()
    expect(shown.locator(".bw-review-keeping")).to_contain_text("of your pack “mine”", timeout=60_000)
    question = "from buttons_widgets import load_pack; load_pack('mine')[-1].position.count('/')"
    assert notebook.execute(question) == "5"

    problems: list[str] = []
    for look in notebook.in_every_look(LOOKS):
        PICTURES.mkdir(exist_ok=True)
        shown.screenshot(path=PICTURES / f"review-{look}.png")
        if look in BOTH:
            problems += [f"{look}: {problem}" for problem in axe(notebook.page, ".bw-review")]
        problems += [f"{look}: {problem}" for problem in shown.evaluate(OVERFLOWS)]
    assert problems == []

    # The next player's decisions; and when it is closed nothing is left.
    shown.get_by_label("whose decisions").select_option("Bo")
    expect(shown.locator(".bw-title")).to_have_text("Review: Bo")
    expect(shown.locator(".bw-review-sums")).to_be_visible(timeout=60_000)
    notebook.execute("reviewed.close()")
    expect(notebook.page.locator(".bw-review")).to_have_count(0)


# The work waits until it is allowed to go on.
SLOW = """
from threading import Event
from buttons_widgets import CHANCE, CautiousBot, Game, review
from buttons_widgets.buttons.view import reviewer
may_go_on, review_of = Event(), reviewer.review_of
reviewer.review_of = lambda *asked: may_go_on.wait(60) and review_of(*asked)
game, bot = Game.start(["Ada"], ["rbyg/gryb/ybrg/bgry"], seed="slow"), CautiousBot(3, seed=1)
while game.round == 1:
    game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
review(game)
"""


def test_a_notebook_saved_before_a_review_is_there_says_what_is_true_and_goes_on_when_it_is_opened(lab: Lab) -> None:
    notebook = lab.open([SLOW])
    notebook.run_all()
    shown = notebook.output(0).locator(".bw-review")
    expect(shown.get_by_role("progressbar")).to_be_visible()
    notebook.reload()
    saved = notebook.path.read_text(encoding="utf-8")
    assert "Run this cell to see the review" in saved and "Going through" not in saved
    expect(shown.get_by_role("progressbar")).to_be_visible()
    notebook.execute("may_go_on.set()")
    expect(shown.locator(".bw-review-sums")).to_be_visible(timeout=60_000)


TABLE = """
from buttons_widgets import CautiousBot, play
bots = [("Ada", CautiousBot(3, seed=1)), ("Bo", CautiousBot(4, seed=2))]
game = play(bots, cards=["rb", "yg"], seed="table", pace="once")
game
"""


def test_at_the_end_of_a_game_its_table_gives_place_to_the_review_by_keyboard_too(lab: Lab) -> None:
    notebook = lab.open([TABLE])
    notebook.page.set_viewport_size({"width": 1366, "height": 768})
    notebook.run_all()
    stage = notebook.output(0)
    button = stage.get_by_role("button", name="Review")
    expect(button).to_be_visible(timeout=60_000)
    # Until it stands there, a key that is pressed leaves it where it is.
    notebook.page.wait_for_function(AT_HOME, arg=stage.locator(".bw-table").element_handle())
    button.focus()
    notebook.page.keyboard.press("Enter")
    review = stage.locator(".bw-review")
    expect(review.locator(".bw-review-sums")).to_be_visible(timeout=60_000)
    expect(stage.locator(".bw-actions")).to_be_hidden()
    back = review.get_by_role("button", name="Back to the table")
    # All three moments to try again, the plot, the board and the bar are seen without scrolling.
    for what in (".bw-review-card", ".bw-review-plot", ".bw-review-board .bw-board", ".bw-look-back"):
        expect(review.locator(what).last).to_be_in_viewport(ratio=1)
    # The focus has come along: it is not lost to the notebook, whose keys change cells.
    expect(review.locator(":focus")).to_have_count(1)
    PICTURES.mkdir(exist_ok=True)
    notebook.page.screenshot(path=PICTURES / "review-table.png")
    back.focus()
    notebook.page.keyboard.press("Enter")
    expect(button).to_be_visible()
    expect(stage.locator(".bw-review")).to_have_count(0)
    expect(stage.locator(":focus")).to_have_count(1)
