"""The simulator and the rules engine play the same games: every move, every state and every decision is compared."""

from __future__ import annotations

import random

import numpy as np
import pytest

from buttons_widgets import CHANCE, Dice, Game, Layout, Strategy
from buttons_widgets.buttons.cells import COLOURS
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.buttons.strategy.arrays import Ints, Table, room_for_games, room_for_players
from buttons_widgets.buttons.strategy.codes import BUST, DICE, IN, LOG_SEATS, OUT, OVER
from buttons_widgets.buttons.strategy.kernel import play_games
from buttons_widgets.buttons.strategy.playing import NO_LOG, key_for, log_of, move_of, table_of
from buttons_widgets.buttons.strategy.simulation import reasons_of
from buttons_widgets.buttons.strategy.strategy import Golden, Laying, Leaving, Placing
from tests.plain_streams import Stream
from tests.played import NAMES

MOST_ROUNDS = 30
DICE_STREAM, FIRST_SEAT = 0, 2
STANDINGS = {Standing.IN: IN, Standing.OUT: OUT, Standing.BUST: BUST}


def any_strategy(chance: random.Random) -> Strategy:
    leaving = chance.choice(list(Leaving))
    limit = {
        Leaving.BUTTONS: chance.randint(1, 6),
        Leaving.STARS: chance.randint(1, 3),
        Leaving.BUST: chance.choice([0.0, 0.1, 0.25, 1 / 3, 0.5]),
    }.get(leaving)
    return Strategy(
        leaving, limit, chance.choice(list(Laying)), chance.choice(list(Golden)), chance.choice(list(Placing))
    )


def any_table(chance: random.Random, players: int) -> tuple[Table, list[Strategy], list[Layout]]:
    """A simulation of any strategies on boards of any colours, with any cards or cards that are dealt."""
    size = chance.choice([3, 4, 4, 5, 5, 6, 6, 6])
    layouts = [Layout("".join(chance.choice(COLOURS) for _ in range(size * size))) for _ in range(players)]
    strategies = [any_strategy(chance) for _ in range(players)]
    cards = None
    if chance.random() < 0.5:
        hand = chance.sample(COLOURS, 4)
        while players == 3 and "r" not in hand[:3]:
            hand = chance.sample(COLOURS, 4)
        cards = ["".join(hand[:2]), "".join(hand[2:])] if players == 2 else hand[:players]
    return table_of(strategies, layouts, cards, MOST_ROUNDS), strategies, layouts


def assert_same_state(game: Game, row: Ints) -> None:
    """The engine's state is the one in a row of a log."""
    players = len(game.names)
    buttons, stars, standings, cards = row[LOG_SEATS:].reshape(4, 4)[:, :players].tolist()
    assert tuple(stars) == game.star_masks
    assert cards == [sum(1 << COLOURS.index(card) for card in own) for own in game.cards]
    assert int(row[4]) == game.rolls
    if row[0] != OVER:
        assert (-1 if game.to_move is CHANCE else game.to_move) == int(row[2])
        assert (game.round, game.turn, game.starter) == (int(row[3]), int(row[5]), int(row[6]))
        assert tuple(buttons) == game.button_masks
        assert standings == [STANDINGS[standing] for standing in game.standings]
        assert (game.phase is Phase.DICE) == (row[0] == DICE)


def compare(table: Table, strategies: list[Strategy], layouts: list[Layout], seed: int, number: int) -> Game:
    """Play a game of a simulation through the engine, and compare all there is: the game."""
    key = key_for(str(seed))
    log = log_of(table, key, number)
    cards = ["".join(c for at, c in enumerate(COLOURS) if own >> at & 1) for own in log[0, LOG_SEATS + 12 :].tolist()]
    game = Game.start(NAMES[: table.players], layouts, cards[: table.players], seed=seed)
    dice = Stream(int(key), number, DICE_STREAM)
    choices = [Stream(int(key), number, FIRST_SEAT + seat) for seat in range(table.players)]
    for row in log[:-1]:
        assert_same_state(game, row)
        move = move_of(row, game.setup.grid)
        assert move is not None
        if game.to_move is CHANCE:
            white, gold, *black = dice.dice(game.size)
            assert move == Dice(white, gold, tuple(black[: game.black_dice - 1]))
        else:
            assert isinstance(game.to_move, int)
            assert move == strategies[game.to_move].move(game, choices[game.to_move])
        game = game.play(move)  # which refuses a move that is not legal
    assert log[-1, 0] == OVER
    assert_same_state(game, log[-1])
    found = room_for_games(table, 1, MOST_ROUNDS)
    with np.errstate(over="ignore"):
        play_games(table, room_for_players(), found, key, number, 1, NO_LOG)
    assert found.games[0]["rounds"] == (game.round if game.result else game.round - 1 == MOST_ROUNDS and MOST_ROUNDS)
    assert found.games[0]["rolls"] == game.rolls
    shares, stars, lines = (found.game_seats[name] for name in ("share", "stars", "line"))
    (reason,) = reasons_of(shares, stars, lines)
    assert reason == (game.result.reason if game.result else None)
    if game.result:
        won = len(game.result.winners)
        assert shares[0].tolist() == [(seat in game.result.winners) / won for seat in range(table.players)]
        assert tuple(stars[0].tolist()) == game.result.stars
        assert tuple(lines[0].tolist()) == game.result.lines
    return game


@pytest.mark.parametrize("tables", [16, pytest.param(100, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_engine_and_the_strategies_agree_with_every_move_of_many_games(players: int, tables: int) -> None:
    chance, over, phases = random.Random(players), 0, set()
    for seed in range(tables):
        table, strategies, layouts = any_table(chance, players)
        for number in range(5):
            game = compare(table, strategies, layouts, seed, number)
            over += game.result is not None
            phases |= {type(move) for move in game.moves}
    assert over > 2.5 * tables
    assert len(phases) == (5 if players == 1 else 6)
