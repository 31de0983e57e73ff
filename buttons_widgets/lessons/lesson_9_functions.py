"""The functions of lesson 9: a bust in company, and where a choice becomes another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from ..kit.exercises.function_exercise import FunctionExercise
from .company import HERE, STEPS, bust_by_rows, flips, neighbour, rolling_worth
from .dice_questions import closed_by_row


class BustInCompany(FunctionExercise):
    """Change: the chance to be bust, if a neighbour may leave first."""

    number = "9.6"
    starter = """
def bust(misses, dice, leaves):
    size = len(misses)
    dice = dice - leaves  # how many black dice there are on average: that looks clever
    return sum((closed / size) ** dice for closed in misses) / size
"""

    def reference(self, misses: list[int], dice: int, leaves: float) -> float:
        """The mean of both cases; one black die is always left."""
        left, stays = bust_by_rows(misses, max(1, dice - 1)), bust_by_rows(misses, dice)
        return float(leaves * left + (1 - leaves) * stays)

    def cases(self) -> Sequence[tuple[list[int], int, float]]:
        """From a neighbour whose choice is known to the board of the lesson."""
        closed = list(closed_by_row(HERE))
        return (
            ([3, 3, 3, 3, 3, 3], 2, 0),
            ([3, 3, 3, 3, 3, 3], 2, 1),
            ([0, 2, 4, 6, 6, 6], 4, 0.5),
            ([1, 3, 1], 2, 0.25),
            (closed, 3, 0.5),
            (closed, 3, 1 / 3),
            ([2, 3, 4, 5, 6, 6], 1, 0.5),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def mean_dice(misses: list[int], dice: int, leaves: float) -> float:
            size = len(misses)
            return float(sum((closed / size) ** (dice - leaves) for closed in misses) / size)

        def gold_gone(misses: list[int], dice: int, leaves: float) -> float:
            return float(leaves * bust_by_rows(misses, dice - 1) + (1 - leaves) * bust_by_rows(misses, dice))

        def half_half(misses: list[int], dice: int, leaves: float) -> float:
            return float(bust_by_rows(misses, max(1, dice - 1)) + bust_by_rows(misses, dice)) / 2

        def rows_first(misses: list[int], dice: int, leaves: float) -> float:
            share = sum(misses) / len(misses) ** 2
            return float(leaves * share ** max(1, dice - 1) + (1 - leaves) * share**dice)

        def always_six(misses: list[int], dice: int, leaves: float) -> float:
            def alone(dice: int) -> float:
                return sum((closed / HERE.size) ** dice for closed in misses) / HERE.size

            return leaves * alone(max(1, dice - 1)) + (1 - leaves) * alone(dice)

        return {
            "mean-dice": mean_dice,
            "gold-gone": gold_gone,
            "rows-first": rows_first,
            "always-six": always_six,
            "swapped": lambda misses, dice, leaves: self.reference(misses, dice, 1 - leaves),
            "half-half": half_half,
            "stays": lambda misses, dice, leaves: float(bust_by_rows(misses, dice)),
        }


class WhereItFlips(FunctionExercise):
    """Change: where does the best choice become another one?"""

    number = "9.9"
    starter = """
def flips(rolling, stop):
    found = []
    for assumption, worth in rolling:
        if worth <= stop:
            found.append(assumption)
    return found
"""

    def reference(self, rolling: list[tuple[float, float]], stop: float) -> list[float]:
        """Where rolling is worth more than opting out on one side only."""
        return flips(rolling, stop)

    def cases(self) -> Sequence[tuple[list[tuple[float, float]], float]]:
        """With no flip, with one, with several, and with a tie; the last is the board of the lesson."""
        return (
            ([(0, 2.3), (0.5, 2.2), (1, 2.1)], 2),
            ([(0, 2.3), (0.5, 2.1), (1, 1.9)], 2),
            ([(0, 2.3), (0.25, 2.1), (0.5, 1.9), (0.75, 1.8), (1, 1.7)], 2),
            ([(0, 1.9), (1, 1.8)], 2),
            ([(0, 0.5), (0.5, 1.5), (1, 0.5)], 1),
            ([(0, 3.5), (0.5, 3), (1, 2.5)], 3),
            ([(opt_out, round(rolling_worth(HERE, neighbour(opt_out)), 3)) for opt_out in STEPS], 2),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def one_before(rolling: list[tuple[float, float]], stop: float) -> list[float]:
            return [at for (at, before), (_, worth) in pairwise(rolling) if (before > stop) != (worth > stop)]

        def one_way(rolling: list[tuple[float, float]], stop: float) -> list[float]:
            return [now for (_, before), (now, worth) in pairwise(rolling) if before > stop >= worth]

        def ties_roll(rolling: list[tuple[float, float]], stop: float) -> list[float]:
            return [now for (_, before), (now, worth) in pairwise(rolling) if (before >= stop) != (worth >= stop)]

        return {
            "all-out": lambda rolling, stop: [at for at, worth in rolling if worth <= stop],
            "one-way": one_way,
            "one-before": one_before,
            "ties-roll": ties_roll,
        }
