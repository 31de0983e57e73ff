"""The review of a game: what every decision of a player cost, and what every roll brought.

A game's analysis says what the player's standing was worth at every moment, round by round. From that these values take
the sums that people know from the analysis of backgammon: luck and skill. Nothing here names a game or needs a package.

In a round the worth changes by three kinds of steps. The player's decisions can only lower it: that is their *cost*.
The player's rolls raise or lower it: that is *luck*. And so do the others' turns. The steps join without a gap, so

    what the rounds brought = their worth at the beginning + luck + what the others' turns brought - cost

is exact for any game, and with best play the means of luck and of the others' turns are 0, as far as the others behave
as the analysis assumes. Where it only knows how a bot would go on that often misses the best choice, decisions are
counted against that bot's own (`by_value`), and what they brought takes the place of what they cost.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any, Final, Literal, NamedTuple, TypeVar

from .answer import TIE, Answer, Option
from .errors import GameError, quoted

G = TypeVar("G")

Source = Literal["own", "others"]
"""Whose turn changed the worth: the player's own roll, or the turn of another player."""

MARKS: Final = ("?!", "?", "??")
"""How a decision is marked that costs at least the first, the second, the third threshold: doubtful, bad, very bad."""
MOST_MOMENTS: Final = 3
"""So many decisions are said to have decided a game at most."""


@dataclass(frozen=True)
class Decision:
    """A decision of the player.

    Attributes:
        ply: the ply of the state in which it was taken.
        kind: what was decided; a name of the game's.
        choice: what was chosen.
        answer: what the choices are worth; at least the one that was chosen and the best one.
        question: what the game's `Advisor` was asked; `None` if its analysis does not cover the decision.
        forced: whether there was only one choice.
        apart: whether its cost is counted in another unit than the worth of a round, and so not in its sum.
        better: what would have been better whatever comes; `None` if nothing is known to be.
    """

    ply: int
    kind: str
    choice: Hashable
    answer: Answer
    question: Any = None
    forced: bool = False
    apart: bool = False
    better: Hashable = None

    @property
    def option(self) -> Option:
        """What was chosen, with its worth."""
        return self.answer.find(self.choice)

    @property
    def cost(self) -> float:
        """How much less it was worth than the best choice; exactly 0 for the best."""
        return self.option.loss


@dataclass(frozen=True)
class Swing:
    """A change of the worth that the player did not decide.

    Attributes:
        ply: the ply of the state after it.
        source: whose turn it was.
        before: the worth before it.
        after: the worth after it.
    """

    ply: int
    source: Source
    before: float
    after: float

    @property
    def luck(self) -> float:
        """How much it brought."""
        return self.after - self.before


@dataclass(frozen=True)
class RoundReview:
    """A round of the game, from the player's seat.

    Attributes:
        number: of the round.
        ply: the ply of its first state.
        start: what it was worth to the player at its beginning.
        end: what it brought; while it goes on, what it is worth now.
        over: whether it is over for the player.
        decisions: all of them, in order, those `apart` included.
        swings: all of them, in order.
        course: the ply and the worth at its beginning and after every step.
    """

    number: int
    ply: int
    start: float
    end: float
    over: bool
    decisions: tuple[Decision, ...]
    swings: tuple[Swing, ...]
    course: tuple[tuple[int, float], ...]


class RoundLog:
    """What happens in a round, from the seat of the player whose decisions are reviewed.

    Args:
        ply: the ply of its first state.
        start: what it is worth to the player at its beginning.
        by_value: whether a decision leads to what the choice is worth, and not down from the best choice by its cost.

    Attributes:
        worth: what it is worth after the last step.

    >>> log = RoundLog(1, 0, 2.0)
    >>> log.change(0, "own", 3.0)
    >>> log.decide(Decision(1, "stay or go", "go", Answer.of({"stay": 3.0, "go": 1.0})))
    >>> log.review(over=True).course
    ((0, 2.0), (1, 3.0), (2, 1.0))
    """

    def __init__(self, number: int, ply: int, start: float, *, by_value: bool = False) -> None:
        self.worth, self._by_value = start, by_value
        self._number, self._ply, self._start = number, ply, start
        self._decisions: list[Decision] = []
        self._swings: list[Swing] = []
        self._course = [(ply, start)]

    def decide(self, decision: Decision) -> None:
        """The player's own decision. One that is `apart` changes nothing."""
        self._decisions.append(decision)
        if not decision.apart:
            after, value = self.worth - decision.cost, decision.option.value
            # They are the same but for rounding, unless a choice that costs nothing is estimated to be worth less.
            self._step(decision.ply, value if self._by_value or abs(after - value) <= TIE else after)

    def change(self, ply: int, source: Source, worth: float) -> None:
        """A step that the player did not decide. What others do counts only if it changes the worth.

        Args:
            ply: of the state before it.
        """
        if source == "own" or worth != self.worth:
            self._swings.append(Swing(ply + 1, source, self.worth, worth))
            self._step(ply, worth)

    def review(self, over: bool) -> RoundReview:
        """The round as far as it has gone, and whether it is over for the player."""
        steps = tuple(self._decisions), tuple(self._swings), tuple(self._course)
        return RoundReview(self._number, self._ply, self._start, self.worth, over, *steps)

    def _step(self, ply: int, worth: float) -> None:
        self.worth = worth
        self._course.append((ply + 1, worth))


class KindSum(NamedTuple):
    """The decisions of one kind.

    Attributes:
        kind: its name.
        decisions: how many of them were not forced.
        cost: what they cost together.
        marks: how many of them have each of the `MARKS`.
        apart: whether the cost has a unit of its own.
    """

    kind: str
    decisions: int
    cost: float
    marks: tuple[int, ...]
    apart: bool


@dataclass(frozen=True)
class Review:
    """The review of a game for one seat.

    Attributes:
        name: the player's.
        seat: the player's.
        rounds: the rounds in which something happened.
        thresholds: what a decision costs at least that is marked with each of the `MARKS`.
        thresholds_apart: the same for decisions that are `apart`.
        by_value: whether decisions are measured against those of who plays on in the games from which worths are known:
            they may bring something, and what they cost is not their part of the result.
        joined: whether each round begins with what the one before has left, as where a game is worth what it comes to
            in the end; otherwise each counts for itself.
    """

    name: str
    seat: int
    rounds: tuple[RoundReview, ...]
    thresholds: tuple[float, ...]
    thresholds_apart: tuple[float, ...] = ()
    joined: bool = False
    by_value: bool = False

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every decision of the game, in order."""
        return tuple(decision for each in self.rounds for decision in each.decisions)

    @property
    def counted(self) -> tuple[Decision, ...]:
        """The decisions with more than one choice whose costs add up: not those `apart`."""
        return tuple(one for one in self.decisions if not one.forced and not one.apart)

    @property
    def swings(self) -> tuple[Swing, ...]:
        """Every change of the worth that the player did not decide, in order."""
        return tuple(swing for each in self.rounds for swing in each.swings)

    @property
    def start(self) -> float:
        """What the rounds were worth at their beginnings, together; what the first was, if they are joined."""
        return fsum(each.start for each in self._first_of(self.rounds))

    @property
    def luck(self) -> float:
        """What the player's own rolls brought."""
        return self._brought("own")

    @property
    def others(self) -> float:
        """What the others' turns brought."""
        return self._brought("others")

    @property
    def cost(self) -> float:
        """What the player's decisions cost."""
        return fsum(one.cost for one in self.counted)

    @property
    def decided(self) -> float:
        """What the player's decisions brought: less than 0, what they cost, unless they are counted `by_value`."""
        return self.result - self.start - self.luck - self.others if self.by_value else -self.cost

    @property
    def result(self) -> float:
        """What the rounds brought: `start + luck + others + decided`."""
        return fsum(each.end for each in self._first_of(self.rounds[::-1]))

    @property
    def is_over(self) -> bool:
        """Whether every round that was reviewed is over for the player."""
        return all(each.over for each in self.rounds)

    @property
    def error_rate(self) -> float | None:
        """The mean cost of a decision with more than one choice; `None` if there was none."""
        return self.cost / len(self.counted) if self.counted else None

    @property
    def round_cost(self) -> float | None:
        """What the player's decisions cost in a round on average; `None` if no round is over for the player.

        Players who decide often and those who soon leave are measured alike by it: that many cheap decisions follow
        one does not make it better.
        """
        over = [each for each in self.rounds if each.over]
        costs = [one.cost for each in over for one in each.decisions if not one.forced and not one.apart]
        return fsum(costs) / len(over) if over else None

    def mark(self, decision: Decision) -> str:
        """One of the `MARKS`, or "" for a decision that costs less than the first threshold."""
        return mark_of(decision.cost, self.thresholds_apart if decision.apart else self.thresholds)

    def kinds(self, order: Iterable[str]) -> list[KindSum]:
        """The decisions kind by kind, in a given order; kinds of which there was none are left out."""
        sums = []
        for kind in order:
            of_kind = [one for one in self.decisions if one.kind == kind and not one.forced]
            if of_kind:
                marks = [self.mark(one) for one in of_kind]
                cost = fsum(one.cost for one in of_kind)
                sums.append(KindSum(kind, len(of_kind), cost, tuple(map(marks.count, MARKS)), of_kind[0].apart))
        return sums

    def costliest(self, most: int = MOST_MOMENTS) -> list[Decision]:
        """The decisions that cost most, the costliest first; only those that cost something and are not `apart`."""
        costly = [one for one in self.counted if one.cost > 0]
        return sorted(costly, key=lambda one: -one.cost)[:most]

    def moments(self) -> list[Decision]:
        """Those of the costliest decisions that have a mark, in the order of the game: what decided it."""
        return sorted(filter(self.mark, self.costliest()), key=lambda one: one.ply)

    def round_at(self, ply: int) -> RoundReview | None:
        """The round to which a ply belongs; `None` before the first one."""
        return next((each for each in reversed(self.rounds) if each.ply <= ply), None)

    def _first_of(self, rounds: tuple[RoundReview, ...]) -> tuple[RoundReview, ...]:
        return rounds[:1] if self.joined else rounds

    def _brought(self, source: Source) -> float:
        return fsum(swing.luck for swing in self.swings if swing.source == source)


def checked_game(game: object, states: type[G]) -> G:
    """The game that is to be reviewed.

    Raises:
        GameError: it is no state of that class, but a game's text, say.
    """
    if not isinstance(game, states):
        raise GameError(
            f"a review looks at a Game, not at {quoted(game)}: write play(...).game for a table, "
            "Game.parse(text) for a text, game_from_code(code) for a code, or load(path) for a file"
        )
    return game


def mark_of(cost: float, thresholds: Sequence[float]) -> str:
    """The mark of a decision that costs so much, given the least cost for each of the `MARKS`.

    >>> [mark_of(cost, (0.1, 0.2, 0.4)) for cost in (0.0, 0.1, 0.3, 5.0)]
    ['', '?!', '?', '??']
    """
    reached = sum(cost >= least for least in thresholds)
    return MARKS[reached - 1] if reached else ""


class Level(NamedTuple):
    """A player whose errors are known, as a measure of others: what its decisions cost in a round on average."""

    name: str
    round_cost: float


class Grade(NamedTuple):
    """Where the errors of a player stand among those of players who are known.

    Attributes:
        better_than: the best of those who err more, or as much; `None` if nobody does.
        worse_than: the worst of those who err less; `None` if nobody does.
        place: 0 for less errors than all of them, 1 for more than the best one, and so on.
    """

    better_than: Level | None
    worse_than: Level | None
    place: int


def grade_of(round_cost: float, levels: Iterable[Level]) -> Grade:
    """Where stands what the decisions of a player cost in a round on average.

    >>> levels = [Level("guessing", 0.5), Level("careful", 0.2)]
    >>> grade = grade_of(0.3, levels)
    >>> grade.better_than.name, grade.worse_than.name, grade.place
    ('guessing', 'careful', 1)
    """
    by_rate = sorted(levels, key=lambda level: level.round_cost)
    better = [level for level in by_rate if level.round_cost < round_cost]
    worse = by_rate[len(better) :]
    return Grade(worse[0] if worse else None, better[-1] if better else None, len(better))
