"""New puzzles, checked for what holds of every new one."""

from __future__ import annotations

from typing import TypeVar

from buttons_widgets.buttons.kind import generate_puzzle
from buttons_widgets.buttons.puzzles.board_puzzle import puzzle_words
from buttons_widgets.buttons.puzzles.kind import BUTTONS_PUZZLES
from buttons_widgets.kit.puzzles.pack import parse_puzzle, puzzle_line
from buttons_widgets.kit.puzzles.puzzle import Puzzle
from tests.pack_checks import check_puzzle

WORDS = puzzle_words("en")

P = TypeVar("P", bound=Puzzle)


def checked_new(theme: type[P], level: int, seed: int | str) -> P:
    """A new puzzle: the same for the same seed, of its level, certified, readable from its line, and explained."""
    name = str(theme.__struct_config__.tag)
    puzzle = generate_puzzle(name, level, seed)
    assert isinstance(puzzle, theme)
    assert puzzle == generate_puzzle(name, level, seed)
    assert puzzle.level == level
    check_puzzle(puzzle)
    assert parse_puzzle(BUTTONS_PUZZLES, puzzle_line(puzzle)) == puzzle
    assert all(page.text for page in (*puzzle.hints(WORDS), *puzzle.explain(None, WORDS)))
    return puzzle
