"""Watch a browser's pages: what they print as errors, and whom they ask."""

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, WebError, WebSocket

OURS = {"127.0.0.1", "localhost"}
LOADED_FROM_NOWHERE = {"data", "blob", "about", "chrome"}


class Watch:
    """What the pages of a browser context did that a test should know of.

    Attributes:
        errors: the console's errors and the exceptions that nobody caught, without those `allowed`.
        foreign: the addresses asked for on other hosts than this machine.
    """

    def __init__(self, context: BrowserContext, allowed: Iterable[str] = ()) -> None:
        """Watch every page of `context`, now and later; `allowed` are regular expressions of errors to pass over."""
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self._allowed = [re.compile(pattern) for pattern in allowed]
        context.on("console", self._console)
        context.on("weberror", self._exception)
        context.on("request", self._request)
        context.on("page", self._page)

    def forget(self) -> None:
        """Begin anew: another test looks at the pages from now on."""
        self.errors.clear()
        self.foreign.clear()

    def check(self) -> None:
        """Fail if anything was printed as an error or asked of another host."""
        assert self.foreign == [], f"asked of other hosts: {self.foreign}"
        assert self.errors == [], "errors in the browser's console:\n" + "\n".join(self.errors)

    def _page(self, page: Page) -> None:
        page.on("websocket", self._websocket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"{message.text} ({message.location.get('url')})")

    def _exception(self, error: WebError) -> None:
        problem = error.error
        self._note(str(problem.stack or problem) if isinstance(problem, Error) else str(problem))

    def _note(self, text: str) -> None:
        if not any(pattern.search(text) for pattern in self._allowed):
            self.errors.append(text)

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _websocket(self, websocket: WebSocket) -> None:
        self._address(websocket.url)

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in LOADED_FROM_NOWHERE and parts.hostname not in OURS:
            self.foreign.append(url)
