"""What a picture of the circle shows, as a plain value: the static picture and the live one are both drawn from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Flight:
    """A button on its way: where it comes from, in the sowing that led to the picture.

    Attributes:
        place: where it lands, and at which height, from 1.
        height: the same.
        start: the place of the pile that was sown.
        start_height: where it stood in that pile, from 1.
        order: how many buttons landed before it.
    """

    place: int
    height: int
    start: int
    start_height: int
    order: int


@dataclass(frozen=True)
class Landing:
    """A stop of a sowing that is shown beforehand.

    Attributes:
        place: of the stop.
        buttons: what lands there, from the bottom up.
        again: whether it is the last stop, and the mover plays again.
    """

    place: int
    buttons: str
    again: bool = False


@dataclass(frozen=True)
class CircleView:
    """What a picture of the circle shows.

    Attributes:
        piles: place by place, clockwise from place 1 at the top, from the bottom up; `""` where no pile stands.
        offered: the places that can be chosen, and for each where its buttons would land.
        chosen: the place whose landings are shown all the time; `None` for none.
        sown: the place that was sown last; `None` for none.
        flights: how the buttons got where they are, to be played once.
        worths: what sowing from a place is worth, as a short text, for the coach.
        best: the places that are best among these.
        middle: the lines written in the middle of the tile.
    """

    piles: tuple[str, ...]
    offered: Mapping[int, tuple[Landing, ...]] = field(default_factory=dict, hash=False)
    chosen: int | None = None
    sown: int | None = None
    flights: tuple[Flight, ...] = ()
    worths: Mapping[int, str] = field(default_factory=dict, hash=False)
    best: frozenset[int] = frozenset()
    middle: tuple[str, ...] = ()
