"""The style sheets for boards of BUTTONS and the controls around them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.table.kind import SHEETS

OWN_SHEETS: Final = (Path(__file__).parent.parent / "static" / "table.css",)
"""The game's own style sheets."""
ALL_SHEETS: Final = (*SHEETS, *OWN_SHEETS)
"""The kit's style sheets, and the game's own after them."""
