"""What people import from `buttons_widgets`: every name that is promised is there, and none that is not."""

import ast
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import buttons_widgets
from tests.every_game import DOORS
from tests.house.plan import FLOORS, GAMES, NAME, ROOT, SOURCES, floor_of, imports_in, room_of

DESIGNED = {
    *("Layout", "LAYOUTS", "Position", "Game", "CHANCE", "IllegalMove"),
    *("Roll", "OptOut", "Dice", "Lay", "Pass", "PlaceStars", "parse_move"),
    *("solve", "Solution", "Opponents", "bust_chance", "cell_chances", "count_positions"),
    *("play", "coach", "try_laying", "BoardWidget", "DiceTray", "set_language"),
    *("RandomBot", "CautiousBot", "save", "load", "code_of", "game_from_code"),
}
"""Promised by the design and by what was released: none of these may go."""


def imported_in(text: str) -> set[str]:
    """The names that a piece of writing imports from the package."""
    lists = re.findall(r"from buttons_widgets import (\([^)]*\)|[\w ,]+)", text)
    return {name for each in lists for name in re.findall(r"\w+", each)}


def source_of(notebook: Path) -> str:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells)


WRITTEN = imported_in((ROOT / "README.md").read_text(encoding="utf-8")).union(
    *(imported_in(source_of(path)) for path in (ROOT / "notebooks").rglob("*.ipynb"))
)
GAMES_WRITTEN = WRITTEN & set(GAMES)
"""A game is a package of its own, and no name of the door's."""


def test_what_is_promised_can_be_imported() -> None:
    # A game's folder is a package of its own, with a door of its own.
    promised = (DESIGNED | WRITTEN) - GAMES_WRITTEN
    assert sorted(promised - {*buttons_widgets.__all__, *GAMES}) == []
    assert [name for name in sorted(promised) if getattr(buttons_widgets, name, None) is None] == []


@pytest.mark.parametrize("game", sorted(GAMES_WRITTEN))
def test_a_game_can_be_imported_from_the_package(game: str) -> None:
    assert import_module(f"{buttons_widgets.__name__}.{game}") is getattr(buttons_widgets, game)


def test_the_readme_and_the_notebooks_import_something() -> None:
    assert {"Game", "play", "solve"} <= WRITTEN


def test_every_public_name_is_there_and_seen() -> None:
    assert buttons_widgets.__all__ == sorted(set(buttons_widgets.__all__))
    assert [name for name in dir(buttons_widgets) if not name.startswith("__")] == buttons_widgets.__all__


def test_nothing_else_is_seen_after_everything_was_imported() -> None:
    code = (
        "from buttons_widgets import *\n"
        "import buttons_widgets\n"
        "assert {*buttons_widgets.__all__} <= {*globals()}\n"
        "print([name for name in dir(buttons_widgets) if not name.startswith('__')] == buttons_widgets.__all__)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert (answer.stdout, answer.stderr) == ("True\n", "")


@pytest.mark.parametrize("name", ["solv", "numpy", "__wrapped__", ""])
def test_an_unknown_name_is_an_attribute_error_that_names_it(name: str) -> None:
    with pytest.raises(AttributeError, match=f"module 'buttons_widgets' has no attribute '{name}'"):
        getattr(buttons_widgets, name)


@pytest.mark.parametrize("package", DOORS, ids=lambda package: package.__name__)
def test_the_stub_that_type_checkers_read_lists_every_name_once_and_each_is_in_its_room(package: Any) -> None:
    stub = Path(package.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    listed = [alias for node in ast.walk(ast.parse(stub)) if isinstance(node, ast.ImportFrom) for alias in node.names]
    # `as` tells type checkers that a name is there for others too.
    assert all(alias.asname == alias.name for alias in listed)
    assert package.__all__ == sorted(alias.name for alias in listed)
    assert all(getattr(package, name) is not None for name in package.__all__)


@pytest.mark.parametrize("package", DOORS, ids=lambda package: package.__name__)
def test_a_door_leads_to_rooms_that_it_may_lead_to(package: Any) -> None:
    stub = Path(package.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    rooms = {found.room for found in imports_in(stub, package.__name__)}
    floors = FLOORS[floor_of(room_of(Path(package.__file__)))].floors
    assert rooms and all(room is not None and floor_of(room) in floors for room in rooms)
    inside = package.__name__.removeprefix(NAME).lstrip(".")
    assert {room for room in rooms if room and not room.startswith("kit.")} <= {
        room for room in SOURCES if room.startswith(inside)
    }


def test_tab_offers_of_the_lessons_what_is_used_there() -> None:
    from buttons_widgets import lessons

    seen = [name for name in dir(lessons) if not name.startswith("__")]
    assert seen == lessons.__all__ == sorted(lessons.__all__)
    assert all(callable(getattr(lessons, name)) for name in seen)
    sources = "\n".join(source_of(path) for path in (ROOT / "notebooks").rglob("*.ipynb"))
    named = re.findall(r"from buttons_widgets\.lessons import (\([^)]*\)|[\w ,]+)", sources)
    assert {name for each in named for name in re.findall(r"\w+", each)} <= {*seen}
