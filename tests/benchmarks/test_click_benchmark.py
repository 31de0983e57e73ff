"""How long a click on a space takes in a real JupyterLab until the board shows the button, in a game of four."""

import os
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import sync_playwright
from pytest_benchmark.fixture import BenchmarkFixture

from tests.browser.chromium import find_chromium
from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.lab import Lab, LabServer
from tests.browser.player import Player

CLICKS = 50

FOUR = """
from buttons_widgets import play
game = play(["Ada", "Bo", "Cy", "Dee"], seed="click")
game
"""

# Milliseconds from the click until the button is in the drawing, and until the next frame has been painted after that.
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


def test_click_to_redrawn_board(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright, LabServer(tmp_path) as server:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*CHROMIUM_FLAGS, *sandbox])
        lab = Lab(browser, server)
        notebook = lab.open([FOUR])
        notebook.run_all()
        person = Player(notebook)
        times: list[tuple[float, float]] = []

        def until_a_button_may_be_laid() -> tuple[tuple[str], dict[str, object]]:
            look = person.look()
            while "place" in look.actions or not look.offered or "your" in look.prompt:
                look = person.decide(look, opt_out_with=5)
            notebook.page.wait_for_function(AT_REST)
            return (look.offered[0],), {}

        def lay(cell: str) -> None:
            drawn, painted = notebook.page.evaluate(CLICK, cell)
            times.append((drawn, painted))

        benchmark.pedantic(lay, setup=until_a_button_may_be_laid, rounds=CLICKS)
        lab.close()
        browser.close()
    drawn, painted = zip(*times, strict=True)
    benchmark.extra_info["median_ms"] = round(median(drawn), 1)
    benchmark.extra_info["median_painted_ms"] = round(median(painted), 1)
    if len(drawn) > 1:
        benchmark.extra_info["ninth_decile_ms"] = round(quantiles(drawn, n=10)[-1], 1)
