"""A person at a table in JupyterLab, who reads what is to be done and does it by mouse or by keyboard."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Locator, TimeoutError, expect

from tests.browser.axe import axe
from tests.browser.lab import PICTURES, Notebook

# What a person sees; nothing as long as the kernel has not answered all, while the dice tumble, and while a bot thinks,
# except that its moves may be finished: the kernel has answered by then, and on a slow machine a page shows what the
# bot does next a good while later. The prompt comes last of all that is seen here, so that it goes with the rest.
LOOK = """(table) => {
  if (window.unanswered.size > 0 || table.dataset.bwRolling !== undefined) return null;
  // What won lights up first; then it is said who has.
  if (table.querySelector('.bw-ends-now') && table.dataset.bwEnded === undefined) return null;
  const shown = (element) => element.getClientRects().length > 0;
  const text = (selector) => (table.querySelector(selector)?.innerText ?? '').trim();
  const cells = (board, selector) => [...board.querySelectorAll(selector)].map((cell) => cell.dataset.cell);
  const actions = [...table.querySelectorAll('.bw-actions button')].filter(shown);
  const finishes = actions.some((button) => !button.disabled && button.matches('.bw-action-finish'));
  if (/ is thinking\\.$/.test(text('.bw-prompt')) && !finishes) return null;
  // By their places: one that is shown large stands before the others.
  const placeOf = (board) => Number(board.className.match(/bw-place-([0-9]+)/)?.[1]);
  const boards = [...table.querySelectorAll('.bw-seat')].sort((one, other) => placeOf(one) - placeOf(other));
  const active = boards.find((board) => board.querySelector('.bw-active'));
  return {
    prompt: text('.bw-prompt'),
    notice: text('.bw-notice'),
    actions: Object.fromEntries(actions.filter((button) => !button.disabled).map((button) => [
      [...button.classList].map((name) => name.match(/^bw-action-(.+)/)?.[1]).find(Boolean), button.innerText])),
    seat: Number([...(active?.classList ?? [])].map((name) => name.match(/^bw-seat-([0-9])/)?.[1]).find(Boolean) ?? -1),
    offered: active ? cells(active, '.bw-offered') : [],
    golden: active ? cells(active, '.bw-golden') : [],
    chosen: active ? cells(active, '[aria-selected=true]') : [],
    line: active ? cells(active, '.bw-in-line') : [],
    buttons: boards.map((board) => cells(board, '[data-cell]:has(.bw-part-under > *)')),
  };
}"""

# What is waited for is asked in each frame within the page: each question from here takes as long as a click. What a
# locator finds is sought anew when it may have gone, as a lobby has when its table comes.
AT_REST = f"""async (table, seconds) => {{
  const look = {LOOK};
  const until = performance.now() + seconds * 1000;
  let seen = look(table);
  while (seen === null && performance.now() < until) {{
    await new Promise(requestAnimationFrame);
    seen = look(table);
  }}
  return seen;
}}"""
SOMETHING_TO_PRESS = """async (output, seconds) => {
  const until = performance.now() + seconds * 1000;
  const shown = () => [...output.querySelectorAll('.bw-table .bw-actions button')]
    .some((button) => button.getClientRects().length > 0);
  while (!shown() && performance.now() < until) await new Promise(requestAnimationFrame);
  return shown();
}"""
SECONDS_TO_REST = 15

# For the message of an error: what stands there, and why nobody may look at it yet.
ON_THE_TABLE = """(table) => {
  const texts = (selector) => [...table.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
    .map((one) => (one.disabled ? '(' + one.innerText + ')' : one.innerText).trim());
  return [
    `prompt ${texts('.bw-prompt')}`, `notice ${texts('.bw-notice')}`,
    `buttons ${texts('.bw-actions button').join(', ')}`,
    `offered ${[...table.querySelectorAll('.bw-active .bw-offered')].map((cell) => cell.dataset.cell).join(' ')}`,
    `last in the log ${texts('.bw-log-text li').slice(0, 3).join(' / ')}`,
    `${window.unanswered.size} unanswered${table.dataset.bwRolling === undefined ? '' : ', the dice tumble'}`,
  ].join('; ');
}"""

# A button that has just appeared takes no click for a moment. Nobody sees that in a game, but Playwright waits long.
NO_DELAY = ".bw-action { animation: none !important }"

FOCUS_AT_TABLE = "() => document.activeElement.closest('.bw-table') !== null"
FOCUS = """() => {
  const active = document.activeElement;
  const notebook = jupyterapp.shell.currentWidget.content;
  return {
    inside: active.closest('.bw-table') !== null,
    at: active?.getAttribute('aria-label') ?? active?.innerText ?? '',
    cell: active?.dataset?.cell ?? '',
    cells: notebook.widgets.length,
    sources: notebook.widgets.map((cell) => cell.model.sharedModel.getSource()).join('\\n%%\\n'),
    activeCell: notebook.activeCellIndex,
    mode: notebook.mode,
  };
}"""


WHERE = """(target) => {
  const active = document.activeElement;
  if (target === active) return 'here';
  return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
}"""


@dataclass(frozen=True)
class Look:
    """What a person sees at a glance.

    Attributes:
        prompt: what is to be done.
        notice: the line below it.
        actions: the buttons that can be pressed, by their names, with what they say.
        seat: whose board can be clicked; -1 for none, or one that is nobody's.
        offered: the spaces on it that stand out. golden: the golden one among them. chosen: those picked for stars.
        line: the spaces of a line of five.
        buttons: every board's spaces with a glass button.
    """

    prompt: str
    notice: str
    actions: dict[str, str]
    seat: int
    offered: list[str]
    golden: list[str]
    chosen: list[str]
    line: list[str]
    buttons: list[list[str]]


class Player:
    """A person who plays by mouse.

    Attributes:
        notebook: where the table is.
        table: the table's element.
        page: the page that it is on.
    """

    def __init__(self, notebook: Notebook, output: int = 0, delay: bool = False) -> None:
        """Sit down at the table in the output of a cell.

        Args:
            notebook: it.
            output: the index of the cell.
            delay: whether buttons that have just appeared take no click for a moment, as they do for people.
        """
        self.notebook = notebook
        self.page = notebook.page
        notebook.listen()
        if not delay:
            notebook.add_style(NO_DELAY)
        self._output: Locator = notebook.output(output)
        self.table: Locator = self._output.locator(".bw-table")
        # The parts of a table come one after the other; this is the last one, or the lobby's, a coach's or a puzzle's.
        last = ":is(.bw-log-text, .bw-lobby button, .bw-coach-fold, .bw-puzzle-help button):visible"
        expect(self.table.locator(last).first).to_be_visible()

    def look(self) -> Look:
        """What is on the table when everything done so far has been answered by the kernel."""
        seen: dict[str, Any] | None = self.table.evaluate(AT_REST, SECONDS_TO_REST)
        if seen is None:
            raise AssertionError(f"it is never at rest: {self.on_the_table()}")
        return Look(**seen)

    def on_the_table(self) -> str:
        """What stands there now, for the message of an error."""
        try:
            return str(self.table.evaluate(ON_THE_TABLE, timeout=2_000))
        except Error as error:
            return f"no table ({error.message})"

    def until(self, prompt: str, seconds: float = 20) -> Look:
        """Wait until the prompt has these words (a regular expression) in it."""
        try:
            expect(self.table.locator(".bw-prompt")).to_have_text(re.compile(prompt), timeout=seconds * 1000)
        except AssertionError as error:
            raise AssertionError(f"no prompt {prompt!r} in {seconds} s: {self.on_the_table()}") from error
        return self.look()

    def board(self, seat: int) -> Locator:
        """The board of a seat."""
        return self.table.locator(f".bw-seat-{seat} .bw-board")

    def space(self, cell: str, seat: int | None = None) -> Locator:
        """A space on the board of a seat; left out, on the one that can be clicked."""
        board = self.table.locator(".bw-board.bw-active") if seat is None else self.board(seat)
        return board.locator(f"[data-cell='{cell}']")

    def action(self, name: str) -> Locator:
        """A button of the table, by the name of its action."""
        return self.table.locator(f"button.bw-action-{name}")

    def button(self, label: str) -> Locator:
        """Any button by what it says, or by the beginning of that, after its icon."""
        return self.table.get_by_role("button", name=re.compile(rf"^\W*{re.escape(label)}"))

    def seat(self, number: int) -> Locator:
        """What can be chosen in the lobby for a seat, counted from 1; its card is pressed."""
        card = self.table.locator(".bw-seat-card").nth(number - 1)
        if card.get_attribute("aria-expanded") == "false":
            card.click()
        row = self.table.locator(".bw-seat-row").nth(number - 1)
        expect(row).to_be_visible()
        return row

    def ready(self) -> Look:
        """What is on the table when this person has something to do."""
        # Until there is something to press a bot moves, or dice fall.
        if not self._output.evaluate(SOMETHING_TO_PRESS, SECONDS_TO_REST):
            raise AssertionError(f"there is nothing to press: {self.on_the_table()}")
        return self.look()

    def undo_and_redo(self, state: str, before: str) -> None:
        """Take back the decision that was just made, and bring it back: the game stands as it did.

        Args:
            state: an expression for the kernel that says how the game stands.
            before: what it said before the decision.
        """
        after = self.notebook.execute(state)
        assert after != before
        for label, stands in (("Undo", before), ("Redo", after)):
            self.button(label).click()
            self.ready()
            assert self.notebook.execute(state) == stands

    def play_on(self, prompt: str) -> Look:
        """Go on until the prompt has these words (a regular expression) in it; every decision has a button."""
        look = self.ready()
        for _ in range(200):
            if re.search(prompt, look.prompt):
                return look
            look = self.decide(look)
        raise AssertionError(f"never {prompt!r}: {self.on_the_table()}")

    def choose(self, cell: str) -> Look:
        """Click a space of one's board."""
        self.space(cell).click()
        return self.look()

    def press(self, name: str) -> Look:
        """Press the button of an action."""
        self.action(name).click()
        return self.look()

    def decide(self, look: Look, opt_out_with: int = 4) -> Look:
        """Do something sensible: opt out with so many buttons, take what is golden, lay, put stars anywhere."""
        if "opt-out" in look.actions and len(look.buttons[look.seat]) >= opt_out_with:
            return self.press("opt-out")
        for name in ("place", "roll", "next-round"):
            if name in look.actions:
                return self.press(name)
        free = [cell for cell in look.offered if cell not in look.chosen]
        assert free, f"nothing to do in {look}; now {self.on_the_table()}"
        return self.choose(free[0])

    def play_until(self, prompt: str, opt_out_with: int = 4, most: int = 300) -> Look:
        """Go on sensibly until the prompt has these words (a regular expression) in it."""
        look = self.look()
        for _ in range(most):
            if re.search(prompt, look.prompt):
                return look
            look = self.decide(look, opt_out_with)
        raise AssertionError(f"{most} decisions, and never {prompt!r}: {self.on_the_table()}")

    def violations(self) -> list[str]:
        """What axe finds wrong with the table."""
        return axe(self.page, ".bw-table")

    def picture(self, name: str) -> None:
        """Leave a picture of the table in the folder of pictures."""
        # The pointer would show a preview on the space under it, and what has just come still moves.
        self.page.mouse.move(1, 1)
        self.page.evaluate(
            "() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))"
        )
        PICTURES.mkdir(exist_ok=True)
        self.table.screenshot(path=PICTURES / f"{name}.png")


class KeyboardPlayer(Player):
    """A person who plays by keyboard alone, and whose focus must never leave the table.

    The letters of the buttons and Tab with Enter or Space take turns, so that both are used in a game.
    """

    LETTERS = {"roll": "r", "opt-out": "o", "pass": "p", "place": "c", "next-round": "n", "again": "n"}

    def __init__(self, notebook: Notebook, output: int = 0) -> None:
        """Sit down; `enter` comes next."""
        super().__init__(notebook, output)
        self._presses = 0
        self._before: dict[str, Any] = {}

    def focus(self) -> dict[str, Any]:
        """Where the focus is, and how the notebook around is."""
        with suppress(TimeoutError):  # that it is elsewhere is seen below
            self.page.wait_for_function(FOCUS_AT_TABLE, timeout=5_000)
        seen: dict[str, Any] = self.page.evaluate(FOCUS)
        return seen

    def key(self, *keys: str) -> Look:
        """Press keys one after the other; the focus must be at the table afterwards, and the notebook as it was."""
        for key in keys:
            self.page.keyboard.press(key)
        look = self.look()
        now = self.focus()
        assert now["inside"], f"after {keys} the focus is at {now['at']!r}, off the table"
        for unchanged in ("cells", "sources", "activeCell", "mode"):
            assert now[unchanged] == self._before[unchanged], f"{keys} changed the notebook's {unchanged}"
        return look

    def enter(self) -> None:
        """Come to the table from the notebook by Tab, and remember the notebook as it is."""
        self.page.locator(".jp-CodeCell").first.focus()
        for _ in range(40):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUS_AT_TABLE):
                self._before = self.focus()
                return
        raise AssertionError("Tab never reaches the table")

    def choose(self, cell: str) -> Look:
        """Walk to a space with the arrows and choose it."""
        row, column = map(int, self._space_with_focus().split("-"))
        to_row, to_column = map(int, cell.split("-"))
        down = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
        across = ["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column)
        if down or across:
            self.key(*down, *across)
        assert self.focus()["cell"] == cell
        self._presses += 1
        return self.key("Enter" if self._presses % 2 else "Space")

    def press(self, name: str) -> Look:
        """Press a button by its letter, or go to it with Tab."""
        self._presses += 1
        if self._presses % 2:
            return self.key(self.LETTERS[name])
        self.go_to(self.action(name))
        return self.key("Enter" if self._presses % 4 else "Space")

    def go_to(self, target: Locator) -> None:
        """Go to an element with Tab, or back with Shift and Tab if it comes before the one with the focus."""
        for _ in range(40):
            where = target.evaluate(WHERE)
            if where == "here":
                return
            self.key("Tab" if where == "after" else "Shift+Tab")
        raise AssertionError(f"Tab never reaches {target}")

    def _space_with_focus(self) -> str:
        if not self.focus()["cell"]:
            self.go_to(self.table.locator(".bw-active [role=gridcell][tabindex='0']"))
        return str(self.focus()["cell"])
