"""How long a click on a space takes in a real JupyterLab until the button has been painted: one person, three bots.

The person's table is the usual one, in JupyterLab as `make lab` opens it, with all that a decision sets going: the move
is checked, kept on disk and drawn, and the bots are started.
"""

import os
import re
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright
from pytest_benchmark.fixture import BenchmarkFixture

from tests.browser.chromium import find_chromium
from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.lab import Lab, LabServer
from tests.browser.player import Look, Player
from tests.browser.windows import Windows

CLICKS = 40

LAB_SETTINGS = Path(__file__).parents[2] / "lab"
"""JupyterLab as `make lab` opens it."""

ONE_AND_THREE = """
from buttons_widgets import CautiousBot, play
bots = [(name, CautiousBot(seed=name)) for name in ("Bo", "Cy", "Dee")]
game = play(["Ada", *bots], seed="click", pace="fast")
game
"""

# Milliseconds from the click until the button is in the drawing, and until the frame after that has been painted.
CLICK = """(cell) => new Promise((resolve, reject) => {
  const space = document.querySelector(`.bw-active [data-cell='${cell}']`);
  setTimeout(() => reject(new Error(`no button came on ${cell}`)), 10000);
  new MutationObserver((_, observer) => {
    if (!space.querySelector('.bw-part-under > *')) return;
    observer.disconnect();
    const drawn = performance.now() - begun;
    requestAnimationFrame(() => setTimeout(() => resolve([drawn, performance.now() - begun])));
  }).observe(space, { childList: true, subtree: true });
  const begun = performance.now();
  space.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
})"""

# Nobody clicks while the dice are still tumbling: until all is at rest.
AT_REST = """() => !document.querySelector('.bw-tray-tumbles')
  && document.getAnimations().every((animation) => animation.playState === 'finished')"""


A_PERSON_DECIDES = "^Ada: | is over| wins!| share the win!"


def test_click_to_painted_board(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright, LabServer(tmp_path, LAB_SETTINGS) as server:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*CHROMIUM_FLAGS, *sandbox])
        lab = Lab(Windows(browser), server)
        notebook = lab.open([ONE_AND_THREE], reduced_motion="no-preference")
        notebook.run_all()
        person = Player(notebook)
        times: list[tuple[float, float]] = []

        def until_a_person_decides() -> Look:
            look = person.look()  # the kernel has heard of all that was done: what was asked before is asked no more
            while not re.search(A_PERSON_DECIDES, look.prompt):
                look = person.until(A_PERSON_DECIDES)
            return look

        def until_a_button_may_be_laid() -> tuple[tuple[str], dict[str, object]]:
            look = until_a_person_decides()
            while "place" in look.actions or not look.offered or "your" in look.prompt:
                _ = person.press("again") if "again" in look.actions else person.decide(look, opt_out_with=5)
                look = until_a_person_decides()
            notebook.page.wait_for_function(AT_REST)
            return (look.offered[0],), {}

        def lay(cell: str) -> None:
            drawn, painted = notebook.page.evaluate(CLICK, cell)
            times.append((drawn, painted))

        benchmark.pedantic(lay, setup=until_a_button_may_be_laid, rounds=CLICKS)
        lab.close()
        browser.close()
    drawn, painted = zip(*times, strict=True)
    benchmark.extra_info["median_drawn_ms"] = round(median(drawn), 1)
    benchmark.extra_info["median_ms"] = round(median(painted), 1)
    if len(painted) > 1:
        benchmark.extra_info["ninth_decile_ms"] = round(quantiles(painted, n=10)[-1], 1)
