"""What an analysis says of a decision: every option with its worth. Coach, review and puzzles read the same answer."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass, field
from math import hypot, inf
from typing import Any, Protocol, TypeVar

K = TypeVar("K")

TIE = 1e-9
"""Worths that differ by no more than this are equal: the difference is rounding."""

Watch = Callable[[float], None]
"""Called many times a second during a long analysis with the share of it that is done, 0 to 1.

What it raises ends the analysis, which has to let it pass.
"""


class Estimate(float):
    """A worth that was estimated, by games played at random say, with its standard error.

    >>> Estimate(2.5, 0.1).error, Estimate(2.5, 0.1) + 1
    (0.1, 3.5)
    """

    error: float

    def __new__(cls, value: float, error: float) -> Estimate:
        """The estimate with its error."""
        made = super().__new__(cls, value)
        made.error = error
        return made


def error_of(worth: float) -> float:
    """The standard error of a worth; 0 if it is exact."""
    return getattr(worth, "error", 0.0)


def doubt_between(one: float, other: float) -> float:
    """By how much two worths have to differ to be told apart: two standard errors of their difference, if estimated.

    >>> doubt_between(1.0, 2.0) == TIE, round(doubt_between(Estimate(1, 0.3), Estimate(2, 0.4)), 6)
    (True, 1.0)
    """
    return TIE + 2 * hypot(error_of(one), error_of(other))


def is_tie(one: float, other: float) -> bool:
    """Whether two worths cannot be told apart.

    >>> is_tie(1.0, 2.0), is_tie(Estimate(1, 0.6), Estimate(2, 0.1)), is_tie(float("inf"), float("inf"))
    (False, True, True)
    """
    return one == other or abs(one - other) <= doubt_between(one, other)


class Cancelled(Exception):
    """An analysis was ended because its answer is no longer wanted."""


def unwatched(_share: float) -> None:
    """The `Watch` of an analysis that nobody watches."""


@dataclass(frozen=True)
class Option:
    """One choice and what it is worth.

    Attributes:
        choice: what is chosen, in the advisor's own terms.
        value: its worth, larger is better; an `Estimate` if it is not exact.
        loss: how much less that is than the best choice's worth; exactly 0 for every choice tied with it, and for one
            that cannot be told apart from it.
        tied: whether another choice has the same worth.
        risk: the chance, 0 to 1, of the bad thing that may come next; `None` where there is no such thing.
    """

    choice: Hashable
    value: float
    loss: float
    tied: bool
    risk: float | None = None

    @property
    def best(self) -> bool:
        """Whether no other choice is better."""
        return self.loss == 0


@dataclass(frozen=True)
class Mark:
    """A number on a board.

    Attributes:
        value: the number.
        tint: how strong the colour under it is, 0 to 1.
        best: whether it stands out.
    """

    value: float
    tint: float = 0.5
    best: bool = False


def marks_of(worths: Mapping[K, float], best: Collection[K] | None = None) -> dict[K, Mark]:
    """Worths to be written on a board, each tinted by where it lies between the least and the greatest of them.

    Args:
        best: the parts that stand out; those of the greatest worth if left out.

    >>> {cell: (mark.tint, mark.best) for cell, mark in marks_of({"a": 1.0, "b": 3.0, "c": 2.0}).items()}
    {'a': (0.0, False), 'b': (1.0, True), 'c': (0.5, False)}
    """
    least, most = min(worths.values(), default=0.0), max(worths.values(), default=0.0)
    return {
        part: Mark(
            worth,
            (worth - least) / (most - least) if TIE < most - least < inf else 0.5,
            is_tie(most, worth) if best is None else part in best,
        )
        for part, worth in worths.items()
    }


@dataclass(frozen=True)
class Answer:
    """What the analysis says of a decision.

    Attributes:
        options: every choice, the best first.
        marks: for each kind of mark, what is written where on the board; the keys are what a click there reports.
        games: in how many games each choice was tried, if the worths are estimates of that kind; else 0.
        is_sure: whether more games would hardly show another choice to be the best.
    """

    options: tuple[Option, ...]
    marks: Mapping[str, Mapping[Any, Mark]] = field(default_factory=dict, hash=False)
    games: int = 0
    is_sure: bool = True

    @classmethod
    def of(
        cls,
        worths: Mapping[Any, float],
        risks: Mapping[Any, float | None] | None = None,
        marks: Mapping[str, Mapping[Any, Mark]] | None = None,
        losses: Mapping[Any, float] | None = None,
    ) -> Answer:
        """The answer in which the choices have these worths.

        Args:
            worths: for each choice its worth; choices of equal worth keep their order.
            risks: for each choice its risk; no choice has one if left out.
            losses: for each choice how much less it is worth than the best, if that is known better than by their
                difference: of estimates that met the same chance, with an error of its own.

        >>> [(option.choice, option.loss) for option in Answer.of({"stay": 1.0, "go": 3.5}).options]
        [('go', 0.0), ('stay', 2.5)]
        >>> worths = {"stay": Estimate(1.0, 0.4), "go": Estimate(1.5, 0.4)}
        >>> losses = {"stay": Estimate(0.5, 0.1), "go": 0.0}
        >>> [[option.loss for option in Answer.of(worths, losses=known).options] for known in (None, losses)]
        [[0.0, 0.0], [0.0, 0.5]]
        """
        most = max(worths.values(), default=0.0)
        estimated = any(map(error_of, worths.values()))
        if losses is None:
            lost = {choice: 0.0 if is_tie(most, value) else most - value for choice, value in worths.items()}
            # Of exact worths there may be thousands: those that are equal stand together once they are sorted.
            values = sorted(worths.values())
            equals = {
                choice: sum(is_tie(value, other) for other in values)
                if estimated
                else bisect_right(values, value + TIE) - bisect_left(values, value - TIE)
                for choice, value in worths.items()
            }
        else:
            lost = {choice: 0.0 if is_tie(loss, 0.0) else loss for choice, loss in losses.items()}
            equals = {choice: list(lost.values()).count(loss) for choice, loss in lost.items()}
        options = [
            Option(choice, value, loss=lost[choice], tied=equals[choice] > 1, risk=(risks or {}).get(choice))
            for choice, value in worths.items()
        ]
        # Of estimates that cannot be told apart the greatest comes first; what is equal keeps its order.
        order = sorted(options, key=lambda option: (option.loss, -option.value if estimated else 0.0))
        return cls(tuple(order), marks or {})

    def find(self, choice: Hashable) -> Option:
        """The option of a choice.

        Raises:
            ValueError: the question does not leave this choice.
        """
        for option in self.options:
            if option.choice == choice:
                return option
        raise ValueError(f"{choice!r} is not among the {len(self.options)} choices of this decision")


class Growing(Protocol):
    """An analysis that gets surer the longer it is worked on, such as games that are played on from every choice."""

    def grow(self, most: int, is_enough: Callable[[], bool], watch: Watch) -> None:
        """Go on until it is enough, or so many games were played from each choice.

        Args:
            most: the number.
            is_enough: asked whenever some games were played.
            watch: told the share of all games that are played; what it raises ends the work.
        """

    def answer(self, *, of_wins: bool) -> Answer:
        """What is known so far: in wins, or in points."""
