"""The functions of lesson 7: what a tree is worth to somebody with a rule, and a short rule as a function."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from ..buttons.analysis.situations import Situation
from ..buttons.rules.position import Position
from ..kit.exercises.function_exercise import FunctionExercise
from ..kit.language.words import Words
from .stopping import Node, node_of

SMALL_BOARDS: Final = ("R*r/*r*/r** r 2", "r*r/*R*/r*r r 2", "R*r/*r*/r** - 2", "r*r/*R*/r*r - 2")
"""Boards with one button on which it is a mistake to go on, worked out by hand."""


class WorthOfARule(FunctionExercise):
    """Write: what does a tree earn for somebody with a rule?"""

    number = "7.3"
    starter = """
def worth(node, enough):
    stars, rolls = node
    return max(stars, sum(chance * worth(after, enough) for chance, after in rolls))
"""

    def reference(self, node: Node, enough: int) -> float:
        """The stars where they are enough or nothing else is left, else the mean."""
        stars, rolls = node
        if stars >= enough or not rolls:
            return float(stars)
        return float(sum(chance * self.reference(after, enough) for chance, after in rolls))

    def cases(self) -> Sequence[tuple[Node, int]]:
        """From a single leaf to a board."""
        return (
            ((3, []), 3),
            ((1, [(0.5, (3, []))]), 3),
            ((2, [(0.25, (3, []))]), 3),
            ((2, [(0.25, (3, []))]), 2),
            ((1, [(0.75, (2, []))]), 3),
            ((3, [(0.5, (4, []))]), 2),
            ((1, [(0.5, (2, [(0.25, (4, []))])), (0.25, (1, []))]), 3),
            ((1, [(0.5, (2, [(0.25, (4, []))])), (0.25, (1, []))]), 2),
            (node_of(Position.parse(SMALL_BOARDS[1])), 3),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def rolling(node: Node, enough: int, worth: Callable[..., Any]) -> Any:
            return sum(chance * worth(after, enough) for chance, after in node[1])

        def best_play(node: Node, enough: int) -> Any:
            return max(node[0], rolling(node, enough, best_play))

        def too_many(node: Node, enough: int) -> Any:
            return node[0] if node[0] > enough or not node[1] else rolling(node, enough, too_many)

        def empty_handed(node: Node, enough: int) -> Any:
            return node[0] if node[0] >= enough else rolling(node, enough, empty_handed)

        def one_step(node: Node, enough: int) -> Any:
            if node[0] >= enough or not node[1]:
                return node[0]
            return sum(chance * after[0] for chance, after in node[1])

        def never_stops(node: Node, enough: int) -> Any:
            return rolling(node, enough, never_stops) if node[1] else node[0]

        return {
            "best-play": best_play,
            "too-many": too_many,
            "empty-handed": empty_handed,
            "one-step": one_step,
            "never-stops": never_stops,
        }


class WriteARule(FunctionExercise):
    """Write: a short rule as a function."""

    number = "7.4"
    starter = """
def rule(now):
    return now.stars >= 3
"""

    def draw(self, random: Random) -> None:
        """The numbers of the rule."""
        self.stars, self.percent = random.choice((2, 3, 4)), random.choice((20, 30, 40, 60))

    def standard(self) -> None:
        """Three stars, forty per cent."""
        self.stars, self.percent = 3, 40

    def values(self, words: Words) -> Mapping[str, object]:
        """The numbers of the rule; the share as it stands in code, whatever the language."""
        return {"stars": self.stars, "percent": self.percent, "share": str(self.percent / 100)}

    def reference(self, now: Situation) -> bool:
        """One of the two is enough."""
        return now.stars >= self.stars or now.bust > self.percent / 100

    def cases(self) -> Sequence[tuple[Situation]]:
        """Below, at and above both numbers."""
        share = self.percent / 100

        def seen(stars: int, bust: float) -> tuple[Situation]:
            return (Situation(buttons=6, stars=stars, bust=bust, open_spaces=9, closed_rows=1),)

        return (
            seen(self.stars - 1, share / 2),
            seen(self.stars + 1, share + 0.25),
            seen(self.stars, share / 2),
            seen(self.stars + 1, share / 2),
            seen(self.stars - 1, share + 0.25),
            seen(self.stars - 1, share),
            seen(self.stars, share),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        stars, share = self.stars, self.percent / 100
        return {
            "both": lambda now: now.stars >= stars and now.bust > share,
            "opposite": lambda now: now.stars < stars and now.bust <= share,
            "more-stars": lambda now: now.stars > stars or now.bust > share,
            "just-as-risky": lambda now: now.stars >= stars or now.bust >= share,
            "per-cent": lambda now: now.stars >= stars or now.bust > self.percent,
        }
