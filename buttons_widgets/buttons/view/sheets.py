"""The style sheets of everything that is made of a board of BUTTONS and controls."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.table.kind import SHEETS

OWN_SHEETS: Final = (Path(__file__).parent.parent / "static" / "table.css",)
"""The game's own."""
ALL_SHEETS: Final = (*SHEETS, *OWN_SHEETS)
"""The kit's, and the game's own after them."""
