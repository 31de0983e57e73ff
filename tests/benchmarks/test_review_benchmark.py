"""How long the review of a whole game of four players takes, for one of them."""

from __future__ import annotations

from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets import CHANCE, CautiousBot, Game
from buttons_widgets.buttons.analysis.game_worths import review_of


def test_reviewing_a_four_player_game(benchmark: BenchmarkFixture) -> None:
    game = Game.start(["Ada", "Bo", "Cy", "Dee"], cards=list("rbyg"), seed="review")
    bots = [CautiousBot(4, seed=seat) for seat in range(4)]
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    review = benchmark.pedantic(review_of, (game, "Ada"), rounds=3, warmup_rounds=1)
    assert len(review.rounds) == game.round >= 4
