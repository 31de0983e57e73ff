"""What people find on the static site, as `static_site/build.py` prepares it; tests/browser/test_site.py visits it."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from buttons_widgets.kit.language.words import languages

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
BUILD = runpy.run_path(str(Path(__file__).parents[2] / "static_site" / "build.py"))


LESSONS = sorted((NOTEBOOKS / "lessons").glob("*.ipynb"))
CARDS = ("start_card(", "exercise(")
WITHOUT = ("numpy", "numba", "matplotlib", "pandas")
"""What the site does not have."""
MOSTLY = ("06", "07")
"""The lessons of which `about_this_site.md` says that most exercises work: others say what they need."""
BEGIN = """
import json, sys
for package in {without!r}:
    sys.modules[package] = None
for name, sources in json.load(sys.stdin).items():
    names = {{}}
    for number, source in enumerate(sources):
        try:
            exec(source, names)
        except Exception as error:
            if not (number and name.startswith({mostly!r}) and type(error).__name__ == "MissingPackageError"):
                print(name, number, repr(error))
"""


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def check_first_words(folder: Path) -> None:
    """Each start notebook in it says what is so on the site."""
    starts = sorted(folder.glob("00_start_here*.ipynb"))
    assert len(starts) == len(languages())
    for path in starts:
        first = "".join(cells(path)[0]["source"])
        assert "Binder" not in first
        assert "(about_this_site.md)" in first


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that people find there."""
    path = tmp_path_factory.mktemp("site") / "contents"
    BUILD["copy_notebooks"](path)
    return path


def test_the_start_notebooks_say_what_is_so_here(folder: Path) -> None:
    check_first_words(folder)
    assert (folder / "about_this_site.md").is_file()


def test_notebooks_show_their_pictures_and_lessons_no_answers(folder: Path) -> None:
    for path in folder.rglob("*.ipynb"):
        code = [cell for cell in cells(path) if cell["cell_type"] == "code"]
        assert all(cell["metadata"]["trusted"] for cell in code)
        shown = [output.get("data", {}) for cell in code for output in cell["outputs"]]
        saved = [cell.get("outputs", []) for cell in cells(NOTEBOOKS / path.relative_to(folder))]
        assert len(shown) == (0 if path.parent.name == "lessons" else sum(map(len, saved))), path
        assert not [data for data in shown if BUILD["PICTURE"] in data and BUILD["LIVE"] in data], path


def test_what_a_kernel_loads_and_where_it_keeps_games(folder: Path, tmp_path: Path) -> None:
    BUILD["write_config"](tmp_path, also=())
    settings = json.loads((tmp_path / "jupyter-lite.json").read_text(encoding="utf-8"))["jupyter-config-data"]
    plugin = settings["litePluginSettings"]["@jupyterlite/pyodide-kernel-extension:kernel"]
    options = plugin["loadPyodideOptions"]
    assert "buttons-widgets" in options["packages"]
    drive, _, kept = options["env"]["XDG_DATA_HOME"].removeprefix("/").partition("/")
    assert drive == "drive"
    assert (folder / kept / "buttons-widgets" / "games").is_dir()
    assert json.loads((tmp_path / "overrides.json").read_text(encoding="utf-8"))
    assert all((BUILD["HERE"] / name).is_file() for name in ("index.html", BUILD["NO_DEAD_TABLES"], "compile.mjs"))


def policy_of(page: str) -> str:
    """What a page of the site may load and ask for."""
    begun, found, _ = page.partition('<head>\n    <meta http-equiv="Content-Security-Policy" content="')
    assert found and "<script" not in begun and "src=" not in begun, "it stands before all that it is about"
    return page[len(begun + found) :].partition('"')[0]


def test_a_page_may_load_and_ask_for_nothing_that_is_not_the_site_s(tmp_path: Path) -> None:
    scripts = ["\nalert(1)\n", "alert(2)"]
    pages = [tmp_path / name for name in ("index.html", "lab/index.html", "files/mine.html")]
    for number, path in enumerate(pages):
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"<html><head><script>{scripts[number % 2]}</script><script src='a.js'></script></head></html>")
    mine = pages[2].read_text()
    BUILD["secure"](tmp_path)
    policy = policy_of(pages[0].read_text())
    assert policy == policy_of(pages[1].read_text()) and pages[2].read_text() == mine
    known = " ".join(f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'" for script in scripts)
    assert f"script-src {known} 'self' " in policy and "unsafe-inline" not in policy.partition("style-src")[0]
    assert "default-src 'self';" in policy and not re.search("https?:|[*]", policy)
    assert BUILD["policy_for"](mine, "https://example.org").endswith("; connect-src 'self' https://example.org")


def first_cells(path: Path) -> Iterator[str]:
    """The code of a lesson down to its first card."""
    for cell in cells(path):
        if cell["cell_type"] == "code":
            yield "".join(cell["source"])
            if any(card in "".join(cell["source"]) for card in CARDS):
                return


def test_every_lesson_comes_to_its_first_card_without_what_the_site_lacks() -> None:
    sources = json.dumps({path.stem: list(first_cells(path)) for path in LESSONS})
    command = [sys.executable, "-c", BEGIN.format(without=WITHOUT, mostly=MOSTLY)]
    done = subprocess.run(command, input=sources, capture_output=True, text=True, timeout=120, check=False)
    assert (done.stdout, done.stderr) == ("", "")
