"""The house is built as its plan says: what may import what, how long a module may be, and what stands nowhere."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from types import FunctionType
from typing import Final

import pytest

from tests.house.code_lines import python_lines
from tests.house.plan import (
    FLOORS,
    GAMES,
    HEAVY,
    NAME,
    OWN_ROOMS,
    PACKAGE,
    ROOT,
    SMALL,
    SOURCES,
    UnknownPlace,
    circles,
    floor_of,
    folder_of,
    imports,
    imports_in,
    needed_by,
    packages_imported,
    reached,
    reason_to_wait,
    room_of,
    rooms_imported,
    steps_of,
)

ROOMS_OF_RULES = sorted(
    room for room in SOURCES if room and floor_of(room) in {"kit/rules", "game/cells", "game/drawing", "game/rules"}
)


def test_a_room_imports_from_its_own_floor_and_those_below() -> None:
    wrong = [
        f"{room}, line {found.line}: {found.room or 'the top'} ({floor_of(found.room)}); "
        f"{floor_of(room)} may import from {sorted(FLOORS[floor_of(room)].floors)}"
        for room in SOURCES
        for found in imports(room)
        if found.room is not None and floor_of(found.room) not in FLOORS[floor_of(room)].floors | {floor_of(room)}
    ]
    assert not wrong, "\n".join(wrong)


def test_a_room_imports_the_packages_of_its_floor_and_no_others() -> None:
    wrong = {room: packages_imported(room) - FLOORS[floor_of(room)].packages for room in SOURCES}
    assert {room: packages for room, packages in wrong.items() if packages} == {}


def test_the_kit_imports_no_game_and_no_game_another() -> None:
    games = {
        room: {other.partition(".")[0] for other in rooms_imported(room)} & set(GAMES) - {room.partition(".")[0]}
        for room in SOURCES
        if room.partition(".")[0] not in {"", "lessons"}
    }
    assert {room: others for room, others in games.items() if others} == {}


def test_whatever_the_rules_import_needs_no_package() -> None:
    """`kit/dice`, say, has rooms for drawing and rooms for widgets: of those only the former may be reached."""
    needed = {(room, one): packages_imported(one) for room in ROOMS_OF_RULES for one in reached(room)}
    assert ROOMS_OF_RULES
    assert {rooms: packages for rooms, packages in needed.items() if packages} == {}


def graph_of_rooms() -> dict[str, set[str]]:
    return {room: rooms_imported(room) for room in SOURCES}


def graph_of_folders() -> dict[str, set[str]]:
    graph: dict[str, set[str]] = {folder_of(room): set() for room in SOURCES}
    for room in SOURCES:
        graph[folder_of(room)] |= set(map(folder_of, rooms_imported(room))) - {folder_of(room)}
    return graph


@pytest.mark.parametrize("graph_of", [graph_of_rooms, graph_of_folders], ids=["rooms", "folders"])
def test_none_import_each_other_in_a_circle(graph_of: Callable[[], dict[str, set[str]]]) -> None:
    """Imports inside functions and for type checkers count: two rooms that need each other are one room, or three."""
    graph = graph_of()
    found = circles(graph)
    assert not found, "\n\n".join(steps_of(circle, graph) for circle in found)


def test_the_plan_itself_has_no_circle_and_no_floor_that_is_not_there() -> None:
    assert circles({name: set(floor.floors) for name, floor in FLOORS.items()}) == []
    assert {below for floor in FLOORS.values() for below in floor.floors} <= FLOORS.keys()


def test_a_place_that_is_not_in_the_plan_is_refused_with_the_places_that_are() -> None:
    for room in ("kit.cellar.wine", "buttons.cellar", "kit.game"):
        with pytest.raises(UnknownPlace, match=rf"{room} to one of .*rules, .* FLOORS"):
            floor_of(room)
    assert {floor_of(room) for room in SOURCES} <= FLOORS.keys()


def test_every_game_has_rules() -> None:
    """A folder of the package is the kit, the lessons or a game, and no game is without rules."""
    assert GAMES
    assert [game for game in GAMES if f"{game}.rules" not in SOURCES] == []


def test_the_table_of_the_lessons_names_every_module() -> None:
    modules = {path.stem for path in (PACKAGE / "lessons").glob("*.py")} - {"__init__"}
    named = set(re.findall(r"`(\w+)`", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))
    assert {one for one in modules if not re.fullmatch(r"lesson_\d+(_functions)?", one)} - named == set()


def test_every_import_is_found_with_its_kind() -> None:
    found = imports_in(
        "from typing import TYPE_CHECKING\n"
        "from . import shapes\n"
        "if TYPE_CHECKING:\n"
        "    from ..rules.position import Position\n"
        "def solve():\n"
        "    import numpy as np\n",
        "buttons_widgets.buttons.drawing",
    )
    assert [(one.name, one.room, one.package, one.in_function, one.for_types) for one in found] == [
        ("typing.TYPE_CHECKING", None, "typing", False, False),
        ("buttons_widgets.buttons.drawing.shapes", "buttons.drawing.shapes", None, False, False),
        ("buttons_widgets.buttons.rules.position.Position", "buttons.rules.position", None, False, True),
        ("numpy", None, "numpy", True, False),
    ]


def test_an_import_inside_a_function_keeps_something_heavy_out() -> None:
    """Nothing is imported late to break a circle. Of each late import the reason is found, or it fails here."""
    late = {
        f"{room}, line {found.line}: {found.name}": reason_to_wait(room, found)
        for room in SOURCES
        for found in imports(room)
        if found.in_function
    }
    assert late, "the solver's rooms, at least, wait for numpy"
    without = [where for where, reason in late.items() if reason is None]
    assert not without, "\n".join(without)


def test_only_doors_and_lobbies_import_by_names_put_together_when_they_run() -> None:
    """What is imported so is seen by no test of this file: names of a package, and the games beside the kit."""
    by_name = re.compile(r"\bimport_module\b|\b__import__\b|\bimportlib\.util\b")
    found = {room_of(path) for path in PACKAGE.rglob("*.py") if by_name.search(path.read_text(encoding="utf-8"))}
    assert found <= {"kit.rules.lazy_exports", "kit.lobby.games"}


def run_python(code: str, *flags: str) -> str:
    """What a fresh Python prints when it runs the code."""
    answer = subprocess.run([sys.executable, *flags, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_the_rules_run_with_python_alone() -> None:
    """Not one installed package can be imported: `-I -S` leaves the folder of packages out."""
    rooms = [f"buttons_widgets.{room}" for room in ROOMS_OF_RULES]
    assert rooms
    played = run_python(
        f"import importlib, importlib.util, sys\n"
        f"sys.path.insert(0, {str(ROOT)!r})\n"
        f"assert not any(map(importlib.util.find_spec, {sorted(HEAVY - {'asyncio'})}))\n"
        f"for room in {rooms}: importlib.import_module(room)\n"
        "from buttons_widgets import CHANCE, Game\n"
        "game = Game.start(['Ada', 'Bo'], seed='alone')\n"
        "while game.to_move is not None and game.ply < 100:\n"
        "    game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[-1])\n"
        "print(game.ply, game._repr_svg_()[:4])",
        *("-B", "-I", "-S"),
    )
    assert played == "100 <svg"


WAITS: Final = {"numpy", "numba", "tqdm", "matplotlib", "scipy", "joblib", "fractions"} | {
    f"{NAME}.{room}"
    for room in (
        "buttons.analysis",
        "buttons.puzzles",
        "buttons.strategy.estimate",
        "buttons.strategy.race",
        "buttons.strategy.simulator",
        "kit.tournament.hall",
        "kit.coach.coach",
        "kit.classroom",
        "kit.exercises",
        "kit.puzzles",
        "kit.table.table",
    )
}
"""Packages, folders and rooms for which nobody waits who begins a game: they are needed later, or never."""


@pytest.mark.parametrize(
    ("code", "left_out"),
    [
        ("import buttons_widgets", HEAVY),
        ("from buttons_widgets import CHANCE, Game, Layout, Position, Roll, parse_move", HEAVY),
        ("from buttons_widgets import CautiousBot, Opponents, bust_chance", HEAVY),
        ("from buttons_widgets import BoardWidget, coach, play", {"numpy", "numba", "tqdm", "matplotlib"}),
        ("from buttons_widgets import play", WAITS),
        ("from buttons_widgets.pretty_tricky import dice_roller; dice_roller(1)", {"numpy", "numba", "matplotlib"}),
        ("from buttons_widgets.buttons.kind import BUTTONS; BUTTONS.parse_bot('ChampionBot()')", WAITS),
    ],
)
def test_no_import_brings_more_than_it_needs(code: str, left_out: frozenset[str]) -> None:
    assert run_python(f"{code}\nimport sys; print(*sorted(set({sorted(left_out)}) & sys.modules.keys()))") == ""


def files_kept() -> list[Path]:
    """Every text file of the repository, and those about to be added to it."""
    answer = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    paths = [ROOT / line for line in answer.stdout.splitlines()]
    return [path for path in paths if path.is_file() and path.suffix not in {".png", ".ico", ".gif", ".webp", ".woff2"}]


FILES = files_kept()
CODE = [path for path in FILES if path.suffix in {".py", ".js", ".css", ".c", ".h"}]


def test_no_file_of_code_is_too_long_to_read() -> None:
    # A widget is one ES module and one style sheet: anywidget loads them so that they cannot import others.
    most = {".py": 700, ".js": 700, ".css": 700, ".c": 450, ".h": 450}
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in CODE}
    assert {str(path): length for path, length in lengths.items() if length > most[path.suffix]} == {}


def test_a_small_room_that_only_one_other_needs_says_why_it_is_a_room() -> None:
    small = {
        room
        for room, path in SOURCES.items()
        if path.name != "__init__.py" and len(needed_by()[room]) == 1 and needed_by()[room] <= SOURCES.keys()
        if python_lines(path.read_text(encoding="utf-8")) < SMALL
        if room not in {f"{game}.{part}" for game in GAMES for part in ("rules", "kind")}  # which every game has
    }
    assert small == OWN_ROOMS.keys(), (
        f"fold it into the one that needs it, or see OWN_ROOMS: {small ^ OWN_ROOMS.keys()}"
    )


FOR_TESTS: Final = {"kit.testing", "kit.exercises.soundness"}
"""Rooms that only those need who test a game or an exercise."""


def test_every_room_is_needed_by_another_one_or_by_a_notebook() -> None:
    """What is imported only for what it does then, such as a mend of another package, is easily lost."""
    notebooks = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("notebooks/**/*.ipynb"))
    alone = {
        room
        for room, others in needed_by().items()
        if not others and SOURCES[room].name != "__init__.py" and f"{NAME}.{room}" not in notebooks
    }
    assert alone == FOR_TESTS | {"__main__"}


def test_a_public_method_says_what_it_does_or_overrides_one_that_does() -> None:
    rooms = [import_module(f"{NAME}.{room}") for room in SOURCES if room not in {"", "__main__"}]
    classes = {one for room in rooms for name, one in vars(room).items() if isinstance(one, type) and name[0] != "_"}
    assert len(classes) > 400
    without = [
        f"{one.__module__}.{one.__qualname__}.{name}"
        for one in classes
        if one.__module__.startswith(f"{NAME}.")
        for name, member in vars(one).items()
        if not name.startswith("_") and isinstance(member, FunctionType | property | classmethod | staticmethod)
        if not getdoc(getattr(one, name))
    ]
    assert sorted(without) == []


def test_nothing_is_left_for_later() -> None:
    # Put together here, or this file would find itself.
    unfinished = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
    assert [str(path) for path in FILES if unfinished.search(path.read_text(encoding="utf-8"))] == []


def test_no_setting_names_where_packages_come_from() -> None:
    """Whoever installs the kit chooses that: an index, a mirror, or a folder."""
    host = re.compile(r"https?://|index-url|find-links|registry\s*=|resolved", re.IGNORECASE)
    settings = [path for path in FILES if path.suffix in {".toml", ".yml", ".cfg"} or path.parent.name == "binder"]
    others = {"Makefile", "package.json", "run", ".npmrc", "pip.conf", "constraints.txt"}
    settings += [path for path in FILES if path.name in others]
    named = [f"{path.name}: {line}" for path in settings for line in path.read_text().splitlines() if host.search(line)]
    # The repository itself and its site, which `make publish-as` writes.
    assert [line for line in named if not re.search(r"github\.(com|io)/", line)] == []
    assert not {"package-lock.json", "uv.lock", "poetry.lock", "yarn.lock"} & {path.name for path in FILES}


def test_the_browser_is_asked_of_nobody_but_this_machine() -> None:
    """The ES modules and their styles fetch nothing."""
    outside = re.compile(r"https?://(?!www\.w3\.org/)|@import|\bfetch\(|XMLHttpRequest")
    shown = [path for path in CODE if path.is_relative_to(PACKAGE) and path.suffix in {".js", ".css"}]
    assert [str(path) for path in shown if outside.search(path.read_text(encoding="utf-8"))] == []


def test_no_script_of_jupyterlab_is_taken_for_an_es_module() -> None:
    """Node asks the nearest package.json above a script what it is: for those in `.venv` that is the repository's own.

    With `"type": "module"` in it, `make lab` began with a stack trace wherever Node is installed.
    """
    path = ROOT / "package.json"
    assert not path.exists() or json.loads(path.read_text(encoding="utf-8")).get("type", "commonjs") == "commonjs"
