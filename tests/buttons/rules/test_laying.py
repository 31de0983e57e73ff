"""The laying rule, compared with one that looks at the neighbours of each space by itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from buttons_widgets.buttons.rules.grid import grid
from buttons_widgets.buttons.rules.laying import Obstacle, legal_mask, obstacle


@pytest.mark.parametrize("size", [3, 4, 5, 6])
@given(data=st.data())
def test_a_button_goes_where_nothing_lies_and_no_button_is_beside(size: int, data: st.DataObject) -> None:
    board = grid(size)
    cells = st.sets(st.sampled_from(board.cells), max_size=size)
    buttons = data.draw(cells)
    stars = data.draw(cells) - buttons
    masks = board.mask_of(buttons), board.mask_of(stars)
    legal = set(board.cells_of(legal_mask(board, *masks)))
    for row, col in board.cells:
        beside = {(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
        if (row, col) in buttons:
            expected = Obstacle.BUTTON
        elif (row, col) in stars:
            expected = Obstacle.STAR
        else:
            expected = Obstacle.BESIDE if beside & buttons else None
        assert obstacle(board, *masks, board.bit((row, col))) is expected
        assert ((row, col) in legal) == (expected is None)
