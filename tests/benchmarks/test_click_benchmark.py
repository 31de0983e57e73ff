"""How long a click takes in a real JupyterLab until what it does has been painted: one person, three bots.

The person's table is the usual one, in JupyterLab as `make lab` opens it, with all that a decision sets going: the move
is checked, kept on disk and drawn, and the bots are started. And how long a round of such a game takes.
"""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

import pytest
from playwright.sync_api import sync_playwright
from pytest_benchmark.fixture import BenchmarkFixture

from tests.browser.chromium import find_chromium
from tests.browser.conftest import CHROMIUM_FLAGS
from tests.browser.lab import Lab, LabServer, Notebook
from tests.browser.player import Look, Player
from tests.browser.sheet_player import SheetPlayer
from tests.browser.windows import Windows

CLICKS = 100

LAB_SETTINGS = Path(__file__).parents[2] / "lab"
"""JupyterLab as `make lab` opens it."""

ONE_AND_THREE = """
from buttons_widgets import CautiousBot, play
bots = [(name, CautiousBot(seed=name)) for name in ("Bo", "Cy", "Dee")]
game = play(["Ada", *bots], seed="click", pace="fast")
game
"""

# The yardstick: a widget with one button that the kernel counts, in the same JupyterLab.
BARE = """
import anywidget, traitlets

class Bare(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "bare";
      const show = () => { button.textContent = model.get("count"); };
      button.onclick = () => model.send({});
      model.on("change:count", show);
      show();
      el.append(button);
    } };'''
    count = traitlets.Int(0).tag(sync=True)

bare = Bare()
bare.on_msg(lambda widget, content, buffers: bare.set_trait("count", bare.count + 1))
bare
"""
CLICK_BARE = """() => new Promise((resolve) => {
  const button = document.querySelector('.bare');
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const drawn = performance.now() - begun;
    requestAnimationFrame(() => setTimeout(() => resolve([drawn, performance.now() - begun])));
  }).observe(button, { childList: true });
  const begun = performance.now();
  button.click();
})"""


def test_click_to_painted_bare_widget(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times: list[tuple[float, float]] = []
    with opened(BARE, tmp_path) as notebook:
        notebook.page.locator(".bare").wait_for()
        benchmark.pedantic(lambda: times.append(notebook.page.evaluate(CLICK_BARE)), rounds=CLICKS, warmup_rounds=5)
    tell(benchmark, times[5:])


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


@contextmanager
def opened(cell: str, folder: Path) -> Iterator[Notebook]:
    """A notebook whose one cell has been run, in a JupyterLab of its own."""
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright, LabServer(folder, LAB_SETTINGS) as server:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*CHROMIUM_FLAGS, *sandbox])
        lab = Lab(Windows(browser), server)
        notebook = lab.open([cell], reduced_motion="no-preference")
        notebook.run_all()
        yield notebook
        lab.close()
        browser.close()


def tell(benchmark: BenchmarkFixture, times: Sequence[tuple[float, float]]) -> None:
    """Note how long clicks took."""
    drawn, painted = zip(*times, strict=True)
    benchmark.extra_info["median_drawn_ms"] = round(median(drawn), 1)
    benchmark.extra_info["median_ms"] = round(median(painted), 1)
    if len(painted) > 1:
        benchmark.extra_info["of_20_all_but_one_ms"] = round(quantiles(painted, n=20)[-1], 1)


def test_click_to_painted_board(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times: list[tuple[float, float]] = []
    with opened(ONE_AND_THREE, tmp_path) as notebook:
        person = Player(notebook)

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
            times.append(notebook.page.evaluate(CLICK, cell))

        benchmark.pedantic(lay, setup=until_a_button_may_be_laid, rounds=CLICKS)
    tell(benchmark, times)


# Pretty Tricky

ONE_AND_THREE_SHEETS = """
from buttons_widgets.pretty_tricky import ChampionBot, play
bots = [(name, ChampionBot(seed=name)) for name in ("Bo", "Cy", "Dee")]
game = play(["Ada", *bots], seed="click", pace="{pace}", coach=False)
game
"""

# The same for a box on the right half, which one click ticks: until there is a stroke more on the sheet.
TICK = """(row) => new Promise((resolve, reject) => {
  const sheet = document.querySelector('.bw-seat-0');
  const strokes = () => sheet.querySelectorAll('.pt-sheet path[stroke-linecap]:not(.pt-plan *)').length;
  const before = strokes();
  setTimeout(() => reject(new Error(`no tick came in row ${row}`)), 10000);
  new MutationObserver((_, observer) => {
    if (strokes() <= before) return;
    observer.disconnect();
    const drawn = performance.now() - begun;
    requestAnimationFrame(() => setTimeout(() => resolve([drawn, performance.now() - begun])));
  }).observe(sheet, { childList: true, subtree: true });
  const begun = performance.now();
  sheet.querySelector(`.bw-active [data-pick='${row}']`).dispatchEvent(
    new MouseEvent('click', { bubbles: true, detail: 1 }));
})"""

TICKS = 20


def test_click_to_painted_sheet(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times: list[tuple[float, float]] = []
    with opened(ONE_AND_THREE_SHEETS.format(pace="fast"), tmp_path) as notebook:
        person = SheetPlayer(notebook)

        def until_a_box_on_the_right_may_be_ticked() -> tuple[tuple[str], dict[str, object]]:
            look = person.ready()
            while "has rolled" not in look.prompt or not person.rows:
                look = person.press("again") if "again" in look.actions else person.decide(look)
                look = person.ready()
            notebook.page.wait_for_function(AT_REST)
            return (person.rows[0],), {}

        def tick(row: str) -> None:
            times.append(notebook.page.evaluate(TICK, row))

        benchmark.pedantic(tick, setup=until_a_box_on_the_right_may_be_ticked, rounds=TICKS)
    tell(benchmark, times)


@pytest.mark.parametrize("pace", ["normal", "fast"])
def test_round_of_four(benchmark: BenchmarkFixture, tmp_path: Path, pace: str) -> None:
    """From one round's beginning to the next one's; what the person takes, who decides at once, is in it."""
    with opened(ONE_AND_THREE_SHEETS.format(pace=pace), tmp_path) as notebook:
        person = SheetPlayer(notebook)
        title = person.table.locator(".bw-title")

        def play_on() -> None:
            begun = title.inner_text()
            while title.inner_text() == begun:
                person.decide(person.ready())

        play_on()
        benchmark.pedantic(play_on, rounds=5)


# War of the Buttons

ONE_AND_THREE_GANGS = """
from buttons_widgets.war_of_the_buttons import GreedyBot, play
bots = [(name, GreedyBot(seed=name)) for name in ("Bo", "Cy", "Dee")]
game = play(["Ada", *bots], seed="click", pace="fast", coach=False)
game
"""

# The same for the second click on a place, which puts the chosen dice there: until the pieces are drawn anew.
PLACE = """(place) => new Promise((resolve, reject) => {
  const village = document.querySelector('.wb-village');
  setTimeout(() => reject(new Error(`nothing came to ${place}`)), 10000);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const drawn = performance.now() - begun;
    requestAnimationFrame(() => setTimeout(() => resolve([drawn, performance.now() - begun])));
  }).observe(village, { childList: true, subtree: true });
  const begun = performance.now();
  village.querySelector(`[data-pick='${place}']`).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
})"""
OPEN_PLACE = ".wb-village [data-offered]:not([data-pick^='lake'])"


def test_click_to_painted_village(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    times: list[tuple[float, float]] = []
    with opened(ONE_AND_THREE_GANGS, tmp_path) as notebook:
        person = Player(notebook)

        def until_dice_are_chosen_for_a_place() -> tuple[tuple[str], dict[str, object]]:
            look = person.ready()
            while not look.prompt.startswith("Ada: choose dice"):
                first = next(iter(look.actions))
                look = person.press("end" if "end" in look.actions else first)
                look = person.ready()
            place = str(person.table.locator(OPEN_PLACE).first.get_attribute("data-pick"))
            person.table.locator(f".wb-village [data-pick='{place}']").click()
            person.look()
            return (place,), {}

        def put(place: str) -> None:
            times.append(notebook.page.evaluate(PLACE, place))

        benchmark.pedantic(put, setup=until_dice_are_chosen_for_a_place, rounds=TICKS)
    tell(benchmark, times)
