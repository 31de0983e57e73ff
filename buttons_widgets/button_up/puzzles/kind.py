"""The puzzles of Button Up!, as the kit takes them, and the functions that people call without a widget."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.puzzles.generate import new_puzzle
from ...kit.puzzles.kind import PuzzleKind
from ...kit.puzzles.pack import Pack, PackPlace, find_pack, pack_places
from ...kit.puzzles.puzzle import Puzzle
from .messages import puzzle_words
from .themes import BestMargin, FirstOrSecond, ForceReplay, ReplayTrap, WinLeft

_PACKAGE: Final = Path(__file__).parents[2]
_INSTALLED: Final = _PACKAGE / "packs"
"""Where a wheel has the packs; in a checkout they are in the folder `puzzles` beside the package."""

BUTTON_UP_PUZZLES: Final = PuzzleKind(
    name="button_up",
    themes=(WinLeft, ReplayTrap, ForceReplay, BestMargin, FirstOrSecond),
    shipped=(_INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "puzzles") / "button_up",
    words_in=puzzle_words,
)
"""All that the kit has to know of the puzzles of Button Up!."""


def load_pack(name_or_path: str | Path) -> Pack:
    """The puzzles of a pack.

    Args:
        name_or_path: the name of a pack, see `packs`, or the path of a file `NAME.jsonl`.

    Raises:
        ValueError: there is no such pack, or something in it is wrong: the message names file, line and field.

    >>> load_pack("replay_trap").themes
    ('replay_trap',)
    """
    return find_pack(BUTTON_UP_PUZZLES, name_or_path)


def packs() -> tuple[PackPlace, ...]:
    """The packs that come with the kit, and those in your own folder."""
    return pack_places(BUTTON_UP_PUZZLES)


def generate_puzzle(theme: str, level: int = 3, seed: str | int | None = None) -> Puzzle:
    """A new puzzle.

    Args:
        theme: such as `"win_left"`; an unknown one is refused with the names of all.
        level: 1 (easy) to 5 (hard).
        seed: the same seed gives the same puzzle; left out, puzzles differ.

    Raises:
        ValueError: there is no such theme or level, or no puzzle of this level was found.

    >>> generate_puzzle("win_left", 2, seed=1) == generate_puzzle("win_left", 2, seed=1)
    True
    """
    return new_puzzle(BUTTON_UP_PUZZLES, theme, level, seed)
