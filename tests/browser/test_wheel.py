"""The wheel in an empty environment, without the checkout: the notebooks in JupyterLab, and a table in a page."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, Page, expect
from psutil import Error, Process, process_iter
from uv import find_uv_bin

from buttons_widgets import __version__
from tests.browser.opened import FREELY, copy_of_checkout, environment, lay_a_button, run_first_cell, served, shown

ROOT = Path(__file__).parents[2]
MOST_BYTES = 2_600_000
NEXT = "99.1"
NEWS = "A cell that the version before did not have."


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def next_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of a next version, in which the first notebook has a cell more."""
    folder = copy_of_checkout(tmp_path_factory.mktemp("next") / "checkout")
    for name in ("pyproject.toml", "buttons_widgets/__init__.py"):
        path = folder / name
        text = path.read_text(encoding="utf-8")
        assert f'"{__version__}"' in text
        path.write_text(text.replace(f'"{__version__}"', f'"{NEXT}"', 1), encoding="utf-8")
    start = folder / "notebooks" / "00_start_here.ipynb"
    notebook = json.loads(start.read_text(encoding="utf-8"))
    notebook["cells"].append({"cell_type": "markdown", "id": "new", "metadata": {}, "source": NEWS})
    start.write_text(json.dumps(notebook), encoding="utf-8")
    return build_wheel(folder, folder.parent / "wheel")


def build_wheel(sources: Path, folder: Path) -> Path:
    """Build a wheel into a folder."""
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(sources)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the programs of an environment in which only the wheel was installed, with what it asks for."""
    return environment(tmp_path_factory.mktemp("empty") / "env", f"{wheel}[lab]")


def test_the_wheel_is_small_and_carries_everything(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    for part in ("notebooks/00_start_here.ipynb", "packs/gems.jsonl", "launch/settings/jupyter_server_config.py"):
        assert f"buttons_widgets/{part}" in names
    template = ".data/data/share/jupyter/nbconvert/templates/buttons/index.html.j2"
    assert [name for name in names if name.endswith(template)]
    print(f"the wheel has {wheel.stat().st_size:,} bytes")
    assert wheel.stat().st_size <= MOST_BYTES


def kernels_in(folder: Path) -> list[Process]:
    """The kernels that run in a folder."""
    found = []
    for process in process_iter():
        with suppress(Error):
            if Path(process.cwd()) == folder and any("ipykernel" in word for word in process.cmdline()):
                found.append(process)
    return found


@pytest.mark.thorough
@pytest.mark.timeout(400)
def test_uvx_opens_a_table_that_fills_a_page_and_nothing_is_fetched(
    wheel: Path, browser: Browser, tmp_path: Path
) -> None:
    uv = find_uv_bin()
    cache = subprocess.run([uv, "cache", "dir"], check=True, capture_output=True, text=True).stdout.strip()
    uvx = [uv, "tool", "run", "--quiet", "--python", sys.executable, "--from", f"{wheel}[lab]"]
    with (
        served([*uvx, "buttons-widgets", "play"], tmp_path, tmp_path, {"UV_CACHE_DIR": cache}) as url,
        shown(browser, url) as page,
    ):
        lay_a_button(page)
        assert page.locator(".jp-InputArea").count() == 0
        table = page.locator(".bw-table")
        left, right = table.evaluate(
            "(t) => { const b = t.getBoundingClientRect(); return [b.left, innerWidth - b.right] }"
        )
        assert abs(left - right) < 20
        # Who loads the page anew leaves no kernel behind.
        process = max(kernels_in(tmp_path), key=Process.create_time)
        page.reload()
        process.wait(timeout=30)
        expect(page.get_by_text("Unfinished games").first).to_be_visible(timeout=30_000)


@pytest.mark.thorough
@pytest.mark.timeout(400)
def test_jupyterlab_opens_at_the_first_notebook_and_an_upgrade_keeps_games(
    installed: Path, next_wheel: Path, browser: Browser, tmp_path: Path
) -> None:
    command = [str(installed / "buttons-widgets"), "lab", "mine", *FREELY]

    def finds_the_game_again(page: Page) -> None:
        expect(page.get_by_text("Unfinished games").first).to_be_visible(timeout=30_000)
        expect(page.get_by_text(NEWS).first).to_be_attached()

    steps: list[Callable[[Page], None]] = [lay_a_button, finds_the_game_again]
    for step in steps:
        with served(command, tmp_path, tmp_path) as url, shown(browser, f"{url}/lab/tree/00_start_here.ipynb") as page:
            run_first_cell(page)
            step(page)
        pip = [find_uv_bin(), "pip", "install", "--quiet", "--no-deps", "--python", str(installed / "python")]
        subprocess.run([*pip, str(next_wheel)], check=True, timeout=200, capture_output=True)
    told = [str(installed / "buttons-widgets"), "--version"]
    assert NEXT in subprocess.run(told, check=True, timeout=60, capture_output=True, text=True).stdout
    assert not (tmp_path / "mine" / "00_start_here (mine).ipynb").exists()
