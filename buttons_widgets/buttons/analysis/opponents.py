"""What the exact analysis assumes of the other players."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from numbers import Real
from pathlib import Path
from typing import Any, Final

from ...kit.rules.errors import unwanted
from ...kit.rules.phrase import Phrase
from ...kit.rules.shown import or_plain

MOST_OPPONENTS = 3

USUAL_CHANCES: Final = {0: (0.0, 0.0), 1: (0.17, 0.06), 2: (0.23, 0.07), 3: (0.27, 0.09)}
"""For each number of opponents in a game the chances to opt out and to be bust that are taken if none are given: by
`solve`, the coach, the review of a game, and the bots.

They were measured in 20,000 simulated games of two, three and four players who all opt out with two stars, lay where
the next roll is worth the most, and take golden spaces that do not lower that. Counted were the turns of players with a
button while somebody else was in, and the rolls among them; a test measures them again. Players who play each round
exactly leave about as often: in some twenty-five games each they opted out in 16, 20 and 25% of such turns.

One chance for all turns is rough. It is the buttons that count: the same players opted out in

| buttons | 1 or 2 | 3 | 4 | 5 | 6 | 7 |
| --- | --- | --- | --- | --- | --- | --- |
| two players | 0% | 21% | 52% | 70% | 80% | 91% |
| four players | 0% | 17% | 43% | 70% | 82% | 91% |

of their turns, and were bust in 2 to 4% of their rolls with one or two buttons, in 8 or 9% with three, 14 or 16%
with four and 20 or 24% with five. At the start of a round the chances above are too high, and near its end too low.
"""


_LEFT_OUT: Any = None
"""Stands for a chance that is not given, until the number of opponents is known."""


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


@dataclass(frozen=True)
class Opponents:
    """The opponents that are still in, and how they behave: all alike, whatever lies on their boards.

    Attributes:
        count: how many are still in, 0 to 3.
        opt_out: the chance that an opponent opts out when its turn comes, 0 to 1. Left out, it is what was measured
            among sensible players, by their number; see `USUAL_CHANCES`.
        bust: the chance that an opponent that rolls is bust, 0 to 1. Left out, it was measured in the same way.
        dice_each: how many black dice each opponent takes along when it leaves. Left out, it is the usual number: 2
            for a single opponent (a two-player game), 1 otherwise. Give 1 for the last opponent of a game of three
            or four.

    Raises:
        GameError: there are not 0 to 3 opponents, a chance is not between 0 and 1, or `dice_each` is not 1 or 2.

    >>> Opponents(3, opt_out=0.1, bust=0.2).dice_each, Opponents(1, opt_out=0.1, bust=0.2).dice_each
    (1, 2)
    >>> Opponents(3)
    Opponents(count=3, opt_out=0.27, bust=0.09, dice_each=1)
    """

    count: int
    opt_out: float = _LEFT_OUT
    bust: float = _LEFT_OUT
    dice_each: int | None = None

    def __post_init__(self) -> None:
        if not _is_whole(self.count) or not 0 <= self.count <= MOST_OPPONENTS:
            wanted = Phrase(
                "refused-opponents", "a game seats 0 to {most} opponents beside the player", most=MOST_OPPONENTS
            )
            raise unwanted(wanted, self.count)
        for name, usual in zip(("opt_out", "bust"), USUAL_CHANCES[self.count], strict=True):
            if getattr(self, name) is _LEFT_OUT:
                object.__setattr__(self, name, usual)
        for name, chance in (("opt_out", self.opt_out), ("bust", self.bust)):
            # Not a number is not between 0 and 1 either.
            if isinstance(chance, bool) or not isinstance(chance, Real) or not 0 <= chance <= 1:
                raise unwanted(Phrase("refused-chance-of", "{name} is a chance from 0 to 1", name=name), chance)
        if self.dice_each is None:
            object.__setattr__(self, "dice_each", 2 if self.count == 1 else 1)
        if not _is_whole(self.dice_each) or self.dice_each not in (1, 2):
            dice = Phrase("refused-opponents-dice", "an opponent that leaves takes 1 or 2 black dice along (dice_each)")
            raise unwanted(dice, self.dice_each)

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

    @or_plain
    def _repr_html_(self) -> str | None:
        # Late: whoever only solves waits for no words.
        from ...kit.language.words import KIT_WORDS, words_in

        chances = {"out": 100 * float(self.opt_out), "bust": 100 * float(self.bust)}
        words = words_in((KIT_WORDS, Path(__file__).parents[1] / "words"))
        said = words.say("opponents-said", count=self.count, dice=self.dice_each, **chances)
        return f'<p style="margin: 0">{escape(said)}</p>'


NO_OPPONENTS = Opponents(0, opt_out=0, bust=0)
"""Solo practice."""
