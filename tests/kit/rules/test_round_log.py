"""The log of a round: whose luck a roll is, what a decision changes, and when the work can be stopped."""

from __future__ import annotations

import pytest

from buttons_widgets.kit.rules.answer import Answer, Cancelled, Estimate
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.kit.rules.review import Decision, Review
from buttons_widgets.kit.rules.round_log import RoundLog, review_by_worths
from tests.nim_rules import Nim


def ended() -> Nim:
    game = Nim.start(["Ada", "Bo"], seed=1)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    return game


GAME = ended()


def itself(game: Nim) -> Nim:
    return game


def worths(game: Nim) -> dict[object, float]:
    """Any worths will do, if they change with every ply."""
    return {move: float(game.ply) for move in game.legal_moves()}


def kind(game: Nim) -> str:
    return "take"


def worth(game: Nim, seat: int) -> float:
    return float(game.ply)


def test_a_roll_is_the_luck_of_whoever_rolls() -> None:
    states = states_of(GAME)
    for seat in (0, 1):
        review = review_by_worths(GAME, seat, itself, worths, kind, worth, worth, (), roller=lambda game: game.turn)
        own = {swing.ply for swing in review.swings if swing.source == "own"}
        rolls = [state for state in states if state.to_move is CHANCE]
        assert own == {state.ply + 1 for state in rolls if state.turn == seat}
        assert review.start + review.luck + review.others - review.cost == review.result


def test_what_falls_for_all_is_everybody_s_own_luck() -> None:
    review = review_by_worths(GAME, 1, itself, worths, kind, worth, worth, ())
    own = {swing.ply for swing in review.swings if swing.source == "own"}
    assert own == {state.ply + 1 for state in states_of(GAME) if state.to_move is CHANCE}


def test_a_review_can_be_stopped_after_every_ply() -> None:
    shares: list[float] = []
    review_by_worths(GAME, 0, itself, worths, kind, worth, worth, (), shares.append)
    assert shares == [ply / GAME.ply for ply in range(1, GAME.ply + 1)]

    def stop(share: float) -> None:
        if share > 0.2:
            raise Cancelled

    asked: list[Nim] = []

    def asks(game: Nim) -> Nim:
        asked.append(game)
        return game

    with pytest.raises(Cancelled):
        review_by_worths(GAME, 0, asks, worths, kind, worth, worth, (), stop)
    assert len(asked) < GAME.ply / 2


def test_the_sums_agree_where_a_choice_cannot_be_told_from_a_better_one() -> None:
    answer = Answer.of({"best": Estimate(2.0, 0.5), "chosen": Estimate(1.5, 0.5)})
    log = RoundLog(1, 0, 1.2)
    log.change(0, "own", 2.0)
    log.decide(Decision(1, "which", "chosen", answer))
    log.change(2, "others", 1.0)
    review = Review("Ada", 0, (log.review(over=True),), (), ())
    assert review.cost == 0 and review.result == 1.0
    assert review.start + review.luck + review.others - review.cost == pytest.approx(review.result)


def test_a_worth_that_is_the_same_but_for_rounding_is_kept_as_it_is() -> None:
    log = RoundLog(1, 0, 0.1 + 0.2)
    log.decide(Decision(0, "which", "one", Answer.of({"one": 0.3, "other": 0.1 + 0.2})))
    assert log.worth == 0.3


def test_the_result_of_a_round_that_ends_with_an_estimated_move_is_what_came_of_it() -> None:
    """And not what was thought of it before."""

    def estimates(game: Nim) -> dict[object, Estimate]:
        return {move: Estimate(float(game.ply), 0.5) for move in game.legal_moves()}

    last = states_of(GAME)[-2].to_move
    assert last is not None and last is not CHANCE
    review = review_by_worths(GAME, last, itself, estimates, kind, worth, lambda game, seat: 1.0, ())
    assert [each.end for each in review.rounds] == [1.0] * GAME.round
