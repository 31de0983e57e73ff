"""How much bots err: the measure for the grade of a person.

Some bots of one kind play the first round of a game again and again. What the decisions of the one in the first seat
cost in a round, in stars, against the exact analysis, is the measure. It is taken for each number of players, because
decisions among others are of another kind. Only first rounds, because all of them on the same side with the same cards
need one pass of the solver. `tests/fit_error_rates.py` measures them and writes `error_rates.json`.

It counts by rounds and not by decisions: a bot that soon opts out takes few decisions, and one of them costs much.
ChampionBot plays for the win of the game and not for the stars of a round, so what it gives up are not all errors.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from math import fsum
from pathlib import Path
from typing import Final

from ...kit.rules.bots import RandomBot
from ...kit.rules.game import CHANCE, Bot
from ..analysis.advice import Assumptions
from ..analysis.game_worths import RoundStates
from ..rules.game import Game
from ..rules.phase import Phase
from .bots import CautiousBot, GamblerBot, OneStepBot
from .round_bot import ChampionBot, RoundBot

MEASURED: Final[Mapping[str, Callable[..., Bot]]] = {
    bot.__name__: bot for bot in (RandomBot, CautiousBot, GamblerBot, OneStepBot, RoundBot, ChampionBot)
}
"""The bots whose errors are the measure, as they are usually made but for a seed."""

SIDES: Final = "ACEG"
"""One side of each board. On each of them the seat that is measured has the next one of the `CARDS`."""
CARDS: Final[Mapping[int, tuple[str, ...]]] = {
    1: ("r", "b", "y", "g"),
    2: ("rb", "yg"),
    3: ("r", "b", "y"),
    4: ("r", "b", "y", "g"),
}
"""For each number of players the cards that go round; alone, only the first of them."""
ROUNDS: Final = 120
"""So many rounds of each bot are measured for each number of players, as many on every side."""

COSTS = Path(__file__).with_name("error_rates.json")


@cache
def round_costs(players: int) -> Mapping[str, float]:
    """For each bot what its decisions cost in a round on average, in stars, among so many players.

    >>> costs = round_costs(2)
    >>> costs["RoundBot"] < costs["GamblerBot"] < costs["RandomBot"]
    True
    """
    found = json.loads(COSTS.read_text(encoding="utf-8"))[str(players)]
    return {name: fsum(by_side.values()) / len(by_side) for name, by_side in found.items()}


def measured_costs(players: int, side: str) -> dict[str, float]:
    """Measure what the bots' decisions cost in a round on one side. The seeds are fixed, so it is always the same.

    Args:
        players: how many there are.
        side: one of the `SIDES`: that of the seat that is measured.
    """
    costs, values = dict.fromkeys(MEASURED, 0.0), None
    for name, make in MEASURED.items():
        for number in range(ROUNDS // len(SIDES)):
            seed = f"{players} {side} {number}"
            played = RoundStates(1, 0, _round(players, SIDES.index(side), make, seed), Assumptions())
            values = values or played.values()
            decisions = played.reviewed(values).decisions
            costs[name] += fsum(one.cost for one in decisions if not one.forced and not one.apart)
    return {name: round(cost / (ROUNDS // len(SIDES)), 4) for name, cost in costs.items()}


def _round(players: int, place: int, make: Callable[..., Bot], seed: str) -> list[Game]:
    """The states of the first round of a game between bots, until stars are placed."""
    names = [f"bot {seat}" for seat in range(players)]
    sides = [SIDES[(place + seat) % len(SIDES)] for seat in range(players)]
    cards = CARDS[players]
    first = place % len(cards)
    dealt = (cards[first:] + cards[:first])[:players]
    bots = [make(seed=f"{name} {seed}") for name in names]
    states = [Game.start(names, sides, dealt, seed)]
    while states[-1].round == 1 and states[-1].phase is not Phase.STARS:
        game = states[-1]
        mover = game.to_move
        assert mover is not None
        states.append(game.play(game.chance_move() if mover is CHANCE else bots[mover](game.seen_by(mover))))
    return states
