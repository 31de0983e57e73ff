"""What the themes have in common: cells as people and programs give them."""

from itertools import count, repeat

import pytest

from buttons_widgets.buttons.kind import load_pack
from buttons_widgets.buttons.puzzles.board_puzzle import read_cells
from buttons_widgets.buttons.rules.position import Position
from buttons_widgets.kit.rules.errors import GameError

BOARD = Position.parse("rby/gry/ybg r 5")


def test_cells_may_come_in_any_form() -> None:
    wanted = ((1, 1), (3, 2))
    for answer in (" 1-1   3-2\n", ["1-1", "3-2"], [(1, 1), [3, 2]], iter(wanted), {(1, 1): 0, (3, 2): 0}):
        assert read_cells(answer, BOARD) == wanted
    assert read_cells((3, 2), BOARD) == read_cells([3, 2], BOARD) == read_cells("3-2", BOARD) == ((3, 2),)


@pytest.mark.parametrize("endless", [repeat((1, 1)), count(), ["1-1"] * 10_000_000, "1-1 " * 1_000_000])
def test_no_more_is_read_than_a_board_can_hold(endless: object) -> None:
    with pytest.raises(GameError):
        read_cells(endless, BOARD)


@pytest.mark.parametrize("pack", ["most", "colours", "numbers", "known_dice", "stars"])
def test_an_endless_answer_is_refused(pack: str) -> None:
    puzzle = load_pack(pack)[0]
    for answer in (repeat((1, 1)), "1-1 " * 1_000_000, "x" * 1_000_000):
        with pytest.raises(GameError):
            puzzle.judge(answer)
