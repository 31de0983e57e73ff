"""Independent sets: counts that are published, and the same sets found in four ways."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.lattice import Lattice
from buttons_widgets.buttons.puzzles.independent import (
    checkerboard,
    is_independent,
    largest_sets,
    maximal_sets,
    pairing,
)
from buttons_widgets.buttons.rules.grid import grid

SOME_SPACES = st.integers(3, 6).flatmap(lambda size: st.tuples(st.just(size), st.integers(0, 2 ** (size * size) - 1)))


@pytest.mark.parametrize(("size", "count"), [(3, 10), (4, 42), (5, 358), (6, 4468)])
def test_as_many_full_arrangements_as_the_encyclopedia_of_integer_sequences_has(size: int, count: int) -> None:
    """Maximal independent sets of the n×n grid graph: A197054 has them."""
    board = grid(size)
    found = list(maximal_sets(board, board.all))
    assert len(found) == len(set(found)) == count


@given(SOME_SPACES)
def test_largest_sets_are_found_alike_by_listing_by_bounding_and_by_counting(spaces: tuple[int, int]) -> None:
    size, free = spaces
    board, lattice = grid(size), Lattice(size, free)
    every = list(maximal_sets(board, free))
    most = max(mask.bit_count() for mask in every)
    largest = [mask for mask in every if mask.bit_count() == most]
    assert pairing(board, free).most == most == len(lattice.counts) - 1
    assert lattice.counts[-1] == len(largest)
    bounded = list(largest_sets(board, free))
    assert sorted(bounded) == sorted(largest)
    assert board.cells_of(bounded[0]) == min(map(board.cells_of, largest))


@given(st.integers(0, 2**9 - 1))
def test_full_arrangements_are_those_to_which_nothing_can_be_added(free: int) -> None:
    board = grid(3)
    independent = [mask for mask in range(2**9) if not mask & ~free and is_independent(board, mask)]
    full = [one for one in independent if not any(one != other and one & other == one for other in independent)]
    assert sorted(maximal_sets(board, free)) == full


@given(SOME_SPACES)
def test_a_pairing_uses_each_space_once_and_joins_neighbours(spaces: tuple[int, int]) -> None:
    size, free = spaces
    board = grid(size)
    found = pairing(board, free)
    bits = [bit for pair in found.pairs for bit in pair] + list(found.single)
    assert sum(1 << bit for bit in bits) == free
    assert len(bits) == free.bit_count()
    assert all(board.neighbours[one] >> other & 1 for one, other in found.pairs)


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_no_two_spaces_of_a_shade_are_neighbours(size: int) -> None:
    board = grid(size)
    dark = checkerboard(board)
    assert is_independent(board, dark)
    assert is_independent(board, board.all & ~dark)
    assert all(not is_independent(board, 1 << a | 1 << b) for a, b in combinations(range(size), 2) if b == a + 1)
