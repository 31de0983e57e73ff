"""What the exact analysis assumes of the other players."""

from __future__ import annotations

from dataclasses import dataclass
from numbers import Real

from ...kit.rules.errors import GameError, quoted

MOST_OPPONENTS = 3


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


@dataclass(frozen=True)
class Opponents:
    """The opponents that are still in, and how they behave: all alike, whatever lies on their boards.

    Attributes:
        count: how many are still in, 0 to 3.
        opt_out: the chance that an opponent opts out when its turn comes, 0 to 1.
        bust: the chance that an opponent that rolls is bust, 0 to 1.
        dice_each: how many black dice each opponent takes along when it leaves. Left out, it is the usual number: 2
            for a single opponent (a two-player game), 1 otherwise. Give 1 for the last opponent of a game of three
            or four.

    Raises:
        GameError: there are not 0 to 3 opponents, a chance is not between 0 and 1, or `dice_each` is not 1 or 2.

    >>> Opponents(3, opt_out=0.1, bust=0.2).dice_each, Opponents(1, opt_out=0.1, bust=0.2).dice_each
    (1, 2)
    """

    count: int
    opt_out: float
    bust: float
    dice_each: int | None = None

    def __post_init__(self) -> None:
        if not _is_whole(self.count) or not 0 <= self.count <= MOST_OPPONENTS:
            raise GameError(f"a game seats 0 to {MOST_OPPONENTS} opponents beside the player, not {quoted(self.count)}")
        for name, chance in (("opt_out", self.opt_out), ("bust", self.bust)):
            # Not a number is not between 0 and 1 either.
            if isinstance(chance, bool) or not isinstance(chance, Real) or not 0 <= chance <= 1:
                raise GameError(f"{name} is a chance from 0 to 1, not {quoted(chance)}")
        if self.dice_each is None:
            object.__setattr__(self, "dice_each", 2 if self.count == 1 else 1)
        if not _is_whole(self.dice_each) or self.dice_each not in (1, 2):
            raise GameError(
                f"an opponent that leaves takes 1 or 2 black dice along (dice_each), not {quoted(self.dice_each)}"
            )

    def dice_left(self, black_dice: int, still_in: int) -> int:
        """How many black dice the player's next roll has when only `still_in` opponents are left.

        Args:
            black_dice: how many it would have now.
            still_in: how many of the opponents are still in by then.

        The gold die never leaves the table, so there is always one.

        >>> Opponents(3, opt_out=0.1, bust=0.2).dice_left(5, still_in=1)
        3
        """
        assert self.dice_each is not None  # __post_init__ has set it
        return max(1, black_dice - self.dice_each * (self.count - still_in))


NO_OPPONENTS = Opponents(0, opt_out=0, bust=0)
"""Solo practice."""
