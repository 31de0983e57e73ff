"""Bots: the kit's two, and how little it takes to make one."""

import pickle

import pytest

from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Lay, Move, OptOut, Pass, Roll
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.strategy.bots import CautiousBot
from buttons_widgets.kit.rules.bots import RandomBot
from buttons_widgets.kit.rules.game import CHANCE, Bot
from tests.played import NAMES


def game_between(*bots: Bot, seed: int = 0) -> Game:
    game = Game.start(NAMES[: len(bots)], seed=seed)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


def decisions(game: Game, seat: int) -> list[tuple[Game, Move]]:
    """Every state in which a seat was to move, and its move."""
    state, found = game.start_state(), []
    for move in game.moves:
        if state.to_move == seat:
            found.append((state, move))
        state = state.play(move)
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_bots_play_whole_games(players: int) -> None:
    for seed in range(3):
        bots = [RandomBot(seed), CautiousBot(3, seed), CautiousBot(5, seed), RandomBot(seed + 1)][:players]
        assert game_between(*bots, seed=seed).result is not None


def test_a_random_bot_makes_every_kind_of_move() -> None:
    game = game_between(RandomBot(1), RandomBot(2), seed=1)
    for kind in (Roll, OptOut, Lay, Pass):
        assert any(isinstance(move, kind) for _, move in decisions(game, 0))


@pytest.mark.parametrize("buttons", [1, 2, 4, 7])
def test_a_cautious_bot_opts_out_with_its_number_of_buttons_and_not_before(buttons: int) -> None:
    for seed in range(3):
        game = game_between(CautiousBot(buttons, seed=seed), RandomBot(seed), seed=seed)
        for state, move in decisions(game, 0):
            held = len(state.position(0).buttons)
            if state.phase is Phase.DECIDE:
                assert move == (OptOut() if held >= buttons else Roll())
            if state.phase is Phase.GOLD:
                assert isinstance(move, Lay)


@pytest.mark.parametrize("make", [RandomBot, lambda seed: CautiousBot(3, seed=seed)])
def test_a_seeded_bot_plays_the_same_again(make: type[RandomBot]) -> None:
    assert game_between(make(5), make(6)) == game_between(make(5), make(6))
    assert game_between(make(5), make(6)) != game_between(make(7), make(8))


def test_bots_are_told_by_how_they_are_made() -> None:
    assert repr(RandomBot(seed=3)) == "RandomBot()"
    assert repr(CautiousBot()) == "CautiousBot(buttons=4)"
    assert repr(pickle.loads(pickle.dumps(CautiousBot(2)))) == "CautiousBot(buttons=2)"


@pytest.mark.parametrize("buttons", [0, -1])
def test_a_cautious_bot_needs_a_button_to_opt_out(buttons: int) -> None:
    with pytest.raises(ValueError, match=f"at least 1 button, not {buttons}"):
        CautiousBot(buttons)


def test_a_function_is_a_bot() -> None:
    def greedy(game: Game) -> Move:
        moves = game.legal_moves()
        return moves[-1] if game.position(game.turn).stars_for_opting_out() >= 2 else moves[0]

    assert game_between(greedy, RandomBot(1)).result is not None
