"""The functions of lesson 5: whether a roll is bust, the share so far, and the interval."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from ..buttons.cells import Cell
from ..kit.exercises.exercise import Judged
from ..kit.exercises.function_exercise import FunctionExercise
from .simulating import NORMAL_95, confidence_interval, running_share, standard_error

OpenSpaces = list[Cell]


class IsItBust(FunctionExercise):
    """Write: is a roll bust?"""

    number = "5.4"
    starter = """
def bust(open_spaces, white, black):
    return (white, black[0]) not in open_spaces
"""

    def reference(self, open_spaces: OpenSpaces, white: int, black: Sequence[int]) -> bool:
        """No black die shows an open space of the row."""
        return all((white, column) not in open_spaces for column in black)

    def cases(self) -> Sequence[tuple[OpenSpaces, int, list[int]]]:
        """Each of the usual mistakes shows in one of them."""
        spaces = [(1, 2), (1, 5), (2, 1), (4, 4)]
        return (
            (spaces, 1, [2, 5, 2]),
            (spaces, 3, [1, 2, 5]),
            (spaces, 1, [2, 3, 4]),
            (spaces, 1, [6, 3, 5]),
            (spaces, 1, [1, 3, 4]),
            (spaces, 5, [1, 1, 1]),
            (spaces, 2, [1, 4, 4]),
            ([], 4, [1, 4, 2]),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        return {
            "first-only": lambda spaces, white, black: (white, black[0]) not in spaces,
            "one-misses": lambda spaces, white, black: any((white, column) not in spaces for column in black),
            "opposite": lambda spaces, white, black: any((white, column) in spaces for column in black),
            "turned": lambda spaces, white, black: all((column, white) not in spaces for column in black),
            "row-only": lambda spaces, white, black: all(row != white for row, _ in spaces),
        }

    def judge_function(self, function: Callable[..., Any]) -> Judged:
        """A place that a list has not got is mostly one that was counted from 1."""
        judged = super().judge_function(function)
        return judged._replace(mistake="index") if judged.values.get("error") == "IndexError" else judged


class RunningShare(FunctionExercise):
    """Write: the share of busts after each roll."""

    number = "5.5"
    starter = """
def shares(outcomes):
    busts = 0
    found = []
    for outcome in outcomes:
        busts = busts + outcome
        found.append(busts)
    return found
"""

    def reference(self, outcomes: Sequence[bool]) -> list[float]:
        """Busts so far, of rolls so far."""
        return running_share(outcomes)

    def cases(self) -> Sequence[tuple[list[bool]]]:
        """From a single roll on."""
        return (
            ([True],),
            ([True, False],),
            ([False, True, True],),
            ([False, False, True, False, False, True],),
            ([],),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        return {
            "counts": lambda outcomes: [sum(outcomes[: place + 1]) for place in range(len(outcomes))],
            "all-rolls": lambda outcomes: [
                sum(outcomes[: place + 1]) / len(outcomes) for place in range(len(outcomes))
            ],
            "safe": lambda outcomes: [1 - share for share in running_share(outcomes)],
            "one-behind": lambda outcomes: [
                sum(outcomes[:place]) / place if place else 0 for place in range(len(outcomes))
            ],
            "last-only": lambda outcomes: running_share(outcomes)[-1:],
        }


class Interval(FunctionExercise):
    """Write: the 95% interval."""

    number = "5.9"
    starter = """
def interval(busts, rolls):
    share = busts / rolls
    error = (share * (1 - share) / rolls) ** 0.5
    return share - error, share + error
"""

    def reference(self, busts: int, rolls: int) -> tuple[float, float]:
        """The share, minus and plus 1.96 standard errors."""
        return confidence_interval(busts, rolls)

    def cases(self) -> Sequence[tuple[int, int]]:
        """Small and large samples."""
        return ((50, 100), (12, 30), (30, 150), (285, 1000), (7, 7))

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def around(margin: Callable[[float, int], float]) -> Callable[[int, int], tuple[float, float]]:
            return lambda busts, rolls: (
                busts / rolls - margin(busts / rolls, rolls),
                busts / rolls + margin(busts / rolls, rolls),
            )

        return {
            "one-error": around(standard_error),
            "two": around(lambda share, rolls: 2 * standard_error(share, rolls)),
            "half-power": around(lambda share, rolls: NORMAL_95 * share * (1 - share) / rolls / 2),
            "power-of-rolls": around(lambda share, rolls: NORMAL_95 * share * (1 - share) / sqrt(rolls)),
            "root-of-top": around(lambda share, rolls: NORMAL_95 * sqrt(share * (1 - share)) / rolls),
            "no-root": around(lambda share, rolls: NORMAL_95 * share * (1 - share) / rolls),
            "half-width": around(lambda share, rolls: NORMAL_95 / 2 * standard_error(share, rolls)),
            "not-divided": around(lambda share, rolls: NORMAL_95 * sqrt(share * (1 - share))),
            "turned": lambda busts, rolls: confidence_interval(busts, rolls)[::-1],
            "per-cent": lambda busts, rolls: tuple(100 * end for end in confidence_interval(busts, rolls)),
        }
