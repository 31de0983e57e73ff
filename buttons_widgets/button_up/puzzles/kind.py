"""The puzzles of Button Up!, as the kit takes them."""

from __future__ import annotations

from typing import Final

from ...kit.puzzles.kind import PACKS, PuzzleKind
from .messages import puzzle_words
from .themes import BestMargin, FirstOrSecond, ForceReplay, ReplayTrap, WinLeft

BUTTON_UP_PUZZLES: Final = PuzzleKind(
    name="button_up",
    themes=(WinLeft, ReplayTrap, ForceReplay, BestMargin, FirstOrSecond),
    shipped=PACKS / "button_up",
    words_in=puzzle_words,
)
"""All that the kit has to know of the puzzles of Button Up!."""
