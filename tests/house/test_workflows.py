"""What runs where the repository is hosted: known actions, few rights, commands that are there, every Python."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.house.plan import ROOT

WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED: Final = re.compile(r"[\w-]+/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
"""The commit of an action, and its version for people and for Dependabot."""
POSIX: Final = re.compile(
    r"\bfcntl\b|\bmkfifo\(|SIGKILL|raise_signal|os\.fork|getuid\(|symlink_to|chmod\(|/proc/|Path\(\"/etc|\"/dev/"
)
"""What Windows has not, or only for some."""


def workflow(name: str) -> dict[Any, Any]:
    """A workflow. YAML takes the key `on` for the truth value."""
    found = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in workflow(path.stem)["jobs"].values() for step in job.get("steps", [])]


def commands() -> list[str]:
    return [step["run"] for path in WORKFLOWS for step in steps(path) if "run" in step]


def pythons(name: str, job: str) -> list[str]:
    """The versions of Python with which a job of a workflow runs."""
    described = workflow(name)["jobs"][job]
    (asked,) = (
        step["with"]["python-version"] for step in described["steps"] if "python-version" in step.get("with", {})
    )
    return described["strategy"]["matrix"]["python"] if asked.startswith("$") else [asked]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_an_action_is_named_by_its_commit_with_its_version_beside_it(path: Path) -> None:
    used = re.findall(r"uses: (.+)", path.read_text(encoding="utf-8"))
    own = {f"./.github/workflows/{other.name}" for other in WORKFLOWS}
    others = [line for line in used if line.split()[0] not in own]
    assert [line for line in others if not PINNED.fullmatch(line)] == []


def test_an_action_has_one_version_in_all_workflows() -> None:
    used = {line for path in WORKFLOWS for line in re.findall(r"uses: (.+@.+)", path.read_text(encoding="utf-8"))}
    names = [line.partition("@")[0] for line in used]
    assert names and sorted(names) == sorted(set(names)), sorted(used)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_read_and_its_checkout_keeps_no_password(path: Path) -> None:
    assert workflow(path.stem)["permissions"] == {"contents": "read"}
    checkouts = [step for step in steps(path) if step.get("uses", "").startswith("actions/checkout@")]
    assert checkouts and all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_what_workflows_run_is_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    assert {name for command in commands() for name in re.findall(r"\bmake ([a-z-]+)", command)} <= targets
    files = {name for command in commands() for name in re.findall(r"\.ci/\S+", command)}
    assert files and [name for name in files if not (ROOT / name).is_file()] == []


def test_only_those_that_publish_may_say_who_they_are() -> None:
    may = {
        f"{path.stem}.{name}"
        for path in WORKFLOWS
        for name, job in workflow(path.stem)["jobs"].items()
        if "id-token" in job.get("permissions", {})
    }
    assert may == {"release.publish", "pages.publish", "ci.pages"}
    jobs = workflow("release")["jobs"]
    assert jobs["publish"]["environment"] == "pypi"
    assert not any("password" in step.get("with", {}) for job in jobs.values() for step in job["steps"])


def test_every_python_that_the_package_names_is_tested_and_the_ends_on_every_system() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [one.rpartition(" ")[2] for one in project["classifiers"] if "Python :: 3." in one]
    assert project["requires-python"] == f">={named[0]}"
    assert pythons("ci", "check") == named
    assert pythons("ci", "systems") == [named[0], named[-1]]
    assert pythons("ci", "without-analysis") == pythons("weekly", "newest") == named[-1:]
    assert pythons("weekly", "oldest") == named[:1]


def test_what_needs_posix_is_left_out_on_windows_and_nothing_else() -> None:
    portable = runpy.run_path(str(ROOT / ".ci" / "portable.py"))
    files = [path for folder in portable["FOLDERS"] for path in (ROOT / folder).rglob("test_*.py")]
    assert len(files) > 100
    needing = {
        path.relative_to(ROOT).as_posix() for path in files if POSIX.search(path.read_text(encoding="utf-8"))
    } | {"tests/kit/tournament/test_hostile_bots.py"}  # its bots are in a file of their own
    assert needing == portable["NOT_ON_WINDOWS"].keys()
    assert [path for path in portable["BROWSER"] if POSIX.search((ROOT / path).read_text(encoding="utf-8"))] == []


def test_jobs_on_windows_and_macos_need_no_make_and_no_shell_of_their_own() -> None:
    job = workflow("ci")["jobs"]["systems"]
    runs = [step["run"] for step in job["steps"] if "run" in step]
    assert runs and [run for run in runs if not re.match(r"python |buttons-widgets ", run)] == []


def test_dependabot_looks_after_all_that_is_pinned() -> None:
    updates = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8"))["updates"]
    assert sorted(one["package-ecosystem"] for one in updates) == ["github-actions", "npm", "pip"]
    assert all((ROOT / one["directory"].lstrip("/")).is_dir() for one in updates)
