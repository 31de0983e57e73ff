"""What a board with few buttons is worth, estimated in no time.

An exact solution of a nearly empty 6×6 board takes too long for a bot at a table. There the bots decide by this
estimate: a weighted sum of numbers that can be read off the board. The weights were fitted to exact solutions, by
`tests/fit_estimate.py`, which also measures what the estimate loses: it writes both into `estimate.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ..cells import COLOURS
from ..rules.laying import legal_mask
from ..rules.position import ENOUGH_OF_A_COLOUR, Position

WEIGHTS = Path(__file__).with_name("estimate.json")


def estimate(position: Position, opponents: int) -> float:
    """Roughly how many stars a position is worth while one of the players is about to roll.

    Args:
        position: a board, best one with at most three buttons: it was fitted to those.
        opponents: how many opponents are still in, 0 to 3.

    >>> own = Position.parse("Rbygrb/gyrbyg/bgyrbg/yrgbyg/gbyrgb/rygbry r 5")
    >>> other = Position.parse("rbygrb/gyrbyg/bgyrbg/yrgbyg/gbyrgb/rygbrY r 5")
    >>> estimate(own, 3) > estimate(other, 3)
    True
    """
    return sum(weight * number for weight, number in zip(_weights()[opponents], numbers_of(position), strict=True))


def numbers_of(position: Position) -> tuple[float, ...]:
    """What is counted on a board.

    A constant, seven numbers for the own cards' colours, the same for the others, and the free share of it, squared.
    """
    free = legal_mask(position.grid, position.button_mask, position.star_mask)
    own = [colour for colour in COLOURS if colour in position.cards]
    others = [colour for colour in COLOURS if colour not in position.cards]
    share = free.bit_count() / len(position.colours)
    return 1.0, *_of_colours(position, own, free), *_of_colours(position, others, free), share * share


def _of_colours(position: Position, colours: list[str], free: int) -> Iterator[float]:
    """Seven numbers of some colours.

    How many are covered once, twice, and often enough; how many of their spaces are free; how many of these count for
    a colour that is begun, how many for one that is covered twice, and how many for one that is covered once.
    """
    masks = position.colour_masks
    pairs = [((position.button_mask & masks[c]).bit_count(), (free & masks[c]).bit_count()) for c in colours]
    yield sum(laid == 1 for laid, _ in pairs)
    yield sum(laid == 2 for laid, _ in pairs)
    yield sum(laid >= ENOUGH_OF_A_COLOUR for laid, _ in pairs)
    yield sum(room for _, room in pairs)
    yield sum(min(room, 3) * laid for laid, room in pairs if laid < ENOUGH_OF_A_COLOUR)
    yield sum(room for laid, room in pairs if laid == 2)
    yield sum(room for laid, room in pairs if laid == 1)


@cache
def _weights() -> list[list[float]]:
    """For each number of opponents the weights of the numbers of a board."""
    weights: list[list[float]] = json.loads(WEIGHTS.read_text(encoding="utf-8"))["weights"]
    return weights
