"""The frame around whatever is played or tried on a board of BUTTONS: it brings the style sheets into the page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kit.page.frame import SHEET, Frame

STATIC: Final = Path(__file__).parent.parent / "static"
SHEETS: Final = (SHEET, STATIC / "table.css", STATIC / "lobby.css", STATIC / "coach.css")
"""In the order in which a page takes them."""


class TableFrame(Frame):
    """The frame of a table of BUTTONS, which brings the table's style sheet into the page."""

    _css = "\n".join(sheet.read_text(encoding="utf-8") for sheet in SHEETS)
