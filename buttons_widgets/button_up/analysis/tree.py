"""Every position of a battle that can be reached from some circles, each once, and what each is worth.

Every sowing takes a pile away, so the smallest circles come first and worths are found backwards from the ends
(retrograde analysis). What a position is worth to its mover it costs the other player (zero-sum, minimax); a sowing
that plays again leaves the mover the same.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
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
