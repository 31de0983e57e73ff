"""Bots: the kit's own, and how little it takes to make one."""

import pickle

import pytest

from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.kind import BUTTONS
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import Lay, Move, OptOut, Pass, Roll
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.strategy.bots import CautiousBot, GamblerBot, OneStepBot, StrategyBot
from buttons_widgets.buttons.strategy.round_bot import ChampionBot, RoundBot
from buttons_widgets.buttons.strategy.strategy import Strategy
from buttons_widgets.kit.rules.bots import RandomBot
from buttons_widgets.kit.rules.errors import GameError
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
        bots = [OneStepBot(seed), CautiousBot(3, seed), GamblerBot(0.2, seed), RandomBot(seed + 1)][:players]
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


@pytest.mark.parametrize(
    "make",
    [
        *(RandomBot, OneStepBot),
        *(lambda seed: CautiousBot(3, seed=seed), lambda seed: GamblerBot(0.3, seed=seed)),
        lambda seed: StrategyBot(Strategy("stars", 2), seed=seed),
    ],
)
def test_a_seeded_bot_plays_the_same_again(make: type[RandomBot]) -> None:
    assert game_between(make(5), make(6)) == game_between(make(5), make(6))
    assert game_between(make(5), make(6)) != game_between(make(7), make(8))


def test_bots_are_told_by_how_they_are_made() -> None:
    assert repr(RandomBot(seed=3)) == "RandomBot()"
    assert repr(CautiousBot()) == "CautiousBot(buttons=4)"
    assert repr(pickle.loads(pickle.dumps(CautiousBot(2)))) == "CautiousBot(buttons=2)"
    assert repr(GamblerBot()) == "GamblerBot(bust=0.25)"
    assert repr(OneStepBot(seed=3)) == "OneStepBot()"
    assert repr(StrategyBot(Strategy("stars", 2))).startswith("StrategyBot(Strategy(leaving='stars', limit=2, ")


@pytest.mark.parametrize("buttons", [0, -1])
def test_a_cautious_bot_needs_a_button_to_opt_out(buttons: int) -> None:
    with pytest.raises(ValueError, match=f"at least 1 button, not {buttons}"):
        CautiousBot(buttons)


@pytest.mark.parametrize("buttons", ["4", 2.5, True, False, None, [4]])
def test_a_cautious_bot_needs_a_whole_number(buttons: int) -> None:
    with pytest.raises(GameError, match="a bot opts out with at least 1 button, not") as refused:
        CautiousBot(buttons)
    assert repr(buttons) in str(refused.value)


@pytest.mark.parametrize("bust", [-0.1, 1, 1.5, float("nan"), "0.25", True, None])
def test_a_gambler_needs_a_chance(bust: float) -> None:
    with pytest.raises(GameError, match="a gambler takes a chance from 0 to less than 1 to be bust, not") as refused:
        GamblerBot(bust)
    assert repr(bust) in str(refused.value)


@pytest.mark.parametrize("strategy", [None, "stars", Strategy])
def test_a_strategy_bot_needs_a_strategy(strategy: Strategy) -> None:
    with pytest.raises(GameError, match="a bot plays by a Strategy, not"):
        StrategyBot(strategy)


def test_a_gambler_rolls_up_to_its_chance_and_no_further() -> None:
    seen = set()
    for seed in range(3):
        game = game_between(GamblerBot(0.2, seed=seed), RandomBot(seed), seed=seed)
        for state, move in decisions(game, 0):
            if state.phase is Phase.DECIDE and state.button_masks[0]:
                assert move == (OptOut() if bust_chance(state.position(0)) > 0.2 else Roll())
                seen.add(move)
    assert seen == {OptOut(), Roll()}


def test_a_one_step_bot_beats_a_cautious_one() -> None:
    """If both were as good, 43 of 60 games would be 3.4 standard errors more than half."""
    wins = 0.0
    for seed in range(60):
        seat = seed % 2
        bots = [OneStepBot(seed), CautiousBot(3, seed)]
        result = game_between(bots[seat], bots[1 - seat], seed=seed).result
        assert result is not None
        wins += (seat in result.winners) / len(result.winners)
    assert wins >= 43


# How bots are written down


class Mine(CautiousBot):
    """A bot of a user's own, made from the kit's."""


class AlsoMine(RandomBot):
    """The same of the other one."""


def first_move(game: Game) -> Move:
    return game.legal_moves()[0]


@pytest.mark.parametrize(
    "bot",
    [
        *(RandomBot(), RandomBot(3), CautiousBot(), CautiousBot(1), CautiousBot(250), OneStepBot(), OneStepBot(3)),
        *(GamblerBot(), GamblerBot(0), GamblerBot(1 / 3), GamblerBot(1e-9), GamblerBot(0.1 + 0.2)),
        *(RoundBot(), RoundBot(3), ChampionBot(), ChampionBot(3)),
    ],
)
def test_the_kit_s_bots_are_read_as_they_were_written(bot: Bot) -> None:
    read = BUTTONS.parse_bot(BUTTONS.bot_text(bot))
    assert type(read) is type(bot)
    assert repr(read) == repr(bot) == BUTTONS.bot_text(bot)


@pytest.mark.parametrize(
    ("bot", "text"), [(Mine(3), "Mine"), (AlsoMine(), "AlsoMine"), (first_move, "first_move"), (Mine, "Mine")]
)
def test_a_bot_of_ones_own_is_written_by_its_name_and_never_read_as_one_of_the_kit_s(bot: Bot, text: str) -> None:
    assert BUTTONS.bot_text(bot) == text
    assert BUTTONS.parse_bot(text) is None
    assert BUTTONS.parse_bot(repr(bot)) is None


@pytest.mark.parametrize(
    "text",
    [
        *("", "person", "RandomBot", "CautiousBot", "CautiousBot()", "CautiousBot(buttons=0)", None, 7),
        *(
            "CautiousBot(buttons=-1)",
            "CautiousBot(buttons=3) ",
            "CautiousBot(buttons=3.0)",
            "CautiousBot(buttons=id(1))",
            *("GamblerBot(bust=1.0)", "GamblerBot(bust=.5)", "GamblerBot(bust=1/3)", "GamblerBot(bust=nan)"),
            *("GamblerBot(bust=0.50)", "GamblerBot(bust=-0.5)", "OneStepBot(bust=0.5)", "OneStepBot(seed=1)"),
            *("StrategyBot()", repr(StrategyBot(Strategy("stars", 2)))),
        ),
    ],
)
def test_another_text_is_no_bot_of_the_kit(text: str) -> None:
    assert BUTTONS.parse_bot(text) is None


def test_a_bot_needs_no_seed_in_what_it_is_shown() -> None:
    game = Game.start(NAMES[:2], seed=1)
    bot, other = CautiousBot(3, seed=1), CautiousBot(3, seed=1)
    while game.to_move is not None:
        move = game.chance_move() if game.to_move is CHANCE else bot(game.seen_by(game.to_move))
        assert game.to_move is CHANCE or move == other(game)
        game = game.play(move)


def test_a_function_is_a_bot() -> None:
    def greedy(game: Game) -> Move:
        moves = game.legal_moves()
        return moves[-1] if game.position(game.turn).stars_for_opting_out() >= 2 else moves[0]

    assert game_between(greedy, RandomBot(1)).result is not None
