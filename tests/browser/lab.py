"""A real JupyterLab for tests: the server, and a notebook opened in it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import nbformat
import psutil
from nbformat.sign import NotebookNotary
from playwright.sync_api import Locator, Page

from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.kit.saving.settings import Settings
from tests.browser.page_scripts import (
    ADD_STYLE,
    CHANGE_THEME,
    EVERY_CELL_HAS_RUN,
    EXECUTE,
    FITTED,
    KERNEL_IS_IDLE,
    LISTEN,
    NEW_KERNEL_IS_THERE,
    NOTEBOOK_IS_READY,
    OPEN,
    THEME_IS_SHOWN,
    WATCH_FOR_A_NEW_KERNEL,
)
from tests.browser.ports import free_port
from tests.browser.watch import Watch
from tests.browser.windows import Motion, Window, WindowKind, Windows

PICTURES = Path(__file__).parent / "pictures"

Theme = Literal["light", "dark", "high-contrast"]
THEMES: Mapping[Theme, str] = {
    "light": "JupyterLab Light",
    "dark": "JupyterLab Dark",
    "high-contrast": "JupyterLab Dark High Contrast",
}

# The looks in which a table has to be good, with a width of the window.
LOOKS: Mapping[str, tuple[Theme, int]] = {"light": ("light", 1280), "dark": ("dark", 1280), "narrow": ("light", 400)}
# Both themes and both widths. What is wide and light has the layout of the one and the colours of the other.
BOTH = ("dark", "narrow")

SECONDS_TO_START = 60
SECONDS_TO_OPEN = 60
SECONDS_TO_RUN = 60
MOST_ENDED = 100


def _lives(process: psutil.Process) -> bool:
    """Whether a process runs, and is not one that has ended and whose parent has not asked how."""
    with suppress(psutil.NoSuchProcess):
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    return False


class LabServer:
    """A JupyterLab server process; a context manager.

    Attributes:
        root: the folder whose notebooks it serves.
        home: where its kernels' programs keep their data (the XDG folders lie in it).
        url: where it answers, without a slash at the end.
    """

    def __init__(
        self, folder: Path, settings: Path | None = None, program: str = "jupyterlab", over: Path | None = None
    ) -> None:
        """Prepare everything it needs in `folder`, which is empty.

        Args:
            folder: it.
            settings: a folder of Jupyter's settings.
            program: the Python module that is started: JupyterLab, or Notebook, whose pages hold a notebook alone.
            over: a folder of packages that count more than those installed, such as another version of JupyterLab.
        """
        self._settings = settings
        self._program = program
        self._over = over
        self.root = folder / "root"
        self.home = folder / "home"
        self._jupyter = folder / "jupyter"
        for path in (self.root, self._jupyter):
            path.mkdir()
        self.forget_saved_games()
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        """Start the server and wait until it answers."""
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        # Else the server starts Node.js twice for each page, to see whether JupyterLab is to be built anew.
        page_config = self._jupyter / "config" / "labconfig" / "page_config.json"
        page_config.parent.mkdir(parents=True)
        page_config.write_text(json.dumps({"buildCheck": False}))
        if self._settings is None:
            self._setting("notification", {"fetchNews": "false", "checkForUpdates": False})
        self.set_theme("light")
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", self._program, "--no-browser", "--allow-root"),
                    "--ServerApp.ip=127.0.0.1",
                    f"--ServerApp.port={port}",
                    "--ServerApp.port_retries=0",
                    "--IdentityProvider.token=",
                    "--ServerApp.password=",
                    f"--ServerApp.root_dir={self.root}",
                    "--LabApp.expose_app_in_browser=True",
                    "--LabApp.extension_manager=readonly",
                    *(["--JupyterNotebookApp.expose_app_in_browser=True"] if self._program == "notebook" else []),
                    # The harness itself deletes sessions, with no page to take the token against forged requests from.
                    "--ServerApp.disable_check_xsrf=True",
                ],
                env=self._environment(),
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.root,
            )
        try:
            self._wait_until_it_answers()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the server and its kernels."""
        self.shut_down_kernels()
        self._stop()

    def address(self, name: str, whole_lab: bool = False) -> str:
        """Where it shows a notebook, in a workspace of its own: JupyterLab would else restore what was open before."""
        if self._program == "notebook":
            return f"{self.url}/notebooks/{name}"
        return f"{self.url}/{'lab' if whole_lab else 'doc'}/workspaces/{uuid.uuid4().hex}/tree/{name}"

    def log(self) -> str:
        """What the server and its kernels have printed so far."""
        return self._log.read_text(errors="replace")

    def set_theme(self, theme: Theme) -> None:
        """The theme of the pages opened from now on."""
        self._setting("themes", {"theme": THEMES[theme], "theme-scrollbars": False})

    def set_language(self, locale: str) -> None:
        """The language of the pages opened from now on, as its menu has it: `de_DE`, or `default`."""
        self._setting("plugin", {"locale": locale}, "translation-extension")

    def trust(self, path: Path) -> None:
        """Trust a notebook, as `make lab` does: of others JupyterLab hides the pictures in saved outputs."""
        # Not `jupyter trust`, which takes two seconds to start.
        notary = NotebookNotary(data_dir=str(self._jupyter / "data"))
        notary.sign(nbformat.read(path, as_version=4))
        notary.store.close()

    def shut_down_kernels(self) -> None:
        """End every session, and so every kernel."""
        for session in self._ask("GET", "/api/sessions"):
            self._ask("DELETE", f"/api/sessions/{session['id']}")

    def end_kernels(self) -> None:
        """End every session, and kill what still runs in it: a kernel that is asked to end takes half a second.

        Raises:
            TimeoutError: there are always new ones.
        """
        assert self._process is not None
        server = psutil.Process(self._process.pid)
        for _ in range(MOST_ENDED):
            sessions, processes = self._ask("GET", "/api/sessions"), [*filter(_lives, server.children(recursive=True))]
            if not sessions and not processes:
                return
            for process in processes:
                with suppress(psutil.NoSuchProcess):
                    process.kill()
            for session in sessions:
                # The server is just about to start one anew that it has found dead.
                with suppress(urllib.error.HTTPError):
                    self._ask("DELETE", f"/api/sessions/{session['id']}")
        raise TimeoutError(f"kernels were ended {MOST_ENDED} times, and there are others")

    def forget_saved_games(self, *, beginner: bool = False) -> None:
        """Forget what kernels kept and people saved, as if nobody, or only a `beginner`, had ever played here."""
        for folder in (self.home, self.root / "games"):
            shutil.rmtree(folder, ignore_errors=True)
        games = self.home / "data" / "buttons-widgets" / "games"
        games.mkdir(parents=True)
        if not beginner:
            assert Settings(games).change(BUTTONS.name, how_to_seen=True)

    def _environment(self) -> dict[str, str]:
        ours = ("JUPYTER", "IPYTHON", "BUTTONS_WIDGETS")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        return {
            **kept,
            "JUPYTER_CONFIG_DIR": str(self._jupyter / "config"),
            **({"JUPYTER_CONFIG_PATH": str(self._settings)} if self._settings else {}),
            **self._packages(),
            "JUPYTER_DATA_DIR": str(self._jupyter / "data"),
            "JUPYTER_RUNTIME_DIR": str(self._jupyter / "runtime"),
            "JUPYTERLAB_SETTINGS_DIR": str(self._jupyter / "settings"),
            "JUPYTERLAB_WORKSPACES_DIR": str(self._jupyter / "workspaces"),
            "IPYTHONDIR": str(self._jupyter / "ipython"),
            "XDG_DATA_HOME": str(self.home / "data"),
            "XDG_STATE_HOME": str(self.home / "state"),
            "XDG_CONFIG_HOME": str(self.home / "config"),
        }

    def _packages(self) -> dict[str, str]:
        """What in the environment lets the packages in `over` count more than those installed."""
        if self._over is None:
            return {}
        return {"PYTHONPATH": str(self._over), "JUPYTERLAB_DIR": str(self._over / "share" / "jupyter" / "lab")}

    def _setting(self, plugin: str, values: Mapping[str, object], extension: str = "apputils-extension") -> None:
        path = self._jupyter / "settings" / "@jupyterlab" / extension / f"{plugin}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(values))

    def _wait_until_it_answers(self) -> None:
        assert self._process is not None
        for _ in range(SECONDS_TO_START * 10):
            try:
                self._ask("GET", "/api/status")
                return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                pass
            # Until it is asked again, see whether it has ended.
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(timeout=0.1)
                raise RuntimeError(f"JupyterLab ended as it started:\n{self.log()}")
        raise TimeoutError(f"JupyterLab did not answer in {SECONDS_TO_START} s:\n{self.log()}")

    def _ask(self, method: str, path: str) -> Any:
        with urllib.request.urlopen(urllib.request.Request(self.url + path, method=method), timeout=10) as answer:
            body = answer.read()
        return json.loads(body) if body else None

    def _stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(timeout=15)


class Notebook:
    """A notebook open in JupyterLab in a browser.

    Attributes:
        page: Playwright's page, for everything that is not here.
        path: the notebook's file.
        watch: what its pages did wrong so far.
    """

    def __init__(self, page: Page, path: Path, watch: Watch) -> None:
        """Wrap a page on its way to the notebook, and wait until that is ready to run."""
        self.page = page
        self.path = path
        self.watch = watch
        self._until_ready()

    def run_all(self) -> None:
        """Run every cell and wait until each has run."""
        # Not awaited: the command's promise may never resolve, and `evaluate` has no time-out.
        self.page.evaluate("() => { void jupyterapp.commands.execute('notebook:run-all-cells') }")
        self.page.wait_for_function(EVERY_CELL_HAS_RUN, timeout=SECONDS_TO_RUN * 1000)

    def output(self, cell: int) -> Locator:
        """The output of the code cell with this index, from 0."""
        return self.page.locator(".jp-CodeCell").nth(cell).locator(".jp-Cell-outputArea")

    def listen(self) -> None:
        """Note from now on what the page's widgets ask of its kernel: one that was started instead of another, say."""
        self.page.evaluate(LISTEN)

    def settle(self) -> None:
        """Wait until the kernel has answered all that the page's widgets have asked of it so far.

        Between clicks in two widgets: the kernel may hear of the second first.
        """
        self.page.wait_for_function("() => window.unanswered.size === 0")

    def execute(self, code: str, seconds: float = 20) -> str:
        """Run code in the notebook's kernel, beside its cells, and return what it printed or its value's text.

        Raises:
            playwright.sync_api.Error: the code raised, or nothing came back in time.
        """
        text: str = self.page.evaluate(EXECUTE, [code, seconds])
        return text

    def in_every_look(self, names: Iterable[str] = LOOKS) -> Iterator[str]:
        """Show the page in one look after the other, by their names, and in the end in the first of `LOOKS` again.

        A kernel, and a state that took long to come to, serve all of them.
        """
        for name in names:
            self.show_look(*LOOKS[name])
            yield name
        self.show_look(*LOOKS["light"])

    def show_look(self, theme: Theme, width: int) -> None:
        """Show the page in a theme, which takes it half a second to load if it has another one, and in a width."""
        show_theme(self.page, theme)
        self.page.set_viewport_size({"width": width, "height": self.page.evaluate("innerHeight")})
        self.page.evaluate(FITTED)

    def add_style(self, text: str) -> None:
        """Add a style sheet to the page, for this test."""
        self.page.evaluate(ADD_STYLE, text)

    def save(self) -> None:
        """Save the notebook with its outputs and wait until that is done."""
        self.page.evaluate("() => { void jupyterapp.shell.currentWidget.context.save() }")
        self.page.wait_for_function("() => !jupyterapp.shell.currentWidget.context.model.dirty")

    def reload(self, *, save: bool = True) -> None:
        """Load the page anew, with the notebook as it is saved now or was before; the kernel lives on."""
        if save:
            self.save()
        self.page.reload()
        self._until_ready()

    def restart_kernel(self) -> None:
        """Restart the kernel, once it has said all that it was about to say, and wait until the new one answers."""
        self.page.wait_for_function(KERNEL_IS_IDLE)
        self.page.evaluate(WATCH_FOR_A_NEW_KERNEL)
        self.page.evaluate("() => { void jupyterapp.shell.currentWidget.context.sessionContext.restartKernel() }")
        self._until_new_kernel()

    @contextmanager
    def kernel_stands_still(self) -> Iterator[None]:
        """Let the kernel do nothing for a while, as on a machine that is busy; then it does all that was asked for."""
        process = self._kernel_process()
        os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(process, signal.SIGCONT)

    def kill_kernel(self) -> None:
        """Kill the kernel's process, as a crash would, and wait until the server has started another."""
        process = self._kernel_process()
        self.page.evaluate(WATCH_FOR_A_NEW_KERNEL)
        os.kill(process, signal.SIGKILL)
        self._until_new_kernel()
        # JupyterLab tells of the death in a dialog, which covers the notebook.
        self.page.locator(".jp-Dialog .jp-mod-accept").click()

    def screenshot(self, name: str, full_page: bool = False) -> Path:
        """Leave a picture of the page in tests/browser/pictures/`name`.png."""
        PICTURES.mkdir(exist_ok=True)
        path = PICTURES / f"{name}.png"
        self.page.screenshot(path=path, full_page=full_page)
        return path

    def _kernel_process(self) -> int:
        return int(self.execute("import os; os.getpid()"))

    def _until_ready(self) -> None:
        self.page.wait_for_function(NOTEBOOK_IS_READY, timeout=SECONDS_TO_OPEN * 1000)
        self.listen()

    def _until_new_kernel(self) -> None:
        self.page.evaluate(NEW_KERNEL_IS_THERE, SECONDS_TO_RUN)
        # What a page asked of the old kernel in its last moment nobody answers any more.
        self.page.evaluate("() => window.unanswered.clear()")
        self._until_ready()


def show_theme(page: Page, theme: Theme) -> None:
    """Let a page of JupyterLab have a theme; it would load the one that it has anew."""
    if not page.evaluate(THEME_IS_SHOWN, THEMES[theme]):
        page.evaluate(CHANGE_THEME, THEMES[theme])
        page.wait_for_function(THEME_IS_SHOWN, arg=THEMES[theme])


class Lab:
    """Opens notebooks, each in a window that no other notebook is open in."""

    def __init__(self, windows: Windows, server: LabServer) -> None:
        """Open in `windows` what `server` serves; they have shown no other server."""
        self.server = server
        self._windows = windows
        self._used: list[Window] = []

    def open(
        self,
        cells: Sequence[str],
        theme: Theme = "light",
        width: int = 1280,
        height: int = 900,
        whole_lab: bool = False,
        **options: Any,
    ) -> Notebook:
        """Write a notebook with these code cells, open it, and wait until its kernel is ready.

        Args:
            cells: the source of each code cell.
            theme: JupyterLab's theme.
            width: of the window, in CSS pixels.
            height: of the window, in CSS pixels.
            whole_lab: with JupyterLab's side bars and tabs, instead of the notebook alone, which opens faster.
            options: as in `open_file`.
        """
        name = f"test-{uuid.uuid4().hex[:8]}"
        path = self.server.root / f"{name}.ipynb"
        nbformat.write(
            nbformat.v4.new_notebook(
                cells=[nbformat.v4.new_code_cell(source) for source in cells],
                metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}},
            ),
            path,
        )
        return self.open_file(path, theme, width, height, whole_lab, **options)

    def open_file(
        self,
        path: Path,
        theme: Theme = "light",
        width: int = 1280,
        height: int = 900,
        whole_lab: bool = False,
        own_window: bool = False,
        reduced_motion: Motion = "reduce",
        has_touch: bool = False,
        **context_options: Any,
    ) -> Notebook:
        """Open a notebook that lies in the server's root already (a second window onto it, say); else as `open`.

        Args:
            path: the notebook's file.
            theme: JupyterLab's theme.
            width: of the window, in CSS pixels.
            height: of the window, in CSS pixels.
            whole_lab: with JupyterLab's side bars and tabs, instead of the notebook alone, which opens faster.
            own_window: in a window that no other test uses: this one listens to what happens in it, say.
            reduced_motion: what the person prefers. Dice that tumble make a game of a hundred rolls a minute longer: a
                test about motion asks for it.
            has_touch: whether the window is touched.
            context_options: more for Playwright's `new_context`; the window is its own then.
        """
        self.server.set_theme(theme)
        kind = None if own_window or context_options else WindowKind(whole_lab, has_touch)
        window = kind and self._windows.take(width, height, reduced_motion, kind)
        name = str(path.relative_to(self.server.root))
        if window is not None:
            self._used.append(window)
            show_theme(window.page, theme)
            window.page.evaluate(OPEN, name)
        else:
            options = {"reduced_motion": reduced_motion, "has_touch": has_touch, **context_options}
            window = self._windows.open(width, height, kind, **options)
            self._used.append(window)
            window.page.goto(self.server.address(name, whole_lab))
        return Notebook(window.page, path, window.watch)

    def close(self) -> None:
        """Leave every window used, end the kernels, forget what they saved."""
        self._windows.give_back(self._used)
        self.server.end_kernels()
        self.server.forget_saved_games()

    def check(self) -> None:
        """Fail if any of the pages left an error in the console or asked anything of another host."""
        for window in self._used:
            window.watch.check()
