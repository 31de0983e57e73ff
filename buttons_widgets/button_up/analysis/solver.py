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
from threading import RLock
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from ...kit.rules.errors import GameError, quoted
from ...kit.rules.game import Seat
from ...kit.rules.numbers import number_within, whole_number
from ..rules.game import POINTS_TO_WIN
from ..rules.moves import every_deal
from ..rules.position import MOST_EACH, SPY, Position, checked_army
from .match import Score, after_battle, match_chances

Circle = tuple[str, ...]
"""Piles in clockwise order, gaps closed, each from the bottom up; the mover is red.

Where the circle begins, where its gaps are and what the colours are called make no difference to play: a position is
worth to its mover what the one with exchanged colours is worth to the other army's.
"""

_EXCHANGED = str.maketrans("rk", "kr")


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
    return tuple(map(_other_colours, circle))


@cache
def _other_colours(pile: str) -> str:
    return pile.translate(_EXCHANGED)


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
    return sum(map(_lead_in, circle))


@cache
def _lead_in(pile: str) -> int:
    return sum(height if button == "r" else -height for height, button in enumerate(pile, 1) if button != SPY)


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
        number: of the next position in the tree; the lead of the mover's army if the battle is over.
        over: whether it is.
        again: whether the mover plays again.
    """

    number: int
    over: bool
    again: bool


class Tree:
    """Positions, each once up to a turn of the circle and an exchange of the colours, and where they lead.

    It grows as it is asked: all 1,680 circles that can be dealt lead to 12,804 positions with more than one pile.

    >>> from buttons_widgets.button_up.rules.moves import every_deal
    >>> tree = Tree()
    >>> for deal in every_deal(2):
    ...     number = tree.number(tuple(deal.letters))
    >>> len(tree)
    178
    """

    def __init__(self) -> None:
        self._numbers: dict[Circle, int] = {}
        self._children: list[tuple[Child, ...]] = []
        # A coach and a bot may ask in two threads.
        self._lock = RLock()

    def __len__(self) -> int:
        """How many positions there are so far."""
        return len(self._children)

    def number(self, circle: Circle) -> int:
        """The number of a position with more than one pile."""
        first = turned_first(circle)
        number = self._numbers.get(first)
        return self._added(first) if number is None else number

    def children(self, number: int) -> tuple[Child, ...]:
        """Where the sowings of a position lead, each once."""
        return self._children[number]

    def sowings(self, circle: Circle) -> tuple[tuple[int, Child], ...]:
        """For each pile of a circle that may be sown, its index and where it leads."""
        return tuple((index, self.child(after, again)) for index, after, again in sowings(circle))

    def below(self, number: int) -> set[int]:
        """A position and all that it can lead to."""
        found = {number}
        ahead = [number]
        while ahead:
            for child in self._children[ahead.pop()]:
                if not child.over and child.number not in found:
                    found.add(child.number)
                    ahead.append(child.number)
        return found

    def _added(self, first: Circle) -> int:
        with self._lock:
            if first not in self._numbers:
                # At most eight sowings deep, so this recursion is shallow. Children come before their parents.
                children = {self.child(after, again) for _, after, again in sowings(first)}
                self._children.append(tuple(children))
                self._numbers[first] = len(self._children) - 1
            return self._numbers[first]

    def child(self, after: Circle, again: bool) -> Child:
        """Where a sowing leads, by the circle that stands after it and whether the mover plays again."""
        if len(after) == 1:
            return Child(lead_of(after), over=True, again=False)
        return Child(self.number(after if again else exchanged(after)), over=False, again=again)


class Worths:
    """What the positions of a tree are worth by best play of both, each worked out when it is first asked for.

    Args:
        tree: the positions.
        worth_of_lead: what the end of a battle is worth to the red player, by how much red's army is worth more than
            black's. Black's worth is its negative.
    """

    def __init__(self, tree: Tree, worth_of_lead: Callable[[int], float]) -> None:
        self._tree = tree
        self._worth_of_lead = worth_of_lead
        self._known: dict[tuple[int, bool], float] = {}

    def of(self, number: int, is_red: bool) -> float:
        """What a position is worth to its mover.

        Args:
            number: of the position in the tree, where the mover is red.
            is_red: whether that is so, or the mover is really black and the colours are exchanged.
        """
        worth = self._known.get((number, is_red))
        if worth is None:
            worth = max(self.after(child, is_red) for child in self._tree.children(number))
            self._known[number, is_red] = worth
        return worth

    def after(self, child: Child, is_red: bool) -> float:
        """What a sowing is worth to whoever made it.

        Args:
            child: where it leads.
            is_red: whether the sower is really red.
        """
        if child.over:
            return self._worth_of_lead(child.number) if is_red else -self._worth_of_lead(-child.number)
        return self.of(child.number, is_red) if child.again else -self.of(child.number, not is_red)


Goal = Literal["margin", "match"]
GOALS: Final[tuple[Goal, ...]] = ("margin", "match")
TIE: Final = 1e-12
"""Two sowings whose worths differ by no more than this are as good as each other."""

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
        if not self.place_values:
            return 0
        return len(_TREE.below(_TREE.number(circle_of(self.position.piles, self.position.mover))))

    @property
    def best_places(self) -> tuple[int, ...]:
        """The places that it is best to sow from, ascending; none once the battle is over."""
        best = max(self.place_values.values(), default=0)
        return tuple(place for place, worth in self.place_values.items() if best - worth <= TIE)

    @cached_property
    def _played_out(self) -> tuple[tuple[int, ...], int]:
        # Only when it is asked for: it takes as long as all the rest.
        return _best_line(self.position, _worths(self.aim))


def solve(position: Position, goal: Goal = "margin", points: Score = (0, 0), decider: Seat | None = None) -> Solution:
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
    if not isinstance(position, Position):
        raise GameError(f"a Position is wanted here, not {quoted(position)}: write Position.parse(...)")
    if goal not in GOALS:
        raise GameError(f"the goal is 'margin' or 'match', not {quoted(goal)}")
    score, chooser = _checked_score(points), _checked_decider(decider, position)
    aim = Aim(goal, score, chooser, len(position.piles) // 3) if goal == "match" else Aim(goal)
    values = _place_values(position, _worths(aim))
    best = max(values.values()) if values else _worth_of_lead(position.margin, aim)
    shown = {place: _shown(worth, goal) for place, worth in values.items()}
    return Solution(position, _shown(best, goal), MappingProxyType(shown), aim)


_TREE: Final = Tree()
"""Every position that was asked about, and all that these lead to."""


@lru_cache(maxsize=_KEPT)
def _worths(aim: Aim) -> Worths:
    return Worths(_TREE, lambda lead: _worth_of_lead(lead, aim))


def _place_values(position: Position, worths: Worths) -> dict[int, float]:
    """For each legal place, what sowing from it is worth to the mover."""
    places = [place for place, pile in enumerate(position.piles, start=1) if pile]
    sown = _TREE.sowings(circle_of(position.piles, position.mover))
    return {places[index]: worths.after(child, position.mover == "r") for index, child in sown}


def _best_line(position: Position, worths: Worths) -> tuple[tuple[int, ...], int]:
    """The places sown from by best play, and by how much the mover's army is higher at the end."""
    line: list[int] = []
    places = [place for place, pile in enumerate(position.piles, start=1) if pile]
    circle, is_red = circle_of(position.piles, position.mover), position.mover != "k"
    sower = is_red
    while len(circle) > 1:
        leads = [(places[at], at, after, again) for at, after, again in sowings(circle)]
        worth = {at: worths.after(_TREE.child(after, again), is_red) for _, at, after, again in leads}
        best = max(worth.values())
        place, at, circle, again = min(one for one in leads if best - worth[one[1]] <= TIE)
        line.append(place)
        places = places[at + 1 :] + places[:at]
        if not again:
            circle, is_red = exchanged(circle), not is_red
    lead = lead_of(circle)
    return tuple(line), lead if is_red == sower else -lead


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


def _checked_decider(decider: object, position: Position) -> Seat:
    if decider is None:
        return 1 - (position.seat or 0)
    return number_within(decider, 0, 1, "red (seat 0) or black (seat 1) decides")


def circles(army: int = MOST_EACH) -> tuple[str, ...]:
    """Every circle that can be dealt, as its letters from place 1 on, in their order.

    Args:
        army: how many buttons of each colour there are: 1 to 3.

    Raises:
        GameError: there is no such army.

    >>> [len(circles(army)) for army in (1, 2, 3)]
    [6, 90, 1680]
    """
    return tuple(deal.letters for deal in every_deal(checked_army(army)))


def count_lines(position: Position) -> tuple[int, ...]:
    """How many ways there are to go on for 0, 1, 2, … sowings, to the end of the battle.

    Who is to sow makes no difference: both armies have the same sowings.

    >>> count_lines(Position.of_deal("rkwrkw", "r"))
    (1, 2, 4, 6, 8, 10)
    """
    if not isinstance(position, Position):
        raise GameError(f"a Position is wanted here, not {quoted(position)}: write Position.parse(...)")
    counts, ways = [1], Counter([circle_of(position.piles, position.mover)])
    for _ in range(position.sowings_left):
        after: Counter[Circle] = Counter()
        for circle, number in ways.items():
            for _, next_circle, _ in sowings(circle):
                after[next_circle] += number
        ways = after
        counts.append(ways.total())
    return tuple(counts)
