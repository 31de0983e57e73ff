"""How much bots err: the measure for the grade of a person.

Some bots of one kind play the first round of a game again and again. A bot's error rate is the mean cost of a decision
of the one in the first seat, of those with more than one choice, in stars, against the exact analysis. It is measured
for each number of players, because decisions among others are of another kind. Only first rounds, because all of them
on the same side with the same cards need one pass of the solver.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from typing import Final

from ...kit.rules.bots import RandomBot
from ...kit.rules.game import CHANCE, Bot
from ..analysis.advice import Assumptions
from ..analysis.game_worths import RoundStates
from ..rules.game import Game
from ..rules.phase import Phase
from .bots import CautiousBot, GamblerBot, OneStepBot

MEASURED: Final[Mapping[str, Callable[[str], Bot]]] = {
    "RandomBot": lambda seed: RandomBot(seed),
    "CautiousBot": lambda seed: CautiousBot(seed=seed),
    "GamblerBot": lambda seed: GamblerBot(seed=seed),
    "OneStepBot": lambda seed: OneStepBot(seed=seed),
}
"""The bots whose rates are the measure, as they are usually made, each from a seed."""

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

ERROR_RATES: Final[Mapping[int, Mapping[str, float]]] = {
    1: {"RandomBot": 0.429, "CautiousBot": 0.197, "GamblerBot": 0.079, "OneStepBot": 0.807},
    2: {"RandomBot": 0.319, "CautiousBot": 0.202, "GamblerBot": 0.076, "OneStepBot": 0.717},
    3: {"RandomBot": 0.278, "CautiousBot": 0.205, "GamblerBot": 0.088, "OneStepBot": 0.615},
    4: {"RandomBot": 0.220, "CautiousBot": 0.194, "GamblerBot": 0.084, "OneStepBot": 0.541},
}
"""What `measured_rates` found for each number of players: for each bot the mean cost of a decision, in stars."""


def measured_rates(players: int, rounds: int = ROUNDS) -> dict[str, float]:
    """Measure the error rates of the bots. The seeds are fixed, so the numbers are always the same.

    Args:
        players: how many there are.
        rounds: how many rounds of each bot are played, divided evenly among the `SIDES`.
    """
    costs: dict[str, list[float]] = {name: [] for name in MEASURED}
    for place, side in enumerate(SIDES):
        values = None
        for name, make in MEASURED.items():
            for number in range(rounds // len(SIDES)):
                seed = f"{players} {side} {number}"
                played = RoundStates(1, 0, _round(players, place, make, seed), Assumptions())
                values = values or played.values()
                decisions = played.reviewed(values).decisions
                costs[name] += [one.cost for one in decisions if not one.forced and not one.apart]
    return {name: fsum(of_bot) / len(of_bot) for name, of_bot in costs.items()}


def _round(players: int, place: int, make: Callable[[str], Bot], seed: str) -> list[Game]:
    """The states of the first round of a game between bots, until stars are placed."""
    names = [f"bot {seat}" for seat in range(players)]
    sides = [SIDES[(place + seat) % len(SIDES)] for seat in range(players)]
    cards = CARDS[players]
    first = place % len(cards)
    dealt = (cards[first:] + cards[:first])[:players]
    bots = [make(f"{name} {seed}") for name in names]
    states = [Game.start(names, sides, dealt, seed)]
    while states[-1].round == 1 and states[-1].phase is not Phase.STARS:
        game = states[-1]
        mover = game.to_move
        assert mover is not None
        states.append(game.play(game.chance_move() if mover is CHANCE else bots[mover](game.seen_by(mover))))
    return states
