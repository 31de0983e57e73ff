"""The review of a game: its entries are those of `solve`, and luck and skill add up to the result."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, pairwise
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets import CautiousBot, Dice, Game, GameError, Lay, OptOut, Position, RandomBot, Roll, game_from_code
from buttons_widgets.buttons.analysis.advice import Assumptions, advise, question_about
from buttons_widgets.buttons.analysis.game_worths import (
    GOLD,
    KINDS,
    SPACE,
    STARS,
    STOP,
    WORTH,
    Placement,
    RoundStates,
    best_placement,
    missing_stars,
    placement,
    review_of,
)
from buttons_widgets.buttons.analysis.solution import PASS
from buttons_widgets.buttons.analysis.solve import solve
from buttons_widgets.buttons.kind import code_of
from buttons_widgets.buttons.rules.moves import PlaceStars
from buttons_widgets.kit.rules.answer import Cancelled
from buttons_widgets.kit.rules.errors import MissingPackageError
from buttons_widgets.kit.rules.game import CHANCE, Bot
from buttons_widgets.kit.rules.history import states_of
from buttons_widgets.kit.rules.review import Review

SMALL = "rbyg/gryb/ybrg/bgry"
NAMES = ("Ada", "Bo", "Cy", "Dee")


def played(players: int, seed: int, bot: Callable[[int], Bot], *, moves: int, layout: str = SMALL) -> Game:
    """A game between bots, cut off after some moves."""
    game = Game.start(NAMES[:players], [layout] * players, seed=seed)
    bots = [bot(100 * seed + seat) for seat in range(players)]
    while game.to_move is not None and game.ply < moves:
        game = game.play(game.chance_move() if game.to_move is CHANCE else bots[game.to_move](game))
    return game


def added_up(review: Review) -> float:
    return review.start + review.luck + review.others - review.cost


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), moves=st.integers(1, 120), careful=st.booleans())
def test_luck_and_skill_make_up_what_solo_play_brought(seed: int, moves: int, careful: bool) -> None:
    game = played(1, seed, lambda number: CautiousBot(seed=number) if careful else RandomBot(number), moves=moves)
    review = review_of(game)
    assert review.others == 0
    assert added_up(review) == pytest.approx(review.result, abs=1e-9)
    # What the rounds that are over brought lies on the board, if its stars have been placed.
    over = [each for each in review.rounds if each.number < game.round or game.to_move is None]
    if len(over) == len(review.rounds):
        assert sum(each.end for each in over) == game.stars(0)
    assert all(one.cost >= 0 for one in review.decisions)
    for each in review.rounds:
        assert each.start == pytest.approx(solve(states_of(game)[each.ply].position(0)).value, abs=1e-12)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_among_others_is_as_the_solver_has_it(players: int) -> None:
    kinds = set()
    for seed in range(3):
        game = played(players, seed, RandomBot if seed else lambda number: CautiousBot(seed=number), moves=150)
        states = states_of(game)
        for seat in range(players):
            review = review_of(game, seat)
            assert added_up(review) == pytest.approx(review.result, abs=1e-9)
            decided = {one.ply: one for one in review.decisions}
            for ply, (state, after) in enumerate(pairwise(states)):
                if state.to_move != seat:
                    assert ply not in decided
                    continue
                one = decided.pop(ply)
                kinds.add(one.kind)
                question = question_about(state, Assumptions())
                if question is None:
                    assert one.kind == STARS and one.apart
                    continue
                assert one.question == question
                advice = advise(question)
                assert {o.choice: o.value for o in advice.comparison} == pytest.approx(
                    {o.choice: o.value for o in one.answer.options}, abs=1e-9
                )
                taken = advice.comparison.find(str(after.last_move) if one.kind == STOP else one.choice)
                assert one.cost == pytest.approx(taken.loss, abs=1e-9)
                assert one.forced == (len(advice.comparison) == 1)
            assert not decided
    assert kinds == set(KINDS)


def test_no_space_stands_out_where_it_is_better_to_lay_on_none() -> None:
    review = review_of(played(2, 0, RandomBot, moves=150), 0)
    offered = [one for one in review.decisions if one.answer.marks.get(WORTH)]
    assert any(one.kind == GOLD and one.answer.options[0].choice == PASS for one in offered)
    for one in offered:
        assert all(mark.best == one.answer.find(cell).best for cell, mark in one.answer.marks[WORTH].items())


def test_what_a_round_of_several_brought_is_what_was_earned() -> None:
    game = played(3, 5, lambda number: CautiousBot(2, number), moves=400)
    assert game.round > 2
    for seat in range(3):
        review = review_of(game, NAMES[seat])
        earned = dict.fromkeys((each.number for each in review.rounds), 0)
        for state in states_of(game):
            if state.last_move is not None and str(state.last_move).startswith("stars"):
                before = state.at(state.ply - 1)
                if before.to_move == seat:
                    earned[before.round] = before.earnings(seat).total
        assert {each.number: each.end for each in review.rounds if each.over} == {
            each.number: earned[each.number] for each in review.rounds if each.over
        }


def test_a_blunder_is_marked_and_costs_what_the_solver_says() -> None:
    # With one button of no use Ada opts out at once, and before that she lays where little room stays.
    game = Game.start(["Ada"], ["rbygrb/gyrbyg/bgyrbg/yrbgyr/gbyrgb/rygbry"], ["r"], seed="blunder")
    moves = [Roll(), Dice(1, 1, (1, 1, 1, 2)), Lay((1, 1)), OptOut()]
    game = game.replay(moves)
    review = review_of(game)
    space, stop = (one for one in review.decisions if not one.forced)
    one = Position.parse("Rbygrb/gyrbyg/bgyrbg/yrbgyr/gbyrgb/rygbry r 5")
    solution = solve(one)
    assert (stop.kind, stop.choice) == (STOP, "opt out")
    assert stop.cost == pytest.approx(solution.roll - 1)
    assert review.mark(stop) == "??"
    values = solve(game.at(0).position(0)).cell_values
    assert space.kind == SPACE
    assert space.cost == pytest.approx(max(values[1, 1], values[1, 2]) - values[1, 1])
    assert review.costliest(1) == [stop]
    (own,) = review.swings
    assert own.luck == pytest.approx(max(values[1, 1], values[1, 2]) - solve(game.at(0).position(0)).roll)
    assert review.result == 1 and not review.kinds([GOLD])


def test_best_play_costs_nothing() -> None:
    def best(game: Game) -> object:
        question = question_about(game, Assumptions())
        if question is None:
            return game.legal_moves()[0]
        choice = advise(question).comparison[0].choice
        texts = {"roll": Roll(), "opt out": OptOut()}
        return texts.get(choice) if isinstance(choice, str) else Lay(choice)  # type: ignore[arg-type]

    game = Game.start(["Ada"], [SMALL], seed=3)
    while game.to_move is not None and game.ply < 60:
        game = game.play(game.chance_move() if game.to_move is CHANCE else best(game))  # type: ignore[arg-type]
    review = review_of(game)
    assert review.cost == 0 and review.counted
    assert review.error_rate == 0 and not review.costliest()
    assert review.start + review.luck == pytest.approx(review.result, abs=1e-9)


# Where stars are placed


def test_the_best_placement_is_as_good_as_any() -> None:
    texts = [
        "RbYgRb/gYrBy*/bgYr*g/yRbgYr/*byr*b/ryGb*y r 5",
        "r*y*rb/gyrbyg/BgYrBg/yrbgyr/gbyrgb/rYgBrY r 5",
        "RbYg/gRyB/YbRg/bGrY r 5",
    ]
    for text in texts:
        position = Position.parse(text)
        buttons = sorted(position.buttons)
        for count in range(1, min(5, len(buttons)) + 1):
            found = best_placement(position, count)
            assert len(set(found.cells)) == count and set(found.cells) <= set(buttons)
            every = [
                missing_stars(position.size, position.star_mask | position.grid.mask_of(cells))
                for cells in combinations(buttons, count)
            ]
            assert found.missing == min(every)


def test_a_line_that_is_given_up_is_told_apart_from_the_sum() -> None:
    # Four stars of a row lie there, and a button on the fifth space of it.
    game = played(1, 2, RandomBot, moves=40, layout="rbygrb/gyrbyg/bgyrbg/yrbgyr/gbyrgb/rygbry")
    for decision in review_of(game).decisions:
        if decision.kind == STARS:
            assert decision.apart and isinstance(decision.choice, Placement)
            assert decision.cost == int(decision.cost)
    assert missing_stars(6, 0b001111) == 1


def test_a_placement_costs_the_stars_that_a_line_then_needs_more() -> None:
    game = Game.start(["Ada", "Bo"], ["rbygrb/gyrbyg/bgyrbg/yrbgyr/gbyrgb/rygbry"] * 2, seed=1)
    # Four stars of a row lie there, and a button on the fifth space of it.
    game = game._changed(to_move=0, star_masks=(0b1111, 0), button_masks=(1 << 4 | 1 << 14, 0))
    costs = [placement(game, PlaceStars([cell]), 7).cost for cell in ((1, 5), (3, 3))]
    assert costs == [0, 1]
    both = placement(game, PlaceStars([(1, 5), (3, 3)]), 7)
    assert (both.cost, both.forced, both.apart, both.ply) == (0, True, True, 7)


# What it is given


@pytest.mark.parametrize(
    ("given", "seat", "says"),
    [
        ("BUTTONS\nseed: one", 0, "Game.parse"),
        (SimpleNamespace(game=None), 0, r"write play\(...\).game for a table"),
        (None, 0, "a review looks at a Game, not at None"),
        (Game.start(["Ada", "Bo"], seed=1), "Cy", "nobody sits at 'Cy': the players are 'Ada', 'Bo'"),
        (Game.start(["Ada", "Bo"], seed=1), 2, "nobody sits at 2"),
        (Game.start(["Ada", "Bo"], seed=1), True, "nobody sits at True"),
    ],
)
def test_what_cannot_be_reviewed_is_refused_in_words(given: object, seat: object, says: str) -> None:
    with pytest.raises(GameError, match=says):
        review_of(given, seat)  # type: ignore[arg-type]


def test_a_game_without_a_move_or_with_one() -> None:
    game = Game.start(["Ada"], [SMALL], seed=1)
    nothing = review_of(game)
    assert (nothing.rounds, nothing.result, nothing.error_rate, nothing.round_cost) == ((), 0, None, None)
    one = review_of(game.play(Roll()))
    assert one.result == one.start > 0 and [decision.forced for decision in one.decisions] == [True]
    assert not one.is_over and one.round_cost is None


def test_what_is_given_up_in_a_round_is_the_mean_of_the_rounds_that_are_over() -> None:
    game = played(2, 3, lambda number: CautiousBot(seed=number), moves=150)
    review = review_of(game)
    over = [each for each in review.rounds if each.over]
    costs = [sum(one.cost for one in each.decisions if not one.apart) for each in over]
    assert len(over) > 2 and review.round_cost == pytest.approx(sum(costs) / len(over)) and any(costs)


def test_a_game_from_a_text_or_a_code_has_the_same_review() -> None:
    game = played(2, 4, RandomBot, moves=60)
    review = review_of(game, "Bo")
    assert review_of(Game.parse(str(game)), 1) == review
    assert review_of(game_from_code(code_of(game)), 1) == review
    assert review_of(game.seen_by(0), 1) == review


def test_it_can_be_watched_and_ended() -> None:
    game = played(2, 4, RandomBot, moves=80)
    shares: list[float] = []
    review_of(game, 0, watch=shares.append)
    assert shares == sorted(shares) and shares[0] >= 0 and shares[-1] == pytest.approx(1)

    def stop(_share: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        review_of(game, 0, watch=stop)


@pytest.mark.parametrize("players", [1, 3])
def test_a_review_needs_the_worths_of_the_boards_that_came_up_only(players: int) -> None:
    game = played(players, 3, lambda seed: CautiousBot(4, seed=seed), moves=40)
    first = RoundStates(1, 0, states_of(game), Assumptions())
    every, own = first.values(), first.own_values()
    assert first.reviewed(own) == first.reviewed(every)
    with pytest.raises(AssertionError, match="nobody has said"):
        own.worth(game.at(0).position(0).lay((1, 1)).lay((2, 2)).lay((3, 3)).lay((4, 4)).lay((1, 3)).lay((3, 1)))


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("buttons_widgets.kit.analysis.compiling.COMPILES", False)
    with pytest.raises(MissingPackageError, match="numba"):
        review_of(Game.start(["Ada", "Bo"], seed=1).play(Roll()))
