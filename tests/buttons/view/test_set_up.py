"""Setting up a board by clicking."""

import pytest

from buttons_widgets import Position
from buttons_widgets.buttons.view.set_up import BUTTON, STAR, Refused, SetUp

START = Position.parse("rbygrb/gyRbyg/bgyrbG/yr*byg/gbYrgb/rygbry r 5")
FOUR_STARS = Position.parse("****yg/" + "/".join(["rbygrb"] * 5) + " - 5")
ELEVEN_STARS = Position.parse("****yg/****rb/***grb/" + "/".join(["rbygrb"] * 3) + " - 5")


def rows(set_up: SetUp | Refused) -> str:
    assert isinstance(set_up, SetUp)
    return str(set_up.position)


@pytest.mark.parametrize(
    ("position", "cell", "tool", "why"),
    [
        (START, (1, 3), BUTTON, "why-beside"),
        (START, (4, 3), BUTTON, "why-star"),
        (START, (2, 3), STAR, "why-button"),
        (START, (4, 3), STAR, "why-colour-unknown"),
        (FOUR_STARS, (1, 5), STAR, "why-line-ends"),
        (ELEVEN_STARS, (6, 6), STAR, "why-twelve-end"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(
    position: Position, cell: tuple[int, int], tool: str, why: str
) -> None:
    assert SetUp.of(position).clicked(cell, tool) == Refused(why)


def test_a_click_lays_and_another_takes_away() -> None:
    board = SetUp.of(START)
    for tool in (BUTTON, STAR):
        there = board.clicked((1, 1), tool)
        assert rows(there) != rows(board)
        assert isinstance(there, SetUp)
        assert there.clicked((1, 1), tool) == board


def test_under_a_star_is_the_colour_that_was_seen_or_printed_there() -> None:
    board = SetUp.of(START).clicked((4, 3), "g")
    assert rows(board) == str(START).replace("yr*byg", "yrgbyg")
    assert isinstance(board, SetUp)
    starred = board.clicked((4, 3), STAR)
    assert rows(starred) == str(START)
    assert isinstance(starred, SetUp)
    assert starred.clicked((4, 3), STAR) == board


def test_a_colour_can_be_printed_under_a_button_too() -> None:
    board = SetUp.of(START).clicked((2, 3), "b")
    assert rows(board) == str(START).replace("gyRbyg", "gyBbyg")
