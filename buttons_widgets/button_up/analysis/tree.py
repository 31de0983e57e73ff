"""Every position of a battle that can be reached from some circles, each once, and what each is worth.

No sowing makes a pile, so a position with fewer piles never leads to one with more: worths are found backwards, the
smallest circles first, in one pass (retrograde analysis). Zero-sum: what a position is worth to the mover is what it costs the
other player (minimax), and a sowing that plays again leaves the mover the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from .circle import Circle, exchanged, lead_of, sowings, turned_first


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


class Worths(NamedTuple):
    """What every position of a tree is worth to its mover, by its number.

    Attributes:
        red: if the mover's army is really red.
        black: if it is really black and the colours are exchanged.
    """

    red: list[float]
    black: list[float]


class Tree:
    """The positions that can be reached from some circles.

    Args:
        circles: where battles begin, or stand.

    >>> from buttons_widgets.button_up.rules.moves import every_deal
    >>> len(Tree(tuple(deal.letters) for deal in every_deal(2)))
    178
    """

    def __init__(self, circles: Iterable[Circle]) -> None:
        self._numbers: dict[Circle, int] = {}
        self._children: list[tuple[Child, ...]] = []
        for circle in circles:
            self._add(circle)

    def __len__(self) -> int:
        """How many positions there are, up to turns and exchanged colours, with more than one pile."""
        return len(self._children)

    def number(self, circle: Circle) -> int:
        """The number of a position. Every position's number is higher than those that it leads to.

        Raises:
            KeyError: it cannot be reached.
        """
        return self._numbers[turned_first(circle)]

    def children(self, circle: Circle) -> tuple[tuple[int, Child], ...]:
        """For each pile that may be sown, its index and where it leads, in the order of `circle`."""
        return tuple((index, self._child(after, again)) for index, after, again in sowings(circle))

    def worths(self, worth_of_lead: Callable[[int], float]) -> Worths:
        """What every position is worth by best play of both.

        Args:
            worth_of_lead: what the end of a battle is worth to the red player, by how much red's army is worth more
                than black's. Black's worth is its negative.
        """
        leads = range(-_LARGEST_LEAD, _LARGEST_LEAD + 1)
        for_red = {lead: worth_of_lead(lead) for lead in leads}
        for_black = {lead: -worth_of_lead(-lead) for lead in leads}
        red: list[float] = []
        black: list[float] = []
        for children in self._children:
            red.append(max(for_red[n] if over else red[n] if again else -black[n] for n, over, again in children))
            black.append(max(for_black[n] if over else black[n] if again else -red[n] for n, over, again in children))
        return Worths(red, black)

    def _add(self, circle: Circle) -> int:
        """The number of a circle, which is added with all that it leads to if it is new."""
        first = turned_first(circle)
        number = self._numbers.get(first)
        if number is None:
            # At most eight sowings deep, so this recursion is shallow.
            children = {self._child(after, again) for _, after, again in sowings(first)}
            number = self._numbers[first] = len(self._children)
            self._children.append(tuple(children))
        return number

    def _child(self, after: Circle, again: bool) -> Child:
        if len(after) == 1:
            return Child(lead_of(after), over=True, again=False)
        return Child(self._add(after if again else exchanged(after)), over=False, again=again)


_LARGEST_LEAD = 18
"""7 + 8 + 9 less 1 + 2 + 3: no army is ever worth more than another by more than that."""
