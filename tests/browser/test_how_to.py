"""How to play, at a real table: the box shows itself once and covers no board."""

from playwright.sync_api import expect

from tests.browser.lab import Lab

# Other players each time: no game of the same players is offered to go on with.
CELL = """from random import randrange
from buttons_widgets import RandomBot, play
play([f"Ada {randrange(10**6)}", ("Bo", RandomBot())], cards=["rg", "by"], seed=5)"""
COVERED = """(table) => {
  const box = table.querySelector('.bw-how-to').getBoundingClientRect();
  return ['.bw-prompt', '.bw-actions', '.bw-seat-0 .bw-board'].filter((part) => {
    const other = table.querySelector(part).getBoundingClientRect();
    return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;
  });
}"""


def test_it_shows_itself_once_and_covers_no_board(lab: Lab) -> None:
    lab.server.forget_saved_games(beginner=True)
    notebook = lab.open([CELL], whole_lab=True, width=1366, height=768)
    notebook.run_all()
    output = notebook.output(0)
    box = output.get_by_role("dialog", name="How to play")
    expect(box).to_be_visible()
    table = output.locator(".bw-table").element_handle()
    notebook.page.wait_for_function(f"(table) => ({COVERED})(table).length === 0", arg=table)  # once it is fitted
    # The coach answers where it lies, so it gives way.
    output.locator(".bw-tool-coach").click()
    expect(box).to_be_hidden()
    expect(output.locator(".bw-coach-number").first).to_be_visible(timeout=60_000)
    output.locator(".bw-tool-how-to").click()
    box.get_by_role("button", name="Got it").click()
    expect(box).to_be_hidden()
    # The next table is quiet, and the button brings it back.
    name = output.locator(".bw-seat-0 .bw-name").inner_text()
    notebook.run_all()
    expect(output.locator(".bw-seat-0 .bw-name")).not_to_have_text(name)
    expect(output.locator(".bw-log-text")).to_be_visible()
    expect(box).to_have_count(0)
    output.locator(".bw-tool-how-to").click()
    expect(box).to_be_visible()
