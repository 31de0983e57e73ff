"""The line of code that opens a position with the coach."""

from __future__ import annotations

from ..analysis.opponents import NO_OPPONENTS, Opponents
from ..analysis.solution import Goal
from ..rules.moves import Dice
from ..rules.position import Position


def coach_code(
    position: Position, opponents: Opponents = NO_OPPONENTS, goal: Goal = "stars", dice: Dice | None = None
) -> str:
    """A line of code that shows a position with the coach, if the names of the package in it have been imported.

    >>> print(coach_code(Position.parse("RbyG/gryb/ybRy/bYrg r 2"), goal="win", dice=Dice(2, 3, (4,))))
    coach("RbyG/gryb/ybRy/bYrg r 2", goal="win", dice=Dice(2, 3, (4,)))
    """
    parts = [f'"{position}"']
    if opponents.count:
        usual = Opponents(opponents.count, opponents.opt_out, opponents.bust)
        each = "" if opponents == usual else f", dice_each={opponents.dice_each}"
        parts.append(f"Opponents({opponents.count}, {opponents.opt_out:.6g}, {opponents.bust:.6g}{each})")
    if goal != "stars":
        parts.append(f'goal="{goal}"')
    if dice is not None:
        parts.append(f"dice=Dice({dice.white}, {dice.gold}, {dice.black})")
    return f"coach({', '.join(parts)})"
