"""The function of lesson 6: what a tree is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..kit.course.function_exercise import FunctionExercise
from .stopping import SMALL, Node, node_of


class BackwardInduction(FunctionExercise):
    """Write: what is a tree worth?"""

    number = "6.8"

    def reference(self, node: Node) -> float:
        """The better one of opting out and rolling."""
        stars, rolls = node
        return float(max(stars, sum(chance * self.reference(after) for chance, after in rolls)))

    def cases(self) -> Sequence[tuple[Node]]:
        """From a single leaf to the board of the lesson."""
        return (
            ((2, []),),
            ((1, [(0.5, (3, []))]),),
            ((2, [(0.5, (3, []))]),),
            ((1, [(0.25, (1, [])), (0.5, (3, []))]),),
            ((1, [(0.75, (1, [(0.5, (4, []))]))]),),
            ((0, [(0.5, (1, [])), (0.5, (2, [(0.5, (2, []))]))]),),
            (node_of(SMALL),),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        """What is usually written."""

        def never_stops(node: Node) -> Any:
            stars, rolls = node
            return sum(chance * never_stops(after) for chance, after in rolls) if rolls else stars

        def best_branch(node: Node) -> Any:
            stars, rolls = node
            return max([stars, *(best_branch(after) for _, after in rolls)])

        def one_step(node: Node) -> Any:
            stars, rolls = node
            return max(stars, sum(chance * after[0] for chance, after in rolls))

        def never_bust(node: Node) -> Any:
            stars, rolls = node
            if not rolls:
                return stars
            chances = sum(chance for chance, _ in rolls)
            return max(stars, sum(chance * never_bust(after) for chance, after in rolls) / chances)

        return {
            "one-step": one_step,
            "never-stops": never_stops,
            "best-branch": best_branch,
            "never-bust": never_bust,
            "stars-only": lambda node: node[0],
        }
