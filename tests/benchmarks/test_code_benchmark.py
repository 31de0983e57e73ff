"""What it takes to open the longest game that a short code can hold.

A code is as long as the decisions in it, and a decision that takes the first of the legal moves costs next to nothing.
One player who rolls, lays in the first column offered and never opts out is bust every few rolls and goes on for ever:
some forty letters hold 20,000 plies of that. A table that kept a tuple of moves for each of its states took 7 s and
1.9 GB for them.
"""

from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets import CHANCE, Game, code_of
from buttons_widgets.kit.saving.code import MOST_PLIES
from tests.benchmarks.fresh import said_by

PLIES = min(20_000, MOST_PLIES)

OPENED = """
import json, sys, time
from buttons_widgets import game_from_code
from buttons_widgets.kit.table.session import Session
begun = time.perf_counter()
game = game_from_code(sys.argv[1])
read = time.perf_counter() - begun
session = Session(game, [None])
print(json.dumps({
    "plies": session.game.ply,
    "read_seconds": read,
    "seconds": time.perf_counter() - begun,
    "peak_megabytes": round(peak_megabytes()),
}))
"""


def endless_game(plies: int) -> Game:
    """A game of one player on nine spaces who rolls until it is bust, round after round."""
    game = Game.start(["Ada"], ["rbygrbygr"], ["r"], seed="0" * 16)
    while game.ply < plies:
        game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    return game


def test_longest_game_opened_from_its_code(benchmark: BenchmarkFixture) -> None:
    code = code_of(endless_game(PLIES))
    assert len(code) < 60
    said: list[dict[str, float]] = []

    def open_it() -> None:
        said.append(said_by(OPENED, code))

    benchmark.pedantic(open_it, rounds=3)
    middle = sorted(said, key=lambda one: one["seconds"])[len(said) // 2]
    assert middle["plies"] == PLIES
    benchmark.extra_info.update(middle, letters=len(code))
