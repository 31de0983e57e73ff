"""The plot of a review: where its lines, levels and marks stand, and which decisions it leads to."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor
from pathlib import Path
from typing import Any, Final, NamedTuple

import traitlets as t

from ..page import widgets as w
from ..page.esm import bundled
from ..page.which_screen import handling_message_of
from ..rules.review import Decision, Review, RoundReview

STATIC: Final = Path(__file__).parent / "static"

MOST_LEVELS: Final = 4
"""So many lines at most cross the plot."""


class Fall(NamedTuple):
    """A step by which the worth fell.

    Attributes:
        by: how much.
        number: of the round.
        ply: the ply of the state after it.
        decision: the decision that it was; `None` if the player did not decide it.
        own: whether it was the player's own roll, where nothing was decided.
    """

    by: float
    number: int
    ply: int
    decision: Decision | None
    own: bool


@dataclass(frozen=True)
class Plot:
    """The lines of a plot, in a square of 100 by 100 with its origin at the top left.

    Attributes:
        plies: the plies that are shown, in order; they stand at equal distances.
        lines: for each round its points, as SVG has them.
        levels: the values beside the plot, and where they stand.
        rounds: the number of each round, and where it begins.
        marks: the marks of errors, and where they stand.
        stops: the decisions with a choice, in order, and where they stand: each after its own step of the worth.
        moments: where those stand that decided the game, in order.
    """

    plies: tuple[int, ...]
    lines: tuple[str, ...]
    levels: tuple[tuple[int, float], ...]
    rounds: tuple[tuple[int, float], ...]
    marks: tuple[tuple[str, float, float], ...]
    stops: tuple[tuple[Decision, float], ...]
    moments: tuple[tuple[float, float], ...]

    def x_of(self, ply: int) -> float:
        """Where a ply stands: a decision where it leads to, any other where it is itself, or the last one before it."""
        decided = any(one.ply == ply for one, _ in self.stops)
        return _x_of(self.plies, ply + decided)

    def stop_at(self, ply: int) -> int:
        """The number of the stop at a ply, or of the last one before it; -1 before the first."""
        return bisect_right([decision.ply for decision, _ in self.stops], ply) - 1


def plot_of(review: Review, unit: float = 1.0) -> Plot:
    """The plot of a review; `unit` is the worth that is one beside it."""
    points = [(ply, worth / unit, number) for number, each in enumerate(review.rounds) for ply, worth in each.course]
    last = max(1, len(points) - 1)
    worths = [worth for _, worth, _ in points]
    least = round(1 / unit)  # a worth of 1 is seen in any case
    top, low = max(least, ceil(max(worths, default=1))), min(0, floor(min(worths, default=0)))

    def y_of(worth: float) -> float:
        return round(100 * (top - worth) / (top - low), 2)

    spots = [(round(100 * place / last, 2), y_of(worth)) for place, worth in enumerate(worths)]
    lines, begins, marks, moments = [], [], [], []
    decisive = review.moments()
    for number, each in enumerate(review.rounds):
        of_round = [place for place, (_, _, owner) in enumerate(points) if owner == number]
        lines.append(" ".join(f"{spots[place][0]:g},{spots[place][1]:g}" for place in of_round))
        begins.append((each.number, spots[of_round[0]][0]))
        where = {points[place][0]: spots[place] for place in of_round}
        # A decision that is counted apart changes no worth: it has no place on the line.
        marked = [(review.mark(one), one) for one in each.decisions if not one.apart]
        marks += [(mark, *where[one.ply + 1]) for mark, one in marked if mark]
        moments += [where[one.ply + 1] for one in decisive if one in each.decisions]
    step = ceil((top - low) / MOST_LEVELS)
    levels = tuple((level, y_of(level)) for level in range(-(-low // step) * step, top + 1, step))
    plies = tuple(ply for ply, _, _ in points)
    stops = tuple((one, _x_of(plies, one.ply + 1)) for one in review.decisions if not one.forced)
    return Plot(plies, tuple(lines), levels, tuple(begins), tuple(marks), stops, tuple(moments))


def greatest_fall(review: Review) -> Fall | None:
    """The step by which the worth fell most within a round, the first of equal ones; `None` if it never fell."""
    falls = [fall for each in review.rounds for fall in _falls(each)]
    return max(falls, key=lambda fall: fall.by, default=None)


def _falls(each: RoundReview) -> list[Fall]:
    decided = {one.ply + 1: one for one in each.decisions if not one.apart}
    own = {swing.ply for swing in each.swings if swing.source == "own"}
    return [
        Fall(before - after, each.number, ply, decided.get(ply), ply in own)
        for (_, before), (ply, after) in pairwise(each.course)
        if after < before
    ]


def _x_of(plies: tuple[int, ...], ply: int) -> float:
    """Where a ply stands, or the last one before it."""
    return round(100 * max(0, bisect_right(plies, ply) - 1) / max(1, len(plies) - 1), 2)


class WorthPlot(w.AlwaysShown):
    """A plot with its decisions as stops. To the keyboard and to screen readers it is a slider.

    Put it into a box with the CSS class `bw-review`, whose style sheet it takes.

    Attributes:
        description: what is drawn, in sentences, for who does not see it.
        lines: for each round its points, as SVG has them, in a square of 100 by 100.
        levels: for each level a dictionary with `text` and `y`.
        rounds: for each round one with `text` and `x`.
        marks: for each moment that decided the game, and for each marked error, one with `text`, `look`, `x` and `y`;
            the moments and the gravest first, because where there is no room for all it is they that stay.
        stops: for each decision one with `name` and `x`.
        at: the stop that is looked at, or the last one before; -1 before the first.
        now: where the ply stands that is looked at, from 0 to 100.
    """

    _esm = bundled(STATIC / "worth_plot.js")

    title = t.Unicode("").tag(sync=True)
    description = t.Unicode("").tag(sync=True)
    hint = t.Unicode("").tag(sync=True)
    lines = t.List(t.Unicode()).tag(sync=True)
    levels = t.List(t.Dict()).tag(sync=True)
    rounds = t.List(t.Dict()).tag(sync=True)
    marks = t.List(t.Dict()).tag(sync=True)
    stops = t.List(t.Dict()).tag(sync=True)
    at = t.Int(-1).tag(sync=True)
    now = t.Float(0.0).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        self._callback: Callable[[int], object] = lambda stop: None
        super().__init__(**traits)
        self.on_msg(self._receive)

    def on_go(self, callback: Callable[[int], object], /) -> None:
        """Call `callback(stop)` with the number of a stop when a person wants to go there."""
        self._callback = callback

    def draw(self, plot: Plot, told: str, names: Sequence[str], looks: Callable[[str], str]) -> None:
        """Draw a plot.

        Args:
            told: what it shows, in sentences.
            names: what each of its stops is called.
            looks: the look of a mark, see `MARK_CLASSES`.
        """
        gravest_first = sorted(plot.marks, key=lambda mark: (-len(mark[0]), mark[0].endswith("!")))
        with self.hold_sync():
            self.description = told
            self.lines = list(plot.lines)
            self.levels = [{"text": str(level).replace("-", "−"), "y": y} for level, y in plot.levels]
            self.rounds = [{"text": str(number), "x": x} for number, x in plot.rounds]
            points = [
                {"text": str(number), "look": "point", "x": x, "y": y}
                for number, (x, y) in enumerate(plot.moments, start=1)
            ]
            errors = [{"text": text, "look": looks(text), "x": x, "y": y} for text, x, y in gravest_first]
            self.marks = [*points, *errors]
            self.stops = [{"name": name, "x": x} for name, (_, x) in zip(names, plot.stops, strict=True)]

    def look_at(self, plot: Plot, ply: int) -> None:
        """Show which ply is looked at."""
        with self.hold_sync():
            self.at, self.now = plot.stop_at(ply), plot.x_of(ply)

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        match content:
            case {"type": "go", "stop": int(stop)} if not isinstance(stop, bool) and 0 <= stop < len(self.stops):
                with handling_message_of(content):
                    self._callback(stop)

    def __repr__(self) -> str:
        return f"WorthPlot({len(self.lines)} rounds, {len(self.stops)} decisions)"
