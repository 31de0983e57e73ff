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
    RaceBot,
    RandomBot,
    parse_move,
    solve_race,
    tick_chance,
)
from buttons_widgets.pretty_tricky.strategy.bots import MOST_ROLLS, SHARES, fill_chances
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


def table(lefts: Sequence[str], rights: Sequence[str], marks: int | None = None) -> Game:
    """A game on our sheet from these halves on, with the circles that go with the marks."""
    circles = "".join(str(sum(sign == "!" for sign in row)) for row in zip(*lefts, strict=True))
    halves = zip(lefts, rights, strict=True)
    return Game.start(NAMES[: len(lefts)], positions=[f"{one} {other} {circles}" for one, other in halves], marks=marks)


EMPTY = "23445554432"
RIGHT = "23344444332"


def test_the_nearest_end_is_ticked() -> None:
    game = table(["23445154432", EMPTY], [RIGHT] * 2)
    assert choice(NearestBot, do(game, "dice 235 6")) == "tick 7 9"
    assert choice(NearestBot, do(game, "dice 344 3")) == "tick 6 8"  # two boxes are more than the one of row 7
    assert choice(NearestBot, do(table([EMPTY] * 2, ["23341444332"] * 2), "dice 156 1", "pass")) == "tick 6"


@pytest.mark.parametrize("bot", [ChanceBot, RaceBot, ChampionBot])
def test_a_right_row_is_worth_more_with_circles(bot: type[WorthBot[object]]) -> None:
    game = table(["1111!111111", "1111!111111"], ["23341414332"] * 2, marks=3)
    assert choice(bot, do(game, "dice 244 1", "pass")) == "tick 6"


def test_the_champion_takes_the_row_that_others_have_nearly_marked() -> None:
    game = table(["11112251211", "11112252211"], ["23341414332"] * 2, marks=4)
    decision = do(game, "dice 244 1", "pass")
    assert choice(ChampionBot, decision) == "tick 6"
    worths = ChanceBot().worths(decision)
    assert worths[parse_move("tick 6")] == pytest.approx(worths[parse_move("tick 8")])


def test_the_champion_ends_the_game_when_ahead_and_goes_on_when_behind() -> None:
    lefts, ahead = ["!!111111112", "!!111111112"], "00344444332"
    for mine, others, ends in [(ahead, RIGHT, True), (RIGHT, ahead, False)]:
        decision = do(table(lefts, [mine, others], marks=3), "dice 166 6")
        assert {"7" in str(ChampionBot(seed)(decision)).split() for seed in range(20)} == {ends}


@pytest.mark.parametrize("bot", [RaceBot, ChampionBot])
def test_a_race_is_played_exactly(bot: type[WorthBot[object]]) -> None:
    game = Game.start(["Ada"], positions=[LATE], marks=4, seed=2)
    while game.to_move is not None:
        if game.to_move is CHANCE:
            game, before = game.play(game.chance_move()), game
            continue
        assert game.dice
        values = solve_race(before.position(0), 4).tick_values(game.dice)
        move = bot()(game)
        assert values[move] == pytest.approx(min(values.values()))  # type: ignore[index]
        game = game.play(move)


def test_a_race_of_too_many_states_is_played_by_chances() -> None:
    game = Game.start(["Ada"], sheet="/".join(["oooooo|o"] * 11), seed=4)
    game = game.play(game.chance_move())
    assert RaceBot().worths(game) == ChanceBot().worths(game)
