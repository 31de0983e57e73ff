"""A class in JupyterLab: a round is played, a lesson handed in, the class summed up, and a position projected."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.axe import axe
from tests.browser.lab import BOTH, PICTURES, Lab, Notebook
from tests.browser.page_scripts import FITTED
from tests.browser.test_table_looks import OVERFLOWS

ROOT = Path(__file__).parents[2]
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
START = f"""
import sys, tempfile
from pathlib import Path
sys.path.insert(0, {str(ROOT)!r})
from buttons_widgets.lessons import class_round, class_summary, hand_in, show
from buttons_widgets.lessons.course import COURSE
from tests.classroom import class_texts
texts = class_texts(COURSE, 3, 12, Path(tempfile.mkdtemp()))
"""
CELLS = [
    START,
    "class_round('7b Monday')",
    "hand_in(3)",
    "class_summary([*texts, texts[0][:-9]])",
    "show('Rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 3', 'What would you do?')",
]


class Classroom:
    """A person at the four, each the output of a cell of its own."""

    def __init__(self, lab: Lab) -> None:
        self.notebook: Notebook = lab.open(CELLS, width=1366, height=2400)
        self.notebook.run_all()
        self.page = self.notebook.page
        self.round, self.hand_in, self.summary, self.shown = (self.notebook.output(cell) for cell in range(1, 5))
        parts = (".bw-board", ".bw-card-title", ".bw-class-table", ".bw-board")
        for one, part in zip((self.round, self.hand_in, self.summary, self.shown), parts, strict=True):
            expect(one.locator(part).first).to_be_visible()

    def press(self, cell: Locator, name: str) -> None:
        cell.get_by_role("button", name=name).click()


@pytest.mark.thorough
def test_a_class_plays_hands_in_is_summed_up_and_sees_a_position_projected(lab: Lab) -> None:
    room = Classroom(lab)
    room.hand_in.get_by_role("textbox").fill("Ada")
    room.hand_in.get_by_role("textbox").press("Enter")
    expect(room.round.get_by_role("button", name="Ada")).to_be_visible()

    room.press(room.round, "Roll")
    room.round.locator("[role=gridcell]:has(.bw-offer)").first.click()
    expect(room.hand_in).to_contain_text("With the round “7b monday”.")
    room.press(room.round, "Opt out")
    expect(room.round).to_contain_text("You opted out with 1 star")
    expect(room.round).to_contain_text("gave up", timeout=60_000)

    room.press(room.hand_in, "Copy")
    expect(room.hand_in).to_contain_text("Copied:")
    assert room.hand_in.locator(".bw-hand-in-code").inner_text() == room.notebook.execute("print(hand_in(3))").strip()

    expect(room.summary).to_contain_text("Text 13: Not counted: this code is not whole: 9 letters")
    expect(room.summary.locator(".bw-class-table tbody tr")).to_have_count(13)  # twelve, and the one that was cut
    table = room.summary.locator(".bw-class-scroll:has(.bw-class-table)")
    assert table.evaluate("(box) => box.scrollWidth <= box.clientWidth"), "not all exercises are in view"
    for kind in (".bw-class-round-board", ".bw-hand-in", ".bw-class", ".bw-projected"):
        assert axe(room.page, kind) == [], kind
    for look in room.notebook.in_every_look(BOTH):
        for one, part in (
            (room.round, ".bw-class-round-board"),
            (room.hand_in, ".bw-hand-in"),
            (room.shown, ".bw-projected"),
        ):
            assert one.locator(part).evaluate(OVERFLOWS) == [], (look, part)
            one.locator(part).screenshot(path=PICTURES / f"class-{part[4:]}-{look}.png")
        assert room.summary.locator(".bw-class").evaluate("(page) => page.scrollWidth <= page.clientWidth + 1"), look

    # The projector fills the screen of a laptop, and reveals when it is asked.
    room.page.set_viewport_size(LAPTOP)
    room.page.evaluate(FITTED)
    whole = room.shown.locator(".bw-tool-full-screen")
    whole.scroll_into_view_if_needed()
    whole.click()
    room.page.wait_for_function("() => document.fullscreenElement?.matches('.bw-projected')")
    board = room.shown.locator(".bw-board svg").first
    expect(room.shown).to_contain_text("What would you do?")
    assert room.shown.locator(".bw-coach").is_hidden()
    room.notebook.screenshot("projector-asks")
    room.press(room.shown, "Show the answer")
    expect(room.shown.locator(".bw-coach-verdict")).to_be_visible()
    room.notebook.screenshot("projector-reveals")
    box = board.bounding_box()
    assert box is not None and box["height"] > 620 and box["y"] >= 0 and box["y"] + box["height"] <= 768
    sizes = "(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    assert (
        min(room.shown.locator(".bw-projected-asks, .bw-coach-verdict, .bw-coach-table td").evaluate_all(sizes)) >= 20
    )
    assert room.page.evaluate("() => document.fullscreenElement.scrollHeight <= innerHeight")
    # A browser without a window leaves the key Escape to the page, which has nothing to do with it; F does the same.
    room.page.keyboard.press("f")
    room.page.wait_for_function("() => document.fullscreenElement === null")
    expect(board).to_be_visible()
