"""What is fixed before the first move: the two names, who is first in battle 1, how large the armies are, the seed."""

from __future__ import annotations

from dataclasses import dataclass

from ...kit.rules.chance import fair_shuffle
from ...kit.rules.game import Seat
from ...kit.rules.setup import GameSetup, OneSeat, Whole, option
from .position import ARMY_WANTED, COLOURS, MOST_EACH


@dataclass(frozen=True)
class Setup(GameSetup):
    """All that is fixed before the first move.

    Attributes:
        first: the seat that is first in battle 1.
        army: how many buttons of each colour there are: 1 to 3.
    """

    first: Seat = option(
        OneSeat("is first in battle 1", draw="first"),
        "who is first in battle 1, as a seat, 0 or 1, or as a name; decided by the seed if left out",
    )
    army: int = option(
        Whole(1, MOST_EACH, ARMY_WANTED, default=MOST_EACH),
        "how many buttons of each colour there are: 3, or in a small battle 2 or 1",
    )

    seats = range(2, 3)
    seat_names = ("red", "black")


def circle_of(seed: str, battle: int, army: int) -> str:
    """The circle of a battle: it depends on the seed and on the battle's number only."""
    return "".join(fair_shuffle(f"{seed}/battle {battle}", COLOURS * army))
