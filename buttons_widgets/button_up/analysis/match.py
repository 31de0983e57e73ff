"""What a score is worth: the chance to win the match by best play of both.

Between two battles a match is its score and who decides next. A battle that somebody wins raises the score, a draw
leaves score and decider as they are. So the chances are found from 14 : 14 down to 0 : 0, each as the fixed point of
its own equation: chance deals one of 1,680 circles, the decider takes the better of first and second, and the battle
is played for the match; if it is drawn, the chance is the same again. Put in and found anew some twenty times, it
stands still, because fewer than a fifth of the battles are drawn.

`match.json` holds the chances; `python -m buttons_widgets.button_up.analysis.match` finds them anew, which takes half a
minute, and a test finds some of them again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from ...kit.rules.game import Seat
from ..rules.game import POINTS_TO_WIN
from ..rules.moves import every_deal
from .circle import exchanged
from .tree import LEADS, Tree, Worths

Score = tuple[int, int]
"""Red's points and black's, each below 15."""

Chances = Mapping[tuple[Score, Seat], float]
"""For each score and decider, red's chance to win the match."""

_FILE: Final = Path(__file__).with_name("match.json")
_STILL: Final = 1e-14
"""A chance that changes by no more than this stands still."""


def decider_at(score: Score, otherwise: Seat) -> Seat:
    """Who decides at a score: the player behind; at equal points `otherwise`, who lost the battle before."""
    red, black = score
    return otherwise if red == black else int(black < red)


def after_battle(chances: Chances, score: Score, decider: Seat, lead: int) -> float:
    """Red's chance to win the match after a battle.

    Args:
        chances: of the scores that the battle can lead to.
        score: before the battle.
        decider: who decides next if the battle is drawn.
        lead: what red's army is worth more than black's.
    """
    red, black = score[0] + max(0, lead), score[1] + max(0, -lead)
    if max(red, black) >= POINTS_TO_WIN:
        return float(red > black)
    loser = int(lead > 0) if lead else decider
    return chances[(red, black), decider_at((red, black), loser)]


def find_chances() -> dict[tuple[Score, Seat], float]:
    """Find the chances of every score and decider anew."""
    dealt = _Dealt()
    chances: dict[tuple[Score, Seat], float] = {}
    scores = [(red, black) for red in range(POINTS_TO_WIN) for black in range(POINTS_TO_WIN)]
    for score in sorted(scores, key=sum, reverse=True):
        if score[0] <= score[1]:
            chances[score, 0] = found = dealt.settled(chances, score)
            # The same seen by the other player.
            chances[score[::-1], 1] = 1 - found
    return chances


class _Dealt:
    """All circles that can be dealt, and what each is worth to whoever is first."""

    def __init__(self) -> None:
        self._tree = Tree()
        number = self._tree.number
        circles = [tuple(deal.letters) for deal in every_deal(3)]
        # Two circles that differ by a turn are one here: 188 are left.
        self._ways = Counter((number(circle), number(exchanged(circle))) for circle in circles)

    def settled(self, chances: Chances, score: Score) -> float:
        """Red's chance if red decides, from the chances of every higher score."""
        chance, before = 0.5, -1.0
        while abs(chance - before) > _STILL:
            before = chance
            known = {**chances, (score, 0): before}
            # A worth of -1 is a match lost, 1 a match won.
            by_lead = {lead: 2 * after_battle(known, score, 0, lead) - 1 for lead in LEADS}
            worths = Worths(self._tree, by_lead.__getitem__)
            total = sum(
                ways * max(worths.of(red_first, True), -worths.of(black_first, False))
                for (red_first, black_first), ways in self._ways.items()
            )
            chance = (1 + total / self._ways.total()) / 2
        return chance


@cache
def match_chances() -> Chances:
    """Red's chance to win the match by best play of both, for each score and decider: those that are saved.

    At unequal points only the player behind can decide.

    >>> round(match_chances()[(13, 14), 0], 3), round(match_chances()[(14, 14), 1], 3)
    (0.566, 0.249)
    """
    saved = json.loads(_FILE.read_text("utf-8"))
    return MappingProxyType({((red, black), decider): chance for red, black, decider, chance in saved})


if __name__ == "__main__":
    found = sorted((*score, decider, chance) for (score, decider), chance in find_chances().items())
    _FILE.write_text("[\n" + ",\n".join(json.dumps(list(row)) for row in found) + "\n]\n", "utf-8")
