"""Every widget of the kit on one page: axe, targets, focus and room in light, dark, high contrast and forced colours.

The page is opened once; the theme and the size of the window are changed. WCAG 2.2 asks for a window of 320 CSS pixels
(1.4.10), and for twice the size of everything (1.4.4), which makes 683 × 384 of a window of 1366 × 768.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator

from tests.browser.access_scripts import CROWDED, FOCUS_UNSEEN, FORCED, SMALL
from tests.browser.axe import examined
from tests.browser.every_widget import WIDGETS, EveryWidget
from tests.browser.lab import PICTURES, Lab, Theme, show_theme
from tests.browser.page_scripts import FITTED

pytestmark = pytest.mark.thorough

LOOKED_AT = ("color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable", "nested-interactive")
"""The rules of axe that depend on colours and sizes. All others give the same answer in each mode."""

MOST_LOOKS = 20
"""So often a fault is looked at, with some frames between: one that stays is one."""


@dataclass(frozen=True)
class Mode:
    """A way in which the page is looked at.

    Attributes:
        name: what it is called.
        theme: JupyterLab's.
        width: of the window, in CSS pixels.
        height: the same.
        rules: the rules of axe; all of them if there are none.
        forced: whether the system forces its colours, as Windows does in high contrast.
    """

    name: str
    theme: Theme
    width: int
    height: int
    rules: tuple[str, ...] = LOOKED_AT
    forced: bool = False


MODES = (
    Mode("dark, 320 pixels", "dark", 320, 640, rules=()),
    Mode("light", "light", 1366, 768),
    Mode("high contrast, 400 pixels", "high-contrast", 400, 900),
    # The system paints the ground and the letters; axe, which does not know, would compare what is painted over.
    Mode("forced colours at 200%", "light", 683, 384, rules=LOOKED_AT[1:], forced=True),
)


def show(every: EveryWidget, mode: Mode) -> None:
    """Let the page be looked at in a mode, and wait until all of it is fitted."""
    forced: Literal["active", "none"] = "active" if mode.forced else "none"
    show_theme(every.page, mode.theme)
    every.page.emulate_media(forced_colors=forced, reduced_motion="reduce")
    every.page.set_viewport_size({"width": mode.width, "height": mode.height})
    every.page.evaluate(FITTED)


def at_rest(root: Locator, script: str) -> dict[str, Any]:
    """What a script finds in a widget. What is gone some frames later, while the widget is fitted, is no fault."""
    for _ in range(MOST_LOOKS):
        found: dict[str, Any] = root.evaluate(script)
        if not found["faults"]:
            break
        root.page.evaluate(FITTED)
    return found


@pytest.mark.timeout(900)
def test_every_widget_in_every_mode(lab: Lab, capsys: pytest.CaptureFixture[str]) -> None:
    every = EveryWidget(lab)
    roots = sorted({f".{widget.root}" for widget in WIDGETS})
    problems: list[str] = []
    counted: Counter[str] = Counter()
    PICTURES.mkdir(exist_ok=True)
    for mode in MODES:
        show(every, mode)
        every.page.keyboard.press("Shift")  # whoever has just used a pointer is shown no focus
        scripts = {"targets": SMALL, "parts": CROWDED, "focused": FOCUS_UNSEEN}
        if mode.forced:
            scripts["in forced colours"] = FORCED
        for name, root in every.roots.items():
            # JupyterLab does not draw a cell that is out of sight, and nothing in it is fitted.
            root.scroll_into_view_if_needed()
            every.page.evaluate(FITTED)
            for what, script in scripts.items():
                found = at_rest(root, script)
                counted[what] += found["counted"]
                problems += [f"{mode.name}, {name}: {fault}" for fault in found["faults"]]
        violations, nodes = examined(every.page, roots, mode.rules)
        counted["elements judged by axe"] += nodes
        problems += [f"{mode.name}: {violation}" for violation in violations]
    show(every, MODES[1])
    with capsys.disabled():
        numbers = ", ".join(f"{number} {what}" for what, number in counted.items())
        print(f"\n{len(WIDGETS)} widgets in {len(MODES)} modes: {numbers}")
    assert min(counted.values()) > 100, counted
    assert problems == [], "\n" + "\n".join(problems)
