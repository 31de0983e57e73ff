"""What a game supplies so that it has puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import UnionType
from typing import Any, Final, Union

import msgspec

from ..language.words import Words
from .puzzle import Puzzle

_PACKAGE: Final = Path(__file__).parents[2]
_INSTALLED: Final = _PACKAGE / "packs"

PACKS: Final = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "puzzles"
"""Where the packs that come with the kit are: in the package if it was installed, in a checkout beside it."""


@dataclass(frozen=True)
class PuzzleKind:
    """The puzzles of one game.

    Attributes:
        name: the game's name in files and folders, such as `"nim"`.
        themes: the themes, in the order in which they are learnt.
        shipped: the folder with the packs that come with the kit.
        words_in: the messages in a language; in the chosen one for `None`.
        beginners_pack: the name of the shipped pack that beginners solve in order; "" for none.

    A theme is called `theme-NAME` in the messages, and `theme-NAME.about` says in a sentence what it is.

    Raises:
        TypeError: a theme lacks a method that every theme has; the message names both.
    """

    name: str
    themes: Sequence[type[Puzzle]]
    shipped: Path
    words_in: Callable[[str | None], Words]
    beginners_pack: str = ""

    def __post_init__(self) -> None:
        # Here too, because a puzzle that is read from a pack is made without Python's own check.
        for theme in self.themes:
            if theme.__abstractmethods__:
                raise TypeError(f"the theme {theme.__name__} has no {', '.join(sorted(theme.__abstractmethods__))}")

    @cached_property
    def by_name(self) -> Mapping[str, type[Puzzle]]:
        """Every theme with its name."""
        return {str(theme.__struct_config__.tag): theme for theme in self.themes}

    @cached_property
    def any_theme(self) -> type | UnionType | Any:
        """All themes together, as msgspec wants them."""
        return Union[tuple(self.themes)]  # noqa: UP007  (they are known only now)

    @cached_property
    def decoder(self) -> msgspec.json.Decoder[Puzzle]:
        """Reads one line of a pack."""
        return msgspec.json.Decoder(self.any_theme)
