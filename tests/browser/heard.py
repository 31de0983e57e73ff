"""What a screen reader says: news of live regions, and what gets the focus, in the order in which they come."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.lab import Notebook
from tests.browser.page_scripts import FITTED

# From now on, note the text of each live region below an element whenever it changes; a region that comes with a text
# counts, one that is not shown does not. An alert interrupts; all else waits until nothing else is said.
HEAR = """(root) => {
  const REGIONS = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const said = new Map();
  const news = [];
  window.bwHeard = news;
  const text = (region) => (region.innerText ?? region.textContent).replace(/\\s+/g, ' ').trim();
  const seen = (region) => region.getClientRects().length > 0 && getComputedStyle(region).visibility !== 'hidden';
  const hear = () => {
    for (const region of root.querySelectorAll(REGIONS)) {
      const now = seen(region) ? text(region) : '';
      if (now === (said.get(region) ?? '')) continue;
      said.set(region, now);
      if (now) news.push(`${region.matches('[role=alert], [aria-live=assertive]') ? 'alert' : 'says'}: ${now}`);
    }
  };
  hear();
  news.length = 0;
  const watch = new MutationObserver(hear);
  watch.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
}"""
TAKE = "() => window.bwHeard.splice(0)"


# From now on, note in every frame what moves in a widget, and dice that tumble. A button that has just appeared takes
# no click for a moment: that is an animation too, of nothing that is seen.
WATCH_MOTION = """() => {
  const watched = { frames: 0, moved: new Set() };
  window.bwMotion = watched;
  const look = () => {
    watched.frames += 1;
    for (const { effect, animationName, transitionProperty } of document.getAnimations()) {
      if (!effect.target?.closest('.bw-table') || effect.getComputedTiming().activeDuration <= 10) continue;
      const sort = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      for (const every of ['offset', 'computedOffset', 'easing', 'composite', 'pointerEvents']) sort.delete(every);
      // What appears at once, after a moment, does not move either.
      if (effect.getKeyframes().every(({ easing }) => easing.startsWith('steps(1'))) continue;
      const what = `${animationName ?? transitionProperty} of ${effect.target.getAttribute('class')}`;
      if (sort.size > 0) watched.moved.add(`${what}: ${[...sort]}`);
    }
    if (document.querySelector('[data-bw-rolling], .bw-tray-tumbles')) watched.moved.add('dice tumble');
    requestAnimationFrame(look);
  };
  look();
}"""
MOVED = "() => ({ frames: window.bwMotion.frames, moved: [...window.bwMotion.moved] })"


class Listener:
    """Somebody who hears one widget and does not see it.

    Attributes:
        page: where it is.
        heard: all that was said so far, in order: `>` and the key, `says:` of a live region, `focus:` of what got it.
    """

    def __init__(self, notebook: Notebook, widget: Locator) -> None:
        """Listen to a widget from now on."""
        self.page: Page = notebook.page
        self.heard: list[str] = []
        self._notebook = notebook
        self._at = ""
        widget.evaluate(HEAR)

    def press(self, key: str, until: Locator | None = None) -> None:
        """Press a key, and note what is heard when it is answered: when something is seen, if that takes a thread."""
        self.page.keyboard.press(key)
        if until is not None:
            expect(until).to_be_visible()
        self.did(key)

    def did(self, what: str) -> None:
        """Note what is heard after something was done, when the kernel has answered it."""
        self._notebook.settle()
        self.page.evaluate(FITTED)
        self.heard.append(f"> {what}")
        self.heard += self.page.evaluate(TAKE)
        # As the browser tells it to assistive technology: role, name and states.
        focused = self.page.locator(":focus")
        snapshot = focused.aria_snapshot().splitlines()[0] if focused.count() == 1 else "- nothing"
        at = re.sub(r"^- '?|'?:?$", "", snapshot)
        if at != self._at:
            self._at = at
            self.heard.append(f"focus: {at}")
