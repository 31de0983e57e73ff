"""Find the weights of the race by which `ChampionBot` plays, from games between bots.

Run it from the top of the repository; it writes `buttons/strategy/race.json`. All cores share seven
minutes of work:

    .venv/bin/python -m tests.fit_race

All seeds are fixed, so a new run finds the same weights for the same bots.

In the first generation RoundBots play each other, and weights for two players are fitted to these games. In the second
one, ChampionBots that play by those weights (for any number of players) sit at tables with each other and with
RoundBots. All games for two players then give the weights for two players, all games for more those for three and four.
These are 500 and 407 games.

An observation is a moment at which a round is over for somebody: for each player its stars and its best line, after the
round where it is over for the player and before it where not, and who won the game in the end. The rating is a sum of a
few numbers (`stars_numbers`, `line_numbers`) with weights; Newton's method finds the weights that make the winners
likeliest, with a small penalty on large weights. More stars or a nearer line are never rated lower.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.strategy import race
from buttons_widgets.buttons.strategy.round_bot import ChampionBot, RoundBot
from buttons_widgets.kit.rules.game import CHANCE, Bot

FIRST_GAMES = 500
TABLES = ((8, 2), (2, 4), (1, 3))
"""A part of the second generation: so many games with so many players."""
PARTS = 37
PENALTY = 1.0
MOST_PLAYERS = 4
SETTLED, UNSETTLED = 11, 9
"""How many numbers describe a player whose round is over, and one whose round goes on."""

Numbers = NDArray[np.float64]


class Observation(NamedTuple):
    """For each player whether its round is over and its stars; and for each player its share of the win."""

    players: tuple[tuple[bool, int], ...]
    wins: tuple[float, ...]


def played(bots: list[Bot], seed: str) -> Game:
    """A whole game."""
    game = Game.start([f"Player {seat}" for seat in range(len(bots))], seed=seed)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


class Table(NamedTuple):
    """A game to be played: its seed, and for each seat the kind of the bot and its seed."""

    seed: str
    bots: tuple[tuple[Callable[[str], Bot], str], ...]


def observed_at(table: Table) -> list[Observation]:
    """What is observed in a game that is played now."""
    return list(observations(played([kind(seed) for kind, seed in table.bots], table.seed)))


def observed(tables: list[Table]) -> list[Observation]:
    """What is observed at all of these tables, in their order; all cores play.

    The processes begin anew, so they read the weights that have been written last.
    """
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        return [one for of_table in workers.map(observed_at, tables) for one in of_table]


def observations(game: Game) -> Iterator[Observation]:
    """What is observed in a game."""
    assert game.result is not None
    winners, seats = game.result.winners, range(len(game.names))
    wins = tuple((seat in winners) / len(winners) for seat in seats)
    state, moments = game.start_state(), list[list[bool]]()
    before = state.star_masks
    for move in game.moves:
        following = state.play(move)
        if following.round != state.round or following.to_move is None:
            after = following.star_masks
            for over in [*moments, [True] * len(seats)]:
                yield Observation(tuple((over[i], (after if over[i] else before)[i]) for i in seats), wins)
            moments, before = [], after
        elif (
            state.standings != following.standings
            and following.phase is not Phase.STARS
            and Standing.IN in following.standings
        ):
            moments.append([standing is not Standing.IN for standing in following.standings])
        state = following


def first_generation() -> Iterator[Table]:
    """Games between RoundBots."""
    for number in range(FIRST_GAMES):
        yield Table(f"gen2{number}", tuple((RoundBot, f"gen2{number}{seat}") for seat in range(2)))


def second_generation() -> Iterator[Table]:
    """Games of two ChampionBots to a RoundBot, in every mixture and order."""
    made = 0
    for part in range(PARTS):
        for games, players in TABLES:
            for number in range(games):
                name = f"g{players}{part}{number}"
                bots: list[tuple[Callable[[str], Bot], str]] = []
                for seat in range(players):
                    made += 1
                    kind: Callable[[str], Bot] = ChampionBot if made % 3 else RoundBot
                    bots.append((kind, f"{name}{seat}"))
                yield Table(name, tuple(bots))


def stars_numbers(stars: int) -> list[float]:
    """What is counted of a number of stars: it, what it has above 7 and above 10."""
    return [stars / 6, max(0, stars - 7) / 3, max(0, stars - 10)]


def numbers_of(over: bool, star_mask: int) -> list[float]:
    """What is counted of a player."""
    stars = min(star_mask.bit_count(), race.MOST_STARS)
    best = race.best_class(grid(6), star_mask)
    lines = [float(best == one) for one in range(2, race.CLASSES)]
    if over:
        won = [float(stars >= 12), float(max(0, stars - 12))]
        return [*stars_numbers(stars), *won, *lines, *[0.0] * UNSETTLED]
    return [*[0.0] * SETTLED, 1.0, *stars_numbers(stars), *lines[:-1]]


def fitted(seen: list[Observation]) -> Numbers:
    """The weights that make the winners likeliest."""
    numbers = np.zeros((len(seen), MOST_PLAYERS, SETTLED + UNSETTLED))
    wins, there = np.zeros((len(seen), MOST_PLAYERS)), np.zeros((len(seen), MOST_PLAYERS), bool)
    for i, (players, shares) in enumerate(seen):
        numbers[i, : len(players)] = [numbers_of(*player) for player in players]
        wins[i, : len(players)], there[i, : len(players)] = shares, True
    weights = np.zeros(numbers.shape[2])
    for _ in range(60):
        ratings = np.where(there, numbers @ weights, -np.inf)
        chances = np.exp(ratings - ratings.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = np.einsum("ik,ikd->d", wins - chances, numbers) - PENALTY * weights
        mean = np.einsum("ik,ikd->id", chances, numbers)
        curve = np.einsum("ik,ikd,ike->de", chances, numbers, numbers) - mean.T @ mean + PENALTY * np.eye(len(weights))
        step = np.linalg.solve(curve, slope)
        weights += step
        if abs(step).max() < 1e-6:
            break
    return weights


def tables(weights: Numbers) -> dict[str, list[float]]:
    """The ratings by stars and by lines, as `race` reads them."""
    every = range(race.MOST_STARS + 1)
    settled = [[*stars_numbers(n), float(n >= 12), float(max(0, n - 12))] for n in every]
    unsettled = [[1.0, *stars_numbers(n)] for n in every]
    before = weights[SETTLED:]
    found = {
        "stars": np.array(settled) @ weights[:5],
        "lines": np.array([0.0, 0.0, *weights[5:SETTLED]]),
        "stars_before": np.array(unsettled) @ before[:4],
        "lines_before": np.array([0.0, 0.0, *before[4:], before[-1]]),
    }
    return {name: np.round(np.maximum.accumulate(some), 3).tolist() for name, some in found.items()}


def main() -> None:
    """Write the file."""

    def write(by_players: dict[str, Any]) -> None:
        race.WEIGHTS.write_text(json.dumps({"source": "tests/fit_race.py", **by_players}, indent=1) + "\n")

    first = observed(list(first_generation()))
    write(dict.fromkeys("234", tables(fitted(first))))
    second = observed(list(second_generation()))
    for_two = [*first, *(one for one in second if len(one.players) == 2)]
    for_more = tables(fitted([one for one in second if len(one.players) > 2]))
    write({"2": tables(fitted(for_two)), "3": for_more, "4": for_more})


if __name__ == "__main__":
    main()
