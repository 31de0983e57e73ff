"""Opening a book of puzzles: which packs it holds, and what is wrong with those that cannot be read."""

from __future__ import annotations

from pathlib import Path

from ..language.words import Words
from ..rules.errors import GameError, quoted
from .book import PuzzleBook
from .errors import PackError
from .kind import PuzzleKind
from .pack import Pack, find_pack, pack_places, read_pack
from .progress import Clock, Progress, local_time
from .puzzle_view import PuzzleView
from .session import SECONDS, Session


def open_book(
    view: PuzzleView,
    words: Words,
    pack: str | Path | Pack | None = None,
    theme: str | None = None,
    *,
    clock: Clock = local_time,
    seconds: int = SECONDS,
) -> PuzzleBook:
    """A book of the packs that come with the kit and one's own, and perhaps one more.

    A pack that cannot be read is told in the book, with file, line and field; the others can be used.

    Args:
        view: how the game shows its puzzles.
        words: the language.
        pack: what to begin with: the name or the path of a pack, or a pack; all packs if left out.
        theme: the theme to begin with; all themes if left out.
        clock: what tells the time.
        seconds: how long a run against the clock lasts.

    Raises:
        GameError: there is no such theme, or `pack` is something else.
    """
    if not isinstance(pack, str | Path | Pack | None):
        raise GameError(f"a pack is meant by its name, its path or as load_pack gives it, not {quoted(pack)}")
    shipped, own, broken = read_packs(view.kind, words)
    packs = tuple({each.name: each for each in (*shipped, *own)}.values())
    chosen: Pack | None = None
    if isinstance(pack, Pack):
        chosen = pack
    elif pack is not None:
        try:
            chosen = next((each for each in packs if each.name == pack), None) or find_pack(view.kind, pack)
        except PackError as error:
            broken = tuple(dict.fromkeys([*broken, words.reason(error)]))
    if chosen is not None:
        # One's own pack is the one that is meant where another has its name.
        packs = (*(each for each in packs if each.name != chosen.name), chosen)
    session = Session(view.kind, packs, Progress(view.kind.name, clock=clock), seconds, shipped)
    session.choose(chosen.name if chosen else None, theme)
    return PuzzleBook(view, session, words, broken)


def read_packs(kind: PuzzleKind, words: Words) -> tuple[tuple[Pack, ...], tuple[Pack, ...], tuple[str, ...]]:
    """The packs that come with the kit, one's own, and what is wrong with those that cannot be read."""
    shipped: list[Pack] = []
    own: list[Pack] = []
    broken: list[str] = []
    for place in pack_places(kind):
        try:
            (own if place.own else shipped).append(read_pack(kind, place.path))
        except PackError as error:
            broken.append(words.reason(error))
    return tuple(shipped), tuple(own), tuple(broken)
