"""The answers of lesson 1, found in a second way: by trying every pattern of buttons."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import nbformat
import pytest

from buttons_widgets import LAYOUTS, count_positions
from buttons_widgets.kit.classroom.passport import Passport, Stamp
from buttons_widgets.kit.exercises.exercise import Exercise
from buttons_widgets.kit.exercises.student_session import StudentSession
from buttons_widgets.lessons.arrangements import arrangements, growth, pairs, rows, small_board
from buttons_widgets.lessons.course import COURSE
from buttons_widgets.lessons.lesson_1 import (
    AsManyAsFit,
    FullWithFew,
    HowMany,
    MiddleRow,
    MostOnOdd,
    OneRow,
    Pieces,
    RealBoard,
    RowsBelow,
    WhyNotMultiply,
)
from tests.lessons.student import shipped

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
    told = WhyNotMultiply("").values(WORDS)
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
        assert 9 <= one.right <= 50 and len({one.right, *one.mistakes().values()}) == 6
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


@pytest.mark.parametrize(
    ("kind", "typed", "mistake"),
    [
        (OneRow, "7", "empty-left-out"),
        (OneRow, " 16 ", "neighbours"),
        (MiddleRow, "27", "three-rows"),
        (MiddleRow, "15", "one-side"),
        (MiddleRow, "25", "all-rows"),
        (Pieces, "9", "nothing-more"),
        (Pieces, "16", "neighbours"),
        (Pieces, "4", "two-each"),
        (MostOnOdd, "12", "one-left-over"),
        (MostOnOdd, "9", "corners"),
    ],
)
def test_what_people_type_is_told_as_what_it_is(kind: type[Exercise], typed: str, mistake: str) -> None:
    assert kind("").mark(typed, WORDS).mistake == mistake


@pytest.mark.parametrize("half", ["12.5", "12,5", "25/2", "12 1/2"])
def test_whoever_halves_the_spaces_is_told_to_decide(half: str) -> None:
    marked = MostOnOdd("").mark(half, WORDS)
    assert marked.state == "no answer" and "Half of 25 is 12.5" in marked.why
    assert "no half button" not in MostOnOdd("").mark("13.5", WORDS).why


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
        ("1 to 100000000", "It is in your range"),
        ("100 to 1000", "times as large"),
        ("0", "at least one"),
        ("10", "560,000 times as large"),
    ],
)
def test_the_guess_is_compared_by_factors(guess: str, said: str) -> None:
    asked = HowMany("")
    assert said in RealBoard("").compared(asked, guess, WORDS)


def test_the_passport_shows_what_is_right_though_it_was_chosen(tmp_path: Path) -> None:
    session = StudentSession(COURSE, tmp_path)
    for kind, answer in ((HowMany, "100 to 200"), (RealBoard, RealBoard("").model_answer(WORDS))):
        session.give(session.exercise(kind.number), answer, WORDS)
    assert Passport(session, WORDS).stamps == (Stamp("1.1", "100 to 200", "about 5,500,000", False),)


def test_the_numbers_of_the_notebook() -> None:
    prose = "\n".join(cell.source for cell in nbformat.read(shipped(COURSE.lesson(1)), 4).cells)
    assert [len(every(1, spaces)) for spaces in (1, 2, 3, 4, 5, 6)] == [2, 3, 5, 8, 13, 21]
    assert "The sequence begins 2, 3, 5." in prose and "5 · 5 · 5 = 125 boards" in prose
    assert len(every(3, 3)) == 63 == 5 * 5 + 3 * 3 + 4 * 4 + 3 * 3 + 2 * 2 and "63, and nothing was drawn!" in prose
    assert "there are only half as many as Mia says." in prose and 63 < 125 < 2 * 63 == 126
    assert "six numbers" in prose and len({sum(map(sum, board)) for board in every(3, 3)}) == 6
    assert len(every(4, 4)) == 1234
    assert "Eighteen pairs; and eighteen buttons do fit." in prose and "with 18 buttons" in pairs(6).title
    days = count_positions(LAYOUTS["A"]) / (24 * 60 * 60)
    assert "more than two months" in prose and 2 * 30 < days < 3 * 30


def test_a_picture_of_all_boards_is_narrow_enough_for_a_phone() -> None:
    """A button is told from a space where the picture is shrunk to the 300 pixels that a page of 400 leaves it."""
    width, *_ = re.findall(r'width="([\d.]+)"', arrangements(3).svg)
    radius, *_ = re.findall(r'r="([\d.]+)"', arrangements(3).svg)
    assert 2 * float(radius) * 300 / float(width) > 5


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
