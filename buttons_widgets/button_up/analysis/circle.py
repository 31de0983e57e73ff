"""A battle as the solver sees it: the piles in their order, gaps closed, and the mover always red.

Where the circle begins, where its gaps are and what the colours are called make no difference to play: a position is
worth to its mover what the one with exchanged colours is worth to the other army's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ..rules.position import SPY

Circle = tuple[str, ...]
"""Piles in clockwise order, each from the bottom up; the mover is red."""

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
