"""Boards on paper: what is written on them, and that they can be read without colour."""

from itertools import pairwise

import pytest

from buttons_widgets.buttons.cells import COLOURS
from buttons_widgets.buttons.drawing.board_view import BoardView
from buttons_widgets.buttons.drawing.printed import INK, SYMBOLS, printed_board, printed_side
from buttons_widgets.buttons.rules.layout import LAYOUTS


def grey(colour: str) -> float:
    """How light a colour is for a printer without colours, 0 to 255 (ITU-R BT.601)."""
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def test_the_four_colours_are_four_greys() -> None:
    greys = sorted(grey(INK[colour]) for colour in COLOURS)
    assert min(lighter - darker for darker, lighter in pairwise(greys)) > 25
    assert len({SYMBOLS[colour].replace(INK[colour], "") for colour in COLOURS}) == 4


@pytest.mark.parametrize("side", LAYOUTS)
def test_every_space_has_its_name_and_the_letter_of_its_colour(side: str) -> None:
    markup = printed_board(LAYOUTS[side].view(), 25)
    spaces = markup.split("<g transform=")
    for row in range(1, 7):
        for column in range(1, 7):
            (space,) = (space for space in spaces if f">{row}-{column}<" in space)
            assert f">{LAYOUTS[side].colour_at((row, column))}<" in space
            assert f'bw-symbol bw-{LAYOUTS[side].colour_at((row, column))}"' in space


def test_stars_hide_the_colour_and_buttons_do_not() -> None:
    markup = printed_board(BoardView(3, "rbygrbygr", buttons=[(1, 1)], stars=[(2, 2)]), 25)
    assert (markup.count("bw-symbol"), markup.count("bw-star"), markup.count("bw-laid")) == (8, 1, 1)


def test_a_board_without_colours_has_names_only() -> None:
    markup = printed_board(4, 22)
    assert "bw-symbol" not in markup
    assert [f">{row}-{column}<" in markup for row in range(1, 5) for column in range(1, 5)] == [True] * 16
    assert ">1-1<" not in printed_board(4, 8)  # too small to be read


def test_a_space_takes_a_button_of_20_mm() -> None:
    assert printed_side(6, 25) < 190  # what a printer reaches on A4
    assert 58 / 64 * 22 > 19.9


@pytest.mark.parametrize("size", [2, 7, True, None, "3"])
def test_a_size_that_there_is_not_is_refused(size: object) -> None:
    with pytest.raises(ValueError, match="a board has 3 to 6 spaces a side"):
        printed_board(size, 25)  # type: ignore[arg-type]
