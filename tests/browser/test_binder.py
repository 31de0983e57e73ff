"""What Binder would build from this repository, and whether people can play in it, without a Docker engine."""

import ast
import os
import re
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import buttons_widgets
from tests.browser.opened import FREELY, copy_of_checkout, environment, run_first_cell, served, shown, until_offered

ROOT = Path(__file__).parents[2]
START = "notebooks/00_start_here.ipynb"


def run(*command: str | Path, folder: Path, seconds: int, more: Mapping[str, str] | None = None) -> str:
    """What the command printed, both ways; fails with that if it does not end well."""
    # As on Binder: nothing of the environment that the tests themselves run in.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    answer = subprocess.run(
        command,
        cwd=folder,
        env={**environment, **(more or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=seconds,
    )
    assert answer.returncode == 0, answer.stdout
    return answer.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository's files as a fresh clone would have them: nothing ignored, nothing left over."""
    return copy_of_checkout(tmp_path_factory.mktemp("binder") / "checkout")


def test_what_the_build_runs_is_there_and_fits_the_kit() -> None:
    for name in ("postBuild", "start"):
        script = ROOT / "binder" / name
        assert os.access(script, os.X_OK), name
        named = re.findall(r"\b(?:binder|lab)/[\w./]+", script.read_text(encoding="utf-8"))
        assert all((ROOT / path).is_file() for path in named), named
    warm = ast.parse((ROOT / "binder" / "warm.py").read_text(encoding="utf-8"))
    imports = [node for node in warm.body if isinstance(node, ast.ImportFrom)]
    assert [node.module for node in imports] == ["buttons_widgets"]
    assert all(hasattr(buttons_widgets, name.name) for node in imports for name in node.names)


def test_repo2docker_understands_the_repository(checkout: Path) -> None:
    repo2docker = Path(sys.executable).with_name("jupyter-repo2docker")
    dockerfile = run(repo2docker, "--no-build", "--debug", ".", folder=checkout, seconds=100)
    copy = dockerfile.index(" src/ ${REPO_DIR}/")
    install = dockerfile.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    assert copy < install, "the requirements name the repository, so it has to be there when they are installed"
    python = (checkout / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    assert f"python={python}" in dockerfile


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_a_session_opens_at_the_start_notebook_and_the_coach_is_awake(
    checkout: Path, browser: Browser, tmp_path: Path
) -> None:
    """In an environment with just what `binder/` asks for, after what `binder/postBuild` does."""
    programs = environment(
        tmp_path / "venv", "--requirement", "binder/requirements.txt", checkout=checkout, compiled=True
    )
    python = programs / "python"
    where = "import buttons_widgets; print(buttons_widgets.__file__)"
    installed = run(python, "-c", where, folder=tmp_path, seconds=60)
    assert installed.startswith(str(tmp_path / "venv"))
    variables = {"PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "HOME": str(tmp_path)}
    run("binder/postBuild", folder=checkout, seconds=300, more=variables)
    command = ["binder/start", "jupyter-lab", "--allow-root", *FREELY]
    with served(command, checkout, tmp_path, variables) as url, shown(browser, f"{url}/lab/tree/{START}") as page:
        begun = time.monotonic()
        run_first_cell(page)
        expect(page.locator(".bw-lobby").first).to_be_visible(timeout=30_000)
        print(f"first cell to lobby: {time.monotonic() - begun:.1f} s")
        space = until_offered(page)
        begun = time.monotonic()
        page.get_by_role("button", name="Coach").first.click()
        answer = page.locator(".bw-coach-bars").first
        expect(answer).to_contain_text(re.compile(r"[0-9]\.[0-9]"), timeout=60_000)
        print(f"first answer of the coach: {time.monotonic() - begun:.1f} s")
        space.click()
        laid = page.locator(".bw-table .bw-seat").first.locator("[data-cell]:has(.bw-part-under > *)")
        expect(laid.first).to_be_visible(timeout=30_000)
