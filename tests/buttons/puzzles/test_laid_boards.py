"""Boards that play by the rules leads to."""

from random import Random

import pytest

from buttons_widgets.buttons.puzzles.laid_boards import random_board, random_buttons, random_layout
from buttons_widgets.buttons.rules.ending import line_in
from buttons_widgets.buttons.rules.layout import LAYOUTS
from buttons_widgets.buttons.rules.position import Position


@pytest.mark.parametrize("size", [4, 5, 6])
def test_a_board_has_the_stars_asked_for_no_line_of_five_and_reads_back(size: int) -> None:
    random = Random(size)
    for _ in range(50):
        stars = random.randint(0, size + 5 if size > 4 else 5)
        board = random_board(random, size, stars=stars, buttons=3, cards=2)
        assert len(board.stars) == stars
        assert not line_in(size, board.star_mask)
        assert len(board.buttons) == 3 or not board.legal_cells()
        assert len(board.cards) == 2
        assert Position.parse(str(board)) == board


def test_a_full_layout_is_one_of_the_sides_turned() -> None:
    sides = frozenset().union(*(layout.variants() for layout in LAYOUTS.values()))
    assert all(str(random_layout(Random(seed), 6)) in sides for seed in range(20))


def test_buttons_are_laid_until_none_finds_room() -> None:
    full = random_buttons(Position(random_layout(Random(2), 4).letters), Random(3), 99)
    assert not full.legal_cells()
