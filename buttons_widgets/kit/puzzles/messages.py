"""Where the messages of the puzzle widgets are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

KIT_PUZZLE_WORDS: Final = Path(__file__).parent / "words"
"""The folder of what the puzzle widgets say in every game."""
