"""What the puzzles of Button Up! say, with the messages of the kit and of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.puzzles.messages import PuzzleWords

puzzle_words: Final = PuzzleWords(Path(__file__).parents[1])
"""The messages of the puzzles: `puzzle_words("en")`."""
