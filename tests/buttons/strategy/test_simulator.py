"""The simulator from outside: what it returns, that a seed decides all of it, and what it refuses."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
import threading
from itertools import pairwise

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.figure import Figure
from tqdm import tqdm

from buttons_widgets import (
    CautiousBot,
    GamblerBot,
    Game,
    GameError,
    OneStepBot,
    RandomBot,
    Simulation,
    Strategy,
    StrategyBot,
    simulate,
    simulate_rounds,
)
from buttons_widgets.buttons.rules.ending import Reason
from buttons_widgets.buttons.strategy import simulator
from buttons_widgets.buttons.strategy.arrays import Table
from buttons_widgets.buttons.strategy.kernel import play_games
from buttons_widgets.buttons.strategy.playing import get_ready, table_of
from buttons_widgets.buttons.strategy.simulator import RANDOM
from buttons_widgets.kit.analysis import simulating
from buttons_widgets.kit.analysis.compiling import is_ready
from buttons_widgets.kit.analysis.simulating import GAMES_AT_ONCE
from buttons_widgets.kit.rules.answer import Cancelled
from buttons_widgets.kit.rules.game import CHANCE
from tests.house.plan import ROOT

FOUR = [OneStepBot(), GamblerBot(0.2), CautiousBot(3), RandomBot()]
ARRAYS = [
    *("shares", "stars", "lines", "rounds", "rolls", "round_game", "round_starter", "round_rolls", "round_stars"),
    *("round_buttons", "round_bust", "turns"),
]


def same(one: Simulation, other: Simulation) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in ARRAYS)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_arrays_fit_together(players: int) -> None:
    games = 2 * GAMES_AT_ONCE + 7
    found = simulate(FOUR[:players], games, seed=players)
    assert found.games == games == len(found.shares)
    assert found.finished.all() and np.allclose(found.shares.sum(axis=1), 1)
    assert found.rounds.sum() == len(found.round_game) == len(found.round_stars)
    assert (np.bincount(found.round_game) == found.rounds).all() and (np.diff(found.round_game) >= 0).all()
    assert (np.bincount(found.round_game, weights=found.round_rolls) == found.rolls).all()
    for seat in range(players):
        assert (np.bincount(found.round_game, weights=found.round_stars[:, seat]) == found.stars[:, seat]).all()
    assert ((found.round_stars == 0) == found.round_bust).all()
    decisions, opted_out, bust = found.turns.sum(axis=(0, 1, 2, 3))
    assert opted_out + bust == found.round_stars.size
    assert decisions - opted_out == found.rolls.sum()
    assert bust == found.round_bust.sum()
    assert {0, *range(players)} == set(found.round_starter.tolist())
    assert found.round_buttons.max() <= 18


@pytest.mark.parametrize("players", [1, 3])
def test_a_seed_decides_everything_whatever_the_threads(players: int) -> None:
    games = 3 * GAMES_AT_ONCE + 11
    found = simulate(FOUR[:players], games, seed="one", threads=1)
    assert same(found, simulate(FOUR[:players], games, seed="one", threads=2))
    assert same(found, simulate(FOUR[:players], games, seed="one", threads=7))
    assert not same(found, simulate(FOUR[:players], games, seed="two"))
    fewer = simulate(FOUR[:players], 100, seed="one")
    assert np.array_equal(fewer.rolls, found.rolls[:100])


def test_without_numba_the_same_games_are_played() -> None:
    code = (
        "import json\n"
        "from buttons_widgets import *\n"
        "found = simulate([OneStepBot(), GamblerBot(0.2), CautiousBot(3), RandomBot()], 12, seed='plain')\n"
        "print(json.dumps([found.rolls.tolist(), found.stars.tolist(), found.round_buttons.tolist()]))\n"
    )
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
    )
    assert answer.returncode == 0, answer.stderr
    found = simulate(FOUR, 12, seed="plain")
    assert json.loads(answer.stdout.splitlines()[-1]) == [
        found.rolls.tolist(),
        found.stars.tolist(),
        found.round_buttons.tolist(),
    ]


def test_a_game_of_a_simulation_can_be_looked_at() -> None:
    found = simulate(FOUR, 40, seed="look")
    for number, reason in enumerate(found.reasons):
        game = found.game(number)
        assert game.result is not None and game.result.reason == reason
        assert game.result.stars == tuple(found.stars[number].tolist())
        assert (game.round, game.rolls) == (found.rounds[number], found.rolls[number])
    assert set(found.reasons) >= {Reason.LINE, Reason.STARS}
    assert found.game(0).names == (
        "1 OneStepBot()",
        "2 GamblerBot(bust=0.2)",
        "3 CautiousBot(buttons=3)",
        "4 RandomBot()",
    )
    assert Game.parse(str(found.game(0))) == found.game(0)
    assert simulate([GamblerBot(1 / 3)], 1, seed=1).game(0).names == ("1 GamblerBot(bust=0.333333333…",)


def test_rounds_are_first_rounds_of_games() -> None:
    rounds, games = simulate_rounds(FOUR, 300, seed="both"), simulate(FOUR, 300, seed="both")
    first = np.flatnonzero(np.diff(games.round_game, prepend=-1))
    assert (rounds.rounds == 1).all() and len(rounds.round_stars) == 300
    assert np.array_equal(rounds.round_stars, games.round_stars[first])
    assert np.array_equal(rounds.round_rolls, games.round_rolls[first])
    assert rounds.game(7).round == 2


def test_cards_and_layouts_count() -> None:
    sides = ["r" * 36, "r" * 36]
    found = simulate_rounds([Strategy("buttons", 3)] * 2, 2_000, seed=1, layouts=sides, cards=["rb", "yg"])
    kept = ~found.round_bust & (found.round_buttons >= 3)
    # Three red buttons earn a star for opting out, one for the colour, and one more to the holder of the red card.
    assert set(found.round_stars[kept[:, 0], 0].tolist()) == {3}
    assert set(found.round_stars[kept[:, 1], 1].tolist()) == {2}
    assert set(found.round_starter.tolist()) == {0}
    dealt = simulate_rounds([RANDOM] * 3, 3_000, seed=1)
    starts = np.bincount(dealt.round_starter)
    assert (abs(starts - 1000) < 5 * np.sqrt(3000 * 2 / 9)).all()


def test_the_dealt_cards_are_each_as_likely() -> None:
    found = simulate_rounds([RANDOM] * 3, 400, seed="deal")
    cards = [found.game(number).setup.cards for number in range(400)]
    for seat in range(3):
        for colour in "byg":
            share = sum(own[seat] == colour for own in cards) / 400
            assert abs(share - 2 / 9) < 5 * np.sqrt(2 / 9 * 7 / 9 / 400)


def test_a_simulated_bot_earns_what_the_same_bot_earns_in_the_engine() -> None:
    """Played by the engine with other dice, within five standard errors of both."""
    stars = []
    for seed in range(250):
        game, bots = Game.start(["Ada", "Bo"], seed=seed), [GamblerBot(0.2, seed=seed), RandomBot(seed)]
        while game.round == 1:
            game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))  # type: ignore[index]
        stars.append(game.stars(0))
    found = simulate_rounds([GamblerBot(0.2), RandomBot()], 20_000, seed=5).stars_a_round(0)
    error = np.hypot(found.error / 1.96, np.std(stars) / np.sqrt(len(stars)))
    assert abs(np.mean(stars) - found.mean) < 5 * error


def test_nobody_who_needs_too_long_holds_it_up() -> None:
    never = Strategy("stars", 40, laying="random")  # seven stars are the most that a round earns
    found = simulate([never], 3, seed=1, layouts=["r" * 9])
    assert found.rounds.max() <= 1000
    assert (found.finished == (found.shares.sum(axis=1) > 0)).all()
    assert [reason is None for reason in found.reasons] == (~found.finished).tolist()


# What people look at


def test_estimates_have_errors_that_hold() -> None:
    """The same question asked with many seeds: about 95 of 100 answers lie within their errors of the mean."""
    found = [simulate([OneStepBot(), CautiousBot(3)], 400, seed=seed) for seed in range(100)]
    for estimates in (
        [one.wins(0) for one in found],
        [one.stars_a_round(0) for one in found],
        [one.bust_rate(1) for one in found],
    ):
        truth = np.mean([one.mean for one in estimates])
        assert sum(abs(one.mean - truth) <= one.error for one in estimates) in range(88, 101)


def test_the_hazard_of_leaving_is_that_of_the_rule() -> None:
    found = simulate([CautiousBot(3), Strategy("buttons", 5)], 500, seed="hazard")
    by_buttons = found.leaving("buttons", seat=0)
    assert by_buttons.by.tolist() == list(range(19))
    assert (by_buttons.opt_out[3:][by_buttons.decisions[3:] > 0] == 1).all()
    assert (by_buttons.opt_out[:3][by_buttons.decisions[:3] > 0] < 0.01).all()
    by_turn = found.leaving("turn", still_in=2)
    assert by_turn.by[0] == 1 and by_turn.opt_out[0] == 0
    total = found.leaving("turn").decisions
    assert (total == sum(found.leaving("turn", still_in=count).decisions for count in (1, 2))).all()
    assert all(one >= other for one, other in pairwise(total.tolist()[:-1]))


def test_the_summary_is_a_table_in_text_and_in_html() -> None:
    found = simulate([OneStepBot(), Strategy("stars", 2), StrategyBot(Strategy("bust", 0.125))], 50, seed=1)
    lines = str(found.summary()).splitlines()
    assert lines[0].startswith("50 games: ") and "rounds a game" in lines[0]
    assert [line.split("  ")[0] for line in lines[2:]] == ["OneStepBot()", "stars 2", "bust 0.125"]
    assert lines[1].split() == ["player", "games", "won", "stars", "a", "round", "rounds", "bust", "buttons", "kept"]
    html = found._repr_html_()
    assert html.count("<tr>") == 4 and "<td>stars 2</td>" in html
    rounds = simulate_rounds([OneStepBot()], 50, seed=1)
    assert "games won" not in str(rounds.summary()) and repr(rounds).startswith("50 rounds: ")
    assert "±" in repr(rounds)


def test_a_single_game_and_a_player_who_is_always_bust_have_a_summary() -> None:
    told = str(simulate([OneStepBot()], 1, seed=1))
    assert told.startswith("1 game: ")
    assert "nan" not in told and "±" not in told  # a single game says nothing of the error
    found = simulate_rounds([Strategy("stars", 40)] * 4, 1, seed=3)
    assert str(found.summary()).count("–") == found.round_bust.sum()


def test_the_plots_show_what_was_found() -> None:
    mpl.use("Agg")
    found = simulate([OneStepBot(), CautiousBot(3)], 300, seed="plot")
    figures = [found.plot_stars(), found.plot_leaving(), found.plot_wins()]
    assert all(isinstance(figure, Figure) for figure in figures)
    assert plt.get_fignums() == []  # a notebook shows each once, as the value of its cell
    heights = [bar.get_height() for bar in figures[0].axes[0].patches]
    assert sum(heights) == pytest.approx(2)
    assert heights[0] == pytest.approx(found.round_bust[:, 0].mean())
    for by in ("turn", "buttons"):
        lines = found.plot_leaving(by).axes[0].get_lines()
        assert len(lines) == 4
        rates = found.leaving(by, seat=1)
        assert lines[2].get_ydata() == pytest.approx(rates.opt_out[rates.decisions >= 30])
    assert [bar.get_height() for bar in figures[2].axes[0].patches] == pytest.approx(found.win_share.tolist())


def test_plots_can_be_drawn_side_by_side_in_a_figure_of_ones_own() -> None:
    mpl.use("Agg")
    found = simulate([OneStepBot(), CautiousBot(3)], 300, seed="plot")
    own, (left, right) = plt.subplots(1, 2)
    assert found.plot_wins(left) is found.plot_leaving(ax=right) is None  # pyplot shows it by itself
    assert own.axes == [left, right]
    assert left.get_ylabel() == "share of the games won" and right.get_ylabel() == "chance"
    assert plt.get_fignums() == [own.number]
    plt.close(own)


def test_the_bar_says_when_it_waits_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    heard = threading.Event()

    class Bar(tqdm):  # type: ignore[type-arg]
        def set_description(self, desc: str | None = None, refresh: bool | None = True) -> None:
            said.append(str(desc))
            heard.set()

    def compile_them(_table: Table) -> None:
        assert heard.wait(60)

    monkeypatch.setattr(simulator, "is_ready", lambda function: False)
    monkeypatch.setattr(simulator, "get_ready", compile_them)
    monkeypatch.setattr(simulating, "BAR_AFTER", 0.0)
    monkeypatch.setattr(
        simulating, "progress_bar", lambda total, what, _: Bar(total=total, desc=what, file=io.StringIO())
    )
    found = simulate([OneStepBot()], 20, seed=1)
    assert said == ["compiling once for this machine", "games"]
    monkeypatch.undo()
    assert same(found, simulate([OneStepBot()], 20, seed=1)) and is_ready(play_games)
    get_ready(table_of(found.players, found.layouts, None, 1))


# Ends and refusals


@pytest.mark.parametrize("progress", [False, True])
def test_watch_is_told_what_share_is_played_with_a_progress_bar_and_without(progress: bool) -> None:
    shares: list[float] = []
    simulate(FOUR, 4 * GAMES_AT_ONCE, seed=1, progress=progress, watch=shares.append)
    assert shares == [0.25, 0.5, 0.75, 1.0]


def test_what_watch_raises_ends_it() -> None:
    shares: list[float] = []

    def watch(share: float) -> None:
        shares.append(share)
        if len(shares) == 3:
            raise Cancelled

    for threads in (1, 2):
        shares.clear()
        with pytest.raises(Cancelled):
            simulate(FOUR, 50 * GAMES_AT_ONCE, seed=1, threads=threads, watch=watch)
        assert shares == pytest.approx([1 / 50, 2 / 50, 3 / 50])


def test_the_arrays_cannot_be_written_to() -> None:
    found = simulate([OneStepBot()], 3, seed=1)
    for name in ARRAYS:
        with pytest.raises(ValueError, match="read-only"):
            getattr(found, name)[0] = 1


def my_bot(game: Game) -> object:
    return game.legal_moves()[0]


class Mine(OneStepBot):
    """A bot of one's own that decides by itself."""

    def __call__(self, game: Game) -> object:  # type: ignore[override]
        return random.choice(game.legal_moves())


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ([], "one to four players are simulated"),
        ([OneStepBot()] * 5, "one to four players are simulated"),
        (OneStepBot(), r"as a list such as \[OneStepBot\(\)\], not OneStepBot\(\)"),
        ("OneStepBot", "one to four players are simulated"),
        ([OneStepBot], r"OneStepBot is a class of bots: write OneStepBot\(\), with parentheses"),
        ([my_bot], "plays a Strategy, or a bot that plays by one such as"),
        ([Mine()], "plays a Strategy, or a bot that plays by one such as"),
        ([None], "and not None"),
    ],
)
def test_only_players_with_a_strategy_are_simulated(players: list[object], message: str) -> None:
    with pytest.raises(GameError, match=message):
        simulate(players)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "has 1 to 1,000,000,000 games, not 0"),
        ({"games": 2.5}, "not 2.5"),
        ({"games": True}, "not True"),
        ({"threads": 0}, "on 1 to 1,000 threads, not 0"),
        ({"threads": 10**30}, "on 1 to 1,000 threads"),
        ({"watch": 5}, "watch is a function"),
        ({"threads": "two"}, "not 'two'"),
        ({"layouts": ["A"]}, "2 players need a list of 2 layouts"),
        ({"layouts": ["A", "rbygrbygr"]}, "all boards of a game have one size"),
        ({"cards": ["r", "b"]}, "2 players hold 2 cards each"),
        ({"seed": ""}, "seed"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(GameError, match=message):
        simulate([OneStepBot()] * 2, **arguments)  # type: ignore[arg-type]


def test_a_seat_or_game_that_is_not_there_is_refused() -> None:
    found = simulate([OneStepBot()] * 2, 5, seed=1)
    for ask in (found.wins, found.stars_a_round, found.bust_rate, lambda seat: found.leaving(seat=seat)):
        with pytest.raises(GameError, match="there is no seat 2: the seats are 0 to 1"):
            ask(2)
    with pytest.raises(GameError, match="there is no game 5: the games are 0 to 4"):
        found.game(5)
    with pytest.raises(GameError, match="by 'turn' or by 'buttons', not 'stars'"):
        found.leaving("stars")
    with pytest.raises(GameError, match="1 to 2 players are still in, not 3"):
        found.leaving(still_in=3)
