"""A person's own packs: puzzles are put in, changed and taken out, and a file that cannot be read is left alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from pathlib import Path

from ..rules.errors import quoted
from ..rules.phrase import Phrase
from ..saving.files import DEVICE
from ..saving.write_lock import only_writer
from .errors import PackError, PuzzleError
from .kind import PuzzleKind
from .pack import PACK_NAME, SUFFIX, own_folder, pack_places, read_pack, write_pack
from .puzzle import Puzzle


def own_path(kind: PuzzleKind, name: str) -> Path:
    """The file of a pack of one's own, whether or not it is there.

    Raises:
        PackError: no pack can have this name.
    """
    if not PACK_NAME.fullmatch(name):
        why = Phrase(
            "refused-pack-name", "a pack’s name has letters, digits, - and _, and begins with a letter or a digit"
        )
        raise PackError(quoted(name), 0, "", why)
    if DEVICE.fullmatch(name):
        why = Phrase("refused-pack-device", "Windows takes a file of this name for a device, so take another name")
        raise PackError(name, 0, "", why)
    return own_folder() / kind.name / f"{name}{SUFFIX}"


def own_puzzles(kind: PuzzleKind, name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a pack of one's own; none if there is no such pack.

    Raises:
        PackError: it cannot be read, or no pack can have this name.
    """
    path = own_path(kind, name)
    return tuple(read_pack(kind, path)) if path.exists() else ()


def own_names(kind: PuzzleKind) -> tuple[str, ...]:
    """The names of one's own packs."""
    return tuple(place.name for place in pack_places(kind) if place.own)


def keep_puzzle(kind: PuzzleKind, name: str, puzzle: Puzzle, in_place_of: str = "") -> Path:
    """Put a puzzle into a pack of one's own, and return the pack's file.

    Args:
        name: the pack's; it is made if there is none.
        in_place_of: the id of the puzzle that it replaces; at the end of the pack if that has none, or if left out.

    Raises:
        PackError: the pack cannot be read, and stays as it is; or no pack can have this name.
        PuzzleError: another puzzle of the pack has the same id.
        OSError: the file cannot be written; it stays as it was.
    """
    path = own_path(kind, name)
    with only_writer(path):  # another editor, in this kernel or another, may put a puzzle into the same pack
        puzzles = list(own_puzzles(kind, name))
        ids = [one.id for one in puzzles]
        at = ids.index(in_place_of) if in_place_of in ids else len(puzzles)
        if puzzle.id in ids[:at] + ids[at + 1 :]:
            raise PuzzleError(
                "id", Phrase("refused-own-id", "{id} is the id of another puzzle of this pack", id=repr(puzzle.id))
            )
        puzzles[at : at + 1] = [puzzle]
        write_pack(path, puzzles)
        return path


def forget_puzzle(kind: PuzzleKind, name: str, id: str) -> None:
    """Take the puzzle with an id out of a pack of one's own, if it is there.

    Raises:
        PackError: the pack cannot be read, and stays as it is; or no pack can have this name.
        OSError: the file cannot be written; it stays as it was.
    """
    path = own_path(kind, name)
    with only_writer(path):
        puzzles = own_puzzles(kind, name)
        left = [one for one in puzzles if one.id != id]
        if len(left) < len(puzzles):
            write_pack(path, left)


def free_id(stem: str, taken: Iterable[str]) -> str:
    """The first of `stem-1`, `stem-2`, … that is not taken.

    >>> free_id("most", ["most-1", "most-3"])
    'most-2'
    """
    ids = set(taken)
    return next(name for number in count(1) if (name := f"{stem}-{number}") not in ids)
