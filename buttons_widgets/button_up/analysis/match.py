"""What a score is worth: the chance to win the match by best play of both.

Between two battles a match is its score and who decides next. A battle that somebody wins raises the score, a draw
leaves score and decider as they are. `match.json` holds the chance of each, for armies of one, two and
three buttons; `tests/fit_match.py` found them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from ...kit.rules.game import Seat
from ..rules.game import POINTS_TO_WIN, decider_at

Score = tuple[int, int]
"""Red's points and black's, each below 15."""

Chances = Mapping[tuple[Score, Seat], float]
"""For each score and decider, red's chance to win the match."""

FILE: Final = Path(__file__).with_name("match.json")
"""The chances, by the size of the armies: red's points, black's, who decides, red's chance."""


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


@cache
def match_chances(army: int = 3) -> Chances:
    """Red's chance to win the match by best play of both, for each score and decider: those that are saved.

    At unequal points only the player behind can decide.

    Args:
        army: how many buttons of each colour there are, 1 to 3.

    >>> round(match_chances()[(13, 14), 0], 3), round(match_chances()[(14, 14), 1], 3)
    (0.566, 0.249)
    """
    saved = json.loads(FILE.read_text("utf-8"))[str(army)]
    return MappingProxyType({((red, black), decider): chance for red, black, decider, chance in saved})
