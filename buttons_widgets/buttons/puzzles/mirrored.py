"""Reflections of a board. Rows and columns are not exchanged, because the white die alone shows the row."""

from __future__ import annotations

from collections.abc import Iterable

from ..cells import Cell
from ..rules.position import Position


def mirrored_cells(cells: Iterable[Cell], size: int, rows: bool, columns: bool) -> list[Cell]:
    """Cells after a reflection that exchanges top and bottom (`rows`), left and right (`columns`), or both."""
    return [(size + 1 - row if rows else row, size + 1 - col if columns else col) for row, col in cells]


def mirrored_board(board: Position, rows: bool, columns: bool) -> str:
    """A position's text after a reflection, with the colours named anew in the order in which they appear.

    >>> mirrored_board(Position.parse("rby/gRy/ybg r 5"), rows=False, columns=True)
    'rby/rYg/gbr y 5'
    """
    text, cards, dice = str(board).split()
    lines = text.split("/")
    if rows:
        lines = lines[::-1]
    if columns:
        lines = [line[::-1] for line in lines]
    names: dict[str, str] = {}
    for letter in "".join(lines).lower() + cards:
        if letter in "rbyg" and letter not in names:
            names[letter] = "rbyg"[len(names)]

    def new(letter: str) -> str:
        return names[letter.lower()].upper() if letter.isupper() else names.get(letter, letter)

    own = "".join(sorted(map(new, cards), key="rbyg-".index))
    return f"{'/'.join(''.join(map(new, line)) for line in lines)} {own} {dice}"
