"""The file in which somebody's progress with puzzles is kept."""

from __future__ import annotations

from typing import Final

from ..rules.phrase import Phrase
from ..saving.kept_file import FileFormat
from .attempts import Done

PROGRESS_FILE: Final = FileFormat(
    "buttons-widgets progress",
    Phrase("refused-no-progress", "it is not a file with progress"),
    1,
    Done,
    most_bytes=20_000_000,
)
"""A larger file would hold far more than `MOST_ATTEMPTS`."""
