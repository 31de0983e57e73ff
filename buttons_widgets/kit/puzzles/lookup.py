"""Finding one puzzle among all packs."""

from __future__ import annotations

from ..rules.errors import MOST_QUOTED, quoted, shortened
from ..rules.phrase import Phrase
from .errors import PackError
from .kind import PuzzleKind
from .pack import NO_PACKS, pack_places, read_pack
from .puzzle import Puzzle


def find_puzzle(kind: PuzzleKind, name: str) -> Puzzle:
    """The puzzle with an id, from a person's own packs or else from the shipped ones.

    The pack whose name begins the id is read first, so that most puzzles are found in the first file.

    Raises:
        PackError: no pack has it; the message also names a pack that cannot be read.
    """
    places = sorted(pack_places(kind), key=lambda place: (not place.own, not name.startswith(place.name)))
    broken: str = ""
    for place in places:
        try:
            puzzles = read_pack(kind, place.path)
        except PackError as error:
            broken = broken or Phrase("refused-pack-broken", "; and a pack cannot be read: {error}", error=error)
            continue
        for puzzle in puzzles:
            if puzzle.id == name:
                return puzzle
    known = ", ".join(dict.fromkeys(place.name for place in places)) or NO_PACKS
    raise PackError(
        shortened(name, MOST_QUOTED),
        0,
        "",
        Phrase(
            "refused-puzzle",
            "no pack has a puzzle {name}: the packs are {packs}{broken}",
            name=quoted(name),
            packs=known,
            broken=broken,
        ),
    )
