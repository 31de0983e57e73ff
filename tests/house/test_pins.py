"""The versions in `constraints.txt`: of every package, fitting what is asked for, on every Python, and from nowhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.house.plan import ROOT

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LINES: Final = [
    line
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]
PINS: Final = [Requirement(line) for line in LINES]
ASKED: Final = [
    Requirement(line)
    for line in [*PROJECT["dependencies"], *(one for some in PROJECT["optional-dependencies"].values() for one in some)]
    if canonicalize_name(Requirement(line).name) != PROJECT["name"]
]
PYTHONS: Final = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if "Python :: 3." in one]
SYSTEMS: Final = {
    "Linux": {"sys_platform": "linux", "os_name": "posix", "platform_system": "Linux", "platform_machine": "x86_64"},
    "Windows": {"sys_platform": "win32", "os_name": "nt", "platform_system": "Windows", "platform_machine": "AMD64"},
    "macOS": {"sys_platform": "darwin", "os_name": "posix", "platform_system": "Darwin", "platform_machine": "arm64"},
}


def holds(line: Requirement, python: str, system: str) -> bool:
    """Whether a line is meant for this Python and system."""
    where = {"python_version": python, "python_full_version": f"{python}.9", **SYSTEMS[system]}
    return line.marker is None or line.marker.evaluate(where)


def versions(name: str, python: str, system: str) -> Iterator[Version]:
    """The versions to which a package is held there."""
    for pin in PINS:
        if canonicalize_name(pin.name) == canonicalize_name(name) and holds(pin, python, system):
            (one,) = pin.specifier
            yield Version(one.version)


def test_each_line_is_one_version_and_says_not_where_it_comes_from() -> None:
    form = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*==[0-9][0-9a-z.+!]*( ; [a-z_]+ .+)?")
    assert [line for line in LINES if not form.fullmatch(line)] == []
    assert not re.search(r"://|--|@", (ROOT / "constraints.txt").read_text(encoding="utf-8"))


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_what_is_asked_for_has_one_version_that_is_allowed(python: str, system: str) -> None:
    assert len(ASKED) > 30
    wrong = {
        str(asked): [str(version) for version in found]
        for asked in ASKED
        if holds(asked, python, system)
        and (len(found := list(versions(asked.name, python, system))) != 1 or found[0] not in asked.specifier)
    }
    assert wrong == {}, "`make pins` writes constraints.txt anew"


def test_checkouts_and_binder_are_held_to_them_and_those_who_install_the_kit_are_not() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    stamps = re.findall(r"^(\S*\.stamp\S*): (pyproject\.toml.*)\n(?:\t.*\n)+", makefile, re.MULTILINE)
    assert {name for name, _ in stamps} == {".venv/.stamp-%", ".venv/site/.stamp"}
    assert all("constraints.txt" in needs.split() for _, needs in stamps)
    installs = re.findall(r"pip install .*", makefile)
    assert len(installs) == len(stamps) and all("$(PINS)" in line for line in installs)
    assert "\nPINS ?= --constraint constraints.txt\n" in makefile
    binder = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert "--constraint ../constraints.txt" in binder
    assert not [one for one in ASKED if "==" in str(one.specifier)]
