"""The rolls that punish a wrong choice, with their exact chance."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Final, NamedTuple

from ...kit.language.words import Words
from ...kit.puzzles.puzzle import RollShown
from ...kit.rules.answer import TIE
from ..analysis.solution import OPT_OUT, Solution
from ..cells import Cell
from ..rules.moves import Dice, roll_chances
from ..rules.position import Position
from .dice_pages import roll_shown

MOST_SHOWN: Final = 4
"""So many rolls are drawn."""


class Falls(NamedTuple):
    """The rolls with which something happens.

    Attributes:
        chance: how likely it is, exactly.
        rolls: a few of them.
    """

    chance: Fraction
    rolls: tuple[Dice, ...]

    def shown(self, words: Words) -> tuple[RollShown, ...]:
        """The few rolls as dice beside the board."""
        return tuple(roll_shown(dice, words, now=False) for dice in self.rolls)


def falls(position: Position, happens: Callable[[Dice], bool]) -> Falls:
    """The rolls with which something happens in the player's next own roll.

    A few are drawn, likely ones more often, always the same for the same position.

    Args:
        position: the player's board; its dice are rolled.
        happens: whether it happens with a roll; it may depend on the spaces only that the roll offers.

    >>> board = Position.parse("rby/gRy/ybg r 2")
    >>> found = falls(board, lambda dice: is_bust(board, dice))
    >>> found.chance, len(found.rolls)
    (Fraction(11, 27), 4)
    """
    known: dict[tuple[Cell, ...], bool] = {}  # many rolls offer the same spaces
    found = []
    for dice, chance in roll_chances(position.size, position.black_dice - 1):
        offered = dice.cells
        if offered not in known:
            known[offered] = happens(dice)
        if known[offered]:
            found.append((dice, chance))
    total = sum((chance for _, chance in found), Fraction(0))
    random = Random(str(position))
    weights = [float(chance) for _, chance in found]
    drawn: dict[Dice, None] = {}
    while len(drawn) < min(MOST_SHOWN, len(found)):
        drawn[random.choices(found, weights)[0][0]] = None
    return Falls(total, tuple(sorted(drawn, key=lambda dice: (dice.white, dice.gold, dice.black))))


def is_bust(position: Position, dice: Dice) -> bool:
    """Whether a roll offers no open space."""
    return not any(position.is_legal(cell) for cell in dice.cells)


def worth_with(solution: Solution, dice: Dice) -> float:
    """What a roll makes of a position: the worth of the best open space that it offers, 0 if there is none."""
    values = solution.cell_values
    return max((values[cell] for cell in dice.cells if cell in values), default=0.0)


def earns_more(position: Position, dice: Dice) -> bool:
    """Whether a roll offers a space with which opting out earns more than now."""
    now = position.stars_for_opting_out()
    return any(position.is_legal(cell) and position.lay(cell).stars_for_opting_out() > now for cell in dice.cells)


def worse_after(given: Solution, best: Solution) -> Falls:
    """The next own rolls after which the player stands worse than after another choice, if nobody leaves before."""
    return falls(given.position, lambda dice: worth_with(given, dice) < worth_with(best, dice) - TIE)


def bust_only_after(given: Position, best: Position) -> Falls:
    """The next own rolls that are bust after one choice and not after another."""
    return falls(given, lambda dice: is_bust(given, dice) and not is_bust(best, dice))


def leaves(solution: Solution) -> bool:
    """Whether a player at this position would opt out."""
    return solution.advice == OPT_OUT
