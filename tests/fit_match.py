"""Find what every score of a match of Button Up! is worth.

Run it from the top of the repository; it writes `button_up/analysis/match.json`, and takes three minutes:

    .venv/bin/python -m tests.fit_match

The chances are found from 14 : 14 down to 0 : 0, each as the fixed point of its own equation: chance deals one of the
circles (1,680 with three buttons of each colour), the decider takes the better of first and second, and the battle is
played for the match; if it is drawn, the chance is the same again. Put in and found anew some twenty times, it stands
still, because most battles are not drawn.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Final

from buttons_widgets.button_up.analysis.match import FILE, Chances, Score, after_battle
from buttons_widgets.button_up.analysis.solver import Worths, exchanged, turned_first
from buttons_widgets.button_up.rules.game import POINTS_TO_WIN
from buttons_widgets.button_up.rules.moves import every_deal
from buttons_widgets.button_up.rules.position import MOST_EACH
from buttons_widgets.kit.rules.game import Seat

LEADS: Final = range(-18, 19)
"""By how much one army can be worth more than the other at the end: 7 + 8 + 9 less 1 + 2 + 3 at the most."""

STILL: Final = 1e-14
"""A chance that changes by no more than this stands still."""


def find_chances(army: int) -> dict[tuple[Score, Seat], float]:
    """Find the chances of every score and decider anew, with so many buttons of each colour."""
    dealt = Dealt(army)
    chances: dict[tuple[Score, Seat], float] = {}
    scores = [(red, black) for red in range(POINTS_TO_WIN) for black in range(POINTS_TO_WIN)]
    for score in sorted(scores, key=sum, reverse=True):
        if score[0] <= score[1]:
            chances[score, 0] = found = dealt.settled(chances, score)
            # The same seen by the other player.
            chances[score[::-1], 1] = 1 - found
    return chances


class Dealt:
    """All circles that can be dealt, and what each is worth to whoever is first."""

    def __init__(self, army: int) -> None:
        circles = [tuple(deal.letters) for deal in every_deal(army)]
        # Two circles that differ by a turn are one here: of 1,680 are 188 left.
        self._ways = Counter((turned_first(circle), turned_first(exchanged(circle))) for circle in circles)

    def settled(self, chances: Chances, score: Score) -> float:
        """Red's chance if red decides, from the chances of every higher score."""
        chance, before = 0.5, -1.0
        while abs(chance - before) > STILL:
            before = chance
            known = {**chances, (score, 0): before}
            # A worth of -1 is a match lost, 1 a match won.
            by_lead = {lead: 2 * after_battle(known, score, 0, lead) - 1 for lead in LEADS}
            worths = Worths(by_lead.__getitem__)
            total = sum(
                ways * max(worths.of(red_first, True), -worths.of(black_first, False))
                for (red_first, black_first), ways in self._ways.items()
            )
            chance = (1 + total / self._ways.total()) / 2
        return chance


if __name__ == "__main__":
    tables = []
    for army in range(1, MOST_EACH + 1):
        found = sorted((*score, decider, chance) for (score, decider), chance in find_chances(army).items())
        tables.append(f'"{army}": [\n' + ",\n".join(json.dumps(list(row)) for row in found) + "\n]")
    FILE.write_text("{\n" + ",\n".join(tables) + "\n}\n", "utf-8")
