"""Histories: shared, immutable, and as long as anybody likes."""

import copy
import gc
import pickle
import sys
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.errors import GameError, IllegalMove
from buttons_widgets.kit.rules.history import (
    History,
    ends_of_rounds,
    round_has_just_begun,
    states_of,
    states_of_round,
)
from tests.nim import Fall, Nim, Take

LONG = 100_000


def test_a_longer_history_leaves_the_shorter_one_as_it_is() -> None:
    empty: History[str] = History()
    one = empty.add("a")
    left, right = one.add("b"), one.add("c")
    assert [history.moves for history in (empty, one, left, right)] == [(), ("a",), ("a", "b"), ("a", "c")]
    assert [history.last_move for history in (empty, one, left, right)] == [None, "a", "b", "c"]
    assert [history.ply for history in (empty, one, left, right)] == [0, 1, 2, 2]
    assert (list(left), len(left), repr(left)) == (["a", "b"], 2, "<History of 2 moves>")


@pytest.mark.parametrize("name", ["moves", "last_move", "ply", "anything"])
def test_a_history_cannot_be_changed(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(History("ab"), name, ())


@given(st.lists(st.integers(0, 3)), st.lists(st.integers(0, 3)), st.integers(0, 5))
def test_histories_are_equal_if_their_moves_are(one: list[int], other: list[int], common: int) -> None:
    start: History[int] = History(one[:common])
    shared = start
    for move in one[common:]:
        shared = shared.add(move)
    assert shared == shared and shared == History(one)
    assert hash(shared) == hash(History(one))
    assert (History(one) == History(other)) == (one == other)
    assert History(one) != tuple(one)
    for twin in (pickle.loads(pickle.dumps(shared)), copy.copy(shared), copy.deepcopy(shared)):
        assert (twin, twin.moves, hash(twin)) == (shared, tuple(one), hash(shared))


def test_histories_that_end_in_other_moves_have_other_hashes() -> None:
    # A set of states would be slow otherwise.
    assert len({hash(History([1, move, 2])) for move in range(100)}) > 90


def test_a_very_long_history_needs_no_recursion() -> None:
    assert sys.getrecursionlimit() < LONG // 10
    one, other = History(range(LONG)), History(range(LONG))
    assert one == other
    assert one != other.add(0)
    assert History([1, *range(1, LONG)]) != one
    assert hash(one) == hash(other)
    assert len(one.moves) == one.ply == LONG
    assert copy.deepcopy(one) is one
    assert pickle.loads(pickle.dumps(one)) == one
    del one, other  # giving the memory back must not recurse either
    gc.collect()


def test_states_of_one_game_share_their_moves() -> None:
    tracemalloc.start()
    try:
        histories: list[History[int]] = [History()]
        for _ in range(5_000):
            histories.append(histories[-1].add(0))
        used, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    # A link has three fields. Tuples would take 8 bytes for each of 12.5 million places.
    assert used < 5_000 * 200


# What a game gives because it keeps its moves

NIM = Nim.start(["Ada", "Bo"], "a seed")
MOVES = (Fall(2), Take(1, 2), Fall(3), Take(2, 3), Fall(1))


def test_a_game_with_a_history_knows_its_moves_and_goes_back_and_on() -> None:
    game = NIM.replay(MOVES)
    assert (game.moves, game.last_move, game.ply) == (MOVES, Fall(1), 5)
    assert (NIM.moves, NIM.last_move, NIM.ply) == ((), None, 0)
    for ply in range(6):
        assert game.at(ply) == NIM.replay(MOVES[:ply])
        assert game.at(ply).replay(MOVES[ply:]) == game
    with pytest.raises(IllegalMove):
        game.replay([Fall(1)])


@pytest.mark.parametrize("ply", [-1, 6, 2.0, True, "2", None])
def test_a_ply_that_the_game_has_not_is_refused(ply: int) -> None:
    with pytest.raises(GameError, match=r"the game has plies 0 to 5, not"):
        NIM.replay(MOVES).at(ply)


def test_the_states_of_a_game_are_those_that_led_to_it() -> None:
    game = NIM.replay(MOVES)
    assert states_of(game) == [game.at(ply) for ply in range(6)]
    assert states_of(NIM) == [NIM]


def test_rounds_end_where_the_next_one_begins_or_the_game_is_over() -> None:
    game = Nim.start(["Ada", "Bo"], 1, heaps=(1,), sides=1)  # each round is a roll and a take
    states = states_of(game.replay([Fall(1), Take(1, 1)] * 2))
    assert ends_of_rounds(states) == [states[0], states[2], states[4]]
    assert ends_of_rounds(states[:4]) == [states[0], states[2]] and ends_of_rounds(states[:1]) == [states[0]]
    assert [round_has_just_begun(states[: ply + 1]) for ply in range(5)] == [False, False, True, False, False]
    assert [round_has_just_begun(states[ply - 1 : ply + 1]) for ply in range(1, 5)] == [False, True, False, False]


def test_the_states_of_a_round_end_with_the_one_after_its_last_move() -> None:
    game = Nim.start(["Ada", "Bo"], 1, heaps=(2,), sides=1)  # each round is two rolls and two takes
    states = states_of(game.replay([Fall(1), Take(1, 1)] * 4))
    assert states_of_round(states, 1) == (0, states[:5])
    assert states_of_round(states, 2) == (4, states[4:])
    assert states_of_round(states[:3], 1) == (0, states[:3]), "it goes on"


def test_a_history_cannot_be_changed_by_whoever_holds_it() -> None:
    history = History(["one", "two"])
    for name in ("_before", "_last", "_ply", "other"):
        with pytest.raises(AttributeError, match="cannot be changed"):
            setattr(history, name, None)
    with pytest.raises(AttributeError, match="cannot be changed"):
        del history._last
    assert history.moves == ("one", "two")
