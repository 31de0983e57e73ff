"""Somebody who looks in a window of some size whether all that is needed is in view, and whether anything has moved."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tests.browser.lab import Notebook
from tests.browser.player import Look, Player


@dataclass(frozen=True)
class Size:
    """A window as people have it.

    Attributes:
        width: in CSS pixels.
        height: the same.
        lab: whether JupyterLab shows its file browser and tabs.
        touch: whether it is touched.
    """

    width: int
    height: int
    lab: bool = False
    touch: bool = False

    @property
    def is_phone(self) -> bool:
        """Whether only the board of the player who decides is to be in view."""
        return self.width < 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}{' with files' if self.lab else ''}"


LAPTOP = Size(1366, 768, lab=True)
TABLET = Size(820, 1180, touch=True)
TABLET_WITH_FILES = Size(820, 1180, lab=True, touch=True)
PHONE = Size(390, 844, touch=True)
LARGE = Size(1920, 1080, lab=True)

STILL = 2
"""By so many pixels a part may move from step to step: a board's border is drawn on whole pixels."""

# Where everything is, two frames after the kernel has answered: in the first of them the table is fitted anew. What is
# cut off by a box that scrolls is not in view.
BOXES = """(table) => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const seen = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    const whole = { left, top, width: right - left, height: bottom - top };
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY !== 'visible') {
        const box = around.getBoundingClientRect();
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      if (around.matches('.jp-WindowedPanel-outer, :fullscreen')) break;
    }
    return { ...whole, cut: whole.height - Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) };
  };
  const found = {};
  const add = (name, element) => {
    if (element && element.getClientRects().length > 0) found[name] = seen(element);
  };
  for (const name of ['prompt', 'notice', 'tray', 'ending', 'actions', 'sum', 'coach-verdict']) {
    add(name, table.querySelector(`.bw-${name}`));
  }
  const large = [];
  for (const board of table.querySelectorAll('.bw-seat')) {
    const seat = [...board.classList].find((name) => /^bw-seat-\\d/.test(name));
    const name = seat?.slice(3) ?? 'middle';
    add(name, board.querySelector('.bw-board, .bw-picture'));
    if (board.closest('.bw-large')) large.push(name);
  }
  let scrolled = 0;
  for (let around = table.parentElement; around; around = around.parentElement) scrolled += around.scrollTop;
  resolve([found, scrolled, large]);
})))"""


class Watchful(Player):
    """A person who after each step looks whether all that is needed is in view, and whether anything has moved.

    Attributes:
        phases: the kinds of moments that were seen.
        problems: what was out of view or moved.
    """

    def __init__(self, notebook: Notebook, size: Size) -> None:
        """Sit down at the first table of a notebook in a window of a size."""
        self.phases: set[str] = set()
        self.problems: list[str] = []
        self._size = size
        self._before: dict[str, dict[str, float]] = {}
        self._scrolled: float | None = None
        self._course: object = None
        self._large: list[str] = []
        super().__init__(notebook)

    def look(self) -> Look:
        """Look, and note what is wrong with what is seen."""
        look = super().look()
        self.examine(look)
        return look

    def examine(self, look: Look) -> None:
        """Note what is out of view, and what has moved since the step before."""
        boxes, scrolled, large = self.page.evaluate(BOXES, self.table.element_handle())
        phase = _phase(look)
        self.phases.add(phase)
        where = f"{phase}, {look.prompt!r}"
        for name in self._needed(boxes, look):
            if boxes[name]["cut"] > 1:
                self.problems.append(f"{where}: {boxes[name]['cut']:.0f} px of {name} are out of view")
        # Meant is: the notice follows the prompt, which may have two lines. On a phone the board of the player who
        # decides comes first, or the sum of a round when there is nothing to decide, and the coach comes between.
        course = (look.seat, "sum" in boxes, "coach-verdict" in boxes) if self._size.is_phone else None
        # At the end the winner's board has the large place: if another one had it, all stands elsewhere.
        if course == self._course and not (phase == "end" and large != self._large):
            for name in boxes.keys() & self._before.keys() - {"notice", "sum", "coach-verdict"}:
                self._compare(where, name, self._before[name], boxes[name])
        self._before, self._course, self._large = boxes, course, large
        if self._scrolled is not None and abs(scrolled - self._scrolled) > 1:
            self.problems.append(f"{where}: the page was scrolled by {scrolled - self._scrolled:.0f} px")
        self._scrolled = scrolled

    def forget(self) -> None:
        """What comes next is another game: it may stand elsewhere."""
        self._before, self._scrolled, self._course = {}, None, None

    def _needed(self, boxes: dict[str, Any], look: Look) -> list[str]:
        if not self._size.is_phone:
            return list(boxes)
        mine = [f"seat-{look.seat}"] if look.seat >= 0 else ["sum"]
        return [name for name in ("prompt", "notice", "tray", "actions", *mine) if name in boxes]

    def _compare(self, where: str, name: str, before: dict[str, float], after: dict[str, float]) -> None:
        # What is said, and the row of dice, may be shorter or longer; where they begin stays.
        sides = ("left", "top", "width", "height") if name.startswith(("seat-", "middle")) else ("left", "top")
        for side in sides:
            if abs(after[side] - before[side]) > STILL:
                self.problems.append(
                    f"{where}: {name} has another {side}, {before[side]:.1f} and then {after[side]:.1f}"
                )


PHASES = {
    "end": " wins!| share the win!",
    "round over": "is over",
    "stars": "star on one|stars on|this star|these . stars|line of five|becomes? a? ?stars?",
    "gold": "golden space",
    "lay": "lay a button",
    "decide": "roll",
}


def _phase(look: Look) -> str:
    return next((phase for phase, pattern in PHASES.items() if re.search(pattern, look.prompt)), "other")
