"""The plan of the house, and what its rooms import, read from their files.

A *room* is a module of the package: `buttons_widgets/kit/rules/game.py` is the room `kit.rules.game`, and a folder's
`__init__.py` is the room of the folder's name. A *floor* is what the room's folder is called, in the kit or in a game:
`kit/rules`, `game/view`. `FLOORS` says what the rooms of each floor may import; nothing else lists any room.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from sys import stdlib_module_names
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "buttons_widgets"
NAME: Final = PACKAGE.name

ANALYSIS: Final = frozenset({"numpy", "numba", "tqdm"})
SAVING: Final = frozenset({"filelock", "msgspec", "platformdirs"})
LANGUAGE: Final = frozenset({"fluent", "babel", "jupyter_core"})
AGENTS: Final = frozenset({"gymnasium", "numpy", "pettingzoo"})
WIDGETS: Final = frozenset({"ipywidgets", "anywidget", "traitlets", "IPython"})
KERNELS: Final = frozenset({"ipykernel", "pyodide"})
"""What a kernel brings along, in a notebook and in the browser: not installed with the kit, and not everywhere."""
PLOTS: Final = frozenset({"matplotlib"})
FRAMES: Final = frozenset({"pandas"})
TOURNAMENTS: Final = frozenset({"joblib", "cloudpickle", "scipy", "tqdm", "numpy", "filelock"}) | PLOTS
JUPYTER: Final = frozenset({"jupyterlab", "jupyter_server", "nbformat", "tornado", "voila"})
OUTSIDE: Final = AGENTS | ANALYSIS | SAVING | LANGUAGE | WIDGETS | TOURNAMENTS | FRAMES | JUPYTER | KERNELS
"""Every package from outside that some floor may import."""


@dataclass(frozen=True)
class Floor:
    """What the rooms of a floor may import, besides the standard library and each other.

    Attributes:
        floors: the floors below that they may import from.
        packages: the packages from outside.
    """

    floors: frozenset[str]
    packages: frozenset[str] = frozenset()


def _floor(floors: str = "", packages: frozenset[str] = frozenset()) -> Floor:
    return Floor(frozenset(floors.split()), packages)


_TABLE = "kit/rules kit/saving kit/language kit/page kit/dice kit/bots kit/coach kit/table kit/lobby"
_GAME = "game/cells game/drawing game/rules game/phrases game/analysis game/strategy game/puzzles game/view"
_AROUND = "kit/puzzles kit/review kit/tournament kit/agents kit/exercises kit/classroom"

FLOORS: Final[Mapping[str, Floor]] = {
    # The kit, from the ground up.
    "kit/rules": _floor(),
    "kit/analysis": _floor("kit/rules", ANALYSIS | FRAMES | {"platformdirs"}),
    "kit/saving": _floor("kit/rules", SAVING),
    "kit/language": _floor("kit/rules kit/saving", LANGUAGE),
    "kit/page": _floor("kit/rules kit/language", WIDGETS | KERNELS),
    "kit/dice": _floor("kit/rules kit/language kit/page", WIDGETS),
    "kit/bots": _floor("kit/rules kit/page", TOURNAMENTS),
    "kit/coach": _floor("kit/rules kit/analysis kit/language kit/page", WIDGETS),
    "kit/table": _floor("kit/rules kit/saving kit/language kit/page kit/dice kit/bots kit/coach", WIDGETS),
    "kit/lobby": _floor("kit/rules kit/saving kit/language kit/page kit/bots kit/table", WIDGETS),
    "kit/puzzles": _floor(_TABLE, WIDGETS | SAVING),
    "kit/review": _floor(f"{_TABLE} kit/analysis", WIDGETS | FRAMES),
    "kit/tournament": _floor(
        "kit/rules kit/analysis kit/saving kit/language kit/bots kit/table", TOURNAMENTS | FRAMES | {"msgspec"}
    ),
    "kit/agents": _floor("kit/rules kit/table", AGENTS),
    "kit/exercises": _floor(f"{_TABLE} kit/puzzles", WIDGETS | SAVING),
    "kit/classroom": _floor(f"{_TABLE} kit/analysis kit/puzzles kit/exercises", WIDGETS | SAVING | FRAMES),
    "kit/door": _floor(f"{_TABLE} {_AROUND}", WIDGETS | AGENTS),
    "kit/testing": _floor(f"{_TABLE} {_AROUND}", WIDGETS),
    # A game. Of kit/dice and kit/page the lower floors take only rooms that need no package: a test follows imports.
    "game/cells": _floor("kit/rules"),
    "game/drawing": _floor("kit/rules kit/dice kit/page game/cells"),
    "game/rules": _floor("kit/rules game/cells game/drawing"),
    "game/phrases": _floor("kit/rules kit/language kit/dice game/cells game/drawing game/rules"),
    # Its answers show themselves in the chosen language.
    "game/analysis": _floor("kit/rules kit/analysis kit/language game/cells game/drawing game/rules", ANALYSIS),
    "game/strategy": _floor(
        "kit/rules kit/analysis game/cells game/drawing game/rules game/analysis", ANALYSIS | PLOTS | FRAMES
    ),
    "game/puzzles": _floor(
        "kit/rules kit/language kit/dice kit/puzzles game/cells game/drawing game/rules game/phrases "
        "game/analysis game/strategy",
        ANALYSIS | SAVING,
    ),
    "game/view": _floor(
        f"{_TABLE} {_AROUND} game/cells game/drawing game/rules game/phrases game/analysis game/strategy game/puzzles",
        WIDGETS,
    ),
    "game/kind": _floor(f"{_TABLE} {_AROUND} kit/door {_GAME}", WIDGETS | AGENTS),
    # What stands on the games. The kit's own __init__.py imports nothing; a game's may be a door to its rooms.
    "kit": _floor(),
    "game": _floor(f"{_TABLE} {_AROUND} {_GAME} game/kind"),
    "lessons": _floor(f"{_TABLE} {_AROUND} {_GAME} game/kind", ANALYSIS | WIDGETS),
    "launch": _floor(f"{_TABLE} {_AROUND}", JUPYTER),
    "top": _floor(f"{_TABLE} {_AROUND} kit/testing {_GAME} game/kind lessons"),
}

SMALL: Final = 60
"""A room of fewer lines of code that only one other needs is a part of that one, or has its reason in `OWN_ROOMS`."""
OWN_ROOMS: Final[Mapping[str, str]] = {
    "button_up.view.advisor": "sentences, where the kind of game only declares",
    "buttons.drawing.printed": "a floor below the sheets that need it",
    "buttons.puzzles.from_game": "a floor below the review that needs it",
    "buttons.strategy.error_rates": "a floor below the review that needs it, and measured by a program of the tests",
    "buttons.strategy.race_choices": "brings numpy, for which nobody waits who only names the bot",
    "kit.agents.environment": "says what is missing where the packages of agents are not installed",
    "kit.page.order": "replaces a part of ipykernel, and goes when that is mended there",
    "kit.page.pencil": "of no game, but needed by one so far",
    "kit.puzzles.question": "of no game, but needed by one so far",
    "launch.play_server": "says what is missing where Voilà is not installed",
    "lessons.booklet": "what a teacher calls, and no lesson needs",
    "lessons.classes": "what a teacher calls, and no lesson needs",
    "lessons.stopping_tree": "what notebooks of lessons 6 and 8 draw with, too",
    "pretty_tricky.view.sheet_picker": "what the lobby shows, where the kind of game only declares",
    "war_of_the_buttons.view.puzzles": "what only puzzles need, where the kind of game only declares",
}
"""The small rooms that only one other needs, and why they stand by themselves."""

HEAVY: Final = OUTSIDE | {"asyncio"}
"""What takes so long to import that it may wait until it is needed: inside a function."""


class UnknownPlace(Exception):
    """A room lies where the plan has no floor; the message says where it may go."""


def floor_of(room: str) -> str:
    """The floor of a room.

    Raises:
        UnknownPlace: its folder is not in the plan.

    >>> floor_of("kit.rules.game"), floor_of("buttons.view.board"), floor_of("buttons.kind"), floor_of("buttons")
    ('kit/rules', 'game/view', 'game/kind', 'game')
    """
    if not room:
        return "top"
    place, *inside = room.split(".")
    if place in ("lessons", "launch"):
        return place
    if place == "__main__":
        return "launch"
    if not inside:
        return "kit" if place == "kit" else "game"
    floor = f"{'kit' if place == 'kit' else 'game'}/{inside[0]}"
    if floor not in FLOORS:
        group = floor.partition("/")[0]
        known = ", ".join(name.partition("/")[2] for name in FLOORS if name.startswith(f"{group}/"))
        raise UnknownPlace(
            f"{NAME}/{place}/{inside[0]} is not in the plan of the house. Move {room} to one of {known}, or give "
            f"{floor!r} a line in FLOORS (tests/house/plan.py) that says what it may import."
        )
    return floor


def folder_of(room: str) -> str:
    """The folder of a room, as a node between which there must be no circle either.

    >>> folder_of("kit.rules.game"), folder_of("buttons.kind"), folder_of("")
    ('kit.rules', 'buttons.kind', '')
    """
    return ".".join(room.split(".")[:2])


def room_of(path: Path) -> str:
    """The room of a file: `kit/rules/game.py` is `kit.rules.game`; a folder's `__init__.py` is the folder."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES: Final[Mapping[str, Path]] = {room_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
"""Every room with its file."""
GAMES: Final = sorted({room.partition(".")[0] for room in SOURCES} - {"", "kit", "lessons", "launch", "__main__"})


@dataclass(frozen=True)
class Import:
    """An import in a room.

    Attributes:
        name: the full name of what is imported: a module, or a name in one.
        line: where it stands.
        in_function: whether it is made only when a function is called.
        for_types: whether only type checkers make it.
    """

    name: str
    line: int
    in_function: bool = False
    for_types: bool = False

    @property
    def room(self) -> str | None:
        """The room of this house that is imported; `None` if it is something else."""
        if self.name != NAME and not self.name.startswith(f"{NAME}."):
            return None
        inside = self.name.removeprefix(NAME).lstrip(".")
        while inside not in SOURCES:  # a name in a module: the module is what is imported
            inside = inside.rpartition(".")[0]
        return inside

    @property
    def package(self) -> str | None:
        """The package that is imported from outside this house, the standard library's included."""
        return None if self.room is not None else self.name.partition(".")[0]


@cache
def imports(room: str) -> tuple[Import, ...]:
    """Every import of a room: those inside functions and those for types too."""
    is_folder = SOURCES[room].name == "__init__.py"
    package = [NAME, *room.split(".")] if room else [NAME]
    return tuple(
        imports_in(SOURCES[room].read_text(encoding="utf-8"), ".".join(package if is_folder else package[:-1]))
    )


def imports_in(source: str, package: str) -> Iterator[Import]:
    """The imports of a module's source.

    Args:
        source: it.
        package: the full name of the package in which the module lies.

    >>> [found.name for found in imports_in("from ..rules.game import Game", "buttons_widgets.kit.saving")]
    ['buttons_widgets.kit.rules.game.Game']
    """
    return _imports(ast.parse(source), package.split("."), False, False)


def _imports(node: ast.AST, package: list[str], in_function: bool, for_types: bool) -> Iterator[Import]:
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        for child in node.body:
            yield from _imports(child, package, in_function, True)
        for child in node.orelse:
            yield from _imports(child, package, in_function, for_types)
        return
    names: list[str] = []
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        above = package[: len(package) - node.level + 1] if node.level else []
        base = ".".join([*above, *([node.module] if node.module else [])])
        names = [f"{base}.{alias.name}" for alias in node.names]
    for name in names:
        assert isinstance(node, ast.stmt)
        yield Import(name, node.lineno, in_function, for_types)
    inside = in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr | ast.expr_context):  # most of a tree, and no import stands in an expression
            continue
        yield from _imports(child, package, inside, for_types)


def rooms_imported(room: str) -> set[str]:
    """The rooms that a room imports anywhere, types included."""
    return {found.room for found in imports(room) if found.room is not None} - {room}


@cache
def needed_by() -> Mapping[str, frozenset[str]]:
    """The rooms that import a room anywhere, and the lists of public names that do."""
    found: dict[str, set[str]] = {room: set() for room in SOURCES}
    for room in SOURCES:
        for other in rooms_imported(room):
            found[other].add(room)
    for path in PACKAGE.rglob("*.pyi"):
        package = [NAME, *path.parent.relative_to(PACKAGE).parts]
        for one in imports_in(path.read_text(encoding="utf-8"), ".".join(package)):
            if one.room is not None:
                found[one.room].add(f"{path.parent.name}/{path.name}")
    return {room: frozenset(others) for room, others in found.items()}


def packages_imported(room: str) -> set[str]:
    """The packages from outside that a room imports anywhere, without the standard library."""
    return {found.package for found in imports(room) if found.package is not None} - stdlib_module_names


def reached(room: str, steps: Callable[[str], set[str]] = rooms_imported) -> set[str]:
    """A room and every room that it reaches by imports."""
    seen, ahead = {room}, [room]
    while ahead:
        new = steps(ahead.pop()) - seen
        seen |= new
        ahead += new
    return seen


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of nodes that all reach each other: a graph without circles has none.

    >>> circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}})
    [['b', 'c']]
    """
    reach = {node: reached(node, lambda at: graph.get(at, set())) for node in graph}
    groups = {frozenset(other for other in reach[node] if node in reach.get(other, set())) for node in graph}
    return sorted(sorted(group) for group in groups if len(group) > 1)


def steps_of(circle: list[str], graph: Mapping[str, set[str]]) -> str:
    """The imports that make a circle, one a line.

    >>> print(steps_of(["b", "c"], {"a": {"b"}, "b": {"c"}, "c": {"b"}}))
    b imports c
    c imports b
    """
    return "\n".join(f"{one} imports {other}" for one in circle for other in sorted(graph[one] & set(circle)))


@cache
def heavy(room: str) -> frozenset[str]:
    """The heavy packages that come along as soon as a room is imported."""

    def at_head(one: str) -> set[str]:
        parents = {one.rpartition(".")[0]} if one else set()
        rooms = {found.room for found in imports(one) if not found.in_function and not found.for_types}
        return parents | {other for other in rooms if other is not None}

    return frozenset(
        found.package
        for one in reached(room, at_head)
        for found in imports(one)
        if found.package in HEAVY and not found.in_function and not found.for_types
    )


def reason_to_wait(room: str, found: Import) -> str | None:
    """Why an import stands inside a function; `None` if there is no reason.

    Either heavy packages wait until then, or the line above is a comment that begins with `# Late:` and says why.
    """
    above = SOURCES[room].read_text(encoding="utf-8").splitlines()[found.line - 2].strip()
    if above.startswith("# Late: "):
        return above.removeprefix("# Late: ")
    brought = {found.package} & HEAVY if found.room is None else heavy(found.room)
    waiting = sorted(name for name in brought - heavy(room) if name is not None)
    return f"keeps {', '.join(waiting)} out until it is needed" if waiting else None
