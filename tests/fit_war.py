"""Find the weights by which the bots of War of the Buttons weigh a table, from games between bots.

Run it from the top of the repository; it prints them, for `war_of_the_buttons/strategy/bots.py`, and takes six
minutes on two processors:

    .venv/bin/python -m tests.fit_war

All seeds are fixed, so a new run finds the same weights. It is the cross-entropy method: weights are drawn around a
mean, each plays some hundred games against players with the mean itself, in all seats in turn and with the same chance
for all, and those that win most give the next mean and how far from it the next ones are drawn. At the end the mean of
the last generations is taken.

`TunedBot` has one set of weights for any number of players, and only those that `GreedyBot` has too. `WatchfulBot` has
all of them, one set for two players and one for three or four.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from buttons_widgets.kit.analysis.compiling import processors
from buttons_widgets.kit.analysis.streams import key_of
from buttons_widgets.war_of_the_buttons import Game
from buttons_widgets.war_of_the_buttons.strategy.bots import THUMB, Weights
from buttons_widgets.war_of_the_buttons.strategy.simulator import begun, play_part

GENERATIONS, LAST = 24, 6
DRAWN, CHOSEN = 30, 6
GAMES = 600
"""So many games play weights with each number of players."""
MOST_ROUNDS = 60
"""A game that lasts longer has no winner."""
NEW: Final[Mapping[str, float]] = {"more": 100, "blocked": 150, "study": 60, "rival": 30}
"""How far the weights are drawn at first that are nothing in `THUMB`; the others are by a third of what they are."""

Numbers = NDArray[np.float64]


def whole(numbers: Numbers) -> Weights:
    """Weights of numbers, the nearest that there may be."""
    return Weights(*(max(0, round(float(number))) for number in numbers))


def share(one: Weights, others: Sequence[Weights], key: Any, games: int = GAMES) -> float:
    """How many times its part of the games weights win among others that sit around them, in all seats in turn."""
    players, won = len(others) + 1, 0.0
    table = Game.start(list("ABCD"[:players]), seed=0).table
    for seat in range(players):
        weights = [*others[:seat], one, *others[seat:]]
        rounds, _, shares = play_part(*begun(table, weights, MOST_ROUNDS), key, 0, games // players)
        won += float((shares[:, seat] * (rounds < MOST_ROUNDS)).mean())
    return won


def found(seed: str, names: Collection[str], players: Sequence[int], start: Weights = THUMB) -> Weights:
    """The weights with these names, found by games with so many players; the others stay as they are."""
    rng = np.random.default_rng(key_of(seed))
    mean, searched = np.array(start, float), np.array([name in names for name in Weights._fields])
    spread = np.array([NEW.get(name, weight / 3) for name, weight in start._asdict().items()]) * searched
    means: list[Numbers] = []
    with ThreadPoolExecutor(processors()) as pool:
        for generation in range(GENERATIONS):
            key, field = np.uint64(key_of(f"{seed} {generation}")), whole(mean)
            numbers = mean + spread * rng.standard_normal((DRAWN, len(mean)))

            def won(one: Numbers, key: Any = key, field: Weights = field) -> float:
                return sum(share(whole(one), [field] * (many - 1), key) for many in players)

            shares = np.array(list(pool.map(won, numbers)))
            best = numbers[np.argsort(-shares, kind="stable")[:CHOSEN]]
            mean = 0.3 * mean + 0.7 * best.mean(axis=0)
            spread = 0.3 * spread + 0.7 * best.std(axis=0) + 0.02 * mean * searched
            means.append(mean)
            print(f"{seed} {generation}: {shares.max() / len(players):.3f}", flush=True)
    return whole(np.mean(means[-LAST:], axis=0))


def main() -> None:
    """Print the weights."""
    plain = [name for name in Weights._fields if name not in NEW]
    tuned = found("tuned", plain, [2, 3, 4])
    print("TUNED =", tuned)
    print("FOR_TWO =", found("two", Weights._fields, [2], tuned))
    print("FOR_MORE =", found("more", Weights._fields, [3, 4], tuned))


if __name__ == "__main__":
    main()
