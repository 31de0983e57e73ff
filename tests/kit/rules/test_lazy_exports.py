"""Names that are imported when they are asked for, and what stands there if a package is missing."""

from __future__ import annotations

import copy
import sys
from pathlib import Path

import pytest

from buttons_widgets.kit.rules.errors import MissingPackageError
from buttons_widgets.kit.rules.lazy_exports import LazyExports, NotInstalled, rooms_in

STUB = "from .good import one as one\nfrom .lacking import two as two\nfrom .broken import three as three\n"
STUB += "from .nameless import five as five\n"


@pytest.fixture
def door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> LazyExports:
    package = tmp_path / "lazily"
    package.mkdir()
    for name, text in {
        "__init__.py": "",
        "__init__.pyi": STUB,
        "good.py": "one = 1",
        "lacking.py": "import a_package_that_nobody_has.inside",
        "broken.py": "from . import good\nimport lazily.nowhere",
        "nameless.py": "raise ModuleNotFoundError('it does not say what')",
        "inner/__init__.py": "",
        "inner/__init__.pyi": "from ..broken import three as three\nfrom ..good import one as one\n",
    }.items():
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in ("lazily", "lazily.good", "lazily.lacking", "lazily.broken", "lazily.inner"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return LazyExports({"__name__": "lazily", "__file__": str(package / "__init__.py")})


def test_a_name_is_looked_up_once_and_then_there(door: LazyExports) -> None:
    assert door.public == ["five", "one", "three", "two"] and "__name__" in door.names()
    assert door.look_up("one") == 1 == door._inside["one"]
    with pytest.raises(AttributeError, match="module 'lazily' has no attribute 'four'"):
        door.look_up("four")


def test_what_needs_a_missing_package_says_so_when_it_is_used(door: LazyExports) -> None:
    stands = door.look_up("two")
    assert repr(stands) == "<two needs the package a_package_that_nobody_has, which is not installed>"
    for use in (stands, lambda: stands.anything):
        with pytest.raises(MissingPackageError, match="two needs the package a_package_that_nobody_has"):
            use()
    # Tools that look at whatever there is, as IPython does, are not disturbed.
    with pytest.raises(AttributeError, match=r"^__wrapped__$"):
        _ = stands.__wrapped__
    assert not hasattr(stands, "__wrapped__") and isinstance(copy.copy(stands), NotInstalled)


def test_what_is_missing_in_the_package_itself_is_a_fault_of_it(door: LazyExports) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"lazily\.nowhere"):
        door.look_up("three")
    with pytest.raises(ModuleNotFoundError, match="it does not say what"):
        door.look_up("five")


def test_a_package_within_the_package_has_a_door_of_its_own(door: LazyExports) -> None:
    folder = Path(door._inside["__file__"]).parent / "inner"
    inner = LazyExports({"__name__": "lazily.inner", "__file__": str(folder / "__init__.py")})
    assert inner.look_up("one") == 1
    with pytest.raises(ModuleNotFoundError, match=r"lazily\.nowhere"):
        inner.look_up("three")


def test_only_what_is_imported_from_the_package_itself_is_behind_the_door() -> None:
    stub = "import ast\nfrom typing import Any\nfrom . import one as one\nfrom .room import two as two\nthree: int\n"
    assert rooms_in(stub) == {"one": ".", "two": ".room"}
