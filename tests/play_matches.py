"""Play the long matches between the kit's bots, and keep what came out deal by deal.

Run it from the top of the repository; it writes `notebooks/lab/matches.json`. All cores share an hour of work:

    .venv/bin/python -m tests.play_matches [games of a match] [games of each other pair]

Each match is `tournament(bots, games, seed)`: seats are rotated, all deals are played with the same dice in every
rotation, and who shares a win gets its part of it. All seeds are fixed, so a new run finds the same numbers for the
same bots. What is finished is kept beside the saved games; if a run is interrupted, the next one goes on from there.
The file is written after every match, and again when a match has more games.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from buttons_widgets import CautiousBot, ChampionBot, GamblerBot, OneStepBot, RandomBot, RoundBot, tournament
from buttons_widgets.kit.rules.game import Bot

FOUND: Final = Path(__file__).parents[1] / "notebooks" / "lab" / "matches.json"
SEED: Final = "all pairs"
BOTS: Final[dict[str, Bot]] = {
    "RandomBot": RandomBot(),
    "CautiousBot(3)": CautiousBot(3),
    "GamblerBot": GamblerBot(),
    "OneStepBot": OneStepBot(),
    "RoundBot": RoundBot(),
    "ChampionBot": ChampionBot(),
}
LONG: Final = (
    ("ChampionBot", "RoundBot"),
    ("ChampionBot", "RoundBot", "RoundBot", "RoundBot"),
    ("RoundBot", "OneStepBot"),
    ("OneStepBot", "CautiousBot(3)"),
)
"""Who meets in the long matches; the first is the one whose wins are counted."""
GAMES, OF_A_PAIR = 2_000, 100
PARTS: Final = 60
"""Shares of a win are counted in such parts: two to four players share it evenly."""
PATIENCE: Final = 120.0
"""So many seconds a bot may think: on a machine that is busy, the usual five may pass without its fault."""


class Match(NamedTuple):
    """Who sits at the table, the one whose wins are counted first; and how many games they play."""

    bots: tuple[str, ...]
    games: int


def matches(games: int, of_a_pair: int) -> list[Match]:
    """All matches in their order. Those of ChampionBot grow in steps: an interrupted run has something of both."""
    others = [pair[::-1] for pair in combinations(BOTS, 2) if pair[::-1] not in LONG]
    return [
        *(Match(bots, part) for part in (games // 4, games // 2, games) for bots in LONG[:2]),
        *(Match(bots, games) for bots in LONG[2:]),
        *(Match(bots, of_a_pair) for bots in others),
    ]


def played(match: Match) -> dict[str, Any]:
    """What comes out of a match, deal by deal."""
    names = [name if match.bots.count(name) == 1 else f"{name} {at}" for at, name in enumerate(match.bots)]
    bots = {name: BOTS[bot] for name, bot in zip(names, match.bots, strict=True)}
    result = tournament(bots, match.games, SEED, players=len(names), limit=PATIENCE)
    assert not result.stopped, result
    deals: defaultdict[int, float] = defaultdict(float)
    for one in result.records:
        if one["bot"] == names[0]:
            deals[one["block"]] += one["share"]
    rate = next(row.rate for row in result.rows if row.name == names[0])
    print(result, flush=True)
    return {
        "bots": match.bots,
        "games": result.games,
        "won by the first": round(rate.mean, 4),
        "95 % interval": [round(rate.low, 4), round(rate.high, 4)],
        f"wins of the first in each deal, times {PARTS}": [round(PARTS * deals[block]) for block in sorted(deals)],
    }


def main() -> None:
    """Play, and write the file after every match."""
    found: dict[tuple[str, ...], dict[str, Any]] = {}
    sizes = [int(size) for size in sys.argv[1:]] or [GAMES, OF_A_PAIR]
    for match in matches(*sizes):
        found[match.bots] = played(match)
        listed = ",\n".join(json.dumps(one) for one in found.values())
        head = f'"source": "tests/play_matches.py",\n"seed": {json.dumps(SEED)},\n"matches": '
        FOUND.write_text(f"{{{head}[\n{listed}\n]}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
