"""Where the messages of the exercises' kit are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

KIT_COURSE_WORDS: Final = Path(__file__).parent / "words"
"""The folder of what the cards of exercises say in every course."""
