"""Roll or opt out on small boards, as one works it out by hand: branch by branch, in fractions."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache
from typing import Final, NamedTuple

from ..buttons.rules.position import Position

SMALL: Final = Position.parse("R*r/*r*/r*r r 2")
"""The board of lesson 6: 3×3, all free spaces red, and stars on the others. Rolling is better, by less than 3%."""

Worth = Callable[[Position], Fraction]
Node = tuple[int, list[tuple[Fraction | float, "Node"]]]
"""A position as plain numbers: the stars for opting out, and of each branch of a roll the chance and where it leads."""


class Branch(NamedTuple):
    """A roll that offers a space, and after which the button lies there.

    Attributes:
        row: what the white die shows.
        chance: how likely it is.
        after: the position with the button.
        worth: what it is worth.
    """

    row: int
    chance: Fraction
    after: Position
    worth: Fraction


@lru_cache(20_000)
def branches(position: Position, worth: Worth) -> tuple[Branch, ...]:
    """What may come of a roll, if the best space that it offers is always taken; the rest is bust.

    In a row the spaces are put in order, the worst first. With k black dice of n sides the best one that is shown is
    number i in i^k - (i-1)^k of the n^k ways. Spaces of equal worth in a row make a single branch.

    >>> two_left = Position.parse("R*r/*r*/R** - 1")
    >>> [(one.row, one.chance) for one in branches(two_left, stars_now)]
    [(1, Fraction(1, 9)), (2, Fraction(1, 9))]
    """
    size, dice = position.size, position.black_dice
    found: list[Branch] = []
    for row in range(1, size + 1):
        open_spaces = [(row, column) for column in range(1, size + 1) if position.is_legal((row, column))]
        after = sorted(((worth(position.lay(cell)), cell) for cell in open_spaces), key=lambda one: one[0])
        for place, (value, cell) in enumerate(after, start=size - len(after) + 1):
            chance = Fraction(place**dice - (place - 1) ** dice, size ** (dice + 1))
            if found and (found[-1].row, found[-1].worth) == (row, value):
                chance += found.pop().chance
            found.append(Branch(row, chance, position.lay(cell), value))
    return tuple(found)


def roll_worth(position: Position, worth: Worth) -> Fraction:
    """What rolling is worth, if `worth` is what a position is worth after it."""
    return sum((one.chance * one.worth for one in branches(position, worth)), Fraction(0))


def stars_now(position: Position) -> Fraction:
    """The stars for opting out."""
    return Fraction(position.stars_for_opting_out())


def once_more(position: Position) -> Fraction:
    """What rolling once more is worth, if one opts out after it whatever happens.

    >>> once_more(Position.parse("R*r/*r*/r*r r 2"))
    Fraction(2, 3)
    """
    return roll_worth(position, stars_now)


@cache
def best_worth(position: Position) -> Fraction:
    """What a position is worth with best play, by backward induction; for boards of three or four rows.

    >>> best_worth(Position.parse("R*r/*r*/r*r r 2"))
    Fraction(250, 243)
    """
    return max(stars_now(position), roll_worth(position, best_worth))


@cache
def rule_worth(position: Position) -> Fraction:
    """What a position is worth to a player who opts out as soon as the one-step rule says so.

    >>> rule_worth(Position.parse("R*r/*r*/r*r r 2"))
    Fraction(1, 1)
    """
    if position.buttons and once_more(position) <= stars_now(position):
        return stars_now(position)
    return roll_worth(position, rule_worth)


def node_of(position: Position) -> Node:
    """The tree of a position as plain numbers, to be used in code; of the spaces that a roll offers the best is taken.

    >>> node_of(Position.parse("R*R/*r*/*** r 1"))
    (1, [(Fraction(1, 9), (3, []))])
    """
    return position.stars_for_opting_out(), [(one.chance, node_of(one.after)) for one in branches(position, best_worth)]
