"""Somebody without a plan, who clicks, types and presses keys as fast as a page takes it; and what is so afterwards.

The clicks are made in the page, many in a burst: most of them before the kernel has answered the last one. When all is
answered, the page has to show what the widgets hold, and the widgets what the engine says: drawing them anew from it
changes nothing.
"""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.lab import Notebook

BURST = """async (root, [seed, count, never]) => {
  let state = seed >>> 0;
  const random = () => {  // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const any = (list) => list[Math.floor(random() * list.length)];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const find = (selector) => [...root.querySelectorAll(selector)].filter((part) =>
    part.isConnected && part.getClientRects().length > 0 && !part.disabled && part.closest(never) === null);
  const arrows = ['Left', 'Up', 'Right', 'Down'].map((way) => `Arrow${way}`);
  const keys = [...'ropcnuyxhfg123', 'Enter', ' ', 'Escape', 'Home', 'End', ...arrows];
  const texts = ['1/2', '0.3', '50%', '', '-1', '9'.repeat(400), 'Ada', '<b class=stung>', 'rby/gry/ybg', '\\u202ex'];
  const made = { clicks: 0, keys: 0, typed: 0 };
  for (let number = 0; number < count; number += 1) {
    const kind = random();
    if (kind < 0.35) {
      const part = any(find('[data-cell], [data-pick], [data-die]'));
      part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      made.clicks += 1;
    } else if (kind < 0.7) {
      any(find('button, [role=button], summary'))?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      made.clicks += 1;
    } else if (kind < 0.93) {
      const part = any(find('[tabindex], button, input')) ?? root;
      const key = any(keys);
      for (const type of ['keydown', 'keyup']) {
        part.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      }
      made.keys += 1;
    } else {
      const field = any(find('input:not([type=file]), textarea, select'));
      if (field?.tagName === 'SELECT') field.selectedIndex = Math.floor(random() * field.options.length);
      else if (field?.type === 'checkbox' || field?.type === 'radio') field.click();
      else if (field) field.value = any(texts);
      for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
      made.typed += 1;
    }
    if (number % 10 === 9) await frame();
  }
  return made;
}"""

NEVER = (
    # What leaves the page, fills the screen, asks for a file, or is tried in a test of its own.
    ".bw-hands-out, .bw-full-screen, .bw-menu, .bw-action-review, .bw-open, .bw-print, a, [type=file], .bw-along, "
    ".bw-book-head [data-way=clock]"
)

LISTEN_TO_LOGS = f"""
import json, sys
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from tests.knocks.consistent import drawn_anew, is_advised, listen, logged, texts_of
listen(get_ipython(), get_ipython().kernel.log)
"""

SHOWS = """([root, texts]) => {
  const [BUTTON, CHOSEN] = [':has(.bw-part-under > *)', '[aria-selected=true]'];
  const STAR = `:has(.bw-part-over > *):not(${BUTTON}, ${CHOSEN})`;
  if (window.unanswered.size > 0) return false;
  const shown = [...root.querySelectorAll('.widget-html > .widget-html-content, .jupyter-button.widget-button, ' +
    '.jupyter-button.widget-toggle-button, .bw-board')];
  const cells = (board, ...having) => having.map((selector) => [...board.querySelectorAll(`[data-cell]${selector}`)]
    .map((cell) => cell.dataset.cell).sort().join(' ')).join(' | ');
  const words = (part) => {
    if (part.matches('.bw-board')) return cells(part, BUTTON, STAR, CHOSEN, '.bw-offered');
    const copy = part.cloneNode(true);
    for (const style of copy.querySelectorAll('style')) style.remove();
    return copy.textContent.replace(/\\s+/gu, ' ').trim();
  };
  const found = shown.filter((part) => part.closest('.widget-toggle-buttons') === null).map(words);
  window.monkeySees = found;
  return JSON.stringify(found) === JSON.stringify(texts);
}"""


NOBODY_THINKS = "(root) => root.querySelector('.bw-work-runs, .bw-editor-waits, .bw-puzzle-wait') === null"


class Monkey:
    """Counts what it does.

    Args:
        notebook: where; `begin` is called once, before the first burst.
    """

    def __init__(self, notebook: Notebook) -> None:
        self.notebook = notebook
        self.counts: dict[str, dict[str, int]] = {}
        notebook.listen()
        notebook.execute(LISTEN_TO_LOGS)

    def burst(self, phase: str, root: Locator, seed: int, count: int, never: str = NEVER) -> None:
        """Do so much in a part of the page."""
        made: dict[str, int] = root.evaluate(BURST, [seed, count, never])
        known = self.counts.setdefault(phase, dict.fromkeys(made, 0))
        for kind, number in made.items():
            known[kind] += number

    def check(self, phase: str, root: Locator, name: str) -> None:
        """The page shows what the widgets hold, and these what the engine says; nothing was logged.

        Args:
            phase: for messages.
            root: the part of the page.
            name: what the kernel calls the widget there.
        """
        page = self.notebook.page
        self.notebook.settle()
        page.wait_for_function(NOBODY_THINKS, arg=root.element_handle(), timeout=120_000)
        told = json.loads(self.notebook.execute(f"print(json.dumps([drawn_anew({name}), texts_of({name}), logged]))"))
        assert told[0] == [], f"{phase}: drawn anew, it is another: {told[0]}"
        assert told[2] == [], f"{phase}: {told[2]}"
        try:
            page.wait_for_function(SHOWS, arg=[root.element_handle(), told[1]], timeout=15_000)
        except Exception as error:
            now = json.loads(self.notebook.execute(f"print(json.dumps(texts_of({name})))"))
            seen = page.evaluate("window.monkeySees")
            raise AssertionError(f"{phase}: the page shows {seen}\nand the widgets hold {now}") from error

    def __str__(self) -> str:
        return "; ".join(
            f"{phase}: " + ", ".join(f"{number} {kind}" for kind, number in made.items())
            for phase, made in self.counts.items()
        )
