"""The static site for tests: a web server that can do nothing but hand out files, and notebooks opened in a browser."""

from __future__ import annotations

import subprocess
import uuid
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser

from tests.browser.lab import Notebook
from tests.browser.watch import Watch
from tests.launch.test_static_site import policy_of

ROOT = Path(__file__).parents[2]
SECONDS_TO_BUILD = 240

WRITE = """async ([path, sources]) => {
  await jupyterapp.serviceManager.contents.save(path, {
    type: 'notebook', format: 'json', content: {
      nbformat: 4, nbformat_minor: 5,
      metadata: { kernelspec: { name: 'python', display_name: 'Python (Pyodide)', language: 'python' } },
      cells: sources.map((source, at) => (
        { cell_type: 'code', id: `cell-${at}`, source, metadata: {}, outputs: [], execution_count: null })),
    },
  });
}"""
CLOSE_ALL = "() => { for (const panel of [...jupyterapp.shell.widgets('main')]) panel.dispose(); }"
# A kernel is a Python of its own, in some hundred megabytes.
END_KERNELS = """async () => {
  for (const panel of [...jupyterapp.shell.widgets('main')]) panel.dispose();
  await jupyterapp.serviceManager.sessions.shutdownAll();
}"""
OPEN = "(path) => { void jupyterapp.commands.execute('docmanager:open', { path, factory: 'Notebook' }) }"
RUN_CELL = """(number) => {
  const { content } = jupyterapp.shell.currentWidget;
  const cell = content.widgets.filter((one) => one.model.type === 'code')[number];
  content.activeCellIndex = content.widgets.indexOf(cell);
  void jupyterapp.commands.execute('notebook:run-cell');
}"""
HAS_RUN = """(number) => jupyterapp.shell.currentWidget.content.widgets
  .filter((one) => one.model.type === 'code')[number].model.executionCount !== null"""


def build_site(folder: Path) -> Path:
    """Build the site into a folder, as `make site` does."""
    command = ["make", "--no-print-directory", "site", f"SITE={folder}"]
    subprocess.run(command, cwd=ROOT, check=True, timeout=SECONDS_TO_BUILD)
    return folder


class Handler(SimpleHTTPRequestHandler):
    """Hands out files and says nothing, and holds all of them to the policy that stands in the pages."""

    policy = ""

    def end_headers(self) -> None:
        """Else what runs beside a page, as Python does, would not be held to it."""
        self.send_header("Content-Security-Policy", f"{self.policy}; frame-ancestors 'self'")
        super().end_headers()

    def log_message(self, format: str, *arguments: Any) -> None:
        """Nobody reads it."""


class Server(ThreadingHTTPServer):
    """Does not mind that a page is closed before it has got all that it asked for."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """What is missing in the page, its test notices."""


class Site:
    """The site on a web server; a context manager.

    Attributes:
        url: where it answers, without a slash at the end.
    """

    def __init__(self, folder: Path, browser: Browser) -> None:
        """Serve what was built into `folder`, and open it in `browser`."""
        self._browser = browser
        Handler.policy = policy_of((folder / "lab" / "index.html").read_text(encoding="utf-8"))
        self._server = Server(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def __enter__(self) -> Self:
        """Answer from now on."""
        Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()

    def window(self, **options: Any) -> Visitor:
        """A browser that has never been here."""
        return Visitor(self, self._browser, **options)


class Visitor:
    """Somebody with a fresh profile of the browser; a context manager that checks what the pages did wrong.

    Attributes:
        page: the page.
        watch: what it did wrong.
    """

    def __init__(self, site: Site, browser: Browser, **options: Any) -> None:
        self.site = site
        self._context = browser.new_context(viewport={"width": 1366, "height": 900}, reduced_motion="reduce", **options)
        self._context.set_default_timeout(60_000)
        self.watch = Watch(self._context)
        self.page = self._context.new_page()

    def __enter__(self) -> Self:
        """Nothing is open yet."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave, and fail if something was wrong."""
        self._context.close()
        if error is None:
            self.watch.check()

    def start(self, name: str = "") -> Notebook:
        """Open the site as its address alone opens it, or a file of it by a link; wait until the kernel is ready."""
        self.page.goto(f"{self.site.url}/lab/index.html?path={name}" if name else f"{self.site.url}/")
        return Notebook(self.page, Path(name or "00_start_here.ipynb"), self.watch)

    def write(self, cells: Sequence[str]) -> Notebook:
        """Open a new notebook with these cells in place of what is open."""
        self.page.evaluate(CLOSE_ALL)
        name = f"test-{uuid.uuid4().hex[:8]}.ipynb"
        self.page.evaluate(WRITE, [name, list(cells)])
        return self._open(name)

    def open_file(self, name: str) -> Notebook:
        """Open one of the site's notebooks, with a kernel of its own, in place of what is open."""
        self.page.evaluate(END_KERNELS)
        return self._open(name)

    def _open(self, name: str) -> Notebook:
        self.page.evaluate(OPEN, name)
        self.page.wait_for_function(
            "(name) => jupyterapp.shell.currentWidget?.context?.path === name", arg=name, timeout=60_000
        )
        return Notebook(self.page, Path(name), self.watch)

    def run_first(self) -> None:
        """Run the first code cell of the notebook in front."""
        self.page.evaluate(RUN_CELL, 0)

    def run(self, number: int) -> None:
        """Run a code cell of the notebook in front, from 0, and wait until it has run."""
        self.page.evaluate(RUN_CELL, number)
        self.page.wait_for_function(HAS_RUN, arg=number)
