"""How fast games are played: plies a second through the plain engine, next to python-chess in the same run.

Both play at random, and both choose from the list of all legal moves; the dice count as plies.
"""

import random

import chess
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.kit.rules.bots import RandomBot
from buttons_widgets.kit.rules.game import CHANCE

GAMES = 10


def games_of_buttons() -> int:
    """Play four-player games between random bots to their ends; how many plies, the dice counted."""
    plies = 0
    for seed in range(GAMES):
        game, bot = Game.start(["Ada", "Bo", "Cy", "Dee"], seed=seed), RandomBot(seed)
        while game.to_move is not None:
            game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
        plies += game.ply
    return plies


def games_of_chess() -> int:
    """Play chess at random to mates and draws; how many plies."""
    plies = 0
    for seed in range(GAMES):
        board, chance = chess.Board(), random.Random(seed)
        while not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
        plies += board.ply()
    return plies


def test_plies_a_second(benchmark: BenchmarkFixture) -> None:
    plies = benchmark.pedantic(games_of_buttons, rounds=5, warmup_rounds=1)
    if benchmark.stats:
        benchmark.extra_info["plies_per_second"] = round(plies / benchmark.stats.stats.median)


def test_plies_a_second_of_python_chess(benchmark: BenchmarkFixture) -> None:
    plies = benchmark.pedantic(games_of_chess, rounds=5, warmup_rounds=1)
    if benchmark.stats:
        benchmark.extra_info["plies_per_second"] = round(plies / benchmark.stats.stats.median)
