"""The rules of a strategy do what they say, held against counting every roll and against the bots' own sentences."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from buttons_widgets import GameError, Lay, OptOut, Pass, PlaceStars, RandomBot, Roll, Strategy, bust_chance
from buttons_widgets.buttons.cells import parse_cell
from buttons_widgets.buttons.rules.game import Game
from buttons_widgets.buttons.rules.moves import roll_chances
from buttons_widgets.buttons.rules.phase import Phase
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.buttons.strategy.strategy import Board, Golden, Laying, Leaving, Placing
from buttons_widgets.kit.rules.game import CHANCE
from tests.played import do, game_of, lying, played, started


@cache
def states(phase: Phase, players: int = 2, size: int = 5, games: int = 6) -> list[tuple[Game, int]]:
    """States of random games in a phase, each with the seat that is to move."""
    found = []
    for seed in range(games):
        game = started(players, size, seed)
        for ply in range(150):
            game = played(game, 1, seed=1000 * seed + ply)
            if game.phase is phase and isinstance(game.to_move, int):
                found.append((game, game.to_move))
    assert len(found) > games
    return found


def expected(position: Position) -> Fraction:
    """The stars to expect from one more roll, best laid, and opting out then: every roll is gone through."""
    total = Fraction(0)
    for dice, chance in roll_chances(position.size, position.black_dice - 1):
        after = [position.lay(cell).stars_for_opting_out() for cell in dice.cells if position.is_legal(cell)]
        total += chance * max(after, default=0)
    return total


def first(_count: int) -> int:
    return 0


@pytest.mark.parametrize("size", [3, 4, 5])
def test_one_roll_ahead_is_worth_what_counting_every_roll_says(size: int) -> None:
    for game, seat in states(Phase.DECIDE, players=3, size=size, games=2)[::5]:
        board, buttons, position = Board.of(game, seat), game.button_masks[seat], game.position(seat)
        assert Fraction(board.one_roll(buttons), board.outcomes) == expected(position)
        assert Fraction(board.bust(buttons), board.outcomes) == bust_chance(position)
        assert board.stars(buttons) == position.stars_for_opting_out()


@pytest.mark.parametrize(
    ("strategy", "leaves"),
    [
        (Strategy("buttons", 3), lambda position: len(position.buttons) >= 3),
        (Strategy("stars", 2), lambda position: position.stars_for_opting_out() >= 2),
        (Strategy("bust", 0.2), lambda position: bust_chance(position) > 0.2),
        (Strategy("one roll"), lambda position: position.stars_for_opting_out() >= expected(position)),
    ],
)
def test_each_rule_opts_out_when_it_says(strategy: Strategy, leaves: Callable[[Position], bool]) -> None:
    seen = set()
    for game, seat in states(Phase.DECIDE, size=4):
        position = game.position(seat)
        wanted = bool(position.buttons) and (not position.legal_cells() or leaves(position))
        assert (strategy.move(game, first) == OptOut()) == wanted
        seen.add(wanted)
    assert seen == {True, False}


@pytest.mark.parametrize("size", [4, pytest.param(5, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("laying", [Laying.STARS, Laying.ROOM])
def test_it_lays_on_one_of_the_spaces_that_are_best_by_its_rule(laying: Laying, size: int) -> None:
    strategy, ties = Strategy("one roll", laying=laying), 0
    for game, seat in states(Phase.LAY, size=size, games=3)[::3]:
        ranks = {}
        for move in game.legal_moves():
            assert isinstance(move, Lay)
            after = game.position(seat).lay(move.cell)
            worth = max(Fraction(after.stars_for_opting_out()), expected(after)) if laying is Laying.STARS else 0
            ranks[move] = worth, len(after.legal_cells())
        best = {move for move, rank in ranks.items() if rank == max(ranks.values())}
        assert {strategy.move(game, lambda count, i=i: i % count) for i in range(len(best))} == best  # type: ignore[misc]
        ties += len(best) > 1
    assert ties


def blocking() -> tuple[Game, int]:
    """The second player is offered the space beside its third yellow one, which would earn two stars."""
    game = lying(game_of(2, "yby/bgb/ybg"), 1, [(1, 1), (1, 3)])
    return do(game, "roll", "dice 3-2 2222", "lay 3-2"), 1


def test_a_golden_space_is_passed_where_it_lowers_the_worth() -> None:
    passed = set()
    for game, seat in [*states(Phase.GOLD, size=4), blocking()]:
        assert game.dice is not None
        position = game.position(seat)
        after = position.lay(game.dice.golden_cell)
        worths = [max(Fraction(one.stars_for_opting_out()), expected(one)) for one in (position, after)]
        wanted = Lay(game.dice.golden_cell) if worths[1] >= worths[0] else Pass()
        assert Strategy("one roll", golden="stars").move(game, first) == wanted
        assert Strategy("one roll", golden="always").move(game, first) == Lay(game.dice.golden_cell)
        assert Strategy("one roll", golden="never").move(game, first) == Pass()
        passed.add(wanted == Pass())
    assert passed == {True, False}


def at_stars(buttons: list[str], stars: list[str]) -> Game:
    """A two-player game on boards all red at the moment when Ada places her three stars."""
    game = lying(game_of(2), 0, map(parse_cell, buttons), map(parse_cell, stars))
    return do(lying(game, 1, [(1, 1)]), "opt out", "opt out")


def test_stars_complete_a_line_of_five_and_else_go_where_lines_have_most_stars() -> None:
    strategy = Strategy("one roll")
    game = at_stars(["1-1", "1-3", "3-3", "5-5"], ["1-2", "1-4", "1-5", "3-2", "3-4"])
    assert game.phase is Phase.STARS and game.earnings(0).total == 3
    placed = strategy.move(game, first)
    assert isinstance(placed, PlaceStars)
    assert {(1, 1), (1, 3)} <= set(placed.cells)
    assert (3, 3) in placed.cells  # the third one lies on a row that has two stars
    game = at_stars(["1-3", "3-3", "5-5", "6-6"], ["1-2", "1-4", "3-2", "4-3"])
    placed = strategy.move(game, first)
    assert isinstance(placed, PlaceStars)
    assert {(1, 3), (3, 3)} <= set(placed.cells)


@pytest.mark.parametrize("placing", Placing)
def test_every_placing_is_legal_and_a_random_one_is_any_of_them(placing: Placing) -> None:
    strategy = Strategy("one roll", placing=placing)
    for game, _ in states(Phase.STARS, size=6, games=3):
        moves = game.legal_moves()
        assert strategy.move(game, first) in moves
        if placing is Placing.RANDOM:
            assert [strategy.move(game, lambda _count, i=i: i) for i in range(len(moves))] == list(moves)  # type: ignore[misc]


def test_four_random_rules_play_as_the_random_bot_does() -> None:
    strategy = Strategy(Leaving.RANDOM, None, Laying.RANDOM, Golden.RANDOM, Placing.RANDOM)
    for players in (1, 2, 4):
        draws, bot, kinds = random.Random(7), RandomBot(seed=7), set()
        game = started(players, 6, players)
        while game.to_move is not None and game.ply < 400:
            if game.to_move is CHANCE:
                game = game.play(game.chance_move())
                continue
            move = strategy.move(game, draws.randrange)
            assert move == bot(game)
            kinds.add(type(move))
            game = game.play(move)
        assert {Roll, OptOut, Lay, PlaceStars} <= kinds


def test_one_number_is_drawn_for_each_button_and_each_placing() -> None:
    strategy = Strategy("buttons", 3, laying="random", golden="always", placing="random")
    for phase in (Phase.DECIDE, Phase.LAY, Phase.GOLD, Phase.STARS):
        for game, _ in states(phase, games=2):
            drawn: list[int] = []
            strategy.move(game, lambda count, drawn=drawn: drawn.append(count) or 0)  # type: ignore[misc]
            assert len(drawn) == (phase is not Phase.DECIDE)


def test_a_strategy_is_asked_only_when_a_player_is_to_move() -> None:
    with pytest.raises(GameError, match="no player is to move"):
        Strategy("one roll").move(game_of(2).play(Roll()), first)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("boldly",),
            "there is no rule 'boldly' for leaving: the rules are 'buttons', 'stars', 'bust', 'one",
        ),
        (("one roll", 3), "the rule 'one roll' needs no limit, so leave out 3"),
        (("buttons",), "the limit of the rule 'buttons' is 1 or more buttons, not None"),
        (("stars", 0), "is 1 or more stars, not 0"),
        (("stars", 2.5), "is 1 or more stars, not 2.5"),
        (("stars", float("nan")), "is 1 or more stars, not nan"),
        (("buttons", True), "is 1 or more buttons, not True"),
        (("bust", 1), "is a chance from 0 to less than 1, not 1"),
        (("bust", "0.5"), "is a chance from 0 to less than 1, not '0.5'"),
        (("one roll", None, "here"), "there is no rule 'here' for laying"),
        (("one roll", None, "room", 7), "there is no rule 7 for golden"),
        (("one roll", None, "room", "never", "row"), "for placing: the rules are 'random', 'line'"),
    ],
)
def test_a_rule_that_cannot_be_is_refused_with_those_that_can(arguments: tuple[str, ...], message: str) -> None:
    with pytest.raises(GameError, match=message):
        Strategy(*arguments)  # type: ignore[arg-type]


def test_a_strategy_is_a_value_that_prints_as_it_is_made() -> None:
    for leaving, (laying, golden, placing) in product(Leaving, product(Laying, Golden, Placing)):
        limit = {Leaving.BUTTONS: 4, Leaving.STARS: 2, Leaving.BUST: 0.25}.get(leaving)
        strategy = Strategy(leaving, limit, laying, golden, placing)
        assert eval(repr(strategy)) == strategy == pickle.loads(pickle.dumps(strategy))
        assert hash(strategy) == hash(eval(repr(strategy)))
    assert len({Strategy("stars", n) for n in (1, 2, 2)}) == 2


def test_the_order_of_random_placings_is_that_of_the_legal_moves() -> None:
    game, _ = states(Phase.STARS, size=6, games=3)[0]
    seat = game.to_move
    assert isinstance(seat, int)
    cells = game.setup.grid.cells_of(game.button_masks[seat])
    total = game.earnings(seat).total
    assert [move.cells for move in game.legal_moves() if isinstance(move, PlaceStars)] == list(
        combinations(cells, total)
    )
