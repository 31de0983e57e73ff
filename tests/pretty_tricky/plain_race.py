"""A second solver of the left half alone, written from the rules page: slow, in fractions, over all 1296 throws.

It knows nothing of what is best: after a throw it looks at every move, passing and ticking less than could be ticked
among them. A state is how many boxes are open in the rows 2 to 12.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

State = tuple[int, ...]

THROWS = product(range(1, 7), repeat=4)
SPLITS = Counter(frozenset({(a + b, c + d), (a + c, b + d), (a + d, b + c)}) for a, b, c, d in THROWS)
"""How many of the 1296 throws split so."""


def ticked(state: State, *rows: int) -> State | None:
    """The state with these boxes ticked; none if one of them is not open."""
    boxes = list(state)
    for row in rows:
        boxes[row - 2] -= 1
    return tuple(boxes) if min(boxes) >= 0 else None


def followers(state: State, splits: frozenset[tuple[int, int]]) -> Iterator[State]:
    """Every state that a move leads to, passing first."""
    yield state
    for one, other in splits:
        for rows in ((one,), (other,), (one, other)):
            after = ticked(state, *rows)
            if after is not None:
                yield after


def full(begun: State, state: State) -> int:
    """How many rows that were open are full."""
    return sum(bool(before) and not now for before, now in zip(begun, state, strict=True))


class Race:
    """A race to so many rows more.

    Args:
        begun: the boxes that are open.
        wanted: how many rows are to be filled.
    """

    def __init__(self, begun: State, wanted: int) -> None:
        self.begun, self.wanted = begun, wanted
        self.rolls = cache(self._rolls)
        self.passing_is_better = False
        """Whether to pass was found better than some tick."""

    def _rolls(self, state: State) -> Fraction:
        """How many rolls are to come from a state, by best play.

        Where it is better to stay, one stays, and the rolls with which one goes on are waited for. Who goes on after
        throws with the chance p and the mean m of what follows needs 1/p + m rolls. Throws are taken up in the order of
        what follows, while that is less than it would be without them.
        """
        if full(self.begun, state) >= self.wanted:
            return Fraction(0)
        ways: Counter[Fraction] = Counter()
        most = Fraction(0)
        for splits, throws in SPLITS.items():
            ahead = [self.rolls(after) for after in followers(state, splits) if after != state]
            if ahead:
                ways[min(ahead)] += throws
                most = max(most, *ahead)
        best, chance, total = None, Fraction(0), Fraction(0)
        for following in sorted(ways):
            if best is None or following < best:
                chance += Fraction(ways[following], 1296)
                total += Fraction(ways[following], 1296) * following
                best = (1 + total) / chance
        assert best is not None
        self.passing_is_better |= best < most
        return best


@cache
def marks(begun: State, state: State, rolls: int) -> Fraction:
    """How many rows are full after some rolls on average, by the play that makes them most."""
    if not rolls:
        return Fraction(full(begun, state))
    best = [
        throws * max(marks(begun, after, rolls - 1) for after in followers(state, splits))
        for splits, throws in SPLITS.items()
    ]
    return Fraction(sum(best), 1296)
