"""How long it takes to find every outcome of a turn of War of the Buttons, and the best ones."""

from __future__ import annotations

from typing import Final

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from buttons_widgets.war_of_the_buttons import Table, best_turns, turns

# Of the 3,425 turns in 24 games between players who move at random the median has 199 outcomes, and the largest is
# this one. Of the turns in 90 further games that begin with 85 moves or more none has more.
TABLES: Final = {
    "middling": "round 2 first A do B turn / quarry 43210 1:A5 brother+3 / forest 24210 1:A1 hut+star / school hut exam:B1 first:B6 / cards hut/3 star2/4 / white lake=1222 market=- mill=- / A buttons=0 stars=1 brothers=0 hut=4552#. cards=- dice=1 market=4 mill=- / B buttons=1 stars=0 brothers=0 hut=2.4#.. cards=- dice=1226 market=- mill=- / stack hut/3*3,brothers2/2,brothers3/3,quarry/2,forest/2,school/3,market/2,equal/3,set1/2,set2/2,reroll/3 discard star/3,set3/2",  # noqa: E501
    "largest": "round 7 first D do C turn / quarry 43210 - 5 / forest 24210 1:B5 free / meadow 53221 1:A5 hut+4 / school hut+free / cards hut/3 hut/3 brothers2/2 / white lake=234556 market=- mill=- / A buttons=5 stars=2 brothers=0 hut=#.#### cards=- dice=2233446 market=- mill=- / B buttons=6 stars=2 brothers=0 hut=#33d## cards=- dice=3345 market=- mill=- / C buttons=7 stars=3 brothers=1 hut=#..#.# cards=forest/2 dice=12345566 market=- mill=- / D buttons=1 stars=1 brothers=0 hut=12..## cards=- dice=11245 market=2 mill=- / stack hut/3,star/3,star2/4,brothers3/3,quarry/2,meadow/2,school/3,market/2,equal/3,set1/2,reroll/3 discard -",  # noqa: E501
}


@pytest.mark.parametrize(("name", "outcomes"), [("middling", 210), ("largest", 12_760)], ids=TABLES)
def test_turns(benchmark: BenchmarkFixture, name: str, outcomes: int) -> None:
    table = Table.parse(TABLES[name])
    found = benchmark.pedantic(lambda: list(turns(table)), rounds=7, warmup_rounds=1)
    assert len(found) == outcomes
    benchmark.extra_info["outcomes"] = outcomes


def test_best_turns(benchmark: BenchmarkFixture) -> None:
    table = Table.parse(TABLES["largest"])
    answer = benchmark.pedantic(best_turns, args=(table,), rounds=7, warmup_rounds=1)
    assert answer.options[0].value == max(turn.table.players[2].buttons for turn in turns(table)) - 7
