"""Small battles of Button Up!, as lesson 11 asks about them: two buttons of each colour, on six places.

Every number here is by how many points red is ahead of black: red wants it high, and black wants it low.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ..button_up.analysis.solver import circles, solve
from ..button_up.drawing import CircleView
from ..button_up.phrases import army_name
from ..button_up.rules.position import Position
from ..kit.exercises.exercise import Exercise
from ..kit.language.figures import Figure
from ..kit.language.words import Words
from ..kit.puzzles.puzzle import Page
from .charts import BAD, Bar, bars
from .picture import Picture, picture_words

SMALL_ARMY: Final = 2
_LEVEL: Final = "#9a8f78"
_BLACK: Final = "#474c55"


class ShowsCircle(Exercise):
    """A question about a circle that is only looked at; set `position` in `draw`. Put it before the kind of exercise.

    Attributes:
        position: the circle.
    """

    position: Position

    def picture(self, draft: str) -> CircleView:
        return self.position.view()

    def ask(self, draft: str, words: Words) -> Page:
        """The question, with a circle in whose middle stands who is to sow."""
        middle = words.say("circle-to-sow", army=army_name(self.position.mover, words))
        return super().ask(draft, words)._replace(picture=replace(self.picture(draft), middle=(middle,)))


def value(position: Position) -> int:
    """By how many points red is ahead at the end by best play of both.

    >>> value(Position.of_deal("kkrrww", "r")), value(Position.of_deal("rrkkww", "k"))
    (-4, 4)
    """
    worth = round(solve(position).value)
    return -worth if position.mover == "k" else worth


def values_after(position: Position) -> dict[int, int]:
    """The same after each sowing that is legal."""
    return {place: value(position.sow(place)) for place in position.legal_places()}


def ends(position: Position) -> Iterator[int]:
    """By how many points red is ahead at each end that a position may come to, good play or bad."""
    if not position.sowings_left:
        yield position.margin
    for place in position.legal_places():
        yield from ends(position.sow(place))


def value_exchanged(position: Position) -> int:
    """What somebody finds who lets red take the lowest number and black the highest."""
    if not position.sowings_left:
        return position.margin
    after = [value_exchanged(position.sow(place)) for place in position.legal_places()]
    return min(after) if position.mover == "r" else max(after)


def drawn_battle(random: Random, piles: int, movers: str = "rk") -> Position:
    """A circle that comes of a random deal and random sowings.

    Args:
        random: draws them.
        piles: how many are left: 2 to 6.
        movers: who may be to sow.
    """
    while True:
        position = Position.of_deal(random.choice(circles(SMALL_ARMY)), random.choice("rk"))
        while position.sowings_left >= piles:
            position = position.sow(random.choice(position.legal_places()))
        if position.mover in movers:
            return position


def signed(number: Any) -> str:
    """A number with its sign, as people write it.

    >>> signed(4), signed(-2), signed(0), signed(Fraction(2, 5))
    ('+4', '−2', '0', '+2/5')
    """
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)}"


# All circles together


@cache
def values_of_circles(army: int = SMALL_ARMY) -> Mapping[int, int]:
    """How many circles have which value, the highest first, if red is first; see `value_bars`.

    >>> dict(values_of_circles())
    {4: 12, 2: 15, 1: 6, 0: 36, -1: 6, -2: 9, -4: 6}
    """
    found: dict[int, int] = {}
    for deal in circles(army):
        worth = value(Position.of_deal(deal, "r"))
        found[worth] = found.get(worth, 0) + 1
    return MappingProxyType(dict(sorted(found.items(), reverse=True)))


def value_bars(army: int = SMALL_ARMY) -> Picture:
    """The values of all circles as bars, for whoever is first.

    Args:
        army: how many buttons of each colour there are: 1 to 3.

    >>> value_bars()
    <picture: All 90 circles +4: 12 circles; +2: 15 circles; ... −4: 6 circles>
    """
    found, say = values_of_circles(army), picture_words().say
    rows = [
        Bar(
            signed(worth),
            number,
            say("circles-some", count=number),
            _LEVEL if not worth else BAD if worth > 0 else _BLACK,
        )
        for worth, number in found.items()
    ]
    return bars(say("circles-head", count=sum(found.values())), rows, longest=max(found.values()))


def mean_value(army: int = SMALL_ARMY) -> Fraction:
    """By how many points whoever is first is ahead at the end, on the average over all circles.

    >>> mean_value()
    Fraction(2, 5)
    """
    found = values_of_circles(army)
    return Fraction(sum(worth * number for worth, number in found.items()), sum(found.values()))


def different_circles(army: int = SMALL_ARMY) -> int:
    """How many circles are left if those that are only turned are counted once.

    >>> different_circles()
    16
    """
    return len({Position.of_deal(deal, "r").canonical() for deal in circles(army)})


class Fared(NamedTuple):
    """How many battles somebody has won, drawn and lost, and the points of all that were won and all that were lost."""

    won: int
    drawn: int
    lost: int
    gains: int
    losses: int


def first_fared(army: int = SMALL_ARMY) -> Fared:
    """How whoever is first fares by best play of both, in one battle from each circle."""
    found = values_of_circles(army)
    won = {worth: number for worth, number in found.items() if worth > 0}
    lost = {-worth: number for worth, number in found.items() if worth < 0}
    gains, losses = (sum(worth * number for worth, number in some.items()) for some in (won, lost))
    return Fared(sum(won.values()), found[0], sum(lost.values()), gains, losses)


def first_player(army: int = SMALL_ARMY) -> str:
    """How whoever is first fares by best play of both, over all circles.

    >>> first_player()
    'won 33, drawn 36, lost 21; +0.40 points a battle'
    """
    fared, points = first_fared(army), Figure(float(mean_value(army)), "+.2f")
    return picture_words().say("circles-first", won=fared.won, drawn=fared.drawn, lost=fared.lost, points=points)
