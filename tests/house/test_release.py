"""What a release is made of: one version, sources that build the same wheel, a wheel that has the packs."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml
from uv import find_uv_bin

import buttons_widgets

ROOT = Path(__file__).parents[2]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def built(folder: Path, *command: str) -> Path:
    """The folder that a command has built into."""
    answer = subprocess.run(
        [*command, str(folder), str(ROOT)], capture_output=True, text=True, timeout=240, check=False
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return folder


@dataclass(frozen=True)
class Tool:
    """What builds: the wheel of the checkout alone, or the sources and a wheel made of them."""

    wheel: Sequence[str]
    both: Sequence[str]


PYTHON = (sys.executable, "-m")
UV = (find_uv_bin(), "build", "--quiet", "--python", sys.executable)
TOOLS = {
    "uv": Tool((*UV, "--wheel", "--out-dir"), (*UV, "--out-dir")),
    # What `make wheel` and `make dist` use.
    "pip": Tool((*PYTHON, "pip", "wheel", "--no-deps", "--quiet", "--wheel-dir"), (*PYTHON, "build", "--outdir")),
}


@pytest.fixture(scope="module", params=["uv", pytest.param("pip", marks=pytest.mark.thorough)])
def tool(request: pytest.FixtureRequest) -> Tool:
    return TOOLS[request.param]


@pytest.fixture(scope="module")
def wheel(tool: Tool, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the checkout."""
    (path,) = built(tmp_path_factory.mktemp("wheel"), *tool.wheel).glob("*.whl")
    return path


def test_the_version_is_the_same_everywhere() -> None:
    version = tomllib.loads(read("pyproject.toml"))["project"]["version"]
    assert buttons_widgets.__version__ == version
    assert str(yaml.safe_load(read("CITATION.cff"))["version"]) == version
    newest = re.search(r"^## (\S+)", read("CHANGELOG.md"), flags=re.MULTILINE)
    assert newest is not None
    assert newest[1] == version


@pytest.mark.thorough
@pytest.mark.timeout(600)
def test_the_sources_of_a_release_build_the_wheel_of_the_checkout(tmp_path: Path, tool: Tool, wheel: Path) -> None:
    both = built(tmp_path, *tool.both)
    (sources,), (made,) = both.glob("*.tar.gz"), both.glob("*.whl")
    with tarfile.open(sources) as archive:
        names = [name.split("/") for name in archive.getnames()]
    assert "buttons_widgets" in {name[1] for name in names}
    assert not {"tests", ".github", ".ci", "binder", "package.json"} & {name[1] for name in names}
    ours, theirs = contents(wheel), contents(made)
    assert sorted(theirs) == sorted(ours)
    assert [name for name in ours if ours[name] != theirs[name]] == []


FIND = """
import buttons_widgets
from tests.every_game import WITH_PUZZLES
print(buttons_widgets.__file__)
print(sum(len(game.load_pack(place.name)) for game in WITH_PUZZLES for place in game.packs()))
"""


@pytest.mark.timeout(600)
def test_the_packs_are_found_from_an_installed_wheel(tmp_path: Path, wheel: Path) -> None:
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(installed), str(ROOT)])}
    answer = subprocess.run(
        [sys.executable, "-c", FIND], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60
    )
    assert answer.returncode == 0, answer.stderr
    file, puzzles = answer.stdout.split()
    assert Path(file).is_relative_to(installed)
    assert int(puzzles) == sum(
        bool(line.strip()) for path in (ROOT / "puzzles").rglob("*.jsonl") for line in path.read_text().splitlines()
    )


def test_what_notebooks_read_lies_beside_them_in_the_wheel(wheel: Path) -> None:
    """What took long to find out, and is not found out anew where the notebook is opened."""
    notebooks = ROOT / "notebooks"
    kept = {path.relative_to(notebooks).as_posix(): path.read_bytes() for path in notebooks.glob("lab/*.json")}
    inside = contents(wheel)
    assert kept
    assert {name: inside.get(f"buttons_widgets/notebooks/{name}") for name in kept} == kept


def test_a_site_takes_no_folder_s_place_that_holds_something_else(tmp_path: Path) -> None:
    """`make site SITE=…` empties the folder first."""
    may_be_replaced = runpy.run_path(str(ROOT / "static_site" / "build.py"))["may_be_replaced"]
    assert may_be_replaced(tmp_path / "new") and may_be_replaced(tmp_path)
    (tmp_path / "letter.txt").write_text("dear diary")
    assert not may_be_replaced(tmp_path) and not may_be_replaced(tmp_path / "letter.txt") and not may_be_replaced(ROOT)
    (tmp_path / "jupyter-lite.json").write_text("{}")
    assert may_be_replaced(tmp_path)
