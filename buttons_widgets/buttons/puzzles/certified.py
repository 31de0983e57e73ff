"""A puzzle that is being made: at first without a name and a rating, then with the answers worked out for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from ...kit.puzzles.puzzle import EASIEST, Puzzle, rated

P = TypeVar("P", bound=Puzzle)

UNRATED: Final[Mapping[str, Any]] = {"id": "new", "rating": EASIEST, "level": 1}
"""The fields of a puzzle that has no name and no rating yet."""


def first_of_level(level: int, proposed: Iterable[P | None]) -> P | None:
    """The first of some puzzles that is of a level, with its true answers; `None` if none is. The rest is not made."""
    for puzzle in proposed:
        if puzzle is not None and rated(puzzle).level == level:
            return msgspec.structs.replace(puzzle, answers=puzzle.find_answers().answers)
    return None
