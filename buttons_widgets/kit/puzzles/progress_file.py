"""The file in which somebody's progress with puzzles is kept."""

from __future__ import annotations

from typing import Final

from ..saving.kept_file import FileFormat
from .attempts import Done

PROGRESS_FILE: Final = FileFormat("buttons-widgets progress", "progress", 1, Done, most_bytes=20_000_000)
"""A larger file would hold far more than `MOST_ATTEMPTS`."""
