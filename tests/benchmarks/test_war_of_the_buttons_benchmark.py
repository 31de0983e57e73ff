"""How long War of the Buttons takes for the outcomes of a turn, a bot's turn and a review; and games a second."""

from __future__ import annotations

from typing import Final

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets.kit.analysis.compiling import processors
from buttons_widgets.war_of_the_buttons import (
    CHANCE,
    Game,
    PlayoutBot,
    Table,
    TunedBot,
    WatchfulBot,
    best_turns,
    simulate,
    turns,
)
from buttons_widgets.war_of_the_buttons.view.advisor import TurnReviewer

# Of the 3,425 turns in 24 games between players who move at random the median has 199 outcomes. The largest of these
# and of the 4,444 turns in 36 games between players who take what seems worth most comes last.
TABLES: Final = {
    "middling": "round 2 first A do B turn / quarry 43210 1:A5 brother+3 / forest 24210 1:A1 hut+star / school hut exam:B1 first:B6 / cards hut/3 star2/4 / white lake=1222 market=- mill=- / A buttons=0 stars=1 brothers=0 hut=4552#. cards=- dice=1 market=4 mill=- / B buttons=1 stars=0 brothers=0 hut=2.4#.. cards=- dice=1226 market=- mill=- / stack hut/3*3,brothers2/2,brothers3/3,quarry/2,forest/2,school/3,market/2,equal/3,set1/2,set2/2,reroll/3 discard star/3,set3/2",  # noqa: E501
    "largest": "round 7 first A do C turn / quarry 43210 1:A4 hut+3 / forest 24210 - hut+star / meadow 53221 1:B1 brother+3 / school free / cards reroll/3 meadow/2 equal/3 / white lake=334456 market=- mill=- / A buttons=109 stars=4 brothers=0 hut=#4.### cards=star2/4,quarry/2 dice=344566 market=- mill=- / B buttons=65 stars=3 brothers=0 hut=ef###. cards=hut/3*3,brothers3/3 dice=12355 market=- mill=- / C buttons=56 stars=2 brothers=1 hut=...### cards=- dice=12234556 market=- mill=- / D buttons=64 stars=3 brothers=0 hut=#.6##. cards=hut/3,star/3,market/2 dice=1233445 market=- mill=- / stack brothers2/2,forest/2,school/3,set1/2,set2/2,set3/2 discard -",  # noqa: E501
}


@pytest.mark.parametrize(("name", "outcomes"), [("middling", 210), ("largest", 12_981)], ids=TABLES)
def test_turns(benchmark: BenchmarkFixture, name: str, outcomes: int) -> None:
    table = Table.parse(TABLES[name])
    found = benchmark.pedantic(lambda: list(turns(table)), rounds=7, warmup_rounds=1)
    assert len(found) == outcomes
    benchmark.extra_info["outcomes"] = outcomes


def test_best_turns(benchmark: BenchmarkFixture) -> None:
    table = Table.parse(TABLES["largest"])
    answer = benchmark.pedantic(best_turns, args=(table,), rounds=7, warmup_rounds=1)
    assert answer.options[0].value == max(turn.table.players[2].buttons for turn in turns(table)) - 56


@pytest.mark.parametrize("players", [2, 4], ids=["two", "four"])
def test_turn_of_the_best_bot(benchmark: BenchmarkFixture, players: int) -> None:
    """The turns of a first round, of all players, one after the other: the mean of the round is told for one."""
    bot, game = PlayoutBot(seed=1), Game.start(list("ABCD"[:players]), seed="turns")
    simulate([TunedBot()] * players, games=1, seed=1, progress=False)  # compiles

    def to_turn() -> tuple[tuple[Game], dict[str, object]]:
        nonlocal game
        while game.table.do.what != "turn" or game.table.do.used:
            game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))
        return (game,), {}

    def turn(begun: Game) -> None:
        nonlocal game
        game = begun.play(bot(begun))
        while game.to_move == begun.to_move and (game.table.do.what != "turn" or game.table.do.used):
            game = game.play(bot(game))

    benchmark.pedantic(turn, setup=to_turn, rounds=12)


@pytest.mark.parametrize("players", [2, 4], ids=["two", "four"])
def test_reviewing_a_war(benchmark: BenchmarkFixture, players: int) -> None:
    bots = [TunedBot(seed=1), WatchfulBot(seed=2)] * 2
    game = Game.start(["Ada", "Bo", "Cy", "Dee"][:players], seed="review")
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    found = benchmark.pedantic(TurnReviewer().review, args=(game, 0), rounds=1, warmup_rounds=0)
    benchmark.extra_info["decisions"] = len(found.counted)


GAMES: Final = 4_000


def simulated(benchmark: BenchmarkFixture, players: int, threads: int) -> None:
    bots = [TunedBot()] * players
    simulate(bots, games=1, seed=1, progress=False)  # compiles

    def run() -> None:
        simulate(bots, games=GAMES, seed=1, threads=threads, progress=False)

    benchmark.pedantic(run, rounds=5, warmup_rounds=1)
    benchmark.extra_info["games_per_second"] = round(GAMES / benchmark.stats.stats.median)


@pytest.mark.parametrize("players", [2, 4], ids=["two", "four"])
def test_games_of_tuned_bots_on_one_core(benchmark: BenchmarkFixture, players: int) -> None:
    simulated(benchmark, players, threads=1)


@pytest.mark.parametrize("players", [2, 4], ids=["two", "four"])
def test_games_of_tuned_bots_on_all_cores(benchmark: BenchmarkFixture, players: int) -> None:
    simulated(benchmark, players, threads=processors())


@pytest.mark.parametrize("players", [2, 4], ids=["two", "four"])
def test_games_of_tuned_bots_by_the_rules(benchmark: BenchmarkFixture, players: int) -> None:
    """The yardstick: games of the same bots in plain Python, one after the other."""

    def run() -> None:
        for seed in range(3):
            game, bot = Game.start(list("ABCD"[:players]), seed=seed), TunedBot(seed=1)
            while game.to_move is not None:
                game = game.play(game.chance_move() if game.to_move is CHANCE else bot(game))

    benchmark.pedantic(run, rounds=2)
    benchmark.extra_info["games_per_second"] = round(3 / benchmark.stats.stats.median, 2)
