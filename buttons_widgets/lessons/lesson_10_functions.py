"""The functions of lesson 10: a rule for opting out, and the difference of two rules with the same dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Any

from ..kit.course.function_exercise import FunctionExercise
from .simulated_rounds import paired, separate


class PatientRule(FunctionExercise):
    """Write: a rule for opting out."""

    number = "10.2"

    def reference(self, buttons: int, stars: int) -> bool:
        """Three stars, or six buttons."""
        return stars >= 3 or buttons >= 6

    def cases(self) -> Sequence[tuple[int, int]]:
        """Each of the usual mistakes shows in one of them."""
        return ((2, 1), (3, 3), (6, 1), (5, 2), (8, 4), (7, 2), (5, 4), (4, 1))

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        """What is usually written."""
        return {
            "both": lambda buttons, stars: stars >= 3 and buttons >= 6,
            "more-than": lambda buttons, stars: stars > 3 or buttons > 6,
            "exactly": lambda buttons, stars: stars == 3 or buttons == 6,
            "turned": lambda buttons, stars: buttons >= 3 or stars >= 6,
            "stars-only": lambda buttons, stars: stars >= 3,
            "buttons-only": lambda buttons, stars: buttons >= 6,
            "two-stars": lambda buttons, stars: stars >= 2 or buttons >= 6,
            "rolls": lambda buttons, stars: stars < 3 and buttons < 6,
        }


class PairedDifference(FunctionExercise):
    """Write: the mean difference with the same dice, and its standard error."""

    number = "10.4"

    def reference(self, first: Sequence[int], second: Sequence[int]) -> tuple[float, float]:
        """From the differences, pair by pair."""
        return paired(first, second)

    def cases(self) -> Sequence[tuple[list[int], list[int]]]:
        """Stars as they come in a round."""
        return (
            ([3, 2, 0, 3], [3, 1, 0, 2]),
            ([2, 0, 3, 2, 2], [2, 1, 0, 2, 1]),
            ([1, 4], [3, 0]),
            ([2, 2, 3], [1, 1, 2]),
            ([0, 3, 3, 0, 2, 4], [1, 3, 3, 1, 2, 0]),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        """What is usually written."""

        def of(
            mean: Callable[[list[int]], float], error: Callable[[list[int]], float]
        ) -> Callable[[Sequence[int], Sequence[int]], tuple[float, float]]:
            def function(first: Sequence[int], second: Sequence[int]) -> tuple[float, float]:
                differences = [one - other for one, other in zip(first, second, strict=True)]
                return mean(differences), error(differences)

            return function

        return {
            "separate": separate,
            "not-divided": of(fmean, stdev),
            "by-n": of(fmean, lambda found: stdev(found) / len(found)),
            "all-alike": of(fmean, lambda found: pstdev(found) / sqrt(len(found))),
            "turned": lambda first, second: paired(second, first),
            "sum": of(sum, lambda found: stdev(found) / sqrt(len(found))),
            "error-first": lambda first, second: paired(first, second)[::-1],
        }
