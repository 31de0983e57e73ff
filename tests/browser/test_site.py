"""The static site in a browser that has never been there: a game, a puzzle, an exercise, and what is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from playwright.sync_api import Browser, expect

from buttons_widgets import generate_puzzle
from tests.browser.player import NO_DELAY, Player
from tests.browser.site import Site, build_site
from tests.browser.solver import PuzzleSolver
from tests.launch.test_static_site import LESSONS, MOSTLY, check_first_words, first_cells

# What can be held without the browser's Python is held in tests/launch/test_static_site.py.
pytestmark = pytest.mark.timeout(600)

PUZZLE = """
from buttons_widgets import generate_puzzle, puzzle
puzzle(generate_puzzle("most", 1, seed="site"))
"""
EXERCISE = """
from buttons_widgets.lessons import exercise
exercise("1.2")
"""
COACH = """
from buttons_widgets import Position, coach
coach(Position.parse("RbyG/gryb/ybRy/bYrg r 5"), reveal=True)
"""
NAMED = """
exercise("1.1")
"""
TOO_LARGE = """
from buttons_widgets import LAYOUTS
coach(Position.of(LAYOUTS["A"]), reveal=True)
"""
ENDLESS = """
from buttons_widgets import play
def stuck(game):
    while True:
        pass
play(["Ada", ("Bo", stuck)], layouts=["A", "B"], pace="once", seed="site")
"""

# How long the page takes from a click until the table has changed, noted in the page itself.
TIME_CLICKS = """(table) => {
  window.redraws = [];
  let clicked = null;
  table.addEventListener('pointerdown', () => { clicked = performance.now(); }, true);
  new MutationObserver(() => {
    if (clicked === null) return;
    const at = clicked;
    clicked = null;
    requestAnimationFrame(() => window.redraws.push(performance.now() - at));
  }).observe(table, { subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ['aria-selected', 'aria-label', 'aria-disabled', 'disabled'] });
}"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built once for these tests."""
    return build_site(tmp_path_factory.mktemp("site") / "site")


@pytest.fixture
def site(built: Path, browser: Browser) -> Iterator[Site]:
    """The site on a web server."""
    with Site(built, browser) as site:
        yield site


@pytest.mark.thorough
def test_a_game_is_begun_with_a_cold_cache_and_goes_on_after_a_reload(site: Site) -> None:
    with site.window() as visitor:
        begun = perf_counter()
        notebook = visitor.start()
        expect(notebook.output(0).locator("img, svg").first).to_be_visible()  # the saved picture
        ready = perf_counter() - begun
        visitor.run_first()
        start = notebook.output(0).get_by_role("button", name="Start the game")
        expect(start).to_be_visible()
        lobby = perf_counter() - begun
        start.click()
        player = Player(notebook)
        look = player.until("^Player 1: ", seconds=60)
        player.table.evaluate(TIME_CLICKS)
        while not look.buttons[0] or "roll" not in look.actions:  # bots move in between
            player.decide(look, opt_out_with=9)
            look = player.until("^Player 1: |The round is over", seconds=60)
        redraws = visitor.page.evaluate("() => window.redraws")
        print(f"\nkernel ready {ready:.1f} s, lobby {lobby:.1f} s after the page was asked for")
        print(f"click to redraw {median(redraws):.0f} ms (median of {len(redraws)}; {max(redraws):.0f} ms at most)")

        laid = look.buttons[0]
        notebook.reload()
        expect(notebook.output(0).locator("img").first).to_be_visible()
        expect(notebook.output(0)).not_to_contain_text("widget")
        visitor.run_first()
        notebook.output(0).get_by_role("button", name=re.compile("Continue")).first.click()
        again = Player(notebook)
        assert again.until("^Player 1: ", seconds=60).buttons[0] == laid
        # What was hidden is seen when it is asked for, and what gave way to it comes back.
        look_back = again.table.locator(".bw-look-back input, .bw-look-back [role=slider]").first
        expect(look_back).not_to_be_visible()
        again.button("Replay").click()
        expect(look_back).to_be_visible()
        again.button("Replay").click()
        expect(look_back).not_to_be_visible()
        expect(again.table.locator(".bw-actions")).to_be_visible()
        # What the site says of itself is read as a page, not as its source.
        visitor.page.get_by_role("link", name="on a page of its own").click()
        expect(visitor.page.get_by_role("heading", name="About this site")).to_be_visible()


@pytest.mark.thorough
def test_the_start_notebooks_say_what_is_so_here(built: Path) -> None:
    check_first_words(built / "files")


@pytest.mark.thorough
def test_a_puzzle_is_solved_an_exercise_answered_and_both_are_known_after_a_reload(site: Site) -> None:
    asked = generate_puzzle("most", 1, seed="site")
    with site.window() as visitor:
        visitor.start()
        notebook = visitor.write([PUZZLE, EXERCISE, COACH, TOO_LARGE, NAMED])
        notebook.run_all()
        solver = PuzzleSolver(notebook, 0)
        solver.answer(asked, asked.answers[0])
        expect(solver.verdict).to_be_visible()
        expect(solver.verdict).to_contain_text("✓")

        card = notebook.output(1).locator(".bw-card")
        notebook.add_style(NO_DELAY)
        first = notebook.output(4).locator(".bw-card")
        first.get_by_label("Your name").fill("Ada")
        first.get_by_role("button", name="OK").click()
        for told in (first, card):
            expect(told.get_by_role("button", name="Ada")).to_be_visible()
        card.locator(".bw-question-answer").get_by_role("textbox").fill("999")
        card.get_by_role("button", name="Check").click()
        expect(card.locator(".bw-card-told")).to_contain_text("✗")

        expect(notebook.output(2).locator(".bw-coach-verdict")).to_contain_text("is best")
        expect(notebook.output(3)).to_contain_text("The coach needs numpy")

        kept = notebook.execute(
            "from pathlib import Path\n"
            "sorted(path.name for path in Path('/drive/kept/buttons-widgets/games').glob('*.json'))"
        )
        assert "course-probability.json" in kept
        notebook.reload()
        notebook.run_all()
        expect(notebook.output(1).locator(".bw-card-told")).to_contain_text("✗")


@pytest.mark.thorough
def test_a_bot_that_never_answers_does_not_hold_the_page_up_for_ever(site: Site) -> None:
    with site.window() as visitor:
        visitor.start()
        notebook = visitor.write([ENDLESS])
        notebook.run_all()
        told = "Bo could not decide: TimeoutError: it did not come to an end within 20 seconds (line 4: pass)"
        expect(notebook.output(0).locator(".bw-table")).to_contain_text(told, timeout=60_000)


@pytest.mark.parametrize(
    "lessons",
    [
        pytest.param(LESSONS[4:5], id="5a"),
        pytest.param(LESSONS, id="every", marks=[pytest.mark.thorough, pytest.mark.timeout(1800)]),
    ],
)
def test_a_lesson_comes_to_its_first_card(site: Site, lessons: Sequence[Path]) -> None:
    problems = []
    with site.window() as visitor:
        for path in lessons:
            name = f"lessons/{path.name}"
            notebook = visitor.start(name) if path is lessons[0] else visitor.open_file(name)
            last = len(list(first_cells(path))) - 1
            for number in range(last + 1):
                visitor.run(number)
            seen = ".bw-card-question, [data-mime-type$='stderr'], [data-mime-type$='error']"
            expect(notebook.output(last).locator(seen).first).to_be_visible()
            for number in range(last + 1):
                wrong = notebook.output(number).locator("[data-mime-type$='stderr'], [data-mime-type$='error']")
                problems += [
                    f"{path.stem}: {text}"
                    for text in wrong.all_inner_texts()
                    if not (number and path.stem.startswith(MOSTLY) and "the analysis needs numpy" in text)
                ]
            if path.stem.startswith(MOSTLY):
                visitor.watch.forget()  # JupyterLab looks for the files that an error names
        visitor.watch.check()
        page = visitor.page
        # Another place on this machine, where nobody answers: the browser does not even ask.
        for asks in (
            "fetch('http://127.0.0.1:9/').catch(() => 'refused')",
            "void (new Image().src = '//127.0.0.1:9/')",
        ):
            with page.expect_console_message(lambda said: "Content Security Policy" in said.text):
                page.evaluate(f"() => {asks}")
        visitor.watch.forget()
    assert problems == []
