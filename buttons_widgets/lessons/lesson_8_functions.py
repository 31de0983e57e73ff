"""The functions of lesson 8: the chance to win of a tree, and the chance to finish ahead of somebody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from itertools import product
from operator import eq, ge, gt
from typing import Any, Final

from ..buttons.rules.position import Position
from ..kit.exercises.exercise import Judged
from ..kit.exercises.function_exercise import FunctionExercise
from .stopping import Node, node_of

ONE_BEFORE: Final = Position.parse("R***/*r*r/r*r*/***r r 2")
"""A board of ten stars with one button, two rolls before the end."""

Chances = list[tuple[float, int]]
"""What a round may bring: pairs of a chance and a number of stars."""


class ChanceFunction(FunctionExercise):
    """A function that gives a chance. `True` counts as 1 and `False` as 0, as in a sum."""

    def judge_function(self, function: Callable[..., Any]) -> Judged:
        """The same, with truth values as numbers."""

        @wraps(function)
        def as_number(*arguments: Any) -> Any:
            value = function(*arguments)
            return int(value) if isinstance(value, bool) else value

        return super().judge_function(as_number)

    def same(self, got: Any, expected: Any) -> bool:
        """Whether two chances are the same, up to rounding."""
        return super().same(*(int(one) if isinstance(one, bool) else one for one in (got, expected)))


class ChanceToWin(ChanceFunction):
    """Write: how likely does a tree win?"""

    number = "8.7"
    starter = """
def chance(node, missing):
    stars, rolls = node
    return max(stars, sum(p * chance(after, missing) for p, after in rolls))
"""

    def reference(self, node: Node, missing: int) -> float:
        """The better one of opting out and rolling, each as the chance to get enough stars."""
        return float(_best_play(ge)(node, missing))

    def cases(self) -> Sequence[tuple[Node, int]]:
        """From a single leaf to a board of the lesson."""
        return (
            ((2, []), 2),
            ((3, []), 2),
            ((1, []), 2),
            ((1, [(0.5, (3, []))]), 3),
            ((1, [(0.5, (3, []))]), 1),
            ((1, [(0.5, (1, [(0.5, (3, []))]))]), 2),
            ((0, [(0.25, (1, [])), (0.5, (2, []))]), 2),
            (node_of(ONE_BEFORE), 3),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def one_step(node: Node, missing: int) -> Any:
            stars, rolls = node
            return max(stars >= missing, sum(share * (after[0] >= missing) for share, after in rolls))

        def always_rolls(node: Node, missing: int) -> Any:
            stars, rolls = node
            return sum(share * always_rolls(after, missing) for share, after in rolls) if rolls else stars >= missing

        return {
            "still-stars": _best_play(lambda stars, missing: stars),
            "exactly": _best_play(eq),
            "more": _best_play(gt),
            "one-step": one_step,
            "always-rolls": always_rolls,
            "stop-only": lambda node, missing: node[0] >= missing,
        }


def _best_play(counts: Callable[[int, int], Any]) -> Callable[[Node, int], Any]:
    """The better one of opting out and rolling, where `counts` says what stars are worth if some are missing."""

    def worth(node: Node, missing: int) -> Any:
        stars, rolls = node
        return max(counts(stars, missing), sum(share * worth(after, missing) for share, after in rolls))

    return worth


class FinishAhead(ChanceFunction):
    """Write: how likely does somebody finish ahead?"""

    number = "8.9"
    starter = """
def ahead(mine, theirs, lead):
    my_mean = sum(p * stars for p, stars in mine)
    their_mean = sum(p * stars for p, stars in theirs)
    return 1 if lead + my_mean > their_mean else 0
"""

    def reference(self, mine: Chances, theirs: Chances, lead: int) -> float:
        """Every pair of outcomes that puts one ahead, and half of each that ends level."""
        return float(_finished(mine, theirs, lead, 0.5))

    def cases(self) -> Sequence[tuple[Chances, Chances, int]]:
        """From certain outcomes to dice on both sides."""
        sure: Chances = [(1, 1)]
        bold: Chances = [(0.25, 3), (0.75, 0)]
        theirs: Chances = [(0.25, 0), (0.5, 1), (0.25, 2)]
        return (
            (sure, [(1, 0)], 0),
            (sure, sure, -1),
            (sure, sure, 0),
            (bold, sure, 0),
            (bold, sure, 1),
            (sure, theirs, 0),
            (bold, theirs, 0),
            (bold, theirs, -2),
        )

    def mistakes(self) -> Mapping[str, Callable[..., Any]]:
        def mean(chances: Chances) -> float:
            return sum(share * stars for share, stars in chances)

        def means(mine: Chances, theirs: Chances, lead: int) -> Any:
            return lead + mean(mine) > mean(theirs)

        def never_multiplied(mine: Chances, theirs: Chances, lead: int) -> Any:
            ahead = (share for (share, stars), (_, others) in product(mine, theirs) if lead + stars > others)
            level = (share for (share, stars), (_, others) in product(mine, theirs) if lead + stars == others)
            return sum(ahead) + sum(level) / 2

        return {
            "means": means,
            "level-lost": lambda mine, theirs, lead: _finished(mine, theirs, lead, 0),
            "level-won": lambda mine, theirs, lead: _finished(mine, theirs, lead, 1),
            "lead-left-out": lambda mine, theirs, lead: _finished(mine, theirs, 0, 0.5),
            "lead-other-way": lambda mine, theirs, lead: _finished(mine, theirs, -lead, 0.5),
            "turned": lambda mine, theirs, lead: 1 - _finished(mine, theirs, lead, 0.5),
            "not-multiplied": never_multiplied,
        }


def _finished(mine: Chances, theirs: Chances, lead: int, level: float) -> float:
    """The chance to be ahead, and a share of the chance to be level."""
    total = 0.0
    for (share, stars), (their_share, their_stars) in product(mine, theirs):
        ends = lead + stars - their_stars
        total += share * their_share * (1 if ends > 0 else level if ends == 0 else 0)
    return total
