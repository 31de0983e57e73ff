"""Histories: shared, immutable, and as long as anybody likes."""

import copy
import gc
import pickle
import sys
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.kit.rules.history import History

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
    assert shared == History(one)
    assert hash(shared) == hash(History(one))
    assert (History(one) == History(other)) == (one == other)
    assert History(one) != tuple(one)
    for twin in (pickle.loads(pickle.dumps(shared)), copy.copy(shared), copy.deepcopy(shared)):
        assert (twin, twin.moves, hash(twin)) == (shared, tuple(one), hash(shared))


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
