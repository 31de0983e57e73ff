"""A round of two players as a game between both, held against the rules engine, simulation, and `solve`."""

from __future__ import annotations

import random
import subprocess
import sys
from fractions import Fraction
from functools import cache, reduce
from math import prod, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from buttons_widgets import CHANCE, LAYOUTS, CautiousBot, Game, Layout, Opponents, OptOut, Position, solve
from buttons_widgets.buttons.analysis.chances import bust_chance
from buttons_widgets.buttons.analysis.lattice import count_positions
from buttons_widgets.buttons.analysis.two_players import solve_round as two_players
from buttons_widgets.buttons.analysis.two_players.plans import Advised, BestPlay, RuleOfThumb, alone_after
from buttons_widgets.buttons.analysis.two_players.solve_round import solve_round
from buttons_widgets.buttons.analysis.two_players.solved_round import TwoPlayerRound
from buttons_widgets.buttons.rules.phase import Phase, Standing
from buttons_widgets.kit.rules.errors import GameError, MissingPackageError
from tests.slow_round import Key, SlowRound, Tree, game_of
from tests.uncompiled import uncompile

ADA = Position.parse("rby/gry/ybg ry 5")
BO = Position.parse("gyb/rgr/byg bg 5")
GREAT_ADA = Position.parse("rbyg/ygrb/bryg/gybr ry 5")
GREAT_BO = Position.parse("gryb/bgry/ybgr/rygb bg 5")
GREAT_LAYOUTS = [Layout.parse(board.colours) for board in (GREAT_ADA, GREAT_BO)]
STARRED = (Position.parse("rby*/ygrb/b*yg/*ybr ry 5"), Position.parse("gry*/bgry/y*gr/*ygb bg 5"))
SMALL = (
    ("r*r/*r*/r*r ry 5", "R*r/*r*/**r bg 5"),
    ("rrr/**r/**r ry 5", "gG*/g**/ggg bg 5"),
    ("rb*/*Ry/y*g ry 5", "g*b/r**/b*g bg 5"),
    ("yyY/***/byb by 5", "*g*/g*g/*gb rg 5"),
)
SMALL_PARAMS = [
    pytest.param(texts, id=" and ".join(texts), marks=[] if texts == SMALL[1] else pytest.mark.thorough)
    for texts in SMALL
]
NUMBERS = [float, pytest.param(Fraction, marks=pytest.mark.thorough)]
HABITS = Opponents(1, 0.2, 0.1)


def boards_of(texts: tuple[str, str]) -> tuple[Position, Position]:
    first, second = map(Position.parse, texts)
    return first, second


@cache
def tree_of(texts: tuple[str, str], number: type = float) -> Tree:
    """What the engine says of two boards, for all tests that ask it."""
    return {}


@pytest.fixture(scope="module", params=[STARRED, pytest.param((GREAT_ADA, GREAT_BO), marks=pytest.mark.thorough)])
def great(request: pytest.FixtureRequest) -> TwoPlayerRound:
    """The game between both on boards of four rows: half full of stars, or empty."""
    return solve_round(*request.param)


# Against the engine


@pytest.mark.parametrize("texts", SMALL_PARAMS)
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("against", [(0.0, 0.0), (1.0, 1.0), (0.5, -0.25)], ids=str)
def test_the_rules_engine_played_through_agrees(
    texts: tuple[str, str], against: tuple[float, float], number: type
) -> None:
    boards = boards_of(texts)
    solved = solve_round(*boards, [BestPlay(weight) for weight in against])
    slow = SlowRound(against, tree=tree_of(texts, number), number=number)
    for turn in range(2):
        expected = slow.stars(game_of(boards, turn))
        assert solved.values(turn=turn) == pytest.approx([float(stars) for stars in expected], abs=1e-12)


@pytest.mark.parametrize("texts", SMALL_PARAMS)
def test_it_agrees_on_every_pair_of_boards_that_comes_up(texts: tuple[str, str]) -> None:
    boards = boards_of(texts)
    solved = solve_round(*boards)
    slow = SlowRound(tree=tree_of(texts))
    game = game_of(boards)
    slow.stars(game)
    compared = 0
    for (phase, turn, _, masks, standings, *_), expected in slow.known.items():
        if phase is Phase.DECIDE and standings == (Standing.IN, Standing.IN):
            there = [game._changed(button_masks=masks).position(seat) for seat in range(2)]
            assert solved.values(*there, turn=turn) == pytest.approx([float(stars) for stars in expected], abs=1e-12)
            compared += 1
    assert 10 < compared <= 2 * solved.pairs


@pytest.mark.parametrize("texts", SMALL[1:3], ids=" and ".join)
def test_the_engine_agrees_with_every_kind_of_player(texts: tuple[str, str]) -> None:
    boards = boards_of(texts)
    kinds = [Advised(), Advised(HABITS), RuleOfThumb(lambda now: now.buttons >= 2), BestPlay(0.5)]
    for first, second in zip(kinds, kinds[1:] + kinds[:1], strict=True):
        solved = solve_round(*boards, [first, second])
        slow = SlowRound(bots=[solved.move, solved.move])
        for turn in range(2):
            expected = slow.stars(game_of(boards, turn))
            assert solved.values(turn=turn) == pytest.approx([float(stars) for stars in expected], abs=1e-12)


@pytest.mark.parametrize("texts", [SMALL_PARAMS[1], SMALL_PARAMS[0]])
def test_nobody_gains_by_playing_otherwise_against_a_player_who_stays_as_it_is(texts: tuple[str, str]) -> None:
    boards = boards_of(texts)
    for fixed in (Advised(HABITS), RuleOfThumb(lambda now: now.buttons >= 2)):
        solved = solve_round(*boards, [fixed, BestPlay()])
        slow = SlowRound(bots=[solved.move, None], tree=tree_of(texts))
        expected = slow.stars(game_of(boards))
        assert solved.values() == pytest.approx([float(stars) for stars in expected], abs=1e-12)


def test_one_who_is_advised_does_what_solve_says() -> None:
    solved = solve_round(GREAT_ADA, GREAT_BO, [Advised(HABITS), Advised()])
    rng = random.Random("advised")
    asked = set()
    for number in range(25):
        game = Game.start(["Ada", "Bo"], GREAT_LAYOUTS, ["ry", "bg"], seed=f"advised {number}")
        while game.round == 1 and game.phase not in (Phase.STARS, Phase.OVER):
            if game.to_move is CHANCE:
                game = game.play(game.chance_move())
                continue
            if game.to_move == 0:
                said = solved.move(game)
                both_in = game.standings[1] is Standing.IN
                solution = solve(game.position(0), HABITS if both_in else None)
                if game.phase is Phase.DECIDE:
                    assert str(said) == solution.advice
                elif game.phase is Phase.LAY:
                    assert said.cell == solution.best_cells(move.cell for move in game.legal_moves())[0]  # type: ignore[union-attr]
                else:
                    assert game.dice is not None
                    (best, *_) = solution.compare_gold(game.dice.golden_cell, to_act=0)
                    tied = solution.compare_gold(game.dice.golden_cell, to_act=0).find("pass").best
                    assert str(said) == ("pass" if tied else f"lay {best.choice[0]}-{best.choice[1]}")
                asked.add((game.phase, both_in))
                game = game.play(said)
            else:
                # It rolls until it is bust, so that the advised one gets to see that too; or leaves now and then.
                stays = game.phase is Phase.DECIDE and rng.random() < 0.9
                game = game.play(game.legal_moves()[0] if stays else rng.choice(game.legal_moves()))
    assert len(asked) == 6  # roll or opt out, space, golden space; with the other in and out


def simulated(solved: TwoPlayerRound, rounds: int, seed: str) -> tuple[np.ndarray, np.ndarray]:
    """Stars of both in so many rounds that the engine plays, and for each seat turns, opting out and busts."""
    stars, counts = np.zeros((rounds, 2)), np.zeros((rounds, 2, 3))
    for number in range(rounds):
        game = game_of(solved.boards, seed=f"{seed} {number}")
        while game.round == 1 and game.phase not in (Phase.STARS, Phase.OVER):
            if game.to_move is CHANCE:
                game = game.play(game.chance_move())
                continue
            seat, both_in = game.turn, Standing.OUT not in game.standings and Standing.BUST not in game.standings
            move = solved.move(game)
            if game.phase is Phase.DECIDE and both_in:
                counts[number, seat, 0] += 1
                counts[number, seat, 1] += str(move) == "opt out"
                rolled = game.play(move)
                if rolled.to_move is CHANCE:
                    fallen = rolled.play(rolled.chance_move())
                    counts[number, seat, 2] += Standing.BUST in fallen.standings
            game = game.play(move)
        if game.round == 1:
            stars[number] = [
                game.earnings(seat).total if game.standings[seat] is Standing.OUT else 0 for seat in range(2)
            ]
    return stars, counts


@pytest.mark.parametrize(
    ("boards", "rounds"), [(STARRED, 250), pytest.param((GREAT_ADA, GREAT_BO), 1_500, marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize(
    "players", [(BestPlay(), BestPlay()), (Advised(HABITS), RuleOfThumb(lambda now: now.stars > 1))]
)
def test_the_engine_plays_what_was_worked_out_on_boards_of_four_rows(
    players: Any, boards: tuple[Position, Position], rounds: int
) -> None:
    solved = solve_round(*boards, players)
    stars, counts = simulated(solved, rounds, "played")
    for seat in range(2):
        error = stars[:, seat].std(ddof=1) / sqrt(len(stars))
        assert abs(stars[:, seat].mean() - solved.values()[seat]) < 4 * error
        turns, out, bust = counts[:, seat].mean(axis=0)
        habits = solved.habits(seat)
        assert abs(turns - habits.turns) < 4 * counts[:, seat, 0].std(ddof=1) / sqrt(len(stars))
        for seen, chance, times in (
            (out / turns, habits.opt_out, turns),
            (bust / (turns - out), habits.bust, turns - out),
        ):
            assert abs(seen - chance) < 4 * sqrt(max(chance, 0.001) / (times * len(stars)))


def counted(solved: TwoPlayerRound, game: Game, known: dict[Key, np.ndarray]) -> np.ndarray:
    """For each seat how many turns, opting out and busts are to be expected while both are in, played through."""
    found = np.zeros((2, 3))
    if game.round > 1 or game.standings != (Standing.IN, Standing.IN):
        return found
    key: Key = game.phase, game.turn, game.to_move, game.button_masks, game.dice
    if key in known:
        return known[key]
    if game.to_move is CHANCE:
        for dice, chance in game.chances():
            after = game.play(dice)
            found += float(chance) * counted(solved, after, known)
            found[game.turn, 2] += float(chance) * (after.standings[game.turn] is Standing.BUST)
    else:
        move = solved.move(game)
        found += counted(solved, game.play(move), known)
        if game.phase is Phase.DECIDE:
            found[game.turn, :2] += 1, move == OptOut()
    known[key] = found
    return found


@pytest.mark.parametrize("texts", SMALL[1:3], ids=" and ".join)
def test_habits_are_those_that_the_engine_has_played_through(texts: tuple[str, str]) -> None:
    boards = boards_of(texts)
    solved = solve_round(*boards, [BestPlay(), RuleOfThumb(lambda now: now.buttons >= 2)])
    known: dict[Key, np.ndarray] = {}
    for turn in range(2):
        for seat, expected in enumerate(counted(solved, game_of(boards, turn), known)):
            turns, opt_out, bust = solved.habits(seat, turn)
            assert (turns, turns * opt_out, turns * (1 - opt_out) * bust) == pytest.approx(expected, abs=1e-12)


def test_what_was_worked_out_goes_on_to_the_stars_of_who_has_left() -> None:
    boards = boards_of(SMALL[2])
    solved = solve_round(*boards, [RuleOfThumb(lambda now: True)] * 2)
    game, placed = game_of(boards), 0
    while game.round == 1 and game.phase is not Phase.OVER:
        move = game.chance_move() if game.to_move is CHANCE else solved.move(game)
        if game.phase is Phase.STARS:
            assert move == game.legal_moves()[0]
            placed += 1
        game = game.play(move)
    assert placed == 2


# Against `solve`


def test_against_one_who_leaves_at_once_it_is_what_solve_says() -> None:
    other = Position.parse("Gryb/bgry/ybgr/rygb bg 5")
    leaving = RuleOfThumb(lambda now: True)
    solved = solve_round(GREAT_ADA, other, [BestPlay(), leaving])
    assert solved.values()[0] == pytest.approx(solve(GREAT_ADA, Opponents(1, 1.0, 0.0)).value, abs=1e-12)
    assert solved.values(turn=1) == pytest.approx([solve(alone_after(GREAT_ADA)).value, 1.0], abs=1e-12)
    advised = solve_round(GREAT_ADA, other, [Advised(Opponents(1, 1.0, 0.0)), leaving])
    assert advised.values() == pytest.approx(solved.values(), abs=1e-12)


def test_against_one_who_has_no_room_and_rolls_it_is_what_solve_says() -> None:
    full = Position.parse("GrYb/bGrY/YbGr/rYgB bg 5")
    assert not full.legal_cells()
    rolling = solve_round(GREAT_ADA, full).player(1)
    rolling = rolling._replace(leaves=np.zeros_like(rolling.leaves))
    solved = solve_round(GREAT_ADA, full, [BestPlay(), rolling])
    sure_to_bust = Opponents(1, 0.0, 1.0)
    assert solved.values()[0] == pytest.approx(solve(GREAT_ADA, sure_to_bust).value, abs=1e-12)
    assert solved.values()[1] == 0
    assert solved.values(turn=1)[0] == pytest.approx(solve(GREAT_ADA, sure_to_bust).waiting[1], abs=1e-12)
    assert solved.habits(1).bust == 1 and solved.habits(1).opt_out == 0


@pytest.mark.parametrize(
    ("laid", "pairs"), [(["6-2"], 400_000), pytest.param([], 2_000_000, marks=pytest.mark.thorough)]
)
def test_a_pair_of_late_boards_of_six_rows_is_solved_too(laid: list[str], pairs: int) -> None:
    board = Position.parse("bGryGr/g*grb*/rgbyg*/GyRbyb/yb*rbg/*rbgRy ry 5")
    other = Position.parse("GryGrb/*grb*g/gbyg*r/yRbybG/b*rbgy/rbgRy* bg 5")
    board = reduce(Position.lay, laid, board)
    solved = solve_round(board, other)
    assert solved.pairs > pairs
    assert solved.values()[0] >= board.stars_for_opting_out()


# What has to hold between the numbers


def test_the_same_boards_are_worth_the_same_on_either_seat() -> None:
    solved = solve_round(ADA, ADA)
    assert solved.values(turn=0) == pytest.approx(solved.values(turn=1)[::-1], abs=1e-12)
    turned = solve_round(BO, ADA)
    assert turned.values(turn=1) == pytest.approx(solve_round(ADA, BO).values(turn=0)[::-1], abs=1e-12)


def test_a_lead_is_what_the_other_lacks() -> None:
    lead = [BestPlay(1.0), BestPlay(1.0)]
    one, other = solve_round(ADA, BO, lead), solve_round(BO, ADA, lead)
    for turn in range(2):
        first, second = one.values(turn=turn)
        assert first - second == pytest.approx(-np.subtract(*other.values(turn=1 - turn)), abs=1e-12)
    same = solve_round(ADA, ADA, lead)
    assert np.subtract(*same.values(turn=0)) == pytest.approx(-np.subtract(*same.values(turn=1)), abs=1e-12)


def test_boards_that_are_both_turned_about_are_worth_the_same() -> None:
    def turned(board: Position) -> Position:
        """With the first column last, and the first row too: the dice do not care."""
        return Position(board.colours[::-1], cards=board.cards, black_dice=board.black_dice)

    lead = [BestPlay(1.0), BestPlay(1.0)]
    one, other = solve_round(ADA, BO, lead), solve_round(turned(ADA), turned(BO), lead)
    for turn in range(2):
        assert np.subtract(*one.values(turn=turn)) == pytest.approx(np.subtract(*other.values(turn=turn)), abs=1e-12)


def test_who_follows_a_solved_round_earns_what_it_says_and_no_other_plan_earns_more(great: TwoPlayerRound) -> None:
    again = solve_round(*great.boards, [great.player(0), great.player(1)])
    for turn in range(2):
        assert again.values(turn=turn) == pytest.approx(great.values(turn=turn), abs=1e-12)
        answer = solve_round(*great.boards, [BestPlay(), great.player(1)])
        assert answer.values(turn=turn)[0] == pytest.approx(great.values(turn=turn)[0], abs=1e-9)
    for plan in (Advised(), Advised(HABITS), RuleOfThumb(lambda now: now.buttons >= 3)):
        other = solve_round(*great.boards, [plan, great.player(1)])
        for turn in range(2):
            assert other.values(turn=turn)[0] <= great.values(turn=turn)[0] + 1e-12


def test_habits_by_the_number_of_buttons_add_up(great: TwoPlayerRound) -> None:
    for seat in range(2):
        at = [great.habits(seat, buttons=buttons) for buttons in range(10)]
        every = great.habits(seat)
        assert sum(one.turns for one in at) == pytest.approx(every.turns, abs=1e-12)
        assert sum(one.turns * one.opt_out for one in at) == pytest.approx(every.turns * every.opt_out, abs=1e-12)
        rolls = [one.turns * (1 - one.opt_out) * one.bust for one in at]
        assert sum(rolls) == pytest.approx(every.turns * (1 - every.opt_out) * every.bust, abs=1e-12)
        # With nothing laid a player may not leave, and a roll is bust where only stars are offered.
        assert at[0].opt_out == 0 < at[1].turns and at[0].bust == pytest.approx(float(bust_chance(great.boards[seat])))
        assert at[9] == (0, 0, 0)


def test_what_another_way_to_stop_costs_is_the_sum_of_its_differences(great: TwoPlayerRound) -> None:
    advised = solve_round(*great.boards, [Advised(HABITS), great.player(1)])
    stopping = great.player(0)._replace(leaves=advised.player(0).leaves)
    mixed = solve_round(*great.boards, [stopping, great.player(1)])
    for turn in range(2):
        differences = mixed.differences(great, seat=0, turn=turn)
        assert len(differences) > 10
        cost = sum(one.chance * one.cost for one in differences)
        assert great.values(turn=turn)[0] - mixed.values(turn=turn)[0] == pytest.approx(cost, abs=1e-7)
    for one in differences[:20]:
        assert great.advice(*one.boards, turn=0) == one.advice != mixed.advice(*one.boards, turn=0)
        assert (solve(one.boards[0], HABITS).advice == one.advice) is False
    parts = [one.chance * one.cost for one in differences]
    assert parts == sorted(parts, reverse=True)


# What is said, and what is refused


def test_it_prints_what_it_found(great: TwoPlayerRound) -> None:
    first, second = great.values()
    assert repr(great).endswith(f"{first:.4f} and {second:.4f} stars if the first begins)")
    assert great.pairs == prod(count_positions(board) for board in great.boards) > 100_000


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: solve_round("rby", BO), "a position is a board, cards and a number of dice"),
        (lambda: solve_round(ADA, GREAT_BO), "both boards have the same number of rows, not 3 and 4"),
        (lambda: solve_round(ADA, Position.parse("gyb/rgr/byg bg 3")), "not 5 black ones and 3"),
        (
            lambda: solve_round(*[Position.of(LAYOUTS["A"])] * 2),
            r"5,598,861 × 5,598,861 = 31,347,244,497,321 pairs, and at most 2,500,000 are solved: take boards of 3",
        ),
        (lambda: solve_round(*[Position.of(Layout.parse("rbygr" * 5))] * 2), "55,447 × 55,447 = 3,074,369,809 pairs"),
        (lambda: solve_round(ADA, BO, [BestPlay()]), "a round has two players"),
        (lambda: solve_round(ADA, BO, BestPlay()), "a round has two players"),  # type: ignore[arg-type]
        (lambda: solve_round(ADA, BO, [BestPlay(), CautiousBot()]), "a player of a round is one of"),  # type: ignore[list-item]
        (lambda: solve_round(ADA, ADA, [solve_round(ADA, BO.lay((2, 2))).player(0), BestPlay()]), "these are others"),
        (lambda: BestPlay(2), "counts from -1 to 1"),
        (lambda: BestPlay(float("nan")), "counts from -1 to 1"),
        (lambda: BestPlay(True), "counts from -1 to 1"),
        (lambda: Advised("none"), "not 'none'"),  # type: ignore[arg-type]
        (lambda: Advised(Opponents(2, 0.1, 0.1)), "there is 1 opponent, not 2"),
        (lambda: Advised(Opponents(1, 0.1, 0.1, dice_each=1)), "takes 2 dice along, not 1"),
        (lambda: RuleOfThumb(3), "a rule is a function"),  # type: ignore[arg-type]
        (lambda: solve_round(ADA, BO, [RuleOfThumb(lambda now: "yes"), BestPlay()]), "a rule says True"),
        (lambda: solve_round(ADA, BO).values(BO), "cannot come up in a round that begins from rby/gry/ybg ry 5"),
        (lambda: solve_round(ADA, BO).values(Position.parse("Rby/gry/ybg rg 5")), "cannot come up"),
        (lambda: solve_round(ADA, BO).advice(turn=2), "seats are 0 and 1, not 2"),
        (lambda: solve_round(ADA, BO).player(-1), "seats are 0 and 1, not -1"),
        (lambda: solve_round(ADA, BO).habits(0.5), "seats are 0 and 1, not 0.5"),  # type: ignore[arg-type]
        (lambda: solve_round(ADA, BO).habits(0, buttons=-1), "0 buttons or more, not -1"),
        (lambda: solve_round(ADA, BO).differences(solve_round(BO, ADA), 0), "from the same boards"),
        (lambda: solve_round(ADA, BO).differences(solve_round(ADA, BO, [Advised(), BestPlay()]), 0), "no BestPlay"),
        (lambda: solve_round(ADA, BO).move(Game.start(["Ada"])), "a game of two is wanted"),
        (lambda: solve_round(ADA, BO).move(Game.start(["Ada", "Bo"], seed=1)), "cannot come up"),
    ],
)
def test_bad_input_is_refused_in_words(call: Any, said: str) -> None:
    with pytest.raises(GameError, match=said):
        call()


def test_chance_is_nobody_s_move() -> None:
    game = Game.start(["Ada", "Bo"], ["rbygryybg", "gybrgrbyg"], ["ry", "bg"], seed=1)
    solved = solve_round(ADA, BO)
    game = game.play(solved.move(game))
    assert game.to_move is CHANCE
    with pytest.raises(GameError, match="no player is to move"):
        solved.move(game)


def test_it_says_how_far_it_is_and_can_be_ended() -> None:
    shares: list[float] = []
    solve_round(ADA, BO, watch=shares.append)
    assert shares[0] == 0 and shares == sorted(shares) and max(shares) < 1

    class Stop(Exception):
        pass

    def stop(share: float) -> None:
        if share > 0.2:
            raise Stop

    with pytest.raises(Stop):
        solve_round(GREAT_ADA, GREAT_BO, watch=stop)


def test_without_numba_small_boards_are_answered_and_large_ones_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = """
from buttons_widgets import Position
from buttons_widgets.buttons.analysis.two_players.solve_round import solve_round
boards = Position.parse("rby/gry/ybg ry 5"), Position.parse("gyb/rgr/byg bg 5")
solved = solve_round(*boards)
print([round(value, 12) for turn in (0, 1) for value in solved.values(turn=turn)], solved.habits(1))
"""
    package = Path(two_players.__file__).parents[4]
    answers = {
        subprocess.run(
            [sys.executable, "-c", before + ask], cwd=package, capture_output=True, text=True, check=True
        ).stdout
        for before in ("", "import sys; sys.modules['numba'] = None\n")
    }
    assert len(answers) == 1
    uncompile(monkeypatch)
    with pytest.raises(MissingPackageError, match="numba"):
        solve_round(GREAT_ADA, GREAT_BO)
