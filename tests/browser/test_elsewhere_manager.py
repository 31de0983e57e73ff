"""The table, a puzzle and an exercise in pages that are not JupyterLab's, put together as VS Code and Colab do it.

Both programs show widgets with the manager that ipywidgets publishes for such pages, and load anywidget as the module
that it publishes for them. VS Code has one page for all outputs of a notebook; in Colab each output is a page of its
own, which asks the kernel for the widgets made so far. That much is imitated here, with a kernel of our own. What else
the programs do (their menus, their keys, how they carry a message to the kernel) is not.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Frame, Locator, Page, expect

from buttons_widgets import generate_puzzle
from tests.browser.axe import axe
from tests.browser.lab import PICTURES
from tests.browser.opened import FREELY, served
from tests.browser.page_scripts import ADD_STYLE
from tests.browser.player import Player
from tests.browser.solver import PuzzleSolver
from tests.browser.watch import Watch

pytestmark = pytest.mark.thorough

HERE = Path(__file__).parent / "elsewhere"
ANYWIDGET = Path(sys.prefix, "share", "jupyter", "nbextensions", "anywidget", "index.js")
PACKAGES = ("@jupyter-widgets/html-manager@1.0.15", "requirejs@2.3.8")

TABLE = "from buttons_widgets import play\ngame = play(['Ada', 'Bo'], cards=['ry', 'bg'], seed='tea')\ngame"
PUZZLE = "from buttons_widgets import generate_puzzle, puzzle\npuzzle(generate_puzzle('most', 1, seed='site'))"
EXERCISE = "from buttons_widgets.lessons import exercise\nexercise('1.1')"
CELLS = [TABLE, PUZZLE, EXERCISE]

PAGE = """<!doctype html>
<html lang="en" {html}><head><meta charset="utf-8"><title>elsewhere</title>
<style>body {{ margin: 8px }} main > * {{ margin-bottom: 16px }} iframe {{ width: 100%; border: 0 }} {style}</style>
<script src="require.js"></script><script src="libembed-amd.js"></script></head>
<body {body}><main></main><script type="module">{script}</script></body></html>"""
OUTER = "import {{ {how} }} from './manager.js'; window.shown = {how}({kernel!r}, {cells});"
INNER = "import { inThisFrame } from './manager.js'; window.shown = inThisFrame();"

# What each program gives its pages. VS Code paints the ground of widgets white in every theme.
VS_CODE = {
    "html": "",
    "body": 'class="vscode-dark" data-vscode-theme-kind="vscode-dark"',
    "style": "body { background: #1f1f1f; color: #ccc } main > * { background: white }",
}
COLAB = {"html": 'theme="dark"', "body": "", "style": "body { background: #383838; color: #e3e3e3 }"}

# The contrast of each text with the ground behind it. Axe leaves open what lies over other things, which is most of it
# here. What cannot be used need not be read, and of a board's pictures the colours are tested elsewhere.
CONTRASTS = """(output) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const painted = (colours) => {
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const light = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].map((part) => part / 255).map(
      (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
  };
  const texts = document.createTreeWalker(output, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const said = texts.currentNode.data.trim();
    const { width, height } = element.getBoundingClientRect();
    if (!said || width < 2 || height < 2 || element.closest('svg, style, :disabled')) continue;
    const grounds = [];
    for (let one = element; one; one = one.parentElement) grounds.unshift(getComputedStyle(one).backgroundColor);
    const ground = painted(['white', ...grounds]);
    const ink = painted(['white', ...grounds, getComputedStyle(element).color]);
    found.push([said, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)]);
  }
  return found;
}"""


class OtherNotebook:
    """Outputs in such a page, with what `Player` asks of a notebook.

    Attributes:
        page: what Playwright looks for things in: the page, or the page of one output.
    """

    def __init__(self, page: Page | Frame, output: Locator) -> None:
        self.page = page
        self._output = output

    def output(self, cell: int) -> Locator:
        """There is one only."""
        return self._output

    def listen(self) -> None:
        """The page does so by itself."""

    def add_style(self, text: str) -> None:
        """Add a style sheet."""
        self.page.evaluate(ADD_STYLE, text)


@pytest.fixture(scope="module")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that such pages load."""
    folder, static = tmp_path_factory.mktemp("published"), tmp_path_factory.mktemp("static")
    command = ["npm", "pack", "--silent", "--pack-destination", str(folder), *PACKAGES]
    subprocess.run(command, check=True, capture_output=True, timeout=120, cwd=folder)
    for path in folder.glob("*.tgz"):
        with tarfile.open(path) as archive:
            archive.extractall(folder, filter="data")
    shutil.copy(folder / "package" / "require.js", static)
    shutil.copytree(folder / "package" / "dist", static / "@jupyter-widgets")  # the fonts, which it looks for there
    shutil.copy(folder / "package" / "dist" / "libembed-amd.js", static)
    shutil.copy(HERE / "manager.js", static)
    shutil.copy(ANYWIDGET, static / "anywidget.js")
    return static


@pytest.fixture
def server(static: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a Jupyter server whose kernels start where nobody has played before."""
    command = [sys.executable, "-m", "jupyterlab", "--allow-root", *FREELY, "--ServerApp.disable_check_xsrf=True"]
    with served([*command, f"--ServerApp.extra_static_paths={static}"], tmp_path, tmp_path) as url:
        yield url


def shown_as(how: str, look: dict[str, str], server: str, static: Path, page: Page) -> None:
    """Run the cells in a kernel and show their outputs."""
    wanted = {"path": "elsewhere.ipynb", "name": "", "type": "notebook", "kernel": {"name": "python3"}}
    asked = urllib.request.Request(f"{server}/api/sessions", json.dumps(wanted).encode(), method="POST")
    with urllib.request.urlopen(asked, timeout=60) as answer:
        kernel = json.load(answer)["kernel"]["id"]
    script = OUTER.format(how=how, kernel=kernel, cells=json.dumps(CELLS))
    (static / "page.html").write_text(PAGE.format(**look, script=script))
    (static / "frame.html").write_text(PAGE.format(**look, script=INNER))
    page.goto(f"{server}/static/page.html")
    page.wait_for_function("() => window.execute", timeout=60_000)


def each_output(page: Page) -> list[OtherNotebook]:
    """The outputs, in their order."""
    found = []
    for cell in range(len(CELLS)):
        output = page.locator(f"#output-{cell}")
        frame = output.element_handle().content_frame()
        found.append(OtherNotebook(frame, frame.locator("main")) if frame else OtherNotebook(page, output))
    return found


@pytest.mark.parametrize(("how", "look"), [("inOnePage", VS_CODE), ("inFrames", COLAB)], ids=["VS-Code", "Colab"])
def test_a_round_a_puzzle_and_an_exercise(
    browser: Browser, server: str, static: Path, how: str, look: dict[str, str], request: pytest.FixtureRequest
) -> None:
    context = browser.new_context(viewport={"width": 1000, "height": 800}, reduced_motion="reduce")
    watch = Watch(context)
    page = context.new_page()
    shown_as(how, look, server, static, page)
    table, puzzle, exercise = each_output(page)
    player = Player(table)
    player.button("Got it").click()
    player.press("roll")
    seen = player.play_until("is over")
    assert sum(map(len, seen.buttons)) or "bust" in seen.notice

    # The letters of the table work.
    player.action("next-round").click()
    player.until("roll")
    player.action("roll").focus()
    page.keyboard.press("r")
    player.until("lay")

    asked = generate_puzzle("most", 1, seed="site")
    solver = PuzzleSolver(puzzle)
    solver.answer(asked, asked.answers[0])
    expect(solver.verdict).to_contain_text("✓")

    card = exercise.output(0).locator(".bw-card")
    card.get_by_label("Your name").fill("Ada")
    card.get_by_role("button", name="OK").click()
    expect(card.get_by_role("button", name="Ada")).to_be_visible()

    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"elsewhere-{request.node.callspec.id}.png", full_page=True)
    problems = [problem for one in (table, puzzle, exercise) for problem in axe(one.page, ".bw-table")]
    seen_texts = [text for one in (table, puzzle, exercise) for text in one.output(0).evaluate(CONTRASTS)]
    assert len(seen_texts) > 15
    problems += [f"{text!r} has a contrast of {ratio:.1f}" for text, ratio in seen_texts if ratio < 4.5]
    context.close()
    assert problems == [], "\n" + "\n".join(problems)
    watch.check()
