"""The browser of a process of tests: it is started again when it has died, and ended when a test hangs in it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPException, HTTPResponse
from pathlib import Path
from threading import Timer
from urllib.request import ProxyHandler, build_opener

import psutil
from playwright.sync_api import Browser, Playwright
from websocket import WebSocketException, create_connection

from tests.browser.ports import free_port
from tests.browser.windows import Windows

SECONDS_TO_SAY = 3
MOST_CHARACTERS = 4_000
DIRECTLY = build_opener(ProxyHandler({}))
"""Asks this machine, whatever proxy the environment names."""

TEXT = """(() => {
  const shown = document.querySelector('.jp-NotebookPanel-notebook') ?? document.body;
  return shown.innerText.replace(/\\n\\s*\\n/g, '\\n');
})()"""


class Chromium:
    """Starts the browser when it is asked for, and again if it has died since.

    What its pages show is asked of the browser itself, past Playwright, which may be what hangs.
    """

    def __init__(self, playwright: Playwright, path: Path, flags: Sequence[str]) -> None:
        """Start none yet.

        Args:
            playwright: what starts it.
            path: the program.
            flags: its options.
        """
        self._playwright = playwright
        self._path = path
        self._flags = flags
        self._port = 0
        self._browser: Browser | None = None
        self._windows: Windows | None = None
        self._last_seen = ""

    def browser(self) -> Browser:
        """The browser, alive."""
        if self._browser is None or not (self._browser.is_connected() and self._answers()):
            self.kill()
            self._windows = None
            self._port = free_port()
            flags = [*self._flags, f"--remote-debugging-port={self._port}"]
            self._browser = self._playwright.chromium.launch(executable_path=self._path, headless=True, args=flags)
        return self._browser

    def windows(self) -> Windows:
        """Its windows onto the JupyterLab of this process."""
        browser = self.browser()
        if self._windows is None:
            self._windows = Windows(browser)
        return self._windows

    def close_windows(self) -> None:
        """Close those windows."""
        if self._windows is not None:
            self._windows.close()
            self._windows = None

    @contextmanager
    def limited(self, seconds: float) -> Iterator[None]:
        """Kill the browser if what is done here takes longer: whatever waits for it fails then."""
        self._last_seen = ""
        timer = Timer(seconds, self._give_up)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # it may be at it already

    def seen(self) -> str:
        """What its pages show, or showed when it was killed: their addresses and texts."""
        return self._last_seen or "\n".join(f"{url}\n{text[:MOST_CHARACTERS]}" for url, text in self._pages())

    def kill(self) -> None:
        """Kill it, as a crash would."""
        mine = f"--remote-debugging-port={self._port}"
        for process in psutil.process_iter() if self._port else ():
            with suppress(psutil.Error):
                if mine in process.cmdline():
                    process.kill()

    def _answers(self) -> bool:
        # Playwright hears of a death only when it is next called.
        with suppress(OSError, HTTPException), self._ask("version"):
            return True
        return False

    def _ask(self, what: str) -> HTTPResponse:
        answer: HTTPResponse = DIRECTLY.open(f"http://127.0.0.1:{self._port}/json/{what}", timeout=SECONDS_TO_SAY)
        return answer

    def _give_up(self) -> None:
        try:
            self._last_seen = self.seen() or "no page was open"
        finally:
            self.kill()

    def _pages(self) -> Iterator[tuple[str, str]]:
        with suppress(OSError, HTTPException):  # it is dead
            with self._ask("list") as answer:
                targets = json.load(answer)
            for target in targets:
                if target["type"] == "page":
                    yield target["url"], _text_of(target["webSocketDebuggerUrl"])


def _text_of(address: str) -> str:
    """What a page shows; without an answer of the page, the reason."""
    try:
        line = create_connection(address, timeout=SECONDS_TO_SAY, suppress_origin=True)
        try:
            line.send(json.dumps({"id": 1, "method": "Runtime.evaluate", "params": {"expression": TEXT}}))
            return str(json.loads(line.recv()).get("result", {}).get("result", {}).get("value"))
        finally:
            line.close()
    except (OSError, ValueError, WebSocketException) as error:
        return f"(it does not answer: {error})"
