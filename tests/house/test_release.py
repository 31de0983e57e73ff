"""What a release is made of: one version everywhere, sources that build the same wheel, well-formed workflows."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

import buttons_widgets

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def workflow(name: str) -> dict[Any, Any]:
    """A workflow. YAML takes the key `on` for the truth value."""
    found = yaml.safe_load(read(f".github/workflows/{name}.yml"))
    assert isinstance(found, dict)
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(path.stem)["jobs"].values() for step in job["steps"]]


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def build(kind: str, source: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "build", f"--{kind}", "--outdir", str(folder), str(source)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (path,) = folder.iterdir()
    return path


def test_the_version_is_the_same_everywhere() -> None:
    version = tomllib.loads(read("pyproject.toml"))["project"]["version"]
    assert buttons_widgets.__version__ == version
    assert str(yaml.safe_load(read("CITATION.cff"))["version"]) == version
    newest = re.search(r"^## (\S+)", read("CHANGELOG.md"), flags=re.MULTILINE)
    assert newest is not None
    assert newest[1] == version


@pytest.mark.timeout(600)
def test_the_sources_of_a_release_build_the_wheel_of_the_checkout(tmp_path: Path) -> None:
    sources = build("sdist", ROOT, tmp_path / "sdist")
    with tarfile.open(sources) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    left_out = {"tests", ".github", ".ci", "binder", "package.json"}
    assert not left_out & {path.name for path in unpacked.iterdir()}
    ours = contents(build("wheel", ROOT, tmp_path / "ours"))
    theirs = contents(build("wheel", unpacked, tmp_path / "theirs"))
    assert sorted(theirs) == sorted(ours)
    assert [name for name in ours if ours[name] != theirs[name]] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_names_the_major_version_of_each_action(path: Path) -> None:
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@(v\d+|release/v\d+)", action)] == []
    assert workflow(path.stem)["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_runs_is_there(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", read("Makefile"), flags=re.MULTILINE))
    commands = [step["run"] for step in steps(path) if "run" in step]
    assert all(set(re.findall(r"\bmake ([a-z-]+)", command)) <= targets for command in commands)
    assert all((ROOT / name).is_file() for command in commands for name in re.findall(r"\.ci/\S+", command))


def test_only_the_job_that_publishes_may_say_who_it_is() -> None:
    jobs = workflow("release")["jobs"]
    assert [name for name, job in jobs.items() if "id-token" in job.get("permissions", {})] == ["publish"]
    assert jobs["publish"]["environment"] == "pypi"
    assert not any("password" in step.get("with", {}) for job in jobs.values() for step in job["steps"])


def test_a_site_takes_no_folder_s_place_that_holds_something_else(tmp_path: Path) -> None:
    """`make site SITE=…` empties the folder first."""
    may_be_replaced = runpy.run_path(str(ROOT / "static_site" / "build.py"))["may_be_replaced"]
    assert may_be_replaced(tmp_path / "new") and may_be_replaced(tmp_path)
    (tmp_path / "letter.txt").write_text("dear diary")
    assert not may_be_replaced(tmp_path) and not may_be_replaced(tmp_path / "letter.txt") and not may_be_replaced(ROOT)
    (tmp_path / "jupyter-lite.json").write_text("{}")
    assert may_be_replaced(tmp_path)
