"""The review of a match, against the match itself and against what a battle is worth on average."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from buttons_widgets.button_up import CHANCE, Game, Sow, solve
from buttons_widgets.button_up.analysis.worths import mean_worths, question_about, question_of, worths
from buttons_widgets.button_up.view.advisor import ExactReviewer
from buttons_widgets.kit.rules.history import states_of

review_of = ExactReviewer().review


def match_of(seed: int, army: int = 3) -> Game:
    game, chance = Game.start(["Ada", "Bo"], seed=seed, army=army), random.Random(seed)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else chance.choice(game.legal_moves()))
    return game


@pytest.mark.parametrize("army", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_luck_skill_and_the_other_s_errors_add_up_to_the_margins(seed: int, army: int) -> None:
    game = match_of(seed, army)
    reviews = [review_of(game, seat) for seat in (0, 1)]
    for seat, review in enumerate(reviews):
        assert review.start + review.luck + review.others - review.cost == pytest.approx(review.result, abs=1e-9)
        assert review.result == sum(-battle.margin if seat else battle.margin for battle in game.battles)
    # What one gives away the other gets, and nothing else.
    assert reviews[0].cost == reviews[1].others and reviews[1].cost == reviews[0].others
    assert reviews[0].luck == pytest.approx(-reviews[1].luck)


def test_a_sowing_costs_what_the_solver_says() -> None:
    game = match_of(1)
    states = states_of(game)
    sown = [decision for decision in review_of(game, 0).decisions if decision.kind == "sow"]
    assert len(sown) > 10
    for decision in sown:
        position = states[decision.ply].position
        assert position is not None and isinstance(decision.choice, Sow)
        solution = solve(position)
        assert decision.cost == solution.value - solution.place_values[decision.choice.place]


def test_a_question_leaves_the_legal_moves() -> None:
    for state in states_of(match_of(1)):
        if isinstance(state.to_move, int):
            assert question_of(state).choices == tuple(state.legal_moves())


def test_best_play_costs_nothing() -> None:
    game = Game.start(["Ada", "Bo"], seed=3)
    while game.to_move is not None:
        question = question_about(game, "margin")
        if question is None:
            game = game.play(game.chance_move())
            continue
        found = worths(question)
        game = game.play(max(game.legal_moves(), key=lambda move, found=found: found[move]))
    assert review_of(game, 0).cost == review_of(game, 1).cost == 0


def test_what_a_battle_is_worth_before_it_is_dealt() -> None:
    """The figures of the rules page: +1434 over 1,680 deals, +36 over 90, and 1.107 for the decision."""
    assert mean_worths(3)[0] == pytest.approx(Fraction(1434, 1680))
    assert mean_worths(2)[0] == pytest.approx(Fraction(36, 90))
    assert mean_worths(3)[1] == pytest.approx(1.107, abs=5e-4)
