"""The documentation's reference has a place for every public name, and for no other."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
ENTRY = re.compile(r"^\.\. auto(?:function|class|data|module):: (?:[\w.]+\.)?(\w+)", flags=re.MULTILINE)


def module_of(page: Path) -> str:
    """The module whose names a page lists."""
    found = re.search(r"^\.\. module:: (\S+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return found[1] if found else ""


def test_every_door_has_a_page() -> None:
    doors = {path.parent.name for path in (ROOT / "buttons_widgets").glob("*/__init__.pyi")}
    modules = {module_of(page) for page in PAGES if page.stem != "index"}
    assert doors
    assert modules == {"buttons_widgets", *(f"buttons_widgets.{name}" for name in doors | {"lessons"})}


@pytest.mark.parametrize("page", [page for page in PAGES if page.stem != "index"], ids=lambda page: page.stem)
def test_every_public_name_has_its_place(page: Path) -> None:
    module = import_module(module_of(page))
    names = ENTRY.findall(page.read_text(encoding="utf-8"))
    assert sorted(names) == sorted({*names}), "a name is there twice"
    assert sorted(names) == sorted(module.__all__)
