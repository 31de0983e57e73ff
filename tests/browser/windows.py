"""Windows of a browser onto a JupyterLab, which one test after the other uses.

To load JupyterLab's page takes three times as long as to open a notebook in a page that stands. So a window is tidied
when a test ends, and the next test opens its notebook there; one that cannot be tidied is closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.browser.page_scripts import NOTHING_IS_LEFT, TIDY
from tests.browser.watch import Watch

Motion = Literal["reduce", "no-preference"]

# What JupyterLab itself prints as errors, with the reason why it says nothing about the notebook's widgets.
LAB_S_OWN_ERRORS = (
    # The debugger's side bar asks a kernel that is going down for its state, and takes the silence for an error.
    r"^Could not restore the debugger state: Canceled future for debug_request",
    # It asks each kernel for a thread that hears widgets while a cell runs; a restart meanwhile leaves that unanswered.
    r"^Error: Canceled future for create_subshell_request",
    # Notebook 7.6 asks for the shortcuts of a plugin whose settings its page does not load.
    r"^TypeError: Cannot read properties of undefined \(reading 'schema'\)\n\s+at \S+/static/notebook/notebook_core\.",
)

MOST_TESTS = 30
"""How many tests use a window before it is closed, so that what one of them leaves behind does not grow."""


class WindowKind(NamedTuple):
    """What cannot be changed of a window that stands open.

    Attributes:
        whole_lab: whether JupyterLab shows its side bars and tabs.
        has_touch: whether it is touched.
    """

    whole_lab: bool
    has_touch: bool


@dataclass
class Window:
    """A page of JupyterLab in a browser context of its own.

    Attributes:
        context: it.
        page: the page.
        watch: what it did wrong in the test that uses it.
        kind: what it was opened with; `None` if it serves one test only.
        uses: how many tests have used it.
    """

    context: BrowserContext
    page: Page
    watch: Watch
    kind: WindowKind | None
    uses: int = 1

    def tidy(self) -> bool:
        """Bring it back to how it was before any test, and say whether that was possible."""
        if self.kind is None or self.uses >= MOST_TESTS:
            return False
        try:
            for page in self.context.pages:
                if page is not self.page:
                    page.close()
            self.context.clear_permissions()
            self.page.mouse.move(0, 0)
            self.page.evaluate(TIDY)
            self.page.wait_for_function(NOTHING_IS_LEFT, arg=self.kind.whole_lab, timeout=5_000)
        except Error:
            return False
        return True


class Windows:
    """The windows of a browser onto one server."""

    def __init__(self, browser: Browser) -> None:
        """Open none yet."""
        self._browser = browser
        self._idle: list[Window] = []

    def take(self, width: int, height: int, motion: Motion, kind: WindowKind) -> Window | None:
        """A window of a kind that stands ready, of this size; `None` if there is none."""
        window = next((window for window in reversed(self._idle) if window.kind == kind), None)
        if window is None:
            return None
        self._idle.remove(window)
        window.uses += 1
        window.watch.forget()
        window.page.set_viewport_size({"width": width, "height": height})
        window.page.emulate_media(reduced_motion=motion)
        return window

    def open(self, width: int, height: int, kind: WindowKind | None, **options: Any) -> Window:
        """A new window, for other tests too if it is of a kind; `options` are more for Playwright's `new_context`."""
        context = self._browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(20_000)
        watch = Watch(context, LAB_S_OWN_ERRORS)
        return Window(context, context.new_page(), watch, kind)

    def give_back(self, windows: Sequence[Window]) -> None:
        """Keep what a test has used for the next one, or close it."""
        for window in windows:
            if window.tidy():
                self._idle.append(window)
            else:
                with suppress(Error):  # the browser has died
                    window.context.close()

    def close(self) -> None:
        """Close all that are not in use."""
        for window in self._idle:
            with suppress(Error):
                window.context.close()
        self._idle.clear()
