"""Matches of Button Up!: whose turn it is, who decides, when it ends; kept beside a second set of books."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from buttons_widgets.button_up import CHANCE, Deal, Game, GameError, IllegalMove, NotationError, PlayFirst, Sow
from buttons_widgets.button_up.rules.game import Reason
from buttons_widgets.button_up.rules.moves import Move, every_deal, parse_move
from buttons_widgets.kit.rules.game import Result
from buttons_widgets.kit.rules.history import states_of
from tests.button_up import plain
from tests.button_up.analysis.test_game_worths import match_of


@given(st.integers(0, 10**6), st.integers(1, 3))
@settings(deadline=None, max_examples=60)
def test_a_second_set_of_books_agrees(seed: int, army: int) -> None:
    """Points, who decides and who begins, kept by the rules page alone; the piles by the plain referee."""
    points, decider, beginner, lost_last = [0, 0], 1, 0, None
    game = Game.start(["Ada", "Bo"], 0, seed, army)
    chance = random.Random(seed)
    fought = 0
    while game.to_move is not None:
        assert max(points) < 15
        deal = game.chance_move()
        assert isinstance(deal, Deal)
        game = game.play(deal)
        if fought:
            assert game.to_move == decider
            is_first = chance.random() < 0.5
            game = game.play(next(move for move in game.legal_moves() if isinstance(move, PlayFirst) == is_first))
            beginner = decider if is_first else 1 - decider
        assert game.to_move == beginner
        state = plain.state_of(deal.letters, beginner)
        for sowing in range(3 * army - 1):
            assert game.to_move == state[1]
            # The plain referee counts places from 0.
            assert [move.place - 1 for move in game.legal_moves() if isinstance(move, Sow)] == plain.choices(state)
            place = chance.choice(plain.choices(state))
            state = plain.sown(state, place)
            game = game.play(Sow(place + 1))
            assert (len(game.battles) == fought + 1) == (sowing == 3 * army - 2)
        margin = plain.lead(state)
        fought += 1
        if margin:
            lost_last = 1 if margin > 0 else 0
            points[1 - lost_last] += abs(margin)
        if points[0] != points[1]:
            decider = 0 if points[0] < points[1] else 1
        elif lost_last is not None:
            decider = lost_last
        assert game.points == tuple(points)
    assert max(points) >= 15
    assert game.result == Result((points.index(max(points)),), Reason.POINTS)
    assert (game.legal_moves(), game.sowing, game.decider, game.to_move) == ((), None, None, None)
    for battle in game.battles:
        assert battle.winner == (0 if battle.margin > 0 else 1 if battle.margin < 0 else None)


@pytest.mark.parametrize("army", [1, 2, 3])
def test_every_circle_can_be_dealt_and_none_more_often_than_another(army: int) -> None:
    every_deal.cache_clear()  # worked out anew, by the code that is tested now
    chances = Game.start(["Ada", "Bo"], seed=1, army=army).chances()
    circles = sorted(set(permutations("rkw" * army)))
    assert [str(deal) for deal, _ in chances] == [f"deal {''.join(circle)}" for circle in circles]
    assert {chance for _, chance in chances} == {Fraction(1, len(circles))}


def test_without_a_seed_no_match_is_like_another() -> None:
    texts = {str(Game.start(["Ada", "Bo"])) for _ in range(3)}
    assert len(texts) == 3
    begins = {Game.start(["Ada", "Bo"], seed=seed).setup.first for seed in range(40)}
    assert begins == {0, 1}


def test_who_is_first_is_a_name_or_a_seat() -> None:
    names = ["Ada", "Bo Bo"]
    assert [Game.start(names, first).setup.first for first in ("Ada", " Bo  Bo ", 0, 1)] == [0, 1, 0, 1]
    with pytest.raises(GameError, match=r"^Ada \(seat 0\) or Bo Bo \(seat 1\) is first in battle 1, not 2$"):
        Game.start(names, 2)


def test_every_state_reads_back_and_can_be_gone_back_to() -> None:
    game = match_of(4)
    for ply, state in enumerate(states_of(game)):
        assert state.ply == ply
        assert Game.parse(str(state)) == state
        assert game.at(ply) == state


def moves_of_every_kind() -> list[object]:
    return [Sow(1), PlayFirst(), Deal("kkwwrkrwr"), Deal("rkw"), None, "sow 3", 3, object()]


@pytest.mark.parametrize("ply", [0, 1, 4, 9, 10])
def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(ply: int) -> None:
    state = match_of(2).at(ply)
    before = str(state)
    legal = state.legal_moves() if state.to_move is not CHANCE else (state.chance_move(),)
    for move in moves_of_every_kind():
        if move in legal or (isinstance(move, Deal) and state.to_move is CHANCE and len(move.letters) == 9):
            continue
        with pytest.raises((IllegalMove, GameError)):
            state.play(move)  # type: ignore[arg-type]
    assert str(state) == before


WHOLE = match_of(5)


@pytest.mark.parametrize("plies", [12, pytest.param(WHOLE.ply, marks=pytest.mark.thorough)])
@given(st.data())
@settings(deadline=None, max_examples=300)
def test_a_changed_text_is_another_match_or_refused(plies: int, data: st.DataObject) -> None:
    text = str(WHOLE.at(plies))
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 12)))
    text = (
        text[:start]
        + data.draw(st.text(max_size=8) | st.sampled_from(["sow 3", "first", "\n", "deal rkw"]))
        + text[end:]
    )
    try:
        game = Game.parse(text)
    except (NotationError, IllegalMove):
        return
    assert Game.parse(str(game)) == game


@given(st.text(max_size=30) | st.from_regex(r"(sow|deal|first|second) ?[0-9rkw]{0,10}", fullmatch=True))
def test_a_move_reads_back_or_is_refused(text: str) -> None:
    try:
        move: Move = parse_move(text)
    except (NotationError, GameError):
        return
    assert parse_move(str(move)) == move
