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
from operator import index
from typing import TYPE_CHECKING, Final, Self

from ...kit.rules.chance import orders_of
from ...kit.rules.errors import GameError, quoted
from ...kit.rules.moves import MoveTexts, TextMove
from ...kit.rules.phrase import Phrase
from ..cells import NUMBER_LIMIT, Cell, as_cell, cell_text, parse_cell

if TYPE_CHECKING:
    from fractions import Fraction

_GOLDEN: Final = re.compile("([1-6])-([1-6])")
_BLACK: Final = re.compile("[1-6]{0,4}")


@dataclass(frozen=True, slots=True)
class Roll(TextMove):
    """The player in turn rolls all dice that lie in no depot."""

    form = "roll"


@dataclass(frozen=True, slots=True)
class OptOut(TextMove):
    """The player in turn leaves the round and keeps its buttons for scoring."""

    form = "opt out"


@dataclass(frozen=True, slots=True)
class Dice(TextMove):
    """How the dice fall: chance's move.

    Attributes:
        white: the row, from 1 to the size of the board.
        gold: the column of the black die with gold pips.
        black: the columns of the black dice with white pips, kept in ascending order: none to four of them.

    >>> Dice(5, 6, (5, 2, 3, 5)), Dice.parse("5-6 2355") == Dice.parse("dice 5-6 2355")
    (Dice(white=5, gold=6, black=(2, 3, 5, 5)), True)
    """

    white: int
    gold: int
    black: tuple[int, ...] = ()

    form = "dice {golden_text} {black_text?}"
    example = "dice 5-6 2355"

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

    @property
    def golden_text(self) -> str:
        """The golden space as it is written."""
        return cell_text(self.golden_cell)

    @property
    def black_text(self) -> str:
        """The black dice with white pips as they are written: `2355`."""
        return "".join(map(str, self.black))

    @classmethod
    def read(cls, **words: str) -> Self | None:
        """The dice that are written so, each from 1 to 6."""
        golden, black = _GOLDEN.fullmatch(words["golden_text"]), _BLACK.fullmatch(words["black_text"])
        return cls(int(golden[1]), int(golden[2]), tuple(map(int, black[0]))) if golden and black else None


@dataclass(frozen=True, slots=True)
class Lay(TextMove):
    """A button goes on a space, such as `(5, 6)` or `"5-6"`."""

    cell: Cell

    form = "lay {cell_text}"

    def __post_init__(self) -> None:
        object.__setattr__(self, "cell", as_cell(self.cell))

    @property
    def cell_text(self) -> str:
        """The space as it is written."""
        return cell_text(self.cell)

    @classmethod
    def read(cls, **words: str) -> Self:
        """The move of a space that is written so.

        Raises:
            NotationError: there can be no such space.
        """
        return cls(parse_cell(words["cell_text"]))


@dataclass(frozen=True, slots=True)
class Pass(TextMove):
    """A player who is not in turn leaves the golden space alone."""

    form = "pass"


@dataclass(frozen=True, slots=True)
class PlaceStars(TextMove):
    """At the end of a round, stars take the place of some of a player's buttons; the cells are kept row by row."""

    cells: tuple[Cell, ...]

    form = "stars {cells_text...}"

    def __init__(self, cells: Iterable[Cell | str]) -> None:
        if not isinstance(cells, Iterable) or isinstance(cells, str):
            raise GameError(f"stars are placed on a list of cells such as [(1, 2), (3, 4)], not {quoted(cells)}")
        object.__setattr__(self, "cells", tuple(sorted(map(as_cell, cells))))

    @property
    def cells_text(self) -> str:
        """The spaces as they are written."""
        return " ".join(map(cell_text, self.cells))

    @classmethod
    def read(cls, **words: str) -> Self:
        """The move of spaces that are written so.

        Raises:
            NotationError: there can be no such space.
        """
        return cls(map(parse_cell, words["cells_text"].split(" ")))


@cache
def every_roll(size: int, black: int) -> tuple[Dice, ...]:
    """Every outcome of a roll once, see `roll_chances`: the order of the black dice with white pips does not matter.

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
    return tuple((dice, Fraction(orders_of(dice.black), ways)) for dice in every_roll(size, black))


Move = Roll | OptOut | Dice | Lay | Pass | PlaceStars

MOVES: Final[MoveTexts[Move]] = MoveTexts(
    Move,
    Phrase("refused-buttons-moves", "roll, opt out, dice 5-6 2355, lay 5-6, pass, or stars 1-2 3-4"),
)
"""How the moves are written."""

parse_move = MOVES.parse
