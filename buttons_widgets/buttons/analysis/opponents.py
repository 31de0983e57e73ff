"""What the exact analysis assumes of the other players."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite
from numbers import Real

MOST_OPPONENTS = 3


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


@dataclass(frozen=True)
class Opponents:
    """The opponents that are still in, and how they behave: each the same, whatever lies on its board.

    Attributes:
        count: how many are still in, 0 to 3.
        opt_out: the chance that one leaves unrolled when its turn comes, 0 to 1.
        bust: the chance that one which rolls busts, 0 to 1.
        dice_each: how many black dice each takes along when it leaves. Left out, it is what the rules say of the
            usual case: 2 for a single opponent (a two-player game), 1 otherwise. Say 1 for the last opponent of a
            bigger game.

    Raises:
        ValueError: there are more opponents than seats, or a chance is not between 0 and 1.

    >>> Opponents(3, opt_out=0.1, bust=0.2).dice_each, Opponents(1, opt_out=0.1, bust=0.2).dice_each
    (1, 2)
    """

    count: int
    opt_out: float
    bust: float
    dice_each: int | None = None

    def __post_init__(self) -> None:
        if not _is_whole(self.count) or not 0 <= self.count <= MOST_OPPONENTS:
            raise ValueError(f"a game seats 0 to {MOST_OPPONENTS} opponents beside the player, not {self.count!r}")
        for name, chance in (("opt_out", self.opt_out), ("bust", self.bust)):
            if isinstance(chance, bool) or not isinstance(chance, Real) or not isfinite(chance) or not 0 <= chance <= 1:
                raise ValueError(f"{name} is a chance from 0 to 1, not {chance!r}")
        if self.dice_each is None:
            object.__setattr__(self, "dice_each", 2 if self.count == 1 else 1)
        if not _is_whole(self.dice_each) or self.dice_each not in (1, 2):
            raise ValueError(f"one who leaves takes 1 or 2 black dice along (dice_each), not {self.dice_each!r}")

    def dice_left(self, black_dice: int, still_in: int) -> int:
        """The black dice of the player's next roll, if it had `black_dice` and now `still_in` opponents are left.

        The gold die never leaves the table, so there is always one.

        >>> Opponents(3, opt_out=0.1, bust=0.2).dice_left(5, still_in=1)
        3
        """
        assert self.dice_each is not None  # __post_init__ filled it in
        return max(1, black_dice - self.dice_each * (self.count - still_in))


NOBODY = Opponents(0, opt_out=0, bust=0)
"""Solo practice."""
