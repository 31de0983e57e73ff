"""The exact worth of every position of a battle, and of every sowing.

Nothing is hidden and nothing is left to chance once the circle is dealt, so a battle has one value by best play of
both. Every sowing takes a pile away, so the smallest circles come first and worths are found backwards from the ends
(retrograde analysis). What a position is worth to its mover it costs the other player (zero-sum, minimax); a sowing
that plays again leaves the mover the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from ...kit.rules.answer import is_tie
from ...kit.rules.errors import GameError, parsed_as, quoted
from ...kit.rules.game import Seat
from ...kit.rules.numbers import number_within, whole_number
from ..rules.game import POINTS_TO_WIN
from ..rules.moves import every_deal
from ..rules.position import ARMY_WANTED, MOST_EACH, SPY, Position, heights, other_colours
from .match import Score, after_battle, match_chances

Circle = tuple[str, ...]
"""Piles in clockwise order, gaps closed, each from the bottom up; the mover is red.

Where the circle begins, where its gaps are and what the colours are called make no difference to play: a position is
worth to its mover what the one with exchanged colours is worth to the other army's.
"""


def turned_first(circle: Circle) -> Circle:
    """The first, in the order of its piles, of all circles that differ by where they begin.

    >>> turned_first(("w", "k", "r"))
    ('k', 'r', 'w')
    """
    # Almost always one pile alone comes first, so that not every turn has to be compared.
    first = min(circle)
    cut = circle.index(first)
    if circle.count(first) == 1:
        return circle[cut:] + circle[:cut]
    return min(circle[cut:] + circle[:cut] for cut, pile in enumerate(circle) if pile == first)


def exchanged(circle: Circle) -> Circle:
    """The same circle with red and black exchanged."""
    return tuple(map(other_colours, circle))


def sowings(circle: Circle) -> Iterator[tuple[int, Circle, bool]]:
    """Every sowing: the index of its pile, the circle that it leads to, and whether the mover plays again.

    >>> list(sowings(("w", "r", "k")))
    [(0, ('rw', 'k'), False)]
    """
    others = len(circle) - 1
    for index, hand in enumerate(circle):
        if SPY not in hand or not others:
            continue
        rest = list(circle[index + 1 :] + circle[:index])
        count = len(hand)
        again = count <= others > 1 and rest[count - 1][-1] == hand[-1]
        for stop, button in enumerate(hand):
            # All that are left land on the last of the other piles.
            rest[min(stop, others - 1)] += button
        yield index, tuple(rest), again


def lead_of(circle: Circle) -> int:
    """What red is worth more than black as the piles stand.

    >>> lead_of(("krrkkrwww",))
    1
    """
    return sum(heights(pile, "r") - heights(pile, "k") for pile in circle)


def circle_of(piles: Iterable[str], mover: str) -> Circle:
    """The circle that stands in these places, as the solver sees it.

    >>> circle_of(("", "kw", "r"), "k")
    ('rw', 'k')
    """
    circle = tuple(filter(None, piles))
    return exchanged(circle) if mover == "k" else circle


class Child(NamedTuple):
    """Where a sowing leads.

    Attributes:
        circle: as whoever sows next sees it, turned so that it comes first of all that are alike; as the sower sees it
            once the battle is over.
        again: whether the sower plays again.
    """

    circle: Circle
    again: bool

    @classmethod
    def of(cls, after: Circle, again: bool) -> Child:
        """The child of the circle that stands after a sowing, as the sower sees it."""
        return cls(after if len(after) == 1 else turned_first(after if again else exchanged(after)), again)


@cache
def children(circle: Circle) -> frozenset[Child]:
    """Where the sowings of a circle lead, each once.

    All 1,680 circles that can be dealt lead to 12,804 with more than one pile, up to a turn and an exchange of colours:
    they are remembered.
    """
    return frozenset(Child.of(after, again) for _, after, again in sowings(circle))


def below(circle: Circle) -> set[Circle]:
    """A circle and all that it can lead to with more than one pile, each once up to a turn and an exchange of colours.

    >>> len(below(tuple("rkwrkw")))
    9
    """
    found: set[Circle] = set()
    ahead = {turned_first(circle)}
    while ahead := {one for one in ahead if len(one) > 1} - found:
        found |= ahead
        ahead = {child.circle for one in ahead for child in children(one)}
    return found


class Worths:
    """What circles are worth by best play of both, each worked out when it is first asked for.

    Args:
        worth_of_lead: what the end of a battle is worth to the red player, by how much red's army is worth more than
            black's. Black's worth is its negative.
    """

    def __init__(self, worth_of_lead: Callable[[int], float]) -> None:
        self._worth_of_lead = worth_of_lead
        self._known: dict[tuple[Circle, bool], float] = {}

    def of(self, circle: Circle, is_red: bool) -> float:
        """What a circle with more than one pile is worth to its mover.

        Args:
            circle: it, where the mover is red; turned as `turned_first` does.
            is_red: whether that is so, or the mover is really black and the colours are exchanged.
        """
        worth = self._known.get((circle, is_red))
        if worth is None:
            # At most eight sowings deep, so this recursion is shallow.
            worth = max(self.after(child, is_red) for child in children(circle))
            self._known[circle, is_red] = worth
        return worth

    def after(self, child: Child, is_red: bool) -> float:
        """What a sowing is worth to whoever made it.

        Args:
            child: where it leads.
            is_red: whether the sower is really red.
        """
        if len(child.circle) == 1:
            lead = lead_of(child.circle)
            return self._worth_of_lead(lead) if is_red else -self._worth_of_lead(-lead)
        return self.of(child.circle, is_red) if child.again else -self.of(child.circle, not is_red)


Goal = Literal["margin", "match"]
GOALS: Final[tuple[Goal, ...]] = ("margin", "match")

_KEPT: Final = 8
"""For so many goals, scores and deciders the worths are kept: a table asks about one or two of them at a time."""


class Aim(NamedTuple):
    """What best play is best for: see `solve`."""

    goal: Goal
    score: Score = (0, 0)
    decider: Seat = 0
    army: int = 3


@dataclass(frozen=True)
class Solution:
    """What a position is worth to its mover by best play of both.

    Attributes:
        position: what was solved.
        value: for the goal `"margin"` by how many points the mover's army will be higher, a whole number, negative if
            the other one's will be; for `"match"` the mover's chance to win the match, 0 to 1.
        place_values: the same for each place that may be sown from, if it is.
        aim: the goal, and for the match the score and who decides after a draw.
    """

    position: Position
    value: float
    place_values: Mapping[int, float] = field(hash=False)
    aim: Aim = field(repr=False)

    @property
    def line(self) -> tuple[int, ...]:
        """The places sown from, of both players, to the end of the battle by best play.

        Of places as good as each other it is the lowest.
        """
        return self._played_out[0]

    @property
    def outcome(self) -> Literal["win", "draw", "loss"]:
        """How the battle ends for the mover at the end of that line."""
        lead = self._played_out[1]
        return "win" if lead > 0 else "loss" if lead < 0 else "draw"

    @cached_property
    def states(self) -> int:
        """How many different positions were solved, up to a turn of the circle and an exchange of the colours."""
        return len(below(circle_of(self.position.piles, self.position.mover)))

    @property
    def best_places(self) -> tuple[int, ...]:
        """The places that it is best to sow from, ascending; none once the battle is over."""
        return _best(self.place_values)

    @cached_property
    def _played_out(self) -> tuple[tuple[int, ...], int]:
        # Only when it is asked for: it takes as long as all the rest.
        line, position = [], self.position
        while values := _place_values(position, _worths(self.aim)):
            place, *_ = _best(values)
            line.append(place)
            position = position.sow(place)
        return tuple(line), -position.margin if self.position.mover == "k" else position.margin


def solve(
    position: Position | str, goal: Goal = "margin", points: Score = (0, 0), decider: Seat | None = None
) -> Solution:
    """What a position is worth to its mover, and every sowing.

    Args:
        position: with any number of piles.
        goal: `"margin"` counts victory points, `"match"` the chance to win a match to 15.
        points: for the match, red's and black's points before the battle: 0 to 14 each.
        decider: for the match, the seat that decides who is first in the next battle if this one is drawn at equal
            points; if left out, who is not to sow in `position`. At other points and other ends the rules tell.

    Raises:
        GameError: an argument is invalid.

    >>> solution = solve(Position.parse("krw/kww/-/-/-/krr/-/-/- k"))
    >>> solution.value, dict(solution.place_values), solution.line, solution.outcome
    (-1, {1: -11, 2: -1}, (2, 1), 'loss')
    """
    position = parsed_as(Position, position)
    if goal not in GOALS:
        raise GameError(f"the goal is 'margin' or 'match', not {quoted(goal)}")
    score = _checked_score(points)
    if decider is None:
        decider = 1 - (position.seat or 0)
    decider = number_within(decider, 0, 1, "red (seat 0) or black (seat 1) decides")
    aim = Aim(goal, score, decider, len(position.piles) // 3) if goal == "match" else Aim(goal)
    values = _place_values(position, _worths(aim))
    best = max(values.values()) if values else _worth_of_lead(position.margin, aim)
    shown = {place: _shown(worth, goal) for place, worth in values.items()}
    return Solution(position, _shown(best, goal), MappingProxyType(shown), aim)


@lru_cache(maxsize=_KEPT)
def _worths(aim: Aim) -> Worths:
    return Worths(lambda lead: _worth_of_lead(lead, aim))


def _place_values(position: Position, worths: Worths) -> dict[int, float]:
    """For each legal place, what sowing from it is worth to the mover."""
    places = [place for place, pile in enumerate(position.piles, start=1) if pile]
    circle, is_red = circle_of(position.piles, position.mover), position.mover == "r"
    return {places[index]: worths.after(Child.of(after, again), is_red) for index, after, again in sowings(circle)}


def _best(values: Mapping[int, float]) -> tuple[int, ...]:
    """The places that are worth the most."""
    best = max(values.values(), default=0)
    return tuple(place for place, worth in values.items() if is_tie(best, worth))


def _worth_of_lead(lead: int, aim: Aim) -> float:
    """What the end of a battle is worth to red, its negative to black: points, or twice the chance to win less 1."""
    if aim.goal == "margin":
        return lead
    return 2 * after_battle(match_chances(aim.army), aim.score, aim.decider, lead) - 1


def _shown(worth: float, goal: Goal) -> float:
    return worth if goal == "margin" else (1 + worth) / 2


def _checked_score(points: object) -> Score:
    numbers = tuple(map(whole_number, points)) if isinstance(points, tuple | list) else ()
    match numbers:
        case int(red), int(black) if min(red, black) >= 0 and max(red, black) < POINTS_TO_WIN:
            return red, black
    most = POINTS_TO_WIN - 1
    raise GameError(f"the points are red's and black's, 0 to {most} each, such as (3, 7), not {quoted(points)}")


def circles(army: int = MOST_EACH) -> tuple[str, ...]:
    """Every circle that can be dealt, as its letters from place 1 on, in their order.

    Args:
        army: how many buttons of each colour there are: 1 to 3.

    Raises:
        GameError: there is no such army.

    >>> [len(circles(army)) for army in (1, 2, 3)]
    [6, 90, 1680]
    """
    return tuple(deal.letters for deal in every_deal(number_within(army, 1, MOST_EACH, ARMY_WANTED)))


def count_lines(position: Position | str) -> tuple[int, ...]:
    """How many ways there are to go on for 0, 1, 2, … sowings, to the end of the battle.

    Who is to sow makes no difference: both armies have the same sowings.

    >>> count_lines(Position.of_deal("rkwrkw", "r"))
    (1, 2, 4, 6, 8, 10)
    """
    position = parsed_as(Position, position)
    counts, ways = [1], Counter([circle_of(position.piles, position.mover)])
    for _ in range(position.sowings_left):
        after: Counter[Circle] = Counter()
        for circle, number in ways.items():
            for _, next_circle, _ in sowings(circle):
                after[next_circle] += number
        ways = after
        counts.append(ways.total())
    return tuple(counts)
