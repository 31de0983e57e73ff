"""The games of the kit: each folder beside the kit that has a `kind.py`. There is no other list of them."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from ..language.words import KIT_WORDS, words_in
from ..table.kind import Kind

PACKAGE: Final = Path(__file__).parents[2]
WORDS: Final = "words"
"""The folder of a game's messages; `game-name` among them is what the game is called."""


def game_of(kind: Kind[Any, Any]) -> str:
    """The folder of a game; "" if it is not one of the kit's."""
    package, _, folder = type(kind).__module__.removesuffix(".kind").rpartition(".")
    return folder if package == PACKAGE.name else ""


def folders() -> list[str]:
    """The folders of the games, in alphabetical order."""
    return sorted(path.parent.name for path in PACKAGE.glob("*/kind.py"))


def games(language: str) -> Sequence[tuple[str, str]]:
    """The names of the games in a language, where they have it, each with its folder, in alphabetical order."""
    return sorted(
        (words_in([KIT_WORDS, PACKAGE / folder / WORDS], language).say("game-name"), folder) for folder in folders()
    )


def kind_of(folder: str) -> Kind[Any, Any]:
    """The game of a folder, which is imported only now.

    Raises:
        LookupError: no game has the folder.
    """
    if not (PACKAGE / folder / "kind.py").is_file():
        raise LookupError(folder)
    inside = vars(import_module(f"{PACKAGE.name}.{folder}.kind")).values()
    return next(value for value in inside if isinstance(value, Kind))
