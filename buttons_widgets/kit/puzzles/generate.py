"""New puzzles, the same ones for the same seed."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from ..rules.chance import new_seed
from ..rules.errors import GameError, quoted
from .kind import PuzzleKind
from .puzzle import LEVELS, Puzzle, rated

MOST_ATTEMPTS: Final = 2000


def new_puzzle(kind: PuzzleKind, theme: str, level: int = 3, seed: str | int | None = None) -> Puzzle:
    """A new puzzle of a theme and a level.

    A theme proposes puzzles until one is of the level. What it proposes is sound: it refuses near ties by itself.

    Args:
        level: 1 (easy) to 5 (hard).
        seed: the same seed gives the same puzzle; left out, puzzles differ.

    Raises:
        GameError: there is no such theme or level, the seed is neither a text nor a whole number, or no attempt gave a
            puzzle of the level.
    """
    check_theme(kind, theme)
    check_level(level)
    chosen = new_seed() if seed is None else _seed_text(seed)
    random = Random(f"{kind.name} {theme} {level} {chosen}")
    for _ in range(MOST_ATTEMPTS):
        proposed = kind.by_name[theme].propose(level, random)
        if proposed is None:
            continue
        puzzle = rated(proposed)
        if puzzle.level == level:
            return msgspec.structs.replace(puzzle, id=f"{theme}-{level}-{_seed_name(chosen)}")
    raise GameError.of(
        "refused-none-found",
        "no {theme} puzzle of level {level} was found in {attempts} attempts: try another seed",
        theme=theme,
        level=level,
        attempts=MOST_ATTEMPTS,
    )


def check_theme(kind: PuzzleKind, theme: object) -> None:
    """Raise a `GameError` if a game has no such theme."""
    if not isinstance(theme, str) or theme not in kind.by_name:
        raise GameError.of(
            "refused-no-theme",
            "there is no theme {theme}: the themes are {themes}",
            theme=quoted(theme),
            themes=", ".join(kind.by_name),
        )


def check_level(level: object) -> None:
    """Raise a `GameError` if there is no such level."""
    if not isinstance(level, int) or isinstance(level, bool) or level not in LEVELS:
        raise GameError.of("refused-level", "a level is 1 to {most}, not {given}", most=LEVELS[-1], given=quoted(level))


def _seed_text(seed: object) -> str:
    """A seed as text. Others than texts and whole numbers might look different each time.

    Raises:
        GameError: it is neither, or has no text.
    """
    if isinstance(seed, str | int) and not isinstance(seed, bool):
        try:
            return str(seed).encode().decode()
        except ValueError:  # half of a surrogate pair, or a number of very many digits
            pass
    raise GameError.of("refused-puzzle-seed", "a seed is a text or a whole number, not {given}", given=quoted(seed))


def _seed_name(seed: str) -> str:
    """A seed as a part of an id."""
    return "".join(letter for letter in seed if letter.isascii() and letter.isalnum())[:20] or "0"
