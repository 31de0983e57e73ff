"""The review of Pretty Tricky: a race exactly, a game with others by playing on, and sums without a gap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from buttons_widgets.kit.review.review_page import ReviewPage
from buttons_widgets.kit.rules.answer import Cancelled, error_of
from buttons_widgets.kit.rules.errors import MissingPackageError
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.kit.rules.review import Review
from buttons_widgets.pretty_tricky import (
    CHANCE,
    ChampionBot,
    Dice,
    Game,
    NearestBot,
    Pass,
    RaceBot,
    RandomBot,
    Tick,
    compare,
    review,
    solve_race,
)
from buttons_widgets.pretty_tricky.kind import PRETTY_TRICKY
from buttons_widgets.pretty_tricky.strategy.simulator import play_on, simulate
from buttons_widgets.pretty_tricky.view.reviewer import TickReviewer
from tests.pretty_tricky.rules.test_game import NAMES
from tests.uncompiled import uncompile

WORDS = PRETTY_TRICKY.words("en")
SMALL = "oo|oo/" * 3 + "ooo|oo/" * 3 + "oo|oo/" * 4 + "oo|oo"
"""A sheet whose race is solved at once."""


def played(bots: Sequence[Any], seed: int = 1, marks: int = 2, most: int = 10**6) -> Game:
    """A game between bots, of so many moves at most."""
    game = Game.start(NAMES[: len(bots)], sheet=SMALL, marks=marks, seed=seed)
    while game.to_move is not None and game.ply < most:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


def reviewed(game: Game, seat: int = 0) -> Review:
    return TickReviewer().for_game(game).review(game, seat)


def gap(found: Review) -> float:
    return found.start + found.luck + found.others - found.cost - found.result


@pytest.mark.parametrize("seed", range(3))
def test_a_race_is_reviewed_exactly(seed: int) -> None:
    game = played([RandomBot(seed)], seed)
    found = reviewed(game)
    mean = solve_race(game.start_state().position(0), 2).value
    assert found.start == 0 and found.result == pytest.approx(mean - game.round, abs=1e-9)
    assert abs(gap(found)) < 1e-9 and found.others == 0
    state, costs = game.start_state(), []
    for move in game.moves:
        if not isinstance(move, Dice):
            assert state.dice is not None
            values = solve_race(state.position(0), 2).tick_values(state.dice)
            costs.append(values[move] - min(values.values()))
        state = state.play(move)
    assert [decision.cost for decision in found.decisions] == pytest.approx(costs, abs=1e-9)
    assert found.cost > 0 == reviewed(played([RaceBot()], seed)).cost


CASES = [(2, 1), (3, 0), (4, 0), (4, 1)]


@pytest.mark.parametrize(
    ("players", "seat"), [(2, 0), (3, 1), *(pytest.param(*case, marks=pytest.mark.thorough) for case in CASES)]
)
def test_luck_and_skill_lead_from_the_first_chance_to_what_came_of_it(players: int, seat: int) -> None:
    game = played([RandomBot(player) for player in range(players)])
    found = reviewed(game, seat)
    assert game.result is not None
    winners = game.result.winners
    assert found.result == (seat in winners) / len(winners)
    assert found.is_over and abs(gap(found)) < 1e-9
    mine = [ply for ply, state in enumerate(states_of(game)) if state.to_move == seat]
    assert [decision.ply for decision in found.decisions] == mine
    own = {swing.ply for swing in found.swings if swing.source == "own"}
    assert own >= {
        ply + 1 for ply, state in enumerate(states_of(game)) if state.to_move is CHANCE and state.active == seat
    }
    # What a bot's choice by chance costs is seen, and its start is the share that each of them wins.
    assert found.cost > 0.1
    assert abs(found.start - fair_start(players, seat)) < 0.05


def fair_start(players: int, seat: int) -> float:
    """What the best bots win against each other, from other games."""
    return simulate([ChampionBot()] * players, 4_000, seed="other", sheet=SMALL, marks=2, progress=False).wins[seat]


def test_a_cost_is_what_compare_says_and_its_error_is_told() -> None:
    game = played([NearestBot(1), ChampionBot(seed=1)], seed=3)
    found = reviewed(game)
    costly = [decision for decision in found.decisions if decision.cost > 0]
    assert costly and all(decision.cost > 2 * error_of(decision.cost) > 0 for decision in costly)
    for decision in found.decisions:
        accurate = max(error_of(option.loss) for option in decision.answer.options) <= TickReviewer.most_error
        assert accurate or decision.answer.is_sure
    worst = max(costly, key=lambda one: one.cost)
    worths = compare(states_of(game)[worst.ply], ChampionBot(), worst.answer.games, seed="other")
    assert isinstance(worst.choice, Tick | Pass)
    lost = worths[worst.choice].wins_lost
    assert abs(lost - worst.cost) < 4 * (error_of(lost) + error_of(worst.cost))
    page = ReviewPage(TickReviewer(), game, WORDS)
    assert " ± " in page.entry(found, worst) and page.entry(found, worst).count("%") >= 1
    assert found.mark(worst) in page.entry(found, worst)
    assert " ± " in page.verdict(found, worst)


def test_the_best_bot_errs_least() -> None:
    games = [played([bot, ChampionBot(seed=2)], seed=5) for bot in (RandomBot(1), NearestBot(1), ChampionBot(seed=1))]
    costs = [reviewed(game).round_cost or 0.0 for game in games]
    assert costs == sorted(costs, reverse=True) and costs[0] > 4 * costs[2]


def test_the_same_game_has_the_same_review_and_one_that_goes_on_is_reviewed_so_far() -> None:
    whole, part = (played([NearestBot(1), NearestBot(2)], most=most) for most in (10**6, 9))
    found = reviewed(part)
    assert found == reviewed(part) and not found.is_over and abs(gap(found)) < 1e-9
    assert reviewed(whole).decisions[: len(found.decisions)] == found.decisions


def test_a_review_is_watched_and_ends_when_it_is_not_wanted() -> None:
    game, shares = played([NearestBot(1), NearestBot(1)]), list[float]()
    TickReviewer().review(game, 0, shares.append)
    assert shares == sorted(shares) and shares[0] >= 0 and shares[-1] == 1

    def stop(share: float) -> None:
        if share > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        TickReviewer().review(game, 0, stop)


def test_a_review_is_watched_whatever_else_its_reviewer_does() -> None:
    """As `report` waits for one while the page works out the same: to stop one must not stop the other."""
    game, reviewer = played([NearestBot(1), NearestBot(2)], most=30), TickReviewer()
    shares: list[float] = []
    other: list[Review] = []

    def watch(share: float) -> None:
        if not other:
            other.append(reviewer.review(game, 1))
        shares.append(share)

    reviewer.review(game, 0, watch)
    assert other == [reviewer.review(game, 1)]
    assert len(shares) > 3 * game.ply, "within each decision as well"


def test_without_compiled_loops_a_game_with_others_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    uncompile(monkeypatch)
    with pytest.raises(MissingPackageError, match="numba"):
        reviewed(played([NearestBot(1), NearestBot(1)], most=4))


def test_games_are_played_on_from_any_moment_as_from_its_choices() -> None:
    """From a decision the best bot's choice has the same games as playing on by it."""
    game = Game.start(NAMES[:3], sheet=SMALL, marks=2, seed=1).play(Dice((2, 4, 5), 5))
    for state in (game, game.play(Tick(7, 9)), game.play(Pass())):
        assert isinstance(state.to_move, int)
        found = play_on(state, ChampionBot(), 500, "one")
        chosen = ChampionBot()(state)
        assert found.wins[state.to_move] == compare(state, ChampionBot(), 500, "one")[chosen].wins  # type: ignore[index]


def test_what_a_person_reads_is_in_per_cent_or_in_rolls() -> None:
    game = played([NearestBot(1), ChampionBot(seed=1)], seed=3)
    shown = review(game)
    shown.report()
    svg = shown._repr_svg_()
    for text in ("At the beginning: ", "Luck with the dice: ", "At the end: ", "%", ">50<", ">100<"):
        assert text in svg
    race = review(played([NearestBot(1)]))
    race.report()
    assert "rolls" in race._repr_svg_() and "%" not in race._repr_svg_()
