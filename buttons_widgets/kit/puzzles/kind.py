"""What a game supplies so that it has puzzles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import UnionType
from typing import Any, Final, Union

import msgspec

from ..language.words import KIT_WORDS, Words, words_in
from .puzzle import Puzzle

_PACKAGE: Final = Path(__file__).parents[2]
_INSTALLED: Final = _PACKAGE / "packs"

PACKS: Final = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent / "puzzles"
"""Where the packs that come with the kit are: in the package if it was installed, in a checkout beside it."""

KIT_PUZZLE_WORDS: Final = Path(__file__).parent / "words"
"""The folder of what the puzzle widgets say in every game."""


class PuzzleWords:
    """The messages of a game's puzzles, in a language: call it with one.

    The game's folder has its messages in `words`, and those of its puzzles in `puzzles/words`.

    Attributes:
        folders: where the messages are; a later folder's is shown where two have a message of one name.
    """

    def __init__(self, game: Path) -> None:
        self.folders = (KIT_WORDS, KIT_PUZZLE_WORDS, game / "words", game / "puzzles" / "words")
        # Read once: that takes far longer than judging an answer.
        self._in = cache(lambda language: words_in(self.folders, language))

    def __call__(self, language: str | None = None) -> Words:
        """The messages in a language; the default language if left out.

        Raises:
            ValueError: there are no messages in the language.
        """
        return self._in(words_in(self.folders, language).language)


@dataclass(frozen=True)
class PuzzleKind:
    """The puzzles of one game.

    Attributes:
        name: the game's name in files and folders, such as `"nim"`.
        themes: the themes, in the order in which they are learnt.
        shipped: the folder with the packs that come with the kit.
        words_in: the messages in a language; in the chosen one for `None`.
        beginners_pack: the name of the shipped pack that beginners solve in order; "" for none.

    A theme and its pack are called `theme-NAME` in the messages, and `theme-NAME.about` says in a sentence what it is.
    A shipped pack of several themes is called `pack-NAME`.

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
