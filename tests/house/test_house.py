"""The house is built as its plan says: what may import what, how long a module may be, and what is named nowhere."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "buttons_widgets"
GAMES = sorted(
    path.parent.name for path in PACKAGE.glob("*/__init__.py") if path.parent.name not in {"kit", "static", "words"}
)

# Every room of the house, by what it may import. A new room has to be put into one of these.
RULES = {
    *("kit.game", "kit.dice", "kit.code", "kit.faces"),
    *("buttons.grid", "buttons.layout", "buttons.position", "buttons.moves", "buttons.setup", "buttons.phase"),
    *("buttons.game", "buttons.ending", "buttons.notation", "buttons.bots", "buttons.chances"),
    *("buttons.picture", "buttons.shapes"),
}
ANALYSIS = {
    "buttons.lattice",
    "buttons.backward",
    "buttons.solver",
    "buttons.opponents",
    "buttons.solution",
    "buttons.advice",
}
SERVICES = {
    *("kit.files", "kit.record", "kit.words", "kit.session", "kit.worker", "kit.alone"),
    *("buttons.record", "buttons.telling", "buttons.story"),
}
WIDGETS = {
    *("kit.tray", "kit.frame", "kit.pictured", "kit.drawer", "kit.lookback"),
    *("buttons.board", "buttons.seat", "buttons.actions", "buttons.table", "buttons.lobby", "buttons.coach"),
    *("buttons.playing", "buttons.trying", "buttons.coaching", "buttons.frame", "buttons.words", "buttons.coach_page"),
}
DOORS = {"", "kit", *GAMES}  # the __init__ modules, which fetch what they offer only when it is asked for

FOR_ANALYSIS = {"numpy", "numba", "tqdm"}
FOR_SERVICES = {"msgspec", "fluent", "babel", "platformdirs"}
FOR_WIDGETS = {"ipywidgets", "anywidget", "traitlets", "IPython"}


@dataclass(frozen=True)
class Kind:
    """A kind of rooms: which these are, what of this house they may import, and what from outside."""

    rooms: set[str]
    from_house: set[str]
    from_outside: set[str]


KINDS = [
    Kind(RULES, RULES, set()),
    Kind(ANALYSIS, RULES | ANALYSIS, FOR_ANALYSIS),
    Kind(SERVICES, RULES | SERVICES, FOR_SERVICES),
    Kind(WIDGETS, RULES | ANALYSIS | SERVICES | WIDGETS, FOR_SERVICES | FOR_WIDGETS),
    Kind(DOORS, RULES | ANALYSIS | SERVICES | WIDGETS | DOORS, set()),
]


def room_of(path: Path) -> str:
    """`buttons_widgets/kit/game.py` is the room `kit.game`; a folder's `__init__.py` is the folder."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES = {room_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def imports(room: str) -> Iterator[str]:
    """The full names of the modules and names that a room imports, inside functions too, but none for types only."""
    here = ["buttons_widgets", *(room.split(".") if room else [])]
    if SOURCES[room].name != "__init__.py":
        here = here[:-1]
    for node in _outside_type_checking(ast.parse(SOURCES[room].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def _outside_type_checking(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _outside_type_checking(child)


def rooms_imported(room: str) -> set[str]:
    """The rooms of this house that a room imports."""
    found = set()
    for name in imports(room):
        if name == "buttons_widgets" or name.startswith("buttons_widgets."):
            inside = name.removeprefix("buttons_widgets").lstrip(".")
            while inside not in SOURCES:  # a name in a module: the module is what is imported
                inside = inside.rpartition(".")[0]
            found.add(inside)
    return found - {room}


def others_imported(room: str) -> set[str]:
    """The packages from outside that a room imports, without the standard library."""
    tops = {name.partition(".")[0] for name in imports(room)}
    return tops - sys.stdlib_module_names - {"buttons_widgets"}


@pytest.mark.parametrize("room", SOURCES)
def test_a_room_imports_what_its_kind_may(room: str) -> None:
    kinds = [kind for kind in KINDS if room in kind.rooms]
    assert len(kinds) == 1, f"put {room} into one of the sets at the head of this file"
    assert others_imported(room) <= kinds[0].from_outside
    assert rooms_imported(room) <= kinds[0].from_house


@pytest.mark.parametrize("room", SOURCES)
def test_the_kit_imports_no_game_and_no_game_another(room: str) -> None:
    own = room.partition(".")[0]
    games = {other.partition(".")[0] for other in rooms_imported(room)} & set(GAMES)
    if own:
        assert games <= ({own} if own in GAMES else set())


def run_python(code: str) -> str:
    """What a fresh Python prints when it runs the code."""
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, timeout=60)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.strip()


def test_the_rules_run_with_python_alone() -> None:
    blocked = sorted(FOR_ANALYSIS | FOR_SERVICES | FOR_WIDGETS)
    rooms = [f"buttons_widgets.{room}" for room in sorted(SOURCES.keys() & RULES)]
    assert rooms
    run_python(
        f"import sys, importlib\n"
        f"for name in {blocked}: sys.modules[name] = None\n"
        f"for room in {rooms}: importlib.import_module(room)\n"
    )


def test_importing_the_kit_brings_no_numbers() -> None:
    loaded = run_python("import buttons_widgets, sys; print(*{'numpy', 'numba', 'matplotlib'} & sys.modules.keys())")
    assert loaded == ""


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
    return [path for path in paths if path.is_file() and path.suffix not in {".png", ".ico", ".woff2"}]


FILES = files_kept()
CODE = [path for path in FILES if path.suffix in {".py", ".js", ".css", ".c"}]


def test_no_file_of_code_is_too_long_to_read() -> None:
    # A widget is one ES module and one style sheet: anywidget loads them so that they cannot import others.
    most = {".py": 450, ".js": 700, ".css": 700, ".c": 450}
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in CODE}
    assert {str(path): length for path, length in lengths.items() if length > most[path.suffix]} == {}


def test_nothing_is_left_for_later() -> None:
    # Put together here, or this file would find itself.
    unfinished = re.compile(r"\b(" + "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]) + r")\b")
    assert [str(path) for path in FILES if unfinished.search(path.read_text(encoding="utf-8"))] == []


def test_no_test_sleeps() -> None:
    asleep = re.compile(r"\bsleep" + r"\(|wait_for_timeout" + r"\(")
    tests = [path for path in CODE if path.is_relative_to(ROOT / "tests")]
    assert [str(path) for path in tests if asleep.search(path.read_text(encoding="utf-8"))] == []


def test_no_setting_names_where_packages_come_from() -> None:
    """Whoever installs the kit chooses that: an index, a mirror, or a folder."""
    host = re.compile(r"https?://|index-url|find-links|registry\s*=|resolved", re.IGNORECASE)
    settings = [path for path in FILES if path.suffix in {".toml", ".yml", ".cfg"} or path.parent.name == "binder"]
    settings += [path for path in FILES if path.name in {"Makefile", "package.json", "run", ".npmrc", "pip.conf"}]
    named = [f"{path.name}: {line}" for path in settings for line in path.read_text().splitlines() if host.search(line)]
    assert [line for line in named if "project.urls" not in line and "github.com" not in line] == []
    assert not {"package-lock.json", "uv.lock", "poetry.lock", "yarn.lock"} & {path.name for path in FILES}


def test_the_browser_is_asked_of_nobody_but_this_machine() -> None:
    """The ES modules and their styles fetch nothing."""
    outside = re.compile(r"https?://(?!www\.w3\.org/)|@import|\bfetch\(|XMLHttpRequest")
    shown = [path for path in CODE if path.is_relative_to(PACKAGE) and path.suffix in {".js", ".css"}]
    assert [str(path) for path in shown if outside.search(path.read_text(encoding="utf-8"))] == []
