"""The functions by which people call up the puzzles of a game without a widget; a game offers them by these names."""

from __future__ import annotations

from pathlib import Path

from .generate import new_puzzle
from .kind import PuzzleKind
from .pack import Pack, PackPlace, find_pack, pack_places
from .puzzle import Puzzle


class PuzzleCollection:
    """The puzzles of a game: those in packs, and new ones.

    Args:
        kind: what the kit has to know of them.
    """

    def __init__(self, kind: PuzzleKind) -> None:
        self._kind = kind

    def load_pack(self, name_or_path: str | Path) -> Pack:
        """The puzzles of a pack.

        Args:
            name_or_path: the name of a pack, see `packs`, or the path of a file `NAME.jsonl`.

        Raises:
            ValueError: there is no such pack, or something in it is wrong: the message names file, line and field.
        """
        return find_pack(self._kind, name_or_path)

    def packs(self) -> tuple[PackPlace, ...]:
        """The packs that come with the kit, and those in your own folder."""
        return pack_places(self._kind)

    def generate_puzzle(self, theme: str, level: int = 3, seed: str | int | None = None) -> Puzzle:
        """A new puzzle.

        Args:
            theme: its name; an unknown one is refused with the names of all.
            level: 1 (easy) to 5 (hard).
            seed: the same seed gives the same puzzle; left out, puzzles differ.

        Raises:
            ValueError: there is no such theme or level, or no puzzle of this level was found.
        """
        return new_puzzle(self._kind, theme, level, seed)
