"""The moves of a game, each a tiny frozen value with a short text.

What a move is made of is brought to plain whole numbers (a bot's may come out of an array); what is none is refused
with a `ValueError`. Whether a move is legal, only a game knows.

| move | text |
| --- | --- |
| `Roll()` | `roll` |
| `OptOut()` | `opt out` |
| `Dice(5, 6, (2, 3, 5, 5))` | `dice 5-6 2355`: white and gold as the golden space, then the other black dice |
| `Lay((5, 6))` | `lay 5-6` |
| `Pass()` | `pass` |
| `PlaceStars(((1, 2), (3, 4)))` | `stars 1-2 3-4` |
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement, product
from operator import index

from .grid import Cell, as_cell, cell_text, parse_cell


@dataclass(frozen=True, slots=True)
class Roll:
    """The player in turn rolls all dice that lie in no depot."""

    def __str__(self) -> str:
        return "roll"


@dataclass(frozen=True, slots=True)
class OptOut:
    """The player in turn leaves the round and keeps its buttons for scoring."""

    def __str__(self) -> str:
        return "opt out"


@dataclass(frozen=True, slots=True)
class Dice:
    """How the dice fall: chance's move.

    Attributes:
        white: the row, from 1 to the size of the board.
        gold: the column of the black die with gold pips.
        black: the columns of the black dice with white pips, kept in ascending order: none to four of them.

    >>> Dice(5, 6, (5, 2, 3, 5))
    Dice(white=5, gold=6, black=(2, 3, 5, 5))
    """

    white: int
    gold: int
    black: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        try:
            white, gold, *black = (int(index(pips)) for pips in (self.white, self.gold, *self.black))
        except TypeError:
            raise ValueError(f"dice show whole numbers, not {self.white!r}, {self.gold!r}, {self.black!r}") from None
        for name, pips in (("white", white), ("gold", gold), ("black", tuple(sorted(black)))):
            object.__setattr__(self, name, pips)

    @property
    def golden_cell(self) -> Cell:
        """The space that every player who is still in may take."""
        return self.white, self.gold

    @property
    def columns(self) -> tuple[int, ...]:
        """The different columns that the player in turn may choose from, ascending."""
        return tuple(sorted({self.gold, *self.black}))

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The spaces that the player in turn may choose from, legal or not."""
        return tuple((self.white, column) for column in self.columns)

    def __str__(self) -> str:
        return f"dice {cell_text(self.golden_cell)} {''.join(map(str, self.black))}".rstrip()


@dataclass(frozen=True, slots=True)
class Lay:
    """A button goes on a space."""

    cell: Cell

    def __post_init__(self) -> None:
        object.__setattr__(self, "cell", as_cell(self.cell))

    def __str__(self) -> str:
        return f"lay {cell_text(self.cell)}"


@dataclass(frozen=True, slots=True)
class Pass:
    """A player who is not in turn leaves the golden space alone."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class PlaceStars:
    """At the end of a round, stars take the place of some of a player's buttons; the cells are kept row by row."""

    cells: tuple[Cell, ...]

    def __init__(self, cells: Iterable[Cell]) -> None:
        object.__setattr__(self, "cells", tuple(sorted(map(as_cell, cells))))

    def __str__(self) -> str:
        return " ".join(("stars", *map(cell_text, self.cells)))


@cache
def every_roll(size: int, black: int) -> tuple[Dice, ...]:
    """Every outcome of a roll once, whatever the order of the black dice with white pips.

    Args:
        size: how many sides each die has.
        black: how many black dice with white pips are rolled: 0 to 4.

    >>> len(every_roll(6, 4))  # 6 white, 6 gold, and 126 multisets of four
    4536
    """
    pips = range(1, size + 1)
    return tuple(
        Dice(white, gold, rest) for white, gold, rest in product(pips, pips, combinations_with_replacement(pips, black))
    )


Move = Roll | OptOut | Dice | Lay | Pass | PlaceStars

_DICE = re.compile(r"dice ([1-6])-([1-6])(?: ([1-6]{1,4}))?")


def parse_move(text: str) -> Move:
    """Read the short text of a move.

    Raises:
        ValueError: it is the text of no move; the message names it.

    >>> parse_move("dice 5-6 2355").columns
    (2, 3, 5, 6)
    """
    if isinstance(text, str):
        words = " ".join(text.split())
        if words in _PLAIN_MOVES:
            return _PLAIN_MOVES[words]
        if dice := _DICE.fullmatch(words):
            return Dice(int(dice[1]), int(dice[2]), tuple(map(int, dice[3] or "")))
        verb, *cells = words.split(" ")
        if verb == "lay" and len(cells) == 1:
            return Lay(parse_cell(cells[0]))
        if verb == "stars" and cells:
            return PlaceStars(map(parse_cell, cells))
    raise ValueError(f"{text!r} is not a move: write roll, opt out, dice 5-6 2355, lay 5-6, pass, or stars 1-2 3-4")


_PLAIN_MOVES: dict[str, Move] = {str(move): move for move in (Roll(), OptOut(), Pass())}
