"""The lattice of positions: counts from an independent source, ranks, and what stars and buttons take away."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.analysis.lattice import Lattice, count_positions, count_positions_by_buttons
from buttons_widgets.buttons.rules.layout import LAYOUTS, Layout
from buttons_widgets.buttons.rules.position import Position

INDEPENDENT_SETS = {1: 2, 2: 7, 3: 63, 4: 1234, 5: 55447, 6: 5598861}
"""Of the n×n grid: sequence A006506 of the On-Line Encyclopedia of Integer Sequences."""


def is_independent(mask: int, size: int) -> bool:
    cells = [(row, col) for row, col in product(range(size), repeat=2) if mask >> row * size + col & 1]
    return all(abs(a - c) + abs(b - d) != 1 for a, b in cells for c, d in cells)


@st.composite
def lattices(draw: st.DrawFn) -> Lattice:
    size = draw(st.integers(1, 6))
    return Lattice(size, draw(st.integers(0, (1 << size * size) - 1)))


@pytest.mark.parametrize("size", INDEPENDENT_SETS)
def test_there_are_as_many_sets_as_are_known(size: int) -> None:
    lattice = Lattice(size, (1 << size * size) - 1)
    assert lattice.total == sum(lattice.counts) == INDEPENDENT_SETS[size]


@pytest.mark.parametrize("size", range(3, 7))
def test_a_layout_has_as_many_positions_as_are_known(size: int) -> None:
    layout = Layout("r" * size * size)
    assert count_positions(layout) == count_positions(Position.of(layout)) == INDEPENDENT_SETS[size]


def test_eighteen_buttons_can_be_laid_in_two_ways() -> None:
    counts = count_positions_by_buttons(LAYOUTS["A"])
    assert len(counts) == 19
    assert counts[:3] == (1, 36, 36 * 35 // 2 - 60)  # any, and any two that are none of the 60 pairs of neighbours
    assert counts[18] == 2


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_small_boards_by_going_through_every_mask(size: int) -> None:
    rng = random.Random(size)
    for _ in range(10):
        free = rng.randrange(1 << size * size)
        lattice = Lattice(size, free)
        sets = [mask for mask in range(1 << size * size) if not mask & ~free and is_independent(mask, size)]
        assert sorted(lattice.unrank(rank) for rank in range(lattice.total)) == sets
        assert sorted(lattice.rank(mask) for mask in sets) == list(range(lattice.total))
        assert list(lattice.counts) == [
            sum(mask.bit_count() == buttons for mask in sets) for buttons in range(len(lattice.counts))
        ]


@given(lattices(), st.data())
def test_ranks_and_sets_are_inverse_and_more_buttons_rank_later(lattice: Lattice, data: st.DataObject) -> None:
    rank = data.draw(st.integers(0, lattice.total - 1))
    buttons = lattice.unrank(rank)
    assert lattice.rank(buttons) == rank
    assert is_independent(buttons, lattice.size)
    assert not buttons & ~lattice.free
    for bit in range(lattice.size**2):
        more = buttons | 1 << bit
        if more != buttons and not more & ~lattice.free and is_independent(more, lattice.size):
            assert lattice.rank(more) > rank


@given(lattices())
def test_the_sets_are_numbered_from_none_to_the_last(lattice: Lattice) -> None:
    assert lattice.unrank(0) == 0
    assert lattice.rank(lattice.unrank(lattice.total - 1)) == lattice.total - 1


def test_from_a_position_only_what_can_still_be_laid_counts() -> None:
    position = Position.parse("rbyg/gy*b/bgyr/yRby r 5")
    laid = position.button_mask
    without = Lattice(4, (1 << 16) - 1 & ~position.star_mask)
    supersets = [rank for rank in range(without.total) if without.unrank(rank) & laid == laid]
    assert count_positions(position) == len(supersets)
    assert count_positions_by_buttons(position)[:2] == (0, 1)
    assert sum(count_positions_by_buttons(position)) == count_positions(position)
    assert count_positions(position.lay((1, 1))) < count_positions(position)


@pytest.mark.parametrize(
    ("ask", "named"),
    [
        (lambda: Lattice(0, 0), "0 rows"),
        (lambda: Lattice(2, 16), "2 rows"),
        (lambda: Lattice(2, 15).rank(0b0011), "not an independent set"),
        (lambda: Lattice(2, 0b0111).rank(0b1000), "not an independent set"),
        (lambda: Lattice(2, 15).rank(1 << 5), "not on a board of 2 rows"),
        (lambda: Lattice(2, 15).unrank(7), "no set 7"),
        (lambda: Lattice(2, 15).unrank(-1), "no set -1"),
        (lambda: count_positions("rby/gry"), "'rby/gry' has 2"),
        (lambda: count_positions(None), "a board is a position, a layout, .*, or the text of one, not None"),
        (lambda: Lattice(3.0, 0), "not 3.0"),
        (lambda: Lattice(3, "x"), "not 'x'"),
        (lambda: Lattice(3, 1 << 100_000), "an integer of 100001 bits"),
    ],
)
def test_bad_input_is_named(ask, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        ask()


def test_the_text_of_a_board_will_do() -> None:
    assert count_positions("rby/gry/ybg") == count_positions(Layout.parse("rby/gry/ybg")) == 63
    assert count_positions("rby/gRy/ybg r 5") == 16
    assert count_positions("a") == count_positions(LAYOUTS["A"])
