"""Where the messages of Button Up! are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

MESSAGES: Final = Path(__file__).parent.parent / "words"
"""The folder of the game's own messages."""
