"""The style sheets of a card."""

from __future__ import annotations

from pathlib import Path

from ..puzzles.puzzle_view import PUZZLE_SHEETS, PuzzleView

CARD_SHEET = Path(__file__).parent / "static" / "card.css"


def card_sheets(view: PuzzleView) -> tuple[Path, ...]:
    """Every style sheet that a card with boards of a game needs, in the order in which a page takes them."""
    return (*PUZZLE_SHEETS, CARD_SHEET, *view.style_sheets)
