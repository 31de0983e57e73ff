"""Every game of the kit, found as a lobby finds them: a test of all games takes them from here and names none."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

import buttons_widgets
from buttons_widgets.kit.lobby.games import PACKAGE, folders, kind_of
from buttons_widgets.kit.puzzles.kind import PuzzleKind
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from buttons_widgets.kit.table.kind import Kind

KINDS: Final[Sequence[Kind[Any, Any]]] = [kind_of(folder) for folder in folders()]

DOORS: Final[Sequence[ModuleType]] = [
    buttons_widgets,
    *(
        import_module(f"{PACKAGE.name}.{folder}")
        for folder in folders()
        if (PACKAGE / folder / "__init__.pyi").is_file()
    ),
]
"""The packages from which people import the games: the whole one, and that of each game which has a door of its own."""

WITH_PUZZLES: Final[Sequence[ModuleType]] = [door for door in DOORS if hasattr(door, "packs")]
"""Those of them that have puzzles."""


@cache
def puzzle_kinds() -> Sequence[PuzzleKind]:
    """The puzzles of each game that has some."""
    rooms = [f"{PACKAGE.name}.{folder}.puzzles.kind" for folder in folders() if (PACKAGE / folder / "puzzles").is_dir()]
    return [value for room in rooms for value in vars(import_module(room)).values() if isinstance(value, PuzzleKind)]


def plain_answers(kind: PuzzleKind, puzzle: Puzzle) -> set[str] | None:
    """What the plain solver of a game's tests answers; `None` where there is none, or where it would take too long."""
    room = f"tests.{kind.name}.plain_puzzles"
    found: set[str] | None = import_module(room).plain_answers(puzzle) if find_spec(room) else None
    return found
