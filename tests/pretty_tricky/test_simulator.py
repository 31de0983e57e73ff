"""The simulator: the rules engine and the bots play the same games, and what comes of them."""

from __future__ import annotations

import random
import sys
import threading
from itertools import product
from typing import Any

import numpy as np
import pytest

from buttons_widgets.kit.analysis import comparing
from buttons_widgets.kit.analysis.comparing import FIRST_GAMES
from buttons_widgets.kit.analysis.simulating import GAMES_AT_ONCE
from buttons_widgets.kit.rules.answer import Cancelled
from buttons_widgets.kit.rules.bots import WorthBot
from buttons_widgets.pretty_tricky import (
    CHANCE,
    ChampionBot,
    ChanceBot,
    Dice,
    Game,
    GameError,
    NearestBot,
    Pass,
    RaceBot,
    RandomBot,
    Tick,
    compare,
    simulate,
    solve_race,
)
from buttons_widgets.pretty_tricky.rules.game import Setup
from buttons_widgets.pretty_tricky.rules.moves import Move, every_roll
from buttons_widgets.pretty_tricky.strategy import kernel
from buttons_widgets.pretty_tricky.strategy.simulator import (
    BOTS,
    Comparison,
    begun,
    place_of,
    play_on,
    play_part,
    roll_of,
)
from tests.pretty_tricky.rules.test_game import NAMES, SHEETS
from tests.pretty_tricky.test_strategy import LATE, SMALL_SHEETS

ROLLS = list(product(range(1, 7), repeat=4))
MOST_PLIES = 2_000


def move_of(row: np.ndarray) -> Move:
    """The move in a row of a log."""
    seat, one, other = row.tolist()
    if seat == kernel.NOBODY:
        *blue, red = ROLLS[one]
        return Dice(tuple(blue), red)
    if one == kernel.PASS:
        return Pass()
    return Tick(one + 2) if other == kernel.PASS else Tick(one + 2, other + 2)


def check(setup: Setup, numbers: list[int], key: int) -> int:
    """Replay a game of the loops in the engine, and ask each bot for its choices: how many were compared."""
    table, begin = begun(Game.begin(setup), numbers)
    log = np.full((MOST_PLIES, 3), kernel.NOT_ASKED)
    found = play_part(table, begin, np.uint64(key), 0, 1, log)
    bots, game, compared = [BOTS[number]() for number in numbers], Game.begin(setup), 0
    for row in log[: log[:, 0].tolist().index(kernel.NOT_ASKED)]:
        assert game.to_move == (CHANCE if row[0] == kernel.NOBODY else row[0])
        move = move_of(row)
        bot = bots[row[0]]
        if row[0] >= 0 and isinstance(bot, WorthBot):
            worths = bot.worths(game)
            assert worths[move] >= max(worths.values()) - 1e-9, (str(game), worths)
            compared += 1
        game = game.play(move)
    assert game.result is not None
    assert game.round == found.rounds[0]
    assert game.scores() == tuple(map(tuple, found.points[0].tolist()))
    assert [seat for seat, share in enumerate(found.shares[0]) if share] == list(game.result.winners)
    assert found.shares[0].sum() == pytest.approx(1)
    return compared


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_engine_and_bots_play_the_same_games(players: int) -> None:
    chance, compared = random.Random(players), 0
    for sheet in SMALL_SHEETS.values():
        for _ in range(5):
            numbers = [chance.randrange(len(BOTS)) for _ in range(players)]
            marks = chance.choice([None, 1, 2, 3])
            compared += check(Setup.of(NAMES[:players], 1, sheet=sheet, marks=marks), numbers, chance.randrange(2**60))
    for _ in range(5):
        numbers = [chance.randrange(1, len(BOTS)) for _ in range(players)]
        compared += check(Setup.of(NAMES[:players], 1, positions=[LATE] * players, marks=4), numbers, 7)
    assert compared > 50


def test_chances_need_no_race() -> None:
    setup = Setup.of(NAMES, 1)
    assert sum(check(setup, [2, 1, 0, 2], key) for key in range(5)) > 200


def test_every_move_has_a_place() -> None:
    game = Game.start(NAMES[:2])
    for dice in every_roll()[::7]:
        roll = roll_of(dice)
        own = game.play(dice)
        for decision in (own, own.play(Pass())):
            rows = kernel.MOVES[roll if decision is own else kernel.ROLLS + roll, :, 0]
            legal = decision.legal_moves()
            assert [place_of(move, roll, own=decision is own) for move in legal] == [
                *range(len(legal) - 1),
                kernel.PASS,
            ]
            assert (rows >= 0).sum() == len(legal) - 1


def test_the_result_depends_on_the_seed_alone() -> None:
    bots = [ChanceBot(), NearestBot(), RandomBot()]
    one, other = (
        simulate(bots, games=4_100, seed="one", sheet=SHEETS["gaps"], threads=threads, progress=False)
        for threads in (1, 2)
    )
    assert np.array_equal(one.points, other.points)
    assert np.array_equal(one.rounds, other.rounds)
    assert not np.array_equal(one.points, simulate(bots, games=4_100, seed="two", sheet=SHEETS["gaps"]).points)
    with pytest.raises(ValueError, match="read-only"):
        one.points[0] = 0


def test_whoever_watches_is_told_what_is_played_and_can_end_it() -> None:
    shares: list[float] = []
    bots = [NearestBot(), NearestBot()]
    simulate(bots, games=4 * GAMES_AT_ONCE, seed=1, sheet=SHEETS["gaps"], progress=False, watch=shares.append)
    assert shares == [0.25, 0.5, 0.75, 1.0]

    def end(_share: float) -> None:
        raise Cancelled

    before = set(threading.enumerate())
    with pytest.raises(Cancelled) as kept:
        simulate(bots, games=10**8, seed=1, threads=2, progress=False, watch=end)
    # A notebook keeps the last error, and with it all that stood in the loop.
    assert set(threading.enumerate()) <= before, kept


def test_games_are_played_on_without_a_package_for_progress_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    game = Game.start(NAMES[:2], positions=[LATE] * 2, marks=4).play(Dice((2, 4, 5), 5))
    assert play_on(game, ChanceBot(), 5, seed=1).games == 5


def test_what_is_reported() -> None:
    found = simulate([NearestBot(), RandomBot()], games=500, seed=1, progress=False)
    assert found.games == 500
    assert sum(found.wins) == pytest.approx(1)
    assert found.wins[0] > 0.9
    assert found.mean_rounds == pytest.approx(found.rounds.mean())
    assert found.mean_rounds.error == pytest.approx(found.rounds.std(ddof=1) / 500**0.5)
    assert found.mean_points[1][0] == pytest.approx(found.points[:, 1, 0].mean())
    assert str(found).startswith("500 games, ")


def test_a_race_takes_as_many_rolls_as_solved() -> None:
    sheet = "o|o/-|-/-|-/oo|o/-|-/ooo|o/-|-/-|-/oo|o/-|-/-|-"
    found = simulate([RaceBot()], games=20_000, seed=3, sheet=sheet, marks=3, progress=False)
    value = solve_race(Game.start(["Ada"], sheet=sheet).position(0), 3).value
    assert abs(found.mean_rounds - value) < 4 * found.mean_rounds.error


@pytest.mark.parametrize("bots", [[], [RandomBot()] * 5, "RandomBot()", [RandomBot], [max]])
def test_what_cannot_be_simulated_is_refused(bots: object) -> None:
    with pytest.raises(GameError):
        simulate(bots, games=1)  # type: ignore[arg-type]


def test_a_race_of_too_many_states_is_refused() -> None:
    with pytest.raises(GameError, match="states"):
        simulate([ChampionBot()], games=1, sheet="/".join(["oooooo|o"] * 11))


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("better", range(1, len(BOTS)))
def test_a_bot_wins_more_than_its_share_of_games_with_the_one_before(better: int, players: int) -> None:
    shares: list[float] = []
    for seat in range(players):
        bots = [BOTS[better - (at != seat)]() for at in range(players)]
        found = simulate(bots, games=-(-1_000 // players), seed=f"seat {seat}", progress=False)
        shares += found.shares[:, seat].tolist()
    assert np.mean(shares) - 1.96 * np.std(shares, ddof=1) / len(shares) ** 0.5 > 1 / players


# Moves compared


def test_moves_of_a_race_are_worth_what_is_solved() -> None:
    game = Game.start(["Ada"], positions=[LATE], marks=3).play(Dice((2, 4, 5), 5))
    values = solve_race(Game.start(["Ada"], positions=[LATE]).position(0), 3).tick_values(Dice((2, 4, 5), 5))
    worths = compare(game, RaceBot(), games=10_000, seed=1)
    assert list(worths) == list(game.legal_moves())
    for move, worth in worths.items():
        assert abs(worth.points + values[move]) < 5 * worth.points.error + 1e-9
        assert worth.wins == 1


def test_the_difference_of_moves_has_a_smaller_error_than_they_have() -> None:
    game = Game.start(NAMES[:3], seed=2, marks=2).play(Dice((2, 4, 5), 5))
    worths = compare(game, ChanceBot(), games=1_000, seed=1)
    lost = [worth.points_lost for worth in worths.values()]
    assert min(lost) == 0
    assert worths[Pass()].wins_lost > 0
    for worth in worths.values():
        assert worth.points_lost.error < 1.5 * worth.points.error


def test_the_last_move_of_a_game_is_judged_without_chance() -> None:
    game = Game.start(NAMES[:2], positions=["11111111111 11111111111 00000000000"] * 2, marks=1)
    game = game.replay([Dice((1, 6, 6), 6), Tick(7), Pass(), Dice((1, 6, 6), 6), Pass()])
    worths = compare(game, RandomBot(), games=50, seed=1)
    assert {str(move): (worth.points, worth.points.error, worth.points_lost) for move, worth in worths.items()} == {
        "tick 7": (3, 0, 0),
        "tick 12": (2, 0, 1),
        "pass": (2, 0, 1),
    }


CLOSE = Game.start(NAMES[:2], seed=1, marks=1, sheet="oo|oo/" * 10 + "oo|oo").play(Dice((2, 4, 5), 5))
"""So early that two choices are nearly as good."""


def test_it_ends_when_the_best_is_sure_in_points_and_in_wins() -> None:
    clear = Game.start(NAMES[:2], positions=[LATE] * 2, marks=4).play(Dice((2, 4, 5), 5))
    first = Comparison(clear, ChanceBot(), seed=1)
    first.play_on(FIRST_GAMES)
    assert first.is_sure() and first.is_sure(of_wins=True)
    assert compare(clear, ChanceBot(), games=8_000, seed=1) == first.worths
    # One of them is not enough.
    for bot, seed, sure in ((NearestBot(), 1, (True, False)), (ChanceBot(), 2, (False, True))):
        whole = Comparison(CLOSE, bot, seed=seed)
        whole.play_on(1_000)
        assert (whole.is_sure(), whole.is_sure(of_wins=True)) == sure
        whole.play_on(1_000)
        assert compare(CLOSE, bot, games=2_000, seed=seed) == whole.worths


@pytest.mark.parametrize("moves", [(), [Tick(7, 9), Tick(3)], [Dice((2, 4, 5), 5)], ["tick 7"]])
def test_none_but_legal_moves_are_compared_and_one_at_least(moves: Any) -> None:
    with pytest.raises(GameError, match="are one legal one at least, and no other"):
        Comparison(CLOSE, ChanceBot(), seed=1, moves=moves)


def test_some_of_the_moves_are_compared_as_among_all() -> None:
    one, whole = Comparison(CLOSE, ChanceBot(), seed=1, moves=[Tick(7)]), Comparison(CLOSE, ChanceBot(), seed=1)
    for comparison in (one, whole):
        comparison.play_on(100)
    assert [*one.worths] == [Tick(7)] and one.worths[Tick(7)].points == whole.worths[Tick(7)].points


def test_it_ends_when_the_time_is_up() -> None:
    first = Comparison(CLOSE, ChanceBot(), seed=2)
    first.play_on(FIRST_GAMES)
    assert not first.is_sure()
    for seconds in (0, np.int64(0)):
        assert compare(CLOSE, ChanceBot(), games=8_000, seed=2, seconds=seconds) == first.worths


def test_moves_that_were_never_seen_to_differ_are_sure_after_many_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.start(NAMES[:2], sheet="oo|oo/" * 10 + "oo|oo", marks=1, seed=1).play(Dice((3, 4, 3), 4))
    found = Comparison(game, ChanceBot(), seed=1)
    for move in found._begins:  # as if they all came to the same
        found._begins[move] = next(iter(found._begins.values()))
    found.play_on(100)
    assert not found.is_sure() and all(worth.points_lost == 0 for worth in found.worths.values())
    monkeypatch.setattr(comparing, "ALIKE_AFTER", 100)
    assert found.is_sure()


def test_games_that_are_played_on_in_parts_are_the_same_games() -> None:
    game = Game.start(NAMES[:3], seed=2, marks=2).play(Dice((2, 4, 5), 5))
    whole, parts = (Comparison(game, ChanceBot(), seed=1, threads=threads) for threads in (1, 2))
    whole.play_on(900)
    for games in (500, 300, 100):
        parts.play_on(games)
    assert (whole.games, whole.worths) == (parts.games, parts.worths)


@pytest.mark.parametrize("seconds", [-1, float("nan"), "2", [2], True])
def test_a_time_that_is_none_is_refused(seconds: Any) -> None:
    game = Game.start(NAMES[:2], positions=[LATE] * 2, marks=4).play(Dice((2, 4, 5), 5))
    with pytest.raises(GameError, match="some seconds, 0 or more"):
        compare(game, ChanceBot(), games=10, seconds=seconds)


def test_what_is_wrong_is_said_before_a_bot_gets_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "buttons_widgets.pretty_tricky.strategy.simulator.begun", lambda *args: pytest.fail("nothing is to be done yet")
    )
    for wrong in ({"games": 0}, {"seconds": -1}):
        with pytest.raises(GameError):
            compare(Game.start(["Ada", "Bo"], seed=1).play(Dice((2, 4, 5), 5)), ChampionBot(), **wrong)  # type: ignore[arg-type]


def test_nobody_to_move_is_refused() -> None:
    with pytest.raises(GameError, match="player to move"):
        compare(Game.start(NAMES[:2]), ChanceBot())
