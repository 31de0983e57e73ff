"""A review over what each choice is worth: whose luck a roll is, what came of it, and when it can be stopped."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from buttons_widgets.kit.coach.advisor import WorthAdvisor
from buttons_widgets.kit.review.reviewer import GrowingReviewer, WorthReviewer
from buttons_widgets.kit.rules.answer import Answer, Cancelled, Estimate, Watch, unwatched
from buttons_widgets.kit.rules.game import CHANCE
from buttons_widgets.kit.rules.history import states_of
from tests.nim_rules import Nim


def ended() -> Nim:
    game = Nim.start(["Ada", "Bo"], seed=1)
    while game.to_move is not None:
        game = game.play(game.chance_move() if game.to_move is CHANCE else game.legal_moves()[0])
    return game


GAME = ended()


class NimAdvisor(WorthAdvisor[Nim, Nim]):
    """Any worths will do, if they change with every ply."""

    asked: list[Nim]

    def __init__(self, doubt: float = 0.0) -> None:
        self.asked, self.doubt = [], doubt

    def question(self, game: Nim, settings: Mapping[str, Any]) -> Nim:
        self.asked.append(game)
        return game

    def worths(self, question: Nim, watch: Watch = unwatched) -> Mapping[Any, float]:
        ply = float(question.ply)
        return {move: Estimate(ply, self.doubt) if self.doubt else ply for move in question.legal_moves()}


class NimReviewer(WorthReviewer[Nim, Nim]):
    kinds = ("take",)

    def __init__(self, advisor: NimAdvisor | None = None) -> None:
        self.advisor = advisor or NimAdvisor()

    def worth_at_chance(self, state: Nim, seat: int) -> float:
        return float(state.ply)

    def assumed(self, game: Nim, words: Any) -> list[str]:
        return []


class OfWhoeverRolls(NimReviewer):
    def roller(self, state: Nim) -> int:
        return state.turn


def test_a_roll_is_the_luck_of_whoever_rolls() -> None:
    rolls = [state for state in states_of(GAME) if state.to_move is CHANCE]
    for seat in (0, 1):
        review = OfWhoeverRolls().review(GAME, seat)
        own = {swing.ply for swing in review.swings if swing.source == "own"}
        assert own == {state.ply + 1 for state in rolls if state.turn == seat}
        assert review.start + review.luck + review.others - review.cost == review.result


class OneAfterTheOther(NimReviewer):
    joined = True


@pytest.mark.parametrize("seat", [0, 1])
def test_rounds_that_are_joined_are_one_way_and_others_count_each_for_itself(seat: int) -> None:
    apart, joined = NimReviewer().review(GAME, seat), OneAfterTheOther().review(GAME, seat)
    assert (apart.joined, joined.joined) == (False, True)
    (first, second), (one, other) = joined.rounds, apart.rounds
    # What the last move of a round came to is another thing than what the next round is worth.
    assert second.start == first.end != 0 and (joined.start, joined.result) == (first.start, second.end)
    assert (apart.start, apart.result) == (one.start + other.start, one.end + other.end)
    assert other.start == NimReviewer().worth(states_of(GAME)[other.ply], seat)
    for review in (apart, joined):
        assert review.start + review.luck + review.others - review.cost == review.result
    assert joined.start != apart.start


def test_what_falls_for_all_is_everybody_s_own_luck() -> None:
    review = NimReviewer().review(GAME, 1)
    own = {swing.ply for swing in review.swings if swing.source == "own"}
    assert own == {state.ply + 1 for state in states_of(GAME) if state.to_move is CHANCE}
    assert {decision.kind for decision in review.decisions} == {"take"}


def test_a_review_can_be_stopped_after_every_ply() -> None:
    shares: list[float] = []
    NimReviewer().review(GAME, 0, shares.append)
    assert shares == [ply / GAME.ply for ply in range(1, GAME.ply + 1)]

    def stop(share: float) -> None:
        if share > 0.2:
            raise Cancelled

    advisor = NimAdvisor()
    with pytest.raises(Cancelled):
        NimReviewer(advisor).review(GAME, 0, stop)
    assert len(advisor.asked) < GAME.ply / 2


def test_a_round_is_worth_what_came_of_it_and_not_what_was_thought_of_the_last_move() -> None:
    assert GAME.result is not None and GAME.result.winners == (0, 1)  # each has won a round
    for seat in (0, 1):
        review = NimReviewer(NimAdvisor(doubt=0.5)).review(GAME, seat)
        assert [each.end for each in review.rounds] == [0.0, 0.0]


class Played:
    """Games that were played on from each choice: the third time they are enough."""

    def __init__(self, state: Nim, grown: list[int]) -> None:
        self.state, self.grown, self.times = state, grown, 0

    def grow(self, most: int, is_enough: Any, watch: Watch) -> None:
        while not is_enough():
            self.times += 1
            watch(0.0)
        self.grown.append(self.state.ply)

    def is_sure(self, *, of_wins: bool) -> bool:
        return of_wins and self.times == 3

    def is_accurate(self, error: float) -> bool:
        return False

    def answer(self, *, of_wins: bool) -> Answer:
        return Answer.of({move: Estimate(self.state.ply / 100, 0.01) for move in self.state.legal_moves()})


class ByGames(GrowingReviewer[Nim, Nim]):
    """A review by games, of which one says how it was made ready."""

    kinds = ("take",)
    advisor = NimAdvisor()

    def __init__(self, roller: int | None) -> None:
        self.rolls, self.ready, self.grown = roller, list[str](), list[int]()

    def get_ready(self, game: Nim, watch: Watch) -> None:
        watch(0.5)
        self.ready.append(game.names[0])

    def begun(self, question: Nim) -> Any:
        return Played(question, self.grown)

    def wins(self, state: Nim, seat: int) -> float:
        return state.ply / 100

    def roller(self, state: Nim) -> int | None:
        return self.rolls


@pytest.mark.parametrize("roller", [None, 0, 1])
def test_a_review_by_games_tells_own_luck_from_what_the_others_did(roller: int | None) -> None:
    reviewer, shares = ByGames(roller), list[float]()
    review = reviewer.review(GAME, 0, shares.append)
    assert reviewer.ready == ["Ada"] and len(set(reviewer.grown)) == len(reviewer.grown) > 0
    assert shares[0] == 0.5 * reviewer.getting_ready and shares[-1] == 1.0 and shares == sorted(shares)
    assert review.start + review.luck + review.others - review.cost == pytest.approx(review.result)
    assert GAME.result is not None and GAME.result.winners == (0, 1) and review.result == 0.5, "a win is shared"
    chance = [state for state in states_of(GAME) if state.to_move is CHANCE]
    assert {reviewer.matters(state, 0) for state in chance} == {roller in (None, 0)}


def test_a_review_by_games_is_ended_by_what_watches_it() -> None:
    def stop(share: float) -> None:
        if share > 0.2:
            raise Cancelled

    with pytest.raises(Cancelled):
        ByGames(None).review(GAME, 0, stop)
