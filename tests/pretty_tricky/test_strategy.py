"""The bots: legal moves on any sheet, the same game for the same seed, and choices that are plain."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

import pytest

from buttons_widgets.kit.rules.bots import WorthBot, bot_text, parse_bot
from buttons_widgets.pretty_tricky import (
    CHANCE,
    ChampionBot,
    ChanceBot,
    Game,
    NearestBot,
    Position,
    RaceBot,
    RandomBot,
    parse_move,
    solve_race,
    tick_chance,
)
from buttons_widgets.pretty_tricky.strategy import MOST_ROLLS, SHARES, fill_chances
from tests.pretty_tricky.rules.test_game import NAMES, SHEETS, do

BOTS = (RandomBot, NearestBot, ChanceBot, RaceBot, ChampionBot)
WEIGHING: Sequence[type[WorthBot[object]]] = (NearestBot, ChanceBot, RaceBot, ChampionBot)
LATE = "11111222111 12222222221 00000000000"
"""A sheet of ours late in a game: its races have few states."""
SMALL_SHEETS = {name: text for name, text in SHEETS.items() if name not in ("ours", "no right half")}


def played(game: Game, bots: Sequence[RandomBot | WorthBot[object]]) -> Game:
    """The game that bots play on; `play` refuses what is not legal."""
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_to_the_end(bot: type[RandomBot], players: int) -> None:
    names = NAMES[:players]
    for text in SMALL_SHEETS.values():
        assert played(Game.start(names, sheet=text, seed=3), [bot(seat) for seat in range(players)]).result
    late = Game.start(names, positions=[LATE] * players, marks=3, seed=1)
    assert played(late, [bot(seat) for seat in range(players)]).result


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_plays_the_same_game(bot: type[RandomBot]) -> None:
    one, other = (
        played(Game.start(NAMES[:3], sheet=SHEETS["three rows"], seed=5), [bot(seat) for seat in range(3)])
        for _ in range(2)
    )
    assert str(one) == str(other)


@pytest.mark.parametrize("bot", BOTS)
def test_what_is_written_of_a_bot_reads_back(bot: type[RandomBot]) -> None:
    assert type(parse_bot(bot_text(bot(), BOTS), BOTS)) is bot


@pytest.mark.parametrize("bot", WEIGHING)
def test_every_legal_move_has_a_worth(bot: type[WorthBot[object]]) -> None:
    game = do(Game.start(NAMES[:2], positions=[LATE] * 2, marks=3), "dice 245 5")
    assert list(bot().worths(game)) == list(game.legal_moves())
    game = do(game, "pass")
    assert list(bot().worths(game)) == list(game.legal_moves())


def test_a_chance_to_fill_a_row_is_that_of_a_binomial_distribution() -> None:
    for row, dice, boxes, rolls in [(0, 4, 2, 15), (5, 4, 5, 9), (10, 3, 3, 20), (4, 3, 1, 0), (7, 3, 9, 8)]:
        chance = SHARES[dice] * float(tick_chance([row + 2], dice))
        fewer = sum(comb(rolls, ticks) * chance**ticks * (1 - chance) ** (rolls - ticks) for ticks in range(boxes))
        assert fill_chances(row, dice)[boxes][rolls] == pytest.approx(1 - fewer)
    assert len(fill_chances(0, 4)[9]) == MOST_ROLLS + 1


# Choices that are plain


def choice(bot: type[WorthBot[object]], game: Game) -> str:
    """What a bot chooses, whatever it draws."""
    (found,) = {str(bot(seed)(game)) for seed in range(20)}
    return found


def test_the_nearest_end_is_ticked() -> None:
    game = Game.start(NAMES[:2], positions=["23445154432 11111111111 00000000000", LATE])
    assert choice(NearestBot, do(game, "dice 245 5")) == "tick 7 9"
    # One box of row 7 is open, so that two boxes of 6 and 8 are more than one.
    assert choice(NearestBot, do(game, "dice 344 3")) == "tick 6 8"


def test_a_right_row_is_more_worth_with_circles() -> None:
    game = Game.start(NAMES[:2], positions=["2344!544432 23344444332 00001000000"] * 1 + ["23445544432 23341414332 00001000000"])
    decision = do(game, "dice 244 1", "pass")
    for bot in (ChanceBot, RaceBot, ChampionBot):
        if bot is ChanceBot:
            assert choice(bot, decision) == "tick 6"


@pytest.mark.parametrize("left", ["01210020100", "10010201002", "00022210000"])
def test_a_race_is_played_exactly(left: str) -> None:
    position = Position(left.replace("0", "!"), "-" * 11, left.replace("1", "0").replace("2", "0"))
