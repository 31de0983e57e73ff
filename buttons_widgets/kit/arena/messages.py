"""Where the messages of a tournament are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

KIT_ARENA_WORDS: Final = Path(__file__).parent / "words"
"""The folder of what is said of a tournament in every game."""
