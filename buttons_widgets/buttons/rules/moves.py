"""The moves of a game, each a tiny frozen value with a short text.

The numbers of a move become plain whole numbers, even if a bot took them out of an array; anything else is refused
with a `GameError`. Whether a move is legal is up to the game.

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
from math import factorial, prod
from operator import index
from typing import TYPE_CHECKING

from ...kit.rules.errors import GameError, NotationError, quoted
from ..cells import NUMBER_LIMIT, Cell, as_cell, cell_text, parse_cell

if TYPE_CHECKING:
    from fractions import Fraction


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
            if isinstance(self.black, str):
                raise TypeError
            white, gold, *black = (int(index(pips)) for pips in (self.white, self.gold, *self.black))
            if max(map(abs, (white, gold, *black))) >= NUMBER_LIMIT:
                raise ValueError
        except (TypeError, ValueError):
            shown = ", ".join(map(quoted, (self.white, self.gold, self.black)))
            raise GameError.of("refused-dice-numbers", "dice show whole numbers, not {given}", given=shown) from None
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
    """A button goes on a space, such as `(5, 6)` or `"5-6"`."""

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

    def __init__(self, cells: Iterable[Cell | str]) -> None:
        if not isinstance(cells, Iterable) or isinstance(cells, str):
            raise GameError(f"stars are placed on a list of cells such as [(1, 2), (3, 4)], not {quoted(cells)}")
        object.__setattr__(self, "cells", tuple(sorted(map(as_cell, cells))))

    def __str__(self) -> str:
        return " ".join(("stars", *map(cell_text, self.cells)))


@cache
def every_roll(size: int, black: int) -> tuple[Dice, ...]:
    """Every outcome of a roll once: the order of the black dice with white pips does not matter.

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


@cache
def roll_chances(size: int, black: int) -> tuple[tuple[Dice, Fraction], ...]:
    """Every outcome of a roll with its probability.

    White and gold each show one of n numbers. The k black dice with white pips show the numbers 1 to n
    m₁, …, mₙ times in k! / (m₁! · … · mₙ!) of nᵏ ways (the multinomial coefficient).

    Args:
        size: n, how many sides each die has.
        black: k, how many black dice with white pips are rolled: 0 to 4.

    >>> dict(roll_chances(6, 4))[Dice(5, 6, (2, 3, 5, 5))]
    Fraction(1, 3888)
    """
    # Late: it takes a while to load, and few games ask for all outcomes of a roll.
    from fractions import Fraction

    ways = size ** (2 + black)

    def chance(dice: Dice) -> Fraction:
        alike = prod(factorial(dice.black.count(pips)) for pips in set(dice.black))
        return Fraction(factorial(black) // alike, ways)

    return tuple((dice, chance(dice)) for dice in every_roll(size, black))


Move = Roll | OptOut | Dice | Lay | Pass | PlaceStars

LONGEST_TEXT = 1000
"""A text longer than this is no move: it is refused before anything else is done with it."""

_DICE = re.compile(r"dice ([1-6])-([1-6])(?: ([1-6]{1,4}))?")


def parse_move(text: str) -> Move:
    """Read the short text of a move.

    Raises:
        NotationError: it is not the text of a move; the message quotes it.

    >>> parse_move("dice 5-6 2355").columns
    (2, 3, 5, 6)
    """
    if isinstance(text, str) and len(text) <= LONGEST_TEXT:
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
    raise NotationError.of(
        "refused-not-a-move",
        "{text} is not a move: write roll, opt out, dice 5-6 2355, lay 5-6, pass, or stars 1-2 3-4",
        text=quoted(text),
    )


_PLAIN_MOVES: dict[str, Move] = {str(move): move for move in (Roll(), OptOut(), Pass())}
