"""The answers of lesson 1, found in a second way: by trying every pattern of buttons."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from buttons_widgets import LAYOUTS, count_positions
from buttons_widgets.lessons.arrangements import growth, pairs, rows, small_board
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_1 import (
    AsManyAsFit,
    FullWithFew,
    HowMany,
    MiddleRow,
    MostOnOdd,
    NotIndependent,
    OneRow,
    Pieces,
    RealBoard,
    RowsBelow,
)

STUDENTS = ["", *(f"student {number}" for number in range(200))]
WORDS = COURSE.words(1, "en")
Pattern = tuple[tuple[int, ...], ...]


def allowed(pattern: Pattern) -> bool:
    """Whether no two buttons (1) are neighbours."""
    cells = {(row, col) for row, line in enumerate(pattern) for col, button in enumerate(line) if button}
    return not any((row + 1, col) in cells or (row, col + 1) in cells for row, col in cells)


@cache
def every(height: int, width: int) -> tuple[Pattern, ...]:
    return tuple(filter(allowed, product(product((0, 1), repeat=width), repeat=height)))


@pytest.mark.parametrize("spaces", [4, 5, 6])
def test_a_row(spaces: int) -> None:
    asked = next(one for one in map(OneRow, STUDENTS) if one.spaces == spaces)
    assert asked.right == len(every(1, spaces)) == rows(spaces).svg.count("<rect") - 1


def test_how_many_of_mias_boards_have_neighbours() -> None:
    row_wise = list(product((row for (row,) in every(1, 3)), repeat=3))
    touching = sum(not allowed(board) for board in row_wise)
    told = NotIndependent("").values(WORDS)
    assert (told["product"], told["boards"], told["touching"]) == (len(row_wise), len(every(3, 3)), touching)


@pytest.mark.parametrize("student", ["", "Ada", "Bo", "Cy", "Di", "Eve", "Flo"])
def test_rows_below_and_the_row_in_the_middle(student: str) -> None:
    rows_of_three = {"none": (0, 0, 0), "left": (1, 0, 0), "middle": (0, 1, 0), "right": (0, 0, 1), "ends": (1, 0, 1)}
    below, middle = RowsBelow(student), MiddleRow(student)
    above = rows_of_three[below.above]
    assert set(below.right) == {name for name, row in rows_of_three.items() if allowed((above, row))}
    assert middle.right == sum(board[1] == rows_of_three[middle.middle] for board in every(3, 3))


def test_whoever_chooses_a_row_that_touches_hears_so_whatever_else_was_chosen() -> None:
    marked = RowsBelow("").mark("none middle left", WORDS)  # left lies below left; right is missing
    assert (marked.mistake, round(marked.credit, 2)) == ("under-a-button", 0.33)


def test_boards_in_pieces_are_fair_questions() -> None:
    asked = [Pieces(student) for student in STUDENTS]
    for one in asked:
        buttons = {(row - 1, col - 1) for row, col in one.position.buttons}
        more = [board for board in every(4, 4) if all(board[row][col] for row, col in buttons)]
        assert one.right == len(more)
        assert 9 <= one.right <= 50 and len({one.right, *one.mistakes().values()}) == 5
    assert len({one.right for one in asked}) >= 5 and len({one.position for one in asked}) >= 80


def test_as_many_as_fit_beside_two_buttons() -> None:
    boards = [
        ({(row + 1, col + 1) for row, line in enumerate(board) for col, button in enumerate(line) if button})
        for board in every(4, 4)
    ]
    for student in STUDENTS[:40]:
        asked = AsManyAsFit(student)
        both = set(asked.position.buttons)
        assert asked.most == max(len(board) for board in boards if both <= board) - 2
        assert asked.mark(" ".join(asked.mistakes()["full-is-not-most"].split()), WORDS).mistake == "full-is-not-most"


def test_most_on_a_board_with_an_odd_number_of_spaces() -> None:
    asked = {(one.rows, one.columns): one for one in map(MostOnOdd, STUDENTS)}
    assert set(asked) == {(3, 5), (3, 7), (5, 5), (5, 7), (7, 7)}
    for (height, width), one in asked.items():
        if height * width <= 15:
            assert one.right == max(sum(map(sum, board)) for board in every(height, width))
        # The chessboard shows that so many fit, and the pairs that no more do.
        assert one.right == sum((row + col) % 2 == 0 for row in range(height) for col in range(width))
        assert one.right == height * width - height * width // 2
        assert len({one.right, *one.mistakes().values()}) == 5


def test_the_real_board() -> None:
    asked = RealBoard("")
    assert asked.total == count_positions(LAYOUTS["A"]) == 5_598_861
    assert asked.right == "growing-factor"
    told = asked.values(WORDS)
    # A006506 in the On-Line Encyclopedia of Integer Sequences
    assert (told["three"], told["four"], told["five"], told["total"]) == (63, 1234, 55447, 5598861)


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        ("36", "160,000 times as large"),
        ("68,719,476,736", "12,000 times smaller"),
        ("4 000 000", "What a guess"),
        ("0", "at least one"),
        ("10", "560,000 times as large"),
    ],
)
def test_the_guess_is_compared_by_factors(guess: str, said: str) -> None:
    asked = HowMany("")
    assert said in RealBoard("").compared(asked, asked.read(guess), WORDS)


def test_a_board_that_is_full_with_few_is_kept_and_others_are_told() -> None:
    asked = FullWithFew("")
    model = asked.model_answer(WORDS)
    assert len(model.split()) == asked.values(WORDS)["fewest"] == 10
    assert "10 buttons" in asked.mark(model, WORDS).why
    assert "not full" in asked.mark(model.split()[1:], WORDS).why
    assert "neighbours" in asked.mark(f"{model} 1-1 1-2 2-1", WORDS).why
    # A random full board is kept as well, and nine buttons never fill a board.
    random, position = Random(1), asked.position
    for _ in range(300):
        board = position
        while cells := board.legal_cells():
            board = board.lay(random.choice(cells))
        places = [f"{row}-{col}" for row, col in board.buttons]
        assert asked.mark(places, WORDS).state == "to read" and len(places) >= 10


def test_a_row_of_the_full_board_is_refused_at_the_click() -> None:
    asked: Any = FullWithFew("")
    assert "button" in asked.pick("1-1", "1-2", WORDS).text


def test_pictures_refuse_sizes_that_they_cannot_show() -> None:
    for picture, size in ((rows, 7), (growth, 0), (pairs, 2), (rows, True), (growth, "3")):
        with pytest.raises(ValueError, match="not"):
            picture(size)  # type: ignore[operator]
    assert small_board(2, 3, 0b100_010, 0, 0).count("<circle") == 2
