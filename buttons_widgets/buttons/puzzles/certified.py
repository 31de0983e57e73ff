"""A puzzle that is being made: at first without a name and a rating, then with the answers worked out for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from ...kit.puzzles.puzzle import EASIEST, Puzzle

P = TypeVar("P", bound=Puzzle)

UNRATED: Final[Mapping[str, Any]] = {"id": "new", "rating": EASIEST, "level": 1}
"""The fields of a puzzle that has no name and no rating yet."""


def certified(puzzle: P) -> P:
    """The puzzle with the answers that `find_answers` finds, whatever possible answers it had."""
    return msgspec.structs.replace(puzzle, answers=puzzle.find_answers().answers)
